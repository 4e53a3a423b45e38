//! One instruction.

use super::int::int1;
use super::lanes::lanes;
use super::predicate::boolean;
use super::video::{video, video_mad};
use super::warp::{Flow, code_of};
use super::{Block, Issue};
use crate::code::{Op, SINK, Slot};
use crate::fault::{Fault, FaultKind};

impl Block {
    /// Executes an instruction.
    #[inline(always)]
    pub(super) fn step(&mut self, issue: &Issue<'_>, op: &Op) -> Result<Flow, Fault> {
        let &Issue { me: (w, at), active, .. } = issue;
        match op {
            Op::Nop => {}
            Op::Mov { d, a } => {
                let value = *self.operand(issue, *a);
                self.result(issue, *d, &value);
            }
            Op::Int2 { op, ty, d, a, b } => self.step_int2(issue, *op, *ty, *d, (*a, *b)),
            Op::Int3 { op, ty, d, a, b, c } => self.step_int3(issue, *op, *ty, *d, (*a, *b, *c)),
            Op::Float2 { op, fmt, mode, d, a, b } => self.step_float2(issue, *op, *fmt, *mode, *d, (*a, *b)),
            Op::Float3 { op, fmt, mode, d, a, b, c } => {
                self.step_float3(issue, *op, *fmt, *mode, *d, (*a, *b, *c))
            }
            Op::Float1 { op, fmt, mode, d, a } => self.step_float1(issue, *op, *fmt, *mode, *d, *a),
            Op::Ld(access) => self.load(issue, access)?,
            Op::St(access) => self.store(issue, access)?,
            Op::Setp { cmp, ty, d, q, a, b, combine } => {
                self.setp(issue, (*cmp, *ty), (*d, *q), (*a, *b), *combine)
            }
            Op::Selp { d, a, b, p } => self.selp(issue, *d, (*a, *b), *p),
            Op::Bra { target } => return Ok(self.branch(w, at, active, *target)),
            Op::Cvt { to, from, to_reg_bits, mode, d, a } => {
                self.cvt(issue, (*to, *from, *mode), *to_reg_bits, *d, *a)
            }
            Op::Cvta { base, to_space, d, a } => {
                let base = if *to_space { base.wrapping_neg() } else { *base };
                self.map1(issue, *d, *a, |a| {
                    // Null stays null in every space.
                    if a == 0 && *to_space { 0 } else { a.wrapping_add(base) }
                });
            }
            Op::MovPred { d, a } => {
                let value = self.guard(w, at, *a);
                self.write_pred(w, at, *d, active, value);
            }
            Op::Pred2 { op, d, a, b } => {
                let (a, b) = (self.guard(w, at, *a), self.guard(w, at, *b));
                self.write_pred(w, at, *d, active, boolean(*op, a, b));
            }
            Op::Shfl { mode, d, p, a, b, c, .. } if self.is_whole_warp(w, active) => {
                self.shuffle(issue, *mode, (*d, *p), (*a, *b, *c));
            }
            _ => return self.step_other(issue, op),
        }
        Ok(Flow::Next)
    }

    /// What is less frequent, or takes so long that the vectors of the host are no matter.
    // One arm for each kind of instruction.
    #[inline(never)]
    fn step_other(&mut self, issue: &Issue<'_>, op: &Op) -> Result<Flow, Fault> {
        let &Issue { cx, me: (w, at), code, active, .. } = issue;
        match op {
            Op::Int1 { op, ty, d, a } => self.map1(issue, *d, *a, |a| int1(*op, *ty, a)),
            Op::Texture(read) => self.texture_read(issue, read)?,
            Op::Surface(access) => self.surface_access(issue, access)?,
            Op::TextureQuery(query) => self.texture_query(issue, query)?,
            Op::Atom(atom) => self.atom(issue, atom)?,
            Op::Set { cmp, ty, yes, d, a, b, combine } => {
                self.set(issue, (*cmp, *ty), *yes, *d, (*a, *b), *combine)
            }
            Op::Set2 { cmp, fmt, ftz, yes, d, a, b, combine } => {
                self.set2(issue, (*cmp, *fmt, *ftz), *yes, *d, (*a, *b), *combine)
            }
            Op::Setp2 { cmp, fmt, ftz, d, q, a, b, combine } => {
                self.setp2(issue, (*cmp, *fmt, *ftz), (*d, *q), (*a, *b), *combine)
            }
            Op::SlctFloat { d, a, b, c, ftz } => self.slct_float(issue, *d, (*a, *b, *c), *ftz),
            Op::CvtPack2 { to, from, mode, d, a, b } => {
                self.cvt_pack2(issue, (*to, *from, *mode), *d, (*a, *b))
            }
            Op::CvtUnpack2 { to, from, mode, d, a } => self.cvt_unpack2(issue, (*to, *from, *mode), *d, *a),
            Op::CvtStochastic { to, mode, d, parts, random } => {
                self.cvt_stochastic(issue, (*to, *mode), *d, parts, *random);
            }
            Op::Istypep { ty, d, a } => self.istypep(issue, *ty, *d, *a),
            Op::QueryCancel { d, pd, first, a } => self.query_cancel(issue, d, *pd, *first, *a),
            Op::Isspacep { space, d, a } => self.isspacep(issue, *space, *d, *a),
            Op::Special { d, reg } => {
                let out = self.special(cx, w, *reg);
                self.write(w, at, *d, active, &out);
            }
            Op::FrameAddr { d, offset } => {
                let address = (self.warps[w].fragments[at].local + offset) as u64;
                self.write(w, at, *d, active, &[address; 32]);
            }
            Op::Pack { d, parts, bits } => self.pack(issue, d, parts, *bits),
            Op::Unpack { parts, a, bits } => self.unpack(issue, parts, a, *bits),
            Op::Bfi { ty, d, a, b, pos, len } => self.bfi(issue, *ty, *d, (*a, *b), (*pos, *len)),
            Op::Packed16 { op, signed, d, a, b } => self.packed16(issue, *op, *signed, *d, (*a, *b)),
            Op::Video(v) => {
                let c = if v.c == SINK { v.a.slot } else { v.c };
                self.map3(issue, v.d, (v.a.slot, v.b.slot, c), |a, b, c| video(v, a, b, c));
            }
            Op::VideoMad(v) => {
                self.map3(issue, v.d, (v.a.slot, v.b.slot, v.c), |a, b, c| video_mad(v, a, b, c));
            }
            Op::PackInts { ty, source_signed, d, a, b, c } => {
                self.pack_ints(issue, *ty, *source_signed, *d, (*a, *b, *c))
            }
            Op::Carry { op, ty, carry_in, carry_out, d, a, b, c } => {
                self.step_carry(issue, (*op, *ty), (*carry_in, *carry_out), *d, (*a, *b, *c));
            }
            Op::Testp { class, fmt, d, a } => self.testp(issue, *class, *fmt, *d, *a),
            Op::BrxIdx { index, targets } => {
                return self.branch_table(issue, *index, targets);
            }
            Op::Call(_) => return self.call(issue),
            Op::Ret => return Ok(self.ret(issue)),
            Op::Exit => return Ok(self.exit(w, at, active)),
            Op::Trap => {
                let alone = cx.workspace == 0 && cx.program.is_cooperative();
                let kind = if alone { FaultKind::NotCooperative } else { FaultKind::Trap };
                return Err(self.stop(issue, active, kind));
            }
            Op::Bar(bar) => return self.barrier(issue, bar),
            Op::ClusterArrive => self.cluster_arrive(w, active),
            Op::ClusterWait => return Ok(self.cluster_wait((w, at), active)),
            Op::Mapa { generic, d, a, rank } => self.mapa(issue, *generic, *d, *a, *rank),
            Op::Getctarank { generic, d, a } => self.getctarank(issue, *generic, *d, *a),
            Op::WarpSync { mask } => return Ok(self.warp_sync(issue, *mask)),
            Op::Shfl { mask, .. }
            | Op::Vote { mask, .. }
            | Op::MatchAny { mask, .. }
            | Op::MatchAll { mask, .. }
            | Op::Redux { mask, .. }
            | Op::ReduxFloat { mask, .. }
            | Op::Elect { mask, .. }
            | Op::Movmatrix { mask, .. } => {
                return self.collective(issue, op, *mask);
            }
            Op::Mma(mma) => return self.collective(issue, op, mma.full_mask),
            Op::Wgmma(product) => return self.collective(issue, op, product.full_mask),
            Op::WmmaAccess(f) => return self.collective(issue, op, f.full_mask),
            Op::MatrixAccess(access) => {
                return self.collective(issue, op, access.full_mask);
            }
            Op::TensorMemory(access) => {
                return self.collective(issue, op, access.full_mask);
            }
            Op::TensorCore(op) => self.tensor_core_op(issue, op)?,
            Op::Mbarrier(b) => return self.mbarrier(issue, b),
            Op::Copy(copy) => self.copy(issue, copy)?,
            Op::CopyGroup(kind, op) => {
                if let Some(checker) = &mut self.checker {
                    lanes(active).for_each(|l| checker.copy_group(w, l, *kind, *op));
                }
            }
            Op::TensorCopy(copy) => self.tensor_copy(issue, copy)?,
            Op::TensorReplace(replace) => self.tensor_replace(issue, replace)?,
            Op::Activemask { d } => self.write(w, at, *d, active, &[active as u64; 32]),
            Op::Alloca { d, size, align } => self.alloca(issue, *d, *size, *align)?,
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
                return Err(self.stop(issue, active, FaultKind::Unsupported { what }));
            }
            // Those of `step`.
            Op::Nop
            | Op::Mov { .. }
            | Op::Int2 { .. }
            | Op::Int3 { .. }
            | Op::Float1 { .. }
            | Op::Float2 { .. }
            | Op::Float3 { .. }
            | Op::Ld(_)
            | Op::St(_)
            | Op::Setp { .. }
            | Op::Selp { .. }
            | Op::Bra { .. }
            | Op::Cvt { .. }
            | Op::Cvta { .. }
            | Op::MovPred { .. }
            | Op::Pred2 { .. } => {}
        }
        Ok(Flow::Next)
    }

    /// Memory on the stack of the thread.
    fn alloca(&mut self, issue: &Issue<'_>, d: Slot, size: Slot, align: u32) -> Result<(), Fault> {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let lane = active.trailing_zeros() as usize;
        let size = lanes(active).map(|l| self.reg(w, at, code, size)[l]).max().unwrap_or(0);
        let f = &mut self.warps[w].fragments[at];
        let start = (f.top as u64).next_multiple_of(align.max(16) as u64);
        let end = start.saturating_add(size);
        if end > 512 << 10 {
            return Err(self.stop(issue, 1 << lane, FaultKind::StackOverflow));
        }
        f.top = end as u32;
        self.write(w, at, d, active, &[start; 32]);
        Ok(())
    }

    /// A fault of the first of some lanes.
    pub(super) fn stop(&self, issue: &Issue<'_>, lanes: u32, kind: FaultKind) -> Fault {
        let &Issue { cx, me: (w, at), pc, .. } = issue;
        self.fault(cx, w, code_of(self, w, at), pc, lanes.trailing_zeros(), kind)
    }

    fn branch_table(&mut self, issue: &Issue<'_>, index: u32, targets: &[u32]) -> Result<Flow, Fault> {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let index = *self.reg(w, at, code, index);
        let mut rest = active;
        while rest != 0 {
            let first = rest.trailing_zeros() as usize;
            let choice = index[first] as u32;
            let Some(target) = targets.get(choice as usize) else {
                let what = format!("a branch to entry {choice} of a table of {}", targets.len());
                return Err(self.stop(issue, 1 << first, FaultKind::Unsupported { what }));
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
}
