
// ---- a board in one piece is as large as its frame allows ------------------------------------------------------------------------------
// It is laid out as wide as it was drawn for, then enlarged or made smaller as a whole. It does not breathe with every question: between two
// sizes of the window it only ever gets smaller.

const DRAWN_FOR = 1120;
let fitted = { key: "", scale: Infinity };

function fit() {
  const frame = document.querySelector(".whole > #p-board"), board = frame?.querySelector(".fitted");
  if (!board) return;
  board.style.zoom = board.style.width = "";
  if (phone.matches || getComputedStyle(frame).overflow === "visible") return;
  const style = getComputedStyle(frame), around = (...sides) => sides.reduce((sum, side) => sum + parseFloat(style["padding" + side]), 0);
  const wide = frame.clientWidth - around("Left", "Right"), high = frame.clientHeight - around("Top", "Bottom"), key = `${wide} ${high} ${Boolean(board.querySelector(".over"))}`;
  if (fitted.key !== key) fitted = { key, scale: Infinity };
  board.style.width = `${DRAWN_FOR}px`;
  fitted.scale = Math.min(fitted.scale, wide / DRAWN_FOR, high / board.scrollHeight);
  board.style.zoom = fitted.scale;
}

// The line below the question is never cut: first the word that there is nothing to take back makes room for it, then it is written in two lines.
function fitBar() {
  const bar = $("p-question"), line = bar?.querySelector(".said > p");
  bar?.classList.remove("narrow", "wraps");
  if (!line || phone.matches) return;
  for (const way of ["narrow", "wraps"]) if (line.scrollWidth > line.clientWidth) bar.classList.add(way);
}

function fitAll() { fit(); fitBar(); }
addEventListener("resize", fitAll);
// On a first visit the typefaces come after the page, and words have another width then.
document.fonts.ready.then(fitAll);
fitAll();
