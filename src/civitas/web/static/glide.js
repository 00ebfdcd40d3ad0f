// Pieces move: what there is less of at one part of the board and more of at another has gone there.
import { still } from "./parts.js";

const byId = (id) => document.getElementById(id);
const MOST = 12; // so many pieces at once
const SVG = "http://www.w3.org/2000/svg";

// What lies in these parts of the board, by kind and owner: where, and how many of it.
function tally(ids) {
  const found = new Map();
  for (const id of ids) {
    for (const thing of byId(id)?.querySelectorAll("#sheets [data-thing]") ?? []) {
      const kind = kindOf(thing);
      const here = found.get(kind) ?? new Map();
      const before = here.get(id) ?? { count: 0 };
      here.set(id, { count: before.count + countOf(thing), thing, ...place(thing) });
      found.set(kind, here);
    }
  }
  return found;
}

// A thing is known by its colours and crests, not by what is written on it.
function kindOf(thing) {
  const around = thing.tagName === "g" ? thing : thing.parentNode;
  const looks = [...around.querySelectorAll("use, rect, circle, path")].map((node) =>
    [node.getAttribute("href"), node.getAttribute("fill"), ...node.classList]
      .filter((name) => name !== "fresh") // as what has just come is marked
      .join(" "),
  );
  return [thing.dataset.thing, ...(thing.tagName === "g" ? looks : looks.slice(0, 2))].join();
}

function countOf(thing) {
  const text = thing.tagName === "g" ? thing.querySelector("text") : thing.nextElementSibling;
  return (text?.tagName === "text" && Number.parseInt(text.textContent, 10)) || 1;
}

// Where a thing is drawn, on its sheet and on the screen.
function place(thing) {
  const sheet = thing.ownerSVGElement;
  const matrix = sheet.getScreenCTM()?.inverse().multiply(thing.parentNode.getScreenCTM());
  return { sheet, matrix, box: thing.getBoundingClientRect() };
}

// Called before these parts change; what it gives is called afterwards, and lets the pieces move.
export function glide(ids) {
  if (still()) return () => {};
  const before = tally(ids);
  for (const here of before.values()) for (const one of here.values()) one.ghost = one.thing.cloneNode(true);
  return (time) => {
    let moves = 0;
    for (const [kind, here] of tally(ids)) {
      const had = before.get(kind) ?? new Map();
      const more = [...here].filter(([id, { count }]) => count > (had.get(id)?.count ?? 0));
      const less = [...had].filter(([id, { count }]) => count > (here.get(id)?.count ?? 0));
      for (const [n, [, to]] of more.entries()) {
        const from = less[Math.min(n, less.length - 1)]?.[1];
        if (from && (moves += 1) <= MOST) move(from, to, time);
      }
    }
  };
}

function move(from, to, time) {
  if (from.sheet !== to.sheet || !from.box.width || !from.matrix) return;
  const ghost = document.createElementNS(SVG, "g");
  const inner = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = from.matrix;
  inner.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  inner.append(from.ghost);
  ghost.append(inner);
  ghost.setAttribute("class", "ghost");
  from.sheet.append(ghost);
  const scale = from.sheet.getScreenCTM().a;
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [[x, y], [u, v]] = [middle(from.box), middle(to.box)];
  const way = [{ translate: "0 0" }, { translate: `${(u - x) / scale}px ${(v - y) / scale}px` }];
  to.thing.animate([{ opacity: 0.2 }, { opacity: 0.2, offset: 0.9 }, { opacity: 1 }], time);
  ghost.animate(way, { duration: time, easing: "ease-in-out", fill: "forwards" }).finished.finally(() => ghost.remove());
}
