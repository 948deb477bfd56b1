
// ---- the zoom: on a small screen the board can be enlarged and moved ---------------------------------------------------------------
// Enlarged, the board is wider than its frame, and the frame scrolls in both directions as any page does. Two fingers enlarge it too.

const CLOSEST = 4, STEP = 1.5, KEPT = "signoria-zoom";
const zoom = document.querySelector(".zoom");
let scale = 1;

// What is at (x, y) on the screen stays there.
function enlarge(to, x, y) {
  to = Math.max(1, Math.min(CLOSEST, to));
  if (to < 1.05) to = 1;
  const frame = $("p-board"), before = frame.getBoundingClientRect(), root = document.documentElement;
  const middle = [x ?? before.left + frame.clientWidth / 2, y ?? Math.max(0, before.top) + Math.min(frame.clientHeight, innerHeight) / 2];
  const at = [(frame.scrollLeft + middle[0] - before.left) / scale, (frame.scrollTop + middle[1] - before.top) / scale];
  scale = to;
  root.style.setProperty("--zoom", to);
  root.classList.toggle("enlarged", to > 1);
  const after = frame.getBoundingClientRect();
  frame.scrollTo({ left: at[0] * to - (middle[0] - after.left), top: at[1] * to - (middle[1] - after.top), behavior: "instant" });
  try { sessionStorage.setItem(KEPT, to); } catch { /* A browser that keeps nothing forgets it with the page. */ }
  zoom.classList.toggle("used", to > 1);
  zoom.querySelector("[data-zoom=in]").disabled = to === CLOSEST;
  // A button that goes away must not take the keyboard along.
  if (to === 1 && zoom.contains(document.activeElement)) zoom.querySelector("[data-zoom=in]").focus();
  steady();
}

// It is in nobody's way while the board is out of sight.
const inSight = zoom && new IntersectionObserver((seen) => zoom.classList.toggle("idle", !seen.at(-1).isIntersecting));

// A frame that scrolls is a stop for the keyboard; it is another element after every update.
function steady() {
  const frame = $("p-board");
  if (!zoom || !frame) return;
  inSight.disconnect();
  inSight.observe(frame);
  if (scale > 1) { frame.tabIndex = 0; frame.setAttribute("role", "region"); frame.setAttribute("aria-label", zoom.dataset.board); }
  else for (const name of ["tabindex", "role", "aria-label"]) frame.removeAttribute(name);
}

if (zoom) {
  zoom.addEventListener("click", (event) => {
    const way = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (way) enlarge(way === "in" ? scale * STEP : way === "out" ? scale / STEP : 1);
  });
  let pinch = null;
  const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  main.addEventListener("touchstart", (event) => {
    pinch = event.touches.length === 2 && event.target.closest("#p-board") ? { apart: apart(event.touches), scale } : null;
  }, { passive: true });
  main.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2 || getComputedStyle(zoom).display === "none") return;
    event.preventDefault();
    const [a, b] = event.touches;
    enlarge(pinch.scale * apart(event.touches) / pinch.apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  }, { passive: false });
  let kept = 1;
  try { kept = Number(sessionStorage.getItem(KEPT)) || 1; } catch { /* As above. */ }
  if (kept > 1) enlarge(kept); else steady();
}
