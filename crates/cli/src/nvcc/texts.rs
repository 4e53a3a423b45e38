//! What build tools ask nvcc for, in the words they look for.

use std::env;

use oxicc_driver::Target;

use super::options::{Invocation, Text};
use super::steps::Place;
use crate::native::{exit, say};

/// CMake and scripts look for the first line and for `release 13.0, V13.0.88`.
const VERSION: &str = concat!(
    "nvcc: NVIDIA (R) Cuda compiler driver: its command line, by oxicc ",
    env!("CARGO_PKG_VERSION"),
    "\nCuda compilation tools, release 13.0, V13.0.88\n"
);

const HELP: &str = "\
Usage: nvcc [options] <inputfile>

oxicc in nvcc's place: CUDA C++ to objects, libraries and programs, with the host's C++ compiler and without NVIDIA's tools.
The options are nvcc's; docs/guide/nvcc.md of oxicc says which act and which have nothing to do.
";

/// Prints a text to standard output; the exit status.
pub fn print(text: Text) -> u8 {
    let list = |prefix: &str| -> String {
        let plain = Target::all().map(Target::name).filter(|n| n.ends_with(|c: char| c.is_ascii_digit()));
        plain.map(|n| format!("{}\n", n.replace("sm_", prefix))).collect()
    };
    let text = match text {
        Text::Help => HELP.to_owned(),
        Text::Version => VERSION.to_owned(),
        Text::Architectures => list("compute_"),
        Text::Codes => list("sm_"),
    };
    crate::native::print(&text).map_or_else(|status| status, |()| exit::SUCCESS)
}

/// What `-v` and `--dryrun` print before the steps; CMake reads where things are.
pub fn describe(place: &Place, invocation: &Invocation) {
    let mut text: String = invocation.announced.iter().map(|line| format!("#$ {line}\n")).collect();
    let top = place.top.display();
    let libraries = place.library_flags();
    text.push_str(&format!(
        "#$ _HERE_={top}/bin\n#$ _THERE_={top}/bin\n#$ _TARGET_SIZE_=64\n#$ TOP={top}\n\
         #$ NVVMIR_LIBRARY_DIR={top}/nvvm/libdevice\n#$ PATH={}\n#$ INCLUDES=\"-I{}\"  \n#$ SYSTEM_INCLUDES=\n\
         #$ LIBRARIES=  {libraries}\n",
        env::var("PATH").unwrap_or_default(),
        place.support.include.display()
    ));
    say(text);
}
