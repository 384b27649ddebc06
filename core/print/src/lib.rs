//! Print and play: the components of an edition on paper, to scale, as SVG pages or as one PDF.
//!
//! ```
//! use contract::Edition;
//! use print::{Job, Paper, Part};
//! let edition = konfetti::Edition::standard();
//! let pages = print::konfetti::pages(&edition, &Job::new(Paper::A4));
//! assert!(pages[0].svg().starts_with("<svg"));
//! assert!(print::pdf(&pages, "Konfetti").starts_with(b"%PDF"));
//! assert!(pages.iter().all(|page| page.part == Part::Cards));
//! ```
//!
//! | where | what |
//! |---|---|
//! | `job` | what is wanted: paper, parts, language |
//! | `page` | a page as pieces of ink, a piece a component |
//! | `pen`, `ink` | outlines; colours, the same as on the screen |
//! | `sheet` | where components lie on pages, cut marks, the foot of a page |
//! | `svg`, `pdf` | a page as text, pages as a file |
//! | one file a game | what its edition has |
//!
//! Everything is pure: the same edition gives the same bytes, in a browser and anywhere else.

mod ink;
mod job;
mod page;
mod pdf;
mod pen;
mod sheet;
mod svg;

pub mod colour_lines;
pub mod harmonia;
pub mod kaleidoskop;
pub mod konfetti;

pub use job::{Job, Paper, Part};
pub use page::{Page, Piece};
pub use pdf::pdf;
