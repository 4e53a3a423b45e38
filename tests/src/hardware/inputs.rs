//! Operands: the edges of each format, small numbers, and random bits.

/// The format of an operand or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    B16,
    B32,
    B64,
    F16,
    Bf16,
    F16x2,
    Bf16x2,
    F32,
    F64,
    /// Two 8-bit floats, or bytes.
    Bytes,
    /// An integer from 0 to 70: shift amounts, positions, lanes.
    Small,
    /// Two halves that are small integers, so that sums of products are exact.
    SmallF16x2,
    SmallBf16x2,
    /// A single that is a small integer.
    SmallF32,
    SmallF64,
    /// Four 8-bit floats that are small integers.
    SmallE4m3x4,
    SmallE5m2x4,
}

impl Kind {
    pub fn bits(self) -> u32 {
        match self {
            Kind::B16 | Kind::F16 | Kind::Bf16 | Kind::Bytes => 16,
            Kind::B64 | Kind::F64 | Kind::SmallF64 => 64,
            _ => 32,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Kind::B16 => "b16",
            Kind::B32 => "b32",
            Kind::B64 => "b64",
            Kind::F16 => "f16",
            Kind::Bf16 => "bf16",
            Kind::F16x2 => "f16x2",
            Kind::Bf16x2 => "bf16x2",
            Kind::F32 => "f32",
            Kind::F64 => "f64",
            Kind::Bytes => "bytes",
            Kind::Small => "small",
            Kind::SmallF16x2 => "small-f16x2",
            Kind::SmallBf16x2 => "small-bf16x2",
            Kind::SmallF32 => "small-f32",
            Kind::SmallF64 => "small-f64",
            Kind::SmallE4m3x4 => "small-e4m3x4",
            Kind::SmallE5m2x4 => "small-e5m2x4",
        }
    }

    /// The numbers in a register of this format.
    pub fn floats(self, bits: u64) -> Vec<f64> {
        let half = |b: u64| half_to_f64(b as u16, 5);
        let brain = |b: u64| f32::from_bits((b as u32 & 0xffff) << 16) as f64;
        match self {
            Kind::F16 => vec![half(bits)],
            Kind::Bf16 => vec![brain(bits)],
            Kind::F16x2 | Kind::SmallF16x2 => vec![half(bits), half(bits >> 16)],
            Kind::Bf16x2 | Kind::SmallBf16x2 => vec![brain(bits), brain(bits >> 16)],
            Kind::F32 | Kind::SmallF32 => vec![f32::from_bits(bits as u32) as f64],
            Kind::F64 | Kind::SmallF64 => vec![f64::from_bits(bits)],
            _ => vec![bits as f64],
        }
    }
}

/// A 16-bit float with so many exponent bits.
fn half_to_f64(bits: u16, exponent_bits: u32) -> f64 {
    let mantissa_bits = 15 - exponent_bits;
    let exponent = (bits >> mantissa_bits) as i32 & ((1 << exponent_bits) - 1);
    let mantissa = (bits & ((1 << mantissa_bits) - 1)) as f64 / (1u32 << mantissa_bits) as f64;
    let bias = (1 << (exponent_bits - 1)) - 1;
    let magnitude = match exponent {
        0 => mantissa * 2f64.powi(1 - bias),
        e if e == (1 << exponent_bits) - 1 && mantissa == 0.0 => f64::INFINITY,
        e if e == (1 << exponent_bits) - 1 => f64::NAN,
        e => (1.0 + mantissa) * 2f64.powi(e - bias),
    };
    if bits >> 15 != 0 { -magnitude } else { magnitude }
}

const INTS: [u64; 26] = [
    0,
    1,
    2,
    3,
    7,
    8,
    15,
    16,
    31,
    32,
    33,
    63,
    64,
    0x7f,
    0x80,
    0xff,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    u64::MAX,
    0xffff_fffe,
];

const SINGLES: [u32; 30] = [
    0,
    0x8000_0000,
    0x0000_0001,
    0x8000_0001,
    0x007f_ffff,
    0x807f_ffff,
    0x0080_0000,
    0x8080_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f80_0001,
    0x3f7f_ffff,
    0x3f00_0000,
    0xbf00_0000,
    0x3fc0_0000,
    0x4020_0000,
    0xc020_0000,
    0x4080_0000,
    0x4b00_0001,
    0x4eff_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0x4f80_0000,
    0x5f00_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffff_ffff,
];

const DOUBLES: [u64; 26] = [
    0,
    0x8000_0000_0000_0000,
    1,
    0x8000_0000_0000_0001,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x3fe0_0000_0000_0000,
    0xbfe0_0000_0000_0000,
    0x3ff8_0000_0000_0000,
    0x4004_0000_0000_0000,
    0xc004_0000_0000_0000,
    0x41df_ffff_ffc0_0000,
    0x41e0_0000_0000_0000,
    0xc1e0_0000_0000_0000,
    0x43e0_0000_0000_0000,
    0x3690_0000_0000_0000,
    0x380f_ffff_f000_0000,
    0x47ef_ffff_f000_0000,
    0x7fef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0x7ff4_0000_0000_0001,
];

const HALVES: [u16; 22] = [
    0, 0x8000, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x3c00, 0xbc00, 0x3c01, 0x3bff, 0x3800, 0x3e00,
    0x4100, 0xc100, 0x6400, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xffff,
];

const BRAINS: [u16; 20] = [
    0, 0x8000, 0x0001, 0x8001, 0x007f, 0x0080, 0x3f80, 0xbf80, 0x3f81, 0x3f7f, 0x3f00, 0x3fc0, 0x4020,
    0xc020, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0xffff,
];

/// The value of operand `n` of a lane. It depends on nothing but the arguments.
pub fn value(kind: Kind, combination: &str, n: usize, lane: usize) -> u64 {
    let seed = hash(combination.as_bytes().iter().map(|b| *b as u64));
    let random = |k: u64| hash([seed, n as u64, lane as u64, k].into_iter());
    let pick = |len: usize, k: u64| random(k) as usize % len;
    // Three of five are edges; the rest random bits, or numbers of moderate size.
    let style = random(0) % 5;
    let bits = match kind {
        Kind::B16 | Kind::B32 | Kind::B64 => match style {
            0..3 => INTS[pick(INTS.len(), 1)],
            3 => random(2) >> (random(3) % 60),
            _ => random(2),
        },
        Kind::F32 => single(style, &random) as u64,
        Kind::F64 => match style {
            0..3 => DOUBLES[pick(DOUBLES.len(), 1)],
            3 => (random(2) as i64 as f64 / 2f64.powi(50)).to_bits(),
            _ => random(2),
        },
        Kind::F16 => half(style, &random, 1),
        Kind::Bf16 => brain(style, &random, 1),
        Kind::F16x2 => half(style, &random, 1) | half(random(9) % 5, &random, 5) << 16,
        Kind::Bf16x2 => brain(style, &random, 1) | brain(random(9) % 5, &random, 5) << 16,
        Kind::Bytes => random(2),
        Kind::Small => random(2) % 71,
        Kind::SmallF16x2 => {
            let small = |k| HALF_INTS[pick(HALF_INTS.len(), k)] as u64;
            small(1) | small(2) << 16
        }
        Kind::SmallBf16x2 => {
            let small = |k| (((random(k) % 17) as f32 - 8.0).to_bits() >> 16) as u64;
            small(1) | small(2) << 16
        }
        Kind::SmallF32 => ((random(2) % 17) as f32 - 8.0).to_bits() as u64,
        Kind::SmallF64 => ((random(2) % 17) as f64 - 8.0).to_bits(),
        // 0, 1, 2, 4, -1, -2 in both formats.
        Kind::SmallE4m3x4 => bytes(&[0, 0x38, 0x40, 0x48, 0xb8, 0xc0], random(2)),
        Kind::SmallE5m2x4 => bytes(&[0, 0x3c, 0x40, 0x44, 0xbc, 0xc0], random(2)),
    };
    if kind.bits() == 64 { bits } else { bits & ((1 << kind.bits()) - 1) }
}

/// Integers from -8 to 8 as halves.
const HALF_INTS: [u16; 17] = [
    0xc800, 0xc700, 0xc600, 0xc500, 0xc400, 0xc200, 0xc000, 0xbc00, 0, 0x3c00, 0x4000, 0x4200, 0x4400,
    0x4500, 0x4600, 0x4700, 0x4800,
];

fn bytes(choices: &[u8; 6], random: u64) -> u64 {
    (0..4).fold(0, |word, i| word | (choices[(random >> (8 * i)) as usize % 6] as u64) << (8 * i))
}

fn single(style: u64, random: &dyn Fn(u64) -> u64) -> u32 {
    match style {
        0..3 => SINGLES[random(1) as usize % SINGLES.len()],
        3 => (random(2) as i32 as f32 / 65536.0).to_bits(),
        _ => random(2) as u32,
    }
}

fn half(style: u64, random: &dyn Fn(u64) -> u64, k: u64) -> u64 {
    if style < 3 { HALVES[random(k) as usize % HALVES.len()] as u64 } else { random(k + 1) & 0xffff }
}

fn brain(style: u64, random: &dyn Fn(u64) -> u64, k: u64) -> u64 {
    match style {
        0..3 => BRAINS[random(k) as usize % BRAINS.len()] as u64,
        3 => ((random(k + 1) as i32 as f32 / 65536.0).to_bits() >> 16) as u64,
        _ => random(k + 1) & 0xffff,
    }
}

/// A number from numbers: FNV-1a, then the finish of SplitMix64.
pub fn hash(words: impl Iterator<Item = u64>) -> u64 {
    let mut h = words.fold(0xcbf2_9ce4_8422_2325u64, |h, w| (h ^ w).wrapping_mul(0x0000_0100_0000_01b3));
    h = (h ^ h >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    h = (h ^ h >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    h ^ h >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_numbers() {
        assert_eq!(half_to_f64(0x3c00, 5), 1.0);
        assert_eq!(half_to_f64(0xc100, 5), -2.5);
        assert_eq!(half_to_f64(0x0001, 5), 2f64.powi(-24));
        assert!(half_to_f64(0x7e00, 5).is_nan());
        for (i, bits) in HALF_INTS.iter().enumerate() {
            assert_eq!(half_to_f64(*bits, 5), i as f64 - 8.0);
        }
    }

    #[test]
    fn values_fit_their_registers() {
        for lane in 0..64 {
            assert!(value(Kind::B16, "add", 0, lane) < 1 << 16);
            assert!(value(Kind::Small, "add", 1, lane) <= 70);
        }
    }
}
