//! `tailcallelim`: a function that ends by calling itself starts again instead.
//!
//! ```text
//! define i32 @gcd(i32 %a, i32 %b) {               entry: br label %start
//! ...                                             start: %a' = phi i32 [ %a, %entry ], [ %b', %more ]
//! more: %r = call i32 @gcd(i32 %b, i32 %c)   ->   ...
//!       ret i32 %r                                more: br label %start
//! ```
//!
//! Recursion needs a stack, in local memory, and cannot be inlined; a loop can. Functions with stack slots are left alone, since the next
//! call may hold the address of one of this call's, and so are functions with what threads must meet in.

use oxicc_ir::{AttrKind, Block, Builder, Context, Function, Inst, InstData, Op, Value};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::is_convergent;

pub struct TailCallElim;

impl FunctionPass for TailCallElim {
    fn name(&self) -> &'static str {
        "tailcallelim"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let sites: Vec<Site> = func.blocks().filter_map(|b| site(func, b)).collect();
        if sites.is_empty() || !can_restart(ctx, func) {
            return Changed::Nothing;
        }
        restart(ctx, func, &sites);
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
}

fn site(func: &Function, block: Block) -> Option<Site> {
    let end = func.terminator(block)?;
    let call = func.prev_inst(end)?;
    let InstData::Call { args, .. } = func.inst(call) else { return None };
    if func.direct_callee(call) != Some(func.id()) || args.len() != func.params().len() {
        return None;
    }
    let result = func.result(call);
    let returns_result = |at: Inst, passed: Option<Value>| match func.inst(at) {
        InstData::Ret { value } => {
            value == passed && value.is_none_or(|v| Some(v) == result || passed != result)
        }
        _ => false,
    };
    match func.inst(end) {
        InstData::Ret { value } => {
            let only_use = result.is_none_or(|r| func.has_one_use(r));
            (value == result && only_use).then_some(Site { block, call, returns: None })
        }
        InstData::Br { .. } => {
            let to = func.single_successor(block)?;
            let first = func.first_inst(to)?;
            if !func.is_phi(first) {
                // Returns nothing, or something else than the call's result.
                let nothing = matches!(func.inst(first), InstData::Ret { value: None });
                return (nothing && result.is_none()).then_some(Site { block, call, returns: Some(to) });
            }
            let passed = func.incoming_from(first, block)?;
            let ret = func.next_inst(first)?;
            let fits =
                Some(passed) == result && func.has_one_use(passed) && returns_result(ret, func.result(first));
            fits.then_some(Site { block, call, returns: Some(to) })
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

fn restart(ctx: &Context, func: &mut Function, sites: &[Site]) {
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
    for site in sites {
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
        func.remove_inst(site.call);
    }
    // A block with the return that nothing leads to any more.
    for returns in sites.iter().filter_map(|s| s.returns) {
        if func.has_block(returns) && func.predecessors(returns).next().is_none() {
            func.remove_block(returns);
        }
    }
}
