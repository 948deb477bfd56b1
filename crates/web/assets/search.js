
// ---- a box that hides what does not have the words: every card by name, every rule ---------------------------------------------------------

const search = $("search");
if (search) {
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const entries = [...document.querySelectorAll(".card-list > li, .chapter[data-searched] > :not(header, h2, ol), .ruling")].map((el) => ({ el, text: plain(el.textContent) }));
  search.addEventListener("input", () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    for (const { el, text } of entries) el.hidden = !words.every((word) => text.includes(word));
    for (const section of document.querySelectorAll("[data-searched]")) section.hidden = !entries.some(({ el }) => !el.hidden && section.contains(el));
    document.body.classList.toggle("searching", words.length > 0);
    $("found").textContent = entries.some(({ el }) => !el.hidden) ? "" : search.dataset.none;
  });
}

// ---- the game on one page, on paper ---------------------------------------------------------------------------------------------------------

document.querySelector("[data-print]")?.addEventListener("click", () => print());
