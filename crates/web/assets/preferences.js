
// ---- what a person prefers: kept in this browser -----------------------------------------------------------------------------------

const PREFERENCES = "signoria-preferences";
const preferences = { confirm: false, list: false, sound: false, tips: true, coach: false, motion: "full" };
try { Object.assign(preferences, JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}")); } catch { /* A browser that keeps nothing begins anew. */ }

function prefer(name, value) {
  preferences[name] = value;
  try { localStorage.setItem(PREFERENCES, JSON.stringify(preferences)); } catch { /* As above. */ }
  for (const control of document.querySelectorAll(`input[data-preference="${name}"]`)) control.checked = Boolean(value);
}

for (const control of document.querySelectorAll("[data-preference]")) {
  const name = control.dataset.preference;
  if (control.type === "checkbox") control.checked = Boolean(preferences[name]); else control.value = preferences[name];
  control.addEventListener("change", () => {
    prefer(name, control.type === "checkbox" ? control.checked : control.value);
    if (name === "sound" && preferences.sound) play("turn");
    if (name === "tips") showTip();
    if (name === "coach") showAdvice();
    if (name === "list" && preferences.list) chooseTab("answers");
  });
}
