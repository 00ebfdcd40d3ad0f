// Waiting for players: the page comes again whenever a seat has been taken or left.
const main = document.getElementById("main");
const key = new URLSearchParams(location.search).get("key");
const OFTEN = 15_000; // milliseconds between two looks where there is no room for another stream
const news = new EventSource(
  `/api/matches/${main.dataset.match}/events${key ? `?key=${encodeURIComponent(key)}` : ""}`,
);
news.addEventListener("change", look);
news.onerror = () => news.readyState === EventSource.CLOSED && setInterval(look, OFTEN);

async function look() {
  if (document.querySelector("input:focus:not([readonly])")) return;
  // The news may be about something else, as who looks on: only other seats are worth a new page.
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (page.getElementById("main")?.dataset.seats !== main.dataset.seats) location.reload();
}
