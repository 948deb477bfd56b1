//! Takes three cuts of Libertinus Serif out of a crate that carries the whole family, keeps the letters that English, French, Dutch and Italian names
//! need, and writes them as WOFF2. So no font file lies in our tree, and a browser fetches 60 kB instead of a megabyte.
#![expect(clippy::print_stdout, reason = "that is how a build script speaks to cargo")]

mod sfnt;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use subsetter::GlyphRemapper;
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId};

/// Which face becomes which file.
const CUTS: [(&str, &str); 3] =
    [("Libertinus Serif Regular", "regular.woff2"), ("Libertinus Serif Bold", "bold.woff2"), ("Libertinus Serif Italic", "italic.woff2")];

/// The letters of Western Europe, and the signs our texts use; what the font does not have, the browser takes from another.
fn letters() -> impl Iterator<Item = char> {
    (' '..='~').chain('\u{a0}'..='ÿ').chain("ĲĳŒœŠšŸŽžĀāĒēĪīŌōŪū–—‘’‚“”„†‡•…‰′″‹›⁄€−×≤≥≠→←↑↓½¼¾★☆".chars())
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    let folder = std::env::var("OUT_DIR")?;
    for (name, file) in CUTS {
        let found = typst_assets::fonts().find(|data| Face::parse(data, 0).is_ok_and(|face| full_name(&face).as_deref() == Some(name)));
        let whole = found.ok_or(format!("the crate has no {name}"))?;
        if name.ends_with("Bold") {
            std::fs::write(Path::new(&folder).join("bold_widths.rs"), widths(&Face::parse(whole, 0)?))?;
        }
        let font = cut_down(whole)?;
        std::fs::write(Path::new(&folder).join(file), ttf2woff2::encode(&font, ttf2woff2::BrotliQuality::default())?)?;
    }
    Ok(())
}

/// The width of each letter in thousandths of the type's size, as a table of Rust.
fn widths(face: &Face<'_>) -> String {
    let all: BTreeMap<char, u32> = letters()
        .filter_map(|letter| Some((letter, u32::from(face.glyph_hor_advance(face.glyph_index(letter)?)?))))
        .map(|(letter, units)| (letter, units * 1000 / u32::from(face.units_per_em())))
        .collect();
    let rows: Vec<String> = all.iter().map(|(letter, width)| format!("({letter:?}, {width})")).collect();
    format!("[{}]", rows.join(", "))
}

fn full_name(face: &Face<'_>) -> Option<String> {
    face.names().into_iter().find(|name| name.name_id == ttf_parser::name_id::FULL_NAME && name.is_unicode())?.to_string()
}

/// The font with our letters only. The subsetter makes fonts for PDF, which know letters by number: what a browser needs besides is written anew.
fn cut_down(data: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let face = Face::parse(data, 0)?;
    let mut glyphs = GlyphRemapper::new();
    let letters: BTreeMap<u32, u16> =
        letters().filter_map(|letter| Some((u32::from(letter), glyphs.remap(face.glyph_index(letter)?.0)))).collect();
    let mut tables = sfnt::tables(&subsetter::subset(data, 0, &glyphs)?)?;
    tables.insert(*b"cmap", sfnt::cmap(&letters)?);
    tables.insert(*b"GPOS", sfnt::gpos(&pairs(&face, &glyphs))?);
    tables.insert(*b"OS/2", face.raw_face().table(ttf_parser::Tag::from_bytes(b"OS/2")).ok_or("a font without measures")?.to_vec());
    Ok(sfnt::file(&tables))
}

/// How much nearer or farther two letters stand than their widths say, by their new numbers.
fn pairs(face: &Face<'_>, glyphs: &GlyphRemapper) -> BTreeMap<(u16, u16), i16> {
    let mut pairs = BTreeMap::new();
    let Some(layout) = face.tables().gpos else { return pairs };
    let kerning = layout.features.into_iter().filter(|feature| feature.tag == ttf_parser::Tag::from_bytes(b"kern"));
    let mut lookups: Vec<u16> = kerning.flat_map(|feature| feature.lookup_indices).collect();
    lookups.sort_unstable();
    lookups.dedup();
    for lookup in lookups.into_iter().filter_map(|nth| layout.lookups.get(nth)) {
        // In a lookup the first subtable that knows a pair has the word; lookups add up.
        let mut told = BTreeMap::new();
        for subtable in lookup.subtables.into_iter::<PositioningSubtable<'_>>() {
            let PositioningSubtable::Pair(pair) = subtable else { continue };
            for (first, first_now) in kept(glyphs).filter(|(first, _)| pair.coverage().get(*first).is_some()) {
                for (second, second_now) in kept(glyphs) {
                    if let Some(nearer) = nearer(&pair, first, second) {
                        told.entry((first_now, second_now)).or_insert(nearer);
                    }
                }
            }
        }
        for (pair, nearer) in told {
            *pairs.entry(pair).or_insert(0) += nearer;
        }
    }
    pairs.retain(|_, nearer| *nearer != 0);
    pairs
}

fn nearer(pair: &PairAdjustment<'_>, first: GlyphId, second: GlyphId) -> Option<i16> {
    let (nearer, _) = match pair {
        PairAdjustment::Format1 { coverage, sets } => sets.get(coverage.get(first)?)?.get(second)?,
        PairAdjustment::Format2 { classes, matrix, .. } => matrix.get((classes.0.get(first), classes.1.get(second)))?,
    };
    Some(nearer.x_advance)
}

/// The glyphs that stay: their number in the whole font and their new one.
fn kept(glyphs: &GlyphRemapper) -> impl Iterator<Item = (GlyphId, u16)> + '_ {
    glyphs.remapped_gids().filter_map(|old| Some((GlyphId(old), glyphs.get(old)?)))
}
