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

// What was asked for before the device was passed on is nothing for whoever has it now.
let passed = 0;

export function alone() {
  const mine = passed;
  return () => mine === passed;
}

// What somebody was just reading lies above the curtain: it may be a card in their hand.
export function hush() {
  passed += 1;
  for (const box of document.querySelectorAll("dialog[open]")) box.close();
  for (const name of ["why", "figures"]) byId(name).replaceChildren();
}

// What is told of one thing from several sides is told once, under one heading; first of all it says what this very one is.
export function put(box, texts) {
  box.innerHTML = [...new Set(texts)].join("");
  const seen = new Set();
  for (const heading of box.querySelectorAll("h2")) {
    if (seen.has(heading.textContent)) heading.remove();
    seen.add(heading.textContent);
  }
  const names = [...seen].map((name) => name.toLowerCase());
  for (const line of box.querySelectorAll(".own")) {
    if (names.includes(line.textContent.toLowerCase())) line.remove();
    else headingOf(line)?.after(line);
  }
}

function headingOf(line) {
  let node = line.previousElementSibling;
  while (node && !node.matches("h2")) node = node.previousElementSibling;
  return node;
}

export async function tell(...told) {
  const mine = alone();
  const texts = await Promise.all(told);
  if (!mine() || !texts.some((text) => text.trim())) return;
  const box = byId("why");
  const row = Object.assign(document.createElement("p"), { className: "row" });
  const close = row.appendChild(document.createElement("button"));
  close.textContent = main.dataset.close;
  close.addEventListener("click", () => box.close());
  put(box, texts);
  box.append(row);
  if (!box.open) box.showModal();
  box.scrollTop = 0;
}

// What a thing does, whoever asks; it stays the same, so it is asked for once.
const known = new Map();

export async function about(thing) {
  if (known.has(thing)) return known.get(thing);
  const answer = await call(`/about/${main.dataset.title}/${encodeURIComponent(thing)}`);
  const text = answer?.status === 200 ? await answer.text() : "";
  if (answer?.ok) known.set(thing, text);
  return text;
}

// What lies there, as the drawing names it.
export function lying(node) {
  const things = node.dataset.lying && byId(node.dataset.lying)?.querySelectorAll("title");
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

// What the drawing says of this very thing: how much there is of it, and where it comes from.
export function own(node) {
  const text = node.querySelector(":scope > title")?.textContent ?? "";
  return text && Object.assign(document.createElement("p"), { className: "own", textContent: text }).outerHTML;
}

// All that can be told of a thing.
export const card = (thing) => [about(thing.dataset.thing), own(thing)];

// Why an automa did what a line of the log tells, or what it did last at a place.
export async function because(about) {
  if (!main.dataset.reasons) return "";
  const answer = await call(reasons(about));
  return answer?.ok ? answer.text() : "";
}

export const thingAt = (event) =>
  !dragged() && event.target.closest(":is(.seat, #sheets, #lines) [data-thing]");

const linesOf = (block) => [...block.querySelectorAll("li:not(.since)")];

function numberOf(line) {
  const block = line.closest("ol");
  return Number(block.id.slice(4)) * LINES + linesOf(block).indexOf(line);
}

// The line of the log with this number, if the page has it.
export const lineAt = (number) =>
  linesOf(byId(`log-${Math.floor(number / LINES)}`) ?? document.createElement("ol"))[number % LINES];

// What a line says, without its clause.
export const said = (line) =>
  [...line.childNodes]
    .filter((part) => !part.matches?.(".clause, .because"))
    .map((part) => part.textContent)
    .join("")
    .trim();

byId("log").addEventListener("click", (event) => {
  const rule = event.target.closest("a.clause");
  if (rule) rule.target = "_blank"; // the table stays open beside the rules
  const line = event.target.closest(".because")?.closest("li");
  if (!line) return;
  event.stopPropagation();
  tell(because({ line: numberOf(line) }));
});

// From a line to the things that it names and back.
function alongLine(line, event) {
  const stops = [line, ...line.querySelectorAll("[data-thing]")];
  const next = stops[stops.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)];
  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
  next.tabIndex = -1;
  next.focus();
  event.preventDefault();
}

// From a line of the log to its moment, by a click, or with arrows and Enter.
export function linesOpen(open) {
  const log = byId("log");
  log.addEventListener("click", (event) => {
    const line = event.target.closest("#lines li:not(.since)");
    if (!line || event.target.closest("a, button, [data-thing]") || !getSelection().isCollapsed) return;
    event.stopPropagation();
    open(numberOf(line), line);
  });
  log.addEventListener("keydown", (event) => {
    const line = event.target.closest("#lines li");
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Enter" && line === event.target) open(numberOf(line), line);
    if (["ArrowLeft", "ArrowRight"].includes(event.key) && line) return alongLine(line, event);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const lines = linesOf(byId("lines"));
    const next = line ? lines[lines.indexOf(line) + step] : step < 0 && lines.at(-1);
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
    event.preventDefault();
  });
}

// Beside the window, and not between two of its lines.
byId("why").addEventListener("click", ({ target, clientX: x, clientY: y }) => {
  const { left, right, top, bottom } = byId("why").getBoundingClientRect();
  const beside = x < left || x > right || y < top || y > bottom;
  if (target === byId("why") && beside) byId("why").close();
});
