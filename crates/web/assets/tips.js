
// ---- first-time tips: one sentence the first time a kind of question comes ------------------------------------------------------------

const TIPS_SEEN = "signoria-tips";
const tipsSeen = new Set();
try { for (const tip of JSON.parse(localStorage.getItem(TIPS_SEEN) ?? "[]")) tipsSeen.add(tip); } catch { /* A browser that keeps nothing is told again. */ }

// After every update. A tip that was shown stays until its question is answered; then it has been seen.
let shownTip = null;
function showTip() {
  const tip = $("p-tip"), of = tip?.dataset.tipOf;
  if (shownTip && shownTip !== of) { keepTip(shownTip); shownTip = null; }
  if (!of) return;
  const shows = preferences.tips && !tipsSeen.has(of);
  tip.hidden = !shows;
  if (shows) shownTip = of;
}

function keepTip(of) {
  tipsSeen.add(of);
  try { localStorage.setItem(TIPS_SEEN, JSON.stringify([...tipsSeen])); } catch { /* As above. */ }
}

document.addEventListener("click", (event) => {
  const wish = event.target.closest?.("[data-tips]")?.dataset.tips;
  if (!wish) return;
  if (wish === "seen") keepTip($("p-tip").dataset.tipOf); else prefer("tips", false);
  showTip();
});

showTip();
