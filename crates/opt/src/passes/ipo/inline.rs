//! `inline` and `always-inline`: replace calls by the bodies of the functions called.
//!
//! ```text
//! define internal i32 @f(i32 %x) { %y = add i32 %x, 1   ret i32 %y }
//! %r = call i32 @f(i32 %a)          ->          %y = add i32 %a, 1      ; uses of %r use %y
//! ```
//!
//! Functions are visited callees first, so that what is inlined is already small. One that is called once and nowhere else
//! is left as it is until its caller takes it, calls and all: the bodies of a chain of calls are copied once each, not once for every
//! function above them. A call is inlined when the callee must be (`alwaysinline`), is called only here, or costs less than the
//! threshold. On a GPU a call is expensive: it spills to
//! the stack and hides everything from later passes, so that thresholds are far larger than a CPU's. An argument passed
//! in memory (`byval`) is the callee's own: its memory is copied where the call was. Locations of the copy say where they
//! were inlined.

use std::borrow::Cow;

use cranelift_entity::{EntitySet, SecondaryMap};
use oxicc_ir::{
    AttrKind, Block, Builder, CallConv, Context, DebugLoc, DebugLocData, Function, GlobalId, Inst, InstData,
    Linkage, MemAccess, Module, Op, Type, Value,
};
use rustc_hash::FxHashMap;

use super::restricted;
use crate::knobs::{Knob, Knobs};
use crate::pass::{Analyses, Changed, FunctionPass, ModulePass};
use crate::passes::scalar::{EarlyCse, InstCombine, Mem2Reg, SimplifyCfg, Sroa};
use crate::remarks::{Log, RemarkKind};

/// Inlines what pays.
pub struct Inline;

/// Inlines what must be.
pub struct AlwaysInline;

/// Instructions of a callee that is still inlined.
pub static THRESHOLD: Knob = Knob::number(
    "inline",
    "inline-threshold",
    1000,
    "instructions of a function that is inlined; 20 times as many if only here",
);
/// A caller stops growing here, except for callees that must be inlined or are small.
pub static BUDGET: Knob = Knob::number(
    "inline",
    "inline-budget",
    200_000,
    "instructions of a function that takes no more but small ones; 0: any number",
);
/// Instructions of a callee that every caller takes: a call and its spills are hardly less.
pub static SMALL: Knob = Knob::number(
    "inline",
    "inline-small-threshold",
    50,
    "instructions of a function that every caller takes",
);
/// Instructions of a function that is cleaned up before others take it.
const LARGE: usize = 500;
/// Bytes of an argument passed in memory that is copied.
const MAX_BYVAL: u64 = 512;

impl ModulePass for Inline {
    fn name(&self) -> &'static str {
        "inline"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        run(module, Policy::Pays, log)
    }
}

impl ModulePass for AlwaysInline {
    fn name(&self) -> &'static str {
        "always-inline"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        run(module, Policy::Must, log)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Policy {
    Must,
    Pays,
}

fn run(module: &mut Module, policy: Policy, log: &mut Log) -> Changed {
    let order = callees_first(module);
    let mut inliner = Inliner::new(module, policy, log.knobs());
    inliner.waiting = called_once(module, &order, &inliner.uses, policy);
    let mut changed = false;
    let (later, now): (Vec<GlobalId>, Vec<GlobalId>) =
        order.into_iter().partition(|f| inliner.waiting.contains(*f));
    for caller in now {
        changed |= inliner.inline_into(module, caller, log);
    }
    // Nobody took these; each takes what it can.
    for caller in later.into_iter().rev() {
        if !inliner.taken.contains(caller) {
            inliner.waiting.remove(caller);
            changed |= inliner.inline_into(module, caller, log);
        }
    }
    if changed { Changed::ControlFlow } else { Changed::Nothing }
}

/// Functions whose only use is a call in another function, which can take them as they are.
fn called_once(
    module: &Module,
    order: &[GlobalId],
    uses: &SecondaryMap<GlobalId, u32>,
    policy: Policy,
) -> EntitySet<GlobalId> {
    let mut found = EntitySet::new();
    for &caller in order {
        let Some(func) = module.body(caller) else { continue };
        for callee in func.all_insts().filter_map(|(_, i)| func.direct_callee(i)) {
            let global = module.ctx.global(callee);
            let Some(header) = global.as_function() else { continue };
            let must = module.ctx.attrs.func_has(header.attrs, AttrKind::AlwaysInline);
            if callee != caller
                && uses[callee] == 1
                && global.linkage == Linkage::Internal
                && (must || policy == Policy::Pays)
            {
                found.insert(callee);
            }
        }
    }
    found
}

/// Functions with bodies in an order in which callees come before callers; cycles are cut somewhere.
pub(super) fn callees_first(module: &Module) -> Vec<GlobalId> {
    let mut order = Vec::new();
    let mut seen: EntitySet<GlobalId> = EntitySet::new();
    let roots: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for root in roots {
        let mut stack = vec![(root, false)];
        while let Some((id, done)) = stack.pop() {
            if done {
                order.push(id);
                continue;
            }
            if !seen.insert(id) {
                continue;
            }
            stack.push((id, true));
            if let Some(func) = module.body(id) {
                for (_, inst) in func.all_insts() {
                    if let Some(callee) = func.direct_callee(inst)
                        && module.body(callee).is_some()
                    {
                        stack.push((callee, false));
                    }
                }
            }
        }
    }
    order
}

/// What is asked about a callee at each of its calls.
#[derive(Clone, Copy)]
struct Summary {
    size: usize,
    calls_itself: bool,
    /// Looks at its variable arguments, which an inlined copy would not have.
    reads_variadic: bool,
}

/// What speaks for inlining a call, or what speaks against it.
type Decision = Result<Cow<'static, str>, Cow<'static, str>>;

/// Whether the call passes and takes what the function is defined with.
fn has_type_of_callee(module: &Module, func: &Function, call: Inst, callee: GlobalId) -> bool {
    match func.op(call) {
        Op::Call(info) => module.ctx.global(callee).as_function().is_some_and(|f| f.ty == info.ty),
        _ => false,
    }
}

/// Says what became of a call.
fn explain(
    ctx: &Context,
    caller: &Function,
    (call, callee): (Inst, GlobalId),
    pass: &'static str,
    decision: &Decision,
    log: &mut Log,
) {
    let (from, into) = (ctx.global(callee).name(), ctx.global(caller.id()).name());
    let (about, message) = match decision {
        Ok(why) => {
            ((RemarkKind::Passed, pass, "Inlined"), format!("'{from}' inlined into '{into}' with ({why})"))
        }
        Err(why) => (
            (RemarkKind::Missed, pass, "NotInlined"),
            format!("'{from}' not inlined into '{into}' because {why}"),
        ),
    };
    log.about(ctx, caller, Some(call), about, || message);
}

struct Inliner {
    policy: Policy,
    /// How often each global was used when the pass began.
    uses: SecondaryMap<GlobalId, u32>,
    /// Functions that nothing was inlined into because the one who calls them may take them.
    waiting: EntitySet<GlobalId>,
    /// Those of them that somebody took.
    taken: EntitySet<GlobalId>,
    summaries: FxHashMap<GlobalId, Summary>,
    /// Instructions of the function that is worked on, with all that it took.
    caller_size: usize,
    limits: Limits,
}

/// The knobs of one run.
struct Limits {
    threshold: usize,
    budget: usize,
    small: usize,
}

impl Limits {
    fn of(knobs: &Knobs) -> Limits {
        let budget = match knobs.size(&BUDGET) {
            0 => usize::MAX,
            n => n,
        };
        Limits { threshold: knobs.size(&THRESHOLD), budget, small: knobs.size(&SMALL) }
    }
}

/// What inlining each call of a module as it is would cost: for `print<inline-cost>`.
pub fn costs(module: &Module, knobs: &Knobs) -> String {
    let mut out = String::from("Inline costs:\n");
    let mut inliner = Inliner::new(module, Policy::Pays, knobs);
    for (id, func) in module.defined_functions() {
        inliner.caller_size = func.all_insts().count();
        for (_, call) in func.all_insts() {
            let Some(callee) = func.direct_callee(call) else { continue };
            if module.ctx.global(callee).is_intrinsic() {
                continue;
            }
            let name = |id: GlobalId| module.ctx.global(id).name();
            let decision = inliner.decide(module, func, callee, call);
            let (Ok(why) | Err(why)) = &decision;
            let what = if decision.is_ok() { "inlined" } else { "not inlined" };
            out.push_str(&format!("  '{}' into '{}': {what}: {why}\n", name(callee), name(id)));
        }
    }
    out
}

impl Inliner {
    fn new(module: &Module, policy: Policy, knobs: &Knobs) -> Inliner {
        Inliner {
            policy,
            uses: module.global_use_counts(),
            waiting: EntitySet::new(),
            taken: EntitySet::new(),
            summaries: FxHashMap::default(),
            caller_size: 0,
            limits: Limits::of(knobs),
        }
    }

    fn inline_into(&mut self, module: &mut Module, caller: GlobalId, log: &mut Log) -> bool {
        let Some(func) = module.body(caller) else { return false };
        let mut calls: Vec<Inst> =
            func.all_insts().map(|(_, i)| i).filter(|i| func.direct_callee(*i).is_some()).collect();
        calls.reverse();
        self.caller_size = func.all_insts().count();
        let mut changed = false;
        while let Some(call) = calls.pop() {
            let Some(func) = module.body(caller) else { break };
            let Some(callee) = func.direct_callee(call) else { continue };
            let pass = if self.policy == Policy::Must { "always-inline" } else { "inline" };
            let decision = self.decide(module, func, callee, call);
            if log.wants_remarks() && !module.ctx.global(callee).is_intrinsic() {
                explain(&module.ctx, func, (call, callee), pass, &decision, log);
            }
            if decision.is_err() {
                continue;
            }
            log.count(pass, "calls inlined", 1);
            // The caller cannot be changed while the module holds the body.
            let Some(body) = module.take_body(callee) else { continue };
            let copied = match module.split(caller) {
                (ctx, Some(func)) => splice(ctx, func, call, &body),
                _ => None,
            };
            if let Some(copied) = copied {
                changed = true;
                if self.waiting.contains(callee) {
                    // Nobody looked at its calls so far. Its caller may have been copied: this is not always the only time.
                    self.taken.insert(callee);
                    let insts = copied.iter().rev().filter(|(inst, _)| body.direct_callee(*inst).is_some());
                    calls.extend(insts.map(|(_, copy)| copy));
                }
            }
            module.put_body(body);
        }
        if changed {
            self.summaries.remove(&caller);
            if self.policy == Policy::Pays && self.caller_size > LARGE {
                tidy(module, caller);
            }
        }
        changed
    }

    fn decide(&mut self, module: &Module, caller: &Function, callee: GlobalId, call: Inst) -> Decision {
        if callee == caller.id() {
            Err("it calls itself".into())
        } else if !has_type_of_callee(module, caller, call, callee) {
            Err("it is called with another type".into())
        } else {
            self.should_inline(module, caller, callee, call)
        }
    }

    /// What speaks for inlining a call, or what speaks against it.
    fn should_inline(
        &mut self,
        module: &Module,
        caller: &Function,
        callee: GlobalId,
        call: Inst,
    ) -> Decision {
        let no = |why: &'static str| Err(why.into());
        let Some(body) = module.body(callee) else { return no("its definition is unavailable") };
        let ctx = &module.ctx;
        let global = ctx.global(callee);
        let Some(header) = global.as_function() else { return no("it is no function") };
        if global.linkage.is_interposable() {
            return no("another definition may be taken at link time");
        }
        if header.cc == CallConv::PTX_KERNEL {
            return no("it is a kernel");
        }
        let InstData::Call { info, args, .. } = caller.inst(call) else { return no("it is not called") };
        let has = |kind| ctx.attrs.func_has(header.attrs, kind);
        let must = has(AttrKind::AlwaysInline);
        if has(AttrKind::NoInline) || ctx.attrs.func_has(info.attrs, AttrKind::NoInline) {
            return no("it should never be inlined (cost=never)");
        }
        // Variable arguments that the callee does not look at are dropped.
        let params = body.params().len();
        if info.ty != header.ty || args.len() < params || args.len() > params && !takes_more(ctx, header.ty) {
            return no("it is called with another type");
        }
        if !must && (self.policy == Policy::Must || has(AttrKind::OptNone)) {
            return no("only what must be inlined is");
        }
        if body.entry().is_none() || !(0..params).all(|i| can_pass(ctx, caller, (call, body), i, args[i])) {
            return no("an argument cannot be copied");
        }
        let summary = *self.summaries.entry(callee).or_insert_with(|| Summary {
            size: body.all_insts().count(),
            calls_itself: body.all_insts().any(|(_, i)| body.direct_callee(i) == Some(callee)),
            reads_variadic: body.all_insts().any(|(_, i)| {
                let callee = body.direct_callee(i);
                callee.is_some_and(|f| ctx.global(f).name().starts_with("llvm.va_start"))
            }),
        });
        if summary.reads_variadic {
            return no("it takes variable arguments");
        }
        if summary.calls_itself {
            return no("it calls itself");
        }
        if must {
            self.caller_size += summary.size;
            return Ok("cost=always".into());
        }
        let only_here = global.linkage == Linkage::Internal && self.uses[callee] <= 1;
        let limit = self.limits.threshold.saturating_mul(if only_here { 20 } else { 1 });
        if summary.size > limit {
            return Err(format!("it is too large (cost={}, threshold={limit})", summary.size).into());
        }
        if summary.size > self.limits.small && self.caller_size >= self.limits.budget {
            return no("the caller is too large");
        }
        self.caller_size += summary.size;
        Ok(format!("cost={}, threshold={limit}", summary.size).into())
    }
}

/// Cleans up a function that others may take: of what a nest of templates puts together, little is left.
fn tidy(module: &mut Module, id: GlobalId) {
    let is_kernel = module.ctx.global(id).as_function().is_some_and(|f| f.cc == CallConv::PTX_KERNEL);
    if is_kernel {
        return;
    }
    let (ctx, Some(func)) = module.split(id) else { return };
    let passes: [&dyn FunctionPass; 5] =
        [&SimplifyCfg, &Sroa, &Mem2Reg, &InstCombine, &EarlyCse { memory_ssa: false }];
    for pass in passes {
        pass.run(ctx, func, &mut Analyses::new());
    }
}

/// Whether functions of a type take variable arguments.
fn takes_more(ctx: &Context, ty: Type) -> bool {
    ctx.types.signature(ty).is_some_and(|s| s.vararg)
}

/// The type of an argument that is passed in memory.
fn byval_type(ctx: &Context, callee: GlobalId, index: usize) -> Option<Type> {
    let header = ctx.global(callee).as_function()?;
    ctx.attrs.find_type(ctx.attrs.param(header.attrs, index), AttrKind::ByVal)
}

/// Whether an argument can be handed to an inlined body.
fn can_pass(
    ctx: &Context,
    caller: &Function,
    (call, body): (Inst, &Function),
    index: usize,
    arg: Value,
) -> bool {
    let callee = body.id();
    let Some(header) = ctx.global(callee).as_function() else { return false };
    if !ctx.attrs.param_has(header.attrs, index, AttrKind::ByVal)
        || needs_no_copy(ctx, caller, (call, body), index, arg)
    {
        return true;
    }
    byval_type(ctx, callee, index).is_some_and(|ty| {
        let slot = ctx.types.ptr(ctx.data_layout.alloca_space);
        caller.value_type(arg) == slot
            && ctx.types.is_sized(ty)
            && ctx.data_layout.alloc_size(&ctx.types, ty) <= MAX_BYVAL
    })
}

/// Whether the callee can have the argument passed in memory itself: it only reads it, and nobody else knows where it is.
fn needs_no_copy(
    ctx: &Context,
    caller: &Function,
    (call, body): (Inst, &Function),
    index: usize,
    arg: Value,
) -> bool {
    let is_slot = caller.value_inst(arg).is_some_and(|i| matches!(caller.op(i), Op::Alloca { .. }));
    let Some(&param) = body.params().get(index) else { return false };
    is_slot
        && caller.value_type(arg) == body.value_type(param)
        && all_uses(caller, arg, |user, operand| {
            let is_block_operation = || {
                let name = caller.direct_callee(user).map(|c| ctx.global(c).name());
                name.is_some_and(|n| ["llvm.memcpy.", "llvm.memset."].iter().any(|p| n.starts_with(p)))
            };
            match caller.op(user) {
                Op::Load(_) => true,
                Op::Store(_) => operand == 1,
                Op::Call(_) => user == call && operand == index || is_block_operation(),
                _ => false,
            }
        })
        && all_uses(body, param, |user, _| matches!(body.op(user), Op::Load(_)))
}

/// Whether something holds for all uses of an address and of those computed from it.
fn all_uses(func: &Function, address: Value, holds: impl Fn(Inst, usize) -> bool) -> bool {
    let mut work = vec![address];
    while let Some(at) = work.pop() {
        for u in func.uses(at) {
            match func.inst(u.user) {
                InstData::Gep { base, .. } if base == at => work.extend(func.result(u.user)),
                _ if holds(u.user, u.index as usize) => {}
                _ => return false,
            }
        }
    }
    true
}

/// A copy of memory that the callee may change.
fn copy_argument(
    ctx: &Context,
    func: &mut Function,
    call: Inst,
    callee: GlobalId,
    index: usize,
    arg: Value,
) -> Value {
    let Some(ty) = byval_type(ctx, callee, index) else { return arg };
    let Some(first) = func.entry().and_then(|b| func.first_inst(b)) else { return arg };
    let attrs = ctx.global(callee).as_function().map(|h| h.attrs).unwrap_or_default();
    let natural = ctx.data_layout.abi_align(&ctx.types, ty);
    // The alignment of the attribute holds for the argument and for the copy.
    let stated = ctx.attrs.find_int(ctx.attrs.param(attrs, index), AttrKind::Alignment);
    let align = stated.and_then(oxicc_ir::Align::new).unwrap_or(natural);
    let space = ctx.data_layout.alloca_space;
    let slot = Builder::before(ctx, func, first).alloca_with(ty, None, align, space);
    let mut b = Builder::before(ctx, func, call);
    let value = b.load_with(ty, arg, MemAccess::plain(align));
    b.store_with(value, slot, MemAccess::plain(align));
    slot
}

/// Puts a copy of a body in place of a call. Returns the instructions of the body with their copies.
fn splice(ctx: &Context, func: &mut Function, call: Inst, body: &Function) -> Option<Vec<(Inst, Inst)>> {
    let InstData::Call { args, .. } = func.inst(call) else { return None };
    let mut args: Vec<Value> = args.iter().take(body.params().len()).copied().collect();
    for (i, arg) in args.iter_mut().enumerate() {
        if byval_type(ctx, body.id(), i).is_some() && !needs_no_copy(ctx, func, (call, body), i, *arg) {
            *arg = copy_argument(ctx, func, call, body.id(), i, *arg);
        }
    }
    // Each call site is a place of its own, even when two calls are on one line.
    let site = func.loc(call).map(|loc| func.loc_data(loc));
    let site = site.map(|data| func.debug_loc(DebugLocData { distinct: true, ..data }));
    let straight = body.blocks().nth(1).is_none()
        && body.entry().and_then(|b| body.terminator(b)).is_some_and(|end| matches!(body.op(end), Op::Ret));
    let copies = if straight {
        // No block is split: what follows the call stays where it is.
        let (_, copies) = func.import_body(body, &args, site, call);
        let ret = func.prev_inst(call)?;
        if let (InstData::Ret { value: Some(value) }, Some(result)) = (func.inst(ret), func.result(call)) {
            func.replace_all_uses(result, value);
        }
        func.remove_inst(ret);
        copies
    } else {
        splice_blocks(func, call, body, &args, site)?
    };
    restricted::renew(ctx, func, call, &copies);
    hoist_allocas(func, &copies);
    func.remove_inst(call);
    Some(copies)
}

/// Puts a copy of a body between what precedes a call and what follows it.
fn splice_blocks(
    func: &mut Function,
    call: Inst,
    body: &Function,
    args: &[Value],
    site: Option<DebugLoc>,
) -> Option<Vec<(Inst, Inst)>> {
    let before = func.inst_block(call)?;
    let after = func.split_block(call)?;
    let branch = func.terminator(before)?;
    let (map, copies) = func.import_body(body, args, site, branch);
    func.remove_inst(branch);
    let mut returns: Vec<(Block, Option<Value>)> = Vec::new();
    for block in body.blocks() {
        let copy = map.block(block);
        if let Some(end) = func.terminator(copy)
            && let InstData::Ret { value } = func.inst(end)
        {
            returns.push((copy, value));
        }
    }
    for (block, _) in &returns {
        if let Some(ret) = func.terminator(*block) {
            func.replace_inst(ret, Op::Br, &[], &[after]);
        }
    }
    if let Some(result) = func.result(call) {
        let value = returned(func, after, &returns, result);
        func.replace_all_uses(result, value);
    }
    if returns.is_empty() {
        // The callee never returns: what follows cannot be reached.
        func.make_unreachable(after);
    }
    Some(copies)
}

/// The value of the call: the only one returned, or a phi of them.
fn returned(func: &mut Function, after: Block, returns: &[(Block, Option<Value>)], result: Value) -> Value {
    let ty = func.value_type(result);
    match returns {
        [] => func.poison(ty),
        [(_, Some(value))] => *value,
        _ => {
            let phi = func.create_inst(Op::Phi(oxicc_ir::FastMath::empty()), ty, &[], &[]);
            func.prepend_inst(after, phi);
            for (block, value) in returns {
                let value = match value {
                    Some(v) => *v,
                    None => func.poison(ty),
                };
                func.add_incoming(phi, value, *block);
            }
            func.result(phi).unwrap_or(result)
        }
    }
}

/// Stack slots of a fixed size belong into the caller's entry block, where they are made once and can be promoted.
fn hoist_allocas(func: &mut Function, copies: &[(Inst, Inst)]) {
    let Some(first) = func.entry().and_then(|entry| func.first_non_phi(entry)) else { return };
    for &(_, copy) in copies {
        if copy != first && matches!(func.inst(copy), InstData::Alloca { count: None, .. }) {
            func.move_before(copy, first);
        }
    }
}
