// Where a question has many answers, those that belong together lie under a heading of their own. A
// title's words say which ones do; at most one heading is open, and it stays so as long as the same is asked.
const opened = new Map(); // by what is asked

// Which of these groups lie under which heading: a heading over a single answer would hide it.
export function fold(groups, { what }) {
  const folds = new Map();
  for (const group of groups) {
    if (group.fold) folds.set(group.fold, [...(folds.get(group.fold) || []), ...group.offers]);
  }
  for (const [name, offers] of folds) if (offers.length < 2) folds.delete(name);
  const led = [...folds].find(([, offers]) => offers.some((offer) => offer.wanted))?.[0];
  const open = led ?? opened.get(what);
  return {
    headings: [...folds].map(([name, offers]) => ({ name, offers, open: name === open, led: name === led })),
    rest: groups.filter((group) => !folds.has(group.fold)),
  };
}

// Where the bar has no room for all of it, the heading comes up with what lies under it.
function comeInto(bar) {
  const heading = bar.querySelector("[aria-expanded=true]");
  if (heading) bar.scrollTop += heading.getBoundingClientRect().top - bar.getBoundingClientRect().top - 8;
}

// The headings as buttons.
export function heads(headings, { what }, show) {
  const offers = headings.map(({ name, offers: under, open, led }) => ({
    text: name,
    terms: String(under.length),
    expanded: open,
    wanted: led && !open,
    click: () => {
      if (open) opened.delete(what);
      else opened.set(what, name);
      show();
      if (!open) comeInto(document.getElementById("bar"));
    },
  }));
  return offers.length ? [{ offers }] : [];
}
