// The table page: shows what may be picked, sends picks, keeps itself up to date.
import { showAll, watchEdges } from "./beyond.js";
import { back, asked, chooser, holdFocus, pickPlace, setAsk } from "./choose.js";
import { dragged, eyeKey, FINGER, frame, home, letGo, near, openEye, zoom } from "./eye.js";
import { cardAt, clear, lookAround } from "./glass.js";
import "./menu.js";
import * as news from "./news.js";
import * as parts from "./parts.js";
import { about, alone, because, card, hush, linesOpen, lying, tell, teller, thingAt } from "./tell.js";
import * as vanished from "./vanished.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const match = main.dataset.match;
const here = `/match/${match}`;
const names = JSON.parse(main.dataset.names);
const key = new URLSearchParams(location.search).get("key");

const called = [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(16)).join("");

const FARTHEST = 20; // so many blocks of the log more come with the page

let now = null; // the latest update
let claimed = null; // whoever said "I am", where several share the screen
let handed = null; // for whom somebody lowered the curtain themselves, and who may come forward instead, until somebody does
let busy = false;
let first = -1;
let queue = Promise.resolve(); // one request after the other: each says what the page has by then
let wanted = null; // the number of steps for which an update is already in the queue
let follow = null; // what plays others' deeds; it comes when the table can be used
let guide = null; // what leads through a first match
let clocks = null; // what counts down the time that is left, where that was agreed
let leaving = false; // a form is on its way, and its answer is another page

// ------------------------------------------------------------------ updates

// Does whoever looks at this sit here? A bot may have taken over, or they have come back elsewhere.
const sits = ({ seat, curtain }) => seat !== undefined || curtain !== undefined;

// Behind a curtain that somebody lowered themselves nobody is asked, whoever the server takes them for.
const behind = ({ seat, ask, guide, back, confirm, ...update }) => {
  const [curtain, others] = handed;
  return { ...update, sentence: passTo(curtain), curtain, others, undo: false };
};

function adopt(sent, fresh, mine = false) {
  if (now && sits(now) !== sits(sent)) return leaving || location.reload(); // the whole page is another one
  const update = handed ? behind(sent) : sent;
  const focusAgain = holdFocus();
  const plays = fresh && follow?.plays(now, update, mine);
  if (plays) parts.hold();
  const log = byId("log");
  const goes = parts.following();
  const seen = log.scrollTop;
  const before = now;
  now = update;
  parts.putParts(update, fresh);
  clocks?.tick();
  first = parts.firstBlock();
  markSince();
  if (goes) parts.toNews();
  else log.scrollTop = seen;
  if (before && update.lines > before.lines) parts.unread("log", !parts.atLastLine());
  if (update.parts.said) dateChat();
  if (before && update.parts.said) announce();
  document.title = update.title;
  if (before && update.seq !== before.seq) vanished.stirred();
  if (update.seat !== claimed) claimed = null; // the page has gone on to somebody else
  curtain(update.curtain, update.back, update.others);
  parts.showMeans(update.ask ? update.seat : undefined);
  if (plays) follow.play(before, update, mine);
  else showAsk();
  for (const name of ["undo", "undo-turn"]) {
    const node = document.querySelector(`[data-do="${name}"]`);
    // Greyed, but not dead: a click tells why nothing can be taken back.
    node?.setAttribute("aria-disabled", !update.undo);
  }
  regretful(update.back);
  byId("ending").hidden = !update.over;
  byId("how-come").hidden = !byId("standing").childElementCount; // time may have ended it, without a result
  byId("stand-in")?.toggleAttribute("hidden", Boolean(update.alone));
  if (!byId("figures").hidden) figures();
  if (update.message) parts.toast(update.message);
  if (update.confirm) confirmFirst(update.confirm);
  if (before && update.turn && !before.turn) news.ring(update.title, update.sentence);
  const led = document.querySelector("#sheets .wanted"); // the same question may lead elsewhere
  if (update.ask && !parts.lookingBack() && (led || before?.ask?.what !== update.ask.what)) attend();
  focusAgain();
}

// What is asked now; while somebody looks back nothing is, for it is not what they see.
function showAsk() {
  const away = parts.lookingBack();
  if (!away) byId("sentence").textContent = now.sentence;
  byId("again").hidden = away || !now.at || now.curtain !== undefined;
  guide?.lead((!away && now.guide) || null);
  setAsk((!away && now.ask && { ...now.ask, wanted: guide?.wanted() }) || null);
}

// What the house says in the chat is told to whoever does not look there, unless the bar asks about it; and it
// no longer does where somebody comes back after others have agreed.
function announce() {
  const said = byId("said").lastElementChild;
  parts.unread("chat");
  if (said?.matches(".soft:not(.asks)") && !byId("plea").textContent) parts.toast(said.textContent);
}

// When it was said, by the clock of whoever reads it and as they write it; the day, too, if it was another one.
function dateChat() {
  const today = new Date().toDateString();
  const { lang } = document.documentElement;
  const local = navigator.languages.find((name) => name.startsWith(lang)) ?? lang;
  for (const line of byId("said").children) {
    const at = new Date(line.dataset.at * 1000);
    const day = at.toDateString() === today ? {} : { dateStyle: "short" };
    line.dataset.when = at.toLocaleString(local, { ...day, timeStyle: "short" });
  }
}

// The line in the log after which everything is news: where my last pick ended.
function markSince() {
  document.querySelector("#lines .since")?.remove();
  const rule = document.createElement("li");
  rule.className = "since";
  rule.textContent = main.dataset.sinceText;
  const since = now.since || 0;
  let left = since - parts.firstBlock() * 16;
  if (since <= 0 || since >= now.lines || left < 0) return;
  for (const block of byId("lines").children) {
    if (left < block.children.length) {
      block.insertBefore(rule, block.children[left]);
      return;
    }
    left -= block.children.length;
  }
}

// On a phone go to where something glows, or to what matters now, or to what is asked about; else to what is one's own.
// From where only the page has led, it leads back to where it came from, if it glows there and nothing matters here.
// What the guide speaks of is seen while it does, on a desk, too.
function attend() {
  const told = guide?.sheet();
  if (told) {
    parts.openSheet(document.querySelector(`#sheets .sheet[data-sheet="${told}"]`));
    if (parts.narrow.matches) home();
    return;
  }
  if (!parts.narrow.matches) return recall();
  const lit = [".wanted", ".glow"].find((kind) => document.querySelector(`#sheets ${kind}`));
  const what = lit ?? ":is(.asked, [data-now])";
  const glowing = [...document.querySelectorAll(`#sheets ${what}`)];
  if (!glowing.length) return settle();
  const sheets = glowing.map((node) => node.closest(".sheet").dataset.sheet);
  const matter = document.querySelector("#sheets .shown [data-now]");
  const back = !matter && sheets.includes(parts.cameFrom());
  if (back || !sheets.includes(main.dataset.sheet)) {
    if (back) parts.leadBack();
    else parts.leadTo(`sheet-${sheets[0]}`);
    home();
  }
  // What matters now is read first, such as an offer; what can be picked beside it lies below.
  const matters = document.querySelector("#sheets .shown [data-now]") && what !== ".wanted" ? "[data-now]" : what;
  frame([...document.querySelectorAll(`#sheets .shown ${matters}`)]);
}

// On a desk whoever is near to the map goes home when something begins that all look at and that is out of sight, such
// as a battle with its dice. From then on he looks where he likes.
let mattered = false;
function recall() {
  const matter = document.querySelector("#sheets [data-now]");
  const begins = matter && !mattered;
  mattered = Boolean(matter);
  if (!begins) return;
  const [box, board] = [matter, byId("board")].map((node) => node.getBoundingClientRect());
  if (box.left < board.left || box.right > board.right || box.top < board.top || box.bottom > board.bottom) home();
}

function settle() {
  if (parts.leadBack()) home();
  letGo(parts.own());
}

function query(extra) {
  const search = new URLSearchParams({ page: called, ...extra });
  if (claimed !== null) search.set("seat", claimed);
  if (key) search.set("key", key);
  return search;
}

// Whatever goes wrong with one, the next has its turn.
const inTurn = (work) => (queue = queue.catch(() => {}).then(work));

// Look again, unless the page has got so far by the time that it is its turn.
function refresh(number = Infinity) {
  if (wanted !== null) {
    wanted = Math.max(wanted, number);
    return queue;
  }
  wanted = number;
  return inTurn(async () => {
    const needed = wanted;
    wanted = null;
    if (needed <= now.seq) return;
    const eyes = claimed;
    const answer = await news.call(`${here}/update?${query({ have: parts.have(), first })}`);
    if (claimed !== eyes) return; // the device was passed on since, and what is seen now is asked next
    if (answer?.ok) adopt(await answer.json(), true);
    else if (answer?.status === 404) location.reload();
  });
}

// What the stream brings builds on what the page got last; else something was lost, or is older.
function hear(update) {
  return inTurn(() => {
    const serial = now.serial || 0;
    if (claimed !== null && claimed !== now.seat) refresh(); // as above
    else if (update.after === serial) adopt(update, true);
    else if (update.serial > serial) refresh();
  });
}

// What a page says that tells what went wrong.
function sentence(page) {
  return new DOMParser().parseFromString(page, "text/html").querySelector("h1 + p").textContent;
}

async function post(path, body) {
  if (busy) return;
  follow?.toPresent();
  byId("again").classList.remove("news");
  busy = true;
  main.setAttribute("aria-busy", "true");
  try {
    await inTurn(async () => {
      const state = { page: called, have: parts.have(), first, curtain: unclaimed(body.seat) };
      const eyes = claimed;
      const answer = await news.send(`${here}/${path}`, { ...body, ...state });
      if (claimed !== null && claimed !== eyes) return; // as above
      if (!answer) parts.toast(main.dataset.lost);
      else if ([401, 403, 404].includes(answer.status)) location.reload(); // not mine any more
      else if (answer.status === 429) parts.toast(sentence(await answer.text()));
      else if (!answer.ok) parts.toast(main.dataset.failed);
      else adopt(await answer.json(), true, true);
    });
  } finally {
    busy = false;
    main.removeAttribute("aria-busy");
  }
}

const seat = () => now.seat;

// Where several share the screen: has whoever does this not come forward?
const unclaimed = (who) => byId("whose") !== null && who !== claimed;

// Whoever had the device before may still take back; what they see stays shut until they come forward.
function undo(turn) {
  const who = now.back ?? seat();
  if (who !== undefined) post("undo", { seat: who, seq: now.seq, turn });
}

teller(news.call, (about) => `${here}/because?${query(about)}`);
// Where a finger slips easily, or for whoever wants it: what cannot be taken back is confirmed first.
const careful = () =>
  main.dataset.confirm === "always" ||
  (main.dataset.confirm !== "never" && matchMedia("(pointer: coarse)").matches);

const pick = (number, { seat, seq }, sure = false) =>
  post("pick", { seat, seq, pick: number, careful: !sure && careful() });

let chosen = null; // what waits to be confirmed

chooser((number) => {
  if (!asked()) return;
  chosen = [number, { seat: asked().seat, seq: asked().seq }];
  if (guide?.leads(number)) pick(...chosen, true); // what it asks for need not be confirmed
  else if (!guide?.doubts(showAsk)) pick(...chosen);
});

function confirmFirst({ why, pick: text, lines }) {
  const box = byId("sure");
  const list = byId("sure-lines");
  byId("sure-why").textContent = why;
  byId("sure-ask").textContent = now.sentence;
  byId("sure-pick").textContent = text;
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  list.previousElementSibling.hidden = list.hidden = !lines.length;
  if (!box.open) box.showModal();
}

// ------------------------------------------------------------------ several at one screen

// Somebody comes forward; what they may see is asked for.
function forward(who) {
  claimed = who;
  handed = null;
  byId("curtain").replaceChildren();
  refresh();
}

// Somebody lets another go first; what they see is left for nobody, whatever comes meanwhile.
function handOn(who) {
  handed = [who, now.seat === undefined ? [] : [now.seat]];
  now = behind(now);
  curtain(now.curtain, now.back, now.others);
  showAsk();
  refresh();
}

// A name stands there as it is, whatever signs are in it.
const named = (text, who) => text.replace("§", () => names[who]);
const passTo = (who) => named(main.dataset.pass, who);

function curtain(next, last, others = []) {
  const box = byId("curtain");
  const down = next !== undefined && next !== null;
  main.classList.toggle("curtained", down);
  box.hidden = !down;
  if (!down) return;
  follow?.toPresent();
  claimed = null;
  clear();
  hush();
  const known = [next, last, ...others].join();
  if (box.dataset.known === known && box.firstChild) return;
  box.dataset.seat = next;
  box.dataset.known = known;
  const heading = document.createElement("h2");
  heading.textContent = passTo(next);
  const button = (text, click, look = "") => {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    made.className = look;
    made.addEventListener("click", click);
    return made;
  };
  const iam = (who, look) => button(named(main.dataset.iam, who), () => forward(who), look);
  const open = iam(next, "strong big");
  box.replaceChildren(heading, open, ...others.map((who) => iam(who)));
  if (last !== undefined) box.append(button(named(main.dataset.regret, last), () => undo(false)));
  open.focus();
}

// Whose pick or turn the buttons take back, where that is not whoever is asked now.
function regretful(last) {
  for (const [act, told] of [["undo", "regret"], ["undo-turn", "regretTurn"]]) {
    const button = document.querySelector(`#tools [data-do="${act}"]`);
    if (!button) return;
    button.dataset.usual ??= button.getAttribute("aria-label");
    const label = last === undefined ? button.dataset.usual : named(main.dataset[told], last);
    button.setAttribute("aria-label", label);
    button.title = button.lastElementChild.textContent = label;
  }
}

// ------------------------------------------------------------------ why not

async function why(place) {
  if (seat() === undefined || !now.ask || parts.lookingBack()) return "";
  const answer = await news.call(`${here}/why?${new URLSearchParams({ seat: seat(), place })}`);
  return answer?.ok ? `<h2>${main.dataset.whyTitle}</h2>${await answer.text()}` : "";
}

// Too small for a finger: a tap brings it nearer first.
const tiny = (place) => place.getBoundingClientRect().height < FINGER && !near();

function tellPlace(node, thing) {
  const { place } = node.dataset;
  const things = [...(thing ? card(thing) : []), about(place)];
  tell(lying(node), ...things, because({ place }), why(place));
}

// What there is to say of something that somebody came to by keys.
const tellCard = (node) => (node.dataset.thing ? tell(...card(node)) : tellPlace(node));

// ------------------------------------------------------------------ others' consent

async function goals() {
  if (seat() === undefined || parts.lookingBack()) return "";
  const answer = await news.call(`${here}/goals?${new URLSearchParams({ seat: seat() })}`);
  return answer?.ok ? answer.text() : "";
}

const answerPlea = (agree) => (button) =>
  post("consent", { seat: seat(), seq: now.seq, number: Number(button.dataset.number), agree });

// ------------------------------------------------------------------ standing answers

function always() {
  const box = byId("always").cloneNode(true);
  const { always: text, seat, what } = now.ask;
  box.content.querySelector("h2").textContent = text;
  for (const button of box.content.querySelectorAll("button")) Object.assign(button.dataset, { seat, what });
  return box.innerHTML;
}

function keep(button) {
  const { seat, what, until } = button.dataset; // what is asked by now may be something else
  byId("why").close();
  post("habit", { seat: Number(seat), seq: now.seq, what, until });
}

async function figures() {
  const mine = alone();
  const answer = await news.call(`${here}/figures?${query({})}`);
  if (answer?.ok && mine()) byId("figures").innerHTML = await answer.text();
}

// ------------------------------------------------------------------ clicks and keys

const acts = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-home": home,
  beyond: showAll,
  forward: ({ dataset }) => {
    const who = Number(dataset.seat);
    if ("hides" in dataset) handOn(who);
    else forward(who);
  },
  undo: () => undo(false),
  "undo-turn": () => undo(true),
  why: () => tell(why("")),
  goals: () => tell(goals()),
  plead: (button) => {
    byId("why").close();
    post("plea", { seat: seat(), seq: now.seq, step: Number(button.dataset.step) });
  },
  always: () => tell(always()),
  keep,
  drop: (button) => post("habit", { seat: seat(), seq: now.seq, what: button.dataset.what }),
  agree: answerPlea(true),
  go: answerPlea(true),
  refuse: answerPlea(false),
  withdraw: answerPlea(false),
  earlier: async () => {
    first = Math.max(0, parts.firstBlock() - 5);
    await refresh();
  },
  sure: () => {
    byId("sure").close();
    pick(...chosen, true);
  },
  unsure: () => byId("sure").close(),
  "guide-next": () => {
    guide.next();
    showAsk();
    attend();
  },
  "guide-stay": () => byId("astray").close(),
  "guide-stray": () => {
    byId("astray").close();
    pick(...chosen);
  },
  keys: () => tell(byId("keys").innerHTML),
  copy: async (button) => {
    byId("link").select();
    await navigator.clipboard?.writeText(byId("link").value).catch(() => {});
    button.textContent = button.dataset.done;
  },
  present: () => follow?.toPresent(),
  again: () => follow?.again(),
  sound: news.toggleSound,
  notify: news.allowNotifications,
};

// The second click of a double click is none: what it hits has come under the pointer since.
document.addEventListener(
  "click",
  (event) => {
    if (event.detail > 1 && event.target.closest("#picks, #sheets")) event.stopPropagation();
  },
  true,
);

document.addEventListener("click", (event) => {
  const action = event.target.closest("[data-do]");
  if (action) acts[action.dataset.do]?.(action);
  const tab = event.target.closest('[data-tab="figures"]');
  if (tab) figures();
  const sheetTab = event.target.closest('[data-tab^="sheet-"]');
  if (sheetTab) home();
  const thing = thingAt(event);
  const place = event.target.closest("#sheets [data-place]");
  if (thing && !place) tell(...card(thing));
  if (!place || dragged()) return;
  if (event.detail && parts.narrow.matches && tiny(place)) frame([place]);
  else if (place.classList.contains("glow")) pickPlace(place.dataset.place);
  else tellPlace(place, thing);
});

document.addEventListener("submit", (event) => {
  if (event.target.dataset.sure && !confirm(event.target.dataset.sure)) event.preventDefault();
  if (event.target.id !== "say") return (leaving = !event.defaultPrevented);
  event.preventDefault();
  const text = byId("words").value.trim();
  if (text) say(text);
});

window.addEventListener("pageshow", () => (leaving = false));

async function say(text) {
  const answer = await news.send(`/api/matches/${match}/chat?${query({})}`, { text });
  if (answer?.ok) byId("words").value = "";
  else parts.toast(answer ? (await answer.json()).message : main.dataset.lost);
  refresh();
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
  if (event.altKey || document.querySelector("dialog[open]")) return;
  if (event.repeat && !event.key.startsWith("Arrow")) return;
  if (parts.lookingBack() && /^([1-9]|Escape)$/.test(event.key)) return follow?.toPresent();
  const place = event.target.closest("[data-place].glow");
  const seen = event.target.closest("#picks") ? null : cardAt(event.target);
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pickPlace(place.dataset.place);
  } else if (seen && event.key === "Enter") {
    tellCard(seen);
  } else if (event.key === "i") {
    lookAround();
  } else if (event.key === "?") {
    acts.keys();
  } else if (event.key === "u") {
    document.querySelector('[data-do="undo"]')?.click();
  } else if (event.key === "Escape") {
    back();
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelector(`#picks [data-key="${event.key}"]`)?.click();
  } else {
    eyeKey(event);
  }
});

// ------------------------------------------------------------------ the start

// Whoever was away for long finds all that has happened since.
async function reachBack() {
  const since = now.since || 0;
  const wanted = Math.max(Math.floor(since / 16), parts.firstBlock() - FARTHEST);
  if (since <= 0 || wanted >= parts.firstBlock()) return;
  first = wanted;
  await refresh();
}

async function start() {
  if (byId("guide")) guide = await import("./guide.js");
  await parts.layBoard();
  watchEdges();
  openEye();
  parts.fitTabs();
  adopt(JSON.parse(byId("update").textContent), false);
  byId("update").remove();
  await reachBack();
  parts.toNews();
  if (now.unheard) announce();
  byId("again").classList.toggle("news", now.since > 0 && now.since < now.lines);
  parts.narrow.addEventListener("change", () => {
    parts.fitTabs();
    home();
  });
  vanished.watch(() => now.waiting || []);
  news.showBells();
  news.listen(
    () => `${here}/events?${query({})}`,
    () => now.seq,
    refresh,
    hear,
  );
  main.dataset.ready = "yes";
  if (main.dataset.now) clocks = await import("./clocks.js");
  follow = await import("./follow.js");
  follow.follower(news.call, (part) => `${here}/${part}?${query({})}`, () => {
    showAsk();
    if (asked()) attend();
    else if (!parts.lookingBack() && parts.narrow.matches) settle();
  });
  linesOpen(follow.open);
}

start();
