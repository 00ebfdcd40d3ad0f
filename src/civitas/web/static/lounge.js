// Waiting for players: the page comes again whenever a seat has changed.
const main = document.getElementById("main");
const key = new URLSearchParams(location.search).get("key");
const news = new EventSource(
  `/api/matches/${main.dataset.match}/events${key ? `?key=${encodeURIComponent(key)}` : ""}`,
);
let first = true;
news.addEventListener("change", () => {
  if (!first && !document.querySelector("input:focus:not([readonly])")) location.reload();
  first = false;
});
const copy = document.getElementById("copy");
copy?.addEventListener("click", async () => {
  document.getElementById("link").select();
  await navigator.clipboard?.writeText(document.getElementById("link").value).catch(() => {});
  copy.textContent = copy.dataset.done;
});
