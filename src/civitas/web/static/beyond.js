// Who has come near to the board may not see all that can be picked: how much of it is out of sight, and the way there.
import { frame, home, lowest } from "./eye.js";
import { unroll } from "./parts.js";

const byId = (id) => document.getElementById(id);
const hint = byId("beyond");
const ENOUGH = 24; // pixels of a place: who sees as much of it sees it
const AIR = 8; // pixels between the hint and the edge
let due = false;

// Who is led by a guide looks for what it asks for, and for nothing else.
const lit = () =>
  ["#sheets .wanted", "#sheets .glow"]
    .map((sort) => [...document.querySelectorAll(sort)].filter((node) => node.getBoundingClientRect().width))
    .find((found) => found.length) ?? [];

const overlaps = (from, to, first, last) =>
  Math.min(to, last) - Math.max(from, first) >= Math.min(ENOUGH, to - from);

// What is seen of the board.
function frameOf() {
  const { left, right, top } = byId("board").getBoundingClientRect();
  return { left, right, top, lowest: lowest() };
}

// How many places that glow are wholly out of sight; one that is drawn twice is seen where either is.
function unseen() {
  const { left, right, top, lowest } = frameOf();
  const places = new Map();
  for (const node of lit()) {
    const box = node.getBoundingClientRect();
    const seen = overlaps(box.left, box.right, left, right) && overlaps(box.top, box.bottom, top, lowest);
    places.set(node.dataset.place, seen || places.get(node.dataset.place) || false);
  }
  return [...places.values()].filter((seen) => !seen).length;
}

function tell() {
  due = false;
  const count = unseen();
  hint.hidden = !count;
  if (!count) return;
  hint.textContent = count > 1 ? hint.dataset.many.replace("§", count) : hint.dataset.one;
  const { top, lowest: end } = frameOf();
  const high = hint.offsetHeight;
  const ends = [AIR, end - top - high - AIR];
  const covers = ends.map((from) => covered(top + from, high));
  hint.style.top = `${ends[Number(covers[1] < covers[0])]}px`;
}

// How many places that glow, and names of sheets, the hint would lie on.
function covered(top, high) {
  const { left, right } = hint.getBoundingClientRect();
  return [...lit(), ...document.querySelectorAll(".leaves button")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < top + high && box.bottom > top;
  }).length;
}

export function showAll() {
  unroll(lit().filter((node) => node.closest(".top.long")));
  frame(lit());
  if (unseen()) home();
}

export function watchEdges() {
  byId("board").addEventListener("aimed", () => {
    if (due) return;
    due = true;
    requestAnimationFrame(tell);
  });
}
