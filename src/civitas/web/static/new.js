// The form of a new match: it offers only what fits what is chosen so far.
const form = document.querySelector(".setup");
const options = document.getElementById("options");
const wanted = new Map(); // the options as the reader has left them, whatever has given way since
let latest = 0;

// A name is asked for only where somebody else sits at this screen.
function show() {
  for (const seat of document.querySelectorAll("[data-seat]")) {
    document.querySelector(`[data-who="${seat.dataset.seat}"]`).hidden = seat.value !== "here";
  }
}

// A menu shows one line: what is chosen and too long for it is written below in full.
const ruler = document.createElement("canvas").getContext("2d");
const ARROW = 24; // pixels

function spell() {
  for (const menu of form.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(menu);
    const room = menu.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    const chosen = menu.selectedOptions[0]?.textContent.trim() ?? "";
    ruler.font = font;
    if (!menu.nextElementSibling?.matches(".in-full")) {
      menu.insertAdjacentHTML("afterend", '<span class="in-full soft small" aria-hidden="true"></span>');
    }
    menu.nextElementSibling.textContent = ruler.measureText(chosen).width > room ? chosen : "";
  }
}

async function fit() {
  const mine = ++latest;
  const seats = [...new FormData(form)].filter(([name]) => name.startsWith("seat-"));
  const query = new URLSearchParams([...seats, ...wanted]);
  const answer = await fetch(`${options.dataset.from}?${query}`).catch(() => null);
  if (!answer?.ok || mine !== latest) return;
  const html = await answer.text();
  const focused = options.contains(document.activeElement) && document.activeElement.id;
  options.innerHTML = html;
  if (focused) document.getElementById(focused)?.focus();
  spell();
}

function keep(select) {
  wanted.set(select.name, select.value);
}

document.addEventListener("change", (event) => {
  show();
  spell();
  if (event.target.closest("#options")) keep(event.target);
  if (options && event.target.closest("[data-seat], #options")) fit();
});
options?.querySelectorAll("select").forEach(keep);
show();
document.fonts.ready.then(spell);
window.addEventListener("resize", spell);
