//! What every board's tests call.
//!
//! A board's `tests/` are three calls: [`conforms`] on played games, [`keeps_secrets`], and [`snapshots`] at chosen plies. [`page`]
//! makes a whole page of a drawing, to be looked at.

use crate::scene::Seen;
use crate::{Board, Markup, html, icon, theme};
use bots::{Bot, Greedy, Random, sit_down};
use kit::{Edition, Evaluate, Game, Match, Record, Rng, Seat, Setup, Silent, Turn, Viewer};
use maud::{DOCTYPE, PreEscaped};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use words::{Lang, Texts, Words};

/// A whole game by bots, greedy ones or random ones.
#[track_caller]
pub fn played<G: Evaluate>(seats: u8, options: &[(&str, &str)], seed: u64, greedy: bool) -> Match<G> {
    let options: Vec<_> = options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    let setup = Setup::read::<G>(seats, &options).unwrap_or_else(|e| panic!("{e}"));
    let mut table = Match::new(G::Edition::editions().current(), setup, &mut Silent);
    let bot = |_| if greedy { Box::new(Greedy { budget: 60 }) as Box<dyn Bot<G>> } else { Box::new(Random) };
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats).map(bot).collect();
    assert!(sit_down(&mut table, &mut bots, seed, 20_000), "the game does not end");
    table
}

/// The golden games of a folder, by name.
#[track_caller]
pub fn golden<G: Game>(folder: &str) -> Vec<(String, Match<G>)> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{folder}: {e}"));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "game")).collect();
    paths.sort();
    let open = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let table = Record::parse(&text).and_then(|record| Match::replay(&record));
        (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), table.unwrap_or_else(|e| panic!("{}: {e}", path.display())))
    };
    paths.into_iter().map(open).collect()
}

/// Every seat and the public.
pub fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

#[track_caller]
pub fn speak(lang: Lang, texts: &Texts) -> Words {
    Words::new(lang, Some(texts)).unwrap_or_else(|e| panic!("{e}"))
}

/// The drawing of a game for a viewer.
pub fn draw<B: Board>(game: &B::Game, viewer: Viewer, words: &Words) -> String {
    B::draw(&Seen::of(game, viewer).scene(&[], words)).into_string()
}

/// The drawing of a match as it stands, with its story once it has ended: as the site draws it.
pub fn draw_match<B: Board>(table: &Match<B::Game>, viewer: Viewer, words: &Words) -> String {
    B::draw(&Seen::of_match(table, viewer).scene(&[], words)).into_string()
}

/// At every decision of a game, for whoever is asked, and at every fourth for the other seats and the public:
/// - each legal answer has exactly one place, and there is no other; who is not asked has none;
/// - what is refused says why, and by which rule;
/// - ids are unique, icons exist, nothing is inline that the site's policy forbids, no message is missing.
#[track_caller]
pub fn conforms<B: Board>(table: &Match<B::Game>, texts: &Texts) {
    let all: Vec<Words> = Lang::ALL.iter().map(|lang| speak(*lang, texts)).collect();
    let mut game = table.at(0);
    for ply in 0..=table.ply() {
        // One language a ply is enough to meet every message in each.
        let words = &all[ply % all.len()];
        if game.turn() != Turn::Chance {
            for (nth, viewer) in viewers(game.seats()).into_iter().enumerate() {
                // Who is not asked sees the same table as the one who is: every fourth look is enough.
                if !asks(&game, viewer) && (ply + nth) % 4 != 0 {
                    continue;
                }
                let drawn = draw::<B>(&game, viewer, words);
                check::<B::Game>(&game, viewer, &drawn).unwrap_or_else(|e| panic!("ply {ply}, {viewer:?}: {e}"));
            }
        }
        if let Some(answer) = table.answers().get(ply) {
            game.play(answer.who, answer.choice, &mut Silent);
        }
    }
}

fn asks<G: Game>(game: &G, viewer: Viewer) -> bool {
    if let Viewer::Seat(seat) = viewer { game.turn().asks(seat.into()) } else { false }
}

fn check<G: Game>(game: &G, viewer: Viewer, drawn: &str) -> Result<(), String> {
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        game.legal(seat.into(), &mut legal);
    }
    let mut expected: Vec<String> = legal.into_iter().map(|choice| game.write(choice)).collect();
    let mut placed = attributes(drawn, "data-answer");
    expected.sort_unstable();
    placed.sort_unstable();
    if expected != placed {
        return Err(format!("the legal answers are {expected:?}, the places {placed:?}"));
    }
    let refused = attributes(drawn, "data-refused").len();
    if refused != attributes(drawn, "data-why").len() || refused != attributes(drawn, "data-rule").len() {
        return Err("something is refused without a reason".to_string());
    }
    let mut ids: BTreeMap<String, u32> = BTreeMap::new();
    for id in attributes(drawn, "id") {
        *ids.entry(id).or_default() += 1;
    }
    if let Some((id, n)) = ids.iter().find(|(_, n)| **n > 1) {
        return Err(format!("the id {id} stands {n} times"));
    }
    // Each symbol once: a drawing holds hundreds, and looking one up is a search through them all.
    let symbols: BTreeSet<String> = attributes(drawn, "href").into_iter().collect();
    if let Some(href) = symbols.into_iter().find(|href| !icon::exists(href.trim_start_matches("#i-"))) {
        return Err(format!("there is no symbol {href}"));
    }
    for forbidden in [" style=", "<script", "<style", " onclick", "http:", "https:"] {
        if drawn.contains(forbidden) {
            return Err(format!("the drawing holds {forbidden}"));
        }
    }
    for label in attributes(drawn, "aria-label") {
        if label.is_empty()
            || label.split([' ', ',', '.', ':', ';', '(']).any(|word| word.contains('-') && word.is_ascii() && looks_like_a_key(word))
        {
            return Err(format!("`{label}` is no label: empty, or a message is missing"));
        }
    }
    Ok(())
}

/// A message that is missing is shown by its key; keys of boards begin so.
fn looks_like_a_key(word: &str) -> bool {
    ["draw-", "choice-", "why-", "ask-", "amount-", "score-", "space-", "event-"].iter().any(|prefix| word.starts_with(prefix))
}

/// The final count of a finished game: in each column the lines add up to the total, and so to the standing.
#[track_caller]
pub fn adds_up<B: Board>(game: &B::Game, texts: &Texts) {
    assert!(game.turn() == Turn::Over, "only a finished game is counted");
    added_up(&draw::<B>(game, Viewer::Public, &speak(Lang::En, texts)), game);
}

/// The same of a drawing of it.
#[track_caller]
pub fn added_up<G: Game>(drawn: &str, game: &G) {
    let table = drawn.split("<table class=\"ledger\"").nth(1).and_then(|rest| rest.split("</table>").next());
    let (body, foot) = table.and_then(|table| table.split_once("<tfoot>")).unwrap_or_else(|| panic!("there is no ledger"));
    let points = |row: &str| -> Vec<i32> {
        let cells = row.split("<b").skip(1).filter_map(|cell| cell.split('>').nth(1)?.split('<').next()?.parse().ok());
        cells.collect()
    };
    let totals: Vec<i32> = game.standing(Viewer::Public).scores.iter().map(|score| score.total).collect();
    assert_eq!(points(foot), totals, "the totals are not those of the standing");
    let mut sums = vec![0; totals.len()];
    for row in body.split("<tr>").skip(2) {
        points(row).iter().zip(&mut sums).for_each(|(n, sum)| *sum += n);
    }
    assert_eq!(sums, totals, "the lines do not add up to the totals");
}

/// The values of an attribute, unescaped, in the order of the document.
pub fn attributes(drawn: &str, name: &str) -> Vec<String> {
    let start = format!(" {name}=\"");
    let unescape = |value: &str| value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    drawn.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).map(unescape).collect()
}

/// Whatever a seat has not seen may be shuffled without a trace in its drawing, nor in the public's. Looks at every `step`th ply.
#[track_caller]
pub fn keeps_secrets<B: Board>(table: &Match<B::Game>, texts: &Texts, step: usize) {
    let words = speak(Lang::En, texts);
    let mut rng = Rng::new(7);
    let mut shuffled = 0;
    for ply in (0..=table.ply()).step_by(step) {
        let game = table.at(ply);
        let public = draw::<B>(&game, Viewer::Public, &words);
        for seat in Seat::all(game.seats()) {
            let mut other = game.clone();
            other.redeal(seat, &mut rng);
            if other == game {
                continue;
            }
            shuffled += 1;
            let (before, after) = (draw::<B>(&game, Viewer::Seat(seat), &words), draw::<B>(&other, Viewer::Seat(seat), &words));
            assert!(before == after, "ply {ply}: the drawing of seat {seat} changes with what it has not seen");
            assert!(public == draw::<B>(&other, Viewer::Public, &words), "ply {ply}: the public drawing changes with secrets");
        }
    }
    assert!(shuffled > 0, "this game has no secrets to look for");
}

/// Writes (with `BLESS=1`) or compares the drawings at these plies. The public one is kept whole, `NAME-PLY.html`; each seat's as what it
/// has more and less than that, `NAME-PLY-SEAT.diff`, so that a reader sees at once what only that seat gets to see.
#[track_caller]
pub fn snapshots<B: Board>(folder: &str, name: &str, table: &Match<B::Game>, texts: &Texts, plies: &[usize]) {
    let words = speak(Lang::En, texts);
    // A line an element, so that a diff can be read.
    let lines = |table: &Match<B::Game>, viewer| draw_match::<B>(table, viewer, &words).replace("><", ">\n<");
    for ply in plies {
        assert!(*ply <= table.ply(), "{name} ends at ply {}", table.ply());
        let table = table.cut(*ply);
        let public = lines(&table, Viewer::Public);
        keep(&Path::new(folder).join(format!("{name}-{ply}.html")), &public);
        for seat in Seat::all(table.game().seats()) {
            let own = lines(&table, Viewer::Seat(seat));
            keep(&Path::new(folder).join(format!("{name}-{ply}-{seat}.diff")), &difference(&public, &own));
        }
    }
}

/// The whole of `b` by its fingerprint, then the lines that `a` has more often, then those that `b` has more often.
fn difference(a: &str, b: &str) -> String {
    let mut count: BTreeMap<&str, i32> = BTreeMap::new();
    a.lines().for_each(|line| *count.entry(line).or_default() -= 1);
    b.lines().for_each(|line| *count.entry(line).or_default() += 1);
    let fingerprint = b.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let mut out = format!("= {fingerprint:016x}\n");
    for (sign, wanted) in [('-', a), ('+', b)] {
        for line in wanted.lines() {
            let left = count.get_mut(line).filter(|left| if sign == '-' { **left < 0 } else { **left > 0 });
            if let Some(left) = left {
                *left -= left.signum();
                out.extend([&sign.to_string(), " ", line, "\n"]);
            }
        }
    }
    out
}

#[track_caller]
fn keep(path: &Path, now: &str) {
    if std::env::var_os("BLESS").is_some() {
        let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, now));
        written.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    // The fingerprint of a diff comes first but says least.
    let mut changed: Vec<_> = kept.lines().zip(now.lines()).enumerate().filter(|(_, (a, b))| a != b).collect();
    changed.sort_by_key(|(_, (a, _))| a.starts_with("= "));
    if let Some((line, (a, b))) = changed.first() {
        panic!(
            "{}:{} has changed:\n  kept: {a}\n  now:  {b}\nIf it should, run the test with BLESS=1 and look at it.",
            path.display(),
            line + 1
        );
    }
    assert_eq!(
        kept.lines().count(),
        now.lines().count(),
        "{} is longer or shorter now: run the test with BLESS=1 and look at it",
        path.display()
    );
}

/// A whole page of a drawing, to be looked at in a browser.
pub fn page<B: Board>(game: &B::Game, viewer: Viewer, words: &Words, names: &[String], theme: &str) -> String {
    page_of::<B>(&Seen::of(game, viewer), words, names, theme)
}

/// The same of what has been seen, perhaps with its story.
pub fn page_of<B: Board>(seen: &Seen<B::Game>, words: &Words, names: &[String], theme: &str) -> String {
    let css = format!(
        "{}\n{}\nbody{{margin:0;background:var(--parchment)}}main{{container-type:inline-size;padding:6px;box-sizing:border-box;max-width:1040px}}",
        theme::CSS,
        B::CSS
    );
    let board: Markup = B::draw(&seen.scene(names, words));
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) data-theme=(theme) {
            head { meta charset="utf-8"; meta name="viewport" content="width=device-width, initial-scale=1"; style { (PreEscaped(css)) } }
            body { (icon::sprite()) main { (board) } }
        }
    };
    page.into_string()
}
