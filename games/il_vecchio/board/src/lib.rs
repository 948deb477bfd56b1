//! The board of Il Vecchio, drawn.
