// The clocks of a match: those that run are counted down. The server has the time; this only shows it.
import { toast } from "./parts.js";

const main = document.getElementById("main");
const ahead = Date.now() / 1000 - Number(main.dataset.now); // by so much the clock of this machine is
const DAY = 24 * 3600;
const own = document.getElementById("clock");

const two = (number) => String(number).padStart(2, "0");

const toTheSecond = (rest) =>
  `${Math.floor(rest / 3600)}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
const inDays = (rest) =>
  main.dataset.dial.replace("§", Math.floor(rest / DAY)).replace("§", Math.floor((rest % DAY) / 3600));

function tick() {
  for (const node of document.querySelectorAll(".clock[data-due]")) {
    const rest = Math.max(Math.round(node.dataset.due - Date.now() / 1000 + ahead), 0);
    node.textContent = rest < 2 * DAY ? toTheSecond(rest) : inDays(rest);
    node.classList.toggle("short", rest < 60);
  }
  if (own) showOwn();
}

// One's own stands in the head of the page, too: on a phone the seats are behind a tab.
function showOwn() {
  const mine = own.dataset.seats.split(" ").map((seat) => document.querySelector(`#note-${seat} .clock`));
  const shown = mine.find((clock) => clock?.dataset.due) ?? mine.find(Boolean);
  own.textContent = shown?.textContent ?? "";
  own.classList.toggle("runs", Boolean(shown?.dataset.due));
  hurry(Boolean(shown?.dataset.due && shown.matches(".short")));
}

// Who is about to lose the turn is told once, with what happens then; the clock stays marked.
function hurry(short) {
  if (short && !own.matches(".short")) toast(main.dataset.hurry);
  own.classList.toggle("short", short);
}

tick();
setInterval(tick, 1000);
export { tick };
