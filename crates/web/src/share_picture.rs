//! What others show when a link to us is shared. They take only bitmaps, so the face of a game is painted when somebody asks for the first time.

use crate::packed::Packed;
use resvg::{tiny_skia, usvg};
use std::sync::OnceLock;

/// As wide and as high as those who show such pictures want them.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

pub struct SharePicture {
    svg: String,
    painted: OnceLock<Option<Packed>>,
}

impl SharePicture {
    pub fn new(svg: String) -> SharePicture {
        SharePicture { svg, painted: OnceLock::new() }
    }

    /// The picture; it takes a moment the first time. `None`: it cannot be painted, which a test rules out for those we have.
    pub fn painted(&self) -> Option<&Packed> {
        self.painted.get_or_init(|| paint(&self.svg).map(|png| Packed::as_it_is("image/png", png))).as_ref()
    }
}

/// The picture fills the bitmap; what is too high or too wide is cut off evenly.
fn paint(svg: &str) -> Option<Vec<u8>> {
    let drawing = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
    let (width, height) = (drawing.size().width(), drawing.size().height());
    let scale = f32::max(WIDTH as f32 / width, HEIGHT as f32 / height);
    let (left, top) = ((WIDTH as f32 - width * scale) / 2.0, (HEIGHT as f32 - height * scale) / 2.0);
    let mut bitmap = tiny_skia::Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&drawing, tiny_skia::Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut bitmap.as_mut());
    bitmap.encode_png().ok()
}
