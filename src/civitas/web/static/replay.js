// The replay: a slider over all positions of a match.
import { eyeKey, home, openEye, zoom } from "./eye.js";
import * as parts from "./parts.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const here = `/match/${main.dataset.match}/replay`;
const search = new URLSearchParams(location.search);
const key = search.get("key");
let total = Number(main.dataset.total);
let at = Number(main.dataset.at);
let eyes = search.get("seat");
let wanted = null;
let aimed = at; // where the reader wants to be, wherever the page still is
let running = false;
let timer = null;

function adopt(update, fresh) {
  parts.putParts(update, fresh);
  parts.toLastLine();
  at = update.at || 0;
  total = update.total || 0;
  byId("slider").max = total;
  byId("slider").value = at;
  byId("number").textContent = `${at} / ${total}`;
}

// While one position is on its way, only the latest wish is remembered.
async function go(number) {
  aimed = wanted = Math.min(Math.max(number, 0), total);
  if (running) return;
  running = true;
  while (wanted !== null) {
    const next = wanted;
    wanted = null;
    const query = new URLSearchParams({ have: parts.have() });
    if (eyes) query.set("seat", eyes);
    if (key) query.set("key", key);
    const answer = await fetch(`${here}/${next}?${query}`);
    if (!answer.ok) break;
    adopt(await answer.json(), Math.abs(next - at) === 1);
  }
  running = false;
  history.replaceState(null, "", address());
}

function address() {
  const query = new URLSearchParams({ at });
  if (eyes) query.set("seat", eyes);
  if (key) query.set("key", key);
  return `${here}?${query}`;
}

function play() {
  const button = document.querySelector('[data-do="play"]');
  if (timer) {
    clearInterval(timer);
    timer = null;
  } else {
    if (at >= total) go(0);
    timer = setInterval(() => (at >= total ? play() : go(at + 1)), 900);
  }
  button.setAttribute("aria-pressed", Boolean(timer));
}

const acts = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-home": home,
  first: () => go(0),
  previous: () => go(aimed - 1),
  next: () => go(aimed + 1),
  last: () => go(total),
  play,
  link: async (node) => {
    history.replaceState(null, "", address());
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    parts.toast(node.dataset.done);
  },
};

document.addEventListener("click", (event) => {
  const action = event.target.closest("[data-do]");
  if (action) acts[action.dataset.do]?.(action);
  if (event.target.closest('[data-tab^="sheet-"]')) home();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("select, input[type=range]") && event.key !== " ") return;
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
  const act = keys[event.key];
  if (act && !event.target.matches("button") && document.activeElement !== byId("board")) {
    event.preventDefault();
    acts[act]();
  } else eyeKey(event);
});

byId("slider").addEventListener("input", (event) => go(Number(event.target.value)));
byId("eyes")?.addEventListener("change", (event) => {
  eyes = event.target.value;
  parts.dropBlocks();
  go(at);
});

async function start() {
  await parts.layBoard();
  openEye();
  parts.fitTabs();
  adopt(JSON.parse(byId("update").textContent), false);
  parts.narrow.addEventListener("change", () => {
    parts.fitTabs();
    home();
  });
  main.dataset.ready = "yes";
}

start();
