// The guide through a first match: a note for each step, and a friendly word to whoever goes another
// way. It lies over the page and knows nothing of the game: the server tells the notes and the pick.
const byId = (id) => document.getElementById(id);
const main = byId("main");
const place = `guide ${main.dataset.match}`; // where the note is kept that was read last
let guide = null; // what is said now
let at = 0; // which of its notes is shown

// Say this; nothing if there is nothing to say now.
export function lead(said) {
  guide = said;
  const number = Number(sessionStorage.getItem(place));
  at = Math.max(0, said?.notes.findIndex((note) => note.number === number) ?? 0);
  show();
}

export function next() {
  at += 1;
  sessionStorage.setItem(place, guide.notes[at]?.number ?? 0);
}

const last = () => guide && at === guide.notes.length - 1;

// The pick that it asks for, once all before it is read.
export const wanted = () => (last() ? guide.wanted : undefined);

// The sheet that the note speaks of, if it is none on which something is to be picked.
export const sheet = () => guide?.notes[at]?.sheet;

// Is this the pick that it asks for?
export const leads = (number) => guide?.wanted === number;

// Something else than the guide asks for is about to be done: whoever does it is asked first.
export function doubts(again) {
  if (guide?.wanted === undefined) return false;
  byId("astray-todo").textContent = guide.notes.at(-1).todo;
  byId("astray").showModal();
  again();
  return true;
}

function show() {
  const box = byId("guide");
  const note = guide?.notes[at];
  main.classList.toggle("guiding", wanted() !== undefined);
  box.hidden = !note;
  if (!note) return;
  byId("guide-heading").textContent = note.heading;
  byId("guide-number").textContent = box.dataset.progress.replace("§", note.number).replace("§", guide.total);
  byId("guide-text").textContent = note.text;
  byId("guide-todo").textContent = note.todo;
  box.querySelector("[data-do=guide-next]").hidden = last();
}
