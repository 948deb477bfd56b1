//! The board of Lorenzo il Magnifico (being drawn).
