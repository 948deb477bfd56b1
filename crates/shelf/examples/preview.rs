//! Pages of a board to look at: `cargo run -p shelf --features boards --example preview -- GAME FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

use drawing::preview::run;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let title = shelf::title(&args.next().unwrap_or_default())?;
    let args: Vec<String> = args.collect();
    match title.id {
        "firenze" => run::<firenze_board::FirenzeBoard>(&title.texts, &args),
        "florence" => run::<florence_board::FlorenceBoard>(&title.texts, &args),
        "il_vecchio" => run::<il_vecchio_board::IlVecchioBoard>(&title.texts, &args),
        "lorenzo" => run::<lorenzo_board::LorenzoBoard>(&title.texts, &args),
        "princes" => run::<princes_board::PrincesBoard>(&title.texts, &args),
        other => Err(format!("{other}: a new board is shown once it has its line in this program").into()),
    }
}
