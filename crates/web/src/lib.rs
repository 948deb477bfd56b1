//! The site: one process, one binary with everything inside, one SQLite file.
//!
//! * `routes/` addresses, a file a noun; `pages/` what they show; `assets/` our one script and style.
//! * `app.rs` what routes share; `perspective.rs` through which eyes a browser looks; `drawn_pages.rs` each page is drawn once,
//!   on threads of its own (`drawing_threads.rs`).
//! * `connections.rs` who may connect and how slow one may be; `proxies.rs` what is believed of who is behind a proxy; `public_url.rs` where people find us.
//! * `limits.rs` what one visitor may take; `fault.rs` what is said when something is not possible.
//!
//! Tables in play are in the crate `tables`, what is kept in `store`. Never here: a rule of a game, a match on a game's answers, SQL, a secret in
//! a page of someone who may not know it. Everything of a table that is sent to a browser is made from a [`perspective::Perspective`].

mod app;
mod connections;
mod cookies;
mod drawing_threads;
mod drawn_pages;
mod event_log;
mod fault;
mod lesson_progress;
mod limits;
mod logs;
mod metrics;
mod packed;
mod pages;
mod perspective;
mod proxies;
mod public_url;
mod rate;
mod retention;
mod routes;
mod script;
#[cfg(test)]
mod secrecy_tests;
mod security_headers;
mod settings;
mod share_picture;
mod visitor;

pub use connections::Patience;
pub use ipnet::IpNet;
pub use limits::Allowance;
pub use logs::start as start_logs;
pub use proxies::{Proxies, ProxyHeader, network, private_networks};
pub use public_url::PublicUrl;
pub use settings::{OfferedEdition, Settings};

use app::App;
use connections::Doors;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;

/// What this program is, for reports: version and store.
pub fn build() -> String {
    format!("{} (store {})", env!("CARGO_PKG_VERSION"), store::VERSION)
}

/// Runs the site until it is told to stop (SIGTERM or Ctrl-C). `ready` hears the address.
pub async fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    settings.check()?;
    let (allowance, patience, proxies) = (settings.allowance, settings.patience, settings.proxies.clone());
    let (wanted, keeper_wanted) = (SocketAddr::new(settings.host, settings.port), settings.keeper);
    let app = App::open(settings)?;
    let listener = bind(wanted, "--port").await?;
    let address = listener.local_addr().map_err(|e| e.to_string())?;
    if let Some(wanted) = keeper_wanted {
        let keeper = bind(wanted, "--keeper-address").await?;
        tracing::info!(address = %wanted, "metrics are told here");
        let doors = Doors::for_keeper(Arc::clone(&app.metrics));
        tokio::spawn(connections::serve(keeper, routes::keeper_router(Arc::clone(&app)), doors, patience, app.stopping()));
    }
    let waking = app.tables.clone();
    tokio::spawn(async move { waking.wake().await });
    tokio::spawn(retention::remove_old_tables(Arc::clone(&app)));
    let closing = Arc::clone(&app);
    tokio::spawn(async move {
        told_to_stop().await;
        tracing::info!("closing");
        closing.stop();
    });
    let most = connections::room_for(allowance.all_connections);
    let doors = Doors::new(most, allowance.streams.saturating_add(allowance.connections), proxies, Arc::clone(&app.metrics));
    ready(address);
    tracing::info!(%address, build = build(), connections = most, "open");
    connections::serve(listener, routes::router(Arc::clone(&app)), doors, patience, app.stopping()).await;
    app.tables.close();
    app.store.close().await.map_err(|e| e.to_string())?;
    tracing::info!("closed");
    Ok(())
}

async fn bind(wanted: SocketAddr, option: &str) -> Result<TcpListener, String> {
    TcpListener::bind(wanted).await.map_err(|e| format!("{wanted}: {e}; name another with {option}"))
}

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
