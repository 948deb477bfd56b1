//! Classes from pictures: `.i-coin`, `.m-black.red`, `.s-gold-mine`.

use super::drawings::Element;
use super::picture::{Workshop, asked, whole_markup};
use super::recipe::{self, Kind, Recipe};
use super::{FAMILIES, Family, Fault, File};
use crate::theme::Colours;
use std::fmt::Write;

/// What composed, as rules of style; and what did not.
#[derive(Default, Debug)]
pub struct StyleSheet {
    pub css: String,
    /// The game's face, as a picture of its own.
    pub face: Option<String>,
    /// The names of the recipes, so that a test can hold them against the edition.
    pub scenes: Vec<&'static str>,
    pub faults: Vec<Fault>,
}

impl StyleSheet {
    pub(super) fn of(workshop: &Workshop<'_>, recipes: &'static [File]) -> StyleSheet {
        let mut sheet = StyleSheet::default();
        for id in &workshop.own.order {
            let Some(element) = workshop.own.get(id).filter(|element| element.tag == "symbol") else { continue };
            if let Err(what) = sheet.add_drawing(workshop, id, element) {
                sheet.faults.push(Fault { file: element.file, line: element.line, what });
            }
        }
        let (recipes, faults) = recipe::read(recipes);
        sheet.faults.extend(faults);
        for recipe in recipes {
            if let Err(what) = sheet.add_recipe(workshop, &recipe) {
                sheet.faults.push(Fault { file: recipe.file, line: recipe.line, what });
            }
        }
        sheet
    }

    /// A symbol is a class of its own name: once for each family if it bears arms, once for day and once for dusk if the theme gives its colours,
    /// and in the colour of the text around it if it is drawn in `currentColor`.
    fn add_drawing(&mut self, workshop: &Workshop<'_>, id: &str, element: &Element<'_>) -> Result<(), String> {
        let all = whole_markup(workshop, &element.inside, 0);
        for (suffix, values) in element.variants() {
            let own: Colours = values.into_iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
            let class = format!(".{id}{suffix}");
            if asked(&all).any(|name| name == "seat" || name == "pat") {
                for family in FAMILIES {
                    let picture = workshop.drawing(element, &with(&own, arms(family, &workshop.day)))?;
                    self.image(&format!("{class}.{}", family.class), &picture);
                }
            } else if all.contains("currentColor") {
                let picture = address(&workshop.drawing(element, &own)?);
                let _ = writeln!(self.css, "{class}{{background:currentColor;mask:{picture} center/contain no-repeat}}");
            } else {
                self.themed(workshop, &class, &all, |colours| workshop.drawing(element, &with(&own, colours.clone())))?;
            }
        }
        Ok(())
    }

    fn add_recipe(&mut self, workshop: &Workshop<'_>, recipe: &Recipe<'static>) -> Result<(), String> {
        match recipe.kind {
            Kind::Scene => {
                let picture = workshop.scene(recipe, &Colours::new())?;
                self.image(&format!(".s-{}", recipe.name), &picture);
                self.scenes.push(recipe.name);
            }
            Kind::Place => {
                let parts = recipe.layers.iter().filter_map(|layer| workshop.element(&format!("p-{}", layer.part)));
                let all: String = parts.map(|part| whole_markup(workshop, &part.inside, 0)).collect();
                self.themed(workshop, &format!(".place-{}", recipe.name), &all, |colours| workshop.scene(recipe, colours))?;
                if let Some(lights) = workshop.lights(recipe, &workshop.day)? {
                    self.image(&format!(".place-{}-lights", recipe.name), &lights);
                }
            }
            Kind::Face => self.face = Some(workshop.scene(recipe, &Colours::new())?),
        }
        Ok(())
    }

    /// One picture, or two if its colours are the theme's.
    fn themed(
        &mut self,
        workshop: &Workshop<'_>,
        selector: &str,
        all: &str,
        draw: impl Fn(&Colours) -> Result<String, String>,
    ) -> Result<(), String> {
        if asked(all).any(|name| workshop.changing.contains(name)) {
            let (day, dusk) = (address(&draw(&workshop.day)?), address(&draw(&workshop.dusk)?));
            // Of the two switches (palette.css) one is empty and the other has no value, so that what stands behind its comma counts.
            let _ = writeln!(self.css, "{selector}{{background-image:var(--by-day,{day})var(--at-dusk,{dusk})}}");
        } else {
            self.image(selector, &draw(&workshop.day)?);
        }
        Ok(())
    }

    fn image(&mut self, selector: &str, picture: &str) {
        self.css.push_str(&rule(selector, picture));
    }
}

pub(super) fn rule(selector: &str, picture: &str) -> String {
    format!("{selector}{{background-image:{}}}\n", address(picture))
}

/// A game may give a family another colour by its palette, as the box has it; the pattern stays.
fn arms(family: Family, palette: &Colours) -> Colours {
    let pattern = format!("url(#{})", family.pattern);
    let colour = palette.get(family.class).map_or(family.colour, String::as_str);
    Colours::from([("seat".to_string(), colour.to_string()), ("pat".to_string(), pattern)])
}

fn with(own: &Colours, mut colours: Colours) -> Colours {
    colours.extend(own.clone());
    colours
}

/// The picture as an address. Only what would end the address or the string is escaped, so that a packed sheet stays small.
fn address(picture: &str) -> String {
    let escaped = picture.replace('%', "%25").replace('#', "%23").replace('"', "'");
    format!("url(\"data:image/svg+xml,{escaped}\")")
}
