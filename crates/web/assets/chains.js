
// ---- what a click says: one answer, or several in a row ---------------------------------------------------------------------------

// A place may go on with the answers that follow without saying: a chain, a line each, which the server takes as far as it is legal.
// What a person has picked up (a checked control with the answer it means) goes where the place leads, unless it is there already.
function whole(offer) {
  const picked = document.querySelector("main [data-then]:checked");
  const goes = picked && offer.dataset.bound !== undefined && offer.dataset.bound !== picked.value;
  const chain = goes ? offer.dataset.answer + "\n" + picked.dataset.then : offer.dataset.chain ?? offer.dataset.answer;
  // The last of it is how: as usual, or as a switch of the board says. A lesson asks for that by itself.
  const how = offer.dataset.by !== undefined && (switchedTo() ?? (isLesson ? "" : offer.dataset.by));
  return how ? chain + "\n" + how : chain;
}

const switchedTo = () => document.querySelector("main [data-how]:checked")?.value;

// What a switch of the board has yet to light. A lesson asks how by itself.
const switchFor = (offer) => { if (isLesson) return null; const control = $(offer.closest("[data-shown-by]")?.dataset.shownBy); return control?.matches("[data-how]") && !control.checked ? control : null; };
document.addEventListener("change", (event) => { if (event.target.matches("main [data-how]") && told) inspect(told, kept); });

// The prices shown are those of whom one has picked up.
function pick(control) {
  control.checked = true;
  for (const el of document.querySelectorAll("main [data-from]")) el.classList.toggle("shown", el.dataset.from === control.value);
  for (const el of document.querySelectorAll("main [data-picks]")) el.classList.toggle("picked", el.dataset.picks === control.id);
}
document.addEventListener("change", (event) => { if (event.target.matches("main [data-picker]")) pick(event.target); });
document.addEventListener("click", (event) => {
  const picks = event.target.closest("[data-picks]");
  if (picks && (isLive || isLesson)) { event.stopPropagation(); pick($(picks.dataset.picks)); }
}, true);
