// The replay: a slider over all positions of a match.
import { dragged, eyeKey, home, openEye, zoom } from "./eye.js";
import "./glass.js";
import * as parts from "./parts.js";
import { about, because, lying, tell, teller, thingAt } from "./tell.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const here = `/match/${main.dataset.match}/replay`;
const search = new URLSearchParams(location.search);
const key = search.get("key");
const PACE = 900; // milliseconds for a move
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
async function go(number, first = -1) {
  aimed = wanted = Math.min(Math.max(number, 0), total);
  if (running) return;
  running = true;
  while (wanted !== null) {
    const next = wanted;
    wanted = null;
    const query = new URLSearchParams({ have: parts.have(), first });
    if (eyes) query.set("seat", eyes);
    if (key) query.set("key", key);
    const answer = await fetch(`${here}/${next}?${query}`).catch(() => null);
    if (!answer?.ok) {
      parts.toast(main.dataset.failed);
      break;
    }
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
    timer = setInterval(() => running || (at >= total ? play() : go(at + 1)), PACE);
  }
  button.setAttribute("aria-pressed", Boolean(timer));
}

function reasons(about) {
  const query = new URLSearchParams(about);
  if (eyes) query.set("seat", eyes);
  if (key) query.set("key", key);
  return `${here}/${at}/because?${query}`;
}

teller((address) => fetch(address).catch(() => null), reasons);

const acts = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-home": home,
  first: () => go(0),
  previous: () => go(aimed - 1),
  next: () => go(aimed + 1),
  last: () => go(total),
  play,
  earlier: () => go(at, Math.max(0, parts.firstBlock() - 5)),
  link: async (node) => {
    history.replaceState(null, "", address());
    // Where the browser does not let us copy, the link is at least shown.
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    parts.toast(copied ? node.dataset.done : location.href);
  },
};

document.addEventListener("click", (event) => {
  const action = event.target.closest("[data-do]");
  if (action) acts[action.dataset.do]?.(action);
  if (event.target.closest('[data-tab^="sheet-"]')) home();
  const thing = thingAt(event);
  const node = !dragged() && event.target.closest("#sheets [data-place]");
  if (!node && thing) tell(about(thing.dataset.thing));
  if (!node) return;
  const { place } = node.dataset;
  tell(lying(node), thing ? about(thing.dataset.thing) : "", about(place), because({ place }));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("why").open) return;
  // What has keys of its own keeps them: tabs and lists, the slider, a pane that scrolls, a button
  // its space bar, the board its arrows.
  if (event.target.matches("select, input[type=range], #tabs *, .pane") && event.key !== " ") return;
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
  const act = keys[event.key];
  const pressed = event.key === " " && event.target.closest("button, summary, a, select");
  const panned = event.key.startsWith("Arrow") && event.target === byId("board");
  if (act && !pressed && !panned) {
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
