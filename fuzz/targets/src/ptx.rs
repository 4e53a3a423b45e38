//! PTX: what is read is printed, read again and equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oxicc::Target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(module) = oxicc_ptx::parse_module(text) else { return };
    let dialect = Target::default().dialect();
    let once = oxicc_ptx::print_module(&module, dialect);
    let again = oxicc_ptx::parse_module(&once).expect("printed PTX is read");
    assert_eq!(once, oxicc_ptx::print_module(&again, dialect));
});
