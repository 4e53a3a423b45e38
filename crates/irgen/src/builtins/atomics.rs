//! Atomic operations.
//!
//! The legacy functions are relaxed IR atomics with a scope. The C++ family `__nv_atomic_*` is inline PTX, as the
//! reference emits it: the order and scope are part of the instruction; sequential consistency is a leading fence. Before
//! sm_70 instructions have no order: accesses are volatile, with `membar` around them.

use oxicc_arch::Feature;
use oxicc_frontend::builtins::{AtomicOp, AtomicScope, NvAtomic};
use oxicc_frontend::tree::types::FloatKind;
use oxicc_frontend::tree::{Expr, ExprId, ExprKind, QualType, TypeKind};
use oxicc_ir::{AddrSpace, BinOp, CastOp, IntFlags, IntPred, RmwOp, SyncScope, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;

/// Memory orders of the C++ atomics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    Relaxed,
    Consume,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Order {
    fn from_int(v: i128) -> Option<Order> {
        use Order::*;
        [Relaxed, Consume, Acquire, Release, AcqRel, SeqCst].get(usize::try_from(v).ok()?).copied()
    }

    fn text(self) -> &'static str {
        match self {
            Order::Relaxed => "relaxed",
            Order::Consume | Order::Acquire | Order::SeqCst => "acquire",
            Order::Release => "release",
            Order::AcqRel => "acq_rel",
        }
    }
}

/// The fence of before sm_70.
fn membar(scope: &str) -> &'static str {
    match scope {
        "cta" => "membar.cta;",
        "gpu" => "membar.gl;",
        _ => "membar.sys;",
    }
}

impl<'t> FnGen<'_, 't> {
    fn has(&self, feature: Feature) -> bool {
        self.m.options.target.has(feature)
    }

    /// What comes before an operation that the instruction itself does not say.
    fn fence_before(&mut self, order: Order, scope: &str) {
        use Order::{AcqRel, Release, SeqCst};
        if self.has(Feature::MemoryModel) {
            if order == SeqCst {
                self.instruction(&format!("fence.sc.{scope};"));
            }
        } else if matches!(order, Release | AcqRel | SeqCst) {
            self.instruction(membar(scope));
        }
    }

    /// What comes after.
    fn fence_after(&mut self, order: Order, scope: &str) {
        use Order::{AcqRel, Acquire, Consume, SeqCst};
        if !self.has(Feature::MemoryModel) && matches!(order, Consume | Acquire | AcqRel | SeqCst) {
            self.instruction(membar(scope));
        }
    }

    /// A fence.
    fn instruction(&mut self, text: &str) {
        self.call_asm(text, "~{memory}", true, Type::VOID, &[]);
    }

    /// Order and scope of a load or store.
    fn access_order(&self, order: Order, scope: &str) -> String {
        if self.has(Feature::MemoryModel) { format!("{}.{scope}", order.text()) } else { "volatile".into() }
    }

    /// Order and scope of a read-modify-write.
    fn update_order(&self, order: Order, scope: &str) -> String {
        if self.has(Feature::MemoryModel) { format!("{}.{scope}", order.text()) } else { scope.into() }
    }

    fn need_nv_atomics(&self) -> Res<()> {
        if self.has(Feature::NvAtomic) {
            return Ok(());
        }
        Err(self.error("__nv_atomic_* functions are not supported on arch < sm_60."))
    }

    fn sync_scope(&self, scope: AtomicScope) -> SyncScope {
        match scope {
            AtomicScope::Block => SyncScope::Block,
            AtomicScope::Device => SyncScope::Device,
            // The default scope of the IR means the GPU to the code generator, as to the reference.
            AtomicScope::System => self.m.module.ctx.sync_scope("system"),
        }
    }

    fn natural_align(&self, v: Value) -> oxicc_ir::Align {
        align(self.m.ir_size(self.ty_of(v)))
    }

    pub(super) fn atomic(&mut self, op: AtomicOp, scope: AtomicScope, p: Value, v: Value) -> Value {
        let op = match op {
            AtomicOp::Exch => RmwOp::Xchg,
            AtomicOp::Add => RmwOp::Add,
            AtomicOp::And => RmwOp::And,
            AtomicOp::Or => RmwOp::Or,
            AtomicOp::Xor => RmwOp::Xor,
            AtomicOp::SMax => RmwOp::Max,
            AtomicOp::SMin => RmwOp::Min,
            AtomicOp::UMax => RmwOp::UMax,
            AtomicOp::UMin => RmwOp::UMin,
            AtomicOp::FAdd => RmwOp::FAdd,
            AtomicOp::Inc => RmwOp::UIncWrap,
            AtomicOp::Dec => RmwOp::UDecWrap,
        };
        let a = self.natural_align(v);
        let scope = self.sync_scope(scope);
        self.atomic_rmw(op, p, v, a, scope)
    }

    pub(super) fn atomic_cas(&mut self, scope: AtomicScope, p: Value, old: Value, new: Value) -> Value {
        let a = self.natural_align(new);
        let scope = self.sync_scope(scope);
        self.cmpxchg(p, old, new, a, scope)
    }

    /// Exchange or compare-and-swap of 16 bytes, operands by address.
    pub(super) fn atomic128(&mut self, cas: bool, scope: AtomicScope, args: &'t [ExprId]) -> Res<()> {
        let p = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
        let a = align(16);
        let (old, result) = if cas {
            let expected = self.load(Type::I128, p[1], a, false);
            let new = self.load(Type::I128, p[2], a, false);
            (self.atomic_cas(scope, p[0], expected, new), p[3])
        } else {
            let new = self.load(Type::I128, p[1], a, false);
            (self.atomic(AtomicOp::Exch, scope, p[0], new), p[2])
        };
        self.store(old, result, a, false);
        Ok(())
    }

    /// Addition of two or four floats at once.
    pub(super) fn atomic_vector(&mut self, lanes: u8, scope: AtomicScope, p: Value, v: Value, result: Value) {
        let n = lanes as usize;
        let global = self.in_space(p, AddrSpace::GLOBAL);
        let address = self.cast(CastOp::PtrToInt, global, Type::I64);
        let mut args = vec![address];
        for i in 0..n {
            let at = self.byte_offset(v, 4 * i as i64);
            args.push(self.load(Type::FLOAT, at, align(4), false));
        }
        let list = |from: usize| (from..from + n).map(|i| format!("${i}")).collect::<Vec<_>>().join(", ");
        let scope = match scope {
            AtomicScope::Block => ".cta",
            AtomicScope::Device => "",
            AtomicScope::System => ".sys",
        };
        let text = format!("atom.global{scope}.add.v{n}.f32 {{{}}}, [${n}], {{{}}};", list(0), list(n + 1));
        let constraints = format!("{}l{},~{{memory}}", "=f,".repeat(n), ",f".repeat(n));
        let ret = self.m.module.ctx.types.structure(&vec![Type::FLOAT; n]);
        if let Some(r) = self.call_asm(&text, &constraints, true, ret, &args) {
            for i in 0..n {
                let old = self.extract("tmp", r, i as u32);
                let at = self.byte_offset(result, 4 * i as i64);
                self.store(old, at, align(4), false);
            }
        }
    }

    fn literal(&self, e: ExprId) -> Option<i128> {
        match &self.expr(e).kind {
            ExprKind::Const(v) => v.as_int(),
            ExprKind::Cast { operand, .. } => self.literal(*operand),
            _ => None,
        }
    }

    fn order(&self, e: ExprId) -> Res<Order> {
        let v = self.literal(e).ok_or_else(|| {
            self.error("atomic operation's memory order argument is not an integer literal.")
        })?;
        Order::from_int(v).ok_or_else(|| self.error("invalid memory order value for atomic operations."))
    }

    /// The PTX scope; system when it is left out.
    fn scope(&self, e: Option<&ExprId>) -> Res<&'static str> {
        let Some(&e) = e else { return Ok("sys") };
        let v = self
            .literal(e)
            .ok_or_else(|| self.error("atomic operation's scope argument is not an integer literal."))?;
        Ok(match v {
            0 | 1 => "cta",
            2 if self.m.options.target.has(Feature::ClusterScope) => "cluster",
            2 | 3 => "gpu",
            4 => "sys",
            _ => return Err(self.error("invalid thread scope value for atomic operations.")),
        })
    }

    pub(super) fn nv_fence(&mut self, args: &'t [ExprId]) -> Res<()> {
        self.need_nv_atomics()?;
        let order = self.order(args[0])?;
        let scope = self.scope(args.get(1))?;
        if !self.has(Feature::MemoryModel) {
            self.instruction(membar(scope));
            return Ok(());
        }
        let kind = if order == Order::AcqRel { "acq_rel" } else { "sc" };
        self.instruction(&format!("fence.{kind}.{scope};"));
        Ok(())
    }

    // One arm for each operation.
    pub(super) fn nv_atomic(
        &mut self,
        op: NvAtomic,
        expr: &'t Expr,
        args: &'t [ExprId],
    ) -> Res<Option<Value>> {
        use NvAtomic::*;
        self.need_nv_atomics()?;
        let pointee = self.m.tree.types.pointee(self.expr(args[0]).ty);
        let Some(ty) = pointee.filter(|t| self.m.size_of(*t) > 0 && !self.m.tree.types.is_void(*t)) else {
            return Err(self.error("expression must be a pointer to a complete object type"));
        };
        let size = self.m.size_of(ty);
        let by_value = !matches!(op, Load | Store | Exchange | CompareExchange);
        let is_generic_name = matches!(op, LoadN | StoreN | ExchangeN | CompareExchangeN);
        if is_generic_name && self.m.int_kind(ty).is_none() && !self.is_address(ty) {
            return Err(self.error(
                "non-generic nv atomic load, store, cas and exchange are valid only on integral types.",
            ));
        }
        let order_at = match op {
            LoadN => 1,
            CompareExchange | CompareExchangeN => 4,
            Exchange => 3,
            _ => 2,
        };
        let scope_at = if matches!(op, CompareExchange | CompareExchangeN) { 6 } else { order_at + 1 };
        let Some(&order) = args.get(order_at) else {
            return Err(self.error("too few arguments in a call of an atomic operation"));
        };
        let order = self.order(order)?;
        if let (CompareExchange | CompareExchangeN, Some(&failure)) = (op, args.get(5)) {
            self.order(failure)?;
        }
        let scope = self.scope(args.get(scope_at))?;
        self.check_atomic(op, ty, size, order)?;
        let p = self.scalar(args[0])?;
        self.fence_before(order, scope);
        let reg = Register::new(size);
        let bits = size * 8;
        match op {
            Load | LoadN => {
                let text = format!("ld.{}.b{bits} $0, [$1];", self.access_order(order, scope));
                let constraints = format!("={},l,~{{memory}}", reg.letter);
                let v = self.call_asm(&text, &constraints, true, reg.ty, &[p]);
                self.fence_after(order, scope);
                let v = v.ok_or_else(|| self.unsupported("this atomic operation"))?;
                if op == LoadN {
                    return self.register_value(v, ty, &reg).map(Some);
                }
                let dest = self.scalar(args[1])?;
                self.store_register(v, dest, size, ty);
                Ok(None)
            }
            Store | StoreN => {
                let v = self.operand_register(args[1], by_value, ty, &reg)?;
                let written = if order == Order::SeqCst { Order::Relaxed } else { order };
                let text = format!("st.{}.b{bits} [$0], $1;", self.access_order(written, scope));
                self.call_asm(&text, &format!("l,{},~{{memory}}", reg.letter), true, Type::VOID, &[p, v]);
                self.fence_after(order, scope);
                Ok(None)
            }
            CompareExchange | CompareExchangeN => {
                let expected = self.scalar(args[1])?;
                let old = self.load_register(expected, size, ty, &reg);
                let new = self.operand_register(args[2], by_value, ty, &reg)?;
                let text = format!("atom.cas.{}.b{bits} $0,[$1],$2,$3;", self.update_order(order, scope));
                let l = reg.letter;
                let constraints = format!("={l},l,{l},{l},~{{memory}}");
                let found = self.call_asm(&text, &constraints, true, reg.ty, &[p, old, new]);
                self.fence_after(order, scope);
                let found = found.ok_or_else(|| self.unsupported("this atomic operation"))?;
                self.store_register(found, expected, size, ty);
                let same = self.icmp(IntPred::Eq, found, old);
                Ok(Some(self.bool_value(same)))
            }
            _ => {
                let mut v = self.operand_register(args[1], by_value, ty, &reg)?;
                let float = self.m.is_float(ty);
                let kind = match (op, float, self.m.is_signed(ty)) {
                    (Add | Sub, true, _) => "f",
                    (Add | Sub, ..) => "u",
                    (Max | Min, _, true) => "s",
                    (Max | Min, ..) => "u",
                    _ => "b",
                };
                let name = match op {
                    Exchange | ExchangeN => "exch",
                    Add | Sub => "add",
                    And => "and",
                    Or => "or",
                    Xor => "xor",
                    Max => "max",
                    _ => "min",
                };
                let (mut letter, mut reg_ty) = (reg.letter, reg.ty);
                if float && kind == "f" {
                    letter = if size == 4 { 'f' } else { 'd' };
                    reg_ty = if size == 4 { Type::FLOAT } else { Type::DOUBLE };
                    v = self.cast(CastOp::Bitcast, v, reg_ty);
                }
                if op == Sub {
                    let zero = self.zero(reg_ty);
                    v = self.bin(
                        "neg",
                        if float { BinOp::FSub } else { BinOp::Sub },
                        IntFlags::empty(),
                        zero,
                        v,
                    );
                }
                let kind = if kind == "u" && self.m.is_signed(ty) && size == 4 { "s" } else { kind };
                let text =
                    format!("atom.{name}.{}.{kind}{bits} $0,[$1],$2;", self.update_order(order, scope));
                let constraints = format!("={letter},l,{letter},~{{memory}}");
                let old = self.call_asm(&text, &constraints, true, reg_ty, &[p, v]);
                self.fence_after(order, scope);
                let old = old.ok_or_else(|| self.unsupported("this atomic operation"))?;
                if op == Exchange {
                    let dest = self.scalar(args[2])?;
                    self.store_register(old, dest, size, ty);
                    return Ok(None);
                }
                if self.m.tree.types.is_void(expr.ty) {
                    return Ok(None);
                }
                let old = self.cast(CastOp::Bitcast, old, reg.ty);
                self.register_value(old, ty, &reg).map(Some)
            }
        }
    }

    fn check_atomic(&self, op: NvAtomic, ty: QualType, size: u64, order: Order) -> Res<()> {
        use NvAtomic::*;
        let err = |m: &str| Err(self.error(m));
        let float =
            matches!(self.m.tree.types.get(ty), TypeKind::Float(FloatKind::Float | FloatKind::Double));
        match op {
            Load | LoadN => {
                if matches!(order, Order::Release | Order::AcqRel) {
                    return err("atomic load's memory order cannot be release or acq_rel.");
                }
                if !matches!(size, 1 | 2 | 4 | 8 | 16) {
                    return err("atomic load is valid only on objects of size 1, 2, 4, 8 or 16 bytes.");
                }
            }
            Store | StoreN => {
                if matches!(order, Order::Consume | Order::Acquire | Order::AcqRel) {
                    return err("atomic store's memory order cannot be consume, acquire or acq_rel.");
                }
                if !matches!(size, 1 | 2 | 4 | 8 | 16) {
                    return err("atomic store is valid only on objects of size 1, 2, 4, 8 or 16 bytes.");
                }
            }
            Exchange | ExchangeN => {
                if !matches!(size, 4 | 8 | 16) {
                    return err("atomic exchange is valid only on objects of size 4, 8 or 16 bytes.");
                }
            }
            CompareExchange | CompareExchangeN => {
                if !matches!(size, 2 | 4 | 8 | 16) {
                    return err("atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes.");
                }
            }
            _ => {
                if !matches!(size, 4 | 8) {
                    return err(
                        "atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8.",
                    );
                }
                if matches!(op, Add | Sub) && size == 8 && self.m.is_signed(ty) {
                    return err("atomic operations add and sub are not valid on signed integer of size 8.");
                }
                if matches!(op, Max | Min) && float {
                    return err(
                        "atomic operations min and max are not supported on any floating-point types.",
                    );
                }
                if matches!(op, And | Or | Xor) && float {
                    return err(
                        "For a logical atomic operation, the first argument cannot be any floating-point types.",
                    );
                }
            }
        }
        if size == 16 && matches!(op, Load | LoadN | Store | StoreN) && !self.has(Feature::LoadStoreB128) {
            return err("128-bit atomic load and store are supported on architecture sm_70 or above.");
        }
        if size == 2 && matches!(op, CompareExchange | CompareExchangeN) && !self.has(Feature::AtomicB16) {
            return err("16-bit atomic compare-and-exchange is supported on architecture sm_70 or above.");
        }
        if size == 16
            && matches!(op, Exchange | ExchangeN | CompareExchange | CompareExchangeN)
            && !self.m.options.target.has(Feature::AtomicB128)
        {
            return err(
                "128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above.",
            );
        }
        Ok(())
    }

    /// An operand as an integer register: given by value or by address.
    fn operand_register(&mut self, e: ExprId, by_value: bool, ty: QualType, reg: &Register) -> Res<Value> {
        let v = self.scalar(e)?;
        if !by_value {
            return Ok(self.load_register(v, self.m.size_of(ty), ty, reg));
        }
        let from = self.ty_of(v);
        Ok(if from == Type::PTR {
            self.cast(CastOp::PtrToInt, v, reg.ty)
        } else if self.m.module.ctx.types.is_float(from) {
            self.cast(CastOp::Bitcast, v, reg.ty)
        } else {
            self.int_cast(v, reg.ty, self.m.is_signed(ty))
        })
    }

    fn load_register(&mut self, p: Value, size: u64, ty: QualType, reg: &Register) -> Value {
        let memory = self.m.module.ctx.types.int(size as u32 * 8);
        let a = align(self.m.align_of(ty));
        let v = self.load(memory, p, a, false);
        self.int_cast(v, reg.ty, false)
    }

    fn store_register(&mut self, v: Value, p: Value, size: u64, ty: QualType) {
        let memory = self.m.module.ctx.types.int(size as u32 * 8);
        let from = self.ty_of(v);
        let v = if self.m.module.ctx.types.is_int(from) {
            self.int_cast(v, memory, false)
        } else {
            self.cast(CastOp::Bitcast, v, memory)
        };
        let a = align(self.m.align_of(ty));
        self.store(v, p, a, false);
    }

    fn register_value(&mut self, v: Value, ty: QualType, reg: &Register) -> Res<Value> {
        let ir = self.ir_type(ty)?;
        Ok(if ir == Type::PTR {
            self.cast(CastOp::IntToPtr, v, ir)
        } else if self.m.module.ctx.types.is_float(ir) {
            let exact = if ir == Type::FLOAT { Type::I32 } else { Type::I64 };
            let v = if reg.ty == exact { v } else { self.int_cast(v, exact, false) };
            self.cast(CastOp::Bitcast, v, ir)
        } else {
            self.int_cast(v, ir, false)
        })
    }
}

/// The register an object of some size is moved through.
struct Register {
    letter: char,
    ty: Type,
}

impl Register {
    fn new(size: u64) -> Register {
        let (letter, ty) = match size {
            1 | 4 => ('r', Type::I32),
            2 => ('h', Type::I16),
            8 => ('l', Type::I64),
            _ => ('q', Type::I128),
        };
        Register { letter, ty }
    }
}
