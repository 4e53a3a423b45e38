//! `local-tables`: puts constant local arrays into one constant variable.
//!
//! ```text
//! %t = alloca [4 x i32]                                       @k.t = internal addrspace(1) constant [4 x i32] [i32 3, ...]
//! store [4 x i32] [i32 3, ...], ptr %t                  ->    ; uses of %t use @k.t
//! ... load i32, ptr %t + %i ...
//! ```
//!
//! A slot whose every place is written at most once, with constants, and which is then only read at places that are not all known
//! would be filled by every thread in its own local memory. Reading a place before it was written is undefined, so that the constants may
//! as well have been there all along.

use oxicc_ir::{
    AddrSpace, Align, CastOp, Const, ConstData, Context, Function, Global, GlobalId, Inst, InstData, Linkage,
    Module, Op, Type, UnnamedAddr, Value,
};
use smallvec::SmallVec;

use crate::alias::constant_offset;
use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;
use crate::util;

pub struct LocalTables;

/// Uses of a slot that are looked at.
const MAX_USES: usize = 8_192;
/// Elements of a table.
const MAX_ELEMENTS: u64 = 4_096;

impl ModulePass for LocalTables {
    fn name(&self) -> &'static str {
        "local-tables"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        let mut tables = 0;
        for id in ids {
            let Some(func) = module.body(id) else { continue };
            let Some(entry) = func.entry() else { continue };
            let found: Vec<Table> = func
                .block_insts(entry)
                .filter(|i| matches!(func.op(*i), Op::Alloca { .. }))
                .filter_map(|i| table(&module.ctx, func, i))
                .collect();
            tables += found.len();
            for table in found {
                place(module, id, table);
            }
        }
        log.count("local-tables", "tables made", tables);
        Changed::instructions_if(tables > 0)
    }
}

/// A slot that is a table.
struct Table {
    slot: Inst,
    stores: Vec<Inst>,
    /// Calls that say how long it lives.
    lifetimes: SmallVec<[Inst; 2]>,
    content: Content,
    ty: Type,
    align: Align,
}

/// What is written to a slot.
enum Content {
    Whole(Const),
    /// The elements in their order, `None` where nothing is written.
    Elements(Vec<Option<Const>>),
}

/// The numbers that nested arrays are made of, and how many there are.
fn leaves(ctx: &Context, ty: Type) -> (Type, u64) {
    let (mut leaf, mut count) = (ty, 1u64);
    while let Some(n) = ctx.types.array_len(leaf) {
        let Some(inner) = ctx.types.elem(leaf) else { break };
        (leaf, count) = (inner, count.saturating_mul(n));
    }
    (leaf, count)
}

fn table(ctx: &Context, func: &Function, slot: Inst) -> Option<Table> {
    let InstData::Alloca { ty, align, count: None, .. } = func.inst(slot) else { return None };
    let address = func.result(slot)?;
    ctx.types.array_len(ty)?;
    if func.value_type(address) != Type::PTR || func.is_used_by_records(address) {
        return None;
    }
    let (leaf, count) = leaves(ctx, ty);
    let size = ctx.data_layout.alloc_size(&ctx.types, leaf).max(1);
    let mut content: Option<Content> = None;
    let mut stores = Vec::new();
    let mut lifetimes = SmallVec::new();
    let mut varies = false;
    let mut steps = 0;
    // Addresses in the slot, and how far in where that is known.
    let mut work: SmallVec<[(Value, Option<i64>); 8]> = SmallVec::new();
    work.push((address, Some(0)));
    while let Some((at, offset)) = work.pop() {
        for u in func.uses(at) {
            steps += 1;
            if steps > MAX_USES {
                return None;
            }
            match func.inst(u.user) {
                InstData::Load { access, .. } if access.is_plain() => {}
                InstData::Gep { elem, indices, .. } if u.index == 0 => {
                    let further = constant_offset(ctx, func, elem, indices);
                    varies |= further.is_none();
                    let place = offset.zip(further).and_then(|(a, b)| a.checked_add(b));
                    work.extend(func.result(u.user).map(|v| (v, place)));
                }
                InstData::Store { value, access, .. } if u.index == 1 && access.is_plain() => {
                    let constant = func.value_const(value)?;
                    if at == address && func.value_type(value) == ty {
                        content.is_none().then_some(())?;
                        content = Some(Content::Whole(constant));
                    } else {
                        let elements = content.get_or_insert_with(|| Content::Elements(Vec::new()));
                        let Content::Elements(elements) = elements else { return None };
                        let offset = u64::try_from(offset?).ok()?;
                        let n = offset / size;
                        if func.value_type(value) != leaf
                            || offset % size != 0
                            || n >= count.min(MAX_ELEMENTS)
                        {
                            return None;
                        }
                        let n = n as usize;
                        elements.resize(elements.len().max(n + 1), None);
                        if elements[n].replace(constant).is_some_and(|other| other != constant) {
                            return None;
                        }
                    }
                    stores.push(u.user);
                }
                InstData::Call { .. } => {
                    util::is_lifetime_marker(ctx, func, u.user).then_some(())?;
                    lifetimes.push(u.user);
                }
                _ => return None,
            }
        }
    }
    let content = content.filter(|_| varies && count <= MAX_ELEMENTS)?;
    let known = match &content {
        // One value throughout needs no table; all places known need no memory.
        Content::Whole(value) => {
            matches!(func.consts().get(*value), ConstData::Aggregate(_) | ConstData::Bytes(_))
        }
        Content::Elements(elements) => elements.iter().flatten().any(|c| !func.consts().is_zero(*c)),
    };
    known.then_some(Table { slot, stores, lifetimes, content, ty, align })
}

/// The constant that the elements of nested arrays are.
fn assembled(ctx: &mut Context, ty: Type, elements: &mut impl Iterator<Item = Const>) -> Option<Const> {
    let Some(n) = ctx.types.array_len(ty) else { return elements.next() };
    let inner = ctx.types.elem(ty)?;
    let parts = (0..n).map(|_| assembled(ctx, inner, elements)).collect::<Option<Vec<_>>>()?;
    Some(ctx.consts.aggregate(&ctx.types, ty, &parts))
}

fn place(module: &mut Module, id: GlobalId, table: Table) {
    let Some(func) = module.bodies[id].as_deref() else { return };
    let ctx = &mut module.ctx;
    let init = match &table.content {
        Content::Whole(value) => Some(ctx.consts.import(func.consts(), *value)),
        Content::Elements(elements) => {
            let (leaf, count) = leaves(ctx, table.ty);
            let nothing = ctx.consts.zero(&ctx.types, leaf);
            let mut parts: Vec<Const> =
                elements.iter().map(|e| e.map_or(nothing, |c| ctx.consts.import(func.consts(), c))).collect();
            parts.resize(count as usize, nothing);
            assembled(ctx, table.ty, &mut parts.into_iter())
        }
    };
    let Some(init) = init else { return };
    let slot = func.result(table.slot).and_then(|v| func.value_name(v)).unwrap_or("table");
    let name = format!("__const$_{}$_{slot}", module.ctx.global(id).name());
    let mut global = Global::variable(&name, table.ty, AddrSpace::GLOBAL, Some(init));
    global.linkage = Linkage::Internal;
    global.unnamed_addr = UnnamedAddr::Global;
    global.align = Some(table.align);
    if let Some(v) = global.as_variable_mut() {
        v.is_const = true;
    }
    let global = module.ctx.add_global(global);
    let (ctx, Some(func)) = module.split(id) else { return };
    let specific = func.consts_mut().global(ctx.global_ptr_type(global), global);
    let generic = func.consts_mut().cast(CastOp::AddrSpaceCast, specific, Type::PTR);
    let address = func.const_value(generic);
    for inst in table.stores.into_iter().chain(table.lifetimes) {
        func.remove_inst(inst);
    }
    func.replace_with_value(table.slot, address);
}
