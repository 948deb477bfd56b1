// Plays on at the open table by clicking lit places of the board, for `time` milliseconds or `most` clicks, and tells what happened. One call does the
// looking, the checking, the clicking and the waiting: asking the driver for each of them would take minutes a game.
const [time, seed, most, done] = arguments;
const begun = performance.now();
const told = { clicks: 0, over: false, defects: [] };
const part = () => document.getElementById("p-board");
const isOver = () => document.querySelector("#p-turn .status.over") !== null;
const listed = () => [...document.querySelectorAll("#p-turn form.answers button[name=answer]")].map((b) => b.value);
const asked = () => part().dataset.question !== undefined && listed().length > 0;
const question = () => document.querySelector("#p-question h1")?.textContent ?? "";
const defect = (text) => { if (told.defects.length < 20) told.defects.push(`ply ${part().dataset.ply}, "${question()}": ${text}`); };

if (!window.mishaps) {
  window.mishaps = [];
  addEventListener("error", (e) => window.mishaps.push("error: " + e.message));
  addEventListener("unhandledrejection", (e) => window.mishaps.push("rejection: " + e.reason));
  addEventListener("securitypolicyviolation", (e) => window.mishaps.push("policy: " + e.violatedDirective + " " + e.sourceFile));
  const bare = console.error;
  console.error = (...what) => { window.mishaps.push("console: " + what.join(" ")); bare(...what); };
  window.dice = seed;
}
// xorshift32: the same seed picks the same places from the same lists.
const dice = () => { let n = window.dice; n ^= n << 13; n ^= n >>> 17; n ^= n << 5; window.dice = n; return (n >>> 0) / 4294967296; };

const name = (el) => el ? `<${el.tagName.toLowerCase()} class="${el.getAttribute("class") ?? ""}" id="${el.id}">` + (el.closest("[data-answer]") ? ` of "${el.closest("[data-answer]").dataset.answer}"` : "") : "nothing";
// The element a finger on the middle of the place would touch, and whether it belongs to the place. Places that overlap (the lands of a
// building) have a grip each. In a part of the page that scrolls a place may be out of sight at first.
function touched(place) {
  // Of the turns of a tile one is shown at a time; its choice is as near as the place.
  const turn = document.getElementById(place.closest("[data-shown-by]")?.dataset.shownBy);
  if (turn && !turn.checked) turn.click();
  // On a phone one area is shown at a time; its button on the map is as near as the place.
  for (const button of place.checkVisibility() ? [] : document.querySelectorAll("#p-map [data-go]")) {
    button.click();
    if (place.checkVisibility()) break;
  }
  const hit = atMiddle(place);
  if (hit.own) return hit;
  place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return atMiddle(place);
}
function atMiddle(place) {
  const box = (place.querySelector(".grip") ?? place).getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return { box, at: null, own: false };
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const at = document.elementFromPoint(x, y);
  return { box, at, own: at !== null && place.contains(at) };
}

function look() {
  const answers = listed(), places = [...document.querySelectorAll("main [data-answer]")];
  const lit = new Map();
  for (const place of places) lit.set(place.dataset.answer, [...(lit.get(place.dataset.answer) ?? []), place]);
  for (const answer of new Set(answers)) {
    const n = (lit.get(answer) ?? []).length;
    if (n !== 1) defect(`"${answer}" has ${n} places on the table`);
  }
  for (const answer of lit.keys()) if (!answers.includes(answer)) defect(`"${answer}" is lit but not in the list`);
  const open = [];
  for (const place of places) {
    const hit = touched(place);
    if (hit.own) open.push(place);
    else defect(`the middle of "${place.dataset.answer}" (${Math.round(hit.box.width)} x ${Math.round(hit.box.height)} at ${Math.round(hit.box.left)}, ${Math.round(hit.box.top)}) is ${name(hit.at)}`);
  }
  return open;
}

// Every change of the page is looked at as it happens.
function until(holds, what) {
  return new Promise((resolve, reject) => {
    if (holds()) return resolve();
    const watch = new MutationObserver(() => { if (holds()) { watch.disconnect(); clearTimeout(patience); resolve(); } });
    const patience = setTimeout(() => { watch.disconnect(); reject(new Error(what)); }, 20000);
    watch.observe(document.getElementById("main"), { childList: true, subtree: true, attributes: true });
  });
}

// Nobody looks at the pixels while it is played, and painting them takes as much of the processor as all the rest.
const main = document.getElementById("main");
main.style.opacity = 0;

(async () => {
  while (performance.now() - begun < time && told.clicks < most) {
    await until(() => isOver() || asked(), "neither a question nor the end came");
    if (isOver()) break;
    const places = look();
    if (told.defects.length > 0 || places.length === 0) break;
    const place = places[Math.floor(dice() * places.length)];
    const before = part().dataset.question, answer = place.dataset.answer;
    const { at } = touched(place);
    at.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    told.clicks += 1;
    await until(() => isOver() || part().dataset.question !== before || !document.getElementById("word").hidden, `nothing came of "${answer}"`);
    const word = document.getElementById("word");
    if (!word.hidden) defect(`after "${answer}" the page says: ${word.textContent}`);
  }
})().catch((error) => defect(error.message)).then(() => {
  for (const mishap of window.mishaps) defect(mishap);
  told.over = isOver();
  main.style.opacity = "";
  done(told);
});
