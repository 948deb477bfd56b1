
// ---- tiles that turn ------------------------------------------------------------------------------------------------------------
// The drawing holds a place for every turn of a tile and every square; here only the turn that is shown changes. R turns, F flips, arrows
// go from square to square. A finger first sees the ghost, and places the tile by touching the same square again.

const shownTurn = () => document.querySelector("main .turns input:checked");
const handleAt = (turn, square) => document.querySelector(`main .turn-${turn} [data-square="${square}"] .handle`);
const squareOf = (handle) => handle?.closest("[data-square]")?.dataset.square;

function turnTile(direction) {
  const now = shownTurn(), next = now && $("turn-" + now.dataset[direction]);
  if (!next) return;
  const aimed = armed?.matches(".handle") && armed.isConnected ? armed : null;
  const held = squareOf(aimed ?? document.activeElement?.closest?.(".handle"));
  const under = squareOf(document.querySelector("main .handle:hover"));
  next.checked = true;
  leave();
  // What lay under the hand lies there in its new turn.
  if (held) {
    const handle = handleAt(next.value, held);
    if (aimed && isOffer(handle)) return arm(handle);
    handle.focus({ preventScroll: true });
    inspect(handle);
  } else if (under) inspect(handleAt(next.value, under));
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !shownTurn() || event.target.matches?.("input:not([type=radio]), select, textarea")) return;
  const direction = { r: "turned", f: "flipped" }[event.key.toLowerCase()];
  if (direction) { event.preventDefault(); return turnTile(direction); }
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  const square = step && squareOf(event.target.closest?.(".handle"));
  if (!square) return;
  const [row, column] = square.split("-").map(Number);
  const next = handleAt(shownTurn().value, `${row + step[0]}-${column + step[1]}`);
  event.preventDefault();
  if (next) { next.focus({ preventScroll: true }); inspect(next); }
});

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-turns]");
  if (button) turnTile(button.dataset.turns);
}, true);
