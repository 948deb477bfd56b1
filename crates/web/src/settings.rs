//! How the site is started.

use crate::limits::Allowance;
use std::net::IpAddr;
use std::path::PathBuf;

#[derive(Clone, Debug)]
pub struct Settings {
    pub host: IpAddr,
    /// 0: any free one.
    pub port: u16,
    /// The folder of the store.
    pub data: PathBuf,
    pub bot_threads: usize,
    pub allowance: Allowance,
    /// The address of the visitor is in `X-Forwarded-For`, because a proxy of ours stands before the site.
    pub behind_proxy: bool,
}
