// A window over the page: what a thing is, what lies at a place, why an automa did that.
import { dragged } from "./eye.js";

const byId = (id) => document.getElementById(id);
const main = byId("main");
const LINES = 16; // in a block of the log
let call; // asks the server; null if it cannot be reached
let reasons; // the address at which it tells why

export function teller(asks, address) {
  [call, reasons] = [asks, address];
}

export async function tell(...told) {
  const texts = await Promise.all(told);
  if (!texts.some((text) => text.trim())) return;
  const box = byId("why");
  const close = document.createElement("button");
  close.textContent = main.dataset.close;
  close.addEventListener("click", () => box.close());
  box.innerHTML = texts.join("");
  box.append(close);
  if (!box.open) box.showModal();
  box.scrollTop = 0;
}

// What a thing does, whoever asks.
export async function about(thing) {
  const answer = await call(`/about/${main.dataset.title}/${encodeURIComponent(thing)}`);
  return answer?.status === 200 ? answer.text() : "";
}

// What lies there, as the drawing names it.
export function lying(node) {
  const things = byId(node.dataset.lying)?.querySelectorAll("title");
  if (!things?.length) return "";
  const [name, ...told] = [node.querySelector("title"), ...things].map((title) => title.textContent);
  const box = document.createElement("div");
  box.className = "about";
  for (const text of new Set([name, ...told])) {
    const line = document.createElement(text === name ? "h2" : "div");
    line.textContent = text;
    box.append(line);
  }
  return box.outerHTML;
}

// Why an automa did what a line of the log tells, or what it did last at a place.
export async function because(about) {
  if (!main.dataset.reasons) return "";
  const answer = await call(reasons(about));
  return answer?.ok ? answer.text() : "";
}

export const thingAt = (event) => !dragged() && event.target.closest(":is(.seat, #sheets) [data-thing]");

function numberOf(line) {
  const block = line.closest("ol");
  return Number(block.id.slice(4)) * LINES + [...block.querySelectorAll("li:not(.since)")].indexOf(line);
}

byId("log").addEventListener("click", (event) => {
  const line = event.target.closest(".because")?.closest("li");
  if (!line) return;
  event.stopPropagation();
  tell(because({ line: numberOf(line) }));
});

byId("why").addEventListener("click", (event) => {
  if (event.target === byId("why")) byId("why").close();
});
