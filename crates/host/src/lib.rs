//! The host half of a CUDA program.
//!
//! The host compiler reads the preprocessed text of a `.cu` file almost as it is. [`edit`] changes what is not C++: attributes,
//! launches, the bodies of kernels and of device functions, device variables. Each edit replaces a range of the text and keeps
//! its line breaks, so the host compiler's messages and debug information name the lines of the source.
//!
//! ```text
//! preprocessed text --edit--> C++ --c++ -S--> assembly --Registration::append--> assembly with table and device code
//! ```
//!
//! Kernels are found again in the assembly: the body that replaces a kernel's holds a comment with its number, and the label
//! before it is the host's name of the instance (`table`). That works for closures, local types and anonymous
//! namespaces, which no C++ text could name.
//!
//! Rules: syntax only. Nothing here knows a type or looks up a name; what is not recognised stays as it is, and the host
//! compiler says what it thinks of it. No I/O.

mod attributes;
mod declaration;
mod edits;
mod kernel;
mod launch;
mod names;
mod preamble;
mod table;
mod tokens;
mod variable;

pub use edits::{HostText, Linking, edit};
pub use kernel::KernelStub;
pub use names::without_unit;
pub use preamble::ANCHOR;
pub use table::{DeviceSide, DeviceVariable, Entry, MatchError, Registration};
pub use variable::{HostVariable, Space};
