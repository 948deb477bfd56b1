
// ---- on a phone: one area of the table at a time, the mat as a sheet --------------------------------------------------------------------
// Nothing jumps under the finger: an update never changes the area that is shown. Only a teacher does, with a new task.

let mapOpened = false, taughtBefore = "";
const phone = matchMedia("(max-width: 760px), (max-aspect-ratio: 1/1)");

function showArea() {
  const buttons = [...document.querySelectorAll("#p-map [data-go]")];
  if (buttons.length === 0) return;
  const lit = (button) => Number(button.querySelector("em")?.textContent ?? 0);
  if (!buttons.some((button) => button.dataset.go === main.dataset.area)) {
    main.dataset.area = buttons.reduce((best, button) => (lit(button) > lit(best) ? button : best)).dataset.go;
  }
  openTaught(buttons);
  const area = main.dataset.area;
  for (const button of buttons) button.setAttribute("aria-current", button.dataset.go === area);
  for (const el of document.querySelectorAll("#p-board [data-area]")) el.classList.toggle("shown-area", el.dataset.area === area);
  document.querySelector("#p-mat [data-toggles]")?.setAttribute("aria-expanded", main.classList.contains("mat-open"));
  openMap();
  showWindow();
}

// The area of which a lesson's words speak.
function openTaught(buttons) {
  const taught = [...document.querySelectorAll("#p-board [data-taught]")];
  const key = taught.map((el) => el.dataset.answer ?? el.dataset.refused ?? el.id).join();
  if (key === taughtBefore) return;
  taughtBefore = key;
  const areas = taught.map((el) => el.closest("[data-area]")?.dataset.area);
  const area = areas.find((area) => buttons.some((button) => button.dataset.go === area));
  if (area) main.dataset.area = area;
}

// A map that is larger than the screen opens on what is lit, or on its middle. After that it stays where the finger left it.
function openMap() {
  const map = document.querySelector("#p-board .scroll.shown-area");
  if (mapOpened || !map || !phone.matches || map.scrollWidth <= map.clientWidth) return;
  mapOpened = true;
  const frame = map.getBoundingClientRect(), lit = [...map.querySelectorAll(".lit")].map((el) => el.getBoundingClientRect());
  const middle = (from, size, whole) => (lit.length === 0 ? whole / 2 : lit.reduce((sum, box) => sum + box[from] - frame[from] + box[size] / 2, 0) / lit.length);
  map.scrollTo({ left: middle("left", "width", map.scrollWidth) - map.clientWidth / 2, top: middle("top", "height", map.scrollHeight) - map.clientHeight / 2, behavior: "instant" });
}

// A map in little tells which part of the large one is in sight; a finger on it moves the large one there.
function showWindow() {
  for (const little of document.querySelectorAll("#p-board [data-map-of]")) {
    const map = mapOf(little), win = little.querySelector(".win"), { width, height } = little.querySelector("svg").viewBox.baseVal;
    if (!map?.clientWidth) continue;
    const part = { x: map.scrollLeft / map.scrollWidth * width, y: map.scrollTop / map.scrollHeight * height, width: map.clientWidth / map.scrollWidth * width, height: map.clientHeight / map.scrollHeight * height };
    for (const [side, length] of Object.entries(part)) win.setAttribute(side, Math.round(length));
  }
}

const mapOf = (little) => document.querySelector(`#p-board .scroll[data-area="${little.dataset.mapOf}"]`);

function pan(event) {
  const little = event.target.closest?.("#p-board [data-map-of]");
  if (!little || event.type === "pointermove" && event.buttons === 0) return;
  const map = mapOf(little), box = little.querySelector("svg").getBoundingClientRect();
  const to = (at, whole, seen) => at * whole - seen / 2;
  map.scrollTo({ left: to((event.clientX - box.left) / box.width, map.scrollWidth, map.clientWidth), top: to((event.clientY - box.top) / box.height, map.scrollHeight, map.clientHeight), behavior: "instant" });
}

function goTo(area) {
  if (main.dataset.area === area) return;
  main.dataset.area = area;
  showArea();
}

if (main) {
  main.addEventListener("click", (event) => {
    const go = event.target.closest("[data-go]");
    if (go) goTo(go.dataset.go);
    const toggles = event.target.closest("[data-toggles]");
    if (toggles) toggles.setAttribute("aria-expanded", main.classList.toggle("mat-open"));
  });
  for (const kind of ["pointerdown", "pointermove"]) main.addEventListener(kind, pan);
  // Scrolling is told only on its way down to what scrolls.
  main.addEventListener("scroll", showWindow, true);
  addEventListener("resize", showWindow);
  showArea();
}
