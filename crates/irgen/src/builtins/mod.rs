//! Calls of functions the compiler knows: the rows of [`oxicc_frontend::builtins`] turned into code.
//!
//! - here: intrinsics, barriers, votes, shuffles, address spaces, bit operations, GNU builtins
//! - `atomics`: atomics of C++ and of CUDA; `mma`: tensor cores; `texture`: textures and surfaces
//! - `members`: questions about pointers to members
//! - `runtime`: functions that headers declare and the device library or the hardware provides

mod atomics;
mod members;
mod mma;
pub(crate) mod runtime;
mod texture;

use oxicc_frontend::builtins::{
    BaseType, Builtin, FloatClass, FloatRelation, Form, Lowering, Op as Known, Overflow, VaList,
};
use oxicc_frontend::tree::{Expr, ExprId, QualType};
use oxicc_ir::{AddrSpace, Align, BinOp, CastOp, FixedMdKind, FloatPred, IntPred, Op, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;

impl<'t> FnGen<'_, 't> {
    /// A call of a builtin; the result is `None` for void.
    // One arm for each kind of lowering.
    pub(crate) fn builtin(&mut self, b: &Builtin, expr: &'t Expr, args: &'t [ExprId]) -> Res<Option<Value>> {
        if let Some(feature) = b.gate {
            if !self.m.options.target.has(feature) {
                return Err(self.error(format!("\"{}\" is not supported for this GPU architecture", b.name)));
            }
        }
        if args.len() < b.signature().required {
            return Err(self.error(format!("too few arguments in a call of \"{}\"", b.name)));
        }
        match b.lowering {
            Lowering::Same => {
                let name = format!("llvm.{}", b.name.trim_start_matches('_').replace('_', "."));
                self.intrinsic(&name, expr, args)
            }
            Lowering::Intrinsic(name) => self.intrinsic(name, expr, args),
            Lowering::Predicate(name) => {
                let ret = self.ir_type(expr.ty)?;
                let v = self.call_value(name, Type::I1, &[]);
                Ok(Some(self.int_cast(v, ret, false)))
            }
            Lowering::Op(op) => {
                let ret = self.ir_type(expr.ty)?;
                let values = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
                self.builtin_op(op, ret, &values)
            }
            Lowering::Form(form) => self.builtin_form(form, expr, args),
            Lowering::Library(name) => self.library_call(name, expr, args),
            Lowering::External => self.intrinsic(b.name, expr, args),
            Lowering::IsSpace(space) => {
                let p = self.scalar(args[0])?;
                let v = self.call_value(&format!("llvm.nvvm.isspacep.{space}"), Type::I1, &[p]);
                let ret = self.ir_type(expr.ty)?;
                Ok(Some(self.int_cast(v, ret, false)))
            }
            Lowering::ToSpace(n) => {
                let p = self.scalar(args[0])?;
                let p = self.in_space(p, AddrSpace(n));
                Ok(Some(self.cast(CastOp::PtrToInt, p, Type::I64)))
            }
            Lowering::FromSpace(n) => {
                let v = self.scalar(args[0])?;
                let ty = self.m.module.ctx.types.ptr(AddrSpace(n));
                let p = self.cast(CastOp::IntToPtr, v, ty);
                Ok(Some(self.in_space(p, AddrSpace::GENERIC)))
            }
            Lowering::Atomic { op, scope } => {
                let (p, v) = (self.scalar(args[0])?, self.scalar(args[1])?);
                Ok(Some(self.atomic(op, scope, p, v)))
            }
            Lowering::AtomicCas(scope) => {
                let (p, old, new) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                Ok(Some(self.atomic_cas(scope, p, old, new)))
            }
            Lowering::Atomic128 { cas, scope } => self.atomic128(cas, scope, args).map(|()| None),
            Lowering::AtomicVector { lanes, scope } => {
                let (p, v, r) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                self.atomic_vector(lanes, scope, p, v, r);
                Ok(None)
            }
            Lowering::NvAtomic(op) => self.nv_atomic(op, expr, args),
            Lowering::NvFence => self.nv_fence(args).map(|()| None),
            Lowering::Packed(instruction) => {
                let values = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
                self.packed_float(instruction, values[0], &values[1..]);
                Ok(None)
            }
            Lowering::Vote(kind) => {
                let (mask, pred) = (self.scalar(args[0])?, self.scalar(args[1])?);
                let pred = self.is_true(pred);
                Ok(Some(self.vote(kind, mask, pred)))
            }
            Lowering::MatchAny => {
                let (mask, v) = (self.scalar(args[0])?, self.scalar(args[1])?);
                let suffix = if self.ty_of(v) == Type::I64 { "i64" } else { "i32" };
                let name = format!("llvm.nvvm.match.any.sync.{suffix}");
                Ok(Some(self.call_value(&name, Type::I32, &[mask, v])))
            }
            Lowering::MatchAll => {
                let (mask, v) = (self.scalar(args[0])?, self.scalar(args[1])?);
                let pred = self.scalar(args[2])?;
                let suffix = if self.ty_of(v) == Type::I64 { "i64" } else { "i32" };
                let name = format!("llvm.nvvm.match.all.sync.{suffix}p");
                let pair = self.m.module.ctx.types.structure(&[Type::I32, Type::I1]);
                let r = self.call_value(&name, pair, &[mask, v]);
                let flag = self.extract("tmp", r, 1);
                let flag = self.int_cast(flag, Type::I32, false);
                self.store(flag, pred, align(4), false);
                Ok(Some(self.extract("tmp", r, 0)))
            }
            Lowering::Shuffle(name) => {
                let values = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
                let pair = self.m.module.ctx.types.structure(&[Type::I32, Type::I1]);
                let r = self.call_value(&format!("llvm.nvvm.shfl.sync.{name}.i32p"), pair, &values[..4]);
                Ok(Some(self.extract("tmp", r, 0)))
            }
            Lowering::CopyAsync(bytes) => {
                let (dest, src, size) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                let dest = self.in_space(dest, AddrSpace::SHARED);
                let dest = self.cast(CastOp::PtrToInt, dest, Type::I32);
                let src = self.in_space(src, AddrSpace::GLOBAL);
                let src = self.cast(CastOp::PtrToInt, src, Type::I64);
                let text = format!("cp.async.ca.shared.global [$0], [$1], {bytes}, $2;");
                self.call_asm(&text, "r,l,r,~{memory}", true, Type::VOID, &[dest, src, size]);
                Ok(None)
            }
            Lowering::ClusterCoords(sreg) => {
                for (i, axis) in ["x", "y", "z"].iter().enumerate() {
                    let p = self.scalar(args[i])?;
                    let v =
                        self.call_value(&format!("llvm.nvvm.read.ptx.sreg.{sreg}.{axis}"), Type::I32, &[]);
                    self.store(v, p, align(4), false);
                }
                Ok(None)
            }
            Lowering::MemcpyAligned(a) => {
                let (dest, src, n) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                self.memcpy(dest, src, n, align(a as u64), false);
                Ok(None)
            }
            Lowering::TextureCall => self.texture_call(args).map(|()| None),
            Lowering::MmaLoad(fragment) => self.mma_load(fragment, args).map(|()| None),
            Lowering::MmaStore(fragment) => self.mma_store(fragment, args).map(|()| None),
            Lowering::Mma(shape) => self.mma(shape, args).map(|()| None),
            Lowering::Wgmma(kind) => self.wgmma(kind, args).map(|()| None),
            Lowering::Asm { text, constraints, is_volatile } => {
                let values = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
                let ret = self.ir_type(expr.ty)?;
                Ok(self.call_asm(text, constraints, is_volatile, ret, &values))
            }
            Lowering::FunnelShift { left, clamp } => {
                let (low, high, by) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                let name = match (left, clamp) {
                    (true, false) => "llvm.fshl.i32",
                    (false, false) => "llvm.fshr.i32",
                    (true, true) => "llvm.nvvm.fshl.clamp",
                    (false, true) => "llvm.nvvm.fshr.clamp",
                };
                Ok(Some(self.call_value(name, Type::I32, &[high, low, by])))
            }
            Lowering::DotProduct2 { intrinsic, high } => {
                let (a, b, c) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                let high = self.i1(high);
                Ok(Some(self.call_value(intrinsic, Type::I32, &[a, b, high, c])))
            }
            Lowering::ReadOnlyLoad => {
                let ty = self.ir_type(expr.ty)?;
                let a = align(self.m.align_of(expr.ty));
                let p = self.scalar(args[0])?;
                Ok(Some(self.read_only_load(ty, p, a)))
            }
            Lowering::ReadOnlyVectorLoad { element, lanes } => {
                let (element, bytes) = match element {
                    BaseType::SChar | BaseType::UChar => (Type::I8, 1),
                    BaseType::Short | BaseType::UShort => (Type::I16, 2),
                    BaseType::Float => (Type::FLOAT, 4),
                    BaseType::Double => (Type::DOUBLE, 8),
                    BaseType::LongLong | BaseType::ULongLong => (Type::I64, 8),
                    _ => (Type::I32, 4),
                };
                let ty = self.m.module.ctx.types.vector(element, lanes.into());
                let a = align(bytes * u64::from(lanes));
                let (p, result) = (self.scalar(args[0])?, self.scalar(args[1])?);
                let v = self.read_only_load(ty, p, a);
                self.store(v, result, a, false);
                Ok(None)
            }
            // The analysis leaves no calls of the first two.
            Lowering::Replaced(_) | Lowering::Operator(_) | Lowering::Unsupported => {
                Err(self.unsupported(&format!("the function \"{}\"", b.name)))
            }
        }
    }

    /// A load of global memory that nothing writes while the kernel runs.
    fn read_only_load(&mut self, ty: Type, ptr: Value, align: Align) -> Value {
        let ptr = self.in_space(ptr, AddrSpace::GLOBAL);
        let v = self.load(ty, ptr, align, false);
        let empty = self.m.module.ctx.metadata.node(&[]);
        if let Some(inst) = self.f.value_inst(v) {
            self.f.set_attachment(inst, FixedMdKind::InvariantLoad, Some(empty));
        }
        v
    }

    /// An intrinsic or function with the arguments as they are.
    fn intrinsic(&mut self, name: &str, expr: &'t Expr, args: &'t [ExprId]) -> Res<Option<Value>> {
        let values = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
        let ret = self.ir_type(expr.ty)?;
        Ok(self.call_named(name, ret, &values))
    }

    /// A function of the C or math library called through a GNU builtin.
    fn library_call(&mut self, name: &str, expr: &'t Expr, args: &'t [ExprId]) -> Res<Option<Value>> {
        if name == "printf" {
            return self.printf(args).map(Some);
        }
        if let Some(lowering) = runtime::lookup_with(name, self.m.options.fast_math) {
            return self.runtime_call(lowering, expr, args, None);
        }
        let symbol = runtime::library_symbol(name);
        self.intrinsic(&symbol, expr, args)
    }

    pub(super) fn vote(&mut self, kind: u8, mask: Value, pred: Value) -> Value {
        let name = ["all", "any", "uni", "ballot"][kind.min(3) as usize];
        let ret = if kind == 3 { Type::I32 } else { Type::I1 };
        let v = self.call_value(&format!("llvm.nvvm.vote.{name}.sync"), ret, &[mask, pred]);
        self.int_cast(v, Type::I32, false)
    }

    /// f32x2 arithmetic on values in memory.
    fn packed_float(&mut self, instruction: &str, result: Value, operands: &[Value]) {
        let values: Vec<Value> = operands.iter().map(|p| self.load_pair(*p)).collect();
        let names: Vec<String> = (1..=values.len()).map(|i| format!("${i}")).collect();
        let text = format!("{instruction} $0, {};", names.join(", "));
        let constraints = format!("=l{}", ",l".repeat(values.len()));
        if let Some(r) = self.call_asm(&text, &constraints, false, Type::I64, &values) {
            self.store_pair(r, result);
        }
    }

    /// Two floats in memory as one 64-bit register.
    fn load_pair(&mut self, p: Value) -> Value {
        let low = self.load(Type::I32, p, align(4), false);
        let q = self.byte_offset(p, 4);
        let high = self.load(Type::I32, q, align(4), false);
        let low = self.int_cast(low, Type::I64, false);
        let high = self.int_cast(high, Type::I64, false);
        let shift = self.i64(32);
        let high = self.op2(BinOp::Shl, high, shift);
        self.op2(BinOp::Or, low, high)
    }

    fn store_pair(&mut self, v: Value, p: Value) {
        let low = self.int_cast(v, Type::I32, false);
        self.store(low, p, align(4), false);
        let shift = self.i64(32);
        let high = self.op2(BinOp::LShr, v, shift);
        let high = self.int_cast(high, Type::I32, false);
        let q = self.byte_offset(p, 4);
        self.store(high, q, align(4), false);
    }

    /// A count of zeros, or what the generic form says for an operand that is zero.
    fn unless_zero(&mut self, x: Value, count: Value, of_zero: Option<Value>) -> Value {
        let Some(of_zero) = of_zero else { return count };
        let ty = self.ty_of(x);
        let zero = self.int(ty, 0);
        let is_zero = self.icmp(IntPred::Eq, x, zero);
        self.select(is_zero, of_zero, count)
    }

    /// An integer operation that LLVM has as an overloaded intrinsic.
    pub(super) fn int_intrinsic(&mut self, stem: &str, v: Value, rest: &[Value]) -> Value {
        let ty = self.ty_of(v);
        let width = self.m.module.ctx.types.int_width(ty).unwrap_or(32);
        let mut args = vec![v];
        args.extend_from_slice(rest);
        self.call_value(&format!("llvm.{stem}.i{width}"), ty, &args)
    }

    /// A form whose operands are not all read as values.
    fn builtin_form(&mut self, form: Form, expr: &'t Expr, args: &'t [ExprId]) -> Res<Option<Value>> {
        let ret = self.ir_type(expr.ty)?;
        Ok(match form {
            Form::Assume => {
                let cond = self.condition(args[0])?;
                self.call_named("llvm.assume", Type::VOID, &[cond]);
                None
            }
            Form::CorrespondingMember | Form::InterconvertibleMember => {
                let answer = self.member_relation(args)?;
                Some(self.int_cast(answer, ret, false))
            }
            Form::False => Some(self.int(ret, 0)),
            Form::Infinity => Some(self.float_const(ret, f64::INFINITY)),
            Form::Nan => Some(match ret {
                Type::FLOAT => self.f.const_float_bits(ret, 0x7fc0_0000),
                _ => self.f.const_float_bits(Type::DOUBLE, 0x7ff8_0000_0000_0000),
            }),
            Form::Nothing => {
                for &a in args {
                    self.discard(a)?;
                }
                None
            }
            Form::Overflow(op) => Some(self.overflow(op, args)?),
            Form::Trap => {
                self.call_named("llvm.trap", Type::VOID, &[]);
                self.unreachable();
                None
            }
            Form::Unreachable => {
                self.unreachable();
                None
            }
            Form::Va(what) => {
                self.va_builtin(what, args)?;
                None
            }
        })
    }

    /// An operation on the values of the operands.
    fn builtin_op(&mut self, op: Known, ret: Type, values: &[Value]) -> Res<Option<Value>> {
        let too_few = || self.error("too few arguments in a call of a built-in function");
        let Some(&x) = values.first() else { return Err(too_few()) };
        let y = values.get(1).copied().ok_or_else(too_few);
        let z = values.get(2).copied().ok_or_else(too_few);
        let known_align =
            |g: &Self, v: Option<&Value>| v.and_then(|v| g.f.as_u64(*v)).map_or(align(1), align);
        let to_ret = |g: &mut Self, v: Value| Some(g.int_cast(v, ret, false));
        let no = self.i1(false);
        Ok(match op {
            Known::Abs => Some(self.int_intrinsic("abs", x, &[no])),
            Known::Clz => {
                let v = self.int_intrinsic("ctlz", x, &[no]);
                let v = self.int_cast(v, ret, false);
                Some(self.unless_zero(x, v, values.get(1).copied()))
            }
            Known::Ctz => {
                let v = self.int_intrinsic("cttz", x, &[no]);
                let v = self.int_cast(v, ret, false);
                Some(self.unless_zero(x, v, values.get(1).copied()))
            }
            Known::Popcount => {
                let v = self.int_intrinsic("ctpop", x, &[]);
                to_ret(self, v)
            }
            Known::Parity => {
                let v = self.int_intrinsic("ctpop", x, &[]);
                let v = self.int_cast(v, ret, false);
                let one = self.int(ret, 1);
                Some(self.op2(BinOp::And, v, one))
            }
            Known::Ffs => Some(self.find_first_set(x, ret)),
            Known::Clrsb => {
                // Leading bits equal to the sign, not counting it.
                let ty = self.ty_of(x);
                let width = self.m.module.ctx.types.int_width(ty).unwrap_or(32);
                let shift = self.int(ty, width as i128 - 1);
                let sign = self.op2(BinOp::AShr, x, shift);
                let v = self.op2(BinOp::Xor, x, sign);
                let v = self.int_intrinsic("ctlz", v, &[no]);
                let one = self.int(ty, 1);
                let v = self.op2(BinOp::Sub, v, one);
                to_ret(self, v)
            }
            Known::Bitreverse => Some(self.int_intrinsic("bitreverse", x, &[])),
            Known::Bswap => Some(self.int_intrinsic("bswap", x, &[])),
            Known::SMin => Some(self.int_intrinsic("smin", x, &[y?])),
            Known::SMax => Some(self.int_intrinsic("smax", x, &[y?])),
            Known::UMin => Some(self.int_intrinsic("umin", x, &[y?])),
            Known::UMax => Some(self.int_intrinsic("umax", x, &[y?])),
            Known::Bitcast => Some(self.cast(CastOp::Bitcast, x, ret)),
            Known::HalfToFloat => {
                let h = self.cast(CastOp::Bitcast, x, Type::HALF);
                Some(self.cast(CastOp::FpExt, h, Type::FLOAT))
            }
            Known::First | Known::ExpectWithProbability => Some(x),
            Known::Expect => {
                let width = self.m.module.ctx.types.int_width(ret).unwrap_or(64);
                Some(self.call_value(&format!("llvm.expect.i{width}"), ret, &[x, y?]))
            }
            Known::AssumeAligned => {
                let n = self.int_cast(y?, Type::I64, false);
                self.assume_aligned(x, n);
                Some(x)
            }
            Known::Alloca => {
                let n = self.int_cast(x, Type::I64, false);
                let op = Op::Alloca { ty: Type::I8, align: align(16), inalloca: false };
                let inst = self.inst(op, Type::PTR, &[n], &[]);
                self.f.result(inst)
            }
            Known::Memcpy | Known::Memmove => {
                let n = self.int_cast(z?, Type::I64, false);
                let a = known_align(self, values.get(3));
                if op == Known::Memcpy {
                    self.memcpy(x, y?, n, a, false);
                } else {
                    self.memmove(x, y?, n, a);
                }
                (ret != Type::VOID).then_some(x)
            }
            Known::Memset => {
                let byte = self.int_cast(y?, Type::I8, false);
                let n = self.int_cast(z?, Type::I64, false);
                let a = known_align(self, values.get(3));
                self.memset(x, byte, n, a, false);
                (ret != Type::VOID).then_some(x)
            }
            Known::Class(class) => {
                let cond = self.float_class(class, x);
                to_ret(self, cond)
            }
            Known::Compare(relation) => {
                let pred = match relation {
                    FloatRelation::Greater => FloatPred::Ogt,
                    FloatRelation::GreaterEqual => FloatPred::Oge,
                    FloatRelation::Less => FloatPred::Olt,
                    FloatRelation::LessEqual => FloatPred::Ole,
                    FloatRelation::LessGreater => FloatPred::One,
                    FloatRelation::Unordered => FloatPred::Uno,
                };
                let (a, b) = self.common_float(x, y?);
                let cond = self.fcmp(pred, a, b);
                to_ret(self, cond)
            }
        })
    }

    /// One plus the index of the lowest set bit, or zero.
    pub(super) fn find_first_set(&mut self, x: Value, ret: Type) -> Value {
        let ty = self.ty_of(x);
        let no = self.i1(false);
        let v = self.int_intrinsic("cttz", x, &[no]);
        let one = self.int(ty, 1);
        let v = self.op2(BinOp::Add, v, one);
        let zero = self.zero(ty);
        let none = self.icmp(IntPred::Eq, x, zero);
        let v = self.select(none, zero, v);
        self.int_cast(v, ret, false)
    }

    fn common_float(&mut self, a: Value, b: Value) -> (Value, Value) {
        let (ta, tb) = (self.ty_of(a), self.ty_of(b));
        let is_float = |g: &Self, t| g.m.module.ctx.types.is_float(t);
        match (is_float(self, ta), is_float(self, tb)) {
            (true, true) if ta == tb => (a, b),
            (true, true) => (self.float_cast(a, Type::DOUBLE), self.float_cast(b, Type::DOUBLE)),
            (true, false) => {
                let b = self.cast(CastOp::SiToFp, b, ta);
                (a, b)
            }
            (false, true) => {
                let a = self.cast(CastOp::SiToFp, a, tb);
                (a, b)
            }
            (false, false) => {
                let a = self.cast(CastOp::SiToFp, a, Type::DOUBLE);
                let b = self.cast(CastOp::SiToFp, b, Type::DOUBLE);
                (a, b)
            }
        }
    }

    /// Classification of a float, as an `i1`.
    fn float_class(&mut self, class: FloatClass, x: Value) -> Value {
        let ty = self.ty_of(x);
        if !self.m.module.ctx.types.is_float(ty) {
            // Integers are finite and not NaN.
            let zero = self.zero(ty);
            return match class {
                FloatClass::Negative => self.icmp(IntPred::Slt, x, zero),
                FloatClass::Finite => self.i1(true),
                FloatClass::Normal => self.icmp(IntPred::Ne, x, zero),
                FloatClass::Infinite | FloatClass::Nan => self.i1(false),
            };
        }
        if matches!(ty, Type::HALF | Type::BFLOAT) {
            let wide = self.float_cast(x, Type::FLOAT);
            return self.float_class(class, wide);
        }
        let magnitude = |g: &mut Self| {
            let suffix = if ty == Type::FLOAT { "f32" } else { "f64" };
            let magnitude = g.call_value(&format!("llvm.fabs.{suffix}"), ty, &[x]);
            (magnitude, g.float_const(ty, f64::INFINITY))
        };
        match class {
            FloatClass::Nan => self.fcmp(FloatPred::Uno, x, x),
            FloatClass::Negative => {
                let int = if ty == Type::FLOAT { Type::I32 } else { Type::I64 };
                let bits = self.cast(CastOp::Bitcast, x, int);
                let zero = self.zero(int);
                self.icmp(IntPred::Slt, bits, zero)
            }
            FloatClass::Infinite => {
                let (magnitude, inf) = magnitude(self);
                self.fcmp(FloatPred::Oeq, magnitude, inf)
            }
            FloatClass::Finite => {
                let (magnitude, inf) = magnitude(self);
                self.fcmp(FloatPred::Olt, magnitude, inf)
            }
            FloatClass::Normal => {
                let (magnitude, inf) = magnitude(self);
                let least = if ty == Type::FLOAT { f32::MIN_POSITIVE as f64 } else { f64::MIN_POSITIVE };
                let least = self.float_const(ty, least);
                let big = self.fcmp(FloatPred::Oge, magnitude, least);
                let finite = self.fcmp(FloatPred::Olt, magnitude, inf);
                self.op2(BinOp::And, big, finite)
            }
        }
    }

    fn va_builtin(&mut self, what: VaList, args: &'t [ExprId]) -> Res<()> {
        let (name, wanted) = match what {
            VaList::Start => ("llvm.va_start.p0", 1),
            VaList::End => ("llvm.va_end.p0", 1),
            VaList::Copy => ("llvm.va_copy.p0", 2),
        };
        let mut lists = Vec::new();
        for &a in args.iter().take(wanted) {
            // The list is an array that has decayed, or an lvalue.
            let is_pointer = self.is_address(self.expr(a).ty);
            lists.push(if is_pointer { self.scalar(a)? } else { self.place(a)?.ptr });
        }
        self.call_named(name, Type::VOID, &lists);
        Ok(())
    }

    /// `__builtin_*_overflow`: computed exactly in a wider type, then compared with the truncated result.
    fn overflow(&mut self, op: Overflow, args: &'t [ExprId]) -> Res<Value> {
        let result_ty = self.m.tree.types.pointee(self.expr(args[2]).ty);
        let Some(result_ty) = result_ty else {
            return Err(self.error("the result must be a pointer to an integer"));
        };
        let types: Vec<QualType> = vec![self.expr(args[0]).ty, self.expr(args[1]).ty, result_ty];
        let widest = types.iter().map(|t| self.m.size_of(*t)).max().unwrap_or(8);
        let wide = self.m.module.ctx.types.int((widest * 8 * 2 + 8).next_power_of_two().min(256) as u32);
        let a = self.scalar(args[0])?;
        let b = self.scalar(args[1])?;
        let p = self.scalar(args[2])?;
        let a = self.int_cast(a, wide, self.m.is_signed(types[0]));
        let b = self.int_cast(b, wide, self.m.is_signed(types[1]));
        let bin = match op {
            Overflow::Add => BinOp::Add,
            Overflow::Sub => BinOp::Sub,
            Overflow::Mul => BinOp::Mul,
        };
        let exact = self.op2(bin, a, b);
        let ir = self.ir_type(result_ty)?;
        let result = self.int_cast(exact, ir, false);
        let place = self.place_at(p, result_ty);
        self.store_place(result, place, result_ty)?;
        let back = self.int_cast(result, wide, self.m.is_signed(result_ty));
        let lost = self.icmp(IntPred::Ne, back, exact);
        Ok(self.bool_value(lost))
    }
}
