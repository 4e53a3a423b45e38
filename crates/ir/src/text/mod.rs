//! The text form of the IR: LLVM 20 syntax out, LLVM 7 to LLVM 20 syntax in.

mod parse;
mod print;

pub use parse::{ParseError, Places, parse, parse_bytes, parse_for_device};
pub use print::{InstPrinter, print, print_body, print_function, print_variable, type_name};
