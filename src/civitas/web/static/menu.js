// The menu lies over the log: a click elsewhere puts it away, and so does Escape for whoever is in it.
const menu = document.querySelector(".menu");

document.addEventListener("click", (event) => {
  if (!menu.contains(event.target)) menu.open = false;
});

// Before anybody else hears of the key: it would also lead a step back in what is asked.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !menu.open || document.querySelector("dialog[open]")) return;
    if (!menu.contains(document.activeElement) && document.activeElement !== document.body) return;
    menu.open = false;
    menu.querySelector("summary").focus();
    event.stopPropagation();
  },
  true,
);
