//! Pages to look at: `cargo run -p il_vecchio-board --example preview -- FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    drawing::preview::run::<il_vecchio_board::IlVecchioBoard>(&words::texts!("../../lang"))
}
