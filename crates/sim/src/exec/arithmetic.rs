//! Arithmetic on integers and floats.

use oxicc_ptx::Rounding;

use super::int::{bfi, int2, int3, mask};
use super::lanes::{each, lanes};
use super::{Block, Issue};
use crate::code::{CarryOp, Float1, Float2, Float3, FloatMode, Fmt, Int2, Int3, IntTy, Slot};
use crate::float;

impl Block {
    #[inline(always)]
    pub(super) fn step_int2(&mut self, issue: &Issue<'_>, op: Int2, ty: IntTy, d: u32, ab: (u32, u32)) {
        // The common operations get loops of their own, which the compiler vectorises.
        match (op, ty.bits) {
            (Int2::Add, 32) => self.map2(issue, d, ab, |a, b| (a as u32).wrapping_add(b as u32) as u64),
            (Int2::Sub, 32) => self.map2(issue, d, ab, |a, b| (a as u32).wrapping_sub(b as u32) as u64),
            (Int2::Mul, 32) => self.map2(issue, d, ab, |a, b| (a as u32).wrapping_mul(b as u32) as u64),
            (Int2::Add, 64) => self.map2(issue, d, ab, |a, b| a.wrapping_add(b)),
            (Int2::Sub, 64) => self.map2(issue, d, ab, |a, b| a.wrapping_sub(b)),
            (Int2::And, 32 | 64) => self.map2(issue, d, ab, |a, b| a & b),
            (Int2::Or, 32 | 64) => self.map2(issue, d, ab, |a, b| a | b),
            (Int2::Xor, 32 | 64) => self.map2(issue, d, ab, |a, b| a ^ b),
            (Int2::MulWide, 32) if ty.signed => {
                self.map2(issue, d, ab, |a, b| (a as i32 as i64).wrapping_mul(b as i32 as i64) as u64)
            }
            (Int2::MulWide, 32) => {
                self.map2(issue, d, ab, |a, b| (a as u32 as u64).wrapping_mul(b as u32 as u64))
            }
            (Int2::Shl, 32) => {
                self.map2(
                    issue,
                    d,
                    ab,
                    |a, b| {
                        if b as u32 >= 32 { 0 } else { ((a as u32) << (b as u32)) as u64 }
                    },
                )
            }
            (Int2::Shl, 64) => {
                self.map2(issue, d, ab, |a, b| if b as u32 >= 64 { 0 } else { a << (b as u32) })
            }
            (Int2::Shr, 32) if !ty.signed => self
                .map2(issue, d, ab, |a, b| if b as u32 >= 32 { 0 } else { (a as u32 >> (b as u32)) as u64 }),
            (Int2::Shr, 32) => self.map2(issue, d, ab, |a, b| (a as i32 >> (b as u32).min(31)) as u32 as u64),
            (Int2::Mul, 64) => self.map2(issue, d, ab, |a, b| a.wrapping_mul(b)),
            (Int2::MulHi, 32) if ty.signed => self.map2(issue, d, ab, |a, b| {
                ((a as i32 as i64).wrapping_mul(b as i32 as i64) >> 32) as u32 as u64
            }),
            (Int2::MulHi, 32) => {
                self.map2(issue, d, ab, |a, b| (a as u32 as u64).wrapping_mul(b as u32 as u64) >> 32)
            }
            (Int2::Div, 32) if ty.signed => self.map2(issue, d, ab, |a, b| quotient_i32(a as i32, b as i32)),
            (Int2::Div, 32) => self.map2(issue, d, ab, |a, b| quotient_u32(a as u32, b as u32)),
            (Int2::Rem, 32) if ty.signed => self.map2(issue, d, ab, |a, b| {
                let rest =
                    (a as u32).wrapping_sub((quotient_i32(a as i32, b as i32) as u32).wrapping_mul(b as u32));
                if b as u32 == 0 { u32::MAX as u64 } else { rest as u64 }
            }),
            (Int2::Rem, 32) => self.map2(issue, d, ab, |a, b| {
                let rest =
                    (a as u32).wrapping_sub((quotient_u32(a as u32, b as u32) as u32).wrapping_mul(b as u32));
                if b as u32 == 0 { u32::MAX as u64 } else { rest as u64 }
            }),
            (Int2::Div | Int2::Rem, 64) if !ty.signed => {
                self.map3_active(issue, d, (ab.0, ab.1, ab.1), |a, b, _| {
                    let of =
                        |a: u64, b: u64| if op == Int2::Div { a.checked_div(b) } else { a.checked_rem(b) };
                    of(a, b).unwrap_or(u64::MAX)
                })
            }
            (Int2::Div | Int2::Rem, 64) => self.map3_active(issue, d, (ab.0, ab.1, ab.1), |a, b, _| {
                let (a, b) = (a as i64, b as i64);
                match (b, op) {
                    (0, _) => u64::MAX,
                    (_, Int2::Div) => a.wrapping_div(b) as u64,
                    _ => a.wrapping_rem(b) as u64,
                }
            }),
            (Int2::Shr, 64) if ty.signed => {
                self.map2(issue, d, ab, |a, b| (a as i64 >> (b as u32).min(63)) as u64)
            }
            (Int2::Shr, 64) => {
                self.map2(issue, d, ab, |a, b| if b as u32 >= 64 { 0 } else { a >> (b as u32) })
            }
            (Int2::Add, 16) => self.map2(issue, d, ab, |a, b| (a as u16).wrapping_add(b as u16) as u64),
            (Int2::Sub, 16) => self.map2(issue, d, ab, |a, b| (a as u16).wrapping_sub(b as u16) as u64),
            (Int2::Mul, 16) => self.map2(issue, d, ab, |a, b| (a as u16).wrapping_mul(b as u16) as u64),
            (Int2::And, 16) => self.map2(issue, d, ab, |a, b| a & b & 0xffff),
            (Int2::Or, 16) => self.map2(issue, d, ab, |a, b| (a | b) & 0xffff),
            (Int2::Xor, 16) => self.map2(issue, d, ab, |a, b| (a ^ b) & 0xffff),
            (Int2::Min, 32) if ty.signed => {
                self.map2(issue, d, ab, |a, b| (a as i32).min(b as i32) as u32 as u64)
            }
            (Int2::Max, 32) if ty.signed => {
                self.map2(issue, d, ab, |a, b| (a as i32).max(b as i32) as u32 as u64)
            }
            (Int2::Min, 32) => self.map2(issue, d, ab, |a, b| (a as u32).min(b as u32) as u64),
            (Int2::Max, 32) => self.map2(issue, d, ab, |a, b| (a as u32).max(b as u32) as u64),
            _ => self.other_int2(issue, op, ty, d, ab),
        }
    }

    /// What is rare enough to be done lane by lane.
    fn other_int2(&mut self, issue: &Issue<'_>, op: Int2, ty: IntTy, d: u32, ab: (u32, u32)) {
        self.map2(issue, d, ab, |a, b| int2(op, ty, a, b));
    }

    /// Likewise.
    fn other_int3(&mut self, issue: &Issue<'_>, op: Int3, ty: IntTy, d: u32, abc: (u32, u32, u32)) {
        self.map3(issue, d, abc, |a, b, c| int3(op, ty, a, b, c));
    }

    #[inline(always)]
    pub(super) fn step_int3(&mut self, issue: &Issue<'_>, op: Int3, ty: IntTy, d: u32, abc: (u32, u32, u32)) {
        match (op, ty.bits) {
            (Int3::Mad, 32) => self.map3(issue, d, abc, |a, b, c| {
                (a as u32).wrapping_mul(b as u32).wrapping_add(c as u32) as u64
            }),
            (Int3::MadWide, 32) if ty.signed => self.map3(issue, d, abc, |a, b, c| {
                ((a as i32 as i64).wrapping_mul(b as i32 as i64) as u64).wrapping_add(c)
            }),
            (Int3::MadWide, 32) => self.map3(issue, d, abc, |a, b, c| {
                (a as u32 as u64).wrapping_mul(b as u32 as u64).wrapping_add(c)
            }),
            (Int3::Mad, 64) => self.map3(issue, d, abc, |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
            (Int3::Lop3(table), _) => {
                let terms: [u64; 8] =
                    std::array::from_fn(|i| if table >> i & 1 != 0 { 0xffff_ffff } else { 0 });
                self.map3(issue, d, abc, |a, b, c| {
                    let pick = |i: usize, bit: usize, x: u64| if i >> bit & 1 != 0 { x } else { !x };
                    (0..8).fold(0, |r, i| r | terms[i] & pick(i, 2, a) & pick(i, 1, b) & pick(i, 0, c))
                });
            }
            (Int3::ShfL(clamp), _) => self.map3(issue, d, abc, |a, b, c| {
                let n = if clamp { (c as u32).min(32) } else { c as u32 & 31 };
                (b << 32 | a & 0xffff_ffff) << n >> 32
            }),
            (Int3::ShfR(clamp), _) => self.map3(issue, d, abc, |a, b, c| {
                let n = if clamp { (c as u32).min(32) } else { c as u32 & 31 };
                (b << 32 | a & 0xffff_ffff) >> n & 0xffff_ffff
            }),
            _ => self.other_int3(issue, op, ty, d, abc),
        }
    }

    #[inline(always)]
    pub(super) fn step_float2(
        &mut self,
        issue: &Issue<'_>,
        op: Float2,
        fmt: Fmt,
        mode: FloatMode,
        d: u32,
        ab: (u32, u32),
    ) {
        let &Issue { me, code, .. } = issue;
        let f = |v: u64| f32::from_bits(v as u32);
        let bits = |v: f32| if v.is_nan() { 0x7fff_ffff } else { v.to_bits() as u64 };
        // With the modifiers known to be those, the functions for one lane are as good.
        let flushing = FloatMode { ftz: true, ..PLAIN };
        let lane = |op, mode, a, b| float::float2_f32(op, mode, a as u32, b as u32) as u64;
        match (op, fmt) {
            (Float2::Add, Fmt::F32) if plain(mode) => self.map2(issue, d, ab, |a, b| bits(f(a) + f(b))),
            (Float2::Sub, Fmt::F32) if plain(mode) => self.map2(issue, d, ab, |a, b| bits(f(a) - f(b))),
            (Float2::Mul, Fmt::F32) if plain(mode) => self.map2(issue, d, ab, |a, b| bits(f(a) * f(b))),
            (Float2::Div, Fmt::F32) if plain(mode) => self.map2(issue, d, ab, |a, b| bits(f(a) / f(b))),
            (Float2::Add, Fmt::F32) if mode == flushing => {
                self.map2(issue, d, ab, |a, b| lane(Float2::Add, flushing, a, b))
            }
            (Float2::Sub, Fmt::F32) if mode == flushing => {
                self.map2(issue, d, ab, |a, b| lane(Float2::Sub, flushing, a, b))
            }
            (Float2::Mul, Fmt::F32) if mode == flushing => {
                self.map2(issue, d, ab, |a, b| lane(Float2::Mul, flushing, a, b))
            }
            (Float2::Div, Fmt::F32) if mode == flushing => {
                self.map2(issue, d, ab, |a, b| lane(Float2::Div, flushing, a, b))
            }
            (Float2::Min, Fmt::F32) if mode == PLAIN => {
                self.map2(issue, d, ab, |a, b| lane(Float2::Min, PLAIN, a, b))
            }
            (Float2::Max, Fmt::F32) if mode == PLAIN => {
                self.map2(issue, d, ab, |a, b| lane(Float2::Max, PLAIN, a, b))
            }
            (Float2::Add | Float2::Sub | Float2::Mul, Fmt::F64) if plain(mode) => {
                let (a, b) = (self.reg(me.0, me.1, code, ab.0), self.reg(me.0, me.1, code, ab.1));
                let out = match op {
                    Float2::Add => float::lanes_f64(a, b, |x, y| x + y),
                    Float2::Sub => float::lanes_f64(a, b, |x, y| x - y),
                    _ => float::lanes_f64(a, b, |x, y| x * y),
                };
                self.result(issue, d, &out);
            }
            _ => self.other_float2(issue, op, fmt, mode, d, ab),
        }
    }

    fn other_float2(
        &mut self,
        issue: &Issue<'_>,
        op: Float2,
        fmt: Fmt,
        mode: FloatMode,
        d: u32,
        ab: (u32, u32),
    ) {
        self.map3_active(issue, d, (ab.0, ab.1, ab.1), |a, b, _| float::float2(op, fmt, mode, a, b));
    }

    #[inline(always)]
    pub(super) fn step_float1(
        &mut self,
        issue: &Issue<'_>,
        op: Float1,
        fmt: Fmt,
        mode: FloatMode,
        d: Slot,
        a: Slot,
    ) {
        let flushing = FloatMode { ftz: true, ..PLAIN };
        let lane = |op, mode, a| float::float1_f32(op, mode, a as u32) as u64;
        match (op, fmt) {
            (Float1::Neg, Fmt::F32) if mode == PLAIN => {
                self.map1(issue, d, a, |a| lane(Float1::Neg, PLAIN, a))
            }
            (Float1::Abs, Fmt::F32) if mode == PLAIN => {
                self.map1(issue, d, a, |a| lane(Float1::Abs, PLAIN, a))
            }
            (Float1::Sqrt, Fmt::F32) if mode == PLAIN => {
                self.map1(issue, d, a, |a| lane(Float1::Sqrt, PLAIN, a))
            }
            (Float1::Rcp, Fmt::F32) if mode == PLAIN => {
                self.map1(issue, d, a, |a| lane(Float1::Rcp, PLAIN, a))
            }
            (Float1::Rsqrt, Fmt::F32) if mode == PLAIN => {
                self.map1(issue, d, a, |a| lane(Float1::Rsqrt, PLAIN, a))
            }
            (Float1::Sqrt, Fmt::F32) if mode == flushing => {
                self.map1(issue, d, a, |a| lane(Float1::Sqrt, flushing, a))
            }
            (Float1::Rcp, Fmt::F32) if mode == flushing => {
                self.map1(issue, d, a, |a| lane(Float1::Rcp, flushing, a))
            }
            (Float1::Rsqrt, Fmt::F32) if mode == flushing => {
                self.map1(issue, d, a, |a| lane(Float1::Rsqrt, flushing, a))
            }
            _ => self.other_float1(issue, op, fmt, mode, d, a),
        }
    }

    fn other_float1(&mut self, issue: &Issue<'_>, op: Float1, fmt: Fmt, mode: FloatMode, d: Slot, a: Slot) {
        self.map3_active(issue, d, (a, a, a), |a, _, _| float::float1(op, fmt, mode, a));
    }

    #[inline(always)]
    pub(super) fn step_float3(
        &mut self,
        issue: &Issue<'_>,
        op: Float3,
        fmt: Fmt,
        mode: FloatMode,
        d: Slot,
        (a, b, c): (Slot, Slot, Slot),
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        match (op, fmt) {
            (Float3::Fma, Fmt::F32) if issue.cx.vectors.has_fma() && mode == PLAIN => {
                self.map3(issue, d, (a, b, c), float::fma_f32);
            }
            (Float3::Fma, Fmt::F32)
                if issue.cx.vectors.has_fma() && mode == (FloatMode { ftz: true, ..PLAIN }) =>
            {
                let f = |v: u64| float::ftz32(v as u32) as u64;
                self.map3(issue, d, (a, b, c), |a, b, c| {
                    float::ftz32(float::fma_f32(f(a), f(b), f(c)) as u32) as u64
                });
            }
            (Float3::Fma, Fmt::F32) if plain(mode) => {
                let (a, b, c) =
                    (self.reg(w, at, code, a), self.reg(w, at, code, b), self.reg(w, at, code, c));
                let out = float::fma_lanes(a, b, c);
                self.write(w, at, d, active, &out);
            }
            (Float3::Fma, Fmt::F64) if plain(mode) => {
                let (a, b, c) =
                    (self.reg(w, at, code, a), self.reg(w, at, code, b), self.reg(w, at, code, c));
                let out = float::fma_lanes_f64(a, b, c);
                self.write(w, at, d, active, &out);
            }
            _ => self.other_float3(issue, op, fmt, mode, d, (a, b, c)),
        }
    }

    fn other_float3(
        &mut self,
        issue: &Issue<'_>,
        op: Float3,
        fmt: Fmt,
        mode: FloatMode,
        d: Slot,
        abc: (Slot, Slot, Slot),
    ) {
        self.map3_active(issue, d, abc, |a, b, c| float::float3(op, fmt, mode, a, b, c));
    }

    pub(super) fn step_carry(
        &mut self,
        issue: &Issue<'_>,
        (op, ty): (CarryOp, IntTy),
        (carry_in, carry_out): (bool, bool),
        d: u32,
        (a, b, c): (u32, u32, u32),
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let carry = self.warps[w].carry;
        let (a, b, c) = (self.reg(w, at, code, a), self.reg(w, at, code, b), self.reg(w, at, code, c));
        let m = mask(ty.bits) as u128;
        let mut out = [0; 32];
        let mut flags = 0u32;
        for l in lanes(active) {
            let cin = if carry_in { (carry >> l & 1) as u128 } else { 0 };
            let (x, y, z) = (a[l] as u128 & m, b[l] as u128 & m, c[l] as u128 & m);
            let (sum, flag) = match op {
                CarryOp::Add => (x + y + cin, x + y + cin > m),
                // The hardware adds the complement: the flag is set where there was no borrow. (PTX's
                // text says otherwise; code that reads it with `addc` tells the two apart.)
                CarryOp::Sub => {
                    let cin = if carry_in { cin } else { 1 };
                    (x + (!y & m) + cin, x + (!y & m) + cin > m)
                }
                CarryOp::MadLo | CarryOp::MadHi => {
                    let product =
                        crate::float::widen_int(ty, a[l]).wrapping_mul(crate::float::widen_int(ty, b[l]));
                    let shift = if op == CarryOp::MadHi { ty.bits } else { 0 };
                    let part = (product >> shift) as u128 & m;
                    (part + z + cin, part + z + cin > m)
                }
            };
            out[l] = (sum & m) as u64;
            flags |= (flag as u32) << l;
        }
        self.write(w, at, d, active, &out);
        if carry_out {
            self.warps[w].carry = carry & !active | flags;
        }
    }

    pub(super) fn bfi(
        &mut self,
        issue: &Issue<'_>,
        ty: IntTy,
        d: Slot,
        (a, b): (Slot, Slot),
        (pos, len): (Slot, Slot),
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (pos, len) = (self.reg(w, at, code, pos), self.reg(w, at, code, len));
        let (a, b) = (self.reg(w, at, code, a), self.reg(w, at, code, b));
        let out = each(|l| bfi(ty, a[l], b[l], pos[l], len[l]));
        self.write(w, at, d, active, &out);
    }

    /// An operation on both halves of words.
    pub(super) fn packed16(&mut self, issue: &Issue<'_>, op: Int2, signed: bool, d: Slot, ab: (Slot, Slot)) {
        let ty = IntTy { bits: 16, signed };
        self.map2(issue, d, ab, |a, b| {
            int2(op, ty, a & 0xffff, b & 0xffff) | int2(op, ty, a >> 16 & 0xffff, b >> 16 & 0xffff) << 16
        });
    }

    /// `cvt.pack`: two integers clamped and put below what is there.
    pub(super) fn pack_ints(
        &mut self,
        issue: &Issue<'_>,
        ty: IntTy,
        source_signed: bool,
        d: Slot,
        abc: (Slot, Slot, Slot),
    ) {
        let from = IntTy { bits: 32, signed: source_signed };
        self.map3(issue, d, abc, |a, b, c| {
            let clamped = |v| float::int_to_int(from, ty, true, v);
            (c << (2 * ty.bits) | clamped(a) << ty.bits | clamped(b)) & 0xffff_ffff
        });
    }
}

/// No modifier at all.
const PLAIN: FloatMode =
    FloatMode { rounding: Rounding::Rn, ftz: false, sat: false, relu: false, nan: false, xorsign: false };

/// A quotient of integers by way of doubles, of which vectors have a division: it is further below the next integer than a
/// double rounds. All ones for a division by zero.
#[inline(always)]
fn quotient_u32(a: u32, b: u32) -> u64 {
    let quotient = (a as f64 / b as f64) as i64 as u32;
    if b == 0 { u32::MAX as u64 } else { quotient as u64 }
}

#[inline(always)]
fn quotient_i32(a: i32, b: i32) -> u64 {
    let quotient = (a as f64 / b as f64) as i64 as u32;
    if b == 0 { u32::MAX as u64 } else { quotient as u64 }
}

/// Round to nearest with no modifier: the host's own arithmetic.
#[inline(always)]
fn plain(mode: FloatMode) -> bool {
    mode.rounding == Rounding::Rn && !mode.ftz && !mode.sat && !mode.relu
}
