
// ---- title, icon, sound and toast say what somebody who looks elsewhere should know -------------------------------------------------

const bareTitle = document.title;
const favicon = document.querySelector("link[rel=icon]");
const icons = { idle: favicon.href, mine: favicon.dataset.turn };
let wasMine = null, wasAsked = "", saidIds = null;

// After every update; `elsewhere` holds the parts when the page shows something else just now.
function announce(elsewhere) {
  if (!isLive) return;
  const at = elsewhere ? new DOMParser().parseFromString(elsewhere, "text/html") : document;
  const bar = at.getElementById("p-question"), mine = bar.matches(".mine"), asked = bar.dataset.asked;
  document.title = mine ? `● ${main.dataset.turn} · ${bareTitle}` : asked ? `${asked} … · ${bareTitle}` : bareTitle;
  favicon.href = mine ? icons.mine : icons.idle;
  const question = bar.querySelector("h1")?.textContent.trim() ?? "";
  if ($("said").textContent !== question) $("said").textContent = question;
  if (wasMine !== null && mine && !wasMine) play("turn");
  else if (wasMine !== null && asked !== wasAsked && !mine) play("step");
  if (bar.matches(".over") && wasMine !== null && wasAsked) play("end");
  if (!elsewhere && (mine !== wasMine || asked !== wasAsked) && pace() > 0) bar.classList.add("unfurls");
  [wasMine, wasAsked] = [mine, asked];
  chatted(at);
}

// What was said while the chat was not in sight.
function chatted(at) {
  const lines = [...at.querySelectorAll("#p-chat p[id]")], fresh = saidIds ? lines.filter((line) => !saidIds.has(line.id) && !line.matches(".of-coach")) : [];
  saidIds = new Set(lines.map((line) => line.id));
  const seen = $("panel-chat")?.classList.contains("shown") && $("panel-chat").checkVisibility() && !document.hidden;
  if (fresh.length === 0) return;
  if (seen) { $("p-chat").scrollTop = $("p-chat").scrollHeight; return; }
  setBadge("chat", Number($("tab-chat").querySelector(".badge").textContent || 0) + fresh.length);
  play("chat");
  for (const line of fresh.slice(-3)) toast(line.textContent, () => chooseTab("chat"));
}

function toast(text, open) {
  const el = document.createElement("button");
  el.type = "button";
  el.className = "toast";
  el.textContent = text;
  el.addEventListener("click", () => { el.remove(); open(); });
  $("toasts").append(el);
  setTimeout(() => el.remove(), 7000);
}
