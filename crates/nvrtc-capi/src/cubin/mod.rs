//! Machine code from PTX. oxicc has no assembler: one of NVIDIA's does it, or the driver when it loads the PTX.
//!
//! - [`ptxas`]: a process, with the PTX and the image in pipes;
//! - [`libraries`]: nvPTXCompiler and nvJitLink, opened at run time;
//! - else the PTX itself is the image: the driver takes it wherever it takes machine code.
//!
//! `OXICC_CUBIN` says which way to go (`ptxas`, `nvptxcompiler`, `nvjitlink`, `ptx`), `OXICC_CUBIN_TRACE` names a file that
//! gets a line for every image: how it was made.

mod libraries;
mod ptxas;
mod search;

use std::env;
use std::fs::OpenOptions;
use std::io::Write;

use crate::options::AssemblerOptions;

/// What became of some PTX.
pub enum Assembled {
    Image {
        bytes: Vec<u8>,
        /// Information and warnings of the assembler.
        messages: String,
    },
    /// The assembler's errors.
    Refused(String),
}

/// Why a way leads nowhere.
pub(crate) enum Failure {
    /// The assembler refuses the PTX or an option.
    Refused(String),
    /// There is no such assembler, or it is older than the PTX: another one may do it.
    Unavailable(String),
}

/// A way to machine code.
type Way = fn(&str, &AssemblerOptions) -> Result<(Vec<u8>, String, String), Failure>;

/// All ways by name, best first. Each gives the image, messages, and where it was made.
const WAYS: &[(&str, Way)] = &[
    ("ptxas", ptxas::assemble),
    ("nvptxcompiler", libraries::nvptxcompiler),
    ("nvjitlink", libraries::nvjitlink),
];

/// Makes machine code of PTX, which ends with a zero.
pub fn assemble(ptx: &[u8], options: &AssemblerOptions) -> Assembled {
    let chosen = env::var("OXICC_CUBIN").ok();
    let text = String::from_utf8_lossy(ptx.strip_suffix(&[0]).unwrap_or(ptx));
    let mut tried = Vec::new();
    for (name, way) in WAYS {
        if chosen.as_deref().is_some_and(|c| c != *name) {
            continue;
        }
        match way(&text, options) {
            Ok((mut bytes, messages, place)) => {
                trace(&format!("{name} {place}"), options);
                // Some callers drop the last byte, which a text does not need and an image does.
                bytes.push(0);
                return Assembled::Image { bytes, messages };
            }
            Err(Failure::Refused(messages)) => {
                trace(&format!("{name} refuses"), options);
                return Assembled::Refused(messages);
            }
            Err(Failure::Unavailable(why)) => tried.push(format!("{name}: {why}")),
        }
    }
    trace(&format!("ptx ({})", tried.join("; ")), options);
    Assembled::Image { bytes: ptx.to_vec(), messages: String::new() }
}

fn trace(how: &str, options: &AssemblerOptions) {
    let Some(file) = env::var_os("OXICC_CUBIN_TRACE") else { return };
    // Who asks for a trace that cannot be written misses it, and nothing else.
    if let Ok(mut file) = OpenOptions::new().create(true).append(true).open(file) {
        let _ = writeln!(file, "{}: {how}", options.architecture);
    }
}

/// Whether an assembler says that it is too old for an input.
fn is_too_old(messages: &str) -> bool {
    let signs = [
        "Unsupported .version",
        "is not defined for option 'gpu-name'",
        "is not supported for option 'arch'",
    ];
    signs.iter().any(|sign| messages.contains(sign))
}
