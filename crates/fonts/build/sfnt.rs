//! The container of a font: its tables by name, and the two small ones that we write ourselves.

use std::collections::BTreeMap;

pub type Tables = BTreeMap<[u8; 4], Vec<u8>>;

const NO_ROOM: &str = "the table is too large for its format";

/// The tables of a font file.
pub fn tables(font: &[u8]) -> Result<Tables, &'static str> {
    let number =
        |at: usize, bytes: usize| font.get(at..at + bytes).map(|bytes| bytes.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)));
    let count = number(4, 2).ok_or("no font")?;
    let read = |nth: usize| {
        let entry = 12 + nth * 16;
        let (start, length) = (number(entry + 8, 4)?, number(entry + 12, 4)?);
        Some((font.get(entry..entry + 4)?.try_into().ok()?, font.get(start..start + length)?.to_vec()))
    };
    (0..count).map(|nth| read(nth).ok_or("a table is cut off")).collect()
}

/// A font file of these tables, with outlines in CFF.
pub fn file(tables: &Tables) -> Vec<u8> {
    let mut font = b"OTTO".to_vec();
    let count = tables.len() as u16;
    let largest = 1 << count.ilog2();
    for field in [count, largest * 16, largest.ilog2() as u16, (count - largest) * 16] {
        font.extend(field.to_be_bytes());
    }
    let mut at = font.len() + tables.len() * 16;
    for (tag, table) in tables {
        font.extend(tag);
        for field in [checksum(table), at as u32, table.len() as u32] {
            font.extend(field.to_be_bytes());
        }
        at += table.len().next_multiple_of(4);
    }
    for table in tables.values() {
        font.extend(table);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    font
}

fn checksum(table: &[u8]) -> u32 {
    table.chunks(4).fold(0, |sum, word| {
        let mut padded = [0; 4];
        padded[..word.len()].copy_from_slice(word);
        sum.wrapping_add(u32::from_be_bytes(padded))
    })
}

/// Which letter is which glyph, a segment for each run of letters and glyphs that go up together (format 4).
pub fn cmap(letters: &BTreeMap<u32, u16>) -> Result<Vec<u8>, &'static str> {
    let mut segments: Vec<(u16, u16, u16)> = vec![];
    for (letter, glyph) in letters {
        let letter = u16::try_from(*letter).map_err(|_| NO_ROOM)?;
        match segments.last_mut() {
            Some((first, last, start)) if *last + 1 == letter && *start + (letter - *first) == *glyph => *last = letter,
            _ => segments.push((letter, letter, *glyph)),
        }
    }
    segments.push((u16::MAX, u16::MAX, 0));
    let count = segments.len() as u16;
    let largest = 1 << count.ilog2();
    let length = 16 + count * 8;
    let mut table: Vec<u16> = vec![0, 1, 3, 1, 0, 12, 4, length, 0, count * 2, largest * 2, largest.ilog2() as u16, (count - largest) * 2];
    table.extend(segments.iter().map(|segment| segment.1));
    table.push(0);
    table.extend(segments.iter().map(|segment| segment.0));
    table.extend(segments.iter().map(|(first, _, glyph)| if *first == u16::MAX { 1 } else { glyph.wrapping_sub(*first) }));
    table.extend(segments.iter().map(|_| 0));
    Ok(table.into_iter().flat_map(u16::to_be_bytes).collect())
}

/// How near two letters stand: a `GPOS` table with a single feature, `kern`, of a single list of pairs. (A plain `kern` table would be simpler, but
/// browsers ignore it in fonts with CFF outlines.)
pub fn gpos(pairs: &BTreeMap<(u16, u16), i16>) -> Result<Vec<u8>, &'static str> {
    let mut sets: BTreeMap<u16, Vec<[u16; 2]>> = BTreeMap::new();
    for ((first, second), nearer) in pairs {
        sets.entry(*first).or_default().push([*second, nearer.cast_unsigned()]);
    }
    let tag = |tag: &[u8; 4]| [u16::from_be_bytes([tag[0], tag[1]]), u16::from_be_bytes([tag[2], tag[3]])];
    let ([dflt_1, dflt_2], [kern_1, kern_2]) = (tag(b"DFLT"), tag(b"kern"));
    // Each list of words begins where the one before it says that it does: offsets are in bytes.
    let header = [1, 0, 10, 30, 44];
    let scripts = [1, dflt_1, dflt_2, 8, 4, 0, 0, 0xffff, 1, 0];
    let features = [1, kern_1, kern_2, 8, 0, 1, 0];
    let lookups = [1, 4, 2, 0, 1, 8];
    let count = sets.len() as u16;
    let mut offsets = vec![];
    let mut at = 10 + 2 * sets.len();
    for set in sets.values() {
        offsets.push(u16::try_from(at).map_err(|_| NO_ROOM)?);
        at += 2 + 4 * set.len();
    }
    let mut table = [&header[..], &scripts, &features, &lookups].concat();
    table.extend([1, u16::try_from(at).map_err(|_| NO_ROOM)?, 4, 0, count]);
    table.extend(offsets);
    for set in sets.values() {
        table.push(set.len() as u16);
        table.extend(set.concat());
    }
    table.extend([1, count]);
    table.extend(sets.keys());
    Ok(table.into_iter().flat_map(u16::to_be_bytes).collect())
}
