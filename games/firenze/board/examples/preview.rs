//! Pages to look at: `cargo run -p firenze-board --example preview -- FOLDER SEATS on|off LANG PLY...` writes one for each ply and viewer.
//! A ply may be `end`, or a key such as `ask-lay`: the question of that kind with the most to choose from.

use drawing::testing::{page, played, speak, viewers};
use firenze::Firenze;
use firenze_board::FirenzeBoard;
use kit::{Game, Seat, Viewer};
use words::Lang;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, seats, campanile, lang, plies @ ..] = &args[..] else { return Err("FOLDER SEATS on|off LANG PLY...".into()) };
    let texts = words::texts!("../../lang");
    let words = speak(Lang::from_code(lang).unwrap_or(Lang::En), &texts);
    let names: Vec<String> = ["Beatrice", "Cosimo", "Donatello", "Ginevra"].map(String::from).to_vec();
    let table = played::<Firenze>(seats.parse()?, &[("campanile", campanile)], 5, true);
    std::fs::create_dir_all(folder)?;
    for wanted in plies {
        let offered = |ply: &usize| {
            let game = table.at(*ply);
            let asked = Seat::all(game.seats()).find(|seat| game.turn().asks((*seat).into()));
            let mut legal = Vec::new();
            asked.filter(|seat| game.question(*seat).is_some_and(|q| q.key == *wanted)).map_or(0, |seat| {
                game.legal(seat.into(), &mut legal);
                legal.len()
            })
        };
        let end = (wanted == "end").then(|| table.ply());
        let ply = end.or_else(|| wanted.parse().ok()).or_else(|| (0..table.ply()).max_by_key(offered)).unwrap_or(0);
        let game = table.at(ply);
        eprintln!("{wanted}: {ply} of {} {:?} {:?}", table.ply(), game.turn(), game.question(Seat(0)).map(|q| q.key));
        for viewer in viewers(game.seats()) {
            let who = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "public".to_string() };
            for theme in ["light", "dark"] {
                std::fs::write(
                    format!("{folder}/{wanted}-{who}-{theme}.html"),
                    page::<FirenzeBoard>(&game, viewer, &words, &names, theme),
                )?;
            }
        }
    }
    Ok(())
}
