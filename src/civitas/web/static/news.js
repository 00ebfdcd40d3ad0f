// The wire to the server: calls, a stream that says when something has changed, and a bell for
// whoever is asked.
const byId = (id) => document.getElementById(id);
const main = byId("main");
const BELL = new URL("./bell.js", import.meta.url).pathname;
const csrf = document.querySelector('meta[name="csrf"]').content;
const AGAIN = 2000; // milliseconds until a stream that was refused is tried again,
const LONGEST = 30_000; // and longer with every time that it is
const PATIENCE = 20_000; // milliseconds until a call is given up
let stream = null;
let timer = null;
let pause = AGAIN;
let failed = false; // did the last call come to nothing?
let known = null;
let sound = null;
let address = null;
let present = null;
let refresh = null;
let hear = null;

// `where` gives the address of the stream, `number` the number of steps that the page shows; `look`
// asks for what has changed, `take` gets it from the stream itself.
export function listen(where, number, look, take) {
  [address, present, refresh, hear] = [where, number, look, take];
  connect();
  window.addEventListener("offline", () => offline(true));
  window.addEventListener("online", connect);
  // A device that slept, or a page that was left and came back, may have lost the stream unseen.
  window.addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", () => document.hidden || connect());
}

export const offline = (gone) => {
  byId("offline").hidden = !gone;
};

export function connect() {
  clearTimeout(timer);
  stream?.close();
  stream = new EventSource(address());
  known = null;
  // The server has another program than the page, which would not understand it: once for each is enough, for
  // several servers may be renewed one after the other.
  stream.addEventListener("edition", (event) => {
    const edition = JSON.parse(event.data);
    if (edition === main.dataset.edition || sessionStorage.getItem("edition") === edition) return;
    sessionStorage.setItem("edition", edition);
    location.reload();
  });
  stream.addEventListener("change", (event) => {
    offline(failed); // one that comes while no answer does is only half a connection
    pause = AGAIN;
    const { seq } = JSON.parse(event.data);
    // A new stream starts with the present number, and something may have been missed before it;
    // the same number twice is a seat or the chat.
    if (known === null || seq === known) refresh();
    else if (seq !== present()) refresh(seq);
    known = seq;
  });
  stream.addEventListener("update", (event) => {
    offline(failed);
    const update = JSON.parse(event.data);
    known = update.seq;
    hear(update);
  });
  stream.onerror = () => {
    known = null;
    if (stream.readyState === EventSource.CLOSED) askInstead();
    else offline(true);
  };
}

// The server is there but has no room for another stream: the page asks now and then.
function askInstead() {
  refresh();
  timer = setTimeout(connect, pause);
  pause = Math.min(2 * pause, LONGEST);
}

// Null if the server cannot be reached; the stream of news comes back by itself, and looks again.
export async function call(address, options) {
  try {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    const text = await answer.text(); // it may get stuck half way, too
    failed = false;
    offline(failed);
    return { ok: answer.ok, status: answer.status, text: () => text, json: () => JSON.parse(text) };
  } catch {
    failed = true;
    offline(failed);
    connect();
    return null;
  }
}

export const send = (address, body) =>
  call(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF": csrf },
    body: JSON.stringify(body),
  });

// ------------------------------------------------------------------ the bell

const loud = () => (localStorage.getItem("sound") ?? main.dataset.sound) === "on";

export function ring(title, body) {
  if (loud()) chime();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    notify(title, { body, tag: main.dataset.match, data: location.href });
  }
}

// Phones show notifications only from a worker; where there is none, the page shows them itself.
async function notify(title, options) {
  const bell = await navigator.serviceWorker?.getRegistration(BELL);
  if (bell?.active) await bell.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

function chime() {
  sound ??= new AudioContext();
  sound.resume();
  [523, 784].forEach((pitch, n) => {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const start = sound.currentTime + n * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.7);
  });
}

export function toggleSound(node) {
  localStorage.setItem("sound", loud() ? "off" : "on");
  node.setAttribute("aria-pressed", loud());
  if (loud()) chime();
}

export async function allowNotifications(node) {
  node.hidden = (await Notification.requestPermission()) !== "default";
  hangBell();
}

function hangBell() {
  if (Notification.permission === "granted") navigator.serviceWorker?.register(BELL);
}

export function showBells() {
  document.querySelector('[data-do="sound"]').setAttribute("aria-pressed", loud());
  if (!("Notification" in window)) return;
  document.querySelector('[data-do="notify"]').hidden = Notification.permission !== "default";
  hangBell();
}
