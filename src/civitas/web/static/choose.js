// From the list of picks to a click: places that glow, and a few buttons. Nothing here knows what
// is legal; every step only narrows the list that the server sent with the ask.
import { uncover } from "./eye.js";
import { fold, heads } from "./folds.js";
import { light, narrow, openSheet, raise } from "./parts.js";

const MANY = 8;
// Whatever the title is: what declines stands behind the rest, and what ends something stands out.
const DECLINES = ["no", "pass"];
const ENDS = ["asproposed", "done", "endturn"];
const SEVERAL = 5; // so many answers to a place are on its card
const CROWD = 9; // so many buttons are set smaller where there is a mouse
const byId = (id) => document.getElementById(id);
const main = byId("main");
// What a lit place costs is written nowhere but on its button, and who has no mouse cannot point at it. Beside the
// note of a guide a phone has no room for that.
const priced = (picks) => picks.some((pick) => drawn(pick) && pick.terms.length) && !(narrow.matches && led());
const led = () => byId("guide")?.hidden === false;
// So many picks are all in the bar, with what they cost, wherever they glow besides.
const few = (picks) => picks.length <= (priced(picks) ? (narrow.matches ? 6 : MANY) : narrow.matches ? 2 : 4);

let ask = null;
let steps = [];
const listed = new Set(); // the kinds of questions of which all answers lie in the bar, till somebody folds them up
let explained = false;
let send = () => {};

export function chooser(sender) {
  send = sender;
}

export function setAsk(next) {
  // Somebody else's answer changes the number of the ask, but not what I have begun to choose.
  const same = ask && next && ask.seat === next.seat && question(ask) === question(next);
  ask = next && {
    ...next,
    list: next.picks,
    picks: next.picks.map(([kind, values, text, places, terms], number) => ({
      kind,
      values,
      text,
      places,
      terms,
      number,
    })),
  };
  if (!same) steps = [];
  show();
}

const question = ({ what, list, picks }) => JSON.stringify([what, list || picks]);

export const asked = () => ask;

// Whoever goes by keys stays at the same thing, or else comes to the new picks.
export function holdFocus() {
  const node = document.activeElement;
  const place = node?.closest("#sheets [data-place]")?.dataset.place;
  // The bar is where one waits; what is asked next comes among the answers.
  const text = byId("picks").contains(node) || node === byId("bar") ? node.textContent : null;
  const before = ask && question(ask);
  return () => {
    if (place === undefined && text === null) return;
    const rest = byId(ask ? "picks" : "bar"); // without answers there is nothing to be at
    if (document.activeElement === node && (node === rest || !["picks", "bar"].includes(node.id))) return;
    const same = ask && question(ask) === before;
    const again = place
      ? document.querySelector(`#sheets [data-place="${CSS.escape(place)}"].glow`)
      : [...byId("picks").querySelectorAll("button")].find((b) => b.textContent === text);
    ((same && again) || rest).focus({ preventScroll: true });
  };
}

function candidates() {
  let picks = ask ? ask.picks : [];
  for (const step of steps) picks = picks.filter(step.fits);
  return picks;
}

const drawn = (pick) =>
  pick.places.some((place) => document.querySelector(`#sheets [data-place="${CSS.escape(place)}"]`));

function take(picks) {
  if (picks.length === 1) {
    steps = [];
    send(picks[0].number);
  } else show();
}

export function pickPlace(place) {
  const picks = candidates().filter((pick) => pick.places.includes(place));
  if (!picks.length || steps.some((step) => step.place === place)) return;
  const node = document.querySelector(`#sheets [data-place="${CSS.escape(place)}"] > title`);
  steps.push({ label: node ? node.textContent : "", place, fits: (p) => p.places.includes(place) });
  take(picks);
}

export function back() {
  if (!steps.length) return false;
  steps.pop();
  show();
  return true;
}

// What the bar offers: whole picks while they are few, else one part after the other.
function offers(picks) {
  const groups = [];
  const kinds = [...new Set(picks.map((pick) => pick.kind))];
  for (const [number, kind] of kinds.entries()) {
    const same = picks.filter((pick) => pick.kind === kind);
    const { fields, name, fold: heading } = ask.kinds[kind];
    const last = [...DECLINES, ...ENDS].includes(name);
    const parted = same.length > MANY && fields.length > 1 ? byPart(same, kind) : null;
    groups.push({
      closing: !fields.length && (last || number > 0), // what is named first is what was asked about
      last,
      ends: ENDS.includes(name),
      fold: heading,
      offers: parted || same.map((pick) => whole(pick)),
    });
  }
  return groups.sort((a, b) => a.closing - b.closing || a.last - b.last);
}

const whole = (pick) => ({
  text: pick.text,
  terms: unsaid(pick.terms).join(", "),
  thing: [...pick.values, ask.kinds[pick.kind].thing].find((value) => ask.hints[value]),
  about: placesOf([pick]),
  wanted: pick.number === ask.wanted,
  click: () => take([pick]),
});

// Where all these picks lead: whoever points at their answer sees it on the board.
const placesOf = ([first, ...rest]) =>
  first.places
    .filter((place) => rest.every((pick) => pick.places.includes(place)))
    .map((place) => place.slice(place.indexOf(":") + 1))
    .join(" ");

// What is said of all these picks alike; and what is left to say once some of it has been said.
const common = ([first, ...rest]) =>
  first.terms.filter((part) => rest.every((pick) => pick.terms.includes(part)));
const unsaid = (parts) => parts.filter((part) => !steps.some((step) => step.told?.includes(part)));

// Parts with the same ids, as two cards of one hand, are one question: whichever is named first,
// the picks that have it in any of these places remain.
function byPart(same, kind) {
  const { fields, labels } = ask.kinds[kind];
  const values = fields.map((_, n) => new Set(same.map((pick) => pick.values[n])));
  const first = fields.findIndex((_, n) => values[n].size > 1);
  if (first < 0) return null;
  const alike = fields
    .map((_, n) => n)
    .filter(
      (n) =>
        n === first ||
        (typeof [...values[first]][0] === "string" && [...values[n]].some((v) => values[first].has(v))),
    );
  const every = [...new Set(alike.flatMap((n) => [...values[n]]))];
  const found = [];
  for (const value of every) {
    const fits = (pick) => pick.kind === kind && alike.some((n) => pick.values[n] === value);
    const left = same.filter(fits);
    if (left.length === same.length && left.length > 1) continue;
    const name = fields[alike.find((n) => labels[fields[n]]?.[value] !== undefined) ?? first];
    const label = labels[name][value];
    const told = unsaid(common(left));
    found.push({
      text: label,
      terms: told.join(", "),
      thing: ask.hints[value] && value,
      about: placesOf(left),
      wanted: left.some((pick) => pick.number === ask.wanted),
      click: () => {
        steps.push({ label: told.length ? `${label} (${told.join(", ")})` : label, fits, told });
        take(left);
      },
    });
  }
  return found;
}

export function show() {
  const focusAgain = holdFocus();
  const picks = candidates();
  glow(picks);
  const bar = byId("picks");
  bar.replaceChildren();
  bar.classList.toggle("explained", explained);
  byId("aids").replaceChildren();
  if (!ask) return uncover([]);
  const inBar = steps.length || listed.has(ask.what) || few(picks) ? picks : picks.filter((pick) => !drawn(pick));
  const groups = offers(inBar);
  if (steps.length) {
    const path = steps.map((step) => step.label).join(" › ");
    bar.append(button(`‹ ${main.dataset.back}`, { click: back, quiet: true }), crumb(path));
  }
  const all = groups.reduce((sum, group) => sum + group.offers.length, 0);
  const { headings, rest } = all < CROWD || steps.length ? { headings: [], rest: groups } : fold(groups, ask);
  const open = headings.filter((heading) => heading.open);
  let count = 0;
  // Yes and no weigh the same; and what has a price or a but is to be weighed.
  const several = all !== 2;
  for (const part of [...heads(headings, ask, show), ...open, ...rest]) {
    const box = document.createElement("div");
    box.className = part.open ? "group opened" : "group";
    for (const offer of part.offers) {
      count += 1;
      const key = count < 10 ? String(count) : "";
      box.append(button(offer.text, { ...offer, key, strong: part.ends && several && !offer.terms }));
    }
    bar.append(box);
  }
  if (!all && picks.some(drawn)) bar.append(crumb(main.dataset.lit, "soft"));
  else if (inBar.length < picks.length && !(narrow.matches && led())) {
    bar.prepend(crumb(main.dataset.litOr, "soft lit-or"));
  }
  light(bar.querySelector("[data-about]:is(:hover, :focus-visible)")?.dataset.about);
  bar.classList.toggle("crowded", count >= CROWD);
  aids(picks, [...rest, ...open]);
  uncover([...document.querySelectorAll("#sheets .glow")]);
  focusAgain();
}

function aids(picks, groups) {
  const box = byId("aids");
  const toggle = (text, on, click) => {
    const node = button(text, { click, quiet: true });
    node.setAttribute("aria-pressed", on);
    box.append(node);
  };
  const deed = (name, text) => {
    const node = button(text, { click: () => {}, quiet: true });
    node.dataset.do = name;
    box.append(node);
  };
  if (!steps.length && !few(picks) && picks.some(drawn)) {
    toggle(main.dataset.list, listed.has(ask.what), () => {
      if (!listed.delete(ask.what)) listed.add(ask.what);
      show();
    });
  }
  if (groups.some(({ offers: group }) => group.some((offer) => offer.thing))) {
    toggle(main.dataset.hints, explained, () => {
      explained = !explained;
      show();
    });
  }
  if (ask.always) deed("always", main.dataset.always);
  deed("why", main.dataset.why);
}

function button(text, { click, strong, quiet, thing, about, key, terms, wanted, expanded }) {
  const node = document.createElement("button");
  node.type = "button";
  node.className = strong ? "strong" : quiet ? "quiet" : "pick";
  node.classList.toggle("wanted", Boolean(wanted));
  const name = document.createElement("span");
  name.textContent = text;
  node.append(name);
  if (terms) {
    const price = document.createElement("span");
    price.className = "terms";
    price.textContent = terms;
    node.append(price);
  }
  if (key) node.dataset.key = key;
  if (about) node.dataset.about = about;
  if (expanded !== undefined) node.setAttribute("aria-expanded", expanded);
  if (thing) {
    node.dataset.thing = thing;
    const small = document.createElement("small");
    small.textContent = ask.hints[thing];
    node.append(small);
  }
  node.addEventListener("click", click);
  return node;
}

function crumb(text, name = "crumb") {
  const node = document.createElement("span");
  node.className = name;
  node.textContent = text;
  return node;
}

// Is it what the question is about, though it cannot be picked, such as whence somebody goes?
const isAsked = (place) => Boolean(ask?.about?.includes(place.slice(place.indexOf(":") + 1)));

function glow(picks) {
  const places = new Map();
  for (const pick of picks) {
    const told = pick.terms.length ? `${pick.text} (${pick.terms.join(", ")})` : pick.text;
    for (const place of pick.places) places.set(place, [...(places.get(place) || []), told]);
  }
  // Where the guide points: not to what is chosen already.
  const led = picks.find((pick) => pick.number === ask.wanted)?.places ?? [];
  const wanted = led.filter((place) => picks.length < 2 || picks.some((pick) => !pick.places.includes(place)));
  document.querySelectorAll("#sheets [data-place]").forEach((node) => {
    node.classList.toggle("wanted", wanted.includes(node.dataset.place));
    const texts = places.get(node.dataset.place);
    node.classList.toggle("glow", Boolean(texts));
    node.classList.toggle("asked", !texts && isAsked(node.dataset.place));
    if (texts) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "button");
      const more = texts.length > 3 ? ` … (${texts.length})` : "";
      node.setAttribute("aria-label", texts.slice(0, 3).join("; ") + more);
      const rest = texts.length > SEVERAL ? [`… (${texts.length})`] : [];
      node.dataset.offered = [...texts.slice(0, SEVERAL), ...rest].join("\n");
    } else {
      delete node.dataset.offered;
      for (const name of ["tabindex", "role", "aria-label"]) node.removeAttribute(name);
    }
  });
  document.querySelectorAll("#sheets .sheet").forEach((sheet) => {
    const name = sheet.dataset.sheet;
    const lit = Boolean(sheet.querySelector(".glow"));
    for (const tab of document.querySelectorAll(`[data-tab="sheet-${name}"], [data-leaf="${name}"]`)) {
      tab.classList.toggle("lit", lit);
    }
  });
  const ledTo = document.querySelector("#sheets .wanted")?.closest(".sheet");
  if (ledTo) openSheet(ledTo);
  raise();
}
