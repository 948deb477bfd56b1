//! Our own few files, inside the binary, named by their content so that a browser fetches each once.

use super::Reply;
use crate::fault::Fault;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

struct Asset {
    name: String,
    kind: &'static str,
    body: String,
}

/// The addresses the pages use.
pub struct Assets {
    pub style: String,
    pub script: String,
    files: Vec<Asset>,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let style = format!("{}\n{}", shelf::board_css(), include_str!("../../assets/site.css"));
    let style = Asset::new("site", "css", "text/css; charset=utf-8", style);
    let script = Asset::new(
        "site",
        "js",
        "text/javascript; charset=utf-8",
        concat!(
            include_str!("../../assets/site.js"),
            include_str!("../../assets/picks.js"),
            include_str!("../../assets/turns.js"),
            include_str!("../../assets/facts.js"),
            include_str!("../../assets/lens.js")
        )
        .to_string(),
    );
    let mut files = vec![];
    let address = |asset: &Asset| format!("/assets/{}", asset.name);
    let (style_at, script_at) = (address(&style), address(&script));
    files.extend([style, script]);
    files.push(Asset { name: "icon.svg".to_string(), kind: "image/svg+xml", body: include_str!("../../assets/icon.svg").to_string() });
    Assets { style: style_at, script: script_at, files }
});

impl Asset {
    fn new(stem: &str, ending: &str, kind: &'static str, body: String) -> Asset {
        let hash = Sha256::digest(body.as_bytes());
        let short: String = hash.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        Asset { name: format!("{stem}-{short}.{ending}"), kind, body }
    }
}

impl Assets {
    pub fn get() -> &'static Assets {
        &ASSETS
    }
}

pub async fn send(Path(name): Path<String>) -> Reply {
    let asset = ASSETS.files.iter().find(|asset| asset.name == name).ok_or_else(Fault::no_page)?;
    let forever = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((forever, asset.body.as_str()).into_response())
}
