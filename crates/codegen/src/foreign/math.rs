//! Modes of floating-point arithmetic that differ from the defaults, put into the instructions.

use super::assembly::{self, Assembly};
use super::{Lowering, before, replace};
use crate::Precision;
use oxicc_arch::Dialect;
use oxicc_ir::{Attr, BinOp, Context, Function, GlobalId, Inst, InstData, Module, Type};

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

impl Lowering<'_> {
    /// Whether denormals must be flushed by the instruction itself: the newer reader takes an attribute.
    pub(super) fn flushes(&self) -> bool {
        self.options.ftz && self.dialect == Dialect::N7
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
