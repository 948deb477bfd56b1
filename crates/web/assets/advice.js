
// ---- the coach: what a strong bot would answer, and a word before an answer that throws much away --------------------------------------

// The question the coach has been asked about; the answer of which it has warned, and at which question.
let coachedFor = null, warned = { question: null, answer: null };

// After every update.
function showAdvice() {
  const slip = $("p-advice");
  lightAdvice();
  if (slip?.dataset.question === undefined) return;
  // Where there is nothing to choose there is nothing to say.
  const chooses = document.querySelectorAll("#p-turn form.answers button").length > 1;
  if (!isLive || looksBack() || !preferences.coach || coachedFor === slip.dataset.question || slip.dataset.thought !== undefined || !chooses) return;
  coachedFor = slip.dataset.question;
  const body = new URLSearchParams({ seat: slip.dataset.seat, question: slip.dataset.question, coach: "on" });
  // Nobody asked for it: if it fails, nobody misses it.
  fetch(main.dataset.table + "/advice", { method: "POST", headers: { accept: "application/json" }, body }).catch(() => {});
}

// The answers spoken of, on the table: a frame with a number around each, above everything a board may draw there.
function lightAdvice() {
  for (const mark of document.querySelectorAll(".coach-mark")) mark.remove();
  const slip = $("p-advice");
  if (!slip || slip.hidden || looksBack()) return;
  for (const [nth, told] of [...slip.querySelectorAll("[data-advised]")].entries()) {
    const place = document.querySelector(`main [data-answer="${CSS.escape(told.dataset.advised)}"]`), box = place?.getBoundingClientRect();
    if (!place?.checkVisibility() || box.width === 0 || isScrolledAway(place, box)) continue;
    const mark = document.createElement("i");
    mark.className = nth === 0 ? "coach-mark first-mark" : "coach-mark";
    mark.dataset.nth = nth + 1;
    mark.dataset.of = place.dataset.answer;
    mark.setAttribute("aria-hidden", "true");
    Object.assign(mark.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(mark);
  }
}

// Whether the middle of a place lies outside of something around it that scrolls or cuts, or outside of the window.
function isScrolledAway(place, box) {
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const isOutside = (around) => x < around.left || x > around.right || y < around.top || y > around.bottom;
  for (let el = place.parentElement; el && el !== main; el = el.parentElement)
    if (getComputedStyle(el).overflow !== "visible" && isOutside(el.getBoundingClientRect())) return true;
  return isOutside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

// Another area of a phone, an unfolded mat, a window of another size: the frames go along.
addEventListener("click", () => requestAnimationFrame(lightAdvice));
addEventListener("resize", lightAdvice);
addEventListener("scroll", lightAdvice, true);

// Whether the answer waits, because the coach has just warned of it. Given again, it is taken.
function coachHolds(text) {
  const slip = $("p-advice"), first = text.split("\n")[0];
  const warning = [...slip?.querySelectorAll("[data-warned]") ?? []].find((p) => p.dataset.warned === first);
  const given = { question: slip?.dataset.question, answer: text };
  if (!isLive || !preferences.coach || !warning || warned.question === given.question && warned.answer === given.answer) return false;
  warned = given;
  for (const p of slip.querySelectorAll("[data-warned]")) p.hidden = p !== warning;
  slip.querySelector("[data-advice=anyway]").hidden = false;
  slip.classList.add("warns");
  slip.hidden = false;
  lightAdvice();
  $("said").textContent = warning.textContent;
  return true;
}

document.addEventListener("click", (event) => {
  const wish = event.target.closest?.("[data-advice]")?.dataset.advice;
  if (!wish) return;
  $("p-advice").hidden = true;
  if (wish === "off") prefer("coach", false);
  if (wish === "anyway" && warned.question === $("p-advice").dataset.question) answer(warned.answer);
  showAdvice();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !$("p-advice") || $("p-advice").hidden) return;
  $("p-advice").hidden = true;
  lightAdvice();
});

// The last game of a lesson begins with the coach on.
if (isLive && location.hash === "#coach") {
  prefer("coach", true);
  history.replaceState(null, "", location.pathname + location.search);
}
showAdvice();
