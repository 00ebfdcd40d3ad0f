// The menu lies over the log: a click elsewhere or Escape puts it away, the latter wherever one was in it.
const menu = document.querySelector(".menu");

document.addEventListener("click", (event) => {
  if (!menu.contains(event.target)) menu.open = false;
});

// Before anybody else hears of the key: it would also lead a step back in what is asked.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !menu.open || document.querySelector("dialog[open]")) return;
    menu.open = false;
    menu.querySelector("summary").focus();
    event.stopPropagation();
  },
  true,
);
