//! Removes tables that nobody has touched for a long time, for as long as the site runs.

use crate::app::App;
use std::sync::Arc;
use std::time::Duration;
use tables::{OperatingSystem, System};

const EVERY: Duration = Duration::from_secs(3600);
/// Between two small batches, so that answers go first.
const PAUSE: Duration = Duration::from_millis(200);

pub async fn remove_old_tables(app: Arc<App>) {
    loop {
        loop {
            match app.store.remove_old(app.settings.retention, OperatingSystem.now()).await {
                Ok(0) => break,
                Ok(count) => tracing::info!(count, "old tables were removed"),
                Err(error) => {
                    tracing::warn!(%error, "old tables were not removed");
                    break;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        tokio::time::sleep(EVERY).await;
    }
}
