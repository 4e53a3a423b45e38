//! Atomics and fences.
//!
//! Relaxed operations of the default scope are written as the reference does (`atom.global.add.u32`), stronger
//! orders with their order and scope. What the hardware lacks is a loop around compare-and-swap; on memory of
//! the thread itself plain loads and stores do.
//!
//! Before sm_70 there is no order in instructions: accesses are volatile, and `membar` before releases and after
//! acquires.

use oxicc_arch::Feature;
use oxicc_ir::{BinOp, CastOp, FastMath, IntPred, MemAccess, Ordering, RmwOp, SyncScope, Type, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Flag, MemOrder, Modifier, Modifiers, Opcode, ReduceOp, ScalarType, Scope};

use super::address::Addr;
use super::memory::Mods;
use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{Class, Kind, Opnd};
use crate::op::{self, Operation};

/// An access without an order, of memory that no other thread writes.
const PRIVATE: Mods = Mods { order: None, scope: None, non_coherent: false, ordered: true, scalar: true };

/// Order and scope of an operation.
#[derive(Clone, Copy)]
struct Sem {
    /// The fence before the operation.
    fence: Option<Fence>,
    order: MemOrder,
    scope: Scope,
    /// The fence after the operation.
    fence_after: Option<Fence>,
}

/// A fence next to an atomic operation.
#[derive(Clone, Copy)]
enum Fence {
    /// `fence.sc`
    Sc(Scope),
    /// The fence of before sm_70.
    Membar(Scope),
}

impl Fence {
    fn operation(self) -> Operation {
        match self {
            Fence::Sc(scope) => op::fence(MemOrder::Sc, scope),
            Fence::Membar(Scope::Cta) => op::membar(Scope::Cta),
            Fence::Membar(Scope::Gpu | Scope::Gl) => op::membar(Scope::Gl),
            Fence::Membar(Scope::Cluster | Scope::Sys) => op::membar(Scope::Sys),
        }
    }
}

/// Only memory that has a name, or any, is accessed atomically.
fn check_atomic(space: Space) -> Res {
    match space {
        Space::Other(n) => fail(format!("Invalid address space {n} of a load or store")),
        _ => Ok(()),
    }
}

fn strongest(a: Ordering, b: Ordering) -> Ordering {
    match (a, b) {
        (Ordering::Acquire, Ordering::Release) | (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
        _ => a.max(b),
    }
}

impl<'a, 'm> Sel<'a, 'm> {
    fn scope(&self, scope: SyncScope) -> Res<Scope> {
        Ok(match scope {
            SyncScope::System => Scope::Sys,
            SyncScope::Device => Scope::Gpu,
            SyncScope::Block | SyncScope::SingleThread => Scope::Cta,
            SyncScope::Cluster if self.cx.target.has(Feature::ClusterScope) => Scope::Cluster,
            SyncScope::Cluster => {
                return fail(format!(
                    "NVPTX SM architecture \"{}\" and PTX version \"90\" do not support .cluster scope fence. \
                     Require SM architecture 90 or above",
                    self.cx.target.cuda_arch()
                ));
            }
            SyncScope::Other(_) => match self.cx.module.sync_scope_name(scope).as_str() {
                "agent" => Scope::Gpu,
                "workgroup" => Scope::Cta,
                // Said outright: IR without a scope means the GPU.
                "system" => Scope::Sys,
                // The widest scope is right for those of other machines.
                _ => Scope::Sys,
            },
        })
    }

    fn sem(&mut self, ordering: Ordering, scope: SyncScope) -> Res<Sem> {
        let scope = self.scope(scope)?;
        if !self.cx.target.has(Feature::MemoryModel) {
            use Ordering::{AcqRel, Acquire, Release, SeqCst};
            return Ok(Sem {
                fence: matches!(ordering, Release | AcqRel | SeqCst).then_some(Fence::Membar(scope)),
                order: MemOrder::Relaxed,
                scope,
                fence_after: matches!(ordering, Acquire | AcqRel | SeqCst).then_some(Fence::Membar(scope)),
            });
        }
        Ok(match ordering {
            Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => {
                Sem { fence: None, order: MemOrder::Relaxed, scope, fence_after: None }
            }
            Ordering::Acquire => Sem { fence: None, order: MemOrder::Acquire, scope, fence_after: None },
            Ordering::Release => Sem { fence: None, order: MemOrder::Release, scope, fence_after: None },
            Ordering::AcqRel => Sem { fence: None, order: MemOrder::AcqRel, scope, fence_after: None },
            Ordering::SeqCst => {
                // The fence releases.
                Sem { fence: Some(Fence::Sc(scope)), order: MemOrder::Acquire, scope, fence_after: None }
            }
        })
    }

    /// The fence after an operation of this order, where the instruction itself has none.
    fn fence_after(&mut self, ordering: Ordering, scope: SyncScope) -> Res {
        if let Some(fence) = self.sem(ordering, scope)?.fence_after {
            self.effect(fence.operation(), &[], &[]);
        }
        Ok(())
    }

    pub(super) fn fence(&mut self, ordering: Ordering, scope: SyncScope) -> Res {
        if scope == SyncScope::SingleThread {
            return Ok(());
        }
        let scope = self.scope(scope)?;
        if !self.cx.target.has(Feature::MemoryModel) {
            self.effect(Fence::Membar(scope).operation(), &[], &[]);
            return Ok(());
        }
        let one_sided = self.cx.may_use(Feature::OneSidedFence);
        let order = match ordering {
            Ordering::SeqCst => MemOrder::Sc,
            Ordering::Acquire if one_sided => MemOrder::Acquire,
            Ordering::Release if one_sided => MemOrder::Release,
            _ => MemOrder::AcqRel,
        };
        self.effect(op::fence(order, scope), &[], &[]);
        Ok(())
    }

    pub(super) fn atomic_load(&mut self, result: Value, ptr: Value, access: MemAccess) -> Res {
        let addr = self.address(ptr)?;
        check_atomic(addr.space)?;
        let sem = self.sem(access.ordering, access.scope)?;
        let leaf = self.atomic_leaf(result)?;
        let private = matches!(addr.space, Space::Local | Space::Param | Space::Const);
        if let Some(fence) = sem.fence.filter(|_| !private) {
            self.effect(fence.operation(), &[], &[]);
        }
        let order = if sem.order == MemOrder::Relaxed { MemOrder::Relaxed } else { MemOrder::Acquire };
        let mods = if private { PRIVATE } else { self.access_order(order, sem.scope) };
        let v = self.load_leaf(leaf, addr, u64::from(leaf.bytes()).next_power_of_two(), mods)?;
        if let Some(fence) = sem.fence_after.filter(|_| !private) {
            self.effect(fence.operation(), &[], &[]);
        }
        if !self.is_demanded(result) {
            return Ok(());
        }
        self.set_pointer(result, v)
    }

    pub(super) fn atomic_store(&mut self, value: Value, ptr: Value, access: MemAccess) -> Res {
        let addr = self.address(ptr)?;
        check_atomic(addr.space)?;
        let sem = self.sem(access.ordering, access.scope)?;
        let leaf = self.atomic_leaf(value)?;
        let private = matches!(addr.space, Space::Local | Space::Param);
        if let Some(fence) = sem.fence.filter(|_| !private) {
            self.effect(fence.operation(), &[], &[]);
        }
        let relaxed = sem.order == MemOrder::Relaxed || sem.fence.is_some();
        let order = if relaxed { MemOrder::Relaxed } else { MemOrder::Release };
        let mods = if private { PRIVATE } else { self.access_order(order, sem.scope) };
        let v = self.one(value)?;
        self.store_leaf(leaf, v, addr, u64::from(leaf.bytes()).next_power_of_two(), mods)?;
        if let Some(fence) = sem.fence_after.filter(|_| !private) {
            self.effect(fence.operation(), &[], &[]);
        }
        Ok(())
    }

    /// Order and scope of a load or store.
    fn access_order(&self, order: MemOrder, scope: Scope) -> Mods {
        if self.cx.target.has(Feature::MemoryModel) {
            Mods { order: Some(order), scope: Some(scope), ..PRIVATE }
        } else {
            Mods { order: Some(MemOrder::Volatile), ..PRIVATE }
        }
    }

    /// The leaf of a value that fits one atomic access.
    fn atomic_leaf(&self, v: Value) -> Res<Leaf> {
        match self.leaf(v) {
            Some(leaf) if matches!(leaf.bits(), 1 | 8 | 16 | 32 | 64) => Ok(leaf),
            _ => fail(" Error: unsupported operation: atomic access of this type"),
        }
    }

    fn set_pointer(&mut self, result: Value, v: Opnd) -> Res {
        if self.ty(result) == Type::PTR && self.space(result) != Space::Generic {
            return fail("internal error: pointer from memory with a known space");
        }
        self.set1(result, v)
    }

    fn atomic_address(&mut self, ptr: Value) -> Res<Addr> {
        let addr = self.address(ptr)?;
        match addr.space {
            Space::Generic | Space::Global | Space::Shared | Space::SharedCluster | Space::Local => {
                Ok(self.fit(addr))
            }
            // No instruction names this memory; what generic addresses of it allow is the machine's matter.
            Space::Param => {
                let base = self.add_offset(addr.base, Leaf::Int(64), addr.offset);
                let base = self.make_generic(base, Space::Param)?;
                Ok(Addr { base, offset: 0, space: Space::Generic })
            }
            _ => fail("cmpxchg pointer operand must point to generic, global, or shared address space"),
        }
    }

    /// `atom` with its order, space and scope, and the fence before it.
    fn atom(
        &mut self,
        ordering: Ordering,
        scope: SyncScope,
        space: Space,
        tail: &[Modifier],
    ) -> Res<Operation> {
        let sem = self.sem(ordering, scope)?;
        if let Some(fence) = sem.fence {
            self.effect(fence.operation(), &[], &[]);
        }
        let mut atom = Operation::new(Opcode::Atom);
        if sem.order == MemOrder::Relaxed {
            atom = atom.with_opt(space.modifier());
            // System scope is the default of IR without a scope: the reference means the GPU by it.
            if !matches!(scope, SyncScope::System | SyncScope::Device) {
                if self.cx.target.has(Feature::AtomicScope) {
                    atom = atom.with(sem.scope);
                } else if sem.scope == Scope::Sys {
                    // Without a scope the GPU is meant, which is more than a block but less than the system.
                    self.require(Feature::AtomicScope, "an atomic operation of system scope")?;
                }
            }
        } else {
            atom = atom.with(sem.order).with(sem.scope).with_opt(space.modifier());
        }
        Ok(atom.with_all(tail))
    }

    pub(super) fn atomic_rmw(
        &mut self,
        result: Value,
        op: RmwOp,
        ptr: Value,
        value: Value,
        access: MemAccess,
    ) -> Res {
        let addr = self.atomic_address(ptr)?;
        if self.types.int_width(self.ty(value)) == Some(128) {
            return self.exchange128(result, op, addr, value, access);
        }
        if self.cx.leaves.of(self.ty(value)).is_some_and(|l| l.len() == 1 && l[0].leaf.lanes() == 2) {
            return self.packed_rmw(result, op, addr, value, access);
        }
        let Some(leaf) = self.leaf(value) else {
            return fail(" Error: unsupported operation: atomic operation on this type");
        };
        let v = self.one(value)?;
        let out = self.rmw(leaf, op, addr, v, access.ordering, access.scope)?;
        if self.is_demanded(result) { self.set_pointer(result, out) } else { Ok(()) }
    }

    /// One read-modify-write; gives the old value.
    pub(super) fn rmw(
        &mut self,
        leaf: Leaf,
        op: RmwOp,
        addr: Addr,
        v: Opnd,
        ordering: Ordering,
        scope: SyncScope,
    ) -> Res<Opnd> {
        if addr.space == Space::Local {
            let align = u64::from(leaf.bytes());
            let mods = PRIVATE;
            let old = self.load_leaf(leaf, addr, align, mods)?;
            let new = self.rmw_value(leaf, op, old, v)?;
            self.store_leaf(leaf, new, addr, align, mods)?;
            return Ok(old);
        }
        let class = self.class(leaf);
        let direct = self.direct_rmw(leaf, op);
        let Some(tail) = direct else { return self.rmw_loop(leaf, op, addr, v, ordering, scope) };
        let v = match op {
            RmwOp::Sub => self.int_op(BinOp::Sub, leaf, Opnd::Imm(0), v)?,
            RmwOp::FSub => self.sign_op(Opcode::Neg, leaf, v),
            _ => v,
        };
        let atom = self.atom(ordering, scope, addr.space, &tail)?;
        // Exchanges move bits: floats travel in integer registers.
        let bits = tail.first() == Some(&ReduceOp::Exch.into());
        let slot = match (bits, leaf.bits()) {
            (true, 32) => Class::B32,
            (true, 64) => Class::B64,
            _ => class,
        };
        let v = match v {
            Opnd::Imm(_) if self.cx.is_new() => v,
            _ => self.reg(v, slot),
        };
        let at = self.mem(addr);
        let d = Opnd::Reg(self.tmp(slot));
        self.push(atom, Kind::Effect, &[d], &[at, v]);
        self.fence_after(ordering, scope)?;
        Ok(self.reg(d, class))
    }

    /// Operation and type of an atomic that the hardware has.
    fn direct_rmw(&self, leaf: Leaf, op: RmwOp) -> Option<Modifiers> {
        let has = |f: Feature| self.cx.target.has(f);
        let (op, ty) = match (op, leaf) {
            (RmwOp::Xchg, Leaf::Int(32) | Leaf::F32) => (ReduceOp::Exch, B32),
            (RmwOp::Xchg, Leaf::Int(64) | Leaf::F64) => (ReduceOp::Exch, B64),
            (RmwOp::Add | RmwOp::Sub, Leaf::Int(32)) => (ReduceOp::Add, U32),
            (RmwOp::Add | RmwOp::Sub, Leaf::Int(64)) => (ReduceOp::Add, U64),
            (RmwOp::And, Leaf::Int(32)) => (ReduceOp::And, B32),
            (RmwOp::And, Leaf::Int(64)) => (ReduceOp::And, B64),
            (RmwOp::Or, Leaf::Int(32)) => (ReduceOp::Or, B32),
            (RmwOp::Or, Leaf::Int(64)) => (ReduceOp::Or, B64),
            (RmwOp::Xor, Leaf::Int(32)) => (ReduceOp::Xor, B32),
            (RmwOp::Xor, Leaf::Int(64)) => (ReduceOp::Xor, B64),
            (RmwOp::Max, Leaf::Int(32)) => (ReduceOp::Max, S32),
            (RmwOp::Max, Leaf::Int(64)) => (ReduceOp::Max, S64),
            (RmwOp::Min, Leaf::Int(32)) => (ReduceOp::Min, S32),
            (RmwOp::Min, Leaf::Int(64)) => (ReduceOp::Min, S64),
            (RmwOp::UMax, Leaf::Int(32)) => (ReduceOp::Max, U32),
            (RmwOp::UMax, Leaf::Int(64)) => (ReduceOp::Max, U64),
            (RmwOp::UMin, Leaf::Int(32)) => (ReduceOp::Min, U32),
            (RmwOp::UMin, Leaf::Int(64)) => (ReduceOp::Min, U64),
            (RmwOp::UIncWrap, Leaf::Int(32)) => (ReduceOp::Inc, U32),
            (RmwOp::UDecWrap, Leaf::Int(32)) => (ReduceOp::Dec, U32),
            (RmwOp::FAdd | RmwOp::FSub, Leaf::F32) => (ReduceOp::Add, F32),
            (RmwOp::FAdd | RmwOp::FSub, Leaf::F64) if has(Feature::AtomicF64) => (ReduceOp::Add, F64),
            (RmwOp::FAdd | RmwOp::FSub, Leaf::F16) if has(Feature::AtomicF16) => (ReduceOp::Add, F16),
            (RmwOp::FAdd | RmwOp::FSub, Leaf::Bf16) if has(Feature::AtomicBf16) => (ReduceOp::Add, Bf16),
            _ => return None,
        };
        Some(reduction(op, ty))
    }

    /// Packed half addition.
    fn packed_rmw(&mut self, result: Value, op: RmwOp, addr: Addr, value: Value, access: MemAccess) -> Res {
        let leaves = self.raw_leaves(value)?;
        let leaf = leaves[0];
        let direct = match leaf {
            Leaf::F16x2 => self.cx.target.has(Feature::AtomicF16x2),
            Leaf::Bf16x2 => self.cx.target.has(Feature::AtomicBf16),
            _ => false,
        };
        if !direct || !matches!(op, RmwOp::FAdd | RmwOp::FSub) || addr.space == Space::Local {
            let v = self.defined(value)?[0];
            let out = self.rmw_loop(leaf, op, addr, v, access.ordering, access.scope)?;
            return if self.is_demanded(result) { self.set1(result, out) } else { Ok(()) };
        }
        let class = self.class(leaf);
        let v = self.defined(value)?[0];
        let v = if op == RmwOp::FSub { self.sign_op(Opcode::Neg, leaf, v) } else { self.reg(v, class) };
        let add = reduction(ReduceOp::Add, leaf.float_type());
        let atom = self.atom(access.ordering, access.scope, addr.space, &add)?;
        let at = self.mem(addr);
        let d = Opnd::Reg(self.tmp(class));
        self.push(atom, Kind::Effect, &[d], &[at, v]);
        self.fence_after(access.ordering, access.scope)?;
        if self.is_demanded(result) { self.set1(result, d) } else { Ok(()) }
    }

    /// The new value of a read-modify-write.
    fn rmw_value(&mut self, leaf: Leaf, op: RmwOp, old: Opnd, v: Opnd) -> Res<Opnd> {
        if leaf.lanes() == 2 {
            let (a, b) = (self.unpack(leaf, old), self.unpack(leaf, v));
            let lo = self.rmw_value(leaf.element(), op, a.0, b.0)?;
            let hi = self.rmw_value(leaf.element(), op, a.1, b.1)?;
            return Ok(self.pack(leaf, lo, hi));
        }
        let none = FastMath::empty();
        let clean = |s: &mut Self, signed: bool| (s.clean(old, leaf, signed), s.clean(v, leaf, signed));
        Ok(match op {
            RmwOp::Xchg => v,
            RmwOp::Add => self.int_op(BinOp::Add, leaf, old, v)?,
            RmwOp::Sub => self.int_op(BinOp::Sub, leaf, old, v)?,
            RmwOp::And => self.int_op(BinOp::And, leaf, old, v)?,
            RmwOp::Or => self.int_op(BinOp::Or, leaf, old, v)?,
            RmwOp::Xor => self.int_op(BinOp::Xor, leaf, old, v)?,
            RmwOp::Nand => {
                let a = self.int_op(BinOp::And, leaf, old, v)?;
                let ones = if leaf == Leaf::Int(1) { 1 } else { -1 };
                self.int_op(BinOp::Xor, leaf, a, Opnd::Imm(ones))?
            }
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                let signed = matches!(op, RmwOp::Max | RmwOp::Min);
                let (x, y) = clean(self, signed);
                let pred = match op {
                    RmwOp::Max => IntPred::Sgt,
                    RmwOp::Min => IntPred::Slt,
                    RmwOp::UMax => IntPred::Ugt,
                    _ => IntPred::Ult,
                };
                let p = self.compare_ints(pred, leaf, x, y);
                self.select_leaf(leaf, p, x, y)
            }
            RmwOp::FAdd => self.float_op(BinOp::FAdd, leaf, old, v, none)?,
            RmwOp::FSub => self.float_op(BinOp::FSub, leaf, old, v, none)?,
            RmwOp::FMax | RmwOp::FMaximum => self.min_max(Opcode::Max, leaf, old, v)?,
            RmwOp::FMin | RmwOp::FMinimum => self.min_max(Opcode::Min, leaf, old, v)?,
            RmwOp::UIncWrap => {
                let (x, y) = clean(self, false);
                let p = self.compare_ints(IntPred::Uge, leaf, x, y);
                let up = self.int_op(BinOp::Add, leaf, x, Opnd::Imm(1))?;
                self.select_leaf(leaf, p, Opnd::Imm(0), up)
            }
            RmwOp::UDecWrap => {
                let (x, y) = clean(self, false);
                let a = self.compare_ints(IntPred::Eq, leaf, x, Opnd::Imm(0));
                let b = self.compare_ints(IntPred::Ugt, leaf, x, y);
                let p = self.def(op::or(Pred), Class::Pred, &[a, b]);
                let down = self.int_op(BinOp::Sub, leaf, x, Opnd::Imm(1))?;
                self.select_leaf(leaf, p, y, down)
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let (x, y) = clean(self, false);
                let p = self.compare_ints(IntPred::Uge, leaf, x, y);
                let d = self.int_op(BinOp::Sub, leaf, x, y)?;
                let other = if op == RmwOp::USubCond { x } else { Opnd::Imm(0) };
                self.select_leaf(leaf, p, d, other)
            }
        })
    }

    /// A loop around compare-and-swap on the word that contains the value.
    fn rmw_loop(
        &mut self,
        leaf: Leaf,
        op: RmwOp,
        addr: Addr,
        v: Opnd,
        ordering: Ordering,
        scope: SyncScope,
    ) -> Res<Opnd> {
        if !matches!(leaf.bits(), 8 | 16 | 32 | 64) {
            return fail(" Error: unsupported operation: atomic operation on this type");
        }
        let own = self.class(leaf);
        // The operand may be a constant: hold it across the loop.
        let v = self.reg(v, own);
        if addr.space == Space::Local {
            return fail(" Error: unsupported operation: atomic operation on local memory");
        }
        let (word, place) = self.containing_word(leaf, addr)?;
        let word_class = self.class(word);
        let at = self.mem(place.addr);
        let mods = self.access_order(MemOrder::Relaxed, Scope::Gpu);
        let load = op::ld(mods.access(place.addr.space, None), word.unsigned_type());
        let old = self.tmp(word_class);
        let cas = self.atom(ordering, scope, addr.space, &compare_and_swap(word.bits_type()))?;
        self.effect(load, &[Opnd::Reg(old)], &[at]);
        let top = self.local_block();
        self.label(top);
        let field = self.get_field(leaf, word, &place, Opnd::Reg(old))?;
        let new = self.rmw_value(leaf, op, field, v)?;
        let new_word = self.put_field(leaf, word, &place, Opnd::Reg(old), new)?;
        let got = Opnd::Reg(self.tmp(word_class));
        let new_word = self.reg(new_word, word_class);
        self.push(cas, Kind::Effect, &[got], &[at, Opnd::Reg(old), new_word]);
        let p = self.compare_ints(IntPred::Ne, word, got, Opnd::Reg(old));
        self.push(word_class.mov(), Kind::Effect, &[Opnd::Reg(old)], &[got]);
        self.branch_if(p, top);
        let done = self.local_block();
        self.label(done);
        self.fence_after(ordering, scope)?;
        // On success the memory held `old`.
        let out = self.get_field(leaf, word, &place, Opnd::Reg(old))?;
        let fresh = self.tmp(own);
        self.copy_to(fresh, out);
        Ok(Opnd::Reg(fresh))
    }

    /// The 32- or 64-bit word around a value, and the shift to the value in it.
    fn containing_word(&mut self, leaf: Leaf, addr: Addr) -> Res<(Leaf, Place)> {
        if leaf.bits() >= 32 {
            return Ok((Leaf::Int(leaf.bits() as u8), Place { addr, shift: None }));
        }
        let bits = self.cx.pointer_bits(addr.space);
        let ptr = Leaf::Int(bits as u8);
        let p = self.materialize(addr);
        let base = self.int_op(BinOp::And, ptr, p, Opnd::Imm(-4))?;
        let low = self.int_op(BinOp::And, ptr, p, Opnd::Imm(3))?;
        let low = self.int_cast(CastOp::Trunc, low, ptr, Leaf::Int(32))?;
        let shift = self.def(op::shl(B32), Class::B32, &[low, Opnd::Imm(3)]);
        Ok((Leaf::Int(32), Place { addr: Addr { base, offset: 0, ..addr }, shift: Some(shift) }))
    }

    fn get_field(&mut self, leaf: Leaf, word: Leaf, place: &Place, w: Opnd) -> Res<Opnd> {
        let class = self.class(leaf);
        match place.shift {
            None => Ok(self.reg(w, class)),
            Some(shift) => {
                let x = self.def(op::shr(U32), Class::B32, &[w, shift]);
                let int = Leaf::Int(leaf.bits() as u8);
                let x = self.int_cast(CastOp::Trunc, x, word, int)?;
                let x = self.clean(x, int, false);
                Ok(self.reg(x, class))
            }
        }
    }

    fn put_field(&mut self, leaf: Leaf, word: Leaf, place: &Place, w: Opnd, new: Opnd) -> Res<Opnd> {
        let word_class = self.class(word);
        match place.shift {
            None => Ok(self.reg(new, word_class)),
            Some(shift) => {
                let int = Leaf::Int(leaf.bits() as u8);
                let int_class = self.class(int);
                let x = self.reg(new, int_class);
                let x = self.int_cast(CastOp::ZExt, x, int, word)?;
                let x = self.def(op::shl(B32), Class::B32, &[x, shift]);
                let ones = self.reg(Opnd::Imm((1i64 << leaf.bits()) - 1), Class::B32);
                let mask = self.def(op::shl(B32), Class::B32, &[ones, shift]);
                let hole = self.def(op::not(B32), Class::B32, &[mask]);
                let rest = self.def(op::and(B32), Class::B32, &[w, hole]);
                Ok(self.def(op::or(B32), Class::B32, &[rest, x]))
            }
        }
    }

    pub(super) fn cmpxchg(
        &mut self,
        result: Value,
        ptr: Value,
        expected: Value,
        new: Value,
        access: MemAccess,
        failure: Ordering,
    ) -> Res {
        let addr = self.atomic_address(ptr)?;
        let ordering = strongest(access.ordering, failure);
        if self.types.int_width(self.ty(new)) == Some(128) {
            let (e, n) = (self.defined(expected)?, self.defined(new)?);
            let old = self.cas128(addr, &e, &n, ordering, access.scope)?;
            let p = self.compare_limbs(IntPred::Eq, &old, &e);
            return if self.is_demanded(result) { self.set(result, &[old[0], old[1], p]) } else { Ok(()) };
        }
        let leaf = self.atomic_leaf(new)?;
        let (e, n) = (self.one(expected)?, self.one(new)?);
        let (old, p) = self.cas(leaf, addr, e, n, ordering, access.scope)?;
        if self.is_demanded(result) { self.set(result, &[old, p]) } else { Ok(()) }
    }

    /// Compare and swap; the old value and whether it was the expected one.
    pub(super) fn cas(
        &mut self,
        leaf: Leaf,
        addr: Addr,
        expected: Opnd,
        new: Opnd,
        ordering: Ordering,
        scope: SyncScope,
    ) -> Res<(Opnd, Opnd)> {
        let class = self.class(leaf);
        let int = Leaf::Int(leaf.bits() as u8);
        let int_class = self.class(int);
        let (e, n) = (self.reg(expected, class), self.reg(new, class));
        let (e, n) = (self.reg(e, int_class), self.reg(n, int_class));
        if addr.space == Space::Local {
            let mods = PRIVATE;
            let align = u64::from(leaf.bytes());
            let old = self.load_leaf(int, addr, align, mods)?;
            let c = self.clean(e, int, false);
            let p = self.compare_ints(IntPred::Eq, int, old, c);
            let v = self.select_leaf(int, p, n, old);
            self.store_leaf(int, v, addr, align, mods)?;
            return Ok((self.reg(old, class), p));
        }
        if leaf.bits() >= 32 || (leaf.bits() == 16 && self.cx.target.has(Feature::AtomicB16)) {
            let tail = compare_and_swap(int.bits_type());
            let relaxed = matches!(ordering, Ordering::Monotonic | Ordering::Unordered);
            let atom = if self.cx.is_new() && relaxed && self.cx.target.has(Feature::MemoryModel) {
                let named = match scope {
                    SyncScope::System | SyncScope::Device => None,
                    _ => Some(self.scope(scope)?),
                };
                Operation::new(Opcode::Atom)
                    .with(MemOrder::Relaxed)
                    .with_opt(named)
                    .with_opt(addr.space.modifier())
                    .with_all(&tail)
            } else {
                self.atom(ordering, scope, addr.space, &tail)?
            };
            let at = self.mem(addr);
            let d = Opnd::Reg(self.tmp(int_class));
            self.push(atom, Kind::Effect, &[d], &[at, e, n]);
            self.fence_after(ordering, scope)?;
            let p = self.compare_ints(IntPred::Eq, int, d, e);
            return Ok((self.reg(d, class), p));
        }
        // Less than a word: swap the word around it until the value differs or the swap succeeds.
        let (word, place) = self.containing_word(leaf, addr)?;
        let at = self.mem(place.addr);
        let mods = self.access_order(MemOrder::Relaxed, Scope::Gpu);
        let load = op::ld(mods.access(place.addr.space, None), word.unsigned_type());
        let cas = self.atom(ordering, scope, addr.space, &compare_and_swap(word.bits_type()))?;
        let e = self.clean(e, int, false);
        let old = self.tmp(Class::B32);
        self.effect(load, &[Opnd::Reg(old)], &[at]);
        let (top, swap, done) = (self.local_block(), self.local_block(), self.local_block());
        self.label(top);
        let field = self.get_field(int, word, &place, Opnd::Reg(old))?;
        let differs = self.compare_ints(IntPred::Ne, int, field, e);
        self.branch_if(differs, done);
        self.label(swap);
        let new_word = self.put_field(int, word, &place, Opnd::Reg(old), n)?;
        let got = Opnd::Reg(self.tmp(Class::B32));
        self.push(cas, Kind::Effect, &[got], &[at, Opnd::Reg(old), new_word]);
        let again = self.def(op::setp(CmpOp::Ne, S32), Class::Pred, &[got, Opnd::Reg(old)]);
        self.push(op::mov(U32), Kind::Effect, &[Opnd::Reg(old)], &[got]);
        self.branch_if(again, top);
        self.label(done);
        self.fence_after(ordering, scope)?;
        let field = self.get_field(int, word, &place, Opnd::Reg(old))?;
        let fresh = self.tmp(int_class);
        self.copy_to(fresh, field);
        let p = self.compare_ints(IntPred::Eq, int, Opnd::Reg(fresh), e);
        Ok((self.reg(Opnd::Reg(fresh), class), p))
    }

    fn need_b128(&self) -> Res {
        if self.cx.target.has(Feature::AtomicB128) {
            Ok(())
        } else {
            fail("128b atomics not supported on this architecture!")
        }
    }

    fn quad(&mut self, parts: &[Opnd]) -> Opnd {
        let (lo, hi) = (self.reg(parts[0], Class::B64), self.reg(parts[1], Class::B64));
        self.def(op::mov(B128), Class::B128, &[Opnd::Group(2), lo, hi])
    }

    fn unquad(&mut self, q: Opnd) -> Parts {
        let (lo, hi) = (Opnd::Reg(self.tmp(Class::B64)), Opnd::Reg(self.tmp(Class::B64)));
        self.emit(op::mov(B128), &[Opnd::Group(2), lo, hi], &[q]);
        Parts::from_slice(&[lo, hi])
    }

    fn cas128(
        &mut self,
        addr: Addr,
        e: &[Opnd],
        n: &[Opnd],
        ordering: Ordering,
        scope: SyncScope,
    ) -> Res<Parts> {
        self.need_b128()?;
        let (e, n) = (self.quad(e), self.quad(n));
        let atom = self.atom(ordering, scope, addr.space, &compare_and_swap(B128))?;
        let at = self.mem(addr);
        let d = Opnd::Reg(self.tmp(Class::B128));
        self.push(atom, Kind::Effect, &[d], &[at, e, n]);
        Ok(self.unquad(d))
    }

    fn exchange128(&mut self, result: Value, op: RmwOp, addr: Addr, value: Value, access: MemAccess) -> Res {
        self.need_b128()?;
        if op != RmwOp::Xchg {
            return fail(" Error: unsupported operation: 128-bit atomic operation");
        }
        let v = self.defined(value)?;
        let v = self.quad(&v);
        let exchange = reduction(ReduceOp::Exch, B128);
        let atom = self.atom(access.ordering, access.scope, addr.space, &exchange)?;
        let at = self.mem(addr);
        let d = Opnd::Reg(self.tmp(Class::B128));
        self.push(atom, Kind::Effect, &[d], &[at, v]);
        let old = self.unquad(d);
        if self.is_demanded(result) { self.set(result, &old) } else { Ok(()) }
    }
}

/// A word in memory and where in it the value is.
struct Place {
    addr: Addr,
    shift: Option<Opnd>,
}

/// The operation and type of an atomic; sums of halves keep subnormal numbers.
fn reduction(op: ReduceOp, ty: ScalarType) -> Modifiers {
    let half = matches!(ty, F16 | Bf16 | F16x2 | Bf16x2);
    Operation::new(Opcode::Atom).with(op).with_opt(half.then_some(Flag::Noftz)).with(ty).mods
}

fn compare_and_swap(ty: ScalarType) -> Modifiers {
    reduction(ReduceOp::Cas, ty)
}
