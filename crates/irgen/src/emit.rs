//! Emitting instructions into the function under construction.
//!
//! One method per instruction, named after it. Instructions go to the end of the current block; emitting after a
//! terminator opens a new block that nothing reaches, so that callers need not care.

use oxicc_ir::{
    AddrSpace, Align, BinOp, Block, CallInfo, CastOp, Const, FastMath, FloatPred, GepFlags, GlobalId,
    InlineAsm, Inst, IntFlags, IntPred, MemAccess, Op, Ordering, RmwOp, SyncScope, Type, Value,
};

use crate::function::FnGen;

/// A power-of-two alignment from a number of bytes; anything else counts as unaligned.
pub(crate) fn align(bytes: u64) -> Align {
    Align::new(bytes).unwrap_or(Align::ONE)
}

impl FnGen<'_, '_> {
    pub(crate) fn ty_of(&self, v: Value) -> Type {
        self.f.value_type(v)
    }

    /// Appends an instruction to the current block.
    pub(crate) fn inst(&mut self, op: Op, ty: Type, operands: &[Value], blocks: &[Block]) -> Inst {
        self.ensure_open();
        let inst = self.f.create_inst(op, ty, operands, blocks);
        self.f.append_inst(self.cur, inst);
        if self.scopes.is_some() {
            self.locate_inst(inst);
        }
        if op.is_terminator() {
            self.terminated = true;
        }
        inst
    }

    fn value(&mut self, name: &'static str, op: Op, ty: Type, operands: &[Value]) -> Value {
        let inst = self.inst(op, ty, operands, &[]);
        let value = self.f.result(inst).expect("an instruction with a type other than void has a result");
        self.name(value, name);
        value
    }

    pub(crate) fn name(&mut self, value: Value, name: &str) {
        if self.m.options.value_names && !name.is_empty() && self.f.value_inst(value).is_some() {
            self.f.set_value_name(value, name);
        }
    }

    // Blocks.

    /// A block that is placed later by [`FnGen::place_block`].
    pub(crate) fn new_block(&mut self) -> Block {
        self.f.create_block()
    }

    /// Continues in a block that is already placed.
    pub(crate) fn enter(&mut self, block: Block) {
        self.cur = block;
        self.terminated = self.f.terminator(block).is_some();
    }

    /// Makes sure that the current block can take instructions, so that it can be named as a predecessor.
    pub(crate) fn ensure_open(&mut self) {
        if self.terminated {
            let block = self.f.append_new_block();
            self.enter(block);
        }
    }

    /// Falls through to a new block, places it at the end and continues there.
    pub(crate) fn place_block(&mut self, block: Block) {
        self.br(block);
        self.f.append_block(block);
        self.enter(block);
    }

    /// Branches, unless the current block has ended already.
    pub(crate) fn br(&mut self, target: Block) {
        if !self.terminated {
            self.inst(Op::Br, Type::VOID, &[], &[target]);
        }
    }

    pub(crate) fn cond_br(&mut self, cond: Value, then: Block, otherwise: Block) -> Option<Inst> {
        if self.terminated {
            return None;
        }
        Some(self.inst(Op::CondBr, Type::VOID, &[cond], &[then, otherwise]))
    }

    pub(crate) fn ret(&mut self, value: Option<Value>) {
        match value {
            Some(v) => self.inst(Op::Ret, Type::VOID, &[v], &[]),
            None => self.inst(Op::Ret, Type::VOID, &[], &[]),
        };
    }

    pub(crate) fn unreachable(&mut self) {
        if !self.terminated {
            self.inst(Op::Unreachable, Type::VOID, &[], &[]);
        }
    }

    pub(crate) fn phi(&mut self, name: &'static str, ty: Type, incoming: &[(Value, Block)]) -> Value {
        let values: Vec<Value> = incoming.iter().map(|i| i.0).collect();
        let blocks: Vec<Block> = incoming.iter().map(|i| i.1).collect();
        let inst = self.inst(Op::Phi(FastMath::empty()), ty, &values, &blocks);
        let value = self.f.result(inst).expect("a phi has a result");
        self.name(value, name);
        value
    }

    // Constants.

    pub(crate) fn i1(&mut self, v: bool) -> Value {
        self.f.const_bool(v)
    }
    pub(crate) fn i32(&mut self, v: i32) -> Value {
        self.f.const_i32(v)
    }
    pub(crate) fn i64(&mut self, v: i64) -> Value {
        self.f.const_i64(v)
    }
    /// An integer of any width.
    pub(crate) fn int(&mut self, ty: Type, v: i128) -> Value {
        self.f.const_int128(&self.m.module.ctx.types, ty, v as u128)
    }
    pub(crate) fn zero(&mut self, ty: Type) -> Value {
        self.f.zero(&self.m.module.ctx.types, ty)
    }
    pub(crate) fn undef(&mut self, ty: Type) -> Value {
        self.f.undef(ty)
    }
    /// A constant of the module's pool as a value of this function.
    pub(crate) fn module_const(&mut self, c: Const) -> Value {
        let c = self.f.consts_mut().import(&self.m.module.ctx.consts, c);
        self.f.const_value(c)
    }
    /// The address of a global in its own address space.
    pub(crate) fn global(&mut self, id: GlobalId) -> Value {
        self.f.global(&self.m.module.ctx, id)
    }
    /// The address of a global as a generic pointer: a constant expression.
    pub(crate) fn generic_global(&mut self, id: GlobalId) -> Value {
        let v = self.global(id);
        if self.ty_of(v) == Type::PTR {
            return v;
        }
        match self.f.value_const(v) {
            Some(c) => {
                let c = self.f.consts_mut().cast(CastOp::AddrSpaceCast, c, Type::PTR);
                self.f.const_value(c)
            }
            None => self.cast(CastOp::AddrSpaceCast, v, Type::PTR),
        }
    }

    // Arithmetic.

    pub(crate) fn bin(
        &mut self,
        name: &'static str,
        op: BinOp,
        flags: IntFlags,
        a: Value,
        b: Value,
    ) -> Value {
        let ty = self.ty_of(a);
        let fmf = if op.is_float() { self.fast_math(op) } else { FastMath::empty() };
        self.value(name, Op::Binary(op, flags, fmf), ty, &[a, b])
    }

    /// Approximate division is asked for by flags on the instruction; everything else of the fast-math options belongs
    /// to code generation.
    fn fast_math(&self, op: BinOp) -> FastMath {
        if self.m.options.approximate_div && op == BinOp::FDiv {
            FastMath::ARCP | FastMath::AFN
        } else {
            FastMath::empty()
        }
    }

    pub(crate) fn op2(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.bin(op.name(), op, IntFlags::empty(), a, b)
    }

    pub(crate) fn fneg(&mut self, v: Value) -> Value {
        let ty = self.ty_of(v);
        self.value("neg", Op::FNeg(FastMath::empty()), ty, &[v])
    }

    pub(crate) fn icmp(&mut self, pred: IntPred, a: Value, b: Value) -> Value {
        self.value("cmp", Op::ICmp(pred, IntFlags::empty()), Type::I1, &[a, b])
    }

    pub(crate) fn fcmp(&mut self, pred: FloatPred, a: Value, b: Value) -> Value {
        self.value("cmp", Op::FCmp(pred, FastMath::empty()), Type::I1, &[a, b])
    }

    pub(crate) fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        let ty = self.ty_of(a);
        self.value("cond", Op::Select(FastMath::empty()), ty, &[cond, a, b])
    }

    pub(crate) fn cast(&mut self, op: CastOp, v: Value, to: Type) -> Value {
        if self.ty_of(v) == to && op != CastOp::AddrSpaceCast {
            return v;
        }
        self.value("conv", Op::Cast(op, IntFlags::empty(), FastMath::empty()), to, &[v])
    }

    /// Resizes an integer.
    pub(crate) fn int_cast(&mut self, v: Value, to: Type, signed: bool) -> Value {
        let types = &self.m.module.ctx.types;
        let (from, width) = (types.int_width(self.ty_of(v)).unwrap_or(0), types.int_width(to).unwrap_or(0));
        if let (true, Some(c)) = (from <= 64 && width <= 64 && from > 0, self.f.as_u64(v)) {
            let shift = 64 - from;
            let wide = if signed { ((c << shift) as i64 >> shift) as i128 } else { c as i128 };
            return self.int(to, wide);
        }
        match width.cmp(&from) {
            std::cmp::Ordering::Less => self.cast(CastOp::Trunc, v, to),
            std::cmp::Ordering::Equal => v,
            std::cmp::Ordering::Greater => self.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, v, to),
        }
    }

    // Memory.

    /// A stack slot: allocas stay together at the start of the entry block, in creation order.
    pub(crate) fn alloca(&mut self, name: &str, ty: Type, align: Align) -> Value {
        let inst = self.f.create_inst(Op::Alloca { ty, align, inalloca: false }, Type::PTR, &[], &[]);
        match self.last_alloca {
            Some(last) => self.f.insert_after(inst, last),
            None => self.f.prepend_inst(self.entry, inst),
        }
        self.last_alloca = Some(inst);
        let value = self.f.result(inst).expect("an alloca has a result");
        self.name(value, name);
        value
    }

    pub(crate) fn load(&mut self, ty: Type, ptr: Value, align: Align, volatile: bool) -> Value {
        let access = MemAccess { volatile, ..MemAccess::plain(align) };
        self.value("tmp", Op::Load(access), ty, &[ptr])
    }

    pub(crate) fn store(&mut self, value: Value, ptr: Value, align: Align, volatile: bool) -> Inst {
        let access = MemAccess { volatile, ..MemAccess::plain(align) };
        self.inst(Op::Store(access), Type::VOID, &[value, ptr], &[])
    }

    pub(crate) fn gep(&mut self, name: &'static str, elem: Type, base: Value, indices: &[Value]) -> Value {
        let ty = self.ty_of(base);
        let mut operands = Vec::with_capacity(indices.len() + 1);
        operands.push(base);
        operands.extend_from_slice(indices);
        self.value(name, Op::Gep { elem, flags: GepFlags::INBOUNDS }, ty, &operands)
    }

    /// `base + offset` in bytes.
    pub(crate) fn byte_offset(&mut self, base: Value, offset: i64) -> Value {
        if offset == 0 {
            return base;
        }
        let off = self.i64(offset);
        self.gep("tmp", Type::I8, base, &[off])
    }

    pub(crate) fn extract(&mut self, name: &'static str, agg: Value, index: u32) -> Value {
        let agg_ty = self.ty_of(agg);
        let ty = self.m.module.ctx.types.element(agg_ty, index as u64).unwrap_or(Type::I8);
        let list = self.f.index_list(&[index]);
        self.value(name, Op::ExtractValue(list), ty, &[agg])
    }

    pub(crate) fn insert(&mut self, agg: Value, elem: Value, index: u32) -> Value {
        let ty = self.ty_of(agg);
        let list = self.f.index_list(&[index]);
        self.value("tmp", Op::InsertValue(list), ty, &[agg, elem])
    }

    pub(crate) fn atomic_rmw(
        &mut self,
        op: RmwOp,
        ptr: Value,
        value: Value,
        align: Align,
        scope: SyncScope,
    ) -> Value {
        let ty = self.ty_of(value);
        let access = MemAccess { align, volatile: false, ordering: Ordering::Monotonic, scope };
        self.value("tmp", Op::AtomicRmw { op, access }, ty, &[ptr, value])
    }

    /// Compare-and-swap; gives the old value.
    pub(crate) fn cmpxchg(
        &mut self,
        ptr: Value,
        old: Value,
        new: Value,
        align: Align,
        scope: SyncScope,
    ) -> Value {
        let ty = self.ty_of(new);
        let pair = self.m.module.ctx.types.structure(&[ty, Type::I1]);
        let access = MemAccess { align, volatile: false, ordering: Ordering::Monotonic, scope };
        let op = Op::CmpXchg { access, failure: Ordering::Monotonic, weak: false };
        let result = self.value("tmp", op, pair, &[ptr, old, new]);
        self.extract("tmp", result, 0)
    }

    // Calls.

    /// A call with everything given. `None` when it returns void.
    pub(crate) fn call_with(
        &mut self,
        info: CallInfo,
        callee: Value,
        args: &[Value],
    ) -> (Inst, Option<Value>) {
        let ret = self.m.module.ctx.types.signature(info.ty).map_or(Type::VOID, |s| s.ret);
        let mut operands = Vec::with_capacity(args.len() + 1);
        operands.extend_from_slice(args);
        operands.push(callee);
        let inst = self.inst(Op::Call(info), ret, &operands, &[]);
        let value = self.f.result(inst);
        if let Some(v) = value {
            self.name(v, "call");
        }
        (inst, value)
    }

    /// Calls a function by name, declaring it with the types of the arguments.
    pub(crate) fn call_named(&mut self, name: &str, ret: Type, args: &[Value]) -> Option<Value> {
        let params: Vec<Type> = args.iter().map(|&a| self.ty_of(a)).collect();
        let ty = self.m.module.ctx.types.function(ret, &params, false);
        let id = self.m.declare_named(name, ty);
        // A user's own declaration of the name may differ; the call keeps the type of its arguments.
        let callee = self.global(id);
        self.call_with(CallInfo::new(ty), callee, args).1
    }

    /// Like [`FnGen::call_named`] for functions that return a value.
    pub(crate) fn call_value(&mut self, name: &str, ret: Type, args: &[Value]) -> Value {
        match self.call_named(name, ret, args) {
            Some(v) => v,
            None => self.undef(ret),
        }
    }

    /// An inline-assembly call; gives the result, if any.
    pub(crate) fn call_asm(
        &mut self,
        text: &str,
        constraints: &str,
        side_effect: bool,
        ret: Type,
        args: &[Value],
    ) -> Option<Value> {
        let params: Vec<Type> = args.iter().map(|&a| self.ty_of(a)).collect();
        let ty = self.m.module.ctx.types.function(ret, &params, false);
        let asm = InlineAsm {
            ty,
            text: text.into(),
            constraints: constraints.into(),
            side_effect,
            align_stack: false,
            intel_dialect: false,
            unwind: false,
        };
        let callee = self.f.asm(asm);
        let attrs = self.m.nounwind_call_attrs();
        self.call_with(CallInfo { attrs, ..CallInfo::new(ty) }, callee, args).1
    }

    pub(crate) fn memcpy(&mut self, dest: Value, src: Value, bytes: Value, align: Align, volatile: bool) {
        self.mem_intrinsic("llvm.memcpy.p0.p0.i64", dest, src, bytes, (align, Some(align)), volatile);
    }

    pub(crate) fn memmove(&mut self, dest: Value, src: Value, bytes: Value, align: Align) {
        self.mem_intrinsic("llvm.memmove.p0.p0.i64", dest, src, bytes, (align, Some(align)), false);
    }

    /// Fills with an `i8`.
    pub(crate) fn memset(&mut self, dest: Value, byte: Value, bytes: Value, align: Align, volatile: bool) {
        self.mem_intrinsic("llvm.memset.p0.i64", dest, byte, bytes, (align, None), volatile);
    }

    fn mem_intrinsic(
        &mut self,
        name: &str,
        dest: Value,
        second: Value,
        bytes: Value,
        aligns: (Align, Option<Align>),
        volatile: bool,
    ) {
        let flag = self.i1(volatile);
        let args = [dest, second, bytes, flag];
        let params: Vec<Type> = args.iter().map(|&a| self.ty_of(a)).collect();
        let ty = self.m.module.ctx.types.function(Type::VOID, &params, false);
        let id = self.m.declare_named(name, ty);
        let attrs = self.m.param_align_attrs(aligns.0, aligns.1);
        let callee = self.global(id);
        self.call_with(CallInfo { attrs, ..CallInfo::new(ty) }, callee, &args);
    }

    /// A pointer of another address space as a generic pointer, and back.
    pub(crate) fn in_space(&mut self, ptr: Value, space: AddrSpace) -> Value {
        let ty = self.m.module.ctx.types.ptr(space);
        if self.ty_of(ptr) == ty { ptr } else { self.cast(CastOp::AddrSpaceCast, ptr, ty) }
    }
}
