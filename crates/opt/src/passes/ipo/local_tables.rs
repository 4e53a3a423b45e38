//! `local-tables`: puts constant local arrays into one constant variable.
//!
//! ```text
//! %t = alloca [4 x i32]                                       @k.t = internal addrspace(1) constant [4 x i32] [i32 3, ...]
//! store [4 x i32] [i32 3, ...], ptr %t                  ->    ; uses of %t use @k.t
//! ... load i32, ptr %t + %i ...
//! ```
//!
//! A slot that is written once, with constants, and then only read at places that are not all known would be filled by every thread in
//! its own local memory. Reading it before it was written is undefined, so that the constants may as well have been there all along.

use oxicc_ir::{
    AddrSpace, Align, CastOp, Const, ConstData, Context, Function, Global, GlobalId, Inst, InstData, Linkage,
    Module, Op, Type, UnnamedAddr, Value,
};
use smallvec::SmallVec;

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;
use crate::util;

pub struct LocalTables;

/// Uses of a slot that are looked at.
const MAX_USES: usize = 512;

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
    store: Inst,
    /// Calls that say how long it lives.
    lifetimes: SmallVec<[Inst; 2]>,
    value: Const,
    ty: Type,
    align: Align,
}

fn table(ctx: &Context, func: &Function, slot: Inst) -> Option<Table> {
    let InstData::Alloca { ty, align, count: None, .. } = func.inst(slot) else { return None };
    let address = func.result(slot)?;
    ctx.types.array_len(ty)?;
    if func.value_type(address) != Type::PTR || func.is_used_by_records(address) {
        return None;
    }
    let mut store: Option<(Inst, Const)> = None;
    let mut lifetimes = SmallVec::new();
    let mut varies = false;
    let mut steps = 0;
    let mut work: SmallVec<[Value; 8]> = SmallVec::new();
    work.push(address);
    while let Some(at) = work.pop() {
        for u in func.uses(at) {
            steps += 1;
            if steps > MAX_USES {
                return None;
            }
            match func.inst(u.user) {
                InstData::Load { access, .. } if access.is_plain() => {}
                InstData::Gep { indices, .. } if u.index == 0 => {
                    varies |= !indices.iter().all(|i| func.is_const(*i));
                    work.extend(func.result(u.user));
                }
                InstData::Store { value, access, .. }
                    if at == address && u.index == 1 && access.is_plain() && store.is_none() =>
                {
                    (func.value_type(value) == ty).then_some(())?;
                    store = Some((u.user, func.value_const(value)?));
                }
                InstData::Call { .. } => {
                    util::is_lifetime_marker(ctx, func, u.user).then_some(())?;
                    lifetimes.push(u.user);
                }
                _ => return None,
            }
        }
    }
    let (store, value) = store?;
    // One value throughout needs no table; all places known need no memory.
    let known = matches!(func.consts().get(value), ConstData::Aggregate(_) | ConstData::Bytes(_));
    (varies && known).then_some(Table { slot, store, lifetimes, value, ty, align })
}

fn place(module: &mut Module, id: GlobalId, table: Table) {
    let Some(func) = module.bodies[id].as_deref() else { return };
    let init = module.ctx.consts.import(func.consts(), table.value);
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
    func.remove_inst(table.store);
    for inst in table.lifetimes {
        func.remove_inst(inst);
    }
    func.replace_with_value(table.slot, address);
}
