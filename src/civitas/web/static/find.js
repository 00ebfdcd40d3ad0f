// Search in a list: what does not fit is hidden, and no table of contents leads to it.
const field = document.getElementById("find");
const found = document.getElementById("found");
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

field?.addEventListener("input", () => {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll(".found-in")) {
    let here = 0;
    for (const item of section.querySelectorAll("li")) {
      const text = plain(item.textContent);
      item.hidden = !words.every((word) => text.includes(word));
      here += !item.hidden;
    }
    section.hidden = !here;
    count += here;
  }
  const contents = document.querySelector(".contents");
  contents?.classList.toggle("searched", words.length > 0);
  for (const entry of contents?.querySelectorAll("a") ?? []) {
    const heading = document.getElementById(entry.hash.slice(1));
    entry.parentElement.hidden = heading.closest(".found-in").hidden;
  }
  found.textContent = count ? "" : found.dataset.none;
});
