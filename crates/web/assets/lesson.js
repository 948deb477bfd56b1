
// ---- lessons: an answer is tried, the teacher's words and the table come back -----------------------------------------------------------

async function teach(text) {
  const form = document.querySelector("#p-turn .answers");
  if (!form || posting.has("lesson")) return;
  posting.add("lesson");
  const body = new URLSearchParams(new FormData(form));
  body.append("answer", text);
  try {
    const reply = await fetch(main.dataset.lesson + "?part=1", { method: "POST", body });
    if (!reply.ok) return say(reply.statusText);
    leave();
    swap(await reply.text());
    $("said").textContent = document.querySelector("#p-lesson .remark")?.textContent ?? "";
    // Who is done goes on with Enter.
    $("lesson-next")?.focus({ preventScroll: true });
  } catch {
    say(main.dataset.lost);
  } finally {
    posting.delete("lesson");
  }
}

if (isLesson) {
  main.addEventListener("submit", (event) => {
    if (!event.target.matches(".answers")) return;
    event.preventDefault();
    teach(event.submitter.value);
  });
  // The inspection panel tells the rules' reason; the teacher may have a word to say to it too.
  const tryRefused = (event) => {
    const refused = event.target.closest?.("[data-refused]")?.dataset.refused;
    if (refused !== undefined) teach(refused);
  };
  main.addEventListener("click", tryRefused);
  main.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") tryRefused(event); });
}

// Whoever goes from a lesson to a first game is told what each question decides.
document.addEventListener("submit", (event) => { if (event.target.matches(".first-game")) prefer("tips", true); });
