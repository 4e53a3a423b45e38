//! The three faces of a diagnostic: for people ([`human`]), as the reference prints it ([`edg`]), for tools ([`sarif`]).

pub mod edg;
pub mod human;
pub mod sarif;
