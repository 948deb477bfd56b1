
// ---- motion: pieces go where they are put, figures tick ----------------------------------------------------------------------------
// Only translate, scale and opacity are animated. Who prefers less motion, in the browser or at this table, sees states just change.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const LIFT = 420, FLIGHT = 360, TICK = 300;
const pace = () => (calm.matches || document.hidden ? 0 : { full: 1, quick: .5, none: 0 }[preferences.motion] ?? 1);
const pieces = () => [...document.querySelectorAll("main .piece[id]")];
const view = () => ({ drawings: [...document.querySelectorAll("main svg.drawn")], board: main.getBoundingClientRect() });
const boxes = () => { const seen = view(); return new Map(pieces().map((el) => [el.id, stand(el, seen)])); };
const counts = () => new Map([...document.querySelectorAll("main [data-count][id]")].map((el) => [el.id, el.textContent]));
// Until then something still moves.
let movingUntil = 0;

// Where a piece stands: on the screen, and in which drawing. One with an id is told by it: the number of another changes with what comes before.
function stand(el, { drawings, board }) {
  const home = el.closest("svg.drawn");
  return { box: el.getBoundingClientRect(), drawing: home?.id || drawings.indexOf(home), frame: home ? home.getBoundingClientRect() : board, board, kin: el.dataset.kin };
}

// How far it has come. Inside one drawing only that counts, however the drawing itself was moved or resized by what grew around it.
function way(was, is) {
  const [from, to, grown] = was.drawing === is.drawing ? [was.frame, is.frame, is.frame.width / (was.frame.width || 1)] : [was.board, is.board, 1];
  return ["left", "top"].map((side) => (was.box[side] - from[side]) * grown - (is.box[side] - to[side]));
}

// A piece glides from where it stood. Pieces that are alike (`data-kin`) have an id for each place: what has left one place is what has
// come to the nearest other. A member lifts and lands; a card waits for it and flies after (`data-motion="card"`).
function glide(before) {
  const speed = pace();
  if (speed === 0) return;
  const gone = [...before].filter(([id, was]) => was.kin && !$(id)).map(([, was]) => was);
  const far = (was, is) => Math.hypot(...way(was, is));
  const seen = view();
  for (const el of pieces()) {
    const is = stand(el, seen);
    let was = before.get(el.id);
    if (!was && is.kin) {
      [was] = gone.filter((one) => one.kin === is.kin).sort((a, b) => far(a, is) - far(b, is));
      gone.splice(gone.indexOf(was), was ? 1 : 0);
    }
    if (!was || !was.box.width || !is.box.width || far(was, is) < 2) continue;
    if (el instanceof SVGElement) slide(el, way(was, is), speed); else fly(el, way(was, is), was.box.width / is.box.width, speed);
  }
}

function slide(el, [dx, dy], speed) {
  const matrix = el.getScreenCTM(), scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
  el.animate([{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }], { duration: LIFT * speed, easing: "cubic-bezier(.2,.7,.2,1)" });
  movingUntil = Math.max(movingUntil, performance.now() + LIFT * speed);
}

function fly(el, [dx, dy], size, speed) {
  // The boxes' corners were compared; it grows around its middle.
  const x = dx + (el.offsetWidth * (size - 1)) / 2, y = dy + (el.offsetHeight * (size - 1)) / 2;
  const from = { translate: `${x}px ${y}px`, scale: String(size) };
  const card = el.dataset.motion === "card", time = (card ? FLIGHT : LIFT) * speed;
  const high = Math.min(60, Math.hypot(dx, dy) / 5);
  const frames = card
    ? [from, { translate: "0 0", scale: "1" }]
    : [from, { translate: `${x / 2}px ${y / 2 - high}px`, scale: String(1.35 * Math.max(1, size)), offset: .5 }, { translate: "0 0", scale: "1", offset: .9 },
       { translate: "0 0", scale: "1.08 .9", offset: .95 }, { translate: "0 0", scale: "1" }];
  el.animate(frames, { duration: time, delay: card ? LIFT * speed : 0, easing: "cubic-bezier(.3,.6,.3,1)", fill: "backwards" });
  movingUntil = Math.max(movingUntil, performance.now() + time + (card ? LIFT * speed : 0));
}

// Figures that changed flash, and count up or down to what they are.
function tick(counted) {
  const speed = pace();
  for (const [id, text] of counted) {
    const el = $(id), now = el?.textContent;
    if (!el || now === text) continue;
    el.classList.add("changed");
    const [from, to] = [Number(text), Number(now)];
    if (speed === 0 || !Number.isInteger(from) || !Number.isInteger(to) || el.childElementCount > 0 || Math.abs(to - from) > 40) continue;
    const begun = performance.now();
    const step = (at) => {
      if (!el.isConnected) return;
      const part = Math.min(1, (at - begun) / (TICK * speed));
      el.textContent = part < 1 ? String(Math.round(from + (to - from) * part)) : now;
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
