
// ---- live updates ---------------------------------------------------------------------------------------------------------------
// What others do is shown one thing after the other while it moves, but never more than two seconds behind: then the table is shown as it is.

const BEHIND = 2000;

if (isLive) {
  let latest = 0, source = null, lost, resting, waiting = null, due;
  function show() {
    clearTimeout(due);
    const { html, version } = waiting;
    waiting = null;
    if (looksBack()) { present = html; announce(html); return; }
    swap(html);
    main.dataset.version = version;
    announce();
  }
  async function update(event) {
    const nth = ++latest;
    const html = await unpack(event.data);
    // A newer one has come while this was unpacked.
    if (nth !== latest) return;
    const since = waiting?.since ?? performance.now();
    waiting = { html, version: event.lastEventId, since };
    $("word").hidden ||= $("word").textContent === main.dataset.lost;
    clearTimeout(due);
    const wait = Math.min(movingUntil, since + BEHIND) - performance.now();
    // What one has done oneself is shown at once.
    if (wait > 0 && !document.hidden && posting.size === 0) due = setTimeout(show, wait); else show();
  }
  function connect() {
    source = new EventSource(main.dataset.live);
    source.onmessage = update;
    source.onopen = () => clearTimeout(lost);
    // Short breaks are mended by the browser without a word.
    source.onerror = () => {
      clearTimeout(lost);
      lost = setTimeout(() => {
        if (source.readyState !== EventSource.OPEN) say(main.dataset.lost);
        if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 4000);
      }, 2500);
    };
  }
  connect();
  // A browser keeps only six connections to a site: a page nobody looks at gives its own back after a while. The server sends the present
  // state to whoever comes again.
  document.addEventListener("visibilitychange", () => {
    clearTimeout(resting);
    if (document.hidden) resting = setTimeout(() => { source.close(); source = null; }, 120000);
    else if (!source) connect();
  });
}
