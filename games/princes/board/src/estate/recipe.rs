//! The lines of `art/tiles.txt`.

const TILES: &str = include_str!("../../art/tiles.txt");

/// What a building looks like.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Recipe {
    pub name: &'static str,
    pub roof: &'static str,
    pub wall: &'static str,
    /// A terrace where roofs meet from all sides.
    pub terrace: Option<&'static str>,
    /// How high the wall is.
    pub lift: f32,
    pub features: Vec<Placed>,
}

/// A feature and where it stands in the first turn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Placed {
    pub name: &'static str,
    pub row: f32,
    pub column: f32,
    pub colour: Option<&'static str>,
}

const LIFT: f32 = 15.0;

/// All that can be read; a test sees to it that this is every line.
pub(super) fn all() -> Vec<Recipe> {
    lines().filter_map(read).collect()
}

fn lines() -> impl Iterator<Item = &'static str> {
    TILES.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty())
}

fn read(line: &'static str) -> Option<Recipe> {
    let (name, rest) = line.split_once(": ")?;
    let mut words = rest.split_whitespace();
    let mut recipe = Recipe { name, roof: words.next()?, wall: words.next()?, terrace: None, lift: LIFT, features: Vec::new() };
    for word in words {
        if let Some(colour) = word.strip_prefix("top") {
            recipe.terrace = Some(colour);
        } else if let Some(height) = word.strip_prefix("lift") {
            recipe.lift = height.parse().ok()?;
        } else {
            recipe.features.push(placed(word)?);
        }
    }
    Some(recipe)
}

/// `dome@0.55,2#d9a62e`
fn placed(word: &'static str) -> Option<Placed> {
    let (name, rest) = word.split_once('@')?;
    let (at, colour) = match rest.find('#') {
        Some(nth) => (&rest[..nth], Some(&rest[nth..])),
        None => (rest, None),
    };
    let (row, column) = at.split_once(',')?;
    Some(Placed { name, row: row.parse().ok()?, column: column.parse().ok()?, colour })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        for line in lines() {
            assert!(read(line).is_some(), "{line}");
        }
        let dome = placed("dome@0.55,2#d9a62e");
        assert_eq!(dome, Some(Placed { name: "dome", row: 0.55, column: 2.0, colour: Some("#d9a62e") }));
    }
}
