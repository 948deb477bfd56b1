
// ---- answering: by hand on the table, by the keyboard, by the list ----------------------------------------------------------------------

function answer(text) {
  if (isLesson) return teach(text);
  const board = $("p-board");
  if (board?.dataset.question === undefined || looksBack() || coachHolds(text)) return;
  post(main.dataset.table + "/answer", { seat: board.dataset.seat, question: board.dataset.question, answer: text });
}

function commit(el) {
  leave();
  if (el.matches("form.answers button")) { armed = el; el.form.requestSubmit(el); armed = null; } else answer(whole(el));
}

function tried(offer) {
  const control = switchFor(offer);
  if (control) control.click();
  if (control || mustAskFirst(offer)) arm(offer); else commit(offer);
}

document.addEventListener("click", (event) => {
  if (!main || panel?.contains(event.target)) return;
  const offer = event.target.closest("[data-answer], [data-chain]");
  if (offer) { if (isLive || isLesson) tried(offer); return; }
  // A finger cannot hover: what a thing is shows when it is touched.
  const thing = event.target.closest("[data-refused], [data-why]") ?? (pointer === "mouse" ? null : inspectable(event.target));
  if (thing) inspect(thing, true); else if (kept && !event.target.closest("form.answers button")) leave();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const offer = event.target.closest?.("[data-answer], [data-chain], [data-refused]");
  if (!offer || offer.tagName === "BUTTON") return;
  event.preventDefault();
  pointer = "mouse";
  if (offer.dataset.refused !== undefined) inspect(offer, true); else if (isLive || isLesson) tried(offer);
});

// A letter is a command where nobody writes. A: the list of answers, and a figure its answer while it is open. U: take back.
const COMMANDS = {
  a: () => { chooseTab("answers"); document.querySelector("#p-turn form.answers button")?.focus(); },
  t: () => chooseTab("log"), p: () => chooseTab("scores"), c: () => { chooseTab("chat"); document.querySelector("form.chat input")?.focus(); },
  h: () => $("ask-advice")?.click(),
  u: () => $("undo-answer")?.click(), U: () => $("undo-turn")?.click(), e: () => $("end-turn")?.click(),
};
document.addEventListener("keydown", (event) => {
  if (!isLive || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input:not([type=radio], [type=checkbox]), select, textarea") || document.querySelector("dialog[open]")) return;
  const nth = /^[1-9]$/.test(event.key) && $("panel-answers").classList.contains("shown") ? document.querySelectorAll("#p-turn form.answers button")[Number(event.key) - 1] : null;
  const command = nth ? () => { pointer = "mouse"; nth.click(); } : COMMANDS[event.key];
  if (!command) return;
  event.preventDefault();
  command();
});
