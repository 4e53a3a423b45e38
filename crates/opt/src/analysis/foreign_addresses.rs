//! Whether a kernel may put an address into memory that is not one of global memory.
//!
//! Such an address begins as a slot, a by-value argument, a shared or constant variable seen as a generic pointer, or in a call or
//! inline assembly. From there it is followed through everything that is computed from it, whatever the type: an address in an
//! integer, in half of one or in a double is still one. What is not known here takes it along, and what is not known to leave
//! memory alone writes it.

use cranelift_entity::EntitySet;
use oxicc_ir::{
    AddrSpace, AttrKind, CastOp, Const, ConstData, ConstExpr, Context, Function, Inst, InstData, Type, Value,
};

use crate::util::may_write;

/// Whether memory that this kernel writes may hold the address of something outside global memory.
pub fn writes_foreign_address(ctx: &Context, func: &Function) -> bool {
    let mut search = Search { ctx, func, seen: EntitySet::new(), work: Vec::new() };
    let attrs = ctx.global(func.id()).as_function().map(|h| h.attrs).unwrap_or_default();
    for (i, &param) in func.params().iter().enumerate() {
        if ctx.attrs.param_has(attrs, i, AttrKind::ByVal) {
            search.add(param);
        }
    }
    for (_, inst) in func.all_insts() {
        match search.begins(inst) {
            Begins::Written => return true,
            Begins::Computed => search.add_result(inst),
            Begins::Nothing => {}
        }
        let constant = |v: &Value| func.value_const(*v).is_some_and(|c| is_foreign_constant(ctx, func, c));
        for at in func.operands(inst).iter().enumerate().filter(|(_, v)| constant(v)).map(|(i, _)| i) {
            if search.reaches(inst, at) {
                return true;
            }
        }
    }
    while let Some(value) = search.work.pop() {
        for used in func.uses(value) {
            if search.reaches(used.user, used.index as usize) {
                return true;
            }
        }
    }
    false
}

struct Search<'a> {
    ctx: &'a Context,
    func: &'a Function,
    /// Values that may be, or hold a part of, an address outside global memory.
    seen: EntitySet<Value>,
    work: Vec<Value>,
}

/// What an instruction gives or does whatever its operands are.
enum Begins {
    Nothing,
    /// Its result may be an address outside global memory.
    Computed,
    /// It may write one.
    Written,
}

impl Search<'_> {
    fn add(&mut self, value: Value) {
        if self.seen.insert(value) {
            self.work.push(value);
        }
    }

    fn add_result(&mut self, inst: Inst) {
        if let Some(result) = self.func.result(inst) {
            self.add(result);
        }
    }

    fn begins(&self, inst: Inst) -> Begins {
        let (ctx, func) = (self.ctx, self.func);
        match func.inst(inst) {
            InstData::Alloca { .. } if func.inst_type(inst) == Type::PTR => Begins::Computed,
            InstData::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                match ctx.types.addr_space(func.value_type(value)) {
                    Some(AddrSpace::GENERIC | AddrSpace::GLOBAL) => Begins::Nothing,
                    _ if is_specific(ctx, func.inst_type(inst)) => Begins::Nothing,
                    _ => Begins::Computed,
                }
            }
            InstData::Call { callee, args, .. } => {
                let intrinsic = func.direct_callee(inst).is_some_and(|c| ctx.global(c).is_intrinsic());
                if !intrinsic && may_write(ctx, func, inst) {
                    return Begins::Written;
                }
                let ty = func.inst_type(inst);
                let computes = if let Some(asm) = func.as_asm(callee) {
                    // One of 64 bits may be anything; what has an address in parts must have made it.
                    let converts = ["cvta", "mapa", "call", "window"].iter().any(|w| asm.text.contains(w));
                    converts || ty != Type::VOID && ctx.data_layout.store_size(&ctx.types, ty) >= 8
                } else if intrinsic {
                    // From another space, or from nowhere.
                    let from = |v: &Value| ctx.types.addr_space(func.value_type(*v));
                    let known = |s| matches!(s, AddrSpace::GENERIC | AddrSpace::GLOBAL);
                    let mut pointers = args.iter().filter_map(from).peekable();
                    ty == Type::PTR && (pointers.peek().is_none() || !pointers.all(known))
                } else {
                    true
                };
                if computes { Begins::Computed } else { Begins::Nothing }
            }
            _ => Begins::Nothing,
        }
    }

    /// Follows an address into an operand of an instruction. Returns whether it is written to memory there.
    fn reaches(&mut self, inst: Inst, operand: usize) -> bool {
        let (ctx, func) = (self.ctx, self.func);
        let value = func.operands(inst)[operand];
        match func.inst(inst) {
            // Where it is only the address, it is not written itself.
            InstData::Store { value: stored, .. } => return stored == value,
            InstData::AtomicRmw { value: stored, .. } => return stored == value,
            InstData::CmpXchg { new, .. } => return new == value,
            InstData::Load { .. }
            | InstData::VaArg { .. }
            | InstData::Alloca { .. }
            | InstData::Fence { .. }
            | InstData::Ret { .. }
            | InstData::Br { .. }
            | InstData::CondBr { .. }
            | InstData::Switch { .. }
            | InstData::IndirectBr { .. }
            | InstData::Unreachable => {}
            // An address in a space of its own is none that a load of a generic pointer gives.
            InstData::Cast { op: CastOp::AddrSpaceCast, .. } if is_specific(ctx, func.inst_type(inst)) => {}
            InstData::Call { .. } => {
                if self.keeps(inst, value) {
                    return true;
                }
                self.add_result(inst);
            }
            InstData::Cast { .. }
            | InstData::FNeg { .. }
            | InstData::Freeze { .. }
            | InstData::Binary { .. }
            | InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::Select { .. }
            | InstData::Phi { .. }
            | InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::Shuffle { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. }
            | InstData::Gep { .. } => self.add_result(inst),
        }
        false
    }

    /// Whether a call that is given an address may write it. Calls of functions that may write have been seen before.
    fn keeps(&self, inst: Inst, value: Value) -> bool {
        let (ctx, func) = (self.ctx, self.func);
        if !may_write(ctx, func, inst) {
            return false;
        }
        let Some(callee) = func.direct_callee(inst) else { return true };
        let name = ctx.global(callee).name();
        // They take pointers as the addresses of what they do.
        let addresses = ["llvm.nvvm.", "llvm.mem", "llvm.lifetime.", "llvm.prefetch", "llvm.assume"];
        let is_pointer = ctx.types.is_ptr(func.value_type(value));
        !(is_pointer && addresses.iter().any(|n| name.starts_with(n)) || name == "llvm.assume")
    }
}

/// Whether a type is that of pointers into one memory.
fn is_specific(ctx: &Context, ty: Type) -> bool {
    ctx.types.addr_space(ty).is_some_and(|s| s != AddrSpace::GENERIC)
}

/// Whether a constant has a generic address of a variable outside global memory in it.
fn is_foreign_constant(ctx: &Context, func: &Function, c: Const) -> bool {
    let pool = func.consts();
    let mut work = vec![c];
    while let Some(c) = work.pop() {
        match pool.get(c) {
            ConstData::Aggregate(elems) => work.extend_from_slice(elems),
            ConstData::Splat(e) => work.push(*e),
            ConstData::Expr(e) => match **e {
                ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } => {
                    let known = |s| matches!(s, AddrSpace::GENERIC | AddrSpace::GLOBAL);
                    if ctx.types.addr_space(pool.ty(value)).is_some_and(known) {
                        work.push(value);
                    } else if !is_specific(ctx, pool.ty(c)) {
                        return true;
                    }
                }
                _ => work.extend(e.operands()),
            },
            _ => {}
        }
    }
    false
}
