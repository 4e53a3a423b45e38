//! Source files, positions, line map and diagnostics: one engine, several renderers.
//!
//! The central type is [`SourceMap`]. It hands out one global `u32` position space: every inclusion of a file and
//! every macro expansion owns a consecutive region of it, so a [`Pos`] alone says which file, which line, and through
//! which macros a token came. Regions never move and are never freed.
//!
//! [`Diagnostics`] collects what went wrong. Nothing is filtered while collecting, except that reporting stops at the
//! error limit: severity overrides (options, `#pragma nv_diag_*`), system-header suppression and promotion of warnings
//! depend on the position in the translation unit and are applied by [`Diagnostics::resolve`], just before rendering.
//!
//! This crate does no I/O: texts come in as bytes, renderings go out as strings.

pub mod catalogue;
pub mod codes;
mod diag;
mod map;
mod pos;
pub mod render;
mod spelling;
mod stop;
mod text;
pub mod timeline;

pub use catalogue::Message;
pub use codes::{Code, is_unreported_tag, tag_of, with_tag};
pub use diag::{
    Action, Checkpoint, Controls, DiagBuilder, Diagnostic, DiagnosticOptions, Diagnostics, Edit, Fix, Label,
    Note, Resolved, Severity,
};
pub use map::{Expansion, FileId, LineMarker, MarkerEntry, Presumed, SourceMap, SpaceExhausted};
pub use pos::{Pos, Span};
pub use spelling::nearest;
pub use stop::{Cancel, Stop, Watch};
pub use text::SourceText;
pub use timeline::Timeline;
