//! `memcpyopt`: copies less.
//!
//! ```text
//! %w = alloca [9 x float]
//! call void @llvm.memcpy(ptr %w, ptr @table, i64 36)          ->     ; uses of %w use @table
//! ... load float, ptr %w + %i ...
//!
//! memcpy(%b, %a, 64)   memcpy(%c, %b, 64)                     ->     memcpy(%b, %a, 64)   memcpy(%c, %a, 64)
//! ```
//!
//! A slot that is only ever a copy of a constant variable, and only read, is that variable: local memory of every thread becomes one
//! table. A copy of a copy copies the original, when nothing was written in between. Copies of nothing, and onto themselves, go.

use oxicc_ir::intrinsic::Family;
use oxicc_ir::{Block, CastOp, Context, Function, Inst, InstData, Op, Value};
use smallvec::SmallVec;

use crate::alias::underlying_global;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{self, may_write};

pub struct MemCpyOpt;

/// Uses of a slot that are looked at.
const MAX_USES: usize = 512;
/// Copies remembered at a time.
const MAX_COPIES: usize = 8;

impl FunctionPass for MemCpyOpt {
    fn name(&self) -> &'static str {
        "memcpyopt"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut forwarded = 0;
        for block in blocks {
            forwarded += forward(ctx, func, block);
        }
        let mut tables = 0;
        if let Some(entry) = func.entry() {
            let slots: Vec<Inst> =
                func.block_insts(entry).filter(|i| matches!(func.op(*i), Op::Alloca { .. })).collect();
            for slot in slots {
                tables += usize::from(copy_of_constant(ctx, func, slot).is_some());
            }
        }
        analyses.log.count("memcpyopt", "copies forwarded or removed", forwarded);
        analyses.log.count("memcpyopt", "slots replaced by constants", tables);
        Changed::instructions_if(forwarded + tables > 0)
    }
}

/// A plain `memcpy`.
#[derive(Clone, Copy)]
struct Copy {
    dest: Value,
    source: Value,
    len: Option<u64>,
}

fn copy(ctx: &Context, func: &Function, inst: Inst) -> Option<Copy> {
    let InstData::Call { args, .. } = func.inst(inst) else { return None };
    let &[dest, source, len, volatile] = args else { return None };
    let plain = util::intrinsic_family(ctx, func, inst) == Family::Memcpy && func.as_u64(volatile) == Some(0);
    plain.then(|| Copy { dest, source, len: func.as_u64(len) })
}

/// Copies of copies in one block.
fn forward(ctx: &Context, func: &mut Function, block: Block) -> usize {
    let mut known: SmallVec<[Copy; MAX_COPIES]> = SmallVec::new();
    let mut done = 0;
    let mut next = func.first_inst(block);
    while let Some(inst) = next {
        next = func.next_inst(inst);
        let Some(c) = copy(ctx, func, inst) else {
            // Nothing is known about what a write touches.
            if may_write(ctx, func, inst) {
                known.clear();
            }
            continue;
        };
        if c.len == Some(0) || c.dest == c.source {
            func.remove_inst(inst);
            done += 1;
            continue;
        }
        let mut c = c;
        let before = known.iter().find(|k| k.dest == c.source && k.len.is_some() && c.len <= k.len);
        if let Some(k) = before
            && c.len.is_some()
            && func.value_type(k.source) == func.value_type(c.source)
            // `memcpy` must not overlap: the original has to be apart from the destination as the copy was.
            && apart(func, k.source, c.dest)
            && forget_source_alignment(ctx, func, inst)
        {
            c.source = k.source;
            func.set_operand(inst, 1, c.source);
            done += 1;
        }
        known.clear();
        known.push(c);
    }
    done
}

/// Whether two addresses are of different slots or variables.
fn apart(func: &Function, a: Value, b: Value) -> bool {
    let is_slot = |v: Value| func.value_inst(v).is_some_and(|i| matches!(func.op(i), Op::Alloca { .. }));
    let variable = |v| underlying_global(func, v);
    match (is_slot(a), is_slot(b)) {
        (true, true) => a != b,
        (true, false) => variable(b).is_some(),
        (false, true) => variable(a).is_some(),
        (false, false) => matches!((variable(a), variable(b)), (Some(x), Some(y)) if x != y),
    }
}

/// The source's alignment is written at the call, for the source it had: only no promise fits any source.
fn forget_source_alignment(ctx: &Context, func: &mut Function, inst: Inst) -> bool {
    let InstData::Call { info, .. } = func.inst(inst) else { return false };
    let set = ctx.attrs.param(info.attrs, 1);
    let bare = ctx.attrs.without(set, oxicc_ir::AttrKind::Alignment);
    let attrs = ctx.attrs.with_param(info.attrs, 1, bare);
    func.set_op(inst, Op::Call(oxicc_ir::CallInfo { attrs, ..info }));
    true
}

/// Replaces a slot that is only a copy of a constant variable, and is only read.
fn copy_of_constant(ctx: &Context, func: &mut Function, slot: Inst) -> Option<()> {
    let InstData::Alloca { ty, align, count: None, .. } = func.inst(slot) else { return None };
    let address = func.result(slot)?;
    let size = ctx.data_layout.alloc_size(&ctx.types, ty);
    let mut copied: Option<(Inst, Value)> = None;
    let mut removed: SmallVec<[Inst; 4]> = SmallVec::new();
    let mut work: SmallVec<[Value; 8]> = SmallVec::new();
    work.push(address);
    let mut steps = 0;
    while let Some(at) = work.pop() {
        for u in func.uses(at) {
            steps += 1;
            if steps > MAX_USES {
                return None;
            }
            match func.inst(u.user) {
                InstData::Load { access, .. } if access.is_plain() => {}
                InstData::Gep { base, .. } if base == at && u.index == 0 => work.extend(func.result(u.user)),
                InstData::Store { value, access, .. }
                    if at == address && u.index == 1 && access.is_plain() && copied.is_none() =>
                {
                    // The whole slot, from a load of the whole variable.
                    let InstData::Load { ptr, access } = func.value_inst_data(value)? else { return None };
                    (access.is_plain() && func.value_type(value) == ty).then_some(())?;
                    copied = Some((u.user, ptr));
                }
                InstData::Call { .. } => {
                    if util::is_lifetime_marker(ctx, func, u.user) {
                        removed.push(u.user);
                        continue;
                    }
                    let c = copy(ctx, func, u.user)?;
                    match u.index {
                        0 if at == address && copied.is_none() && c.len == Some(size) => {
                            copied = Some((u.user, c.source));
                        }
                        // It is the source of another copy.
                        1 => {}
                        _ => return None,
                    }
                }
                _ => return None,
            }
        }
    }
    let (store, source) = copied?;
    let variable = ctx.global(underlying_global(func, source)?);
    let data = variable.as_variable()?;
    let whole = is_whole(func, source) && ctx.types.is_sized(data.ty);
    let fits = ctx.data_layout.alloc_size(&ctx.types, data.ty) >= size
        && variable.align.unwrap_or_else(|| ctx.data_layout.abi_align(&ctx.types, data.ty)) >= align;
    if !whole || !fits || !data.is_const || data.externally_initialized {
        return None;
    }
    if func.value_type(source) != func.value_type(address) || func.is_used_by_records(address) {
        return None;
    }
    func.remove_inst(store);
    for inst in removed {
        func.remove_inst(inst);
    }
    func.replace_with_value(slot, source);
    Some(())
}

/// Whether an address is that of a variable itself, whatever the address space.
fn is_whole(func: &Function, address: Value) -> bool {
    let Some(mut c) = func.value_const(address) else { return false };
    loop {
        match func.consts().get(c) {
            oxicc_ir::ConstData::Global(_) => return true,
            oxicc_ir::ConstData::Expr(e) => match **e {
                oxicc_ir::ConstExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value } => c = value,
                _ => return false,
            },
            _ => return false,
        }
    }
}
