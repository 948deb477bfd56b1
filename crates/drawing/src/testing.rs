//! What every board's tests call.
//!
//! A board's `tests/` are three calls: [`conforms`] on played games, [`keeps_secrets`], and [`snapshots`] at chosen plies. [`page`]
//! makes a whole page of a drawing, to be looked at.

mod outline;
mod pictures;
mod reading;
mod snapshots;

pub use pictures::pictures;
pub use reading::{answer_all, attributes, checked_drawing, drawing_for, inspection, marked_as_last, spot, words_of};
pub use snapshots::snapshots;

use crate::scene::SceneData;
use crate::{Board, Markup, Scene, TableDrawing, art, html, icon, people, theme};
use bots::{Bot, Greedy, Random, play_game};
use kit::{Edition, Evaluate, Game, Journal, Record, Rng, Seat, Setup, Silent, Turn, Viewer};
use maud::{DOCTYPE, PreEscaped};
use reading::{all_attributes, unescaped};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use words::{Lang, Texts, Words};

/// A whole game by bots, greedy ones or random ones.
#[track_caller]
pub fn played<G: Evaluate>(seats: u8, options: &[(&str, &str)], seed: u64, greedy: bool) -> Journal<G> {
    let options: Vec<_> = options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    let setup = Setup::read::<G>(seats, &options).unwrap_or_else(|e| panic!("{e}"));
    let mut table = Journal::new(G::Edition::editions().current(), setup);
    let bot = |_| if greedy { Box::new(Greedy { budget: 60 }) as Box<dyn Bot<G>> } else { Box::new(Random) };
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats).map(bot).collect();
    assert!(play_game(&mut table, &mut bots, seed, 20_000), "the game does not end");
    table
}

/// The golden games of a folder, by name.
#[track_caller]
pub fn golden<G: Game>(folder: &str) -> Vec<(String, Journal<G>)> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{folder}: {e}"));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "game")).collect();
    paths.sort();
    let open = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let table = Record::parse(&text).and_then(|record| Journal::replay(&record));
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
    B::draw(&SceneData::of(game, viewer).scene(&[], words)).whole(words).into_string()
}

/// The drawing of a match as it stands, with its story once it has ended: as the site draws it.
pub fn draw_journal<B: Board>(table: &Journal<B::Game>, viewer: Viewer, words: &Words) -> String {
    B::draw(&SceneData::of_journal(table, viewer).scene(&[], words)).whole(words).into_string()
}

/// At every decision of a game, for whoever is asked, and at every fourth for the other seats and the public:
/// - each legal answer has exactly one place, and there is no other; who is not asked has none;
/// - the same after an answer in an order that no bot follows, where a set can be named in several;
/// - what is refused says why, and by which rule;
/// - what can be inspected has an inspection, and no inspection is of nothing;
/// - every picture that is named (`i-…`, `s-…`, `place-…`) is drawn in the art;
/// - ids are unique, icons exist, nothing is inline that the site's policy forbids, no message is missing.
#[track_caller]
pub fn conforms<B: Board>(table: &Journal<B::Game>, texts: &Texts) {
    let all: Vec<Words> = Lang::ALL.iter().map(|lang| speak(*lang, texts)).collect();
    let drawn_art = drawn_art::<B>();
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
                check::<B::Game>(&game, viewer, &drawn, &drawn_art).unwrap_or_else(|e| panic!("ply {ply}, {viewer:?}: {e}"));
                if let Some((said, other)) = in_another_order(&game, viewer, ply) {
                    let drawn = draw::<B>(&other, viewer, words);
                    check::<B::Game>(&other, viewer, &drawn, &drawn_art).unwrap_or_else(|e| panic!("ply {ply}, {viewer:?}, `{said}`: {e}"));
                }
            }
        }
        if let Some(answer) = table.entry(ply) {
            game.play(answer.who, answer.choice, &mut Silent);
        }
    }
}

/// The game after a legal answer that no search looks at: bots never give it, people may. Another one at each ply.
fn in_another_order<G: Game>(game: &G, viewer: Viewer, ply: usize) -> Option<(String, G)> {
    let Viewer::Seat(seat) = viewer else { return None };
    let (mut legal, mut list) = (Vec::new(), Vec::new());
    game.legal(seat.into(), &mut legal);
    game.search_list(seat.into(), &mut list);
    legal.retain(|choice| list.binary_search(choice).is_err());
    let choice = *legal.get(ply.checked_rem(legal.len())?)?;
    let mut other = game.clone();
    other.play(seat.into(), choice, &mut Silent);
    Some((game.write(choice), other))
}

fn asks<G: Game>(game: &G, viewer: Viewer) -> bool {
    if let Viewer::Seat(seat) = viewer { game.turn().asks(seat.into()) } else { false }
}

/// The classes that have a picture.
fn drawn_art<B: Board>() -> BTreeSet<String> {
    let css = format!("{}{}", art::shared_sheet().css, art::sheet_of(&B::ART, B::made_drawings()).css);
    let selectors = css.lines().filter_map(|rule| rule.strip_prefix('.')?.split(['{', '.']).next());
    selectors.map(str::to_string).collect()
}

fn check<G: Game>(game: &G, viewer: Viewer, drawn: &str, drawn_art: &BTreeSet<String>) -> Result<(), String> {
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        game.legal(seat.into(), &mut legal);
    }
    let mut expected: Vec<String> = legal.into_iter().map(|choice| game.write(choice)).collect();
    let mut by_name: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, value) in all_attributes(drawn) {
        by_name.entry(name).or_default().push(value);
    }
    let values = |name: &str| by_name.get(name).map_or(&[][..], Vec::as_slice);
    let mut placed: Vec<String> = values("data-answer").iter().map(|value| unescaped(value)).collect();
    expected.sort_unstable();
    placed.sort_unstable();
    if expected != placed {
        return Err(format!("the legal answers are {expected:?}, the places {placed:?}"));
    }
    let refused = values("data-refused").len();
    if refused != values("data-why").len() || refused != values("data-rule").len() {
        return Err("something is refused without a reason".to_string());
    }
    let mut ids = BTreeSet::new();
    if let Some(id) = values("id").iter().find(|id| !ids.insert(**id)) {
        return Err(format!("the id {id} stands more than once"));
    }
    // Each symbol once: a drawing holds hundreds, and looking one up is a search through them all.
    let symbols: BTreeSet<&str> = values("href").iter().filter_map(|href| href.strip_prefix("#i-")).collect();
    if let Some(symbol) = symbols.into_iter().find(|symbol| !icon::exists(symbol)) {
        return Err(format!("there is no symbol {symbol}"));
    }
    // What is told of a thing while a switch of the board is on has the switch's word after its key (`AnswerSpot::by`).
    let told: BTreeSet<&str> = values("data-key").iter().map(|key| key.split(' ').next().unwrap_or_default()).collect();
    let inspected: BTreeSet<&str> = values("data-inspect").iter().copied().collect();
    if let Some(key) = told.symmetric_difference(&inspected).next() {
        return Err(format!("the inspection {key} has no thing on the table, or the thing no inspection"));
    }
    let classes: BTreeSet<&str> = values("class").iter().flat_map(|all| all.split(' ')).collect();
    let pictured = |class: &&&str| ["i-", "s-", "place-"].iter().any(|kind| class.starts_with(kind));
    if let Some(class) = classes.iter().filter(pictured).find(|class| !drawn_art.contains(**class)) {
        return Err(format!("there is no picture {class}"));
    }
    for forbidden in ["style", "onclick"] {
        if by_name.contains_key(forbidden) {
            return Err(format!("the drawing holds {forbidden}="));
        }
    }
    if drawn.split('<').any(|tag| tag.starts_with("script") || tag.starts_with("style")) {
        return Err("the drawing holds a script or a style".to_string());
    }
    let mut before_colons = drawn.split(':');
    before_colons.next_back();
    if before_colons.any(|text| text.ends_with("http") || text.ends_with("https")) {
        return Err("the drawing holds an address".to_string());
    }
    for label in values("aria-label") {
        let is_key = |word: &str| word.contains('-') && word.is_ascii() && looks_like_a_key(word);
        if label.is_empty() || label.split([' ', ',', '.', ':', ';', '(']).any(is_key) {
            return Err(format!("`{label}` is no label: empty, or a message is missing"));
        }
    }
    Ok(())
}

/// A message that is missing is shown by its key; keys of boards begin so.
fn looks_like_a_key(word: &str) -> bool {
    ["draw-", "board-", "choice-", "why-", "ask-", "amount-", "score-", "space-", "event-"].iter().any(|prefix| word.starts_with(prefix))
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
    let table = drawn.split("<table class=\"score-table\"").nth(1).and_then(|rest| rest.split("</table>").next());
    let (body, foot) = table.and_then(|table| table.split_once("<tfoot>")).unwrap_or_else(|| panic!("there is no score table"));
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

/// Whatever a seat has not seen may be shuffled without a trace in its drawing, nor in the public's. Looks at every `step`th ply.
#[track_caller]
pub fn keeps_secrets<B: Board>(table: &Journal<B::Game>, texts: &Texts, step: usize) {
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

/// A whole page of a drawing, to be looked at in a browser.
pub fn page<B: Board>(game: &B::Game, viewer: Viewer, words: &Words, names: &[String], theme: &str) -> String {
    page_of::<B>(&SceneData::of(game, viewer), words, names, theme, "")
}

/// The same of what has been seen, perhaps with its story. Pieces lie as on a table's page, so that its style sheet, where `frame` holds it, fits them.
pub fn page_of<B: Board>(seen: &SceneData<B::Game>, words: &Words, names: &[String], theme: &str, frame: &str) -> String {
    let scene = seen.scene(names, words);
    let drawing = B::draw(&scene);
    let whole = drawing.is_in_one_piece();
    let alone = "main{container-type:inline-size;padding:6px;box-sizing:border-box;max-width:1040px}";
    let css = format!(
        "{}\n*{{box-sizing:border-box}}body{{margin:0;background:var(--parchment)}}{}\n{}\n{}\n{}\n{}",
        theme::css(),
        if whole { alone } else { frame },
        art::shared_sheet().css,
        B::ART.palette.css(),
        B::CSS,
        art::sheet_of(&B::ART, B::made_drawings()).css
    );
    let body = if whole {
        html! { main { (drawing.whole(words)) } }
    } else {
        laid_out(&scene, &drawing)
    };
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) data-theme=(theme) {
            head { meta charset="utf-8"; meta name="viewport" content="width=device-width, initial-scale=1"; style { (PreEscaped(css)) } }
            body class=[(!whole).then_some("at-table")] { (icon::sprite()) (body) }
        }
    };
    page.into_string()
}

/// The pieces in the frames of a table's page, without what is the site's own.
fn laid_out<G: Game>(scene: &Scene<'_, G>, drawing: &TableDrawing) -> Markup {
    let family = scene.me().map_or("", people::class);
    let bar = &drawing.question;
    html! {
        main class={ "table " (drawing.class) @if drawing.mat.is_none() { " no-mat" } } {
            header.masthead {
                div class={ "ask " @if scene.is_asked() { "mine" } @else { "waits" } } {
                    span.sign { (bar.sign) }
                    div.said { h1 { (bar.title) } @if !bar.detail.0.is_empty() { p { (bar.detail) } } }
                    div.go { (bar.answers) }
                }
            }
            nav.map {
                @for area in &drawing.areas {
                    button type="button" class={ "area " (area.id) } data-go=(area.id) aria-label=(area.name) { (area.sign) @if area.lit > 0 { em { (area.lit) } } }
                }
            }
            section #p-board.board { (drawing.board) }
            @if let Some(ending) = &drawing.ending { div #p-ending { div.ending { div.sheet { (ending) } } } }
            @if let Some(mat) = &drawing.mat { section #p-mat class={ "mat " (family) } { (mat) } }
            aside.side {
                div #p-rivals class={ "rivals rivals-" (drawing.rivals.len()) } {
                    @for rival in &drawing.rivals {
                        section class={ "opp " (people::class(rival.seat)) @if scene.asked.contains(rival.seat) { " asked" } } {
                            h2 { i class={ "shield " (people::class(rival.seat)) } {} span.name { (if rival.seat == people::RIVAL { scene.standing.scores.iter().find_map(|score| score.rival).map_or(String::new(), |key| scene.text(key)) } else { scene.name(rival.seat) }) } span.vp { (rival.points) } }
                            (rival.drawn)
                        }
                    }
                }
                section.history {}
            }
            div #inspect.inspect hidden {}
            div #p-inspections hidden { @for (key, inspection) in &drawing.inspections { (inspection.draw(key, "", scene.words)) } }
        }
    }
}
