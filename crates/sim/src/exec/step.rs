//! One instruction.

use oxicc_ptx::{Rounding, SpecialReg};

use super::cluster::RANK_SHIFT;
use super::int::{bfi, int1, int2, int3, mask, sext};
use super::lanes::lanes;
use super::video::{video, video_mad};
use super::warp::{Flow, code_of};
use super::{Block, Context};
use crate::code::{
    BoolOp, CarryOp, Class, Cmp, CmpTy, Code, CvtMode, Float2, Float3, FloatMode, Fmt, Int2, Int3, IntTy,
    Num, Op, PredRef, SINK, Space,
};
use crate::fault::{Fault, FaultKind};
use crate::float;
use crate::memory::window;

impl Block {
    pub(super) fn step(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        at: usize,
        code: &Code,
        pc: u32,
        op: &Op,
        active: u32,
    ) -> Result<Flow, Fault> {
        let me = (w, at);
        match op {
            Op::Nop => {}
            Op::Mov { d, a } => {
                let value = *self.reg(w, at, code, *a);
                self.write(w, at, *d, active, &value);
            }
            Op::Int2 { op, ty, d, a, b } => self.step_int2(me, code, active, *op, *ty, *d, (*a, *b)),
            Op::Int3 { op, ty, d, a, b, c } => self.step_int3(me, code, active, *op, *ty, *d, (*a, *b, *c)),
            Op::Int1 { op, ty, d, a } => self.map1(me, code, active, *d, *a, |a| int1(*op, *ty, a)),
            Op::Float2 { op, fmt, mode, d, a, b } => {
                self.step_float2(me, code, active, *op, *fmt, *mode, *d, (*a, *b))
            }
            Op::Float3 { op, fmt, mode, d, a, b, c } => {
                if *op == Float3::Fma && *fmt == Fmt::F32 && plain(*mode) {
                    let (a, b, c) =
                        (self.reg(w, at, code, *a), self.reg(w, at, code, *b), self.reg(w, at, code, *c));
                    let out = float::fma_lanes(a, b, c);
                    self.write(w, at, *d, active, &out);
                } else if *op == Float3::Fma && *fmt == Fmt::F64 && plain(*mode) {
                    self.map3(me, code, active, *d, (*a, *b, *c), float::fma_f64);
                } else {
                    let f = |a, b, c| float::float3(*op, *fmt, *mode, a, b, c);
                    self.map3_active(me, code, active, *d, (*a, *b, *c), f);
                }
            }
            Op::Float1 { op, fmt, mode, d, a } => {
                self.map3_active(me, code, active, *d, (*a, *a, *a), |a, _, _| {
                    float::float1(*op, *fmt, *mode, a)
                });
            }
            Op::Ld(access) => self.load(cx, me, code, pc, access, active)?,
            Op::St(access) => self.store(cx, me, code, pc, access, active)?,
            Op::Texture(read) => self.texture_read(cx, me, code, pc, read, active)?,
            Op::Surface(access) => self.surface_access(cx, me, code, pc, access, active)?,
            Op::TextureQuery(query) => self.texture_query(cx, me, code, pc, query, active)?,
            Op::Atom(atom) => self.atom(cx, me, code, pc, atom, active)?,
            Op::Setp { cmp, ty, d, q, a, b, combine } => {
                let holds = self.compare(w, at, code, *cmp, *ty, *a, *b);
                let (p, np) = self.combined(w, at, holds, *combine);
                self.write_pred(w, at, *d, active, p);
                self.write_pred(w, at, *q, active, np);
            }
            Op::Set { cmp, ty, yes, d, a, b, combine } => {
                let holds = self.compare(w, at, code, *cmp, *ty, *a, *b);
                let (p, _) = self.combined(w, at, holds, *combine);
                let out = std::array::from_fn(|l| if p >> l & 1 != 0 { *yes } else { 0 });
                self.write(w, at, *d, active, &out);
            }
            Op::Set2 { cmp, fmt, ftz, yes, d, a, b, combine } => {
                let (x, y) = (self.reg(w, at, code, *a), self.reg(w, at, code, *b));
                let [low, high] = compare_halves(*cmp, *fmt, *ftz, x, y);
                let (p, _) = self.combined(w, at, low, *combine);
                let (r, _) = self.combined(w, at, high, *combine);
                let out = std::array::from_fn(|l| {
                    let part = |m: u32| if m >> l & 1 != 0 { *yes as u64 } else { 0 };
                    part(p) | part(r) << 16
                });
                self.write(w, at, *d, active, &out);
            }
            Op::Setp2 { cmp, fmt, ftz, d, q, a, b, combine } => {
                let (x, y) = (self.reg(w, at, code, *a), self.reg(w, at, code, *b));
                let [low, high] = compare_halves(*cmp, *fmt, *ftz, x, y);
                let (p, _) = self.combined(w, at, low, *combine);
                let (r, _) = self.combined(w, at, high, *combine);
                self.write_pred(w, at, *d, active, p);
                self.write_pred(w, at, *q, active, r);
            }
            Op::Selp { d, a, b, p } => {
                let p = self.guard(w, at, *p);
                let (a, b) = (self.reg(w, at, code, *a), self.reg(w, at, code, *b));
                let out = std::array::from_fn(|l| if p >> l & 1 != 0 { a[l] } else { b[l] });
                self.write(w, at, *d, active, &out);
            }
            Op::SlctFloat { d, a, b, c, ftz } => self.map3(me, code, active, *d, (*a, *b, *c), |a, b, c| {
                // -0 and NaN: -0 counts as zero, NaN chooses the second.
                if float::to_f64(Fmt::F32, c, *ftz) >= 0.0 { a } else { b }
            }),
            Op::Bra { target } => return Ok(self.branch(w, at, active, *target)),
            Op::Cvt { to, from, to_reg_bits, mode, d, a } => {
                let extend = match to {
                    crate::code::Num::Int(t) if t.signed && t.bits < *to_reg_bits => Some(t.bits),
                    _ => None,
                };
                let full = mask(*to_reg_bits);
                if let (Num::Int(from), Num::Int(to), false) = (from, to, mode.sat) {
                    let (signed, shift, kept) = (from.signed, 64 - from.bits as u32, mask(to.bits));
                    let back = 64 - extend.unwrap_or(64) as u32;
                    self.map1(me, code, active, *d, *a, |a| {
                        let wide =
                            if signed { ((a << shift) as i64 >> shift) as u64 } else { a << shift >> shift };
                        (((wide & kept) << back) as i64 >> back) as u64 & full
                    });
                    return Ok(Flow::Next);
                }
                self.map3_active(me, code, active, *d, (*a, *a, *a), |a, _, _| {
                    let v = float::convert(*to, *from, *mode, a);
                    match extend {
                        Some(bits) => sext(bits, v) as u64 & full,
                        None => v,
                    }
                });
            }
            Op::CvtPack2 { to, from, mode, d, a, b } => {
                let shift = if matches!(to, crate::code::Num::F16 | crate::code::Num::Bf16) {
                    16
                } else if *to == crate::code::Num::E2m1 {
                    4
                } else {
                    8
                };
                self.map3_active(me, code, active, *d, (*a, *b, *b), |a, b, _| {
                    // The first source goes to the upper half.
                    float::convert(*to, *from, *mode, a) << shift | float::convert(*to, *from, *mode, b)
                });
            }
            Op::CvtUnpack2 { to, from, mode, d, a } => {
                let (width, out) = match from {
                    crate::code::Num::F16 | crate::code::Num::Bf16 => (16, 8),
                    crate::code::Num::E2m1 => (4, 16),
                    _ => (8, 16),
                };
                self.map3_active(me, code, active, *d, (*a, *a, *a), |a, _, _| {
                    let element =
                        |i: u32| float::convert(*to, *from, *mode, a >> (i * width) & mask(width as u8));
                    element(1) << out | element(0)
                });
            }
            Op::CvtStochastic { to, mode, d, parts, random } => {
                self.cvt_stochastic(me, code, active, (*to, *mode), *d, parts, *random);
            }
            Op::Istypep { ty, d, a } => {
                let a = self.reg(w, at, code, *a);
                let is = |address: u64| cx.program.references.contains(&(address, *ty));
                let holds = lanes(active).fold(0u32, |m, l| m | (is(a[l]) as u32) << l);
                self.write_pred(w, at, *d, active, holds);
            }
            Op::QueryCancel { d, pd, first, a } => {
                let (low, high) = (*self.reg(w, at, code, *a), *self.reg(w, at, code, *a + 1));
                let canceled = lanes(active).fold(0u32, |m, l| m | ((low[l] & 1) as u32) << l);
                self.write_pred(w, at, *pd, active, canceled);
                for (n, d) in d.iter().enumerate() {
                    let part = |l: usize| match *first as usize + n {
                        0 => low[l] >> 32,
                        1 => high[l] & 0xffff_ffff,
                        2 => high[l] >> 32,
                        _ => 0,
                    };
                    self.write(w, at, *d, active, &std::array::from_fn(part));
                }
            }
            Op::Cvta { base, to_space, d, a } => {
                let base = if *to_space { base.wrapping_neg() } else { *base };
                self.map1(me, code, active, *d, *a, |a| {
                    // Null stays null in every space.
                    if a == 0 && *to_space { 0 } else { a.wrapping_add(base) }
                });
            }
            Op::Isspacep { space, d, a } => {
                let a = self.reg(w, at, code, *a);
                let holds = (0..32).fold(0u32, |m, l| m | (in_space(*space, a[l]) as u32) << l);
                self.write_pred(w, at, *d, active, holds);
            }
            Op::MovPred { d, a } => {
                let value = self.guard(w, at, *a);
                self.write_pred(w, at, *d, active, value);
            }
            Op::Pred2 { op, d, a, b } => {
                let (a, b) = (self.guard(w, at, *a), self.guard(w, at, *b));
                self.write_pred(w, at, *d, active, boolean(*op, a, b));
            }
            Op::Special { d, reg } => {
                let out = self.special(cx, w, *reg);
                self.write(w, at, *d, active, &out);
            }
            Op::FrameAddr { d, offset } => {
                let address = (self.warps[w].fragments[at].local + offset) as u64;
                self.write(w, at, *d, active, &[address; 32]);
            }
            Op::Pack { d, parts, bits } => self.pack(me, code, active, d, parts, *bits),
            Op::Unpack { parts, a, bits } => self.unpack(me, code, active, parts, a, *bits),
            Op::Bfi { ty, d, a, b, pos, len } => {
                let (pos, len) = (*self.reg(w, at, code, *pos), *self.reg(w, at, code, *len));
                let (a, b) = (self.reg(w, at, code, *a), self.reg(w, at, code, *b));
                let out = std::array::from_fn(|l| bfi(*ty, a[l], b[l], pos[l], len[l]));
                self.write(w, at, *d, active, &out);
            }
            Op::Packed16 { op, signed, d, a, b } => {
                let ty = IntTy { bits: 16, signed: *signed };
                self.map2(me, code, active, *d, (*a, *b), |a, b| {
                    int2(*op, ty, a & 0xffff, b & 0xffff)
                        | int2(*op, ty, a >> 16 & 0xffff, b >> 16 & 0xffff) << 16
                });
            }
            Op::Video(v) => {
                let c = if v.c == SINK { v.a.slot } else { v.c };
                self.map3(me, code, active, v.d, (v.a.slot, v.b.slot, c), |a, b, c| video(v, a, b, c));
            }
            Op::VideoMad(v) => {
                self.map3(me, code, active, v.d, (v.a.slot, v.b.slot, v.c), |a, b, c| video_mad(v, a, b, c));
            }
            Op::PackInts { ty, source_signed, d, a, b, c } => {
                let from = IntTy { bits: 32, signed: *source_signed };
                self.map3(me, code, active, *d, (*a, *b, *c), |a, b, c| {
                    let clamped = |v| float::int_to_int(from, *ty, true, v);
                    (c << (2 * ty.bits) | clamped(a) << ty.bits | clamped(b)) & 0xffff_ffff
                });
            }
            Op::Carry { op, ty, carry_in, carry_out, d, a, b, c } => {
                self.step_carry(me, code, active, (*op, *ty), (*carry_in, *carry_out), *d, (*a, *b, *c));
            }
            Op::Testp { class, fmt, d, a } => {
                let a = self.reg(w, at, code, *a);
                let holds = (0..32).fold(0u32, |m, l| m | (classify(*class, *fmt, a[l]) as u32) << l);
                self.write_pred(w, at, *d, active, holds);
            }
            Op::BrxIdx { index, targets } => {
                return self.branch_table(cx, me, code, pc, *index, targets, active);
            }
            Op::Call(_) => return self.call(cx, w, at, code, pc, active),
            Op::Ret => return Ok(self.ret(cx, w, at, code, active)),
            Op::Exit => return Ok(self.exit(w, at, active)),
            Op::Trap => {
                let alone = cx.workspace == 0 && cx.program.is_cooperative();
                let kind = if alone { FaultKind::NotCooperative } else { FaultKind::Trap };
                return Err(self.stop(cx, me, pc, active, kind));
            }
            Op::Bar(bar) => return self.barrier(cx, me, code, pc, bar, active),
            Op::ClusterArrive => self.cluster_arrive(w, active),
            Op::ClusterWait => return Ok(self.cluster_wait(me, active)),
            Op::Mapa { generic, d, a, rank } => {
                let ranks = *self.reg(w, at, code, *rank);
                let addresses = self.reg(w, at, code, *a);
                let (base, mask) = if *generic { (window::SHARED, u64::MAX) } else { (0, 0xffff_ffff) };
                let low = (1u64 << RANK_SHIFT) - 1;
                let out = std::array::from_fn(|l| {
                    (base | addresses[l] & low | ((ranks[l] + 1) & 0xff) << RANK_SHIFT) & mask
                });
                self.write(w, at, *d, active, &out);
            }
            Op::Getctarank { generic, d, a } => {
                let own = self.cluster.rank as u64;
                let base = if *generic { window::SHARED } else { 0 };
                self.map1(me, code, active, *d, *a, |a| match a.wrapping_sub(base) >> RANK_SHIFT & 0xff {
                    0 => own,
                    rank => rank - 1,
                });
            }
            Op::WarpSync { mask } => return Ok(self.warp_sync(me, code, pc, *mask, active)),
            Op::Shfl { mask, .. }
            | Op::Vote { mask, .. }
            | Op::MatchAny { mask, .. }
            | Op::MatchAll { mask, .. }
            | Op::Redux { mask, .. }
            | Op::ReduxFloat { mask, .. }
            | Op::Elect { mask, .. }
            | Op::Movmatrix { mask, .. } => {
                return self.collective(cx, me, code, pc, op, *mask, active);
            }
            Op::Mma(mma) => return self.collective(cx, me, code, pc, op, mma.full_mask, active),
            Op::Wgmma(product) => return self.collective(cx, me, code, pc, op, product.full_mask, active),
            Op::WmmaAccess(f) => return self.collective(cx, me, code, pc, op, f.full_mask, active),
            Op::MatrixAccess(access) => {
                return self.collective(cx, me, code, pc, op, access.full_mask, active);
            }
            Op::TensorMemory(access) => {
                return self.collective(cx, me, code, pc, op, access.full_mask, active);
            }
            Op::TensorCore(op) => self.tensor_core_op(cx, me, code, pc, op, active)?,
            Op::Mbarrier(b) => return self.mbarrier(cx, me, code, pc, b, active),
            Op::Copy(copy) => self.copy(cx, me, code, pc, copy, active)?,
            Op::CopyGroup(kind, op) => {
                if let Some(checker) = &mut self.checker {
                    lanes(active).for_each(|l| checker.copy_group(w, l, *kind, *op));
                }
            }
            Op::TensorCopy(copy) => self.tensor_copy(cx, me, code, pc, copy, active)?,
            Op::TensorReplace(replace) => self.tensor_replace(cx, me, code, pc, replace, active)?,
            Op::Activemask { d } => self.write(w, at, *d, active, &[active as u64; 32]),
            Op::Alloca { d, size, align } => {
                let lane = active.trailing_zeros() as usize;
                let size = lanes(active).map(|l| self.reg(w, at, code, *size)[l]).max().unwrap_or(0);
                let f = &mut self.warps[w].fragments[at];
                let start = (f.top as u64).next_multiple_of((*align).max(16) as u64);
                let end = start.saturating_add(size);
                if end > 512 << 10 {
                    return Err(self.stop(cx, me, pc, 1 << lane, FaultKind::StackOverflow));
                }
                f.top = end as u32;
                self.write(w, at, *d, active, &[start; 32]);
            }
            Op::StackSave { d } => {
                let top = self.warps[w].fragments[at].top as u64;
                self.write(w, at, *d, active, &[top; 32]);
            }
            Op::StackRestore { a } => {
                let saved = lanes(active).map(|l| self.reg(w, at, code, *a)[l]).min().unwrap_or(0);
                let f = &mut self.warps[w].fragments[at];
                f.top = f.top.min(saved as u32);
            }
            Op::Fence => {
                std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
                if let Some(checker) = &mut self.checker {
                    checker.fence(w);
                    self.note_release(cx);
                    self.note_acquire();
                }
            }
            Op::Yield => return Ok(Flow::Yielded),
            Op::Unsupported(index) => {
                let what = code.unsupported.get(*index as usize).cloned().unwrap_or_default();
                return Err(self.stop(cx, me, pc, active, FaultKind::Unsupported { what }));
            }
        }
        Ok(Flow::Next)
    }

    /// A fault of the first of some lanes.
    pub(super) fn stop(
        &self,
        cx: &Context<'_>,
        (w, at): (usize, usize),
        pc: u32,
        lanes: u32,
        kind: FaultKind,
    ) -> Fault {
        self.fault(cx, w, code_of(self, w, at), pc, lanes.trailing_zeros(), kind)
    }

    /// Random bits: 13 each for halves, 16 for bfloats, 8 for smaller formats, in the order of the values they are for.
    fn cvt_stochastic(
        &mut self,
        (w, at): (usize, usize),
        code: &Code,
        active: u32,
        (to, mode): (Num, CvtMode),
        d: u32,
        parts: &[u32],
        random: u32,
    ) {
        let (width, bits, apart) = match to {
            Num::F16 => (16, 13, 16),
            Num::Bf16 => (16, 16, 16),
            Num::E2m1 => (4, 8, 8),
            _ => (8, 8, 8),
        };
        let random = *self.reg(w, at, code, random);
        let mut out = [0u64; 32];
        for (n, part) in parts.iter().rev().enumerate() {
            let a = self.reg(w, at, code, *part);
            for l in lanes(active) {
                let chance = random[l] as u32 >> (apart * n) & ((1 << bits) - 1);
                out[l] |= float::stochastic(to, mode, a[l], chance, bits) << (width * n);
            }
        }
        self.write(w, at, d, active, &out);
    }

    fn step_int2(
        &mut self,
        me: (usize, usize),
        code: &Code,
        active: u32,
        op: Int2,
        ty: IntTy,
        d: u32,
        ab: (u32, u32),
    ) {
        // The common operations get loops of their own, which the compiler vectorises.
        match (op, ty.bits) {
            (Int2::Add, 32) => {
                self.map2(me, code, active, d, ab, |a, b| (a as u32).wrapping_add(b as u32) as u64)
            }
            (Int2::Sub, 32) => {
                self.map2(me, code, active, d, ab, |a, b| (a as u32).wrapping_sub(b as u32) as u64)
            }
            (Int2::Mul, 32) => {
                self.map2(me, code, active, d, ab, |a, b| (a as u32).wrapping_mul(b as u32) as u64)
            }
            (Int2::Add, 64) => self.map2(me, code, active, d, ab, |a, b| a.wrapping_add(b)),
            (Int2::Sub, 64) => self.map2(me, code, active, d, ab, |a, b| a.wrapping_sub(b)),
            (Int2::And, 32 | 64) => self.map2(me, code, active, d, ab, |a, b| a & b),
            (Int2::Or, 32 | 64) => self.map2(me, code, active, d, ab, |a, b| a | b),
            (Int2::Xor, 32 | 64) => self.map2(me, code, active, d, ab, |a, b| a ^ b),
            (Int2::MulWide, 32) if ty.signed => self
                .map2(me, code, active, d, ab, |a, b| (a as i32 as i64).wrapping_mul(b as i32 as i64) as u64),
            (Int2::MulWide, 32) => {
                self.map2(me, code, active, d, ab, |a, b| (a as u32 as u64).wrapping_mul(b as u32 as u64))
            }
            (Int2::Shl, 32) => self.map2(me, code, active, d, ab, |a, b| {
                if b as u32 >= 32 { 0 } else { ((a as u32) << (b as u32)) as u64 }
            }),
            (Int2::Shl, 64) => {
                self.map2(me, code, active, d, ab, |a, b| if b as u32 >= 64 { 0 } else { a << (b as u32) })
            }
            (Int2::Shr, 32) if !ty.signed => self.map2(me, code, active, d, ab, |a, b| {
                if b as u32 >= 32 { 0 } else { (a as u32 >> (b as u32)) as u64 }
            }),
            (Int2::Shr, 32) => {
                self.map2(me, code, active, d, ab, |a, b| (a as i32 >> (b as u32).min(31)) as u32 as u64)
            }
            (Int2::Mul, 64) => self.map2(me, code, active, d, ab, |a, b| a.wrapping_mul(b)),
            (Int2::Min, 32) if ty.signed => {
                self.map2(me, code, active, d, ab, |a, b| (a as i32).min(b as i32) as u32 as u64)
            }
            (Int2::Max, 32) if ty.signed => {
                self.map2(me, code, active, d, ab, |a, b| (a as i32).max(b as i32) as u32 as u64)
            }
            _ => self.map2(me, code, active, d, ab, |a, b| int2(op, ty, a, b)),
        }
    }

    fn step_int3(
        &mut self,
        me: (usize, usize),
        code: &Code,
        active: u32,
        op: Int3,
        ty: IntTy,
        d: u32,
        abc: (u32, u32, u32),
    ) {
        match (op, ty.bits) {
            (Int3::Mad, 32) => self.map3(me, code, active, d, abc, |a, b, c| {
                (a as u32).wrapping_mul(b as u32).wrapping_add(c as u32) as u64
            }),
            (Int3::MadWide, 32) if ty.signed => self.map3(me, code, active, d, abc, |a, b, c| {
                ((a as i32 as i64).wrapping_mul(b as i32 as i64) as u64).wrapping_add(c)
            }),
            _ => self.map3(me, code, active, d, abc, |a, b, c| int3(op, ty, a, b, c)),
        }
    }

    fn step_float2(
        &mut self,
        me: (usize, usize),
        code: &Code,
        active: u32,
        op: Float2,
        fmt: Fmt,
        mode: FloatMode,
        d: u32,
        ab: (u32, u32),
    ) {
        let f = |v: u64| f32::from_bits(v as u32);
        let bits = |v: f32| if v.is_nan() { 0x7fff_ffff } else { v.to_bits() as u64 };
        match (op, fmt) {
            (Float2::Add, Fmt::F32) if plain(mode) => {
                self.map2(me, code, active, d, ab, |a, b| bits(f(a) + f(b)))
            }
            (Float2::Sub, Fmt::F32) if plain(mode) => {
                self.map2(me, code, active, d, ab, |a, b| bits(f(a) - f(b)))
            }
            (Float2::Mul, Fmt::F32) if plain(mode) => {
                self.map2(me, code, active, d, ab, |a, b| bits(f(a) * f(b)))
            }
            (Float2::Add | Float2::Sub | Float2::Mul, Fmt::F64) if plain(mode) => {
                let (a, b) = (self.reg(me.0, me.1, code, ab.0), self.reg(me.0, me.1, code, ab.1));
                let out = match op {
                    Float2::Add => float::lanes_f64(a, b, |x, y| x + y),
                    Float2::Sub => float::lanes_f64(a, b, |x, y| x - y),
                    _ => float::lanes_f64(a, b, |x, y| x * y),
                };
                self.write(me.0, me.1, d, active, &out);
            }
            _ => {
                self.map3_active(me, code, active, d, (ab.0, ab.1, ab.1), |a, b, _| {
                    float::float2(op, fmt, mode, a, b)
                });
            }
        }
    }

    fn compare(&self, w: usize, at: usize, code: &Code, cmp: Cmp, ty: CmpTy, a: u32, b: u32) -> u32 {
        let (a, b) = (self.reg(w, at, code, a), self.reg(w, at, code, b));
        match ty {
            CmpTy::Int(ty) => {
                // Shifted to the top of the word, values of every width compare alike.
                let shift = 64 - ty.bits as u32;
                if ty.signed {
                    ordered(cmp, a, b, |v| (v << shift) as i64)
                } else {
                    ordered(cmp, a, b, |v| v << shift)
                }
            }
            CmpTy::Float(Fmt::F32, false) if (cmp as u8) < Cmp::Equ as u8 => {
                ordered(cmp, a, b, |v| f32::from_bits(v as u32))
            }
            CmpTy::Float(fmt, ftz) => collect(a, b, |a, b| {
                float::compare(cmp, float::to_f64(fmt, a, ftz), float::to_f64(fmt, b, ftz))
            }),
        }
    }

    /// The results `p` and `q` of a comparison: combined as such, and negated.
    fn combined(&self, w: usize, at: usize, holds: u32, combine: Option<(BoolOp, PredRef)>) -> (u32, u32) {
        match combine {
            None => (holds, !holds),
            Some((op, c)) => {
                let c = self.guard(w, at, c);
                (boolean(op, holds, c), boolean(op, !holds, c))
            }
        }
    }

    fn step_carry(
        &mut self,
        (w, at): (usize, usize),
        code: &Code,
        active: u32,
        (op, ty): (CarryOp, IntTy),
        (carry_in, carry_out): (bool, bool),
        d: u32,
        (a, b, c): (u32, u32, u32),
    ) {
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

    fn pack(
        &mut self,
        (w, at): (usize, usize),
        code: &Code,
        active: u32,
        d: &[u32],
        parts: &[u32],
        bits: u8,
    ) {
        let mut wide = [0u128; 32];
        for (i, part) in parts.iter().enumerate() {
            let part = self.reg(w, at, code, *part);
            for l in 0..32 {
                wide[l] |= ((part[l] & mask(bits)) as u128) << (i as u32 * bits as u32).min(127);
            }
        }
        for (i, d) in d.iter().enumerate() {
            let out = std::array::from_fn(|l| (wide[l] >> (64 * i)) as u64);
            self.write(w, at, *d, active, &out);
        }
    }

    fn unpack(
        &mut self,
        (w, at): (usize, usize),
        code: &Code,
        active: u32,
        parts: &[u32],
        a: &[u32],
        bits: u8,
    ) {
        let mut wide = [0u128; 32];
        for (i, a) in a.iter().enumerate().take(2) {
            let a = self.reg(w, at, code, *a);
            for l in 0..32 {
                wide[l] |= (a[l] as u128) << (64 * i);
            }
        }
        for (i, part) in parts.iter().enumerate() {
            let shift = (i as u32 * bits as u32).min(127);
            let out = std::array::from_fn(|l| (wide[l] >> shift) as u64 & mask(bits));
            self.write(w, at, *part, active, &out);
        }
    }

    fn branch_table(
        &mut self,
        cx: &Context<'_>,
        me: (usize, usize),
        code: &Code,
        pc: u32,
        index: u32,
        targets: &[u32],
        active: u32,
    ) -> Result<Flow, Fault> {
        let (w, at) = me;
        let index = *self.reg(w, at, code, index);
        let mut rest = active;
        while rest != 0 {
            let first = rest.trailing_zeros() as usize;
            let choice = index[first] as u32;
            let Some(target) = targets.get(choice as usize) else {
                let what = format!("a branch to entry {choice} of a table of {}", targets.len());
                return Err(self.stop(cx, me, pc, 1 << first, FaultKind::Unsupported { what }));
            };
            let same = lanes(rest).filter(|l| index[*l] as u32 == choice).fold(0u32, |m, l| m | 1 << l);
            rest &= !same;
            self.branch(w, at, same, *target);
            if rest != 0 && self.warps[w].fragments[at].mask & rest != rest {
                break;
            }
        }
        Ok(Flow::Jumped)
    }

    fn special(&self, cx: &Context<'_>, w: usize, reg: SpecialReg) -> [u64; 32] {
        use SpecialReg::*;
        let warp = &self.warps[w];
        let same = |v: u64| [v; 32];
        let tid = |axis: usize| warp.tid[axis].map(u64::from);
        let lane = |f: &dyn Fn(u32) -> u32| std::array::from_fn(|l| f(l as u32) as u64);
        let clock = self.clock;
        let shape = cx.cluster;
        let member = [
            self.cluster.rank % shape.x,
            self.cluster.rank / shape.x % shape.y,
            self.cluster.rank / (shape.x * shape.y),
        ];
        match reg {
            TidX => tid(0),
            TidY => tid(1),
            TidZ => tid(2),
            NtidX => same(cx.block.x as u64),
            NtidY => same(cx.block.y as u64),
            NtidZ => same(cx.block.z as u64),
            CtaidX => same(self.id[0] as u64),
            CtaidY => same(self.id[1] as u64),
            CtaidZ => same(self.id[2] as u64),
            NctaidX => same(cx.grid.x as u64),
            NctaidY => same(cx.grid.y as u64),
            NctaidZ => same(cx.grid.z as u64),
            ClusteridX => same((self.id[0] / shape.x) as u64),
            ClusteridY => same((self.id[1] / shape.y) as u64),
            ClusteridZ => same((self.id[2] / shape.z) as u64),
            NclusteridX => same((cx.grid.x / shape.x) as u64),
            NclusteridY => same((cx.grid.y / shape.y) as u64),
            NclusteridZ => same((cx.grid.z / shape.z) as u64),
            ClusterCtaidX => same(member[0] as u64),
            ClusterCtaidY => same(member[1] as u64),
            ClusterCtaidZ => same(member[2] as u64),
            ClusterNctaidX => same(shape.x as u64),
            ClusterNctaidY => same(shape.y as u64),
            ClusterNctaidZ => same(shape.z as u64),
            ClusterCtarank => same(self.cluster.rank as u64),
            ClusterNctarank => same(shape.count()),
            IsExplicitCluster => same((shape.count() > 1) as u64),
            Laneid => lane(&|l| l),
            Warpid => same(warp.index as u64),
            Nwarpid => same(self.warps.len() as u64),
            Nsmid => same(1),
            LanemaskEq => lane(&|l| 1 << l),
            LanemaskLe => lane(&|l| u32::MAX >> (31 - l)),
            LanemaskLt => lane(&|l| (1 << l) - 1),
            LanemaskGe => lane(&|l| u32::MAX << l),
            LanemaskGt => lane(&|l| (u32::MAX << l) & !(1 << l)),
            Clock => same(clock as u32 as u64),
            ClockHi => same(clock >> 32),
            Clock64 | Globaltimer => same(clock),
            GlobaltimerLo => same(clock as u32 as u64),
            GlobaltimerHi => same(clock >> 32),
            Envreg1 => same(cx.workspace >> 32),
            Envreg2 => same(cx.workspace as u32 as u64),
            DynamicSmemSize => same(cx.dynamic_shared),
            TotalSmemSize | AggrSmemSize => same(cx.shared_bytes),
            WarpSz => same(32),
            _ => same(0),
        }
    }
}

/// The lanes where something holds of two registers.
fn collect(a: &[u64; 32], b: &[u64; 32], f: impl Fn(u64, u64) -> bool) -> u32 {
    (0..32).fold(0u32, |m, l| m | (f(a[l], b[l]) as u32) << l)
}

/// A comparison that is false for unordered operands, except `ne`, which is never true for them either.
fn ordered<T: PartialOrd>(cmp: Cmp, a: &[u64; 32], b: &[u64; 32], value: impl Fn(u64) -> T) -> u32 {
    match cmp {
        Cmp::Eq => collect(a, b, |a, b| value(a) == value(b)),
        Cmp::Ne => collect(a, b, |a, b| value(a) < value(b) || value(a) > value(b)),
        Cmp::Lt => collect(a, b, |a, b| value(a) < value(b)),
        Cmp::Le => collect(a, b, |a, b| value(a) <= value(b)),
        Cmp::Gt => collect(a, b, |a, b| value(a) > value(b)),
        _ => collect(a, b, |a, b| value(a) >= value(b)),
    }
}

/// Round to nearest with no modifier: the host's own arithmetic.
fn plain(mode: FloatMode) -> bool {
    mode.rounding == Rounding::Rn && !mode.ftz && !mode.sat && !mode.relu
}

fn boolean(op: BoolOp, a: u32, b: u32) -> u32 {
    match op {
        BoolOp::And => a & b,
        BoolOp::Or => a | b,
        BoolOp::Xor => a ^ b,
    }
}

fn in_space(space: Space, address: u64) -> bool {
    let in_window = |base: u64| (base..base + window::SIZE).contains(&address);
    match space {
        Space::Shared => in_window(window::SHARED) && address >> RANK_SHIFT & 0xff == 0,
        Space::SharedCluster => in_window(window::SHARED),
        Space::Local => in_window(window::LOCAL),
        Space::Param => in_window(window::PARAM),
        Space::Global | Space::Generic => address >= window::GLOBAL,
    }
}

fn classify(class: Class, fmt: Fmt, bits: u64) -> bool {
    let kind = match fmt {
        Fmt::F64 => f64::from_bits(bits).classify(),
        _ => f32::from_bits(bits as u32).classify(),
    };
    use std::num::FpCategory::*;
    match class {
        Class::Finite => !matches!(kind, Nan | Infinite),
        Class::Infinite => kind == Infinite,
        Class::Number => kind != Nan,
        Class::NotANumber => kind == Nan,
        // Zero counts as normal here.
        Class::Normal => matches!(kind, Normal | Zero),
        Class::Subnormal => kind == Subnormal,
    }
}

/// Packed comparison in every lane: one mask for the low halves, one for the high.
fn compare_halves(cmp: Cmp, fmt: Fmt, ftz: bool, x: &[u64; 32], y: &[u64; 32]) -> [u32; 2] {
    let element = if fmt == Fmt::F16x2 { Fmt::F16 } else { Fmt::Bf16 };
    [0, 16].map(|shift| {
        x.iter().zip(y).enumerate().fold(0, |m, (l, (x, y))| {
            let value = |v: u64| float::to_f64(element, v >> shift & 0xffff, ftz);
            m | (float::compare(cmp, value(*x), value(*y)) as u32) << l
        })
    })
}
