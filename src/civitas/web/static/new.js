// The form of a new match: it offers only what fits what is chosen so far.
const form = document.querySelector(".setup");
const options = document.getElementById("options");
let latest = 0;

// A name is asked for only where somebody else sits at this screen.
function show() {
  for (const seat of document.querySelectorAll("[data-seat]")) {
    document.querySelector(`[data-who="${seat.dataset.seat}"]`).hidden = seat.value !== "here";
  }
}

async function fit() {
  const mine = ++latest;
  const chosen = [...new FormData(form)].filter(([name]) => /^(seat|option)-/.test(name));
  const answer = await fetch(`${options.dataset.from}?${new URLSearchParams(chosen)}`).catch(() => null);
  if (!answer?.ok || mine !== latest) return;
  const html = await answer.text();
  const focused = options.contains(document.activeElement) && document.activeElement.id;
  options.innerHTML = html;
  if (focused) document.getElementById(focused)?.focus();
}

document.addEventListener("change", (event) => {
  show();
  if (options && event.target.closest("[data-seat], #options")) fit();
});
show();
