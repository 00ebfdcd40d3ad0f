// Search in a list: what does not fit is hidden.
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
  found.textContent = count ? "" : found.dataset.none;
});
