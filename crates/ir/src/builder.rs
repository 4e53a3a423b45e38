//! The builder: creates instructions at an insertion point and computes their result types.
//!
//! It folds nothing and checks nothing beyond what it needs for the result type: the verifier does. It is cheap
//! to make, so code that also adds globals to the module makes one for each stretch of instructions.

use crate::attributes::AttrList;
use crate::function::Function;
use crate::global::GlobalId;
use crate::inst::{Block, Bundle, CallInfo, DebugLoc, Inst, MemAccess, Op, Value};
use crate::module::Context;
use crate::ops::{
    Align, BinOp, CallConv, CastOp, FastMath, FloatPred, GepFlags, IntFlags, IntPred, Ordering, RmwOp,
    SyncScope, TailKind,
};
use crate::types::{AddrSpace, Type, TypeData};

/// Where the builder puts the next instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// Nowhere: instructions are created and stay detached.
    Detached,
    /// Behind the last instruction of a block.
    End(Block),
    /// Before an instruction.
    Before(Inst),
    /// Behind an instruction.
    After(Inst),
}

/// See the module doc.
pub struct Builder<'a> {
    /// The module around the function.
    pub ctx: &'a Context,
    /// The function that is built.
    pub func: &'a mut Function,
    point: InsertPoint,
    /// Location given to new instructions.
    pub loc: Option<DebugLoc>,
    /// Fast-math flags given to new floating-point instructions.
    pub fmf: FastMath,
}

/// Positions.
impl<'a> Builder<'a> {
    /// A builder without a place yet: see [`Builder::position_at_end`].
    pub fn new(ctx: &'a Context, func: &'a mut Function) -> Builder<'a> {
        Builder { ctx, func, point: InsertPoint::Detached, loc: None, fmf: FastMath::empty() }
    }

    /// At the end of a block.
    pub fn at_end(ctx: &'a Context, func: &'a mut Function, block: Block) -> Builder<'a> {
        let mut b = Builder::new(ctx, func);
        b.point = InsertPoint::End(block);
        b
    }

    /// Before an instruction, taking over its location.
    pub fn before(ctx: &'a Context, func: &'a mut Function, inst: Inst) -> Builder<'a> {
        let loc = func.loc(inst);
        let mut b = Builder::new(ctx, func);
        b.point = InsertPoint::Before(inst);
        b.loc = loc;
        b
    }

    /// After an instruction, taking over its location.
    pub fn after(ctx: &'a Context, func: &'a mut Function, inst: Inst) -> Builder<'a> {
        let loc = func.loc(inst);
        let mut b = Builder::new(ctx, func);
        b.point = InsertPoint::After(inst);
        b.loc = loc;
        b
    }

    /// Where the next instruction goes.
    pub fn point(&self) -> InsertPoint {
        self.point
    }

    /// Goes to a place.
    pub fn set_point(&mut self, point: InsertPoint) {
        self.point = point;
    }

    /// Goes behind the last instruction of a block.
    pub fn position_at_end(&mut self, block: Block) {
        self.point = InsertPoint::End(block);
    }

    /// Goes before an instruction.
    pub fn position_before(&mut self, inst: Inst) {
        self.point = InsertPoint::Before(inst);
    }

    /// The block instructions go to.
    pub fn block(&self) -> Option<Block> {
        match self.point {
            InsertPoint::Detached => None,
            InsertPoint::End(b) => Some(b),
            InsertPoint::Before(i) | InsertPoint::After(i) => self.func.inst_block(i),
        }
    }

    /// Creates a block at the end of the function.
    pub fn append_block(&mut self, name: &str) -> Block {
        let b = self.func.append_new_block();
        if !name.is_empty() {
            self.func.set_block_name(b, name);
        }
        b
    }

    /// Names a value and returns it.
    pub fn named(&mut self, value: Value, name: &str) -> Value {
        self.func.set_value_name(value, name);
        value
    }

    /// Creates an instruction and inserts it.
    pub fn insert(&mut self, op: Op, ty: Type, operands: &[Value], blocks: &[Block]) -> Inst {
        let inst = self.func.create_inst(op, ty, operands, blocks);
        self.func.set_loc(inst, self.loc);
        match self.point {
            InsertPoint::Detached => {}
            InsertPoint::End(b) => self.func.append_inst(b, inst),
            InsertPoint::Before(i) => self.func.insert_before(inst, i),
            InsertPoint::After(i) => {
                self.func.insert_after(inst, i);
                self.point = InsertPoint::After(inst);
            }
        }
        inst
    }

    /// Creates an instruction with a result; `ty` must not be void.
    fn value(&mut self, op: Op, ty: Type, operands: &[Value]) -> Value {
        debug_assert!(ty != Type::VOID, "{} needs a result type", op.name());
        let inst = self.insert(op, ty, operands, &[]);
        match self.func.result(inst) {
            Some(v) => v,
            None => self.func.poison(ty),
        }
    }

    fn ty(&self, v: Value) -> Type {
        self.func.value_type(v)
    }
}

macro_rules! binary_methods {
    ($($name:ident => $op:ident),* $(,)?) => {
        impl Builder<'_> {
            $(#[doc = concat!("`", stringify!($name), "` without flags (floating point: the builder's).")]
            pub fn $name(&mut self, lhs: Value, rhs: Value) -> Value {
                self.binary(BinOp::$op, lhs, rhs)
            })*
        }
    };
}

binary_methods! {
    add => Add, sub => Sub, mul => Mul, udiv => UDiv, sdiv => SDiv, urem => URem, srem => SRem,
    shl => Shl, lshr => LShr, ashr => AShr, and => And, or => Or, xor => Xor,
    fadd => FAdd, fsub => FSub, fmul => FMul, fdiv => FDiv, frem => FRem,
}

macro_rules! cast_methods {
    ($($name:ident => $op:ident),* $(,)?) => {
        impl Builder<'_> {
            $(#[doc = concat!("The conversion `", stringify!($name), "`.")]
            pub fn $name(&mut self, value: Value, ty: Type) -> Value {
                self.cast(CastOp::$op, value, ty)
            })*
        }
    };
}

cast_methods! {
    trunc => Trunc, zext => ZExt, sext => SExt, fptoui => FpToUi, fptosi => FpToSi, uitofp => UiToFp,
    sitofp => SiToFp, fptrunc => FpTrunc, fpext => FpExt, ptrtoint => PtrToInt, inttoptr => IntToPtr,
    bitcast => Bitcast, addrspacecast => AddrSpaceCast,
}

/// Computation.
impl Builder<'_> {
    /// A binary operation; floating-point ones take the builder's fast-math flags.
    pub fn binary(&mut self, op: BinOp, lhs: Value, rhs: Value) -> Value {
        self.binary_flags(op, IntFlags::empty(), lhs, rhs)
    }

    /// A binary operation with nsw/nuw/exact/disjoint.
    pub fn binary_flags(&mut self, op: BinOp, flags: IntFlags, lhs: Value, rhs: Value) -> Value {
        let fmf = if op.is_float() { self.fmf } else { FastMath::empty() };
        let ty = self.ty(lhs);
        self.value(Op::Binary(op, flags, fmf), ty, &[lhs, rhs])
    }

    /// `fneg`: the value with the other sign, NaN included.
    pub fn fneg(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        self.value(Op::FNeg(self.fmf), ty, &[value])
    }

    /// `0 - value`.
    pub fn neg(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let zero = self.func.zero(&self.ctx.types, ty);
        self.sub(zero, value)
    }

    /// `value ^ -1`; scalars and vectors.
    pub fn not(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let types = &self.ctx.types;
        let scalar = types.scalar(ty);
        let pool = self.func.consts_mut();
        let mut ones = pool.int_signed(types, scalar, -1);
        if scalar != ty {
            ones = pool.splat(types, ty, ones);
        }
        let ones = self.func.const_value(ones);
        self.xor(value, ones)
    }

    /// `freeze`: the value, or an arbitrary but fixed one where it is undef or poison.
    pub fn freeze(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        self.value(Op::Freeze, ty, &[value])
    }

    /// A conversion, also to the same type.
    pub fn cast(&mut self, op: CastOp, value: Value, ty: Type) -> Value {
        let fmf = if matches!(op, CastOp::FpExt | CastOp::FpTrunc) { self.fmf } else { FastMath::empty() };
        self.value(Op::Cast(op, IntFlags::empty(), fmf), ty, &[value])
    }

    /// `trunc`, `zext` or nothing, to an integer type.
    pub fn zext_or_trunc(&mut self, value: Value, ty: Type) -> Value {
        self.resize(value, ty, CastOp::ZExt)
    }

    /// `trunc`, `sext` or nothing, to an integer type.
    pub fn sext_or_trunc(&mut self, value: Value, ty: Type) -> Value {
        self.resize(value, ty, CastOp::SExt)
    }

    fn resize(&mut self, value: Value, ty: Type, widen: CastOp) -> Value {
        let types = &self.ctx.types;
        let from = types.int_width(types.scalar(self.ty(value))).unwrap_or(0);
        let to = types.int_width(types.scalar(ty)).unwrap_or(0);
        match from.cmp(&to) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.cast(widen, value, ty),
            std::cmp::Ordering::Greater => self.cast(CastOp::Trunc, value, ty),
        }
    }

    fn compare_type(&self, operand: Value) -> Type {
        self.ctx.types.with_shape_of(Type::I1, self.ty(operand))
    }

    /// `icmp`: compares integers or pointers.
    pub fn icmp(&mut self, pred: IntPred, lhs: Value, rhs: Value) -> Value {
        let ty = self.compare_type(lhs);
        self.value(Op::ICmp(pred, IntFlags::empty()), ty, &[lhs, rhs])
    }

    /// `fcmp`: compares floating-point values.
    pub fn fcmp(&mut self, pred: FloatPred, lhs: Value, rhs: Value) -> Value {
        let ty = self.compare_type(lhs);
        self.value(Op::FCmp(pred, self.fmf), ty, &[lhs, rhs])
    }

    /// `select`: one of two values, both of which are computed.
    pub fn select(&mut self, cond: Value, then_value: Value, else_value: Value) -> Value {
        let ty = self.ty(then_value);
        let fmf = if self.ctx.types.is_float_or_float_vector(ty) { self.fmf } else { FastMath::empty() };
        self.value(Op::Select(fmf), ty, &[cond, then_value, else_value])
    }

    /// A phi without incoming values; see [`Function::add_incoming`].
    pub fn phi(&mut self, ty: Type) -> Value {
        self.value(Op::Phi(FastMath::empty()), ty, &[])
    }

    /// A phi with incoming values.
    pub fn phi_of(&mut self, ty: Type, incoming: &[(Value, Block)]) -> Value {
        let values: smallvec::SmallVec<[Value; 8]> = incoming.iter().map(|i| i.0).collect();
        let blocks: smallvec::SmallVec<[Block; 8]> = incoming.iter().map(|i| i.1).collect();
        let inst = self.insert(Op::Phi(FastMath::empty()), ty, &values, &blocks);
        match self.func.result(inst) {
            Some(v) => v,
            None => self.func.poison(ty),
        }
    }

    /// `extractelement`: one element of a vector; poison beyond its end.
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        let ty = self.ctx.types.scalar(self.ty(vector));
        self.value(Op::ExtractElement, ty, &[vector, index])
    }

    /// `insertelement`: the vector with another element.
    pub fn insert_element(&mut self, vector: Value, elem: Value, index: Value) -> Value {
        let ty = self.ty(vector);
        self.value(Op::InsertElement, ty, &[vector, elem, index])
    }

    /// Lanes of two vectors; [`crate::POISON_LANE`] for undefined ones.
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[u32]) -> Value {
        let elem = self.ctx.types.scalar(self.ty(lhs));
        let ty = self.ctx.types.vector(elem, mask.len() as u32);
        let list = self.func.index_list(mask);
        self.value(Op::Shuffle(list), ty, &[lhs, rhs])
    }

    /// A field of an aggregate. `None` when the indices do not fit its type.
    pub fn extract_value(&mut self, agg: Value, indices: &[u32]) -> Option<Value> {
        let ty = self.indexed_type(self.ty(agg), indices)?;
        let list = self.func.index_list(indices);
        Some(self.value(Op::ExtractValue(list), ty, &[agg]))
    }

    /// An aggregate with one field replaced.
    pub fn insert_value(&mut self, agg: Value, elem: Value, indices: &[u32]) -> Value {
        let ty = self.ty(agg);
        let list = self.func.index_list(indices);
        self.value(Op::InsertValue(list), ty, &[agg, elem])
    }

    fn indexed_type(&self, mut ty: Type, indices: &[u32]) -> Option<Type> {
        for &i in indices {
            ty = self.ctx.types.element(ty, u64::from(i))?;
        }
        Some(ty)
    }
}

/// Memory.
impl Builder<'_> {
    /// One object of type `ty` in the alloca address space, at its preferred alignment.
    pub fn alloca(&mut self, ty: Type) -> Value {
        let align = self.ctx.data_layout.pref_align(&self.ctx.types, ty);
        self.alloca_with(ty, None, align, self.ctx.data_layout.alloca_space)
    }

    /// `alloca` of so many elements with an alignment and an address space.
    pub fn alloca_with(&mut self, ty: Type, count: Option<Value>, align: Align, space: AddrSpace) -> Value {
        let ptr = self.ctx.types.ptr(space);
        let op = Op::Alloca { ty, align, inalloca: false };
        self.value(op, ptr, count.as_slice())
    }

    /// A plain load at the ABI alignment.
    pub fn load(&mut self, ty: Type, ptr: Value) -> Value {
        let align = self.ctx.data_layout.abi_align(&self.ctx.types, ty);
        self.load_with(ty, ptr, MemAccess::plain(align))
    }

    /// `load` of a type with an alignment.
    pub fn load_aligned(&mut self, ty: Type, ptr: Value, align: Align) -> Value {
        self.load_with(ty, ptr, MemAccess::plain(align))
    }

    /// `load` with everything said: alignment, volatile, ordering, scope.
    pub fn load_with(&mut self, ty: Type, ptr: Value, access: MemAccess) -> Value {
        self.value(Op::Load(access), ty, &[ptr])
    }

    /// A plain store at the ABI alignment.
    pub fn store(&mut self, value: Value, ptr: Value) -> Inst {
        let align = self.ctx.data_layout.abi_align(&self.ctx.types, self.ty(value));
        self.store_with(value, ptr, MemAccess::plain(align))
    }

    /// `store` with an alignment.
    pub fn store_aligned(&mut self, value: Value, ptr: Value, align: Align) -> Inst {
        self.store_with(value, ptr, MemAccess::plain(align))
    }

    /// `store` with everything said.
    pub fn store_with(&mut self, value: Value, ptr: Value, access: MemAccess) -> Inst {
        self.insert(Op::Store(access), Type::VOID, &[value, ptr], &[])
    }

    /// `fence`: orders the accesses around it for the threads of a scope.
    pub fn fence(&mut self, ordering: Ordering, scope: SyncScope) -> Inst {
        self.insert(Op::Fence(ordering, scope), Type::VOID, &[], &[])
    }

    /// Result: `{ T, i1 }`.
    pub fn cmpxchg(
        &mut self,
        ptr: Value,
        expected: Value,
        new: Value,
        access: MemAccess,
        failure: Ordering,
    ) -> Value {
        let ty = self.ctx.types.structure(&[self.ty(expected), Type::I1]);
        self.value(Op::CmpXchg { access, failure, weak: false }, ty, &[ptr, expected, new])
    }

    /// `atomicrmw`: changes memory in one step; the value before.
    pub fn atomicrmw(&mut self, op: RmwOp, ptr: Value, value: Value, access: MemAccess) -> Value {
        let ty = self.ty(value);
        self.value(Op::AtomicRmw { op, access }, ty, &[ptr, value])
    }

    /// Address arithmetic; the result is a vector when the base or an index is one.
    pub fn gep(&mut self, elem: Type, flags: GepFlags, base: Value, indices: &[Value]) -> Value {
        let types = &self.ctx.types;
        let mut ty = self.ty(base);
        if !types.is_vector(ty) {
            if let Some(&v) = indices.iter().find(|&&i| types.is_vector(self.ty(i))) {
                ty = types.with_shape_of(ty, self.ty(v));
            }
        }
        let operands: smallvec::SmallVec<[Value; 8]> =
            std::iter::once(base).chain(indices.iter().copied()).collect();
        self.value(Op::Gep { elem, flags }, ty, &operands)
    }

    /// `getelementptr inbounds`: an address within the object that `base` points into.
    pub fn inbounds_gep(&mut self, elem: Type, base: Value, indices: &[Value]) -> Value {
        self.gep(elem, GepFlags::INBOUNDS, base, indices)
    }

    /// `getelementptr i8, base, offset`.
    pub fn ptr_add(&mut self, base: Value, offset: Value) -> Value {
        self.gep(Type::I8, GepFlags::empty(), base, &[offset])
    }

    /// `getelementptr inbounds ty, base, i32 0, i32 field`.
    pub fn struct_gep(&mut self, ty: Type, base: Value, field: u32) -> Value {
        let zero = self.func.const_i32(0);
        let field = self.func.const_i32(field as i32);
        self.gep(ty, GepFlags::INBOUNDS, base, &[zero, field])
    }

    /// `va_arg`: the next argument of a variadic function.
    pub fn va_arg(&mut self, list: Value, ty: Type) -> Value {
        self.value(Op::VaArg, ty, &[list])
    }
}

/// Calls.
impl Builder<'_> {
    /// A call with everything given; `None` in the result for void functions.
    pub fn call_with(&mut self, info: CallInfo, callee: Value, args: &[Value]) -> Inst {
        self.call_bundles(info, callee, args, &[])
    }

    /// A call with operand bundles.
    pub fn call_bundles(
        &mut self,
        mut info: CallInfo,
        callee: Value,
        args: &[Value],
        bundles: &[(&str, &[Value])],
    ) -> Inst {
        let ret = match self.ctx.types.get(info.ty) {
            TypeData::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        let mut operands: smallvec::SmallVec<[Value; 8]> = args.into();
        if !bundles.is_empty() {
            let list =
                bundles.iter().map(|(t, v)| Bundle { tag: (*t).into(), len: v.len() as u32 }).collect();
            info.bundles = self.func.bundle_list(list).into();
            bundles.iter().for_each(|(_, v)| operands.extend_from_slice(v));
        }
        operands.push(callee);
        self.insert(Op::Call(info), ret, &operands, &[])
    }

    /// An indirect call or a call of inline assembly.
    pub fn call(&mut self, ty: Type, callee: Value, args: &[Value]) -> Inst {
        self.call_with(CallInfo::new(ty), callee, args)
    }

    /// A direct call with the callee's type and calling convention and no call-site attributes.
    pub fn call_global(&mut self, callee: GlobalId, args: &[Value]) -> Inst {
        let (ty, cc) = match self.ctx.global(callee).as_function() {
            Some(f) => (f.ty, f.cc),
            None => (self.ctx.global(callee).value_type(), CallConv::C),
        };
        let value = self.func.global(self.ctx, callee);
        self.call_with(CallInfo { cc, ..CallInfo::new(ty) }, value, args)
    }

    /// As [`Builder::call_global`], with attributes and a tail marker.
    pub fn call_global_with(
        &mut self,
        callee: GlobalId,
        args: &[Value],
        attrs: AttrList,
        tail: TailKind,
    ) -> Inst {
        let inst = self.call_global(callee, args);
        if let Op::Call(info) = self.func.op(inst) {
            self.func.set_op(inst, Op::Call(CallInfo { attrs, tail, ..info }));
        }
        inst
    }

    /// Result of a direct call that is not void.
    pub fn call_value(&mut self, callee: GlobalId, args: &[Value]) -> Option<Value> {
        let inst = self.call_global(callee, args);
        self.func.result(inst)
    }
}

/// Control flow.
impl Builder<'_> {
    /// `ret`.
    pub fn ret(&mut self, value: Option<Value>) -> Inst {
        self.insert(Op::Ret, Type::VOID, value.as_slice(), &[])
    }

    /// `br` without a condition.
    pub fn br(&mut self, target: Block) -> Inst {
        self.insert(Op::Br, Type::VOID, &[], &[target])
    }

    /// `br` on an `i1`.
    pub fn cond_br(&mut self, cond: Value, then_dest: Block, else_dest: Block) -> Inst {
        self.insert(Op::CondBr, Type::VOID, &[cond], &[then_dest, else_dest])
    }

    /// A switch without cases; see [`Function::add_case`].
    pub fn switch(&mut self, value: Value, default: Block) -> Inst {
        self.insert(Op::Switch, Type::VOID, &[value], &[default])
    }

    /// `indirectbr`: to one of the blocks, whose address was taken.
    pub fn indirect_br(&mut self, address: Value, dests: &[Block]) -> Inst {
        self.insert(Op::IndirectBr, Type::VOID, &[address], dests)
    }

    /// `unreachable`: control never gets here.
    pub fn unreachable(&mut self) -> Inst {
        self.insert(Op::Unreachable, Type::VOID, &[], &[])
    }
}
