//! Components on paper, to scale, as SVG pages or as one PDF. What a game has is drawn in `games/NAME/paper`; the crate `press`
//! lists those.
//!
//! | where | what |
//! |---|---|
//! | `printable` | the trait through which a game offers its components |
//! | `job` | what the user wants: paper, parts, language |
//! | `page` | a page with its components |
//! | `pen`, `ink` | outlines; colours, the same as on the screen |
//! | `sheet` | where components lie on pages, cut marks, the foot of a page |
//! | `svg`, `pdf` | a page as text, pages as a file |
//!
//! Everything is pure: the same edition gives the same bytes, in a browser and anywhere else.

pub mod ink;
mod job;
mod page;
mod pdf;
pub mod pen;
mod printable;
mod sheet;
mod svg;

pub use job::{Job, Paper};
pub use page::{Page, Piece, count};
pub use pdf::pdf;
pub use printable::{AnyPrintable, Draw, Part, Printable};
pub use sheet::{MARGIN, Printer, TwoSided};
