//! A recipe: one line that says of which parts a picture is made.
//!
//! `name: part [x,y[,scale[,turn]]] [#a[/#b[/#c]]] …`, painted in the order written. `x,y` is where the part's foot stands; a part that fills the whole
//! picture (sky, ground) needs none. `-part` is the part seen in a mirror. Colours may leave out the first: `/#b`.
//! Before the name may stand what the picture is: `place council 380x84:` or `face 320x168:`.

use super::{Fault, File};

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Recipe<'a> {
    pub kind: Kind,
    pub name: &'a str,
    pub width: u32,
    pub height: u32,
    pub layers: Vec<Layer<'a>>,
    pub file: &'static str,
    pub line: usize,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// What is on a card or a tile: under a lamp, the same by day and at dusk.
    Scene,
    /// A place of the board: no sky and no lamp of its own, in the theme's colours.
    Place,
    /// What stands for the game on the site's pages.
    Face,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Layer<'a> {
    pub part: &'a str,
    pub at: Option<Placement>,
    /// `--a`, `--b`, `--c`.
    pub colours: [Option<&'a str>; 3],
    pub mirrored: bool,
}

/// Where a part stands, how large, and turned by how many degrees.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Placement {
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    pub turn: f32,
}

/// The recipes of files, and what in them is none.
pub(super) fn read(files: &'static [File]) -> (Vec<Recipe<'static>>, Vec<Fault>) {
    let mut recipes: Vec<Recipe<'static>> = vec![];
    let mut faults = vec![];
    for file in files {
        for (nth, text) in file.text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty() && !text.starts_with('#')) {
            let line = nth + 1;
            match read_line(text) {
                Ok(recipe) if recipes.iter().any(|other| (other.kind, other.name) == (recipe.kind, recipe.name)) => {
                    faults.push(Fault { file: file.name, line, what: format!("there is a recipe for {} already", recipe.name) });
                }
                Ok(recipe) => recipes.push(Recipe { file: file.name, line, ..recipe }),
                Err(what) => faults.push(Fault { file: file.name, line, what }),
            }
        }
    }
    (recipes, faults)
}

fn read_line(text: &str) -> Result<Recipe<'_>, String> {
    let (head, body) = text.split_once(':').ok_or("a recipe begins with a name and a colon")?;
    let (kind, name, size) = match head.split_whitespace().collect::<Vec<_>>()[..] {
        ["place", name, size] => (Kind::Place, name, read_size(size)?),
        ["face", size] => (Kind::Face, "face", read_size(size)?),
        [name] => (Kind::Scene, name, (160, 90)),
        _ => return Err(format!("`{head}` is neither `name` nor `place name 380x84` nor `face 320x168`")),
    };
    if !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte)) {
        return Err(format!("the name `{name}` becomes a class: small letters, figures, hyphens and underscores only"));
    }
    let mut layers: Vec<Layer<'_>> = vec![];
    for word in body.split_whitespace() {
        let layer = layers.last_mut();
        if word.starts_with(['#', '/']) {
            layer.ok_or(format!("the colour {word} belongs to no part"))?.colours = read_colours(word)?;
        } else if word.contains(',') {
            layer.ok_or(format!("the place {word} belongs to no part"))?.at = Some(read_placement(word)?);
        } else {
            let (part, mirrored) = word.strip_prefix('-').map_or((word, false), |part| (part, true));
            layers.push(Layer { part, at: None, colours: [None; 3], mirrored });
        }
    }
    if layers.is_empty() {
        return Err(format!("{name} has no parts"));
    }
    Ok(Recipe { kind, name, width: size.0, height: size.1, layers, file: "", line: 0 })
}

fn read_size(text: &str) -> Result<(u32, u32), String> {
    let size = text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    size.ok_or(format!("`{text}` is no size such as 380x84"))
}

fn read_placement(text: &str) -> Result<Placement, String> {
    let figures: Option<Vec<f32>> = text.split(',').map(|figure| figure.parse().ok()).collect();
    match figures.as_deref() {
        Some(&[x, y]) => Ok(Placement { x, y, scale: 1.0, turn: 0.0 }),
        Some(&[x, y, scale]) => Ok(Placement { x, y, scale, turn: 0.0 }),
        Some(&[x, y, scale, turn]) => Ok(Placement { x, y, scale, turn }),
        _ => Err(format!("`{text}` is no place such as 66,84 or 66,84,1.1")),
    }
}

fn read_colours(text: &str) -> Result<[Option<&str>; 3], String> {
    let mut colours = [None; 3];
    for (nth, colour) in text.split('/').enumerate().filter(|(_, colour)| !colour.is_empty()) {
        let digits =
            colour.strip_prefix('#').filter(|digits| matches!(digits.len(), 3 | 6) && digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        match colours.get_mut(nth) {
            Some(slot) if digits.is_some() => *slot = Some(colour),
            _ => return Err(format!("`{text}` are no colours such as #c2242c or #c2242c/#fff4dd")),
        }
    }
    Ok(colours)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &'static str) -> Vec<String> {
        let file: &'static [File] = Box::leak(Box::new([File { name: "recipes.txt", text }]));
        read(file).1.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_line_is_read() {
        let recipe = read_line("gold-mine: dawn mine 66,84,1.1 -man 20,88 #c2242c/#fff4dd cap 9,8 /#111").unwrap();
        assert_eq!((recipe.name, recipe.width, recipe.layers.len()), ("gold-mine", 160, 4));
        assert_eq!(recipe.layers[1].at, Some(Placement { x: 66.0, y: 84.0, scale: 1.1, turn: 0.0 }));
        assert!(recipe.layers[2].mirrored);
        assert_eq!(recipe.layers[3].colours, [None, Some("#111"), None]);
    }

    #[test]
    fn a_fault_is_told_with_its_line() {
        assert_eq!(faults("# a remark\n\nmine: dawn 6;4,1"), ["recipes.txt:3: `6;4,1` is no place such as 66,84 or 66,84,1.1"]);
        assert_eq!(faults("mine: #c00 dawn"), ["recipes.txt:1: the colour #c00 belongs to no part"]);
        assert_eq!(faults("mine: dawn #c0"), ["recipes.txt:1: `#c0` are no colours such as #c2242c or #c2242c/#fff4dd"]);
        assert_eq!(faults("mine: dawn\nmine: dusk"), ["recipes.txt:2: there is a recipe for mine already"]);
        assert_eq!(faults("Gold Mine: dawn").len(), 1);
    }
}
