//! Numbers of 128 bits: ten thousand pairs of them through every operation on the simulator, against exact arithmetic.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use rustc_apfloat::ieee::{Double, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

const BLOCKS: u64 = 50;
const THREADS: u64 = 200;
const WORDS: usize = 40;

fn mixed(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

fn number(high: u64, low: u64) -> Quad {
    Quad::from_bits(u128::from(high) << 64 | u128::from(low))
}

/// The same as in the kernel.
fn operand(i: u64) -> Quad {
    let at = i.wrapping_mul(3);
    let (high, low, how) = (mixed(at), mixed(at.wrapping_add(1)), mixed(at.wrapping_add(2)));
    let fraction = 0x8000_ffff_ffff_ffff;
    match how % 8 {
        0 => number(high, low),
        1..=3 => number(high & fraction | (16383 - 60 + how / 8 % 120) << 48, low),
        4 => number(high & fraction, low),
        5 => number(high & fraction | (16383 + how / 8 % 130) << 48, 0),
        6 => number(high & 0x8000_ffff_0000_0000 | (16383 - 4 + how / 8 % 8) << 48, 0),
        _ => {
            let edges = [0, 0x3fff, 0x7fff, 0x7ffe, 1, 0x4000, 0x3ffe, 0x403e];
            let low = u64::from(how / 64 % 4 == 1);
            number(edges[(how / 8 % 8) as usize] << 48 | high & 1 << 63, low)
        }
    }
}

/// Runs the kernel and gives the words it wrote.
fn computed() -> Vec<u64> {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("quad");
    fs::create_dir_all(&dir).unwrap();
    let file = dir.join("o.bin");
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/quad.cu");
    let count = BLOCKS * THREADS * WORDS as u64;
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(["run", "--arch=sm_100", "-k", "k"]).arg(source);
    command.args(["-g", &BLOCKS.to_string(), "-b", &THREADS.to_string()]);
    command.args(["-a", &format!("o=out:u64:{count}"), "--save", &format!("o={}", file.display())]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let words = |b: &[u8]| b.try_into().map(u64::from_le_bytes).unwrap();
    fs::read(file).unwrap().chunks(8).map(words).collect()
}

/// A number without the payload of NaNs, which nothing defines.
fn known(x: Quad) -> Quad {
    if x.is_nan() { Quad::NAN } else { x }
}

fn same(got: Quad, want: Quad) -> bool {
    known(got).bitwise_eq(known(want))
}

/// The square root by its definition: the number next to it whose neighbours' midpoints enclose the root. Checked, not computed.
fn is_root(r: Quad, a: Quad) -> bool {
    if a.is_nan() || a.is_negative() && !a.is_zero() {
        return r.is_nan();
    }
    if a.is_zero() || a.is_infinite() {
        return r.bitwise_eq(a);
    }
    // The error of r^2, computed with one rounding, has the sign of the exact one; half a step of r is worth 2 r * step / 2.
    let error = r.mul_add(r, -a).value;
    let bits = r.to_bits();
    let (above, below) = (Quad::from_bits(bits + 1), Quad::from_bits(bits - 1));
    let (up, down) = ((above - r).value, (r - below).value);
    // r^2 - a <= r * down and a - r^2 <= r * up, to first order, which is enough up to a rounding.
    let slack = |x: Quad| (x * Quad::from_bits(0x3fff_0000_0000_0001 << 64)).value;
    let (most, least) = (slack((r * down).value), slack((r * up).value));
    error <= most && -error <= least
}

#[test]
fn ten_thousand_pairs_through_every_operation() {
    let words = computed();
    let mut wrong: Vec<String> = Vec::new();
    for i in 0..BLOCKS * THREADS {
        let (a, b, c) = (operand(2 * i), operand(2 * i + 1), operand(!i));
        let o = &words[i as usize * WORDS..][..WORDS];
        let quad = |at: usize| number(o[at + 1], o[at]);
        let mut check = |name: &str, ok: bool| {
            if !ok {
                wrong.push(format!("{name} of {a} ({:x}) and {b} ({:x})", a.to_bits(), b.to_bits()));
            }
        };
        check("sum", same(quad(0), (a + b).value));
        check("difference", same(quad(2), (a - b).value));
        check("product", same(quad(4), (a * b).value));
        check("quotient", same(quad(6), (a / b).value));
        check("negation", same(quad(8), -a));
        check("fused product and sum", same(quad(10), a.mul_add(b, c).value));
        check("square root", is_root(quad(12), a));
        let bit = |x: bool, n: u32| u64::from(x) << n;
        let (eq, lt, gt) = (a == b, a < b, a > b);
        let order = bit(lt, 0) | bit(a <= b, 1) | bit(eq, 2) | bit(a != b, 3) | bit(gt, 4) | bit(a >= b, 5);
        check("order", o[14] == order | bit(a.is_zero(), 6));
        let mut lost = false;
        let double: Double = a.convert(&mut lost).value;
        let single: Single = a.convert(&mut lost).value;
        check("double", a.is_nan() || u128::from(o[15]) == double.to_bits());
        check("float", a.is_nan() || u128::from(o[16]) == single.to_bits());
        // Integers that do not hold a number: what a conversion gives is nobody's business.
        let fits = |width: usize, signed: bool| -> Option<u128> {
            let mut exact = false;
            let value = if signed {
                a.to_i128_r(width, Round::TowardZero, &mut exact).map(|v| v as u128)
            } else {
                a.to_u128_r(width, Round::TowardZero, &mut exact)
            };
            let invalid = value.status.contains(rustc_apfloat::Status::INVALID_OP);
            (!invalid).then_some(value.value)
        };
        check("long long", fits(64, true).is_none_or(|v| v as u64 == o[17]));
        check("unsigned long long", fits(64, false).is_none_or(|v| v as u64 == o[18]));
        check("int", fits(32, true).is_none_or(|v| v as u32 == o[19] as u32));
        check("unsigned", fits(32, false).is_none_or(|v| v as u32 == (o[19] >> 32) as u32));
        check("__int128", fits(128, true).is_none_or(|v| v == quad(20).to_bits()));
        check("unsigned __int128", fits(128, false).is_none_or(|v| v == quad(38).to_bits()));
        let long = i.wrapping_mul(0x9e37_79b9_7f4a_7c15) as i64;
        check("from long long", same(quad(22), Quad::from_i128(i128::from(long)).value));
        let wide = u128::from(mixed(i)) * u128::from(mixed(!i));
        check("from unsigned __int128", same(quad(24), Quad::from_u128(wide).value));
        let from: Quad = Double::from_bits(u128::from(mixed(i))).convert(&mut lost).value;
        check("from double", same(quad(26), from));
        let from: Quad = Single::from_bits(u128::from(mixed(i) as u32)).convert(&mut lost).value;
        check("from float", same(quad(28), from));
        let small = i128::from(mixed(i) as i16) + i128::from(mixed(!i) as u8);
        check("from short and unsigned char", same(quad(30), Quad::from_i128(small).value));
        let whole = a.round_to_integral(Round::NearestTiesToAway).value;
        check("round", same(quad(32), whole));
        check("fmod", same(quad(34), a.c_fmod(b).value));
        let scaled = a.scalbn((i % 301) as i32 - 150);
        check("ldexp", same(quad(36), scaled));
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}
