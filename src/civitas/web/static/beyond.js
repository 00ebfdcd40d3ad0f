// Who has come near to the board may not see all that can be picked: how much of it is out of sight, and the way there.
import { frame, home } from "./eye.js";
import { unroll } from "./parts.js";

const byId = (id) => document.getElementById(id);
const hint = byId("beyond");
const ENOUGH = 24; // pixels of a place: who sees as much of it sees it
let due = false;

const lit = () =>
  [...document.querySelectorAll("#sheets .glow")].filter((node) => node.getBoundingClientRect().width);

const overlaps = (from, to, first, last) =>
  Math.min(to, last) - Math.max(from, first) >= Math.min(ENOUGH, to - from);

// How many places that glow are wholly out of sight; one that is drawn twice is seen where either is.
function unseen() {
  const { left, right, top, bottom } = byId("board").getBoundingClientRect();
  const lowest = Math.min(bottom, Math.max(top, byId("bar").getBoundingClientRect().top));
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
  if (count) hint.textContent = count > 1 ? hint.dataset.many.replace("§", count) : hint.dataset.one;
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
