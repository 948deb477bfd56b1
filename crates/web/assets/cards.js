
// ---- every card by name ------------------------------------------------------------------------------------------------------------------

const search = $("search");
if (search) {
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const entries = [...document.querySelectorAll(".card-list > li")].map((el) => ({ el, text: plain(el.textContent) }));
  search.addEventListener("input", () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    for (const { el, text } of entries) el.hidden = !words.every((word) => text.includes(word));
    for (const section of document.querySelectorAll(".cards-page section")) section.hidden = !section.querySelector("li:not([hidden])");
    $("found").textContent = entries.some(({ el }) => !el.hidden) ? "" : search.dataset.none;
  });
}
