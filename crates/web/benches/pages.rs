//! What a page of the site costs: `cargo bench -p web`. Drawing alone is measured with the games (`cargo bench -p shelf --features boards`).
//!
//! Nothing is asserted here: a machine that is busy is not slower code.

#[path = "../tests/site/test_site.rs"]
#[allow(dead_code, reason = "shared with the tests over plain HTTP, which use more of it")]
mod test_site;

use divan::Bencher;
use divan::counter::BytesCount;
use flate2::Compression;
use flate2::write::GzEncoder;
use shelf::{TITLES, Title};
use std::io::Write;
use test_site::{Guest, TestSite};

fn main() {
    divan::main();
}

/// A table of each game at its largest, some answers into the game.
fn in_play(site: &TestSite, title: &Title) -> (Guest, String) {
    let mut anna = site.guest();
    let seats = title.seats.iter().max().copied().unwrap_or(2).to_string();
    let bots: Vec<(String, &str)> = (1..8).map(|seat| (format!("seat-{seat}"), "bot-random")).collect();
    let mut fields = vec![("game", title.id), ("seats", &seats), ("name", "Anna"), ("seat-0", "me"), ("pace", "at-once")];
    fields.extend(bots.iter().map(|(seat, bot)| (seat.as_str(), *bot)));
    let table = anna.post("/new", &fields).location;
    for _ in 0..12 {
        let Some(question) = anna.question(&table) else { break };
        let middle = question.answers[question.answers.len() / 2].clone();
        anna.answer(&table, &question, &middle);
    }
    anna.question(&table);
    (anna, table)
}

/// A page that has not changed since it was last sent, over the network of this machine, with all the site does around it.
#[divan::bench(args = TITLES.iter().map(|title| title.id))]
fn unchanged_page(bencher: Bencher<'_, '_>, game: &str) {
    let site = TestSite::open();
    let (mut anna, table) = in_play(&site, title(game));
    bencher.bench_local(|| anna.weigh(&table));
}

/// The least that any request costs: a page of two words.
#[divan::bench]
fn smallest_reply(bencher: Bencher<'_, '_>) {
    let site = TestSite::open();
    let mut anna = site.guest();
    bencher.bench_local(|| anna.weigh("/health"));
}

/// A page is packed for each perspective after each answer.
#[divan::bench(args = TITLES.iter().map(|title| title.id))]
fn packing(bencher: Bencher<'_, '_>, game: &str) {
    let site = TestSite::open();
    let (mut anna, table) = in_play(&site, title(game));
    let page = anna.get(&table).body;
    bencher.counter(BytesCount::of_str(&page)).bench(|| {
        let mut gzip = GzEncoder::new(Vec::with_capacity(page.len() / 6), Compression::new(2));
        gzip.write_all(page.as_bytes()).expect("memory takes everything");
        gzip.finish().expect("memory takes everything").len()
    });
}

/// The same by the packer that the site had before.
#[divan::bench(args = TITLES.iter().map(|title| title.id))]
fn packing_by_miniz_oxide(bencher: Bencher<'_, '_>, game: &str) {
    let site = TestSite::open();
    let (mut anna, table) = in_play(&site, title(game));
    let page = anna.get(&table).body;
    bencher.counter(BytesCount::of_str(&page)).bench(|| miniz_oxide::deflate::compress_to_vec(page.as_bytes(), 6).len());
}

fn title(game: &str) -> &'static Title {
    shelf::title(game).expect("a game of the shelf")
}
