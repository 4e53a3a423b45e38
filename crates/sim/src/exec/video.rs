//! Video instructions on one lane of a warp.

use super::int::{mask, sext};
use crate::code::{Cmp, Second, Video, VideoMad, VideoOp, VideoSource};

/// A part of one register, or of the two sources of a SIMD instruction.
fn part(source: &VideoSource, lane: usize, registers: u64) -> i64 {
    let shift = source.parts[lane & 3] as u32 * source.bits as u32;
    let raw = registers.checked_shr(shift).unwrap_or(0) & mask(source.bits);
    if source.signed { sext(source.bits, raw) } else { raw as i64 }
}

fn clamp(v: i64, bits: u8, signed: bool) -> i64 {
    if signed { v.clamp(-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { v.clamp(0, (1 << bits) - 1) }
}

fn apply(op: VideoOp, x: i64, y: i64) -> i64 {
    let amount = |wrap: bool| if wrap { y & 31 } else { y.clamp(0, 32) };
    match op {
        VideoOp::Add => x + y,
        VideoOp::Sub => x - y,
        VideoOp::AbsDiff => (x - y).abs(),
        VideoOp::Min => x.min(y),
        VideoOp::Max => x.max(y),
        VideoOp::Average => (x + y + (x + y >= 0) as i64) >> 1,
        VideoOp::Shl(wrap) => x << amount(wrap),
        VideoOp::Shr(wrap) => x >> amount(wrap),
        VideoOp::Set(cmp) => {
            (match cmp {
                Cmp::Eq => x == y,
                Cmp::Ne => x != y,
                Cmp::Lt => x < y,
                Cmp::Le => x <= y,
                Cmp::Gt => x > y,
                _ => x >= y,
            }) as i64
        }
    }
}

pub(super) fn video(v: &Video, a: u64, b: u64, c: u64) -> u64 {
    let (a, b, c) = (a as u32 as u64, b as u32 as u64, c as u32 as u64);
    if v.ways == 1 {
        return scalar(v, a, b, c);
    }
    // Parts are numbered through both sources, from the first one's lowest.
    let both = b << 32 | a;
    let bits = 32 / v.ways;
    let mut merged = c;
    let mut sum = c;
    for lane in 0..v.ways as usize {
        let mut t = apply(v.op, part(&v.a, lane, both), part(&v.b, lane, both));
        if v.sat {
            t = clamp(t, bits, v.signed);
        }
        if v.mask >> lane & 1 != 0 {
            sum = sum.wrapping_add(t as u64);
            let shift = lane as u32 * bits as u32;
            merged = merged & !(mask(bits) << shift) | (t as u64 & mask(bits)) << shift;
        }
    }
    (if v.second == Second::Add { sum } else { merged }) & 0xffff_ffff
}

fn scalar(v: &Video, a: u64, b: u64, c: u64) -> u64 {
    let mut t = apply(v.op, part(&v.a, 0, a), part(&v.b, 0, b));
    if v.sat {
        t = clamp(t, v.dest_bits, v.signed);
    }
    // The second operation takes the low 32 bits of the first one's result; a difference without sign fits.
    let t = match v.signed && v.op != VideoOp::AbsDiff {
        true => t as i32 as i64,
        false => t as u32 as i64,
    };
    let third = if v.signed { c as u32 as i32 as i64 } else { c as i64 };
    let result = match v.second {
        Second::None => t as u64,
        Second::Add => t.wrapping_add(third) as u64,
        Second::Min => t.min(third) as u64,
        Second::Max => t.max(third) as u64,
        Second::Merge => {
            let shift = v.mask.trailing_zeros() * v.dest_bits as u32;
            c & !(mask(v.dest_bits) << shift) | (t as u64 & mask(v.dest_bits)) << shift
        }
    };
    result & 0xffff_ffff
}

pub(super) fn video_mad(v: &VideoMad, a: u64, b: u64, c: u64) -> u64 {
    let signed = v.a.signed || v.b.signed || v.negate_product || v.negate_addend;
    let product = part(&v.a, 0, a as u32 as u64) as i128 * part(&v.b, 0, b as u32 as u64) as i128;
    let product = if v.negate_product { -product } else { product };
    // The addend is signed even where the factors are not; only the shift and the bounds know the difference.
    let addend = c as u32 as i32 as i128;
    let addend = if v.negate_addend { -addend } else { addend };
    let sum = (product + addend + v.plus_one as i128) as i64;
    let sum = if signed { sum >> v.shift } else { (sum as u64 >> v.shift) as i64 };
    let result = match (v.sat, signed) {
        (false, _) => sum,
        (true, true) => sum.clamp(i32::MIN as i64, i32::MAX as i64),
        (true, false) => sum.clamp(0, u32::MAX as i64),
    };
    result as u64 & 0xffff_ffff
}
