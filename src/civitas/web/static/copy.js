// A link to give away, and the button that copies it.
const copy = document.getElementById("copy");
copy?.addEventListener("click", async () => {
  document.getElementById("link").select();
  await navigator.clipboard?.writeText(document.getElementById("link").value).catch(() => {});
  copy.textContent = copy.dataset.done;
});
