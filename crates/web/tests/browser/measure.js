// Measures the frame of the open table as it stands, and tells what is not as it should be. `floors`: the smallest type for words and for
// figures.
const [floors] = arguments;
const defects = [];
const defect = (text) => { if (defects.length < 12) defects.push(text); };
const near = 1.5;
const root = document.documentElement;
const name = (el) => `<${el.tagName.toLowerCase()} class="${el.getAttribute("class") ?? ""}"> in ${el.closest("[id]")?.id}`;

if (root.scrollWidth > innerWidth) defect(`the page is ${root.scrollWidth} wide, the window ${innerWidth}`);
if (root.scrollHeight > innerHeight) defect(`the page is ${root.scrollHeight} high, the window ${innerHeight}`);

// ---- every text in sight -----------------------------------------------------------------------------------------------------------
// Names may end in three dots, and lists may be scrolled: what is then out of sight is no defect.
const texts = [];
const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, el = node.parentElement, said = node.data.trim();
  if (said === "" || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || el.closest(".vh, .unseen, #panel-answers:not(.shown), template, [hidden], title, option")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter((box) => box.width > .5 && box.height > .5);
  if (boxes.length === 0) continue;
  const scrolls = el.closest(".panel, .inspect, #p-chat");
  const matrix = el instanceof SVGElement ? el.getScreenCTM?.() : null;
  const size = parseFloat(getComputedStyle(el).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
  const isWord = /\p{L}{2,}/u.test(said);
  if (size < (isWord ? floors.words : floors.figures) - .05) defect(`"${said}" is written in ${size.toFixed(1)} px: ${name(el)}`);
  const shortened = el.closest(".name, .who");
  for (const box of boxes) {
    if (scrolls || shortened) break;
    if (box.left < -near || box.top < -near || box.right > innerWidth + near || box.bottom > innerHeight + near) { defect(`"${said}" is outside the window: ${name(el)}`); break; }
    const cut = clipped(el, box);
    if (cut) { defect(`"${said}" is cut by ${name(cut)}`); break; }
  }
  for (const box of boxes) if (!scrolls) texts.push({ said, el, box: shortened ? within(box, shortened.getBoundingClientRect()) : box });
}

function within(box, edge) {
  const left = Math.max(box.left, edge.left), right = Math.min(box.right, edge.right), top = Math.max(box.top, edge.top), bottom = Math.min(box.bottom, edge.bottom);
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

// What hides a part of the text, if anything does. Descenders may touch the edge.
function clipped(el, box) {
  for (let around = el; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const edge = around.getBoundingClientRect(), slack = box.height * .18 + near;
    if (box.left < edge.left - near || box.right > edge.right + near || box.top < edge.top - slack || box.bottom > edge.bottom + slack) return around;
  }
  return null;
}

// ---- no two texts on one another ---------------------------------------------------------------------------------------------------
// Only what is on top counts: what lies under a panel is not read.
const inSight = texts.filter(({ el, box }) => {
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at && (at === el || el.contains(at) || at.contains(el));
});
for (let n = 0; n < inSight.length; n++) {
  for (let m = n + 1; m < inSight.length; m++) {
    const [a, b] = [inSight[n], inSight[m]];
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left), high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (a.el === b.el) continue;
    // Line boxes are higher than letters.
    if (wide < 2 || high < .45 * Math.min(a.box.height, b.box.height)) continue;
    defect(`"${a.said}" and "${b.said}" lie on one another: ${name(a.el)}, ${name(b.el)}`);
  }
}

// ---- what is lit can be hit ----------------------------------------------------------------------------------------------------------
for (const place of document.querySelectorAll("main [data-answer]")) {
  if (!place.checkVisibility() || place.closest("[data-shown-by]")) continue;
  const box = (place.querySelector(".grip") ?? place).getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!at || !place.contains(at)) defect(`"${place.dataset.answer}" cannot be hit: there is ${at ? name(at) : "nothing"}`);
}
return defects;
