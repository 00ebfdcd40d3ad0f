// One card for everything: whoever rests on a thing with the mouse, holds a finger on it, or comes to
// it by keys, reads what it is, what it does and what lies there. A click opens the same, to stay.
import { about, lying, own, put } from "./tell.js";

const REST = 260; // milliseconds until a mouse rests
const LONGER = 520; // and on the map, where it has to pass many places
const HOLD = 420; // and until a finger means to stay
const SLIP = 10; // pixels that a finger may slip
const things =
  ":is(#sheets :is([data-place], [data-thing]), .seat [data-thing], :is(#lines, #picks) [data-thing])";
const main = document.getElementById("main");
const glass = document.createElement("div");
glass.id = "glass";
glass.hidden = true;
document.body.append(glass);

let timer = null;
let held = false; // by a finger: what comes up with it is no click
let from = null;
let still = false; // since a click: what comes to lie under the mouse then was not looked for
let looking = false; // around, by keys
let hushed = []; // what the browser would say besides, with where it belongs

export const cardAt = (node) => node.closest(things);

async function show(node, here) {
  const waiting = timer;
  const { place, thing } = node.dataset;
  const told = thing ? [await about(thing), here] : [here, await about(place)];
  const texts = [...told, offered(node)];
  if (timer !== waiting || !node.isConnected || document.querySelector("dialog[open]")) return;
  if (!texts.some(Boolean)) return;
  put(glass, texts);
  glass.hidden = false;
  lay(node);
}

// What a click would pick, with what it costs and brings.
function offered(node) {
  const texts = node.closest("#sheets .glow")?.dataset.offered;
  const box = document.createElement("div");
  for (const text of texts?.split("\n") ?? []) {
    const line = Object.assign(document.createElement("p"), { className: "offered", textContent: text });
    box.append(line);
  }
  return box.innerHTML;
}

// Beside the thing, or above or below it where that would cover its neighbours or the edge is near.
function lay(node) {
  const box = node.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = glass;
  const bar = node.closest("#picks") && document.getElementById("bar").getBoundingClientRect();
  const aside = box.left > wide + 16 && !bar;
  const left = aside ? box.left - wide - 10 : Math.min(box.left, innerWidth - wide - 8);
  const above = (bar || box).top - high - 10; // and what is asked stays in sight
  const top = aside ? box.top : above > 8 ? above : box.bottom + 10;
  glass.style.left = `${Math.max(left, 8)}px`;
  glass.style.top = `${Math.max(8, Math.min(top, innerHeight - high - 8))}px`;
}

function rest(node, after, then = () => {}) {
  clear();
  if (!node) return;
  const here = node.dataset.thing ? own(node) : lying(node);
  timer = setTimeout(() => {
    then();
    show(node, here);
  }, after);
}

export function clear() {
  clearTimeout(timer);
  timer = null;
  glass.hidden = true;
  for (const [title, place] of hushed) place.prepend(title);
  hushed = [];
}

// The card says it better than the small label that the browser would lay over it.
function hush(node) {
  const sheet = node.closest("svg");
  for (let at = node; sheet && at !== sheet; at = at.parentNode) {
    const title = at.querySelector(":scope > title");
    if (title) hushed.push([title, at]);
  }
  for (const [title] of hushed) title.remove();
}

function over(event) {
  const node = event.buttons ? null : event.target.closest(things);
  rest(node, node?.closest("#sheets > .sheet") ? LONGER : REST);
  if (node) hush(event.target);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && !still) over(event);
});
document.addEventListener("pointerdown", (event) => {
  held = false;
  from = event;
  rest(event.pointerType !== "mouse" && event.target.closest(things), HOLD, () => (held = true));
});
document.addEventListener("pointermove", (event) => {
  if (still && event.pointerType === "mouse" && (event.movementX || event.movementY)) {
    still = false;
    over(event);
  }
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
    still = event.pointerType === "mouse";
    if (held) event.stopPropagation();
    held = false;
  },
  true,
);
document.addEventListener("focusin", (event) => {
  const node = event.target.matches(`${things}:focus-visible`) && event.target;
  if (node) rest(node, REST);
});

// ------------------------------------------------------------------ looking around by keys

// Else the way to the answers would lead past hundreds of places.
function reach() {
  for (const node of document.querySelectorAll(things)) {
    if (looking && !node.hasAttribute("tabindex")) {
      node.tabIndex = 0;
      node.dataset.looked = "yes";
    } else if (!looking && node.dataset.looked) {
      node.removeAttribute("tabindex");
      delete node.dataset.looked;
    }
  }
}

export function lookAround() {
  looking = !looking;
  main.classList.toggle("looking", looking);
  reach();
  const seen = [...document.querySelectorAll(things)].find((node) => node.getBoundingClientRect().width);
  if (looking) seen?.focus({ focusVisible: true });
}

// Before anybody else hears of the key: it may lead to the next thing.
document.addEventListener(
  "keydown",
  (event) => {
    clear();
    if (!looking) return;
    if (event.key === "Escape") lookAround();
    else if (event.key === "Tab") reach(); // what came since belongs to it, too
  },
  true,
);
