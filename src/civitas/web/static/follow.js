// Following: what others did is played on the board, one deed after the other, and a line of the log
// shows the board of its moment. All of it lies over the present, which the page has already; nothing
// can be picked meanwhile.
import { glide } from "./glide.js";
import * as parts from "./parts.js";
import { alone, lineAt, said } from "./tell.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const LEAP = 40; // so many picks are drawn at once
const PACES = { fast: 0.4, normal: 1, slow: 2 };
const REST = 700; // milliseconds for a deed,
const LETTER = 18; // and for each letter that is told of it
const queue = []; // frames, or functions that fetch some
let [call, address, present] = []; // asks the server; where; shows what is asked now
let run = null; // which is on its way
let number = 0; // of the deed that is played
let hurry = null; // ends the rest
let missed = null; // the picks that came while the page was hidden, or too many at once

export function follower(asks, where, back) {
  [call, address, present] = [asks, where, back];
  document.querySelectorAll("[data-pace]").forEach((node) => {
    node.value = pace();
    node.addEventListener("change", () => choose(node.value));
  });
}

export const pace = () => localStorage.getItem("pace") ?? "normal";

function choose(wish) {
  localStorage.setItem("pace", wish);
  document.querySelectorAll("[data-pace]").forEach((node) => (node.value = wish));
  if (wish === "off") toPresent();
}

// ------------------------------------------------------------------ what comes in

// Is this something that others did, to be played before it is shown? What I did is only if the game
// itself acts for somebody in the same breath.
export function plays(before, update, mine) {
  if (pace() === "off" || !before || (parts.lookingBack() && !run)) return false;
  const [from, to] = [before.at || 0, update.at || 0];
  const same = before.seat === update.seat && update.curtain === undefined;
  const told = same && update.lines > before.lines && to > from;
  if (!told || (mine && !main.dataset.reasons)) return false;
  if (!document.hidden && to - from <= LEAP) return true;
  missed = { from: Math.min(missed?.from ?? from, from), to };
  wake();
  return false;
}

// What came while nobody looked is played to whoever comes back; if it is much, it waits for a click.
function wake() {
  if (document.hidden || !missed) return;
  const { from, to } = missed;
  missed = null;
  byId("again").classList.add("news");
  if (to - from > LEAP || to <= from || (parts.lookingBack() && !run)) return;
  queue.push(() => fetched(from, to, true));
  start();
}

document.addEventListener("visibilitychange", wake);

// Play it. One deed is here already; several that came at once are fetched one by one.
export function play(before, update, mine) {
  const several = (update.at || 0) - (before.at || 0) > 1;
  const next = several ? () => fetched(before.at || 0, update.at) : deed(before, update, mine);
  queue.push(next);
  start();
}

function deed(before, update, mine) {
  const board = Object.entries(update.parts).filter(([id]) => byId(id) && parts.onBoard(byId(id)));
  let first = before.lines;
  while (mine && first < update.lines && !lineAt(first)?.querySelector(".because")) first += 1;
  const lines = [];
  for (let n = first; n < update.lines; n += 1) {
    const line = lineAt(n);
    if (line) lines.push([said(line), line.dataset.about || ""]);
  }
  const changed = Object.fromEntries(board.map(([id, [, html]]) => [id, html]));
  return { parts: changed, lines, first, silent: mine && !lines.length };
}

async function fetched(from, to = Infinity, all = false) {
  const mine = run;
  const answer = await call(`${address(`frames/${from}`)}&have=${parts.have()}`);
  const found = answer?.ok && run === mine ? await answer.json() : null;
  if (!found || run !== mine) return [];
  parts.showPast(found.parts, all);
  let first = found.lines;
  const frames = found.frames
    .filter(({ at }) => at <= to)
    .map((frame) => ({ ...frame, first: (first += frame.lines.length) - frame.lines.length }));
  if (found.last < Math.min(found.total, to)) frames.push(() => fetched(found.last, to));
  return frames;
}

// ------------------------------------------------------------------ playing

async function start() {
  if (run) return;
  const mine = (run = {});
  number = 0;
  begin(main.dataset.skipPlay);
  while (run === mine && queue.length) {
    const next = queue.shift();
    if (typeof next === "function") queue.unshift(...(await next()));
    else if (!next.silent) await perform(next, mine);
  }
  if (run === mine) toPresent();
}

async function perform(frame, mine) {
  number += 1;
  const left = queue.filter((next) => typeof next !== "function").length;
  byId("told").textContent = main.dataset.playing.replace("§", number).replace("§", number + left);
  const arrive = glide(Object.keys(frame.parts));
  parts.showPast(frame.parts);
  arrive(0.6 * REST * tempo());
  for (const [n, [text, names]] of frame.lines.entries()) {
    if (run !== mine) return;
    tellLine(text, names, lineAt(frame.first + n));
    await rest((REST + LETTER * text.length) * (n ? 0.7 : 1));
  }
}

function tellLine(text, names, line) {
  byId("sentence").textContent = text;
  document.querySelector("#lines .told")?.classList.remove("told");
  line?.classList.add("told");
  if (line) parts.bringUp(line);
  parts.keepLit(names);
  if (main.dataset.sheet) parts.goTo(names, parts.leadTo);
}

// Where nothing is played by itself, what somebody asks for is played as for everybody.
const tempo = () => PACES[pace()] ?? PACES.normal;

const rest = (time) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time * tempo());
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });

// ------------------------------------------------------------------ looking back

function begin(back) {
  parts.hold();
  main.classList.add("past");
  byId("to-present").textContent = back;
  byId("play-on").hidden = true;
  byId("told").textContent = "";
  present();
}

export function toPresent() {
  if (!main.classList.contains("past")) return;
  run = null;
  queue.length = 0;
  hurry?.();
  const leaving = byId("follow").contains(document.activeElement);
  main.classList.remove("past");
  document.querySelector("#lines .told")?.classList.remove("told");
  parts.keepLit("");
  parts.showPresent();
  present();
  if (leaving) byId("picks").focus();
}

// What has happened since my last turn, once more.
export function again() {
  toPresent();
  document.querySelector(".menu").open = false;
  parts.showBoard();
  queue.push(async () => {
    const frames = await fetched(-1, Infinity, true);
    if (!frames.length) parts.toast(main.dataset.nothing);
    return frames;
  });
  start();
}

// The board when the log got this line.
export async function open(line, node) {
  toPresent();
  const [text, names] = [said(node), node.dataset.about || ""];
  begin(main.dataset.toPresent);
  const mine = alone();
  const answer = await call(`${address(`line/${line}`)}&have=${parts.have()}`);
  if (!main.classList.contains("past") || run || !mine()) return;
  if (!answer?.ok) return toPresent();
  const found = await answer.json();
  parts.showPast(found.parts, true);
  byId("told").textContent = main.dataset.past;
  byId("sentence").textContent = text;
  node.classList.add("told");
  parts.keepLit(names);
  if (!parts.goTo(names)) parts.showBoard();
  byId("play-on").hidden = found.at >= found.total;
  byId("play-on").onclick = () => {
    queue.push(() => fetched(found.at, Infinity, true));
    start();
  };
}
