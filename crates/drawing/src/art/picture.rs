//! One closed SVG from parts: every colour put in, every part written where it stands, and only the gradients and patterns that are used.
//!
//! A picture in a style sheet sees nothing of the page around it, neither its elements nor its custom properties. So what the parts leave open
//! (`var(--a)`, `<use href="#pawn"/>`, `url(#gold)`) is settled here.

use super::drawings::{Drawings, Element, attribute};
use super::recipe::{Kind, Layer, Recipe};
use crate::theme::{Colours, PALETTE, Palette};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What pictures are made with.
pub(super) struct Workshop<'a> {
    pub own: &'a Drawings<'a>,
    shared: Option<&'a Drawings<'a>>,
    /// Every colour by day, and every colour at dusk.
    pub day: Colours,
    pub dusk: Colours,
    /// Those that are not the same in both.
    pub changing: BTreeSet<String>,
}

/// Parts inside parts inside parts: deeper than this somebody has drawn a circle.
const DEEPEST: usize = 8;

impl<'a> Workshop<'a> {
    pub fn new(own: &'a Drawings<'a>, shared: Option<&'a Drawings<'a>>, palette: Palette) -> Workshop<'a> {
        let day: Colours = PALETTE.day().into_iter().chain(palette.day()).collect();
        let changed: Colours = PALETTE.dusk().into_iter().chain(palette.dusk()).collect();
        let changing = changed.keys().cloned().collect();
        let dusk = day.clone().into_iter().chain(changed).collect();
        Workshop { own, shared, day, dusk, changing }
    }

    pub fn element(&self, id: &str) -> Option<&'a Element<'a>> {
        self.own.get(id).or_else(|| self.shared.and_then(|shared| shared.get(id)))
    }

    /// The picture of a recipe.
    pub fn scene(&self, recipe: &Recipe<'_>, colours: &Colours) -> Result<String, String> {
        let mut body = String::new();
        for layer in &recipe.layers {
            let part = self.element(&format!("p-{}", layer.part)).ok_or(format!("there is no part {}", layer.part))?;
            body.push_str(&self.layer(layer, part, colours)?);
        }
        if recipe.kind != Kind::Place {
            let _ = write!(body, "<path fill=\"url(#lamp)\" d=\"M0 0h{}v{}H0z\"/>", recipe.width, recipe.height);
        }
        self.close(&format!("0 0 {} {}", recipe.width, recipe.height), "", &body, colours)
    }

    /// The picture that a drawing with a `viewBox` is.
    pub fn drawing(&self, element: &Element<'_>, colours: &Colours) -> Result<String, String> {
        let view_box = element.attribute("viewBox").ok_or("a picture needs a viewBox")?;
        let fit = element.attribute("preserveAspectRatio").map(|fit| format!(" preserveAspectRatio=\"{fit}\"")).unwrap_or_default();
        self.close(view_box, &fit, &self.settle(&element.inside, colours, 0)?, colours)
    }

    fn close(&self, view_box: &str, fit: &str, body: &str, colours: &Colours) -> Result<String, String> {
        let mut definitions = BTreeMap::new();
        self.define(body, colours, &mut definitions)?;
        let definitions = match definitions.is_empty() {
            true => String::new(),
            false => format!("<defs>{}</defs>", definitions.into_values().collect::<String>()),
        };
        let mut size = view_box.split_whitespace().skip(2);
        let (width, height) = (size.next().unwrap_or("0"), size.next().unwrap_or("0"));
        Ok(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\" width=\"{width}\" height=\"{height}\"{fit}>{definitions}{body}</svg>"
        ))
    }

    /// The lights of a recipe, without the things they stand on: the companions `l-part` of its parts. None, if no part has one.
    pub fn lights(&self, recipe: &Recipe<'_>, colours: &Colours) -> Result<Option<String>, String> {
        let mut body = String::new();
        for layer in &recipe.layers {
            if let Some(light) = self.element(&format!("l-{}", layer.part)) {
                body.push_str(&self.layer(layer, light, colours)?);
            }
        }
        let picture = self.close(&format!("0 0 {} {}", recipe.width, recipe.height), "", &body, colours)?;
        Ok((!body.is_empty()).then_some(picture))
    }

    fn layer(&self, layer: &Layer<'_>, part: &Element<'_>, colours: &Colours) -> Result<String, String> {
        let mut own = colours.clone();
        for (name, colour) in ["a", "b", "c"].iter().zip(layer.colours) {
            if let Some(colour) = colour {
                own.insert((*name).to_string(), colour.to_string());
            }
        }
        let inside = self.settle(&part.inside, &own, 0)?;
        let transform = layer.at.map(|at| {
            let (x, y, scale) = (at.x, at.y, at.scale);
            let size = match (layer.mirrored, scale) {
                (false, 1.0) => String::new(),
                (false, _) => format!("scale({})", short(scale)),
                (true, _) => format!("scale({} {})", short(-scale), short(scale)),
            };
            let turn = if at.turn == 0.0 { String::new() } else { format!("rotate({})", short(at.turn)) };
            format!("translate({} {}){turn}{size}", short(x), short(y))
        });
        if transform.is_none() && layer.mirrored {
            return Err(format!("{} fills the picture and has no place: it cannot be mirrored", layer.part));
        }
        let attributes = self.settle(&part.attributes, &own, 0)?;
        Ok(group(transform.as_deref(), &attributes, &inside))
    }

    /// The markup with every `var()` and every `<use>` settled.
    fn settle(&self, markup: &str, colours: &Colours, depth: usize) -> Result<String, String> {
        if depth > DEEPEST {
            return Err("this drawing uses itself".to_string());
        }
        let markup = with_colours(markup, colours)?;
        let mut settled = String::with_capacity(markup.len());
        let mut rest = markup.as_str();
        while let Some(at) = rest.find("<use ") {
            settled.push_str(&rest[..at]);
            let (used, after) = rest[at + "<use ".len()..].split_once("/>").ok_or("a <use> is not closed")?;
            settled.push_str(&self.used(used, colours, depth)?);
            rest = after;
        }
        settled.push_str(rest);
        Ok(settled)
    }

    /// A `<use href="#id" …/>`, written out.
    fn used(&self, attributes: &str, colours: &Colours, depth: usize) -> Result<String, String> {
        let id = attribute(attributes, "href").and_then(|href| href.strip_prefix('#')).ok_or("a <use> needs an href")?;
        let element = self.element(id).ok_or(format!("there is no element {id}"))?;
        let mut own = colours.clone();
        for pair in attribute(attributes, "style").into_iter().flat_map(|style| style.split(';')) {
            if let Some((name, value)) = pair.trim().strip_prefix("--").and_then(|pair| pair.split_once(':')) {
                own.insert(name.to_string(), value.trim().to_string());
            }
        }
        let inside = self.settle(&element.inside, &own, depth + 1)?;
        let mut kept = String::new();
        for name in ["fill", "opacity", "stroke", "clip-path"] {
            if let Some(value) =
                attribute(attributes, name).or_else(|| (element.tag != "symbol").then(|| element.attribute(name)).flatten())
            {
                let _ = write!(kept, " {name}=\"{value}\"");
            }
        }
        Ok(group(attribute(attributes, "transform"), kept.trim_start(), &inside))
    }

    /// The gradients, patterns and clips that the markup refers to, and those that these refer to.
    fn define(&self, markup: &str, colours: &Colours, definitions: &mut BTreeMap<String, String>) -> Result<(), String> {
        let references = markup.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
        let inherited = markup.split(" href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        for id in references.chain(inherited) {
            if definitions.contains_key(id) {
                continue;
            }
            let element = self.element(id).ok_or(format!("there is no element {id}"))?;
            let (tag, attributes) = (element.tag, self.settle(&element.attributes, colours, 0)?);
            let inside = self.settle(&element.inside, colours, 0)?;
            let space = if attributes.is_empty() { "" } else { " " };
            let written = match inside.is_empty() {
                true => format!("<{tag} id=\"{id}\"{space}{attributes}/>"),
                false => format!("<{tag} id=\"{id}\"{space}{attributes}>{inside}</{tag}>"),
            };
            definitions.insert(id.to_string(), written.clone());
            self.define(&written, colours, definitions)?;
        }
        Ok(())
    }
}

/// A drawing with all that it uses, to see what it asks for.
pub(super) fn whole_markup(workshop: &Workshop<'_>, markup: &str, depth: usize) -> String {
    let mut all = markup.to_string();
    if depth < DEEPEST {
        let used = markup.split("<use ").skip(1).filter_map(|rest| rest.split("href=\"#").nth(1)?.split('"').next());
        let painted = markup.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
        for element in used.chain(painted).filter_map(|id| workshop.element(id)) {
            all.push_str(&whole_markup(workshop, &element.inside, depth + 1));
        }
    }
    all
}

/// The names of the custom properties that a markup asks for.
pub(super) fn asked(markup: &str) -> impl Iterator<Item = &str> {
    markup.split("var(--").skip(1).filter_map(|rest| rest.split([',', ')']).next())
}

fn group(transform: Option<&str>, attributes: &str, inside: &str) -> String {
    let transform = transform.map(|transform| format!(" transform=\"{transform}\"")).unwrap_or_default();
    let space = if attributes.is_empty() { "" } else { " " };
    match transform.is_empty() && attributes.is_empty() {
        true => inside.to_string(),
        false => format!("<g{transform}{space}{attributes}>{inside}</g>"),
    }
}

/// `var(--a,#c2242c)` becomes the colour given, or what stands behind the comma.
fn with_colours(markup: &str, colours: &Colours) -> Result<String, String> {
    let mut done = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some(at) = rest.find("var(--") {
        done.push_str(&rest[..at]);
        let inner = &rest[at + "var(--".len()..];
        let mut depth = 1;
        let end = inner.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        let end = end.ok_or("a var() is not closed")?;
        let (name, otherwise) = inner[..end].split_once(',').map_or((&inner[..end], None), |(name, value)| (name, Some(value)));
        let value = colours.get(name).map(String::as_str).or(otherwise).ok_or(format!("--{name} has no value here"))?;
        done.push_str(&with_colours(value, colours)?);
        rest = &inner[end + 1..];
    }
    done.push_str(rest);
    Ok(done)
}

fn short(figure: f32) -> String {
    let text = format!("{}", (figure * 1000.0).round() / 1000.0);
    match text.strip_prefix("-0.") {
        Some(fraction) => format!("-.{fraction}"),
        None => text.strip_prefix("0.").map_or(text.clone(), |fraction| format!(".{fraction}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_the_one_given_or_the_parts_own() {
        let colours = Colours::from([("a".to_string(), "#123".to_string())]);
        let drawn = with_colours("<path fill=\"var(--a,#fff)\" stroke=\"var(--b,url(#gold))\"/>", &colours);
        assert_eq!(drawn.as_deref(), Ok("<path fill=\"#123\" stroke=\"url(#gold)\"/>"));
        assert_eq!(with_colours("var(--c)", &colours), Err("--c has no value here".to_string()));
    }
}
