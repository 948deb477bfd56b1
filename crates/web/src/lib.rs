//! The site: one process, one binary with everything inside, one SQLite file.
//!
//! * `routes/` addresses, a file a noun; `pages/` what they show; `assets/` our one script and style.
//! * `table/` a table in play: deeds, seats, bots that move, the glass through which a browser looks.
//! * `store/` the truth on disk: flushed before anything is acknowledged.
//! * `think.rs` the threads bots think on; `limits.rs` what one visitor may take; `fault.rs` what is said when something is not possible.
//!
//! Never here: a rule of a game, a match on a game's answers, a secret in a page of someone who may not know it. Everything sent to a browser
//! is made from a [`table::Glass`].

mod chance;
mod clock;
mod fault;
mod house;
mod limits;
mod logs;
mod make;
mod metrics;
mod pages;
mod routes;
#[cfg(test)]
mod secrets;
mod settings;
mod store;
mod table;
mod think;
mod visitor;

pub use limits::Allowance;
pub use logs::start as start_logs;
pub use settings::Settings;
pub use store::{Report, StoreError, backup, reports};

use house::House;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// What this program is, for reports: version and store.
pub fn build() -> String {
    format!("{} (store {})", env!("CARGO_PKG_VERSION"), store::VERSION)
}

/// Open streams are ended at once; other requests have this long to finish.
const LAST_CALL: Duration = Duration::from_secs(5);

/// Runs the site until it is told to stop (SIGTERM or Ctrl-C). `ready` hears the address.
pub async fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    let wanted = SocketAddr::new(settings.host, settings.port);
    let house = House::open(settings)?;
    let listener = TcpListener::bind(wanted).await.map_err(|e| format!("{wanted}: {e}; name another port with --port"))?;
    let address = listener.local_addr().map_err(|e| e.to_string())?;
    let (waking, sweeping) = (Arc::clone(&house), Arc::clone(&house));
    tokio::spawn(async move { waking.wake_tables().await });
    tokio::spawn(sweeping.sweep());
    ready(address);
    tracing::info!(%address, build = build(), "open");
    let app = routes::router(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = Arc::clone(&house);
    let server = axum::serve(listener, app).with_graceful_shutdown(async move {
        told_to_stop().await;
        tracing::info!("closing");
        closing.stop();
    });
    let mut stopping = house.stopping();
    tokio::select! {
        ended = server => ended.map_err(|e| e.to_string())?,
        () = async {
            let _ = stopping.wait_for(|stopping| *stopping).await;
            tokio::time::sleep(LAST_CALL).await;
        } => tracing::warn!("some requests were cut off"),
    }
    tracing::info!("closed");
    Ok(())
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
