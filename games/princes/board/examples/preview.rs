//! Pages to look at: `cargo run -p princes-board --example preview -- FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    drawing::preview::run::<princes_board::PrincesBoard>(&words::texts!("../../lang"))
}
