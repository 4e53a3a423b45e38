//! `tailcallelim`: a function that ends by calling itself starts again instead.
//!
//! ```text
//! define i32 @gcd(i32 %a, i32 %b) {               entry: br label %start
//! ...                                             start: %a' = phi i32 [ %a, %entry ], [ %b', %more ]
//! more: %r = call i32 @gcd(i32 %b, i32 %c)   ->   ...
//!       ret i32 %r                                more: br label %start
//! ```
//!
//! What is still to be added to the result, or multiplied with it, is collected on the way instead:
//!
//! ```text
//! more: %r = call i64 @fact(i32 %m)               start: %so.far = phi i64 [ 1, %entry ], [ %t, %more ]
//!       %s = mul i64 %r, %n                  ->   more:  %t = mul i64 %so.far, %n      br label %start
//!       ret i64 %s                                last:  %s = mul i64 %so.far, %x      ret i64 %s
//! ```
//!
//! Integers only: their sums and products do not depend on the order.
//!
//! Recursion needs a stack, in local memory, and cannot be inlined; a loop can. Functions with stack slots are left alone, since the next
//! call may hold the address of one of this call's, and so are functions with what threads must meet in.

use oxicc_ir::{AttrKind, BinOp, Block, Builder, Context, Function, Inst, InstData, Op, Type, Value};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::ipo::restricted;
use crate::util::{is_convergent, is_pure};

pub struct TailCallElim;

impl FunctionPass for TailCallElim {
    fn name(&self) -> &'static str {
        "tailcallelim"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let mut sites: Vec<Site> = func.blocks().filter_map(|b| site(ctx, func, b)).collect();
        // One value is collected, in one way.
        let kind = sites.iter().find_map(|s| s.rest.map(|r| r.op));
        sites.retain(|s| s.rest.is_none_or(|r| Some(r.op) == kind));
        if sites.is_empty() || !can_restart(ctx, func) {
            return Changed::Nothing;
        }
        restart(ctx, func, &sites, kind);
        restricted::forget(ctx, func);
        analyses.log.count("tailcallelim", "calls replaced by jumps", sites.len());
        Changed::ControlFlow
    }
}

/// A block that calls the function itself and returns what it returns.
struct Site {
    block: Block,
    call: Inst,
    /// The block with the return, where that is another one.
    returns: Option<Block>,
    /// What is done with the result before it is returned.
    rest: Option<Rest>,
}

/// An operation on the result of a call and a value that is there before.
#[derive(Clone, Copy)]
struct Rest {
    op: BinOp,
    inst: Inst,
    /// Which operand is not the result.
    other: usize,
}

/// Instructions between a call and what is done with its result.
const MAX_BETWEEN: usize = 8;

/// The call whose result the last instruction before a terminator adds to something, if nothing in between needs it or changes anything.
fn rest(ctx: &Context, func: &Function, last: Inst) -> Option<(Inst, Rest)> {
    let InstData::Binary { op, lhs, rhs, .. } = func.inst(last) else { return None };
    if !matches!(op, BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor)
        || !ctx.types.is_int(func.value_type(lhs))
    {
        return None;
    }
    let is_own = |v: Value| {
        func.value_inst(v).filter(|i| func.direct_callee(*i) == Some(func.id()) && func.has_one_use(v))
    };
    let mut at = last;
    for _ in 0..MAX_BETWEEN {
        at = func.prev_inst(at)?;
        for (result, other) in [(lhs, 1), (rhs, 0)] {
            if is_own(result) == Some(at) {
                return Some((at, Rest { op, inst: last, other }));
            }
        }
        if !is_pure(ctx, func, at) {
            return None;
        }
    }
    None
}

fn site(ctx: &Context, func: &Function, block: Block) -> Option<Site> {
    let end = func.terminator(block)?;
    let last = func.prev_inst(end)?;
    let (call, rest) = match rest(ctx, func, last) {
        Some((call, rest)) => (call, Some(rest)),
        None => (last, None),
    };
    let InstData::Call { args, .. } = func.inst(call) else { return None };
    if func.direct_callee(call) != Some(func.id()) || args.len() != func.params().len() {
        return None;
    }
    let result = func.result(last);
    let returns_result = |at: Inst, passed: Option<Value>| match func.inst(at) {
        InstData::Ret { value } => {
            value == passed && value.is_none_or(|v| Some(v) == result || passed != result)
        }
        _ => false,
    };
    match func.inst(end) {
        InstData::Ret { value } => {
            let only_use = result.is_none_or(|r| func.has_one_use(r));
            (value == result && only_use).then_some(Site { block, call, returns: None, rest })
        }
        InstData::Br { .. } => {
            let to = func.single_successor(block)?;
            let first = func.first_inst(to)?;
            if !func.is_phi(first) {
                // Returns nothing, or something else than the call's result.
                let nothing = matches!(func.inst(first), InstData::Ret { value: None });
                return (nothing && result.is_none()).then_some(Site {
                    block,
                    call,
                    returns: Some(to),
                    rest,
                });
            }
            let passed = func.incoming_from(first, block)?;
            let ret = func.next_inst(first)?;
            let fits =
                Some(passed) == result && func.has_one_use(passed) && returns_result(ret, func.result(first));
            fits.then_some(Site { block, call, returns: Some(to), rest })
        }
        _ => None,
    }
}

/// Whether another call and the same one again make no difference.
fn can_restart(ctx: &Context, func: &Function) -> bool {
    let Some(header) = ctx.global(func.id()).as_function() else { return false };
    let plain = ctx.types.signature(header.ty).is_some_and(|s| !s.vararg)
        && (0..func.params().len()).all(|i| {
            !ctx.attrs.param_has(header.attrs, i, AttrKind::ByVal)
                && !ctx.attrs.param_has(header.attrs, i, AttrKind::StructRet)
        });
    let replaceable = ctx.global(func.id()).linkage.is_interposable();
    plain
        && !replaceable
        && func.all_insts().all(|(_, i)| match func.op(i) {
            Op::Alloca { .. } => false,
            _ => func.direct_callee(i) == Some(func.id()) || !is_convergent(ctx, func, i),
        })
}

/// The number that an operation does nothing with.
fn neutral(ctx: &Context, func: &mut Function, op: BinOp, ty: Type) -> Value {
    match op {
        BinOp::Mul => func.const_int(&ctx.types, ty, 1),
        BinOp::And => func.const_int_signed(&ctx.types, ty, -1),
        _ => func.zero(&ctx.types, ty),
    }
}

fn restart(ctx: &Context, func: &mut Function, sites: &[Site], kind: Option<BinOp>) {
    let Some(start) = func.entry() else { return };
    let entry = func.create_block();
    func.insert_block_before(entry, start);
    Builder::at_end(ctx, func, entry).br(start);
    let params = func.params().to_vec();
    let mut phis = Vec::with_capacity(params.len());
    for &param in &params {
        let ty = func.value_type(param);
        let phi = match func.first_inst(start) {
            Some(first) => Builder::before(ctx, func, first).phi(ty),
            None => continue,
        };
        func.replace_all_uses(param, phi);
        if let Some(inst) = func.value_inst(phi) {
            func.add_incoming(inst, param, entry);
            phis.push(inst);
        }
    }
    // What is collected so far, and how.
    let ty = sites.iter().find_map(|s| func.result(s.call)).map(|v| func.value_type(v));
    let collected = match (kind, ty, func.first_inst(start)) {
        (Some(op), Some(ty), Some(first)) => {
            let so_far = Builder::before(ctx, func, first).phi(ty);
            let none = neutral(ctx, func, op, ty);
            func.value_inst(so_far).map(|phi| {
                func.add_incoming(phi, none, entry);
                (op, so_far, phi)
            })
        }
        _ => None,
    };
    for site in sites {
        if let Some((op, so_far, phi)) = collected {
            let mut now = so_far;
            if let Some(rest) = site.rest {
                // As it is now: it may have been a parameter.
                let other = func.operand(rest.inst, rest.other);
                now = Builder::before(ctx, func, rest.inst).binary(op, so_far, other);
            }
            func.add_incoming(phi, now, site.block);
        }
        let InstData::Call { args, .. } = func.inst(site.call) else { continue };
        let args = args.to_vec();
        for (&phi, arg) in phis.iter().zip(args) {
            func.add_incoming(phi, arg, site.block);
        }
        if let Some(returns) = site.returns {
            func.remove_phi_edge(returns, site.block);
        }
        if let Some(end) = func.terminator(site.block) {
            func.replace_inst(end, Op::Br, &[], &[start]);
        }
        if let Some(rest) = site.rest {
            func.remove_inst(rest.inst);
        }
        func.remove_inst(site.call);
    }
    // A block with the return that nothing leads to any more.
    for returns in sites.iter().filter_map(|s| s.returns) {
        if func.has_block(returns) && func.predecessors(returns).next().is_none() {
            func.remove_block(returns);
        }
    }
    let Some((op, so_far, _)) = collected else { return };
    let returns: Vec<Inst> = func.blocks().filter_map(|b| func.terminator(b)).collect();
    for ret in returns {
        if let InstData::Ret { value: Some(value) } = func.inst(ret) {
            let whole = Builder::before(ctx, func, ret).binary(op, so_far, value);
            func.set_operand(ret, 0, whole);
        }
    }
}
