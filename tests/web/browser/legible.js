// Looks at one sheet after the other and tells what is wrong with its texts: type below 12 pixels,
// two of them on one another, a piece on the name of a place.
async () => {
  // A resized board is laid in one frame, and its names give way to pieces in the next.
  const frame = (left = 4) => new Promise((done) => requestAnimationFrame(() => (left ? frame(left - 1).then(done) : done())));
  const seen = (node) => node.getBoundingClientRect().width > 0;
  const says = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const silent = "script, style, template, title, option, .skip, .laurel span";
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const both = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  // What is to be seen of the letters of a text, and how large they are.
  const look = (node) => {
    const svg = node.closest("svg"), line = node.getBoundingClientRect();
    const grown = svg ? Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * grown;
    const air = Math.max(0, (line.height - 0.72 * size) / 2);
    const letters = { left: line.left + 0.5, right: line.right - 0.5, top: line.top + air, bottom: line.bottom - air };
    const sheet = node.closest(".sheet > svg, .seat svg");
    return { node, svg, size, box: sheet ? both(letters, sheet.getBoundingClientRect()) : letters, words: node.textContent.trim() };
  };
  const read = () => {
    const texts = [...document.querySelectorAll("body *")]
      .filter((node) => says(node) && !node.matches(silent) && seen(node) && node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(look).filter(({ box }) => area(box) > 4);
    const small = texts.filter(({ size }) => size < 11.95).map(({ size, words }) => `${size.toFixed(1)} px: ${words}`);
    const drawn = texts.filter(({ svg, node }) => svg && node.tagName !== "textPath"); // what is bent has no box
    const crossing = drawn.flatMap((one, n) => drawn.slice(n + 1)
      .filter((other) => !one.node.contains(other.node) && area(both(one.box, other.box)) > 0.1 * Math.min(area(one.box), area(other.box)))
      .map((other) => `${one.words} on ${other.words}`));
    const pieces = [...document.querySelectorAll(".pieces :is(rect, circle, use)")].filter(seen).map((piece) => piece.getBoundingClientRect());
    const covered = drawn.filter(({ node, box }) => node.closest(".names") && pieces.some((piece) => area(both(box, piece)) > 0.15 * area(box)))
      .map(({ words }) => `a piece on ${words}`);
    return [texts.length, [...small, ...crossing, ...covered]];
  };
  const tabs = "[data-leaf]:not([data-leaf='']), #tabs :is([data-tab^=sheet-], [data-tab=seats])";
  const open = [...document.querySelectorAll(tabs)].filter(seen);
  const wrong = [];
  let most = 0;
  for (const tab of open.length ? open : [null]) {
    tab?.click();
    await frame();
    const [count, faults] = read();
    most = Math.max(most, count);
    wrong.push(...faults.map((fault) => `${tab?.textContent}: ${fault}`));
  }
  return [most, wrong];
}
