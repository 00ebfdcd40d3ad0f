// The table page: shows what may be picked, sends picks, keeps itself up to date.
import { back, asked, chooser, pickPlace, setAsk } from "./choose.js";
import { dragged, eyeKey, frame, home, openEye, zoom } from "./eye.js";
import * as parts from "./parts.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const match = main.dataset.match;
const here = `/match/${match}`;
const names = JSON.parse(main.dataset.names);
const mine = main.dataset.mine ? main.dataset.mine.split(" ").map(Number) : [];
const csrf = document.querySelector('meta[name="csrf"]').content;
const key = new URLSearchParams(location.search).get("key");

let now = null; // the latest update
let since = Number(main.dataset.since); // lines of the log that the reader has answered to
let claimed = null; // whoever said "I am", where several share the screen
let busy = false;
let again = false;
let first = -1;

// ------------------------------------------------------------------ updates

function adopt(update, fresh) {
  const log = byId("log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const seen = log.scrollTop;
  const before = now;
  now = update;
  parts.putParts(update, fresh);
  first = parts.firstBlock();
  markSince();
  if (atEnd) parts.toLastLine();
  else log.scrollTop = seen;
  if (before && update.lines > before.lines) parts.unread("log");
  if (before && update.parts.said) parts.unread("chat");
  document.title = update.title;
  curtain(update.curtain);
  setAsk(update.ask || null);
  for (const name of ["undo", "undo-turn"]) {
    const node = document.querySelector(`[data-do="${name}"]`);
    if (node) node.disabled = !update.undo;
  }
  byId("ending").hidden = !update.over;
  if (!byId("figures").hidden) figures();
  if (update.message) parts.toast(update.message);
  if (update.turn && !(before && before.turn)) announce(Boolean(before));
  if (update.ask && (!before || !before.ask || before.ask.what !== update.ask.what)) attend();
}

// The line in the log after which everything is news.
function markSince() {
  document.querySelector("#lines .since")?.remove();
  const rule = document.createElement("li");
  rule.className = "since";
  rule.textContent = main.dataset.sinceText;
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

// On a phone go to where something glows.
function attend() {
  if (!parts.narrow.matches) return;
  const glowing = [...document.querySelectorAll("#sheets .glow")];
  if (!glowing.length) return;
  const sheets = glowing.map((node) => node.closest(".sheet").dataset.sheet);
  if (!sheets.includes(main.dataset.sheet)) {
    parts.showTab(`sheet-${sheets[0]}`);
    home();
  }
  frame(glowing.filter((node) => node.closest(".sheet").classList.contains("shown")), 2.4);
}

function query(extra) {
  const search = new URLSearchParams(extra);
  if (claimed !== null) search.set("seat", claimed);
  if (key) search.set("key", key);
  return search;
}

async function refresh() {
  if (busy) {
    again = true;
    return;
  }
  try {
    const answer = await fetch(`${here}/update?${query({ have: parts.have(), first })}`);
    if (answer.ok) adopt(await answer.json(), true);
    else if (answer.status === 404) location.reload();
  } catch {
    byId("offline").hidden = false; // the stream of news comes back by itself, and asks again
  }
}

async function post(path, body) {
  if (busy) return;
  busy = true;
  main.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(`${here}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRF": csrf },
      body: JSON.stringify({ ...body, have: parts.have(), first }),
    });
    if (!answer.ok) {
      location.reload();
      return;
    }
    const update = await answer.json();
    since = update.lines;
    adopt(update, true);
  } catch {
    parts.toast(main.dataset.gone);
    byId("offline").hidden = false;
  } finally {
    busy = false;
    main.removeAttribute("aria-busy");
  }
  if (again) {
    again = false;
    refresh();
  }
}

const seat = () => now.seat;

chooser((pick) => post("pick", { seat: asked().seat, seq: asked().seq, pick }));

// ------------------------------------------------------------------ several at one screen

function curtain(next) {
  const box = byId("curtain");
  const down = next !== undefined && next !== null;
  main.classList.toggle("curtained", down);
  box.hidden = !down;
  if (!down) return;
  if (box.dataset.seat === String(next) && box.firstChild) return;
  box.dataset.seat = next;
  const heading = document.createElement("h2");
  heading.textContent = main.dataset.pass.replace("§", names[next]);
  const open = document.createElement("button");
  open.type = "button";
  open.className = "strong big";
  open.textContent = main.dataset.iam.replace("§", names[next]);
  open.addEventListener("click", () => {
    claimed = next;
    box.replaceChildren();
    refresh();
  });
  box.replaceChildren(heading, open);
  open.focus();
}

// ------------------------------------------------------------------ why not

async function why(place) {
  if (seat() === null || seat() === undefined || !now.ask) return;
  const answer = await fetch(`${here}/why?${new URLSearchParams({ seat: seat(), place })}`);
  if (!answer.ok) return;
  const box = byId("why");
  const close = document.createElement("button");
  close.textContent = main.dataset.close;
  close.addEventListener("click", () => box.close());
  box.innerHTML = `<h2></h2>${await answer.text()}`;
  box.firstChild.textContent = main.dataset.whyTitle;
  box.append(close);
  if (!box.open) box.showModal();
}

byId("why").addEventListener("click", (event) => {
  if (event.target === byId("why")) byId("why").close();
});

async function figures() {
  const answer = await fetch(`${here}/figures?${query({})}`);
  if (answer.ok) byId("figures").innerHTML = await answer.text();
}

// ------------------------------------------------------------------ clicks and keys

const acts = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-home": home,
  undo: () => post("undo", { seat: seat(), seq: now.seq }),
  "undo-turn": () => post("undo", { seat: seat(), seq: now.seq, turn: true }),
  why: () => why(""),
  earlier: async () => {
    first = Math.max(0, parts.firstBlock() - 5);
    await refresh();
  },
  sound: (node) => {
    const on = localStorage.getItem("sound") !== "on";
    localStorage.setItem("sound", on ? "on" : "off");
    node.setAttribute("aria-pressed", on);
    if (on) chime();
  },
  notify: async (node) => {
    node.hidden = (await Notification.requestPermission()) !== "default";
  },
};

document.addEventListener("click", (event) => {
  const action = event.target.closest("[data-do]");
  if (action) acts[action.dataset.do]?.(action);
  const tab = event.target.closest('[data-tab="figures"]');
  if (tab) figures();
  const sheetTab = event.target.closest('[data-tab^="sheet-"]');
  if (sheetTab) home();
  const place = event.target.closest("#sheets [data-place]");
  if (!place || dragged()) return;
  if (place.classList.contains("glow")) pickPlace(place.dataset.place);
  else why(place.dataset.place);
});

document.addEventListener("submit", (event) => {
  if (event.target.dataset.sure && !confirm(event.target.dataset.sure)) event.preventDefault();
  if (event.target.id !== "say") return;
  event.preventDefault();
  const field = byId("words");
  if (field.value.trim()) say(field.value.trim());
  field.value = "";
});

async function say(text) {
  const answer = await fetch(`/api/matches/${match}/chat?${query({})}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF": csrf },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) parts.toast((await answer.json()).text || main.dataset.gone);
  refresh();
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
  if (event.altKey || byId("why").open) return;
  const place = event.target.closest("[data-place].glow");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pickPlace(place.dataset.place);
  } else if (event.key === "u") {
    document.querySelector('[data-do="undo"]:not([disabled])')?.click();
  } else if (event.key === "Escape") {
    back();
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelector(`#picks [data-key="${event.key}"]`)?.click();
  } else {
    eyeKey(event);
  }
});

// ------------------------------------------------------------------ news

const loud = () => (localStorage.getItem("sound") ?? main.dataset.sound) === "on";

function announce(later) {
  if (!later) return;
  if (loud()) chime();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(now.title, { body: now.sentence, tag: match });
  }
}

function chime() {
  const audio = new AudioContext();
  [523, 784].forEach((pitch, n) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + n * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.7);
  });
}

function listen() {
  const news = new EventSource(`/api/matches/${match}/events?${query({})}`);
  let known = null;
  news.addEventListener("change", (event) => {
    byId("offline").hidden = true;
    const { seq } = JSON.parse(event.data);
    // The stream starts with the present number; the same number twice is a seat or the chat.
    if (seq !== now.seq || seq === known) refresh();
    known = seq;
  });
  news.onerror = () => {
    byId("offline").hidden = false;
    known = now.seq;
    if (news.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

async function start() {
  await parts.layBoard();
  openEye();
  parts.fitTabs();
  adopt(JSON.parse(byId("update").textContent), false);
  byId("update").remove();
  parts.toLastLine();
  parts.narrow.addEventListener("change", () => {
    parts.fitTabs();
    home();
  });
  const sound = document.querySelector('[data-do="sound"]');
  sound.setAttribute("aria-pressed", loud());
  const notify = document.querySelector('[data-do="notify"]');
  notify.hidden = !("Notification" in window) || Notification.permission !== "default";
  // Back and forward bring an old page: it looks for itself what is new.
  window.addEventListener("pageshow", (event) => event.persisted && refresh());
  listen();
  main.dataset.ready = "yes";
}

start();
