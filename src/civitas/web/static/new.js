// A name is asked for only where somebody else sits at this screen.
function show() {
  for (const seat of document.querySelectorAll("[data-seat]")) {
    document.querySelector(`[data-who="${seat.dataset.seat}"]`).hidden = seat.value !== "here";
  }
}
document.addEventListener("change", show);
show();
