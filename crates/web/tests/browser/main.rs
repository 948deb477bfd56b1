//! The site in a real browser: headless Chromium by chromedriver (`apt-get install chromium chromium-driver`).

#[path = "../site/test_site.rs"]
#[allow(dead_code, reason = "shared with the tests over plain HTTP, which use more of it")]
mod test_site;

mod access;
mod coach;
mod following;
mod frame;
mod ghost;
mod inspection;
mod lessons;
mod phone;
mod reading;
mod stage;
mod story;
mod travel;
mod turn_end;
mod whole_games;
