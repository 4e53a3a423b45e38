//! The `oxicc` command.
fn main() {}
