// The table page: shows what may be picked, sends picks, keeps the page up to date.
// It decides nothing: every pick comes from the list that the server sent with the ask.
"use strict";

(() => {
  const main = document.getElementById("table");
  if (!main) return;
  const match = main.dataset.match;
  const here = `/match/${match}`;
  const narrow = window.matchMedia("(max-width: 700px)");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const csrf = document.querySelector('meta[name="csrf"]').content;

  let ask = null; // the ask as the server sent it
  let chosen = []; // the steps taken towards a pick: {place} or {field, value} or {kind}
  let busy = false;

  // ---------------------------------------------------------------- the page

  const byId = (id) => document.getElementById(id);

  function adopt(html, url) {
    const scroll = byId("log") && byId("log").scrollTop;
    Idiomorph.morph(main, html, {
      morphStyle: "outerHTML",
      callbacks: {
        // Zoom, open tabs and what somebody is typing belong to the reader, not to the server.
        beforeAttributeUpdated: (name, node) =>
          !(node.dataset && node.dataset.mine && node.dataset.mine.split(" ").includes(name)),
        beforeNodeMorphed: (node) => !(node.id === "say" && node === document.activeElement),
      },
    });
    if (byId("log") && scroll !== null) byId("log").scrollTop = scroll;
    read();
    if (url) history.replaceState(null, "", url);
  }

  function read() {
    const before = ask && ask.seq;
    const data = byId("ask");
    ask = data ? JSON.parse(data.textContent) : null;
    if (!ask || ask.seq !== before) chosen = [];
    document.title = main.dataset.title;
    show();
    const turn = byId("table").dataset.turn;
    if (turn && turn !== sessionStorage.getItem(match)) announce();
    sessionStorage.setItem(match, turn || "");
  }

  function size() {
    return narrow.matches ? "narrow" : "wide";
  }

  async function refresh() {
    const answer = await fetch(`${here}/table?size=${size()}`, { credentials: "same-origin" });
    if (answer.ok) adopt(await answer.text());
  }

  async function send(path, body) {
    if (busy) return;
    busy = true;
    main.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(`${here}/${path}?size=${size()}`, {
        method: "POST",
        credentials: "same-origin",
        headers: { "Content-Type": "application/json", "X-CSRF": csrf },
        body: JSON.stringify(body),
      });
      const html = await answer.text();
      if (answer.headers.get("Content-Type").startsWith("text/html")) adopt(html);
      const word = answer.headers.get("X-Message");
      if (word) toast(decodeURIComponent(word));
    } catch {
      toast(main.dataset.offline);
    } finally {
      busy = false;
      main.removeAttribute("aria-busy");
    }
  }

  function toast(text) {
    const box = byId("toast");
    box.textContent = text;
    box.hidden = false;
    clearTimeout(toast.timer);
    toast.timer = setTimeout(() => (box.hidden = true), 6000);
  }

  // ---------------------------------------------------------------- choosing

  // The picks that fit the steps taken so far.
  function candidates() {
    let picks = ask ? ask.picks : [];
    for (const step of chosen) {
      if (step.place) picks = picks.filter((p) => p.places.includes(step.place));
      else if (step.kind) picks = picks.filter((p) => p.kind === step.kind);
      else picks = picks.filter((p) => p.parts[step.field] && p.parts[step.field].value === step.value);
    }
    return picks;
  }

  function take(picks) {
    if (picks.length === 1) {
      send("pick", { seat: ask.seat, seq: ask.seq, pick: picks[0].pick });
      return;
    }
    show();
  }

  // What the bar offers next: whole picks while they are few, else one part after the other.
  function offers(picks) {
    const free = chosen.length ? picks : picks.filter((p) => !p.places.length || !onBoard(p));
    const kinds = [...new Set(free.map((p) => p.kind))];
    const offered = [];
    for (const kind of kinds) {
      const same = free.filter((p) => p.kind === kind);
      const field = Object.keys(same[0].parts).find(
        (name) => new Set(same.map((p) => p.parts[name].value)).size > 1 && !done(name),
      );
      if (same.length > 8 && field && Object.keys(same[0].parts).length > 1) {
        const values = new Map(same.map((p) => [p.parts[field].value, p.parts[field].text]));
        for (const [value, text] of values) {
          offered.push({ text, step: [{ kind }, { field, value }], picks: null });
        }
      } else {
        for (const p of same) offered.push({ text: p.text, picks: [p], strong: p.strong });
      }
    }
    return offered;
  }

  function done(name) {
    return chosen.some((step) => step.field === name);
  }

  function onBoard(pick) {
    return pick.places.some((place) => document.querySelector(`[data-place="${place}"]`));
  }

  function show() {
    const picks = candidates();
    const glow = new Set(chosen.length ? [] : picks.flatMap((p) => p.places));
    if (chosen.length) picks.forEach((p) => p.places.forEach((place) => glow.add(place)));
    document.querySelectorAll("#board [data-place]").forEach((node) => {
      const on = glow.has(node.dataset.place);
      node.classList.toggle("glow", on);
      if (on) {
        node.setAttribute("tabindex", "0");
        node.setAttribute("role", "button");
        node.setAttribute("aria-label", label(node.dataset.place, picks));
      } else {
        node.removeAttribute("tabindex");
        node.removeAttribute("role");
        node.removeAttribute("aria-label");
      }
    });
    const bar = byId("picks");
    if (!bar) return;
    bar.replaceChildren();
    if (chosen.length) bar.append(button("↶", { text: main.dataset.back, click: back }));
    for (const offer of offers(picks)) {
      bar.append(
        button("", {
          text: offer.text,
          strong: offer.strong,
          click: () => {
            if (offer.picks) take(offer.picks);
            else {
              chosen.push(...offer.step);
              take(candidates());
            }
          },
        }),
      );
    }
  }

  function label(place, picks) {
    const there = picks.filter((p) => p.places.includes(place));
    return there.length === 1 ? there[0].text : there.map((p) => p.text).slice(0, 4).join("; ");
  }

  function button(sign, { text, click, strong }) {
    const node = document.createElement("button");
    node.type = "button";
    node.textContent = sign ? `${sign} ${text}` : text;
    if (strong) node.className = "strong";
    node.addEventListener("click", click);
    return node;
  }

  function back() {
    chosen = [];
    show();
  }

  function pickPlace(place) {
    if (!ask) return;
    const picks = candidates().filter((p) => p.places.includes(place));
    if (!picks.length) return;
    chosen.push({ place });
    take(picks);
  }

  // ---------------------------------------------------------------- the board: zoom and pan

  const eye = { x: 0, y: 0, scale: 1 };
  const fingers = new Map();
  let moved = 0;

  function aim() {
    const sheet = byId("sheet");
    if (sheet) sheet.style.transform = `translate(${eye.x}px, ${eye.y}px) scale(${eye.scale})`;
  }

  function zoom(factor, x, y) {
    const scale = Math.min(8, Math.max(1, eye.scale * factor));
    const ratio = scale / eye.scale;
    eye.x = x - (x - eye.x) * ratio;
    eye.y = y - (y - eye.y) * ratio;
    eye.scale = scale;
    keep();
  }

  function keep() {
    const board = byId("board");
    const sheet = byId("sheet");
    const spare = (outer, inner) => Math.min(0, outer - inner);
    eye.x = Math.max(spare(board.clientWidth, sheet.offsetWidth * eye.scale), Math.min(0, eye.x));
    eye.y = Math.max(spare(board.clientHeight, sheet.offsetHeight * eye.scale), Math.min(0, eye.y));
    aim();
  }

  document.addEventListener(
    "wheel",
    (event) => {
      const board = event.target.closest && event.target.closest("#board");
      if (!board) return;
      event.preventDefault();
      const box = board.getBoundingClientRect();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - box.left, event.clientY - box.top);
    },
    { passive: false },
  );

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#board")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = 0;
  });

  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      finger.x = event.clientX;
      finger.y = event.clientY;
      const [c, d] = [...fingers.values()];
      const box = byId("board").getBoundingClientRect();
      zoom(Math.hypot(c.x - d.x, c.y - d.y) / (far || 1), (c.x + d.x) / 2 - box.left, (c.y + d.y) / 2 - box.top);
    } else {
      finger.x = event.clientX;
      finger.y = event.clientY;
      eye.x += dx;
      eye.y += dy;
      keep();
    }
    moved += Math.abs(dx) + Math.abs(dy);
  });

  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }

  document.addEventListener("click", (event) => {
    const place = event.target.closest("#board [data-place].glow");
    if (place && moved < 8) pickPlace(place.dataset.place);
    const action = event.target.closest("[data-do]");
    if (action) act(action);
  });

  function act(node) {
    const box = byId("board").getBoundingClientRect();
    const centre = [box.width / 2, box.height / 2];
    const acts = {
      "zoom-in": () => zoom(1.4, ...centre),
      "zoom-out": () => zoom(1 / 1.4, ...centre),
      "zoom-home": () => {
        Object.assign(eye, { x: 0, y: 0, scale: 1 });
        aim();
      },
      undo: () => send("undo", { seat: Number(node.dataset.seat) }),
      "undo-turn": () => send("undo", { seat: Number(node.dataset.seat), all: true }),
      tab: () => tab(node.dataset.tab),
      uncover: () => send("uncover", { seat: Number(node.dataset.seat) }),
      notify: () => Notification.requestPermission(),
    };
    acts[node.dataset.do]?.();
  }

  // ---------------------------------------------------------------- keys

  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
    const board = byId("board");
    const step = 60;
    const keys = {
      "+": () => zoom(1.3, board.clientWidth / 2, board.clientHeight / 2),
      "-": () => zoom(1 / 1.3, board.clientWidth / 2, board.clientHeight / 2),
      0: () => act({ dataset: { do: "zoom-home" } }),
      u: () => document.querySelector('[data-do="undo"]:not([disabled])')?.click(),
      Escape: back,
    };
    const pans = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("[data-place].glow")) {
      event.preventDefault();
      pickPlace(event.target.dataset.place);
    } else if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    } else if (pans[event.key] && document.activeElement === board) {
      event.preventDefault();
      eye.x += pans[event.key][0];
      eye.y += pans[event.key][1];
      keep();
    } else if (/^[1-9]$/.test(event.key)) {
      byId("picks")?.querySelectorAll("button")[Number(event.key) - 1]?.click();
    }
  });

  // ---------------------------------------------------------------- log, chat, tabs

  function tab(name) {
    main.querySelectorAll("[data-tab]").forEach((node) => {
      const on = node.dataset.tab === name;
      if (node.matches("[data-do]")) node.setAttribute("aria-selected", on);
      else node.hidden = !on;
    });
    sessionStorage.setItem(`tab ${match}`, name);
  }

  function about(node, on) {
    for (const name of (node.dataset.about || "").split(" ").filter(Boolean)) {
      document
        .querySelectorAll(`#board [data-place$=":${CSS.escape(name)}"]`)
        .forEach((place) => place.classList.toggle("about", on));
    }
  }
  for (const [kind, on] of [["mouseover", true], ["focusin", true], ["mouseout", false], ["focusout", false]]) {
    document.addEventListener(kind, (event) => {
      const line = event.target.closest && event.target.closest("[data-about]");
      if (line) about(line, on);
    });
  }

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "chat-form") return;
    event.preventDefault();
    const say = byId("say");
    if (say.value.trim()) send("chat", { text: say.value });
    say.value = "";
  });

  // ---------------------------------------------------------------- news

  function announce() {
    if (main.dataset.sound === "on") chime();
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(document.title, { body: main.dataset.sentence, tag: match });
    }
  }

  function chime() {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.08, audio.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7);
    tone.connect(loud).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.7);
  }

  function listen() {
    const news = new EventSource(`${here}/events`);
    news.onmessage = (event) => {
      byId("offline").hidden = true;
      if (Number(event.data) !== Number(byId("table").dataset.seq)) refresh();
    };
    news.onopen = () => {
      if (byId("offline").hidden === false) refresh();
      byId("offline").hidden = true;
    };
    news.onerror = () => {
      byId("offline").hidden = false;
      if (news.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
    };
  }

  narrow.addEventListener("change", refresh);
  if (still.matches) document.documentElement.classList.add("still");
  read();
  tab(sessionStorage.getItem(`tab ${match}`) || "log");
  if (narrow.matches && main.dataset.size !== "narrow") refresh();
  listen();
})();
