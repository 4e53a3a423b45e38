//! `ipmsp`: tells functions which memory their pointer arguments point to.
//!
//! ```text
//! define internal float @f(ptr %p) {                       define internal float @f(ptr %p) {
//!   %v = load float, ptr %p                         ->       %g = addrspacecast ptr %p to ptr addrspace(1)
//! }                                                          %q = addrspacecast ptr addrspace(1) %g to ptr
//! call float @f(ptr <global memory>)                         %v = load float, ptr %q
//! ```
//!
//! Where all calls of a function agree, its body gets the fact; where they do not, calls with the same facts get a copy of the
//! function, as long as copies are few and small. Callers are looked at before their callees, so that facts go all the way down.

use oxicc_ir::{
    AddrSpace, Builder, CastOp, Context, Function, Global, GlobalId, InstData, Linkage, Module, Type, Value,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::call_sites::{CallSites, Site};
use super::inline::callees_first;
use crate::alias::Location;
use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};

pub struct Ipmsp;

/// Copies of one function, the original included.
const MAX_COPIES: usize = 4;
/// Instructions of a function that is copied.
const MAX_SIZE: usize = 2000;

/// What is known of each argument of a call.
type Spaces = SmallVec<[Option<AddrSpace>; 8]>;

impl ModulePass for Ipmsp {
    fn name(&self) -> &'static str {
        "ipmsp"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let sites = CallSites::compute(module);
        let order = callees_first(module);
        let place: FxHashMap<GlobalId, usize> = order.iter().enumerate().map(|(i, id)| (*id, i)).collect();
        // Calls in copies made on the way, by callee.
        let mut more: FxHashMap<GlobalId, Vec<Site>> = FxHashMap::default();
        let mut changed = false;
        for (at, &id) in order.iter().enumerate().rev() {
            let Some(calls) = sites.all(module, id) else { continue };
            let mut calls: Vec<Site> = calls.to_vec();
            calls.extend(more.remove(&id).unwrap_or_default());
            let generic = |f: &Function| f.params().iter().any(|p| f.value_type(*p) == Type::PTR);
            let known = calls.iter().all(|s| place.get(&s.caller).is_none_or(|p| *p > at));
            if calls.is_empty() || !known || !module.body(id).is_some_and(generic) {
                continue;
            }
            changed |= specialise(module, id, &calls, &mut more, log);
        }
        Changed::instructions_if(changed)
    }
}

/// Gives a function the facts its calls agree on, and copies to those that know more.
fn specialise(
    module: &mut Module,
    id: GlobalId,
    calls: &[Site],
    more: &mut FxHashMap<GlobalId, Vec<Site>>,
    log: &mut Log,
) -> bool {
    let mut groups: Vec<(Spaces, Vec<Site>)> = Vec::new();
    for &site in calls {
        let spaces = spaces_at(module, id, site);
        match groups.iter_mut().find(|(s, _)| *s == spaces) {
            Some((_, list)) => list.push(site),
            None => groups.push((spaces, vec![site])),
        }
    }
    let size = module.body(id).map_or(0, |f| f.all_insts().count());
    let helps = |s: &Spaces| s.iter().any(Option::is_some);
    let mut changed = false;
    if groups.len() > 1 && groups.len() <= MAX_COPIES && size <= MAX_SIZE {
        // The calls that know least keep the original.
        groups.sort_by_key(|(s, _)| s.iter().flatten().count());
        for (spaces, list) in groups.split_off(1) {
            if !helps(&spaces) {
                groups[0].1.extend(list);
                continue;
            }
            let copy = copy_of(module, id, more);
            for site in list {
                let (ctx, Some(func)) = module.split(site.caller) else { continue };
                let callee = func.global(ctx, copy);
                let last = func.operands(site.call).len() - 1;
                func.set_operand(site.call, last, callee);
            }
            mark(module, copy, &spaces);
            log.about_global(module, id, (RemarkKind::Passed, "ipmsp", "Copied"), |name| {
                format!("'{name}' is copied for calls with other memory: {}", describe(&spaces))
            });
            log.count("ipmsp", "functions copied", 1);
            changed = true;
        }
    }
    // What all that are left agree on.
    let mut common = groups[0].0.clone();
    for (spaces, _) in &groups[1..] {
        for (c, s) in common.iter_mut().zip(spaces) {
            if *c != *s {
                *c = None;
            }
        }
    }
    let marked = mark(module, id, &common);
    log.count("ipmsp", "pointer arguments resolved", marked);
    if marked > 0 {
        log.about_global(module, id, (RemarkKind::Passed, "ipmsp", "Resolved"), |name| {
            format!("all calls of '{name}' agree on memory: {}", describe(&common))
        });
    } else if !helps(&common) && groups.len() > 1 {
        log.about_global(module, id, (RemarkKind::Missed, "ipmsp", "NotResolved"), |name| {
            format!("calls of '{name}' do not agree on the memory its pointers point to")
        });
    }
    changed | (marked > 0)
}

/// `parameter 1 global, parameter 3 shared`
fn describe(spaces: &Spaces) -> String {
    let known = spaces.iter().enumerate().filter_map(|(i, s)| Some((i + 1, (*s)?)));
    let words = known.map(|(i, space)| {
        let name = match space {
            AddrSpace::GLOBAL => "global",
            AddrSpace::SHARED => "shared",
            AddrSpace::CONST => "constant",
            AddrSpace::LOCAL => "local",
            _ => "other",
        };
        format!("parameter {i} {name}")
    });
    words.collect::<Vec<_>>().join(", ")
}

/// Where the arguments of a call point to.
fn spaces_at(module: &Module, callee: GlobalId, site: Site) -> Spaces {
    let (ctx, Some(func)) = (&module.ctx, module.body(site.caller)) else { return Spaces::new() };
    let InstData::Call { args, .. } = func.inst(site.call) else { return Spaces::new() };
    let attrs = ctx.global(callee).as_function().map(|h| h.attrs).unwrap_or_default();
    args.iter()
        .enumerate()
        .map(|(i, a)| {
            let copied = ctx.attrs.param_has(attrs, i, oxicc_ir::AttrKind::ByVal);
            (!copied && func.value_type(*a) == Type::PTR).then(|| space_of(ctx, func, *a)).flatten()
        })
        .collect()
}

fn space_of(ctx: &Context, func: &Function, pointer: Value) -> Option<AddrSpace> {
    let at = Location::new(ctx, func, pointer, Type::I8);
    [AddrSpace::GLOBAL, AddrSpace::SHARED, AddrSpace::CONST, AddrSpace::LOCAL]
        .into_iter()
        .find(|s| at.is_in(*s))
}

/// Another function with the same body.
fn copy_of(module: &mut Module, id: GlobalId, more: &mut FxHashMap<GlobalId, Vec<Site>>) -> GlobalId {
    let original = module.ctx.global(id);
    let name = format!("{}.ipmsp", original.name());
    let mut global = Global::function(&name, original.value_type());
    global.kind = original.kind.clone();
    global.linkage = Linkage::Internal;
    global.align = original.align;
    let copy = module.ctx.add_global(global);
    if let Some(mut body) = module.body(id).cloned() {
        body.set_signature(copy, body.ty());
        // Locations belong to the original's subprogram.
        let insts = body.inst_list();
        for inst in insts {
            body.set_loc(inst, None);
            body.take_records(inst);
            if let Some(callee) = body.direct_callee(inst) {
                more.entry(callee).or_default().push(Site { caller: copy, call: inst });
            }
        }
        module.set_body(copy, body);
    }
    copy
}

/// Writes the facts down at the head of a body. Returns how many there were.
fn mark(module: &mut Module, id: GlobalId, spaces: &Spaces) -> usize {
    let (ctx, Some(func)) = module.split(id) else { return 0 };
    let params: SmallVec<[(Value, AddrSpace); 8]> = func
        .params()
        .iter()
        .zip(spaces)
        .filter_map(|(p, s)| Some((*p, (*s)?)))
        .filter(|(p, _)| func.has_uses(*p) && !is_marked(func, *p) && !is_called(func, *p))
        .collect();
    let Some(first) = func.entry().and_then(|b| func.first_non_phi(b)) else { return 0 };
    for &(param, space) in &params {
        let mut b = Builder::before(ctx, func, first);
        let specific = b.cast(CastOp::AddrSpaceCast, param, ctx.types.ptr(space));
        let back = b.cast(CastOp::AddrSpaceCast, specific, Type::PTR);
        let own = func.value_inst(specific);
        func.replace_uses_if(param, back, |_, u| Some(u.user) != own);
    }
    params.len()
}

fn is_marked(func: &Function, param: Value) -> bool {
    func.users(param).all(|u| matches!(func.inst(u), InstData::Cast { op: CastOp::AddrSpaceCast, .. }))
}

/// Whether it is the address of code.
fn is_called(func: &Function, param: Value) -> bool {
    func.users(param).any(|u| matches!(func.inst(u), InstData::Call { callee, .. } if callee == param))
}
