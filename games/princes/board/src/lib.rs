//! The board of The Princes of Florence, drawn.
