// The lists of matches are read again now and then, while somebody may be looking at them.
const AGAIN = 10_000; // milliseconds

async function readAgain() {
  if (document.hidden) return;
  const answer = await fetch("/lists").catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const list of ["lists-mine", "lists"]) {
    const [old, fresh] = [document, page].map((where) => where.getElementById(list));
    // What has not changed stays: somebody may be about to click there.
    if (fresh && old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
  }
}

setInterval(readAgain, AGAIN);
