//! Pages to look at: `cargo run -p lorenzo-board --example preview -- FOLDER SEATS LEADERS LANG PLY...` writes one for each ply and viewer.

use drawing::testing::{page, played, speak, viewers};
use kit::Viewer;
use lorenzo::Lorenzo;
use lorenzo_board::LorenzoBoard;
use words::Lang;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, seats, leaders, lang, plies @ ..] = &args[..] else { return Err("FOLDER SEATS on|off LANG PLY...".into()) };
    let texts = words::texts!("../../lang");
    let words = speak(Lang::from_code(lang).unwrap_or(Lang::En), &texts);
    let names: Vec<String> = ["Beatrice", "Cosimo", "Donatello", "Ginevra"].map(String::from).to_vec();
    let bonus = if leaders == "on" { "advanced" } else { "standard" };
    let table = played::<Lorenzo>(seats.parse()?, &[("leaders", leaders), ("bonus_tiles", bonus)], 5, true);
    std::fs::create_dir_all(folder)?;
    for ply in plies {
        let game = table.at(ply.parse()?);
        let asked = kit::Game::turn(&game);
        eprintln!("{ply} {asked:?} {:?}", kit::Game::question(&game, kit::Seat(0)).map(|q| q.key));
        for viewer in viewers(kit::Game::seats(&game)) {
            let who = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "public".to_string() };
            for theme in ["light", "dark"] {
                std::fs::write(format!("{folder}/{ply}-{who}-{theme}.html"), page::<LorenzoBoard>(&game, viewer, &words, &names, theme))?;
            }
        }
    }
    let middle = table.at(table.ply() / 2);
    // The best of many batches, because machines have other things to do too.
    let batch = || {
        let begun = std::time::Instant::now();
        for _ in 0..10 {
            std::hint::black_box(drawing::testing::draw::<LorenzoBoard>(&middle, Viewer::Public, &words));
        }
        begun.elapsed() / 10
    };
    eprintln!("a drawing takes {:?}", (0..40).map(|_| batch()).min().unwrap_or_default());
    Ok(())
}
