
// ---- tiles that turn ------------------------------------------------------------------------------------------------------------
// The drawing holds a place for every turn of a tile and every square; here only the turn that is shown changes. R turns, F flips, arrows
// go from square to square. A finger first sees the ghost, and places the tile by touching the same square again.

const shownTurn = () => document.querySelector("#board .turns input:checked");
const handleAt = (turn, square) => document.querySelector(`#board .turn-${turn} [data-square="${square}"] .handle`);
const squareOf = (handle) => handle?.closest("[data-square]")?.dataset.square;
let finger = false, aimed = null;

function aim(handle) {
  aimed = handle;
  handle.focus({ preventScroll: true });
  showTip(handle, false);
}

function turnTile(way) {
  const now = shownTurn(), next = now && $("turn-" + now.dataset[way]);
  if (!next) return;
  const held = squareOf(document.activeElement?.closest?.(".handle")) ?? squareOf(aimed?.isConnected ? aimed : null);
  const under = squareOf(document.querySelector("#board .handle:hover"));
  next.checked = true;
  hideTip();
  // What lay under the hand lies there in its new turn.
  if (held) aim(handleAt(next.value, held));
  else if (under) showTip(handleAt(next.value, under), false);
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !shownTurn() || event.target.matches?.("input:not([type=radio]), select, textarea")) return;
  const way = { r: "turned", f: "flipped" }[event.key.toLowerCase()];
  if (way) { event.preventDefault(); return turnTile(way); }
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  const square = step && squareOf(event.target.closest?.(".handle"));
  if (!square) return;
  const [row, column] = square.split("-").map(Number);
  const next = handleAt(shownTurn().value, `${row + step[0]}-${column + step[1]}`);
  event.preventDefault();
  if (next) aim(next);
});

document.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
// Before the click becomes an answer.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-turns]");
  if (button) return turnTile(button.dataset.turns);
  const handle = event.target.closest?.("#board .handle");
  if (!handle || !finger || handle === aimed && handle.isConnected) return;
  event.stopPropagation();
  aim(handle);
}, true);
