//! oxicc as a library: source text in, PTX out.
//!
//! ```
//! use oxicc::{Emit, Input, InputKind, Options};
//!
//! let input = Input::new("kernel.cu", InputKind::Cuda, "__global__ void k(int *p) { *p = 1; }");
//! let compilation = oxicc::compile(&input, &Options::default(), Emit::Ptx);
//! match &compilation.output {
//!     Some(ptx) => println!("{ptx}"),
//!     None => eprintln!("{}", compilation.render(oxicc::Color::Never)),
//! }
//! ```

pub use oxicc_driver::{
    Compilation, Emit, Finding, Input, InputKind, InternalError, MathOptions, OptLevel, Options, PhaseTimes,
    Severity, Target, Threads, compile, install_panic_hook, pass_names,
};
pub use oxicc_source::render::human::Color;
