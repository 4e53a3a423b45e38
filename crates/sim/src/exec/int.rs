//! Integer arithmetic on one lane. Values are zero-extended from their width.

use crate::code::{Int1, Int2, Int3, IntTy, PrmtMode};
use crate::float::widen_int;

pub(super) fn mask(bits: u8) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

pub(super) fn sext(bits: u8, v: u64) -> i64 {
    let shift = 64 - bits as u32;
    (v << shift) as i64 >> shift
}

pub(super) fn int1(op: Int1, ty: IntTy, a: u64) -> u64 {
    let bits = ty.bits;
    let m = mask(bits);
    let a = a & m;
    match op {
        Int1::Neg => a.wrapping_neg() & m,
        Int1::Abs => sext(bits, a).wrapping_abs() as u64 & m,
        Int1::Not => !a & m,
        Int1::Cnot => (a == 0) as u64,
        Int1::Popc => a.count_ones() as u64,
        Int1::Clz => (a.leading_zeros() - (64 - bits as u32)) as u64,
        Int1::Brev => a.reverse_bits() >> (64 - bits),
        Int1::Bfind | Int1::BfindShift => {
            // The most significant bit that is not a sign bit.
            let x = if ty.signed && sext(bits, a) < 0 { !a & m } else { a };
            if x == 0 {
                return u32::MAX as u64;
            }
            let position = 63 - x.leading_zeros();
            if op == Int1::Bfind { position as u64 } else { (bits as u32 - 1 - position) as u64 }
        }
    }
}

pub(super) fn int2(op: Int2, ty: IntTy, a: u64, b: u64) -> u64 {
    let bits = ty.bits;
    let m = mask(bits);
    let (wa, wb) = (widen_int(ty, a), widen_int(ty, b));
    match op {
        Int2::Add => a.wrapping_add(b) & m,
        Int2::Sub => a.wrapping_sub(b) & m,
        Int2::AddSat => saturate(ty, wa + wb),
        Int2::SubSat => saturate(ty, wa - wb),
        Int2::Mul => a.wrapping_mul(b) & m,
        Int2::MulHi => (wa.wrapping_mul(wb) >> bits) as u64 & m,
        Int2::MulWide => (wa * wb) as u64 & mask(bits * 2),
        Int2::Mul24 => (sext24(ty, a) * sext24(ty, b)) as u64 & m,
        Int2::Mul24Hi => ((sext24(ty, a) * sext24(ty, b)) >> 16) as u64 & m,
        Int2::Div if b & m == 0 => m,
        // Division of 128 bits is a call.
        Int2::Div if bits <= 32 => (wa as i64 / wb as i64) as u64 & m,
        Int2::Div => (wa / wb) as u64 & m,
        // The sequence the remainder is computed with gives all ones, like the quotient's.
        Int2::Rem if b & m == 0 => m,
        Int2::Rem if bits <= 32 => (wa as i64 % wb as i64) as u64 & m,
        Int2::Rem => (wa % wb) as u64 & m,
        Int2::Min => wa.min(wb) as u64 & m,
        Int2::Max => wa.max(wb) as u64 & m,
        Int2::MinRelu => wa.min(wb).max(0) as u64 & m,
        Int2::MaxRelu => wa.max(wb).max(0) as u64 & m,
        Int2::And => a & b & m,
        Int2::Or => (a | b) & m,
        Int2::Xor => (a ^ b) & m,
        // Amounts of the width and more shift everything out.
        Int2::Shl => {
            let n = b as u32;
            if n >= bits as u32 { 0 } else { a << n & m }
        }
        Int2::Shr => {
            let n = (b as u32).min(bits as u32);
            (wa >> n) as u64 & m
        }
        Int2::Bmsk(clamp) => {
            let (start, width) =
                if clamp { (b_clamp(a), b_clamp(b)) } else { (a as u32 & 31, b as u32 & 31) };
            let ones = if width >= 32 { u32::MAX as u64 } else { (1u64 << width) - 1 };
            if start >= 32 { 0 } else { ones << start & m }
        }
        Int2::Szext(clamp) => {
            let n = if clamp { b_clamp(b) } else { b as u32 & 31 };
            match n {
                0 => 0,
                32.. => a & m,
                n => {
                    let low = a & mask(n as u8);
                    if ty.signed { sext(n as u8, low) as u64 & m } else { low }
                }
            }
        }
    }
}

fn b_clamp(v: u64) -> u32 {
    (v as u32).min(32)
}

fn sext24(ty: IntTy, v: u64) -> i64 {
    if ty.signed { sext(24, v) } else { (v & 0xff_ffff) as i64 }
}

fn saturate(ty: IntTy, v: i128) -> u64 {
    let (lo, hi) = if ty.signed {
        (-(1i128 << (ty.bits - 1)), (1i128 << (ty.bits - 1)) - 1)
    } else {
        (0, (1i128 << ty.bits) - 1)
    };
    v.clamp(lo, hi) as u64 & mask(ty.bits)
}

pub(super) fn int3(op: Int3, ty: IntTy, a: u64, b: u64, c: u64) -> u64 {
    let bits = ty.bits;
    let m = mask(bits);
    let (wa, wb) = (widen_int(ty, a), widen_int(ty, b));
    match op {
        Int3::Mad => a.wrapping_mul(b).wrapping_add(c) & m,
        Int3::MadHi => ((wa.wrapping_mul(wb) >> bits) as u64).wrapping_add(c) & m,
        Int3::MadHiSat => saturate(ty, (wa.wrapping_mul(wb) >> bits) + widen_int(ty, c)),
        Int3::MadWide => ((wa * wb) as u64).wrapping_add(c) & mask(bits * 2),
        Int3::Mad24 => ((sext24(ty, a) * sext24(ty, b)) as u64).wrapping_add(c) & m,
        Int3::Mad24HiSat => saturate(ty, ((sext24(ty, a) * sext24(ty, b)) >> 16) as i128 + widen_int(ty, c)),
        Int3::Mad24Hi => (((sext24(ty, a) * sext24(ty, b)) >> 16) as u64).wrapping_add(c) & m,
        Int3::Sad => ((wa - wb).unsigned_abs() as u64).wrapping_add(c) & m,
        Int3::Bfe => bfe(ty, a, b, c),
        Int3::Prmt(mode) => prmt(mode, a as u32, b as u32, c as u32) as u64,
        Int3::Lop3(table) => lop3(table, a as u32, b as u32, c as u32) as u64,
        Int3::ShfL(clamp) => {
            let n = if clamp { (c as u32).min(32) } else { c as u32 & 31 };
            let both = b << 32 | a & 0xffff_ffff;
            (((both as u128) << n) >> 32) as u64 & 0xffff_ffff
        }
        Int3::ShfR(clamp) => {
            let n = if clamp { (c as u32).min(32) } else { c as u32 & 31 };
            let both = b << 32 | a & 0xffff_ffff;
            both >> n & 0xffff_ffff
        }
        Int3::Dp4a(sa, sb) => {
            let sum = (0..4).map(|i| part(a, i * 8, 8, sa) * part(b, i * 8, 8, sb)).sum::<i64>();
            (c as i64).wrapping_add(sum) as u64 & m
        }
        Int3::Dp2aLo(sa, sb) | Int3::Dp2aHi(sa, sb) => {
            let offset = if matches!(op, Int3::Dp2aHi(..)) { 16 } else { 0 };
            let sum = (0..2).map(|i| part(a, i * 16, 16, sa) * part(b, offset + i * 8, 8, sb)).sum::<i64>();
            (c as i64).wrapping_add(sum) as u64 & m
        }
        Int3::Fns => fns(a as u32, b as u32, c as i32) as u64,
        Int3::SlctInt => {
            if (c as i32) >= 0 {
                a
            } else {
                b
            }
        }
    }
}

fn part(v: u64, at: u32, width: u8, signed: bool) -> i64 {
    let raw = v >> at & mask(width);
    if signed { sext(width, raw) } else { raw as i64 }
}

/// Position or length of a bit field: the instructions of 32 bits read one byte of it, the sequences that do the work of
/// 64 bits read all of it, clamped.
fn field_amount(ty: IntTy, amount: u64) -> u32 {
    if ty.bits == 64 { (amount as u32).min(64) } else { amount as u32 & 0xff }
}

fn bfe(ty: IntTy, a: u64, pos: u64, len: u64) -> u64 {
    let bits = ty.bits as u32;
    let a = a & mask(ty.bits);
    let (pos, len) = (field_amount(ty, pos), field_amount(ty, len));
    if len == 0 {
        return 0;
    }
    let sign_at = (pos + len - 1).min(bits - 1);
    let sign = ty.signed && a >> sign_at & 1 != 0;
    let mut out = if pos < bits { a >> pos } else { 0 };
    // Bits of the field that exist; the rest is the sign.
    let have = len.min(bits.saturating_sub(pos));
    out &= mask(have as u8);
    if sign {
        out |= !mask(have as u8);
    }
    out & mask(ty.bits)
}

pub(super) fn bfi(ty: IntTy, a: u64, b: u64, pos: u64, len: u64) -> u64 {
    let bits = ty.bits as u32;
    let (pos, len) = (field_amount(ty, pos), field_amount(ty, len));
    if len == 0 || pos >= bits {
        return b & mask(ty.bits);
    }
    let field = mask(len.min(64) as u8) << pos;
    (b & !field | a << pos & field) & mask(ty.bits)
}

fn lop3(table: u8, a: u32, b: u32, c: u32) -> u32 {
    (0..8u32).filter(|i| table >> i & 1 != 0).fold(0, |r, i| {
        let pick = |x: u32, bit: u32| if i >> bit & 1 != 0 { x } else { !x };
        r | pick(a, 2) & pick(b, 1) & pick(c, 0)
    })
}

fn prmt(mode: PrmtMode, a: u32, b: u32, c: u32) -> u32 {
    let bytes = (b as u64) << 32 | a as u64;
    let byte = |i: u32| (bytes >> ((i & 7) * 8)) as u8;
    let c2 = c & 3;
    let index: [u32; 4] = match mode {
        PrmtMode::Default => {
            return (0..4).fold(0, |r, i| {
                let select = c >> (i * 4) & 0xf;
                let v = byte(select & 7);
                let v = if select & 8 != 0 { ((v as i8) >> 7) as u8 } else { v };
                r | (v as u32) << (i * 8)
            });
        }
        PrmtMode::F4e => [c2, c2 + 1, c2 + 2, c2 + 3],
        PrmtMode::B4e => [c2, c2.wrapping_sub(1) & 7, c2.wrapping_sub(2) & 7, c2.wrapping_sub(3) & 7],
        PrmtMode::Rc8 => [c2; 4],
        PrmtMode::Ecl => [c2, c2.max(1), c2.max(2), 3],
        PrmtMode::Ecr => [0, c2.min(1), c2.min(2), c2],
        PrmtMode::Rc16 => {
            let h = (c & 1) * 2;
            [h, h + 1, h, h + 1]
        }
    };
    (0..4).fold(0, |r, i| r | (byte(index[i]) as u32) << (i * 8))
}

/// The n-th set bit from a base; negative counts go down, zero asks about the base itself. Bases beyond the mask find nothing.
fn fns(mask: u32, base: u32, offset: i32) -> u32 {
    if base > 31 {
        return u32::MAX;
    }
    if offset == 0 {
        return if mask >> base & 1 != 0 { base } else { u32::MAX };
    }
    let mut count = offset.unsigned_abs();
    let mut at = base as i32;
    while (0..32).contains(&at) {
        if mask >> at & 1 != 0 {
            count -= 1;
            if count == 0 {
                return at as u32;
            }
        }
        at += offset.signum();
    }
    u32::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    const S32: IntTy = IntTy { bits: 32, signed: true };
    const U32: IntTy = IntTy { bits: 32, signed: false };

    #[test]
    fn shifts_clamp() {
        assert_eq!(int2(Int2::Shl, U32, 1, 32), 0);
        assert_eq!(int2(Int2::Shr, S32, 0x8000_0000, 40), 0xffff_ffff);
        assert_eq!(int2(Int2::Shr, U32, 0x8000_0000, 31), 1);
    }

    #[test]
    fn bit_fields_extract_and_insert() {
        assert_eq!(int3(Int3::Bfe, U32, 0xabcd, 4, 8), 0xbc);
        assert_eq!(int3(Int3::Bfe, S32, 0x80, 7, 1), 0xffff_ffff);
        assert_eq!(bfi(U32, 0xf, 0, 4, 2), 0x30);
        assert_eq!(int3(Int3::Bfe, U32, 5, 0, 0), 0);
    }

    #[test]
    fn permutes_select_bytes_and_signs() {
        assert_eq!(prmt(PrmtMode::Default, 0x3322_1100, 0x7766_5544, 0x7531), 0x7755_3311);
        assert_eq!(prmt(PrmtMode::Default, 0x0000_0080, 0, 0x0008), 0x8080_80ff);
    }

    #[test]
    fn truth_tables_work() {
        assert_eq!(lop3(0xc0, 0xf0, 0x3c, 0), 0x30);
        assert_eq!(lop3(0x96, 1, 2, 4), 7);
    }

    #[test]
    fn division_follows_the_hardware() {
        assert_eq!(int2(Int2::Div, U32, 7, 0), 0xffff_ffff);
        assert_eq!(int2(Int2::Div, S32, 0x8000_0000, 0xffff_ffff), 0x8000_0000);
        assert_eq!(int2(Int2::Rem, S32, 0x8000_0000, 0xffff_ffff), 0);
        assert_eq!(int2(Int2::Rem, U32, 7, 0), 0xffff_ffff);
    }
}
