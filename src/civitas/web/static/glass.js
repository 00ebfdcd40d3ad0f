// A glass over small print: whoever rests on something beside the map, with the mouse or with a
// finger, reads what it does.
const REST = 260; // milliseconds until a mouse rests
const HOLD = 420; // and until a finger means to stay
const SLIP = 10; // pixels that a finger may slip
const things = "#sheets .pile [data-place]";
const { title } = document.getElementById("main").dataset;
const known = new Map();
const glass = document.createElement("div");
glass.id = "glass";
glass.hidden = true;
document.body.append(glass);

let timer = null;
let held = false; // by a finger: what comes up with it is no click
let from = null;

async function told(thing) {
  const answer = await fetch(`/about/${title}/${encodeURIComponent(thing)}`).catch(() => null);
  return answer?.status === 200 ? answer.text() : "";
}

async function show(node) {
  const thing = node.dataset.place.slice(node.dataset.place.indexOf(":") + 1);
  if (!known.has(thing)) known.set(thing, told(thing));
  const waiting = timer;
  const text = await known.get(thing);
  if (!text || timer !== waiting || !node.isConnected) return;
  glass.innerHTML = text;
  glass.hidden = false;
  const box = node.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = glass;
  const left = box.left > wide + 16 ? box.left - wide - 10 : Math.min(box.left, innerWidth - wide - 8);
  const above = box.top - high - 10;
  const aside = box.left > wide + 16;
  const top = aside ? box.top : above > 8 ? above : box.bottom + 10;
  glass.style.left = `${Math.max(left, 8)}px`;
  glass.style.top = `${Math.max(8, Math.min(top, innerHeight - high - 8))}px`;
}

function rest(node, after) {
  clear();
  if (node) timer = setTimeout(() => show(node), after);
}

function clear() {
  clearTimeout(timer);
  timer = null;
  glass.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") rest(event.buttons ? null : event.target.closest(things), REST);
});
document.addEventListener("pointerdown", (event) => {
  held = false;
  from = event;
  const node = event.pointerType !== "mouse" && event.target.closest(things);
  clear();
  if (!node) return;
  timer = setTimeout(() => {
    held = true;
    show(node);
  }, HOLD);
});
document.addEventListener("pointermove", (event) => {
  const far = from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
  if (event.buttons && far > SLIP) clear();
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => {
    from = null;
    if (event.pointerType !== "mouse") clear();
  });
}
document.addEventListener(
  "click",
  (event) => {
    clear();
    if (held) event.stopPropagation();
    held = false;
  },
  true,
);
document.addEventListener("keydown", clear);
