
// ---- swapping the parts of the page that change ------------------------------------------------------------------------------------

// Each part as it was sent; here it may have been given marks of this page since.
const sent = new WeakMap();
const asSent = (part) => sent.get(part) ?? part.outerHTML;
for (const part of document.querySelectorAll("main [id^='p-']")) sent.set(part, part.outerHTML);
// What a person may have scrolled: the new part stands as the old one stood.
const SCROLLING = ["#p-board", "#p-board .scroll", ".panel", "#p-chat", "#p-rivals"];
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
let worn = $("p-board")?.dataset.class ?? "";

// `only`: the ids of the parts to swap, if not all.
function swap(html, only) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const held = heldFocus();
  const folds = new Map([...document.querySelectorAll("main details[id]")].map((el) => [el.id, el.open]));
  const scrolled = SCROLLING.map((css) => [css, [...document.querySelectorAll(css)].map((el) => [el.scrollLeft, el.scrollTop])]);
  const stood = boxes(), counted = counts();
  for (const part of [...template.content.children]) {
    const old = $(part.id), fresh = part.outerHTML;
    if (!old || only && !only.includes(part.id) || asSent(old) === fresh) continue;
    // A person types in it: it waits for the next update.
    if (old.contains(document.activeElement) && document.activeElement.matches("input:not([readonly], [type=radio]), textarea, select")) continue;
    old.replaceWith(part);
    sent.set(part, fresh);
  }
  for (const [id, open] of folds) { const el = $(id); if (el && el.open !== open) el.open = open; }
  wear();
  showArea();
  fitAll();
  for (const [css, offsets] of scrolled) document.querySelectorAll(css).forEach((el, n) => { if (offsets[n]) [el.scrollLeft, el.scrollTop] = offsets[n]; });
  refocus(held);
  reinspect();
  glide(stood);
  tick(counted);
  writeLinks();
  rove();
  showTip();
  showAdvice();
}

// The classes the game gives the whole page come with its board.
function wear() {
  const now = $("p-board").dataset.class ?? "";
  if (now === worn) return;
  main.classList.remove(...worn.split(" ").filter(Boolean));
  main.classList.add(...now.split(" ").filter(Boolean));
  worn = now;
}

// Whoever answered with the keyboard is not thrown back to the beginning of the page: focus goes to the same thing, to what answers the
// same, or to what now lies nearest.
function heldFocus() {
  const el = document.activeElement, part = el?.closest?.("main [id^='p-']");
  if (!part) return null;
  const box = el.getBoundingClientRect();
  return { el, part: part.id, x: box.left + box.width / 2, y: box.top + box.height / 2, id: el.id, shows: el.matches(":focus-visible"), names: names(el) };
}
const names = (el) => [el.dataset.inspect, el.dataset.answer ?? (el.name === "answer" ? el.value : null), el.getAttribute("aria-label")];

function refocus(held) {
  if (!held || held.el.isConnected) return;
  const part = $(held.part), options = { preventScroll: true, focusVisible: held.shows };
  const here = part ? [...part.querySelectorAll(CONTROLS)].filter((el) => el.getClientRects().length > 0) : [];
  const same = (nth) => held.names[nth] && here.find((el) => names(el)[nth] === held.names[nth]);
  const far = (el) => { const box = el.getBoundingClientRect(); return Math.hypot(box.left + box.width / 2 - held.x, box.top + box.height / 2 - held.y); };
  const next = (held.id && $(held.id)) || same(0) || same(1) || same(2) || here.reduce((a, b) => (a && far(a) <= far(b) ? a : b), null);
  if (next) next.focus(options);
  else if (part) { part.tabIndex = -1; part.focus(options); }
}

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
