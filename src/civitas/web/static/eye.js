// The eye over the board: zoom and pan by wheel, drag, pinch, buttons and keys.
const FARTHEST = 1;
const NEAREST = 8;
const byId = (id) => document.getElementById(id);
const eye = { x: 0, y: 0, scale: 1 };
let rest = { ...eye }; // where the eye is at home
let aimed = { ...eye }; // and where the page shows it
let framed = null; // what it was led to, until somebody moves it
const fingers = new Map();
let moved = 0;

// Was the pointer dragged since it came down? Then a click is no click.
export const dragged = () => moved > 8;

// Is it close enough that coming nearer would not help?
const NEAR = 2.4;
export const near = () => eye.scale >= NEAR;

export const FINGER = 32; // pixels: what is smaller cannot be tapped

// The names of a map are laid out for six distances; shown are those that are legible at this one.
const ZOOMS = { remote: 0.33, afar: 0.4, far: 0.6, amid: 0.75, mid: 1, near: 2 };
const FIGURES = { blurred: 0.375, distant: ZOOMS.far }; // and figures, large ones and others, from here on
const LEAST = 12.2; // pixels
const CLOSE = 18;
const COVERED = 40; // square pixels of a name

function read() {
  document.querySelectorAll("#sheets .names").forEach((names) => {
    const { clientWidth, clientHeight, viewBox } = names.ownerSVGElement;
    const { width, height } = viewBox.baseVal;
    const pixels = eye.scale * Math.min(clientWidth / width, clientHeight / height);
    const zoom = Object.keys(ZOOMS).findLast((zoom) => pixels >= ZOOMS[zoom]) ?? "none";
    if (names.dataset.zoom !== zoom) tidy();
    names.dataset.zoom = zoom;
    for (const [far, least] of Object.entries(FIGURES)) {
      names.ownerSVGElement.classList.toggle(far, pixels < least);
    }
    grow(names.ownerSVGElement, names.dataset.figures * pixels, pixels >= FIGURES.distant);
  });
}

// A name gives way to what lies where it stands; who comes nearer sees both.
let untidy = false;

export function tidy() {
  if (untidy) return;
  untidy = true;
  requestAnimationFrame(() => {
    untidy = false;
    document.querySelectorAll("#sheets .names").forEach(giveWay);
  });
}

function giveWay(names) {
  const lying = names.ownerSVGElement.querySelectorAll(".pieces :is(rect, circle, path, use)");
  const boxes = [...lying].map((piece) => piece.getBoundingClientRect()).filter((box) => box.width);
  const shown = [...names.querySelectorAll(`.zoom-${names.dataset.zoom} > *`)];
  const covered = shown.map((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const air = (bottom - top) / 6; // letters are not as high as their line
    return boxes.some((box) => {
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom - air, box.bottom) - Math.max(top + air, box.top);
      return wide > 0 && high > 0 && wide * high > COVERED;
    });
  });
  shown.forEach((name, n) => name.classList.toggle("aside", covered[n]));
}

// Tokens with figures in type that would be too small are larger, as soon as figures are shown; and
// who comes near wants to see what lies between them, so they do not come as near.
function grow(sheet, type, shown) {
  const larger = shown && type < LEAST ? Math.ceil((LEAST / type) * 20) / 20 : 1;
  const grown = type > CLOSE ? Math.ceil(Math.sqrt(CLOSE / type) * 20) / 20 : larger;
  if (sheet.dataset.grown === String(grown)) return;
  tidy();
  sheet.dataset.grown = grown;
  sheet.style.setProperty("--grown", grown);
}

function aim() {
  aimed = { ...eye };
  byId("sheets").style.transform = `translate(${eye.x}px, ${eye.y}px) scale(${eye.scale})`;
  read();
  const far = Math.abs(eye.x - rest.x) + Math.abs(eye.y - rest.y) + 99 * Math.abs(eye.scale - rest.scale);
  byId("board").classList.toggle("away", far > 2);
  byId("board").dispatchEvent(new Event("aimed"));
}

// Where the board ends to be seen: at the bar, while it offers more than usual; on a phone held across it lies beside.
export function lowest() {
  const [board, bar] = [byId("board"), byId("bar")].map((node) => node.getBoundingClientRect());
  const over = bar.left < board.right - 1;
  return over ? Math.min(board.bottom, Math.max(board.top, bar.top)) : board.bottom;
}

const covered = () => byId("board").getBoundingClientRect().bottom - lowest();

// The one sheet that is shown, where there is but one at a time.
function alone() {
  const shown = document.querySelector("#sheets .shown > svg");
  return shown && getComputedStyle(shown.parentNode).flexGrow === "1" ? shown : null;
}

// From where to where it is drawn, from the left and from above, before the eye comes nearer: a sheet
// that is wider or higher than its frame leaves room.
function drawn(wide, high) {
  const sheet = alone();
  const matrix = sheet?.getScreenCTM();
  if (!matrix) return [[0, wide], [0, high]];
  const { x, y, width, height } = sheet.viewBox.baseVal;
  const board = byId("board").getBoundingClientRect();
  const left = (matrix.e + x * matrix.a - board.left - aimed.x) / aimed.scale;
  const top = (matrix.f + y * matrix.d - board.top - aimed.y) / aimed.scale;
  return [[left, left + (width * matrix.a) / aimed.scale], [top, top + (height * matrix.d) / aimed.scale]];
}

const between = (at, ends) => Math.min(Math.max(...ends), Math.max(Math.min(...ends), at));

// The board never leaves its frame, nor the frame empty.
function keep() {
  const { clientWidth: w, clientHeight: h } = byId("board");
  const [[left, right], [top, bottom]] = drawn(w, h);
  const [first, last] = [-left * eye.scale, w - right * eye.scale];
  eye.x = first < last ? (first + last) / 2 : between(eye.x, [first, last]);
  eye.y = between(eye.y, [-top * eye.scale, h - covered() - bottom * eye.scale]);
  aim();
}

// What lies under the bar comes up, and down again when the bar is low.
export function uncover(nodes) {
  keep();
  if (eye.scale > 1 || !covered()) return;
  const over = Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom)) - lowest();
  if (over > 0) pan(0, -over - 6);
}

export function zoom(factor, x, y) {
  framed = null;
  const board = byId("board");
  const [cx, cy] = [x ?? board.clientWidth / 2, y ?? board.clientHeight / 2];
  const scale = Math.min(NEAREST, Math.max(FARTHEST, eye.scale * factor));
  eye.x = cx - ((cx - eye.x) * scale) / eye.scale;
  eye.y = cy - ((cy - eye.y) * scale) / eye.scale;
  eye.scale = scale;
  keep();
}

// How near it is at home: all of the board is seen; where one sheet is shown at a time, it is as wide as the screen.
function usual() {
  const whole = alone()?.viewBox.baseVal;
  const { clientWidth: w, clientHeight: h } = byId("board");
  return whole ? Math.max(1, (w * whole.height) / (whole.width * h)) : 1;
}

export function home() {
  const { clientWidth: w } = byId("board");
  const scale = usual();
  Object.assign(eye, { x: (w - w * scale) / 2, y: 0, scale });
  framed = null;
  keep();
  rest = { ...eye }; // where it is kept, else it would seem to have been moved from there
  aim();
  tidy();
}

export function pan(x, y) {
  framed = null;
  eye.x += x;
  eye.y += y;
  keep();
}

// A map is looked at from near. Any other sheet can be read from home; the eye comes nearer only to what a finger could
// not tap, and not by more: else all that lies around it would be out of sight.
function nearest(nodes) {
  if (nodes[0].closest(".sheet") === document.querySelector("#sheets .sheet")) return NEAR;
  const high = Math.min(...nodes.map((node) => node.getBoundingClientRect().height / eye.scale));
  return Math.min(NEAR, Math.max(usual(), (FINGER + 1) / high));
}

// Move so that all of these can be seen, not nearer than needed.
export function frame(nodes) {
  const board = byId("board").getBoundingClientRect();
  const shown = nodes.filter((node) => node.getBoundingClientRect().width);
  if (!shown.length || !board.width) return;
  const boxes = shown.map((node) => node.getBoundingClientRect());
  const inner = (edge, side, origin) => (edge - board[side] - origin) / eye.scale;
  const left = Math.min(...boxes.map((b) => inner(b.left, "left", eye.x)));
  const right = Math.max(...boxes.map((b) => inner(b.right, "left", eye.x)));
  const top = Math.min(...boxes.map((b) => inner(b.top, "top", eye.y)));
  const bottom = Math.max(...boxes.map((b) => inner(b.bottom, "top", eye.y)));
  const fit = Math.min(board.width / (right - left), board.height / (bottom - top));
  // Some room around them, but not at the price of standing farther off than at home.
  eye.scale = Math.min(nearest(shown), Math.max(FARTHEST, fit * 0.85, Math.min(fit, usual())));
  eye.x = board.width / 2 - ((left + right) / 2) * eye.scale;
  eye.y = board.height / 2 - ((top + bottom) / 2) * eye.scale;
  framed = nodes;
  keep();
}

// What it was led to matters no longer: unless somebody has moved it, it goes to these, or home.
export function letGo(nodes) {
  if (!framed && byId("board").classList.contains("away")) return;
  if (nodes.length) frame(nodes);
  else home();
}

// The bar and the window give the board room and take it: who is at home stays there, and what is to be seen is.
function fit() {
  if (framed?.some((node) => node.isConnected)) frame(framed);
  else if (framed || !byId("board").classList.contains("away")) home();
  else keep();
}

const local = (event) => {
  const box = byId("board").getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};

function pinch(event, finger) {
  const far = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y) || 1;
  };
  const before = far();
  finger.start = null; // whichever of them stays goes on with the eye
  finger.x = event.clientX;
  finger.y = event.clientY;
  const [a, b] = [...fingers.values()];
  const box = byId("board").getBoundingClientRect();
  zoom(far() / before, (a.x + b.x) / 2 - box.left, (a.y + b.y) / 2 - box.top);
}

// A sheet that is longer than the desk is high, and the curtain where many may come forward.
const scrolls = (event) => event.target.closest?.(".long, #curtain");

// A finger that goes up or down there scrolls. The browser takes it away, but not before it has told of the first
// of its way; the eye would go that far, too.
function scrolling(event, finger) {
  const { start } = finger;
  if (!start) return false;
  if (Math.abs(event.clientX - start.x) > Math.abs(event.clientY - start.y)) finger.start = null;
  return Boolean(finger.start);
}

export function openEye() {
  const board = byId("board");
  board.addEventListener(
    "wheel",
    (event) => {
      if (scrolls(event)) return;
      event.preventDefault();
      zoom(Math.exp(-Math.sign(event.deltaY) * 0.16), ...local(event));
    },
    { passive: false },
  );
  // Else a flick would swing on unseen, and the tap that follows would only stop it.
  board.addEventListener(
    "touchmove",
    (event) => {
      if (event.cancelable && !scrolls(event)) event.preventDefault();
    },
    { passive: false },
  );
  board.addEventListener("pointerdown", (event) => {
    if (scrolls(event) && event.target.matches(".long")) return; // by its bar
    const at = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, { ...at, start: event.pointerType !== "mouse" && scrolls(event) ? at : null });
    if (fingers.size === 1) moved = 0;
  });
  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    moved += Math.abs(dx) + Math.abs(dy);
    if (fingers.size === 2) {
      pinch(event, finger);
      return;
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (dragged() && !scrolling(event, finger)) pan(dx, dy);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  board.addEventListener("dblclick", (event) => {
    if (!event.target.closest(".glow, button")) zoom(1.8, ...local(event));
  });
  new ResizeObserver(fit).observe(board);
  aim();
}

// Keys that move the eye; true if this was one.
export function eyeKey(event) {
  const step = 70;
  const keys = {
    "+": () => zoom(1.3),
    "=": () => zoom(1.3),
    "-": () => zoom(1 / 1.3),
    0: home,
  };
  const pans = {
    ArrowLeft: [step, 0],
    ArrowRight: [-step, 0],
    ArrowUp: [0, step],
    ArrowDown: [0, -step],
  };
  if (keys[event.key]) keys[event.key]();
  else if (pans[event.key] && document.activeElement === byId("board")) pan(...pans[event.key]);
  else return false;
  event.preventDefault();
  return true;
}
