//! Preprocessor, parser and everything behind them: any bytes are answered with PTX or with errors.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oxicc::{Emit, Input, InputKind, OptLevel, Options};

fuzz_target!(|data: &[u8]| {
    // What a file includes from the machine is not part of the input.
    if data.len() > 4096 || data.windows(7).any(|w| w == b"include") {
        return;
    }
    let input = Input::new("fuzz.cu", InputKind::Cuda, data.to_vec());
    let mut options = Options::default();
    options.opt_level = OptLevel::O1;
    let compilation = oxicc::compile(&input, &options, Emit::Ptx);
    if let Some(error) = compilation.internal_error {
        panic!("{}", error.message);
    }
});
