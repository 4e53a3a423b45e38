//! Data layouts: which can be compiled for, and which the verifier wants.

use super::Face;
use crate::datalayout::DataLayout;
use crate::types::AddrSpace;

/// What is wrong with a layout, one line each.
pub(super) fn check(text: &str, strict: bool, face: Face) -> Vec<&'static str> {
    // What cannot be read was an error of the reader.
    let Ok(layout) = DataLayout::parse(text) else { return Vec::new() };
    let specs = || text.split('-');
    let native = |bits: u32| layout.native_ints.contains(&bits);
    let lenient = face == Face::Native && !strict;
    let mut out = Vec::new();
    if layout.big_endian {
        out.push("Endianness must be little endian [Supported: -e].");
    }
    if strict && !(native(16) && native(64)) {
        out.push("Require 16 and 64 bit native integer widths [Supported: -n:16:32:64].");
    }
    let unsaid = lenient && layout.native_ints.is_empty();
    if !native(32) && !unsaid {
        out.push("Require 32 bit native integer width [Supported: -n:16:32:64 or -n:32].");
    }
    if !matches!(layout.pointer_bits(AddrSpace::GENERIC), 32 | 64) {
        out.push(
            "Unsupported pointer alignment [Supported: 64-bit: -p:64:64:64, 32-bit (deprecated): -p:32:32:32].",
        );
    }
    if !ints_fit(&layout, strict, lenient) {
        out.push(
            "Unsupported integer alignment [Supported: -i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128].",
        );
    }
    if !floats_fit(&layout) {
        out.push("Unsupported floating-point alignment [Supported: -f32:32:32-f64:64:64].");
    }
    if strict && specs().any(|s| s.starts_with("m:")) {
        out.push("No mangling mode supported.");
    }
    if specs().any(|s| s.starts_with("ni:")) && !lenient {
        out.push("Non integral address spaces not supported.");
    }
    // Aggregates: `a:8:8` says what holds without it on the device.
    if !strict && !lenient && specs().any(|s| s.starts_with("a:") && s != "a:8:8") {
        out.push("Unsupported aggregate alignment [Supported: -a:8:8].");
    }
    if layout.alloca_space != AddrSpace::GENERIC {
        out.push("Alloca address space must be 0 [Supported: -A:0].");
    }
    if layout.globals_space != AddrSpace::GENERIC && !lenient {
        out.push("Default global address space must be 0 [Supported: -G:0].");
    }
    out
}

fn ints_fit(layout: &DataLayout, strict: bool, lenient: bool) -> bool {
    let fits = |bits: u32, bytes: u64| {
        layout.int_row(bits).is_some_and(|(abi, pref)| abi.bytes() == bytes && pref.bytes() == bytes)
    };
    let small = fits(1, 1) && fits(8, 1) && fits(16, 2) && fits(32, 4);
    let wide = fits(64, 8) || (lenient && !layout.text().contains("i64"));
    small && wide && if strict { fits(128, 16) } else { layout.int_row(128).is_none() || fits(128, 16) }
}

fn floats_fit(layout: &DataLayout) -> bool {
    [(32, 4), (64, 8), (128, 16)].iter().all(|&(bits, bytes)| {
        layout.float_row(bits).is_none_or(|(abi, pref)| abi.bytes() == bytes && pref.bytes() == bytes)
    })
}

/// Layouts to show to somebody whose own is wrong.
pub(super) const EXAMPLES: [(&str, &str); 2] = [
    (
        "32-bit",
        "e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8",
    ),
    (
        "64-bit",
        "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8",
    ),
];
