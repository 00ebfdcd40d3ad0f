// A form goes out once, however often its button is clicked; a page that comes back may send anew.
const sent = new WeakSet();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post") return;
  if (sent.has(form)) event.preventDefault();
  sent.add(form);
});

window.addEventListener("pageshow", () => {
  for (const form of document.forms) sent.delete(form);
});
