//! The ground floor: what everything above uses, whatever it analyses.
//!
//! * `scoped`: work in another scope or body, unevaluated, on trial (SFINAE). `replay`: expressions written elsewhere.
//! * `report`: diagnostics; `print`: types and names as text. `operator_token`: the table of operators.
//! * `scan`, `declaration_scan`: finding the end of things among tokens without parsing them. `expansion`: which packs a range of tokens expands.
//! * `memory`: how much is held.

mod declaration_scan;
mod expansion;
mod memory;
pub(crate) mod operator_token;
pub(crate) mod print;
mod replay;
pub(crate) mod report;
pub(crate) mod scan;
pub(crate) mod scoped;
