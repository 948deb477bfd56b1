
// ---- looking back through the last turns without leaving the table -----------------------------------------------------------------------
// The board, the mats and the rivals are shown as they were; what is sent meanwhile waits. Nothing can be answered.

const PAST = ["p-question", "p-map", "p-board", "p-mat", "p-rivals", "p-inspections"];
// The parts as they are now, while something else is shown.
let present = null, lookedAt = null;
const looksBack = () => present !== null;

async function lookBack(ply) {
  // At a shared screen the hand that lies open stays open.
  const reply = await fetch(`${main.dataset.table}/past/${ply}${new URL(main.dataset.live, location).search}`).catch(() => null);
  if (!reply?.ok) return say(main.dataset.lost);
  const html = await reply.text();
  leave();
  present ??= PAST.map((id) => asSent($(id))).join("");
  lookedAt = ply;
  main.classList.add("looks-back");
  swap(html, PAST);
  $("past").hidden = false;
  for (const el of document.querySelectorAll("[data-look]")) el.closest(".turn").classList.toggle("looked-at", Number(el.dataset.look) === ply);
}

function lookNow() {
  if (!looksBack()) return;
  const now = present;
  present = lookedAt = null;
  main.classList.remove("looks-back");
  $("past").hidden = true;
  document.querySelector(".looked-at")?.classList.remove("looked-at");
  swap(now);
  announce();
}

// The turn before or after the one that is looked at; after the last comes the present.
function lookNext(way) {
  const plies = [...document.querySelectorAll("#p-log [data-look]")].map((el) => Number(el.dataset.look)).sort((a, b) => a - b);
  const at = plies.indexOf(lookedAt) + way;
  if (at >= plies.length) lookNow(); else if (at >= 0) lookBack(plies[at]);
}

if (isLive) {
  document.addEventListener("click", (event) => {
    const look = event.target.closest("[data-look]"), way = event.target.closest("[data-looks]");
    if (look && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); lookBack(Number(look.dataset.look)); }
    if (way) { if (way.dataset.looks === "now") lookNow(); else lookNext(Number(way.dataset.looks)); }
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && looksBack()) lookNow(); });
}
