// The page of notices: lets this browser be told, also when no page of ours is open.
const BELL = "/static/bell.js";
const box = document.getElementById("browser");
const button = document.getElementById("push");
const trouble = document.getElementById("push-trouble");
const key = box.dataset.key;
const able = "serviceWorker" in navigator && "PushManager" in window;

const same = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;

const TRYING = ".channels [data-trying]";
const OFTEN = 20; // then it is one that does not answer, and the page need not wait for it
const PAUSE = 1500; // milliseconds

// Whoever tries a channel out is told how it went, without asking for the page again.
async function watch() {
  for (let n = 0; n < OFTEN && document.querySelector(TRYING); n += 1) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const answer = await fetch("/me/notices").catch(() => null);
    if (!answer?.ok) continue;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const old of document.querySelectorAll(TRYING)) {
      const now = page.querySelector(`[data-channel="${old.dataset.channel}"]:not([data-trying])`);
      if (!now) continue;
      now.querySelector(".arrived")?.removeAttribute("hidden");
      old.firstElementChild.replaceWith(now.firstElementChild);
      delete old.dataset.trying;
      await look();
    }
  }
}

async function look() {
  if (!able) return;
  const bell = await navigator.serviceWorker.getRegistration(BELL);
  show(await bell?.pushManager.getSubscription());
}

function show(subscription) {
  const here = [...document.querySelectorAll("[data-endpoint]")].find(
    ({ dataset }) => dataset.endpoint === subscription?.endpoint,
  );
  here?.querySelector(".here").removeAttribute("hidden");
  document.getElementById("push-none").hidden = able;
  document.getElementById("push-on").hidden = !here;
  button.hidden = !able || Boolean(here);
}

// A subscription that was made for another key of the server would be refused for ever.
async function subscribe() {
  await navigator.serviceWorker.register(BELL);
  const bell = await ready();
  const old = await bell.pushManager.getSubscription();
  if (old && !same(old.options.applicationServerKey)) await old.unsubscribe();
  return bell.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

// The worker has a folder of its own, so no page waits for it by itself.
async function ready() {
  const bell = await navigator.serviceWorker.getRegistration(BELL);
  const worker = bell.installing ?? bell.waiting ?? bell.active;
  while (worker.state !== "activated") {
    await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  }
  return bell;
}

button.addEventListener("click", async () => {
  trouble.hidden = true;
  button.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
    const answer = await fetch("/me/notices/browser", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-CSRF": document.querySelector('meta[name="csrf"]').content,
      },
      body: JSON.stringify(await subscribe()),
    });
    if (!answer.ok) throw new Error("failed");
    location.reload();
  } catch (error) {
    trouble.textContent = trouble.dataset[error.message === "denied" ? "denied" : "failed"];
    trouble.hidden = false;
    button.disabled = false;
  }
});

await look();
await watch();
