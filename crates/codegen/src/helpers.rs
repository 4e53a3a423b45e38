//! Functions that the generated code calls and that are added to the module: 128-bit division.

/// Which helpers the module needs.
#[derive(Default, Clone, Copy, Debug)]
pub struct Needed {
    /// `__oxicc_udivrem128`
    pub divrem128: bool,
}

/// Name of the unsigned 128-bit division: takes two pairs, gives quotient and remainder.
pub const DIVREM128: &str = "__oxicc_udivrem128";

/// Unsigned 128-bit division with remainder by shift and subtract, skipping leading zeros; 64-bit operands
/// take the hardware division.
pub const DIVREM128_TEXT: &str = include_str!("helpers/divrem128.ptx");
