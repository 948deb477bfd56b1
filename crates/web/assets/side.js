
// ---- the side: one tab of it is shown at a time; where it is folded away, a tab opens it as a drawer ----------------------------------

const side = document.querySelector("main > .side");
const tabs = () => [...document.querySelectorAll(".tabs [role=tab]")].filter((tab) => tab.getClientRects().length > 0);
const chosenTab = () => document.querySelector(".tabs [aria-selected=true]")?.id.slice(4);
const isFolded = () => getComputedStyle(side).getPropertyValue("--folded").trim() === "yes";

function chooseTab(name) {
  const tab = $("tab-" + name);
  if (!tab) return;
  for (const other of document.querySelectorAll(".tabs [role=tab]")) {
    other.setAttribute("aria-selected", other === tab);
    other.tabIndex = other === tab ? 0 : -1;
  }
  for (const panel of document.querySelectorAll(".panel[role=tabpanel]")) panel.classList.toggle("shown", panel.id === "panel-" + name);
  side.classList.toggle("of-rivals", name === "rivals");
  side.classList.add("open");
  setBadge(name, 0);
  if (name === "chat") $("p-chat").scrollTop = $("p-chat").scrollHeight;
  if (main.dataset.area !== undefined && phone.matches) goTo(name === "rivals" ? "rivals" : "history");
}

function setBadge(name, n) {
  const badge = $("tab-" + name)?.querySelector(".badge");
  if (!badge) return;
  badge.hidden = n === 0;
  badge.textContent = n;
}

if (side && isLive) {
  side.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (!tab) return;
    const again = tab.getAttribute("aria-selected") === "true" && side.classList.contains("open") && isFolded();
    if (again) side.classList.remove("open"); else chooseTab(tab.id.slice(4));
  });
  side.addEventListener("keydown", (event) => {
    if (event.key === "Escape") side.classList.remove("open");
    if (!event.target.matches("[role=tab]")) return;
    const all = tabs(), at = all.indexOf(event.target);
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = all[(next + all.length) % all.length];
    chooseTab(tab.id.slice(4));
    tab.focus();
  });
  // The list of answers is there for whoever goes on with the Tab key; then it must be seen.
  side.addEventListener("focusin", (event) => { if (event.target.closest("#panel-answers:not(.shown)")) chooseTab("answers"); });
  // A drawer in the way of the table goes when the table is touched.
  main.addEventListener("pointerdown", (event) => { if (isFolded() && !side.contains(event.target)) side.classList.remove("open"); });
  if (preferences.list) chooseTab("answers");
}
