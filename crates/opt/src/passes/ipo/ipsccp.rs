//! `ipsccp`: constant propagation across calls.
//!
//! ```text
//! define internal float @scale(float %x, float %f)       ; always called with 2.0
//!   %y = fmul float %x, %f                        ->       %y = fmul float %x, 2.0
//! ```
//!
//! Two walks over the call graph, each function solved once in each: callees first, to find functions that always return the
//! same constant; then callers first, so that the constants at all calls of a function are known before its body is solved.
//! Functions that call each other in a circle are taken as they come, with unknown arguments. Parameters that become unused are
//! left to `deadargelim`.

use oxicc_ir::{AttrKind, Const, GlobalId, InstData, Module, Type, TypeData, Value};
use rustc_hash::FxHashMap;

use super::call_sites::{CallSites, is_kernel};
use super::inline::callees_first;
use crate::pass::{Changed, ModulePass};
use crate::passes::scalar::{Cell, Solver};
use crate::remarks::{Log, RemarkKind};

pub struct Ipsccp;

/// What is known of an argument or a result, as a constant of the module's pool.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fact {
    Unknown,
    Constant(Const),
    Varies,
}

impl Fact {
    fn meet(self, other: Fact) -> Fact {
        match (self, other) {
            (Fact::Unknown, x) | (x, Fact::Unknown) => x,
            (Fact::Constant(a), Fact::Constant(b)) if a == b => self,
            _ => Fact::Varies,
        }
    }
}

impl ModulePass for Ipsccp {
    fn name(&self) -> &'static str {
        "ipsccp"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let order = callees_first(module);
        let mut returns: FxHashMap<GlobalId, Const> = FxHashMap::default();
        for &id in &order {
            let global = module.ctx.global(id);
            let reliable =
                !global.linkage.is_interposable() && global.as_function().is_some_and(|h| !is_kernel(h));
            if !reliable || global.as_function().is_none_or(|h| !returns_value(module, h.ty)) {
                continue;
            }
            if let Fact::Constant(c) = returned(module, id, &returns) {
                returns.insert(id, c);
            }
        }
        let sites = CallSites::compute(module);
        let mut arguments: FxHashMap<GlobalId, Vec<Fact>> = FxHashMap::default();
        let mut changed = Changed::Nothing;
        let place: FxHashMap<GlobalId, usize> = order.iter().enumerate().map(|(i, id)| (*id, i)).collect();
        for (at, &id) in order.iter().enumerate().rev() {
            // All callers come later in the order, and have been solved; a circle has some that have not.
            let count = module.body(id).map_or(0, |f| f.params().len());
            let known = sites.all(module, id).is_some_and(|list| {
                !list.is_empty() && list.iter().all(|s| place.get(&s.caller).is_some_and(|p| *p > at))
            });
            let facts =
                if known { arguments.remove(&id).unwrap_or_default() } else { vec![Fact::Varies; count] };
            let (more, replaced) = solve(module, id, &facts, &returns, &mut arguments);
            log.count("ipsccp", "values replaced by constants", replaced);
            if replaced > 0 {
                let about = (RemarkKind::Passed, "ipsccp", "Constants");
                let given = facts.iter().filter(|f| matches!(f, Fact::Constant(_))).count();
                log.about_global(module, id, about, |name| {
                    format!(
                        "{replaced} values of '{name}' are constants; all its calls agree on {given} of its arguments"
                    )
                });
            }
            changed = changed.and(more);
        }
        changed
    }
}

fn returns_value(module: &Module, ty: Type) -> bool {
    module.ctx.types.signature(ty).is_some_and(|s| s.ret != Type::VOID)
}

/// Constants of callees as constants of a caller.
fn import(
    module: &mut Module,
    id: GlobalId,
    returns: &FxHashMap<GlobalId, Const>,
) -> FxHashMap<GlobalId, Value> {
    let (ctx, Some(func)) = module.split(id) else { return FxHashMap::default() };
    let mut callees: Vec<GlobalId> = Vec::new();
    if !returns.is_empty() {
        callees.extend(func.all_insts().filter_map(|(_, i)| func.direct_callee(i)));
        callees.sort_unstable();
        callees.dedup();
    }
    let mut out = FxHashMap::default();
    for callee in callees {
        if let Some(&c) = returns.get(&callee) {
            let c = func.consts_mut().import(&ctx.consts, c);
            out.insert(callee, func.const_value(c));
        }
    }
    out
}

/// What a function returns whatever its arguments are.
fn returned(module: &mut Module, id: GlobalId, returns: &FxHashMap<GlobalId, Const>) -> Fact {
    let known = import(module, id, returns);
    let (ctx, Some(func)) = module.split(id) else { return Fact::Varies };
    let all = |callee| known.get(&callee).copied();
    let mut solver = Solver::new(ctx, func, &all);
    solver.solve();
    let mut cell = Cell::Unknown;
    for block in solver.func().blocks().filter(|b| solver.is_reached(*b)) {
        if let Some(end) = solver.func().terminator(block)
            && let InstData::Ret { value: Some(v) } = solver.func().inst(end)
        {
            cell = cell.meet(solver.cell(v));
        }
    }
    match cell {
        Cell::Constant(v) => match module.body(id).and_then(|f| f.value_const(v)) {
            Some(c) => Fact::Constant(to_module(module, id, c)),
            None => Fact::Varies,
        },
        _ => Fact::Varies,
    }
}

/// A constant of a function as one of the module.
fn to_module(module: &mut Module, id: GlobalId, c: Const) -> Const {
    let Some(func) = module.bodies[id].as_deref() else { return c };
    module.ctx.consts.import(func.consts(), c)
}

/// Solves a function for known arguments, puts the constants in place and tells its callees what they are called with.
fn solve(
    module: &mut Module,
    id: GlobalId,
    facts: &[Fact],
    returns: &FxHashMap<GlobalId, Const>,
    arguments: &mut FxHashMap<GlobalId, Vec<Fact>>,
) -> (Changed, usize) {
    let known = import(module, id, returns);
    let (ctx, Some(func)) = module.split(id) else { return (Changed::Nothing, 0) };
    let given: Vec<Cell> = facts
        .iter()
        .map(|f| match f {
            Fact::Constant(c) => {
                let c = func.consts_mut().import(&ctx.consts, *c);
                Cell::Constant(func.const_value(c))
            }
            _ => Cell::Varies,
        })
        .collect();
    let all = |callee| known.get(&callee).copied();
    let mut solver = Solver::new(ctx, func, &all);
    for (i, cell) in given.into_iter().enumerate() {
        solver.set_argument(i, cell);
    }
    solver.solve();
    // Constants go to the module only where all calls can be seen; the others are not asked for.
    let mut calls: Vec<(GlobalId, Vec<Option<Const>>)> = Vec::new();
    let func = solver.func();
    for block in func.blocks().filter(|b| solver.is_reached(*b)) {
        for inst in func.block_insts(block) {
            let InstData::Call { args, info, .. } = func.inst(inst) else { continue };
            let Some(callee) = func.direct_callee(inst) else { continue };
            if !ctx.global(callee).linkage.is_local() {
                continue;
            }
            let Some(head) = ctx.global(callee).as_function() else { continue };
            if head.ty != info.ty {
                let TypeData::Function { params, .. } = ctx.types.get(head.ty) else { continue };
                let count = params.len();
                calls.push((callee, vec![None; count]));
                continue;
            }
            let attrs = head.attrs;
            let constants = args.iter().enumerate().map(|(i, a)| match solver.cell(*a) {
                // The callee gets the address of a copy.
                _ if ctx.attrs.param_has(attrs, i, AttrKind::ByVal) => None,
                Cell::Constant(v) => func.value_const(v),
                _ => None,
            });
            calls.push((callee, constants.collect()));
        }
    }
    let result = solver.apply();
    for (callee, constants) in calls {
        let facts: Vec<Fact> = constants
            .into_iter()
            .map(|c| c.map_or(Fact::Varies, |c| Fact::Constant(to_module(module, id, c))))
            .collect();
        let old = arguments.entry(callee).or_insert_with(|| vec![Fact::Unknown; facts.len()]);
        for (o, f) in old.iter_mut().zip(facts) {
            *o = o.meet(f);
        }
    }
    result
}
