//! Where everything stands on the painted sheet of Tuscany (`art/tuscany.svg`, 1000 x 876), and how its roads bend. The style sheet places what
//! is not drawn in its coordinates; `tests/art.rs` holds all three against the edition.

use crate::context::Ctx;
use il_vecchio::City;

/// The foot of each town. They are moved a little from the edition's map so that what is written below them has room.
pub const TOWNS: [(&str, u16, u16); City::COUNT] = [
    ("florence", 512, 430),
    ("scarperia", 528, 90),
    ("borgo_san_lorenzo", 656, 112),
    ("fiesole", 628, 250),
    ("vicchio", 792, 140),
    ("dicomano", 905, 228),
    ("ponte_a_sieve", 740, 362),
    ("stia", 915, 404),
    ("reggello", 806, 464),
    ("poppi", 908, 566),
    ("figline", 716, 548),
    ("montevarchi", 850, 668),
    ("radda", 752, 750),
    ("greve", 604, 650),
    ("sovicille", 634, 800),
    ("poggibonsi", 506, 628),
    ("mensano", 424, 838),
    ("colle", 446, 748),
    ("volterra", 204, 812),
    ("san_gimignano", 312, 700),
    ("peccioli", 158, 690),
    ("castel_fiorentino", 300, 594),
    ("san_miniato", 138, 566),
    ("fucecchio", 118, 446),
    ("empoli", 280, 474),
    ("pescia", 104, 338),
    ("carmignano", 290, 354),
    ("pistoia", 150, 222),
    ("prato", 316, 238),
    ("vernio", 244, 114),
    ("barberino", 395, 94),
    ("sesto", 486, 218),
];

/// Each road, and the point towards which it bends.
pub const ROADS: [(&str, &str, u16, u16); 48] = [
    ("barberino", "sesto", 454, 146),
    ("barberino", "vernio", 317, 87),
    ("borgo_san_lorenzo", "fiesole", 657, 184),
    ("borgo_san_lorenzo", "scarperia", 594, 87),
    ("borgo_san_lorenzo", "vicchio", 727, 111),
    ("carmignano", "empoli", 272, 413),
    ("carmignano", "florence", 409, 368),
    ("carmignano", "pistoia", 235, 273),
    ("carmignano", "prato", 290, 293),
    ("castel_fiorentino", "empoli", 303, 532),
    ("castel_fiorentino", "peccioli", 240, 658),
    ("castel_fiorentino", "san_gimignano", 294, 648),
    ("castel_fiorentino", "san_miniato", 216, 598),
    ("colle", "mensano", 425, 791),
    ("colle", "poggibonsi", 463, 681),
    ("colle", "san_gimignano", 384, 709),
    ("dicomano", "ponte_a_sieve", 837, 313),
    ("dicomano", "stia", 891, 317),
    ("dicomano", "vicchio", 839, 196),
    ("empoli", "fucecchio", 202, 442),
    ("empoli", "pescia", 177, 425),
    ("fiesole", "ponte_a_sieve", 672, 318),
    ("fiesole", "sesto", 553, 250),
    ("fiesole", "vicchio", 722, 213),
    ("figline", "greve", 671, 611),
    ("figline", "montevarchi", 770, 623),
    ("figline", "poppi", 814, 536),
    ("figline", "reggello", 770, 516),
    ("florence", "poggibonsi", 531, 530),
    ("florence", "ponte_a_sieve", 633, 421),
    ("fucecchio", "san_miniato", 141, 504),
    ("greve", "montevarchi", 725, 686),
    ("greve", "poggibonsi", 553, 650),
    ("greve", "radda", 667, 716),
    ("mensano", "sovicille", 525, 796),
    ("mensano", "volterra", 317, 801),
    ("peccioli", "san_gimignano", 236, 678),
    ("pescia", "pistoia", 140, 285),
    ("pistoia", "prato", 235, 212),
    ("poggibonsi", "sovicille", 551, 728),
    ("ponte_a_sieve", "reggello", 784, 406),
    ("poppi", "stia", 929, 486),
    ("prato", "sesto", 399, 209),
    ("prato", "vernio", 294, 168),
    ("radda", "sovicille", 698, 788),
    ("reggello", "stia", 867, 446),
    ("san_gimignano", "volterra", 270, 768),
    ("scarperia", "sesto", 493, 149),
];

/// Where a town stands; one that is not on our sheet, where the edition puts it.
pub(crate) fn of(ctx: &Ctx<'_>, city: City) -> (u16, u16) {
    let figures = &ctx.edition().map.cities[city.index()];
    let painted = TOWNS.iter().find(|(id, ..)| *id == figures.id).map(|(_, x, y)| (*x, *y));
    painted.unwrap_or_else(|| (figures.x.clamp(0, 1000) as u16, (figures.y.clamp(0, 1000) * 876 / 1000) as u16))
}

/// The road from one town to the next, as a piece of a path that has come to the first.
pub(crate) fn road(ctx: &Ctx<'_>, from: City, to: City) -> String {
    let (a, b) = (ctx.edition().city_id(from), ctx.edition().city_id(to));
    let (x, y) = of(ctx, to);
    let bend = ROADS.iter().find(|(one, other, ..)| (*one, *other) == (a, b) || (*one, *other) == (b, a));
    match bend {
        Some((.., bx, by)) => format!("Q{bx} {by} {x} {y}"),
        None => format!("L{x} {y}"),
    }
}

/// Towns whose right side is full: whoever is there stands on the left.
pub(crate) fn is_crowded_on_the_right(id: &str) -> bool {
    matches!(id, "dicomano" | "stia" | "poppi" | "vicchio" | "sovicille" | "fiesole" | "colle" | "montevarchi")
}
