// The browser's side: no rules, no state of its own. It posts what was clicked, swaps in what the server sends, and lets pieces glide.
const $ = (id) => document.getElementById(id);
const main = $("main");
const isLive = Boolean(main?.dataset.live);
const isLesson = Boolean(main?.dataset.lesson);
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

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!isLive || !form.matches("form.answers, .ask-advice, .undo, .chat, .speed, .pace form, .end-turn, #report form")) return;
  event.preventDefault();
  if (form.matches("form.answers") && mustAskFirst(event.submitter)) return arm(event.submitter);
  if (form.matches("form.answers") && event.submitter && coachHolds(event.submitter.value)) return;
  const fields = new FormData(form, event.submitter);
  if (form.matches("form.answers")) form.querySelectorAll("button").forEach((b) => b.classList.toggle("sent", b === event.submitter));
  const done = await post(form.action, fields);
  if (!done) return;
  if (form.matches(".chat")) form.reset();
  if (form.matches("#report form")) { form.reset(); $("report").close(); say(form.dataset.thanks); }
});

document.addEventListener("change", (event) => {
  if (event.target.id === "pace") { const form = event.target.form; event.target.blur(); form.requestSubmit(); }
});

// ---- dialogs, links to copy, folds that close when one looks elsewhere --------------------------------------------------------------

document.addEventListener("click", (event) => {
  const opens = event.target.closest("[data-opens]"), closes = event.target.closest("[data-closes]");
  if (opens) {
    const box = $(opens.dataset.opens), ply = box.querySelector("[name=ply]");
    if (ply) ply.value = $("p-board").dataset.ply;
    box.showModal();
  }
  if (closes) $(closes.dataset.closes).close();
  if (event.target.matches("input.copy")) {
    event.target.select();
    navigator.clipboard?.writeText(event.target.value).then(() => say(main.dataset.copied)).catch(() => {});
  }
  const tools = $("tools");
  if (tools?.open && !tools.contains(event.target)) tools.open = false;
});

// A field that holds a link shows the site's own address.
function writeLinks() {
  for (const input of document.querySelectorAll("input.copy[data-path]")) input.value = location.origin + input.dataset.path;
}
writeLinks();
