//! The site in a real browser: headless Chromium by chromedriver (`apt-get install chromium chromium-driver`).

#[path = "../site/inn.rs"]
#[allow(dead_code, reason = "shared with the tests over plain HTTP, which use more of it")]
mod inn;

mod access;
mod ghost;
mod goer;
mod lens;
mod stage;
mod story;
mod whole_games;
