// The replay: a slider over all positions of a match.
import { dragged, eyeKey, home, openEye, zoom } from "./eye.js";
import { cardAt, lookAround } from "./glass.js";
import "./menu.js";
import * as parts from "./parts.js";
import { about, because, card, linesOpen, lying, tell, teller, thingAt } from "./tell.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const table = `/match/${main.dataset.match}`;
const here = `${table}/replay`;
const search = new URLSearchParams(location.search);
const key = search.get("key");
const PACES = { slow: 2200, normal: 900, fast: 350, fastest: 0 }; // milliseconds for a move
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

// While one position is on its way, only the latest wish is remembered. A jump goes from there to
// where a turn or a round begins.
async function go(number, first = -1, jump = "") {
  aimed = Math.min(Math.max(number, 0), total);
  wanted = { number: aimed, jump };
  if (running) return;
  running = true;
  while (wanted !== null) {
    const next = wanted;
    wanted = null;
    const query = asking({ have: parts.have(), first });
    if (next.jump) query.set("jump", next.jump);
    const answer = await fetch(`${here}/${next.number}?${query}`).catch(() => null);
    if (!answer?.ok) {
      parts.toast(main.dataset.failed);
      break;
    }
    const update = await answer.json();
    if (next.jump && wanted === null) aimed = update.at || 0;
    adopt(update, Math.abs((update.at || 0) - at) === 1);
  }
  running = false;
  history.replaceState(null, "", address());
}

function asking(about) {
  const query = new URLSearchParams(about);
  if (eyes) query.set("seat", eyes);
  if (key) query.set("key", key);
  return query;
}

// The position at which the log got this line.
async function open(number, line) {
  const names = line.dataset.about;
  const answer = await fetch(`${table}/line/${number}?${asking({ have: parts.have() })}`).catch(() => null);
  if (!answer?.ok) return parts.toast(main.dataset.failed);
  await go((await answer.json()).at);
  if (names) parts.goTo(names);
}

const address = () => `${here}?${asking({ at })}`;

function play() {
  const button = document.querySelector('[data-do="play"]');
  if (timer) {
    clearInterval(timer);
    timer = null;
  } else {
    if (at >= total) go(0);
    timer = setInterval(() => running || (at >= total ? play() : go(at + 1)), PACES[byId("speed").value]);
  }
  button.setAttribute("aria-pressed", Boolean(timer));
}

// As fast as it was watched last.
function remember(speed) {
  if (speed) localStorage.setItem("speed", speed);
  const known = localStorage.getItem("speed");
  byId("speed").value = known in PACES ? known : "normal";
  if (!timer) return;
  play();
  play();
}

teller(
  (address) => fetch(address).catch(() => null),
  (about) => `${here}/${at}/because?${asking(about)}`,
);
linesOpen(open);

const acts = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-home": home,
  first: () => go(0),
  previous: () => go(aimed - 1),
  next: () => go(aimed + 1),
  last: () => go(total),
  "turn-back": () => go(aimed, -1, "-turn"),
  "turn-on": () => go(aimed, -1, "turn"),
  "round-back": () => go(aimed, -1, "-round"),
  "round-on": () => go(aimed, -1, "round"),
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
  if (!node && thing) tell(...card(thing));
  if (node) tellPlace(node, thing);
});

function tellPlace(node, thing) {
  const { place } = node.dataset;
  tell(lying(node), ...(thing ? card(thing) : []), about(place), because({ place }));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("why").open) return;
  const seen = cardAt(event.target);
  if (seen && event.key === "Enter") return seen.dataset.thing ? tell(...card(seen)) : tellPlace(seen);
  if (event.key === "i") return lookAround();
  // What has keys of its own keeps them: tabs and lists, the slider, a pane that scrolls, a button
  // its space bar, the board its arrows.
  if (event.target.matches("select, input[type=range], #tabs *, .pane, .pane *") && event.key !== " ") return;
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
  const far = { ArrowLeft: "turn-back", ArrowRight: "turn-on", PageUp: "round-back", PageDown: "round-on" };
  const act = (event.shiftKey || event.key.startsWith("Page") ? far : keys)[event.key];
  const pressed = event.key === " " && event.target.closest("button, summary, a, select");
  const panned = event.key.startsWith("Arrow") && event.target === byId("board");
  if (act && !pressed && !panned) {
    event.preventDefault();
    acts[act]();
  } else eyeKey(event);
});

byId("speed").addEventListener("change", (event) => remember(event.target.value));
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
  remember();
  adopt(JSON.parse(byId("update").textContent), false);
  parts.narrow.addEventListener("change", () => {
    parts.fitTabs();
    home();
  });
  main.dataset.ready = "yes";
}

start();
