//! Every picture of every game on a sheet of its own, to be looked at in a browser: `cargo run -p shelf --features boards --example pictures -- FOLDER`.

use std::fmt::Write;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("in which folder?")?;
    std::fs::create_dir_all(&folder)?;
    let shared = drawing::art::shared_sheet();
    let theme = drawing::theme::css();
    let mut sheets = vec![("shared", shared.css.clone(), shared.faults)];
    for title in shelf::TITLES {
        let art = shelf::art(title);
        std::fs::write(format!("{folder}/{}-face.svg", title.id), art.face.unwrap_or_default())?;
        sheets.push((title.id, shelf::table_css(title), art.faults));
    }
    for (name, css, faults) in sheets {
        for fault in faults {
            eprintln!("{fault}");
        }
        for light in ["light", "dark"] {
            let page = sheet(light, &[theme, &shared.css, &css], &css);
            std::fs::write(format!("{folder}/{name}-{light}.html"), page)?;
        }
    }
    Ok(())
}

/// A page with an element for every class that has a picture.
fn sheet(light: &str, styles: &[&str], css: &str) -> String {
    let mut page = format!("<!doctype html><html data-theme={light}><meta charset=utf-8><style>{}{LOOKS}</style><body>", styles.join("\n"));
    for rule in css.lines().filter(|line| line.contains("url(\"data:")) {
        let Some((class, _)) = rule.strip_prefix('.').and_then(|rule| rule.split_once('{')) else { continue };
        let kind = match class.split_once('-').map_or("", |(kind, _)| kind) {
            "s" => "wide",
            "i" => "small",
            _ => "piece",
        };
        let _ = write!(page, "<div class={kind}><b class=\"{}\"></b><span>{class}</span></div>", class.replace('.', " "));
    }
    page
}

const LOOKS: &str = "body{margin:8px;background:var(--panel);color:var(--ink);font:11px serif;display:flex;flex-wrap:wrap;gap:6px}\
    b{display:block;background-position:center;background-repeat:no-repeat;background-size:contain}\
    .wide b{width:224px;height:126px;background-size:cover}.small b{width:40px;height:40px}.piece b{width:84px;height:84px}.small,.piece{width:90px}\
    span{display:block;overflow:hidden}";
