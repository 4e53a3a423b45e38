//! The PTX language: a typed model of a module, a printer in the two text layouts of the reference compiler,
//! a parser for PTX from any producer, and a checker of instruction forms.
//!
//! The central structure is [`Module`]: a symbol table and a list of [`Item`]s in textual order. A function
//! body is a *flat* list of [`Stmt`]s: braces are statements (`Open`, `Close`), not nesting, so nothing that
//! walks a body recurses. An instruction ([`Inst`]) is an [`Opcode`], an ordered list of typed [`Modifier`]s
//! and a list of [`Operand`]s; it never holds text.
//!
//! Rules of this crate:
//! - Names are [`Sym`]s in the module's [`Interner`]; registers with a usual prefix (`%r12`) and basic-block
//!   labels (`$L__BB0_3`) are numbers and touch no table.
//! - What is only layout (comments, block starts) is *trivia*: the printer shows it, the parser drops it,
//!   [`Module::strip_trivia`] removes it. For a module without trivia, `parse(print(m)) == m`.
//! - Text the model cannot hold stays verbatim in `Stmt::Raw` / `Item::Raw`; [`Module::expand_raw`] parses it
//!   when someone needs the instructions inside.
//! - The parser never panics and reports line and column; the crate does no I/O.
//!
//! # Reading, checking and printing
//!
//! ```
//! use oxicc_ptx::{Dialect, Opcode, Stmt, check_module, parse_module, print_module};
//!
//! let module = parse_module(
//!     ".version 8.0
//!     .target sm_90
//!     .address_size 64
//!     .visible .entry k(.param .u64 k_param_0) {
//!         .reg .b64 %rd<3>;
//!         ld.param.u64 %rd1, [k_param_0];
//!         cvta.to.global.u64 %rd2, %rd1;
//!         st.global.u32 [%rd2], 7;
//!         ret;
//!     }",
//! )?;
//! assert!(check_module(&module).is_empty());
//!
//! let kernel = module.functions().next().unwrap();
//! assert_eq!(module.name(kernel.name), "k");
//! let stores = kernel.body.iter().flatten().filter(|s| matches!(s, Stmt::Inst(i) if i.op == Opcode::St));
//! assert_eq!(stores.count(), 1);
//!
//! let text = print_module(&module, Dialect::N20);
//! assert_eq!(parse_module(&text)?, module);
//! # Ok::<(), oxicc_ptx::ParseError>(())
//! ```
//!
//! An error says where it is:
//!
//! ```
//! let error = oxicc_ptx::parse_module(".version 8.0\n.target sm_90\n.address_size 64\n.func f( {").unwrap_err();
//! assert_eq!(error.position.line, 4);
//! ```

#![warn(missing_docs)]

mod check;
mod construct;
mod model;
mod parse;
mod print;
mod symbol;
mod version;

pub use check::{Certainty, CheckError, check_inst, check_module};
pub use construct::{AtomMods, CallSpec, CvtMods, LdMods, StMods};
pub use model::*;
pub use oxicc_arch::Dialect;
pub use parse::{ParseError, Position, Positions, parse_fragment, parse_module, parse_module_with_positions};
pub use print::{format_inst, print_function, print_module};
pub use symbol::{Added, Adopted, Fork, Interner, Sym};
pub use version::lowest_version;
