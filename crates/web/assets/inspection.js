
// ---- the inspection panel: what a thing is and does, before anybody commits to it ---------------------------------------------------
// One panel beside the choice, never over it. Hovering or focusing shows it; a touch, or a click on what is refused, keeps it open. Whoever
// touches, or asked for it in the settings, commits by a second touch of the same thing or by the panel's button.

const panel = $("inspect");
const INSPECTABLE = "[data-inspect], [data-answer], [data-chain], [data-refused], [data-tip]";
// What is told about now; whether it stays; what the next touch would answer.
let told = null, kept = false, armed = null, soon;
let pointer = "mouse";
document.addEventListener("pointerdown", (event) => { pointer = event.pointerType; }, true);

const isOffer = (el) => el.matches("[data-answer], [data-chain], form.answers button");
const mustAskFirst = (el) => armed !== el && (preferences.confirm || pointer !== "mouse" && !el.matches("form.answers button"));

function inspect(el, keep = false) {
  clearTimeout(soon);
  if (!panel || !el) return;
  const content = contentFor(el);
  if (!content) return leave();
  unmark();
  [told, kept] = [el, keep];
  el.classList.add("hov");
  if (content.rich) el.setAttribute("aria-describedby", "inspect");
  panel.replaceChildren(content.node);
  if (armed === el) panel.append(commitButton(el));
  hold();
  panel.hidden = false;
  main.classList.add("inspecting");
  place(el);
}

// A first touch: the panel opens, and the next one commits.
function arm(el) {
  armed = el;
  inspect(el, true);
  if (document.activeElement !== el) el.focus?.({ preventScroll: true });
}

function unmark() {
  told?.classList.remove("hov");
  if (told?.getAttribute("aria-describedby") === "inspect") told.removeAttribute("aria-describedby");
}

function leave() {
  clearTimeout(soon);
  unmark();
  [told, kept, armed] = [null, false, null];
  if (!panel) return;
  panel.hidden = true;
  main.classList.remove("inspecting", "keeps-mat");
}

// On a phone the panel takes the mat's place, and may need more. What is on the board stays where it is and as large as it is: nothing moves
// under the finger.
function hold() {
  const board = $("p-board");
  if (!phone.matches || !panel.hidden || !board) return;
  const style = getComputedStyle(board);
  board.style.setProperty("--held", `${board.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)}px`);
}

// After a swap the panel goes on telling about the same thing, if it is still there.
function reinspect() {
  if (!told || told.isConnected) return;
  const [key, answer] = names(told), keep = kept, wasArmed = armed === told;
  const find = (attribute, value) => value && document.querySelector(`main [data-${attribute}="${CSS.escape(value)}"]`);
  const again = find("inspect", key) || find("answer", answer);
  leave();
  if (!again || !keep && !again.matches(":hover, :focus-visible")) return;
  if (wasArmed && isOffer(again)) armed = again;
  inspect(again, keep);
}

// What the game tells of the thing; of a thing it tells nothing special of, what its name says.
function contentFor(el) {
  // An answer of the list is told about where it lies on the table.
  const spot = el.matches("form.answers button") && document.querySelector(`main [data-answer="${CSS.escape(el.value)}"]`);
  if (spot) return contentFor(spot);
  const key = el.dataset.inspect;
  const template = (key) => document.querySelector(`#p-inspections template[data-key="${CSS.escape(key)}"]`);
  // What a switch of the board changes is told as it is then.
  const written = key && (switchedTo() && template(`${key} ${switchedTo()}`) || template(key));
  if (written) return { node: written.content.cloneNode(true), rich: true };
  const words = wordsOf(el);
  return words && { node: panelInWords(words, el.dataset.why, el.dataset.rule), rich: false };
}

// The answer in words stands in the list, whatever the drawing calls it.
const listed = (answer) => answer && [...document.querySelectorAll("#p-turn form.answers button")].find((b) => b.value === answer)?.textContent;

function wordsOf(el) {
  let label = (el.getAttribute("aria-label") ?? (el.dataset.why || isOffer(el) ? el.textContent : "")).trim();
  if (!label) return null;
  const why = el.dataset.why;
  if (why) label = label.replace(why, "").replace(/[.\s]+$/, "");
  const answer = listed(el.dataset.answer);
  const name = answer && label.startsWith(answer) ? answer : label.split(/(?<=[^.])\. /)[0];
  return [name, label.slice(name.length).replace(/^[.\s]+/, "")];
}

function panelInWords([name, more], why, rule) {
  const node = document.createElement("div");
  node.className = "told in-words";
  const part = (tag, css, text) => { const el = document.createElement(tag); el.className = css; el.textContent = text; node.append(el); return el; };
  part("h2", "name", name);
  for (const sentence of more ? more.split(/(?<=[^.])\. /) : []) part("p", "", sentence);
  if (why) {
    const verdict = part("div", "verdict refuse", "");
    const title = document.createElement("h3"), text = document.createElement("p");
    title.textContent = main.dataset.impossible;
    text.textContent = why;
    if (rule) {
      const link = document.createElement("a");
      link.href = `${main.dataset.rules}#r${rule}`; link.target = "_blank"; link.textContent = "§" + rule;
      text.append(" ", link);
    }
    verdict.append(title, text);
  }
  return node;
}

function commitButton(el) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn main commits";
  const words = listed(el.dataset.answer) ?? (el.matches("form.answers button") ? el.textContent : main.dataset.do);
  button.textContent = words.slice(0, 1).toUpperCase() + words.slice(1);
  button.addEventListener("click", () => commit(el));
  return button;
}

// Where the side has its place, the panel lies over the others; where it is folded away, in the corner farthest from the thing.
function place(el) {
  panel.classList.remove("left", "low");
  if (phone.matches) {
    // What lies on the mat is told about over the board.
    main.classList.toggle("keeps-mat", Boolean(el.closest("#p-mat")));
    if (el.closest("#p-board")) el.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return;
  }
  if (getComputedStyle(panel).getPropertyValue("--floats").trim() !== "yes") return;
  // In the corner where it hides least of what one chooses from, and nothing of the thing itself.
  const thing = el.getBoundingClientRect(), answers = [...document.querySelectorAll("main [data-answer]")].filter((answer) => answer.checkVisibility()).map((answer) => answer.getBoundingClientRect());
  const settle = (corner) => { panel.classList.remove("left", "low"); panel.classList.add(...corner); return panel.getBoundingClientRect(); };
  const covers = (own, box) => own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom;
  const hides = (corner) => { const own = settle(corner); return answers.filter((box) => covers(own, box)).length + (covers(own, thing) ? 1000 : 0); };
  const corners = [[], ["left"], ["low"], ["left", "low"]].map((corner) => [hides(corner), corner]);
  settle(corners.reduce((best, corner) => (corner[0] < best[0] ? corner : best))[1]);
}

const inspectable = (target) => { const el = target.closest?.(INSPECTABLE); return el && main?.contains(el) && !panel?.contains(el) ? el : null; };
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || kept) return;
  const el = inspectable(event.target);
  clearTimeout(soon);
  if (el && el !== told) soon = setTimeout(() => { if (el.isConnected && !kept) inspect(el); }, panel?.hidden ? 60 : 20);
  else if (!el && told && !panel.contains(event.target)) soon = setTimeout(() => { if (!kept) leave(); }, 150);
});
document.addEventListener("focusin", (event) => { const el = inspectable(event.target); if (el && el !== told && el.matches(":focus-visible")) inspect(el, armed === el); });
document.addEventListener("focusout", (event) => { if (told === event.target && !kept) leave(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && told) leave(); });
