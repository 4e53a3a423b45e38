//! Functions that the generated code calls and that are added to the module: 128-bit division.

/// Which helpers the module needs.
#[derive(Default, Clone, Copy, Debug)]
pub struct Needed {
    /// `__oxicc_udivrem128`
    pub divrem128: bool,
}

/// Name of the unsigned 128-bit division: takes two pairs, gives quotient and remainder.
pub const DIVREM128: &str = "__oxicc_udivrem128";

/// Unsigned 128-bit division with remainder. 64-bit operands take the division of PTX. Others are divided by the reciprocal of the divisor's
/// highest word, shifted until its top bit is set: Möller, Granlund: "Improved division by invariant integers" (2011), algorithms 3 and 4,
/// one word of the quotient at a time; a second word of the divisor corrects the quotient downwards at most twice (Knuth, 4.3.1, theorem B).
///
/// The first guess of the reciprocal, `(2^19 - 3 * 2^8) / d` for the nine highest bits of the divisor, is computed with floats: half is added to
/// the numerator, so that the error of `rcp.approx` (2^-23) and of the product never reaches the next integer.
pub const DIVREM128_TEXT: &str = include_str!("helpers/divrem128.ptx");
