// The browser's side: no rules, no state of its own. It posts what was clicked, swaps in what the server sends, and lets pieces glide.
const $ = (id) => document.getElementById(id);
const main = $("main");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
document.documentElement.classList.add("scripted");

// ---- words to the person --------------------------------------------------------------------------------------------------------

let wordTimer;
function say(text, link, label) {
  const word = $("word");
  word.textContent = text;
  if (link) {
    const a = document.createElement("a");
    a.href = link; a.target = "_blank"; a.textContent = " §" + label;
    word.append(a);
  }
  word.hidden = false;
  clearTimeout(wordTimer);
  wordTimer = setTimeout(() => { word.hidden = true; }, 7000);
}

// ---- swapping parts -------------------------------------------------------------------------------------------------------------

const pieces = () => [...document.querySelectorAll("#p-board .piece[id]")];
const boxes = () => { const seen = view(); return new Map(pieces().map((el) => [el.id, stand(el, seen)])); };
const view = () => ({ drawings: [...document.querySelectorAll("#p-board svg.drawn")], board: $("p-board")?.getBoundingClientRect() });

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

const counts = () => new Map([...document.querySelectorAll("#p-board [data-count][id]")].map((el) => [el.id, el.textContent]));

// Where a piece stood before and stands now: it glides from there (only its transform is animated, for a third of a second). Pieces that
// are alike (`data-kin`) have an id for each place: what has left one place is what has come to the nearest other.
function glide(before) {
  if (calm.matches || document.hidden) return;
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
    if (!was || far(was, is) < 2) continue;
    const matrix = el.getScreenCTM ? el.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
    const [dx, dy] = way(was, is).map((n) => n / scale);
    el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 380, easing: "cubic-bezier(.2,.7,.2,1)" });
  }
}

// Each part as it was sent; here it may have been given marks of this page since.
const sent = new WeakMap();
// What a person may have scrolled: the new part stands as the old one stood.
const SCROLLING = ["#p-board", "#p-board .scroll", ".panel[open]", "#p-chat"];

function swap(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const focused = document.activeElement && document.activeElement.id;
  const opened = new Set([...document.querySelectorAll("details[id][open]")].map((el) => el.id));
  const scrolled = SCROLLING.map((css) => [css, [...document.querySelectorAll(css)].map((el) => [el.scrollLeft, el.scrollTop])]);
  const stood = boxes(), counted = counts();
  for (const part of [...template.content.children]) {
    const old = $(part.id);
    const fresh = part.outerHTML;
    if (!old || (sent.get(old) ?? old.outerHTML) === fresh) continue;
    // A person types in it: it waits for the next update.
    if (old.contains(document.activeElement) && document.activeElement.matches("input:not([readonly], [type=radio]), textarea, select")) continue;
    old.replaceWith(part);
    sent.set(part, fresh);
  }
  for (const id of opened) { const el = $(id); if (el) el.open = true; }
  steady();
  fit();
  for (const [css, offsets] of scrolled) document.querySelectorAll(css).forEach((el, n) => { if (offsets[n]) [el.scrollLeft, el.scrollTop] = offsets[n]; });
  if (focused && $(focused) && document.activeElement !== $(focused)) $(focused).focus({ preventScroll: true });
  glide(stood);
  for (const [id, text] of counted) { const el = $(id); if (el && el.textContent !== text) el.classList.add("changed"); }
  dress();
  rove();
}

// What is made fit for this browser after every swap.
function dress() {
  for (const input of document.querySelectorAll("input.copy[data-path]")) input.value = location.origin + input.dataset.path;
  const mine = document.querySelector("#p-turn .status.mine");
  const bare = document.title.replace(/^● /, "");
  document.title = mine ? "● " + bare : bare;
}

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

// ---- live updates ---------------------------------------------------------------------------------------------------------------

if (main && main.dataset.live) {
  let latest = 0, source = null, lost, resting;
  async function update(event) {
    const nth = ++latest;
    const html = await unpack(event.data);
    // A newer one has come while this was unpacked.
    if (nth !== latest) return;
    swap(html);
    main.dataset.version = event.lastEventId;
    $("word").hidden ||= $("word").textContent === main.dataset.lost;
  }
  function connect() {
    source = new EventSource(main.dataset.live);
    source.onmessage = update;
    source.onopen = () => clearTimeout(lost);
    // Short breaks are mended by the browser without a word.
    source.onerror = () => {
      clearTimeout(lost);
      lost = setTimeout(() => {
        if (source.readyState !== EventSource.OPEN) say(main.dataset.lost);
        if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 4000);
      }, 2500);
    };
  }
  connect();
  // A browser keeps only six connections to a site: a page nobody looks at gives its own back after a while. The server sends the present
  // state to whoever comes again.
  document.addEventListener("visibilitychange", () => {
    clearTimeout(resting);
    if (document.hidden) resting = setTimeout(() => { source.close(); source = null; }, 120000);
    else if (!source) connect();
  });
}

// ---- posting --------------------------------------------------------------------------------------------------------------------

// A second click on the same thing while the first is on its way is no second answer. Other things may be posted meanwhile: the next
// question may be on the page before the reply to the last answer is.
const posting = new Set();
async function post(action, fields) {
  const body = new URLSearchParams(fields), sent = action + " " + body;
  if (posting.has(sent)) return false;
  posting.add(sent);
  document.body.classList.add("posting");
  try {
    const reply = await fetch(action, { method: "POST", headers: { accept: "application/json" }, body });
    if (reply.ok) return true;
    const told = await reply.json().catch(() => ({}));
    say(told.fault || reply.statusText, told.link, told.rule);
  } catch {
    say(main.dataset.lost);
  } finally {
    posting.delete(sent);
    document.body.classList.toggle("posting", posting.size > 0);
  }
  return false;
}

function answer(text) {
  const board = $("p-board");
  if (board && board.dataset.question !== undefined) post(main.dataset.table + "/answer", { seat: board.dataset.seat, ply: board.dataset.question, answer: text });
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!main || !main.dataset.live || !form.matches(".answers, .undo, .chat, .speed, .pace form, #report form")) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  if (form.matches(".answers")) $("p-turn").querySelectorAll(".answers button").forEach((b) => b.classList.toggle("sent", b === event.submitter));
  const done = await post(form.action, fields);
  if (!done) return;
  if (form.matches(".chat")) form.reset();
  if (form.matches("#report form")) { form.reset(); $("report").close(); say(form.dataset.thanks); }
});

document.addEventListener("change", (event) => {
  if (event.target.id === "pace") { const form = event.target.form; event.target.blur(); form.requestSubmit(); }
});

// ---- the board ------------------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const opens = event.target.closest("[data-opens]"), closes = event.target.closest("[data-closes]");
  if (opens) { const ply = $("p-board")?.dataset.ply; const box = $(opens.dataset.opens); if (ply) box.querySelector("[name=ply]").value = ply; return box.showModal(); }
  if (closes) return $(closes.dataset.closes).close();
  if (event.target.matches("input.copy")) {
    event.target.select();
    navigator.clipboard?.writeText(event.target.value).then(() => say(main.dataset.copied)).catch(() => {});
    return;
  }
  const offer = event.target.closest("[data-answer], [data-chain]");
  if (offer && main.dataset.live) { hideTip(); return answer(whole(offer)); }
  // A finger cannot hover: what a thing is called shows when it is touched.
  const told = event.target.closest(event.pointerType === "touch" ? "[data-refused], [data-tip]" : "[data-refused]");
  if (told) showTip(told, true); else if (!event.target.closest("#tip")) hideTip();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
  if (event.key !== "Enter" && event.key !== " ") return;
  const offer = event.target.closest?.("[data-answer], [data-chain], [data-refused]");
  if (!offer || offer.tagName === "BUTTON") return;
  event.preventDefault();
  if (offer.dataset.refused === undefined) { if (main.dataset.live) answer(whole(offer)); } else showTip(offer, true);
});

// ---- tips: why something is not possible, what a thing is called ------------------------------------------------------------------

let tipped = null;
function showTip(el, stays) {
  const tip = $("tip");
  const text = el.dataset.why || (el.hasAttribute("data-tip") && el.getAttribute("aria-label"));
  if (!text) return;
  tipped = el;
  tip.textContent = text;
  if (el.dataset.rule) {
    const a = document.createElement("a");
    const game = document.querySelector('nav.about a[href^="/rules/"]');
    a.href = (game ? game.getAttribute("href") : "") + "#r" + el.dataset.rule; a.target = "_blank"; a.textContent = "§" + el.dataset.rule;
    tip.append(" ", a);
  }
  tip.classList.toggle("holds", Boolean(stays));
  tip.hidden = false;
  const at = el.getBoundingClientRect(), own = tip.getBoundingClientRect();
  tip.style.left = Math.max(4, Math.min(innerWidth - own.width - 4, at.left + at.width / 2 - own.width / 2)) + "px";
  const above = at.top - own.height - 6;
  tip.style.top = (above > 4 ? above : Math.min(innerHeight - own.height - 4, at.bottom + 6)) + "px";
}
function hideTip() { tipped = null; $("tip").hidden = true; }
const tippable = (target) => target.closest?.("[data-refused], [data-tip]");
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || $("tip").classList.contains("holds") && !$("tip").hidden) return;
  const el = tippable(event.target);
  if (el && el !== tipped) showTip(el, false); else if (!el && tipped) hideTip();
});
document.addEventListener("focusin", (event) => { const el = tippable(event.target); if (el && el.matches(":focus-visible")) showTip(el, false); });
document.addEventListener("focusout", () => hideTip());

// ---- replay ---------------------------------------------------------------------------------------------------------------------

if (main && main.classList.contains("replay")) {
  const last = Number(main.dataset.last), slider = $("slider");
  let at = Number(slider.value), running = null, asked = 0;
  async function go(ply) {
    ply = Math.max(0, Math.min(last, ply));
    if (ply === at) return;
    at = ply; slider.value = ply;
    const nth = ++asked, address = main.dataset.base + ply + main.dataset.query;
    const reply = await fetch(address + "&part=1").catch(() => null);
    if (!reply || !reply.ok || nth !== asked) return;
    swap(await reply.text());
    history.replaceState(null, "", address);
    for (const a of document.querySelectorAll("[data-view]")) a.href = a.getAttribute("href").replace(/replay\/\d+/, "replay/" + ply);
    const to = { first: 0, "-1": Math.max(0, at - 1), 1: Math.min(last, at + 1), last };
    for (const a of document.querySelectorAll("a[data-step]")) a.href = main.dataset.base + to[a.dataset.step] + main.dataset.query;
    document.querySelector(".tastes [name=back]").value = address;
  }
  function stop() { clearInterval(running); running = null; button.textContent = button.dataset.play; }
  const button = document.querySelector("[data-step=play]");
  function play() {
    if (running) return stop();
    button.textContent = button.dataset.pause;
    running = setInterval(() => { if (at >= last) stop(); else go(at + 1); }, Number($("speed").value));
  }
  const step = (what) => what === "first" ? go(0) : what === "last" ? go(last) : what === "play" ? play() : go(at + Number(what));
  document.addEventListener("click", (event) => {
    const el = event.target.closest("[data-step]");
    if (!el) return;
    event.preventDefault();
    step(el.dataset.step);
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  $("speed").addEventListener("change", () => { if (running) { stop(); play(); } });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = { ArrowLeft: "-1", ArrowRight: "1", Home: "first", End: "last", p: "play" }[event.key];
    if (key) { event.preventDefault(); step(key); }
  });
}

dress();
