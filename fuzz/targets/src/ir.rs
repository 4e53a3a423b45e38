//! IR text: what is read and valid is printed, read again and printed the same.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(module) = oxicc_ir::text::parse_for_device(data) else { return };
    if oxicc_ir::verify::verify(&module).is_err() {
        return;
    }
    let once = oxicc_ir::text::print(&module);
    let again = oxicc_ir::text::parse(&once).expect("printed IR is read");
    assert_eq!(once, oxicc_ir::text::print(&again));
});
