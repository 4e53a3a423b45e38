//! Command lines, a word a line: options or an error, as oxicc and as cicc.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oxicc_cli::native::CompileFlags;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let words: Vec<&str> = text.lines().collect();
    let _ = CompileFlags::parse_options(words.iter().copied());
    let words: Vec<String> = words.into_iter().map(str::to_owned).collect();
    let _ = oxicc_cli::cicc::parse(&words);
});
