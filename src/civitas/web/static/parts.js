// The parts of the page that the server draws: only what changed comes, and only that is replaced.
import { frame, home, tidy } from "./eye.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const READABLE = 0.88; // sheets are not laid smaller than this if there is another way
const BESIDE = 48; // pixels beside the map, where buttons and gaps are
const LEAVES = 50; // pixels that the names of such sheets take above them
const ROLLER = 12; // and a scroll bar beside them, where they are longer than the desk is high
const LEGIBLE = 12; // pixels of type
const sums = new Map();
const present = new Map(); // by part of the board, what lies there now
let lit = ""; // the places that are lit though nobody points at them
let past = null; // by part, what is shown in its place while somebody looks back
let lastTab = null;
let chosen = null; // the sheet that the reader has pulled to the top of the pile; none if it is away
let raised; // the sheet that came to the top by itself
let placed = 0; // how far the page itself has scrolled the log

export const narrow = window.matchMedia("(max-width: 1000px)");
export const still = () =>
  document.documentElement.dataset.motion === "reduced" ||
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

// What the browser has, for the server to leave out.
export const have = () => [...sums.values()].join(".");

// The sheets of the board come once and stay; in them are the groups that the parts go to.
export async function layBoard() {
  const sheets = byId("sheets");
  const answer = await fetch(sheets.dataset.base);
  if (!answer.ok) throw new Error(`${sheets.dataset.base}: ${answer.status}`);
  sheets.innerHTML = await answer.text();
  pile(sheets);
  fold(sheets);
  align();
  fitSeats();
  window.addEventListener("resize", () => {
    align();
    fitSeats();
  });
  new ResizeObserver(() => room() === laidFor || align()).observe(byId("board"));
}

// Beside the first sheet lie the others. Each has a leaf, by which it can be pulled to the top.
function pile(sheets) {
  const [, ...others] = sheets.children;
  if (!others.length) return;
  const column = document.createElement("div");
  column.className = "pile";
  const leaves = document.createElement("div");
  leaves.className = "leaves";
  for (const sheet of others) {
    const name = sheet.dataset.sheet;
    sheet.style.flexGrow = 1 / shape(sheet);
    leaves.append(leaf(name, document.querySelector(`#tabs [data-tab="sheet-${name}"]`).textContent));
  }
  const away = leaf("", "»");
  away.title = away.ariaLabel = sheets.dataset.away;
  leaves.append(away);
  column.append(leaves, ...others);
  sheets.append(column);
  pull((chosen = others[0].dataset.sheet));
}

function leaf(name, text) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.leaf = name;
  button.textContent = text;
  button.addEventListener("click", () => pull((chosen = name)));
  return button;
}

// Without a name the whole pile is away, and the map has all the room.
function pull(name) {
  for (const leaf of document.querySelectorAll("[data-leaf]")) {
    leaf.setAttribute("aria-pressed", leaf.dataset.leaf === name);
  }
  const column = document.querySelector(".pile");
  if (column.classList.contains("away") !== !name) {
    column.classList.toggle("away", !name);
    align();
    home();
  }
  for (const sheet of document.querySelectorAll(".pile .sheet")) {
    sheet.classList.toggle("top", sheet.dataset.sheet === name);
  }
}

// On top lies the sheet to which the guide points, or on which alone something can be picked, else
// the one that says that it matters now, else whichever the reader has pulled there.
export function raise() {
  const holding = (what) =>
    [...byId("sheets").querySelectorAll(".sheet")].filter((sheet) => sheet.querySelector(what));
  const led = holding(".wanted");
  const glowing = led.length ? led : holding(".glow");
  const [wanted] = glowing.length === 1 && glowing[0].closest(".pile") ? glowing : holding("[data-now]");
  const name = wanted?.dataset.sheet;
  if (name !== raised) pull((raised = name) ?? chosen); // else it stays as the reader has laid it
  unroll([...byId("sheets").querySelectorAll(led.length ? ".top.long .wanted" : ".top.long .glow")]);
}

// Of a sheet that is scrolled these come in sight, the first of them before all.
export function unroll(nodes) {
  const sheet = nodes[0]?.closest(".long");
  if (!sheet) return;
  const [frame, ...boxes] = [sheet, ...nodes].map((node) => node.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const down = Math.max(0, Math.min(bottom - frame.bottom, top - frame.top)) + Math.min(0, top - frame.top);
  sheet.scrollTop += (down * sheet.offsetHeight) / frame.height;
}

// The sheets of the pile lie one below the other or side by side where there is room for that,
// else one on top of the other: so that all of them can be read.
function spread() {
  const column = document.querySelector(".pile");
  if (!column) return;
  const { clientWidth: wide, clientHeight: high } = byId("board");
  const sizes = [...column.querySelectorAll(".sheet > svg")].map((svg) => svg.viewBox.baseVal);
  const widest = Math.max(...sizes.map((size) => size.width));
  const map = high * shape(document.querySelector("#sheets > .sheet"));
  const room = Math.max(wide - map - BESIDE, Math.min(wide * 0.495, widest * READABLE));
  const below = high / sizes.reduce((sum, size) => sum + size.height, 0);
  const beside = room / sizes.reduce((sum, size) => sum + size.width, 0);
  const alone = sizes.length === 1;
  const way = alone || below > READABLE ? "below" : beside > READABLE ? "beside" : "top";
  column.dataset.way = way;
  const heights = sizes.reduce((sum, size) => sum + size.height / size.width, 0);
  column.style.aspectRatio = way === "below" ? 1 / heights : "";
  column.style[way === "below" ? "width" : "maxWidth"] = "";
  const lain = way === "top" ? Math.min(room, useful(column, sizes, high)) : room;
  const rolled = roll(column, lain, way === "top" && !narrow.matches ? high - LEAVES : Infinity);
  column.style[way === "below" ? "maxWidth" : "width"] = `${lain + (rolled ? ROLLER : 0)}px`;
}

// Sheets that lie on each other are not drawn smaller than can be read: on a low desk they are scrolled.
function roll(column, wide, high) {
  let rolled = false;
  for (const sheet of column.querySelectorAll(".sheet")) {
    const { width, height } = sheet.firstElementChild.viewBox.baseVal;
    const least = high < Infinity ? Math.min(legible(sheet), wide / width) * height : 0;
    sheet.classList.toggle("long", least > high);
    if (least > high) sheet.style.setProperty("--least", `${least}px`);
    else sheet.style.removeProperty("--least");
    rolled ||= least > high;
  }
  return rolled;
}

// As much of the width as sheets that lie on each other can use; a map that goes on beyond the part
// that is played on takes the rest.
function useful(column, sizes, high) {
  const lying = column.querySelectorAll(".sheet");
  if (!document.querySelector("#sheets > .sheet > [data-window]")) return Infinity;
  const most = (size, n) => Math.max(((high - LEAVES) * size.width) / size.height, legible(lying[n]) * size.width);
  return Math.max(...sizes.map(most));
}

// How large a sheet has to be drawn for its smallest type to be read.
function legible(sheet) {
  const type = (text) => parseFloat(getComputedStyle(text).fontSize) * enlarged(text);
  return LEGIBLE / Math.min(...[...sheet.querySelectorAll("text, tspan")].map(type));
}

// How much larger than the sheet itself a part of it is drawn; what is not shown has no other measure.
function enlarged(node) {
  if (node.matches(".sheet > svg")) return 1;
  const [, larger = 1] = /scale\(([\d.]+)\)/.exec(node.getAttribute("transform")) ?? [];
  return Number(larger) * enlarged(node.parentNode);
}

// How much wider than high a sheet is.
function shape(sheet) {
  const [, , width, height] = sheet.firstElementChild.getAttribute("viewBox").split(" ");
  return width / height;
}

// Where not all plates have room, those of others show their upper part, and a button opens each.
const opened = new Set();

function fitSeats() {
  const seats = byId("seats");
  const plates = [...seats.querySelectorAll("article.seat")];
  const crowded = () => seats.scrollHeight > seats.clientHeight + 2;
  plates.forEach((plate) => unfold(plate, true));
  seats.classList.remove("crowded");
  if (narrow.matches || !crowded()) return;
  seats.classList.add("crowded");
  plates.forEach((plate) => unfold(plate, plate.matches(".own") || opened.has(plate)));
  if (crowded() && !opened.size) plates.forEach((plate) => unfold(plate, false));
}

function unfold(plate, whole) {
  const svg = plate.querySelector("svg");
  svg.dataset.whole ??= svg.getAttribute("viewBox");
  svg.setAttribute("viewBox", whole ? svg.dataset.whole : svg.dataset.brief ?? svg.dataset.whole);
  plate.querySelector(".unfold").ariaExpanded = whole;
}

byId("seats").addEventListener("click", (event) => {
  const button = event.target.closest(".unfold");
  if (!button) return;
  const plate = button.parentNode;
  const whole = button.ariaExpanded !== "true";
  opened[whole ? "add" : "delete"](plate);
  unfold(plate, whole);
});

// On a phone whoever is asked has the own means in sight: the same drawing once more.
export function showMeans(seat) {
  const plate = document.querySelector(`.seat[data-number="${seat}"] svg`);
  const box = byId("means");
  const shown = plate?.dataset.means ? String(seat) : "";
  if (box.dataset.seat === shown) return;
  box.dataset.seat = shown;
  const groups = shown ? [...plate.querySelectorAll(":scope > [id]")] : [];
  const uses = groups.map((group) => `<use href="#${group.id}"/>`).join("");
  box.innerHTML = shown && `<svg viewBox="${plate.dataset.means}" fill="${plate.getAttribute("fill")}">${uses}</svg>`;
}

// On a phone what a sheet holds may lie elsewhere on it, as the drawing says itself.
const unfolded = new WeakMap();

function fold(root) {
  for (const node of root.querySelectorAll("[data-narrow]")) {
    const name = { svg: "viewBox", path: "d" }[node.tagName] || "transform";
    if (!unfolded.has(node)) unfolded.set(node, node.getAttribute(name));
    node.setAttribute(name, narrow.matches ? node.dataset.narrow : unfolded.get(node));
  }
}

// A sheet shows the part of it that is played on as large as there is room.
function show(node) {
  const sheet = node.ownerSVGElement;
  const { window: part } = node.dataset;
  if (sheet.dataset.window === part) return;
  sheet.dataset.whole ??= sheet.getAttribute("viewBox");
  sheet.dataset.window = part;
  byId("board").classList.add("filled");
  align();
  home();
}

// Room that is left above or beside that part has what lies there, not what lies beyond the edge.
function fill(sheet) {
  const [x, y, w, h] = sheet.dataset.window.split(" ").map(Number);
  const [, , width, height] = sheet.dataset.whole.split(" ").map(Number);
  const { clientWidth, clientHeight } = sheet;
  const wider = Math.max(w, (h * clientWidth) / clientHeight);
  const higher = Math.max(h, (w * clientHeight) / clientWidth);
  const within = (from, size, all) => Math.max(Math.min(from, all - size), Math.min(0, (all - size) / 2));
  const left = within(x - (wider - w) / 2, wider, width);
  const top = within(y - (higher - h) / 2, higher, height);
  sheet.setAttribute("viewBox", [left, top, wider, higher].join(" "));
}

const filled = () => [...byId("sheets").querySelectorAll("[data-whole]")];

// A question that takes more room leaves the board less.
const refill = () => narrow.matches || filled().forEach(fill);

let laidFor = ""; // how much room there was when the sheets were laid
const room = () => `${byId("board").clientWidth} ${byId("board").clientHeight}`;

// Side by side the sheets lean on each other; alone, each stands in the middle.
function align() {
  laidFor = room();
  filled().forEach((sheet) => sheet.setAttribute("viewBox", sheet.dataset.window));
  spread();
  refill();
  const sheets = [...byId("sheets").querySelectorAll(".sheet")];
  sheets.forEach((sheet, n) => {
    const below = !narrow.matches && sheet.closest("[data-way=top]");
    const side = below || narrow.matches || sheets.length === 1 ? "xMid" : n ? "xMin" : "xMax";
    sheet.firstElementChild.setAttribute("preserveAspectRatio", side + (below ? "YMin" : "YMid"));
  });
}

export function putParts(update, fresh) {
  for (const [id, [sum, html]] of Object.entries(update.parts)) {
    const node = byId(id) || newBlock(id);
    if (!node) continue;
    sums.set(id, sum);
    if (onBoard(node)) {
      if (past && !past.has(id)) past.set(id, present.get(id));
      present.set(id, html);
      if (past) continue;
    }
    lay(node, html, fresh);
  }
  for (const block of [...byId("lines").children]) {
    if (Number(block.id.slice(4)) >= update.blocks) {
      sums.delete(block.id);
      block.remove();
    }
  }
  dropLonely();
  if (!narrow.matches && !past) light(document.querySelector("#log [data-about]:is(:hover, :focus-within)")?.dataset.about);
  byId("earlier").hidden = firstBlock() <= 0;
  document.querySelectorAll(".seat").forEach((node) => {
    node.classList.toggle("asked", (update.waiting || []).includes(Number(node.dataset.number)));
    node.classList.toggle("mine", update.seat === Number(node.dataset.number));
  });
  if (past) return;
  byId("sentence").textContent = update.sentence;
  raise();
}

function lay(node, html, fresh) {
  const before = pieces(node);
  node.innerHTML = html;
  fold(node);
  if (node.closest("#sheets")) tidy();
  node.querySelectorAll("[data-window]").forEach(show);
  if (fresh && node.closest("#sheets") && !still()) newcomers(before, pieces(node)).forEach(flash);
}

// ------------------------------------------------------------------ looking back

export const onBoard = (node) => Boolean(node.closest("#sheets, .seat")) && !node.matches("[id^=note-]");

export const lookingBack = () => past !== null;

// From now on the board stays as it is shown, whatever comes.
export function hold() {
  past ??= new Map();
}

// Show these parts of the board as they were. With `all`, the rest is as it is now.
export function showPast(parts, all = false) {
  hold();
  const gone = all ? [...past.keys()].filter((id) => !(id in parts)) : [];
  for (const id of gone) {
    if (past.get(id) !== present.get(id)) lay(byId(id), present.get(id), false);
    past.delete(id);
  }
  for (const [id, html] of Object.entries(parts)) {
    const shown = past.get(id) ?? present.get(id);
    past.set(id, html);
    if (shown !== html && byId(id)) lay(byId(id), html, !all);
  }
}

// And the board as it is now.
export function showPresent() {
  if (past) showPast({}, true);
  past = null;
}

// When a replay jumps, old blocks of the log are none of its own.
export function dropBlocks() {
  byId("lines").replaceChildren();
  for (const id of [...sums.keys()]) if (id.startsWith("log-")) sums.delete(id);
}

// A jump leaves blocks behind that the last ones do not follow on.
function dropLonely() {
  let next = null;
  for (const block of [...byId("lines").children].reverse()) {
    const number = Number(block.id.slice(4));
    if (next !== null && number !== next - 1) {
      sums.delete(block.id);
      block.remove();
    } else next = number;
  }
}

export function firstBlock() {
  const first = byId("lines").firstElementChild;
  return first ? Number(first.id.slice(4)) : 0;
}

function newBlock(id) {
  if (!id.startsWith("log-")) return null;
  const block = document.createElement("ol");
  block.id = id;
  const number = Number(id.slice(4));
  const later = [...byId("lines").children].find((other) => Number(other.id.slice(4)) > number);
  byId("lines").insertBefore(block, later || null);
  return block;
}

// What a part is made of: things that can be clicked, and strokes and words around them.
function pieces(node) {
  return [...node.children].flatMap((child) => {
    if (child.tagName === "title") return [];
    return placeOf(child) || !child.children.length ? [child] : pieces(child);
  });
}

// The place itself, or what lies under a place that covers all of it, such as a card.
const placeOf = (piece) =>
  piece.dataset.place ? piece : piece.querySelector(":scope > [data-place]:last-child");

// What it is, wherever it lies and however large it is drawn.
const LAYOUT = ["x", "y", "cx", "cy", "width", "height", "transform", "font-size", "textLength", "class"];

function looks(piece) {
  const place = placeOf(piece);
  if (place) return `${place.dataset.place} ${place.querySelector("title")?.textContent}`;
  const lasting = [...piece.attributes].filter(({ name }) => !LAYOUT.includes(name));
  return [piece.tagName, piece.textContent, ...lasting.map(({ name, value }) => name + value)].join();
}

// Only what was not there before: what has moved to make room, or got smaller, is nothing new.
function newcomers(before, after) {
  for (const same of [(piece) => piece.outerHTML, looks]) {
    const had = new Map();
    for (const piece of before) had.set(same(piece), [...(had.get(same(piece)) || []), piece]);
    after = after.filter((piece) => !had.get(same(piece))?.pop());
    before = [...had.values()].flat();
  }
  return after;
}

function flash(piece) {
  piece.classList.add("fresh");
  piece.addEventListener("animationend", () => piece.classList.remove("fresh"), { once: true });
}

// ------------------------------------------------------------------ tabs

export function showTab(name) {
  main.dataset.show = name;
  main.dataset.sheet = name.startsWith("sheet-") ? name.slice(6) : "";
  if (!name.startsWith("sheet-")) lastTab = name;
  document.querySelectorAll("#tabs [role=tab]").forEach((tab) => {
    tab.setAttribute("aria-selected", tab.dataset.tab === name);
    if (tab.dataset.tab === name) tab.classList.remove("unread");
  });
  document.querySelectorAll("#panes .pane").forEach((pane) => (pane.hidden = pane.id !== name));
  document.querySelectorAll("#sheets .sheet").forEach((sheet) => {
    sheet.classList.toggle("shown", sheet.dataset.sheet === main.dataset.sheet);
  });
  if (name === "log") toNews();
}

// The page itself leads to another tab; when there is no more to see, it leads back to the sheet from which it came,
// unless the reader has gone elsewhere.
let led = null;

export function leadTo(name) {
  const here = main.dataset.show;
  if (name === here) return;
  const from = main.dataset.sheet ? here : firstSheet();
  led = { from: led?.to === here ? led.from : from, to: name };
  showTab(name);
}

// The sheet from which the page has led to this one.
export const cameFrom = () => (led?.to === main.dataset.show ? led.from.slice("sheet-".length) : null);

export function leadBack() {
  const goes = led?.to === main.dataset.show && led.from !== led.to;
  if (goes) showTab(led.from);
  led = null;
  return goes;
}

// What the guide points to shall be in sight: on a phone behind another tab, on a desk below other sheets.
export function openSheet(sheet) {
  const name = sheet.dataset.sheet;
  if (sheet.getClientRects().length && (narrow.matches || !sheet.closest(".pile") || sheet.matches(".top"))) return;
  if (narrow.matches) leadTo(`sheet-${name}`);
  else document.querySelector(`[data-leaf="${name}"]`)?.click();
}

// Where one thing is shown at a time: the board, and not the log or the chat that lies over it.
export function showBoard() {
  if (narrow.matches && !main.dataset.sheet) showTab(firstSheet());
}

export const firstSheet = () => document.querySelector("#tabs [data-tab^='sheet-']").dataset.tab;

// A phone shows one thing at a time and starts with the map; a desk has room for board and log.
export function fitTabs() {
  fold(byId("sheets"));
  align();
  const wanted = narrow.matches ? firstSheet() : lastTab && lastTab !== "seats" ? lastTab : "log";
  showTab(wanted);
}

// News in a pane that is not shown, or below what is shown of it.
export function unread(name, below = false) {
  const tab = document.querySelector(`#tabs [data-tab="${name}"]`);
  if (below || tab.getAttribute("aria-selected") !== "true") tab.classList.add("unread");
}

// Whoever sees the last line need not scroll through the room below it.
export const atLastLine = () => {
  const [lines, log] = [byId("lines"), byId("log")].map((node) => node.getBoundingClientRect().bottom);
  return lines - log < 8;
};

// Does the log go with what happens? Not once somebody has scrolled away from where the page put it.
export const following = () => atLastLine() || Math.abs(byId("log").scrollTop - placed) < 2;

byId("log").addEventListener("scroll", () => {
  const tab = document.querySelector('#tabs [data-tab="log"]');
  if (atLastLine() && tab.getAttribute("aria-selected") === "true") tab.classList.remove("unread");
});

export function toLastLine() {
  const log = byId("log");
  log.scrollTop = log.scrollHeight;
}

// The log opens where the news begins, or at its end if there is room for all of it.
export function toNews() {
  toLastLine();
  const log = byId("log");
  const mark = log.querySelector(".since");
  if (mark) log.scrollTop += Math.min(0, mark.getBoundingClientRect().top - log.getBoundingClientRect().top);
  placed = log.scrollTop;
}

// A line that is told now comes into sight.
export function bringUp(line) {
  const goes = following();
  line.scrollIntoView({ block: "nearest" });
  if (goes) placed = byId("log").scrollTop;
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("#tabs [data-tab]");
  if (tab) showTab(tab.dataset.tab);
});

byId("tabs").addEventListener("keydown", (event) => {
  const tabs = [...document.querySelectorAll("#tabs [data-tab]")].filter((t) => t.offsetParent);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const at = tabs.indexOf(document.activeElement);
  tabs[(at + step + tabs.length) % tabs.length].focus();
  event.preventDefault();
});

// ------------------------------------------------------------------ lines, plates and pieces light what they are about

// A line of the log, an answer, a part of a plate, or what lies at a place of the board.
const speaker = (node) =>
  node.closest("[data-about]") ??
  byId(node.closest("[data-lying]")?.dataset.lying)?.querySelector("[data-about]");

const placesOf = (names) =>
  names
    .split(" ")
    .flatMap((name) => [
      ...document.querySelectorAll(`#sheets [data-place$=":${CSS.escape(name)}"]`),
    ]);

// What the own seat holds on the sheet that is shown.
export function own() {
  const seat = document.querySelector(".seat.mine")?.dataset.number;
  return [...document.querySelectorAll(`#sheets .shown .h-${seat}`)];
}

export function light(names) {
  document.querySelectorAll("#sheets .about").forEach((place) => place.classList.remove("about"));
  if (names || lit) placesOf(names || lit).forEach((place) => place.classList.add("about"));
}

// These places are lit wherever nobody points at something else.
export function keepLit(names) {
  lit = names;
  light(lit);
}

// Where board, log and plates do not fit on the screen together, the board comes forward; then the
// sheet on which these places are, with all of them in sight.
export function goTo(names, show = showTab) {
  const places = placesOf(names);
  if (!narrow.matches || !places.length) return false;
  keepLit(names);
  const sheet = places[0].closest(".sheet").dataset.sheet;
  show(`sheet-${sheet}`);
  home();
  frame(places.filter((place) => place.closest(".sheet").dataset.sheet === sheet));
  byId("board").addEventListener("pointerdown", () => keepLit(""), { once: true });
  return true;
}

function go(event) {
  const line = event.target.closest("[data-about]");
  if (!line || !narrow.matches || event.target.closest("a, button")) return;
  if (goTo(line.dataset.about)) event.stopPropagation(); // and it is not told besides what it is
}

byId("seats").addEventListener("click", go);
for (const part of ["log", "seats", "sheets", "picks"].map(byId).filter(Boolean)) {  // nothing is picked in a replay
  for (const kind of ["mouseover", "focusin"]) {
    part.addEventListener(kind, (event) => light(speaker(event.target)?.dataset.about));
  }
  for (const kind of ["mouseleave", "focusout"]) part.addEventListener(kind, () => light(null));
}

export function toast(text) {
  const box = byId("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => (box.hidden = true), 6000);
}
