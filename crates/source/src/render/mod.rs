//! The faces of a diagnostic: for people ([`human`], [`short`]), for tools ([`json`]), and as the reference prints it ([`edg`],
//! [`sarif`]).

pub mod edg;
pub mod human;
pub mod json;
pub mod sarif;
pub mod short;
