//! `argpromotion`: passes what a pointer points to in place of the pointer.
//!
//! ```text
//! define internal i32 @f(ptr %p) { %v = load i32, ptr %p ... }        define internal i32 @f(i32 %v) { ... }
//! call i32 @f(ptr %q)                                           ->    %v = load i32, ptr %q
//!                                                                     call i32 @f(i32 %v)
//! ```
//!
//! Only for functions of the module alone whose every use is a direct call. The function must read at a constant distance from
//! the pointer, surely and before anything is written; then the caller can read just as well. Reads further down are the same
//! value when the function writes nothing at all.

use oxicc_ir::{
    AttrKind, Builder, Context, Function, GlobalId, Inst, InstData, MemAccess, Module, Type, Value,
};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::call_sites::{CallSites, Site};
use super::signature::{Change, Param, change};
use crate::alias::split;
use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};
use crate::util::{may_not_return, may_write};

pub struct ArgPromotion;

/// Values that take the place of one pointer.
const MAX_PARTS: usize = 3;
/// Instructions at the head of a function that are looked at.
const MAX_HEAD: usize = 256;
/// Parameters a function may end up with.
const MAX_PARAMS: usize = 32;

impl ModulePass for ArgPromotion {
    fn name(&self) -> &'static str {
        "argpromotion"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let mut changed = false;
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        let sites = CallSites::compute(module);
        for id in ids {
            let Some(calls) = sites.all(module, id) else { continue };
            // Calls of itself would have to be read from in the middle of the change.
            if calls.is_empty() || calls.iter().any(|s| s.caller == id) {
                continue;
            }
            let calls: Vec<Site> = calls.to_vec();
            let count = module.body(id).map_or(0, |f| f.params().len());
            for index in (0..count).rev() {
                if let Some(parts) = promotable(module, id, index) {
                    promote(module, id, &calls, index, &parts);
                    log.count("argpromotion", "pointers promoted", 1);
                    let about = (RemarkKind::Passed, "argpromotion", "Promoted");
                    log.about_global(module, id, about, |name| {
                        let values = parts.len();
                        format!(
                            "parameter {} of '{name}' is passed as {values} values in place of a pointer",
                            index + 1
                        )
                    });
                    changed = true;
                }
            }
        }
        Changed::instructions_if(changed)
    }
}

/// A value behind the pointer.
struct Part {
    offset: i64,
    ty: Type,
    access: MemAccess,
    loads: Vec<Inst>,
    /// One of the loads surely runs, before any write.
    sure: bool,
}

fn promotable(module: &Module, id: GlobalId, index: usize) -> Option<SmallVec<[Part; MAX_PARTS]>> {
    let (ctx, func) = (&module.ctx, module.body(id)?);
    let header = ctx.global(id).as_function()?;
    let has = |kind| ctx.attrs.param_has(header.attrs, index, kind);
    let param = *func.params().get(index)?;
    let fixed = [AttrKind::ByVal, AttrKind::StructRet, AttrKind::InAlloca, AttrKind::Returned];
    if !ctx.types.is_ptr(func.value_type(param)) || fixed.into_iter().any(has) || !func.has_uses(param) {
        return None;
    }
    let mut parts: SmallVec<[Part; MAX_PARTS]> = SmallVec::new();
    let mut work = vec![param];
    while let Some(pointer) = work.pop() {
        for u in func.uses(pointer) {
            match func.inst(u.user) {
                InstData::Gep { base, .. } if base == pointer => {
                    let address = func.result(u.user)?;
                    (split(ctx, func, address).0 == param).then_some(())?;
                    work.push(address);
                }
                InstData::Load { access, .. } if access.is_plain() => {
                    let (base, offset) = split(ctx, func, pointer);
                    let ty = func.inst_type(u.user);
                    let scalar = !ctx.types.is_aggregate(ty) && ctx.types.is_first_class(ty);
                    (base == param && scalar).then_some(())?;
                    match parts.iter().position(|p| p.offset == offset && p.ty == ty) {
                        Some(i) => parts[i].loads.push(u.user),
                        None if parts.len() < MAX_PARTS => {
                            parts.push(Part { offset, ty, access, loads: vec![u.user], sure: false });
                        }
                        None => return None,
                    }
                }
                _ => return None,
            }
        }
    }
    if parts.is_empty() || func.params().len() + parts.len() > MAX_PARAMS {
        return None;
    }
    // Loads at the head of the entry block surely run and see what the caller sees.
    let mut head: FxHashSet<Inst> = FxHashSet::default();
    for inst in func.block_insts(func.entry()?).take(MAX_HEAD) {
        if may_write(ctx, func, inst) || may_not_return(ctx, func, inst) {
            break;
        }
        head.insert(inst);
    }
    let writes = func.all_insts().any(|(_, i)| may_write(ctx, func, i));
    for part in &mut parts {
        part.sure = part.loads.iter().any(|l| head.contains(l));
        let all_at_head = part.loads.iter().all(|l| head.contains(l));
        // The alignment promised by one load holds for all of them only if it runs.
        let aligned = part.loads.iter().filter(|l| head.contains(l));
        let align = aligned.filter_map(|l| func.memory_access(*l)).map(|(_, a)| a.align).max();
        if !part.sure || writes && !all_at_head {
            return None;
        }
        part.access.align = align?;
    }
    parts.sort_by_key(|p| p.offset);
    Some(parts)
}

fn promote(module: &mut Module, id: GlobalId, calls: &[Site], index: usize, parts: &[Part]) {
    let Some(count) = module.body(id).map(|f| f.params().len()) else { return };
    let mut params: Vec<Param> = (0..index).map(Param::Keep).collect();
    params.extend(parts.iter().map(|p| Param::New(p.ty)));
    params.extend((index + 1..count).map(Param::Keep));
    let plan = Change { params, drop_result: false };
    let read = |ctx: &Context, func: &mut Function, call: Inst| -> Vec<Value> {
        let InstData::Call { args, .. } = func.inst(call) else { return Vec::new() };
        let Some(&pointer) = args.get(index) else { return Vec::new() };
        let mut b = Builder::before(ctx, func, call);
        parts
            .iter()
            .map(|p| {
                let address = match p.offset {
                    0 => pointer,
                    n => {
                        let offset = b.func.const_i64(n);
                        b.ptr_add(pointer, offset)
                    }
                };
                b.load_with(p.ty, address, p.access)
            })
            .collect()
    };
    let fresh = change(module, id, calls, &plan, read);
    let Some(func) = module.body_mut(id) else { return };
    for (part, value) in parts.iter().zip(fresh) {
        for load in &part.loads {
            func.replace_with_value(*load, value);
        }
    }
}
