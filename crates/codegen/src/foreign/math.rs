//! Modes of floating-point arithmetic that differ from the defaults, put into the instructions.

use super::assembly::{self, Assembly};
use super::{Lowering, before, replace};
use crate::Precision;
use oxicc_arch::Dialect;
use oxicc_ir::{Attr, BinOp, Context, FloatPred, Function, GlobalId, Inst, InstData, Module, Type, Value};
use rustc_hash::FxHashMap;

/// An intrinsic that is never contracted and has its mode in its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Rounded {
    op: BinOp,
    ty: Type,
    ftz: bool,
}

pub(super) fn declare(module: &mut Module) -> Vec<(Rounded, GlobalId)> {
    let mut out = Vec::new();
    for (op, word) in [(BinOp::FAdd, "add"), (BinOp::FMul, "mul")] {
        for (ty, ftz, end) in
            [(Type::FLOAT, false, "rn.f"), (Type::FLOAT, true, "rn.ftz.f"), (Type::DOUBLE, false, "rn.d")]
        {
            let function = module.types.function(ty, &[ty, ty], false);
            let id = module.ctx.declare_function(&format!("llvm.nvvm.{word}.{end}"), function);
            out.push((Rounded { op, ty, ftz }, id));
        }
    }
    out
}

/// Sums that take one product of this many.
const MAX_SUMS: usize = 4;

/// Functions of one instruction, with LLVM's name and with the one that says that denormals are flushed.
const FLUSHING: &[(&str, &str)] = &[
    ("llvm.ceil.f32", "llvm.nvvm.ceil.ftz.f"),
    ("llvm.fabs.f32", "llvm.nvvm.fabs.ftz.f"),
    ("llvm.floor.f32", "llvm.nvvm.floor.ftz.f"),
    ("llvm.fma.f32", FUSED),
    ("llvm.fmuladd.f32", FUSED),
    ("llvm.maxnum.f32", "llvm.nvvm.fmax.ftz.f"),
    ("llvm.minnum.f32", "llvm.nvvm.fmin.ftz.f"),
    ("llvm.nearbyint.f32", "llvm.nvvm.round.ftz.f"),
    ("llvm.rint.f32", "llvm.nvvm.round.ftz.f"),
    ("llvm.trunc.f32", "llvm.nvvm.trunc.ftz.f"),
];

/// The product and sum in one.
pub(super) const FUSED: &str = "llvm.nvvm.fma.rn.ftz.f";

/// Declares what takes the place of functions of the module that flush denormals, by their names, and [`FUSED`].
pub(super) fn declare_flushing(module: &mut Module) -> FxHashMap<&'static str, GlobalId> {
    let mut out = FxHashMap::default();
    for &(plain, flushing) in FLUSHING {
        let header = module.find_global(plain).and_then(|id| module.global(id).as_function());
        if let Some(ty) = header.map(|f| f.ty) {
            out.insert(plain, module.ctx.declare_function(flushing, ty));
        }
    }
    let ty = module.types.function(Type::FLOAT, &[Type::FLOAT; 3], false);
    out.insert(FUSED, module.ctx.declare_function(FUSED, ty));
    out
}

/// A value as the product of two that may be rounded with the sum it is in.
fn product(func: &Function, v: Value) -> Option<(Value, Value)> {
    let here = func.value_inst(v).and_then(|i| func.inst_block(i));
    let sums = func.users(v).take(MAX_SUMS + 1).filter(|&u| {
        func.inst_block(u) == here
            && matches!(func.inst(u), InstData::Binary { op: BinOp::FAdd | BinOp::FSub, .. })
    });
    let count = func.users(v).take(MAX_SUMS + 1).count();
    match func.value_inst_data(v)? {
        InstData::Binary { op: BinOp::FMul, lhs, rhs, .. } if sums.count() == count && count <= MAX_SUMS => {
            Some((lhs, rhs))
        }
        _ => None,
    }
}

impl Lowering<'_> {
    /// Sums of products, which NVIDIA's compilers no longer see once the mode is in the names of both.
    pub(super) fn contract(&self, ctx: &Context, func: &mut Function, insts: &[Inst]) {
        let Some(&fused) = self.helpers.flushing.get(FUSED) else { return };
        if !self.options.fma || !self.flushes() {
            return;
        }
        for &inst in insts {
            let InstData::Binary { op: op @ (BinOp::FAdd | BinOp::FSub), lhs, rhs, .. } = func.inst(inst)
            else {
                continue;
            };
            if func.inst_type(inst) != Type::FLOAT {
                continue;
            }
            let (of, (x, y), other) = match (product(func, lhs), product(func, rhs)) {
                (Some(factors), _) => (lhs, factors, rhs),
                (None, Some(factors)) => (rhs, factors, lhs),
                (None, None) => continue,
            };
            let mut b = before(ctx, func, inst);
            let (x, other) = match op {
                BinOp::FSub if of == lhs => (x, b.fneg(other)),
                BinOp::FSub => (b.fneg(x), other),
                _ => (x, other),
            };
            if let Some(fused) = b.call_value(fused, &[x, y, other]) {
                replace(func, inst, fused);
            }
            if func.users(of).next().is_none()
                && let Some(dead) = func.value_inst(of)
            {
                func.remove_inst(dead);
            }
        }
    }

    /// Whether denormals must be flushed by the instruction itself: the newer reader takes an attribute.
    pub(super) fn flushes(&self) -> bool {
        self.options.ftz && self.dialect == Dialect::N7
    }

    /// Asks whether a value is a number by comparing it with zero: NVIDIA's compiler for architectures before sm_100 takes `x != x`
    /// for false where `x` is a quotient of constants, as LLVM's `uno x, x` too.
    pub(super) fn self_comparison(&self, ctx: &Context, func: &mut Function, inst: Inst) {
        let InstData::FCmp { pred, lhs, rhs, .. } = func.inst(inst) else { return };
        let wanted = match pred {
            FloatPred::Oeq | FloatPred::Ord => FloatPred::Ord,
            FloatPred::Une | FloatPred::Uno => FloatPred::Uno,
            _ => return,
        };
        if self.dialect == Dialect::N7 && lhs == rhs {
            let ty = func.value_type(lhs);
            let mut b = before(ctx, func, inst);
            let zero = b.func.zero(&ctx.types, ty);
            let value = b.fcmp(wanted, lhs, zero);
            replace(func, inst, value);
        }
    }

    /// An operation whose mode nvlink would forget.
    pub(super) fn arithmetic(&self, ctx: &Context, func: &mut Function, inst: Inst) {
        let InstData::Binary { op, lhs, rhs, .. } = func.inst(inst) else { return };
        let ty = func.inst_type(inst);
        let single = ty == Type::FLOAT;
        let flush = self.flushes() && single;
        if op == BinOp::FDiv && single && (flush || self.options.div != Precision::Ieee) {
            let kind = match self.options.div {
                Precision::Ieee => "rn",
                Precision::Full => "full",
                Precision::Approx => "approx",
            };
            let ftz = if self.options.ftz { ".ftz" } else { "" };
            let text = format!("div.{kind}{ftz}.f32 $0, $1, $2;");
            let mut b = before(ctx, func, inst);
            let asm = Assembly::pure(&text);
            let out = assembly::call(&mut b, &asm, &[ty], &[lhs, rhs]).and_then(|v| v.first().copied());
            if let Some(out) = out {
                replace(func, inst, out);
            }
            return;
        }
        if self.options.fma && !flush {
            return;
        }
        let wanted = match op {
            BinOp::FAdd | BinOp::FSub => BinOp::FAdd,
            BinOp::FMul => BinOp::FMul,
            _ => return,
        };
        let key = Rounded { op: wanted, ty, ftz: self.options.ftz && single };
        let Some((_, callee)) = self.helpers.rounded.iter().find(|(r, _)| *r == key) else { return };
        let callee = *callee;
        let mut b = before(ctx, func, inst);
        let rhs = if op == BinOp::FSub { b.fneg(rhs) } else { rhs };
        if let Some(v) = b.call_value(callee, &[lhs, rhs]) {
            replace(func, inst, v);
        }
    }

    /// The modes that functions carry.
    pub(super) fn attributes(&self, module: &mut Module) {
        if !self.options.ftz || self.dialect == Dialect::N7 {
            return;
        }
        let defined: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        for id in defined {
            let Some(header) = module.global(id).as_function() else { continue };
            let attr = Attr::string("denormal-fp-math-f32", "preserve-sign,preserve-sign");
            let attrs = module.attrs.add_func(header.attrs, attr);
            if let Some(header) = module.global_mut(id).as_function_mut() {
                header.attrs = attrs;
            }
        }
    }
}
