
// ---- the coach: what a strong bot would answer, and a word before an answer that throws much away --------------------------------------

// The question the coach has been asked about, and the answer of which it has warned.
let coachedFor = null, warnedOf = null;

// After every update.
function showAdvice() {
  const slip = $("p-advice");
  for (const el of document.querySelectorAll("main [data-coach]")) delete el.dataset.coach;
  if (!slip || slip.dataset.question === undefined) { warnedOf = null; return; }
  if (coachedFor !== slip.dataset.question) warnedOf = null;
  if (!slip.hidden) lightAdvice(slip);
  // Where there is nothing to choose there is nothing to say.
  const chooses = document.querySelectorAll("#p-turn form.answers button").length > 1;
  if (!isLive || looksBack() || !preferences.coach || coachedFor === slip.dataset.question || slip.dataset.thought !== undefined || !chooses) return;
  coachedFor = slip.dataset.question;
  const body = new URLSearchParams({ seat: slip.dataset.seat, question: slip.dataset.question, coach: "on" });
  // Nobody asked for it: if it fails, nobody misses it.
  fetch(main.dataset.table + "/advice", { method: "POST", headers: { accept: "application/json" }, body }).catch(() => {});
}

// The answers spoken of, on the table.
function lightAdvice(slip) {
  for (const [nth, told] of [...slip.querySelectorAll("[data-advised]")].entries())
    for (const el of document.querySelectorAll(`main [data-answer="${CSS.escape(told.dataset.advised)}"]`)) el.dataset.coach = nth + 1;
}

// Whether the answer waits, because the coach has just warned of it. Given again, it is taken.
function coachHolds(text) {
  const slip = $("p-advice"), first = text.split("\n")[0];
  const warning = [...slip?.querySelectorAll("[data-warned]") ?? []].find((p) => p.dataset.warned === first);
  if (!isLive || !warning || warnedOf === text) return false;
  warnedOf = text;
  for (const p of slip.querySelectorAll("[data-warned]")) p.hidden = p !== warning;
  slip.querySelector("[data-advice=anyway]").hidden = false;
  slip.classList.add("warns");
  slip.hidden = false;
  lightAdvice(slip);
  $("said").textContent = warning.textContent;
  return true;
}

document.addEventListener("click", (event) => {
  const wish = event.target.closest?.("[data-advice]")?.dataset.advice;
  if (!wish) return;
  $("p-advice").hidden = true;
  if (wish === "off") prefer("coach", false);
  if (wish === "anyway" && warnedOf !== null) answer(warnedOf);
  showAdvice();
});

// The last game of a lesson begins with the coach on.
if (isLive && location.hash === "#coach") {
  prefer("coach", true);
  history.replaceState(null, "", location.pathname + location.search);
}
showAdvice();
