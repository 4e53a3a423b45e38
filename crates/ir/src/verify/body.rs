//! Rules about function bodies.

use super::{VerifyError, cast_is_valid};
use crate::analysis::DominatorTree;
use crate::attributes::AttrKind;
use crate::function::{Function, Use, ValueDef};
use crate::inst::{Block, CallInfo, Inst, InstData, MemAccess, Op, Value};
use crate::module::Context;
use crate::ops::{Ordering, RmwOp};
use crate::text::InstPrinter;
use crate::types::{Type, TypeData, Types};
use rustc_hash::FxHashSet;

/// More errors than this say nothing new.
const MAX_ERRORS: usize = 50;

pub(super) fn check(ctx: &Context, func: &Function, errors: &mut Vec<VerifyError>) {
    let mut checker = Checker { ctx, func, found: Vec::new() };
    checker.structure();
    if checker.found.is_empty() {
        checker.instructions();
        checker.dominance();
    }
    if checker.found.is_empty() {
        return;
    }
    let place = ctx.global(func.id()).name().to_string();
    let mut printer = InstPrinter::new(ctx, func);
    for (inst, message) in checker.found {
        let text = inst.map(|i| printer.inst(i));
        errors.push(VerifyError { place: place.clone(), inst: text, at: inst, message });
    }
}

struct Checker<'a> {
    ctx: &'a Context,
    func: &'a Function,
    found: Vec<(Option<Inst>, String)>,
}

impl<'a> Checker<'a> {
    fn fail(&mut self, inst: Inst, message: impl Into<String>) {
        if self.found.len() < MAX_ERRORS {
            self.found.push((Some(inst), message.into()));
        }
    }

    fn require(&mut self, inst: Inst, holds: bool, message: &str) {
        if !holds {
            self.fail(inst, message);
        }
    }

    fn block_name(&self, block: Block) -> String {
        match self.func.block_name(block) {
            Some(name) => format!("%{name}"),
            None => {
                let place = self.func.blocks().position(|b| b == block);
                place.map_or("a removed block".into(), |p| format!("block number {p}"))
            }
        }
    }

    /// Blocks end in one terminator, phis come first, operands exist.
    fn structure(&mut self) {
        let func = self.func;
        let Some(entry) = func.entry() else {
            self.found.push((None, "a function body needs a block".into()));
            return;
        };
        if func.predecessors(entry).next().is_some() {
            self.found.push((None, "the entry block must not have predecessors".into()));
        }
        for block in func.blocks() {
            let Some(last) = func.last_inst(block) else {
                let name = self.block_name(block);
                self.found.push((None, format!("{name} has no instructions")));
                continue;
            };
            if !func.is_terminator(last) {
                self.fail(last, "a block must end in a terminator");
            }
            let mut phis_over = false;
            for inst in func.block_insts(block) {
                if inst != last && func.is_terminator(inst) {
                    self.fail(inst, "a terminator in the middle of a block");
                }
                if !func.is_phi(inst) {
                    phis_over = true;
                } else if phis_over {
                    self.fail(inst, "phis must come first in their block");
                }
                for &v in func.operands(inst) {
                    match func.value_def(v) {
                        ValueDef::Inst(def) if func.inst_block(def).is_none_or(|b| !func.has_block(b)) => {
                            self.fail(inst, "an operand was removed from the function");
                        }
                        ValueDef::Forward => self.fail(inst, "an operand was never defined"),
                        _ => {}
                    }
                }
                for &b in func.block_operands(inst) {
                    if !func.has_block(b) {
                        self.fail(inst, "a block operand is not in the function");
                    }
                }
            }
        }
    }

    /// Phis match their predecessors and definitions come before uses.
    fn dominance(&mut self) {
        let func = self.func;
        let dom = DominatorTree::compute(func);
        for block in func.blocks() {
            let mut preds: Vec<Block> = func.predecessors(block).collect();
            preds.sort_unstable();
            for inst in func.block_insts(block) {
                if func.is_phi(inst) {
                    let mut incoming: Vec<(Block, Value)> =
                        func.incoming(inst).map(|(v, b)| (b, v)).collect();
                    incoming.sort_unstable();
                    let same = incoming.iter().map(|i| i.0).eq(preds.iter().copied());
                    self.require(inst, same, "phi entries do not match the predecessors of the block");
                    let conflict = incoming.windows(2).any(|w| w[0].0 == w[1].0 && w[0].1 != w[1].1);
                    self.require(inst, !conflict, "phi has different values for one predecessor");
                    if !same {
                        continue;
                    }
                }
                if !dom.is_reachable(block) {
                    continue;
                }
                for (i, &v) in func.operands(inst).iter().enumerate() {
                    let at = Use { user: inst, index: i as u32 };
                    if !dom.value_dominates_use(func, v, at) {
                        self.fail(inst, "an operand is used before its definition");
                        break;
                    }
                }
            }
        }
    }

    fn instructions(&mut self) {
        let func = self.func;
        for (_, inst) in func.all_insts() {
            self.inst(inst);
        }
    }

    fn ty(&self, v: Value) -> Type {
        self.func.value_type(v)
    }

    fn access(&mut self, inst: Inst, access: MemAccess, ty: Type) {
        if access.ordering.is_atomic() {
            let types = &self.ctx.types;
            let fits = types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty) || types.is_vector(ty);
            let bits = self.ctx.data_layout.size_bits(types, ty);
            self.require(inst, fits, "atomic access of a type that is neither integer, float nor pointer");
            self.require(
                inst,
                bits >= 8 && bits.is_power_of_two(),
                "atomic access must have a size of a power of two bytes",
            );
        }
    }

    // One arm for each instruction.
    fn inst(&mut self, inst: Inst) {
        let (ctx, func) = (self.ctx, self.func);
        let types = &ctx.types;
        let result = func.inst_type(inst);
        match func.inst(inst) {
            InstData::Ret { value } => {
                let wanted = types.signature(func.ty()).map_or(Type::VOID, |s| s.ret);
                let found = value.map_or(Type::VOID, |v| self.ty(v));
                self.require(
                    inst,
                    found == wanted,
                    "return value does not have the result type of the function",
                );
            }
            InstData::Br { .. } | InstData::Unreachable => {}
            InstData::CondBr { cond, .. } => {
                self.require(inst, self.ty(cond) == Type::I1, "branch condition must have type i1");
            }
            InstData::Switch { value, cases, .. } => {
                let ty = self.ty(value);
                self.require(inst, types.is_int(ty), "switch needs an integer");
                let mut seen = FxHashSet::default();
                for &c in cases {
                    let constant = func.const_data(c).is_some_and(|d| {
                        matches!(d, crate::ConstData::Int(_) | crate::ConstData::WideInt(_))
                    });
                    self.require(inst, constant, "case values must be integer constants");
                    self.require(inst, self.ty(c) == ty, "case does not have the type of the switch");
                    self.require(inst, seen.insert(c), "duplicate case value");
                }
            }
            InstData::IndirectBr { address, .. } => {
                self.require(inst, types.is_ptr(self.ty(address)), "indirectbr needs an address");
            }
            InstData::FNeg { value, .. } => {
                let ty = self.ty(value);
                self.require(inst, types.is_float_or_float_vector(ty) && ty == result, "fneg needs a float");
            }
            InstData::Freeze { value } => {
                self.require(inst, self.ty(value) == result, "result and operand must have the same type");
            }
            InstData::Binary { op, lhs, rhs, .. } => {
                let ty = self.ty(lhs);
                self.require(
                    inst,
                    ty == self.ty(rhs) && ty == result,
                    "both operands and the result must have the same type",
                );
                let fits = if op.is_float() {
                    types.is_float_or_float_vector(ty)
                } else {
                    types.is_int_or_int_vector(ty)
                };
                self.require(inst, fits, "operation on a type it does not exist for");
            }
            InstData::Cast { op, value, .. } => {
                let valid = cast_is_valid(types, &ctx.data_layout, op, self.ty(value), result)
                    || (op == crate::CastOp::Bitcast && self.ty(value) == result);
                self.require(inst, valid, "invalid conversion");
            }
            InstData::ICmp { lhs, rhs, .. } => {
                let ty = self.ty(lhs);
                self.require(inst, ty == self.ty(rhs), "both operands must have the same type");
                let fits = types.is_int_or_int_vector(ty) || types.is_ptr_or_ptr_vector(ty);
                self.require(inst, fits, "icmp needs integers or pointers");
                self.require(inst, result == types.with_shape_of(Type::I1, ty), "result must be i1");
            }
            InstData::FCmp { lhs, rhs, .. } => {
                let ty = self.ty(lhs);
                self.require(inst, ty == self.ty(rhs), "both operands must have the same type");
                self.require(inst, types.is_float_or_float_vector(ty), "fcmp needs floating-point operands");
                self.require(inst, result == types.with_shape_of(Type::I1, ty), "result must be i1");
            }
            InstData::Select { cond, then_value, else_value, .. } => {
                let (c, ty) = (self.ty(cond), self.ty(then_value));
                self.require(
                    inst,
                    ty == self.ty(else_value) && ty == result,
                    "values must have the same type",
                );
                let vector = types.is_vector(c)
                    && types.scalar(c) == Type::I1
                    && types.with_shape_of(Type::I1, ty) == c;
                self.require(inst, c == Type::I1 || vector, "condition does not fit the values");
                self.require(inst, ty != Type::TOKEN, "a token cannot be selected");
            }
            InstData::Phi { values, blocks, .. } => {
                let same = values.iter().all(|&v| self.ty(v) == result);
                self.require(inst, same, "phi operands must have the type of the result");
                self.require(inst, values.len() == blocks.len(), "phi values and blocks do not pair up");
                self.require(inst, result != Type::TOKEN, "a token cannot go through a phi");
            }
            InstData::ExtractElement { vector, index } => {
                let ty = self.ty(vector);
                self.require(
                    inst,
                    types.is_vector(ty) && types.scalar(ty) == result,
                    "operand must be a vector",
                );
                self.require(inst, types.is_int(self.ty(index)), "index must be an integer");
            }
            InstData::InsertElement { vector, elem, index } => {
                let ty = self.ty(vector);
                let fits = types.is_vector(ty) && ty == result && types.scalar(ty) == self.ty(elem);
                self.require(inst, fits, "vector and element do not fit");
                self.require(inst, types.is_int(self.ty(index)), "index must be an integer");
            }
            InstData::Shuffle { lhs, rhs, mask } => {
                let ty = self.ty(lhs);
                let len = types.vector_len(ty).unwrap_or(0);
                self.require(
                    inst,
                    types.is_vector(ty) && ty == self.ty(rhs),
                    "operands must be equal vectors",
                );
                let in_range = mask.iter().all(|&m| m == crate::POISON_LANE || m < len.saturating_mul(2));
                self.require(inst, in_range, "mask selects a lane that does not exist");
                let fits = types.vector_len(result) == Some(mask.len() as u32)
                    && types.scalar(result) == types.scalar(ty);
                self.require(inst, fits, "result does not fit the mask");
            }
            InstData::ExtractValue { agg, indices } => {
                let found = indexed(types, self.ty(agg), indices);
                self.require(inst, found == Some(result), "indices do not fit the aggregate");
            }
            InstData::InsertValue { agg, elem, indices } => {
                let found = indexed(types, self.ty(agg), indices);
                self.require(
                    inst,
                    found == Some(self.ty(elem)) && self.ty(agg) == result,
                    "indices do not fit the aggregate",
                );
            }
            InstData::Alloca { ty, count, .. } => {
                self.require(inst, types.is_sized(ty), "cannot allocate a type without a size");
                self.require(inst, types.is_ptr(result), "result must be a pointer");
                let fits = count.is_none_or(|c| types.is_int(self.ty(c)));
                self.require(inst, fits, "element count must be an integer");
            }
            InstData::Load { ptr, access } => {
                self.require(inst, types.is_ptr(self.ty(ptr)), "address must be a pointer");
                self.require(inst, types.is_sized(result), "loaded type must have a size");
                let bad = matches!(access.ordering, Ordering::Release | Ordering::AcqRel);
                self.require(inst, !bad, "a load cannot have release ordering");
                self.access(inst, access, result);
            }
            InstData::Store { value, ptr, access } => {
                let ty = self.ty(value);
                self.require(inst, types.is_ptr(self.ty(ptr)), "address must be a pointer");
                self.require(inst, types.is_sized(ty), "stored type must have a size");
                let bad = matches!(access.ordering, Ordering::Acquire | Ordering::AcqRel);
                self.require(inst, !bad, "a store cannot have acquire ordering");
                self.access(inst, access, ty);
            }
            InstData::Fence { ordering, .. } => {
                let fits = matches!(
                    ordering,
                    Ordering::Acquire | Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
                );
                self.require(inst, fits, "a fence is acquire, release, acq_rel or seq_cst");
            }
            InstData::CmpXchg { ptr, expected, new, access, failure, .. } => {
                let ty = self.ty(expected);
                self.require(inst, types.is_ptr(self.ty(ptr)), "address must be a pointer");
                self.require(inst, ty == self.ty(new), "expected and new value must have the same type");
                self.require(
                    inst,
                    types.is_int(ty) || types.is_ptr(ty),
                    "cmpxchg needs integers or pointers",
                );
                let fits = indexed(types, result, &[0]) == Some(ty)
                    && indexed(types, result, &[1]) == Some(Type::I1);
                self.require(inst, fits, "result must be { T, i1 }");
                let bad = matches!(failure, Ordering::Release | Ordering::AcqRel | Ordering::Unordered)
                    || !failure.is_atomic()
                    || matches!(access.ordering, Ordering::NotAtomic | Ordering::Unordered);
                self.require(inst, !bad, "invalid orderings");
                self.access(inst, access, ty);
            }
            InstData::AtomicRmw { op, ptr, value, access } => {
                let ty = self.ty(value);
                self.require(inst, types.is_ptr(self.ty(ptr)), "address must be a pointer");
                let fits = match op {
                    RmwOp::Xchg => types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty),
                    _ if op.is_float() => types.is_float_or_float_vector(ty),
                    _ => types.is_int(ty),
                };
                self.require(inst, fits && ty == result, "operation on a type it does not exist for");
                let bad = matches!(access.ordering, Ordering::NotAtomic | Ordering::Unordered);
                self.require(inst, !bad, "invalid ordering");
                self.access(inst, access, ty);
            }
            InstData::Gep { elem, base, indices, .. } => self.gep(inst, elem, base, indices),
            InstData::Call { info, callee, args, .. } => self.call(inst, info, callee, args),
            InstData::VaArg { list } => {
                self.require(inst, types.is_ptr(self.ty(list)), "va_arg needs a pointer");
            }
        }
        if result != Type::VOID && !types.is_first_class(result) {
            self.fail(inst, "result cannot have this type");
        }
    }

    fn gep(&mut self, inst: Inst, elem: Type, base: Value, indices: &[Value]) {
        let types = &self.ctx.types;
        let base_ty = self.ty(base);
        self.require(inst, types.is_ptr_or_ptr_vector(base_ty), "base must be a pointer");
        self.require(inst, types.is_sized(elem), "element type must have a size");
        let ints = indices.iter().all(|&i| types.is_int_or_int_vector(self.ty(i)));
        self.require(inst, ints, "indices must be integers");
        let mut at = Some(elem);
        for &i in indices.iter().skip(1) {
            at = at.and_then(|ty| match types.get(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(*elem),
                _ => {
                    let body = types.struct_body(ty)?;
                    let c = self.func.value_const(i)?;
                    let n = match *self.func.consts().get(c) {
                        crate::ConstData::Int(n) => n,
                        crate::ConstData::Zero => 0,
                        crate::ConstData::Splat(e) => self.func.consts().as_u64(e)?,
                        _ => return None,
                    };
                    body.fields.get(usize::try_from(n).ok()?).copied()
                }
            });
        }
        self.require(inst, at.is_some(), "indices do not fit the element type");
        let result = self.func.inst_type(inst);
        let vector = indices.iter().map(|&i| self.ty(i)).find(|&t| types.is_vector(t));
        let wanted = match vector {
            Some(v) if !types.is_vector(base_ty) => types.with_shape_of(base_ty, v),
            _ => base_ty,
        };
        self.require(inst, result == wanted, "result does not have the type of the base");
    }

    fn call(&mut self, inst: Inst, info: CallInfo, callee: Value, args: &[Value]) {
        let ctx = self.ctx;
        let Some(sig) = ctx.types.signature(info.ty) else {
            self.fail(inst, "a call needs a function type");
            return;
        };
        self.require(inst, ctx.types.is_ptr(self.ty(callee)), "callee must be a pointer");
        let found = self.func.inst_type(inst);
        self.require(inst, found == sig.ret, "result does not have the type of the call");
        let enough = args.len() == sig.params.len() || (sig.vararg && args.len() > sig.params.len());
        self.require(inst, enough, "incorrect number of arguments");
        for (i, (&a, &p)) in args.iter().zip(sig.params).enumerate() {
            if self.ty(a) != p {
                self.fail(inst, format!("argument {i} does not have the type of the parameter"));
            }
        }
        let attrs = ctx.attrs.list(info.attrs);
        for (i, (&set, &a)) in attrs.params.iter().zip(args).enumerate() {
            if let Some(message) = super::module::param_attrs(ctx, set, self.ty(a)) {
                self.fail(inst, format!("argument {i}: {message}"));
            }
        }
        let Some(target) = self.func.as_global(callee) else { return };
        let global = ctx.global(target);
        if global.is_removed() {
            self.fail(inst, "callee was removed from the module");
            return;
        }
        if global.is_intrinsic() {
            if global.value_type() != info.ty {
                self.fail(inst, "call of an intrinsic with another type than its declaration");
            }
            let header_attrs = global.as_function().map(|f| f.attrs).unwrap_or_default();
            for (i, &a) in args.iter().enumerate() {
                if ctx.attrs.param_has(header_attrs, i, AttrKind::ImmArg) && !self.func.is_const(a) {
                    self.fail(inst, format!("argument {i} must be a constant"));
                }
            }
            if global.name() == "llvm.experimental.convergence.entry" {
                let own = ctx.global(self.func.id()).as_function().map(|f| f.attrs).unwrap_or_default();
                if !ctx.attrs.func_has(own, AttrKind::Convergent) {
                    self.fail(inst, "Entry intrinsic can occur only in a convergent function.");
                }
            }
        }
        debug_assert!(matches!(self.func.op(inst), Op::Call(_)));
    }
}

/// Type of a part of an aggregate.
fn indexed(types: &Types, mut ty: Type, indices: &[u32]) -> Option<Type> {
    for &i in indices {
        if types.is_vector(ty) || types.num_elements(ty).is_none_or(|n| u64::from(i) >= n) {
            return None;
        }
        ty = types.element(ty, u64::from(i))?;
    }
    Some(ty)
}

#[cfg(test)]
mod tests {
    use crate::*;

    /// Errors of a module built from text and then damaged.
    fn errors(text: &str, damage: impl FnOnce(&mut Function, &Context)) -> String {
        let mut m = text::parse(text).unwrap();
        let id = m.find_global("f").unwrap();
        let (ctx, func) = m.split(id);
        damage(func.unwrap(), ctx);
        match verify::verify(&m) {
            Ok(()) => String::new(),
            Err(e) => e.iter().map(|e| format!("{e}\n")).collect(),
        }
    }

    const DIAMOND: &str = "define i32 @f(i32 %a, i1 %c) {
entry:
  br i1 %c, label %l, label %r
l:
  %x = add i32 %a, 1
  br label %j
r:
  br label %j
j:
  %p = phi i32 [ %x, %l ], [ %a, %r ]
  %q = mul i32 %p, 3
  ret i32 %q
}";

    #[test]
    fn good_function() {
        assert_eq!(errors(DIAMOND, |_, _| {}), "");
    }

    #[test]
    fn damage_is_named() {
        let by_name = |f: &Function, n: &str| f.values().find(|&v| f.value_name(v) == Some(n)).unwrap();
        let inst = |f: &Function, n: &str| f.value_inst(by_name(f, n)).unwrap();
        let cases: Vec<(&str, Box<dyn Fn(&mut Function, &Context)>)> = vec![
            (
                "used before its definition\n  %q = mul i32 %x, 3",
                Box::new(move |f, _| {
                    let (q, x) = (inst(f, "q"), by_name(f, "x"));
                    f.set_operand(q, 0, x);
                }),
            ),
            (
                "same type\n  %q = mul i32 %p, %c",
                Box::new(move |f, _| {
                    let (q, c) = (inst(f, "q"), by_name(f, "c"));
                    f.set_operand(q, 1, c);
                }),
            ),
            (
                "do not match the predecessors",
                Box::new(move |f, _| {
                    let p = inst(f, "p");
                    f.remove_incoming(p, 0);
                }),
            ),
            (
                "must end in a terminator",
                Box::new(|f, _| {
                    let last = f.last_block().unwrap();
                    let term = f.terminator(last).unwrap();
                    f.remove_inst(term);
                }),
            ),
            (
                "removed from the function",
                Box::new(move |f, _| {
                    let p = inst(f, "p");
                    f.detach_inst(p);
                }),
            ),
            (
                "phis must come first",
                Box::new(move |f, _| {
                    let (p, q) = (inst(f, "p"), inst(f, "q"));
                    f.move_after(p, q);
                }),
            ),
        ];
        for (wanted, damage) in cases {
            let found = errors(DIAMOND, damage);
            assert!(found.contains(wanted), "wanted '{wanted}', found: {found}");
            assert!(found.starts_with("@f: "), "{found}");
        }
    }
}
