// Somebody who is asked and does nothing for long may have vanished: then the menu offers a bot. Before that it
// says when; and of whoever is not asked it says nothing.
const main = document.getElementById("main");
const menu = document.querySelector(".menu");
let moved = Math.min(Date.now(), 1000 * Number(main.dataset.moved)); // when something happened last

export const stirred = () => (moved = Date.now());

export function watch(waiting) {
  menu.addEventListener("toggle", () => {
    const late = Date.now() - moved >= 1000 * Number(main.dataset.patience);
    for (const box of menu.querySelectorAll("[data-vanished]")) {
      const [note, form] = box.children;
      box.hidden = !waiting().includes(Number(box.dataset.vanished));
      note.hidden = late;
      form.hidden = !late;
    }
  });
}
