
// ---- replay ---------------------------------------------------------------------------------------------------------------------

if (main && main.classList.contains("replay")) {
  const last = Number(main.dataset.last), slider = $("slider");
  // Where turns and rounds begin, and the end.
  const stops = Object.fromEntries(["turn", "round"].map((what) => [what, main.dataset[what + "s"].split(" ").map(Number)]));
  let at = Number(slider.value), running = null, asked = 0;
  async function go(ply) {
    ply = Math.max(0, Math.min(last, ply));
    if (ply === at) return;
    at = ply; slider.value = ply;
    const nth = ++asked, address = main.dataset.base + ply + main.dataset.query;
    const reply = await fetch(address + "&part=1").catch(() => null);
    if (!reply || !reply.ok || nth !== asked) return;
    swap(await reply.text());
    history.replaceState(null, "", address);
    for (const a of document.querySelectorAll("[data-view]")) a.href = a.getAttribute("href").replace(/replay\/\d+/, "replay/" + ply);
    for (const a of document.querySelectorAll("a[data-step]")) a.href = main.dataset.base + aim(a.dataset.step) + main.dataset.query;
    document.querySelector(".preferences [name=back]").value = address;
  }
  // The ply that a button leads to.
  function aim(what) {
    const [kind, way] = what.split("-");
    if (stops[kind]) return way === "on" ? stops[kind].find((ply) => ply > at) ?? last : stops[kind].findLast((ply) => ply < at) ?? 0;
    return what === "first" ? 0 : what === "last" ? last : Math.max(0, Math.min(last, at + Number(what)));
  }
  function stop() { clearInterval(running); running = null; button.textContent = button.dataset.play; }
  const button = document.querySelector("[data-step=play]");
  function play() {
    if (running) return stop();
    button.textContent = button.dataset.pause;
    running = setInterval(() => { if (at >= last) stop(); else go(at + 1); }, Number($("speed").value));
  }
  const step = (what) => what === "play" ? play() : go(aim(what));
  document.addEventListener("click", (event) => {
    const el = event.target.closest("[data-step]");
    if (!el) return;
    event.preventDefault();
    step(el.dataset.step);
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  $("speed").addEventListener("change", () => { if (running) { stop(); play(); } });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = { ArrowLeft: event.shiftKey ? "turn-back" : "-1", ArrowRight: event.shiftKey ? "turn-on" : "1", PageUp: "round-back", PageDown: "round-on", Home: "first", End: "last", p: "play" }[event.key];
    if (key) { event.preventDefault(); step(key); }
  });
}
