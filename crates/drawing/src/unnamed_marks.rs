//! Finds icons and texts in a drawing that have no accessible name: a screen reader could not announce them.

use std::collections::BTreeSet;

/// An element that is open while the drawing is read.
struct Open {
    tag: String,
    class: String,
    /// It or something around it has an accessible name, or is described elsewhere.
    named: bool,
    /// It is inside a drawing.
    drawn: bool,
}

/// The icons (`use`) and texts (`text`) without an accessible name, each by the classes around it. The name of a group does not count, because it
/// says whose things they are and not what they are: only images and buttons name what is inside them.
pub fn unnamed_marks(html: &str) -> Vec<String> {
    let mut stack: Vec<Open> = Vec::new();
    let mut found = BTreeSet::new();
    for piece in html.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap_or_default();
        if let Some(closed) = tag.strip_prefix('/') {
            while stack.pop().is_some_and(|open| open.tag != closed) {}
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let has = |attribute: &str| format!(" {attributes}").contains(&format!(" {attribute}"));
        let class =
            format!(" {attributes}").split(" class=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_string();
        let around = stack.last();
        let own_name = has("aria-label=\"") && (has("role=\"img\"") || has("role=\"button\""));
        let named = own_name || has("aria-hidden=\"true\"") || name == "button" || around.is_some_and(|open| open.named);
        let drawn = around.is_some_and(|open| open.drawn) || name == "svg" && class.split(' ').any(|class| class == "drawn");
        if drawn && !named && (name == "use" || name == "text") {
            let path: Vec<&str> = stack.iter().map(|open| open.class.as_str()).filter(|class| !class.is_empty()).collect();
            found.insert(format!("{} > {name} {class}", path.join(" > ")));
        }
        if name != "input" {
            stack.push(Open { tag: name.to_string(), class, named, drawn });
        }
    }
    found.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_icon_is_named_by_an_image_or_a_button_around_it_and_not_by_a_group() {
        let html = |around: &str| format!("<svg class=\"drawn\"><g {around}><use href=\"#i-coin\"></use></g></svg>");
        assert_eq!(unnamed_marks(&html("role=\"group\" aria-label=\"a purse\"")), ["drawn > use "]);
        assert!(unnamed_marks(&html("role=\"img\" aria-label=\"3 coins\"")).is_empty());
        assert!(unnamed_marks(&html("role=\"button\" aria-label=\"pay 3 coins\"")).is_empty());
        assert!(unnamed_marks(&html("aria-hidden=\"true\"")).is_empty());
        assert!(unnamed_marks("<button><svg><use href=\"#i-coin\"></use></svg></button>").is_empty());
    }
}
