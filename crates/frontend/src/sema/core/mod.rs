//! The ground floor: what everything above uses, whatever it analyses.
//!
//! * `scoped`: work in another scope or body, unevaluated, on trial (SFINAE). `replay`: expressions written elsewhere.
//! * `report`: diagnostics; `print`: types and names as text. `operator_token`: the table of operators.
//! * `body`: the expressions of the body under construction.
//! * `place`: which token the analysis has come to.
//! * `memory`: how much is held.

mod body;
mod memory;
pub(crate) mod operator_token;
mod place;
pub(crate) mod print;
mod replay;
pub(crate) mod report;
pub(crate) mod scoped;
