
// ---- explanations: what hover tells, for the keyboard ------------------------------------------------------------------------------
// Things on the board that explain themselves but answer nothing are one stop of the Tab key. From there arrows go on: left and right
// from thing to thing as they were drawn, up and down to the nearest in that direction. Its words show as on hover, and are its name.

// Inside a place the place itself tells; inside another such thing the outer one can be reached. What the inspection panel shows is read there.
const EXPLAINED = ":is([data-tip], [data-inspect]):not([data-answer], [data-refused], [data-chain], [aria-disabled])";
const explained = () => [...document.querySelectorAll(`main ${EXPLAINED}`)].filter((el) => !el.parentElement.closest("main :is([data-tip], [data-inspect]), #inspect") && el.getClientRects().length > 0);
const known = (el) => el.id || el.getAttribute("aria-label");
let lastRead = null;

// One of them can be reached with Tab: the last that was looked at, if it is still there.
function rove() {
  const all = explained(), again = lastRead && (all.find((el) => known(el) === lastRead.known) ?? all[Math.min(lastRead.nth, all.length - 1)]);
  const stop = again || all[0];
  for (const el of all) el.setAttribute("tabindex", el === stop ? "0" : "-1");
  // A new drawing came while somebody read: the same thing is read on.
  if (again && lastRead.held && document.activeElement === document.body) again.focus({ preventScroll: true });
}

function nearest(from, all, down) {
  const middle = (el) => { const box = el.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  const far = (el) => { const [ex, ey] = middle(el), rise = (ey - y) * down; return rise < 4 ? Infinity : rise + 2 * Math.abs(ex - x); };
  const best = all.reduce((a, b) => (far(b) < far(a) ? b : a), from);
  return best === from ? null : best;
}

document.addEventListener("focusin", (event) => {
  const all = explained(), nth = all.indexOf(event.target);
  if (nth < 0) { if (lastRead) lastRead.held = false; return; }
  lastRead = { known: known(event.target), nth, held: true };
  for (const el of all) el.setAttribute("tabindex", el === event.target ? "0" : "-1");
});
// Focus that is lost because the drawing was replaced is not given up; a click elsewhere is.
document.addEventListener("pointerdown", () => { if (lastRead) lastRead.held = false; }, true);

// Before the arrows mean something to the page around, such as the next step of a replay.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !event.target.matches?.(`main ${EXPLAINED}`)) return;
  const all = explained(), at = all.indexOf(event.target);
  const next = {
    ArrowRight: () => all[at + 1], ArrowLeft: () => all[at - 1], Home: () => all[0], End: () => all.at(-1),
    ArrowDown: () => nearest(event.target, all, 1), ArrowUp: () => nearest(event.target, all, -1),
  }[event.key];
  if (!next || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  next()?.focus();
}, true);

rove();
