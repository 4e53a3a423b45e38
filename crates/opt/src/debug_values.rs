//! What a debugger may still say of variables once their memory is gone: done before optimisation, where memory has the truth.
//!
//! A variable that is a parameter or a constant has that value for as long as it has any: its slot may go, code may move, the value stays
//! right. Its declaration becomes a value. Where passes copy code, each copy has a record with a value of its own, and the code generator tells
//! nothing of a variable with several. Computed values are shown where their register is (`debug/describe.rs` of `codegen`). The
//! inliner puts what is passed in the place of a parameter. A structure that is passed to a kernel by address and only read stays where
//! it was passed.
//!
//! Another variable that is only read and written as a whole becomes values at once, and each line is told which of them the variable has when the line begins,
//! if that is the same one wherever the line begins. A line's instructions may move, too: they take their line with them, so that what is
//! told of it stays right. Such a record adds 0 to its value, which marks it; its location is the line. Of all other variables nothing is
//! known once passes have run.
//!
//! ```text
//! #dbg_declare(ptr %n.addr, !1, ...)         ->
//! store i32 %n, ptr %n.addr                        #dbg_value(i32 %n, !1, ...)
//! ```

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{
    Builder, CallConv, Context, DbgLocation, DbgRecord, DbgRecordKind, DebugLoc, DebugLocData, ExprOp,
    Function, GlobalId, Inst, InstData, Md, MdData, Module, Op, Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::passes::scalar::{Slot, promote, slot_of};

/// Variables times places where a line begins, in one function.
const MAX_RECORDS: usize = 1 << 15;

/// Gives every function's variables the values that hold whatever passes do.
pub fn keep_lasting_values(module: &mut Module) {
    let ids: Vec<_> = module.defined_functions().filter(|(_, f)| f.has_records()).map(|(id, _)| id).collect();
    if ids.is_empty() {
        return;
    }
    let metadata = &module.ctx.metadata;
    let plain = metadata.expression(&[]);
    let dereferenced = metadata.expression(&[ExprOp::Keyword("DW_OP_deref".into())]);
    for id in ids {
        let header = module.ctx.global(id).as_function();
        let kernel = header.is_some_and(|h| h.cc == CallConv::PTX_KERNEL);
        let mut found: Vec<(Inst, usize, Inst, DbgRecord)> = Vec::new();
        let Some(func) = module.body(id) else { continue };
        for (_, host) in func.all_insts() {
            for (index, record) in func.records(host).iter().enumerate() {
                let DbgLocation::Value(address) = record.location else { continue };
                let direct = record.expr.is_none_or(
                    |e| matches!(module.ctx.metadata.get(e), MdData::Expression(ops) if ops.is_empty()),
                );
                if record.kind != DbgRecordKind::Declare || !direct {
                    continue;
                }
                let mut record = record.clone();
                record.kind = DbgRecordKind::Value;
                if let Some((store, value)) = only_value(func, address) {
                    (record.location, record.expr) = (DbgLocation::Value(value), Some(plain));
                    found.push((host, index, store, record));
                } else if kernel
                    && matches!(func.value_def(address), ValueDef::Arg(_))
                    && is_only_read(func, address)
                {
                    record.expr = Some(dereferenced);
                    found.push((host, index, host, record));
                }
            }
        }
        let Some(func) = module.body_mut(id) else { continue };
        // From the back, so that numbers of records stay right.
        for (host, index, at, record) in found.into_iter().rev() {
            let mut records = func.take_records(host);
            records.remove(index);
            func.prepend_records(host, records);
            func.add_record(at, record);
        }
        keep_values_of_lines(module, id);
    }
}

/// Says before an instruction that what the records tell is not known any more.
pub(crate) fn forget_values(func: &mut Function, records: Vec<DbgRecord>, to: Inst) {
    for mut record in records {
        if let (DbgRecordKind::Value, DbgLocation::Value(value)) = (record.kind, &record.location) {
            record.location = DbgLocation::Value(func.poison(func.value_type(*value)));
            func.add_record(to, record);
        }
    }
}

/// Where a line begins: the first of its instructions in a row.
struct Start {
    inst: Inst,
    loc: DebugLoc,
}

/// What a line is told of: the variable with the call it was inlined at, the file and the line.
type Told = (Md, Option<DebugLoc>, Option<Md>, u32);

/// Makes values of variables that are set several times, and tells the lines of them.
fn keep_values_of_lines(module: &mut Module, id: GlobalId) {
    let (ctx, Some(func)) = module.split(id) else { return };
    let starts = starts(func);
    let marked = ctx.metadata.expression(&[ExprOp::Keyword("DW_OP_plus_uconst".into()), ExprOp::Int(0)]);
    let mut slots: Vec<Slot> = Vec::new();
    let mut records = 0;
    for (slot, declared) in several_values(ctx, func) {
        records += starts.len();
        let Some(address) = func.result(slot.alloca).filter(|_| records <= MAX_RECORDS) else { break };
        let scope = ctx.metadata.special(declared.variable).and_then(|v| v.md("scope"));
        let call = declared.loc.and_then(|l| func.loc_data(l).inlined_at.expand());
        for start in &starts {
            let Some(at) = line_at(func, start.loc, call) else { continue };
            if !scope.is_some_and(|s| is_within(ctx, at.scope, s)) {
                continue;
            }
            let value = Builder::before(ctx, func, start.inst).load(slot.ty, address);
            let loc = func.debug_loc(DebugLocData { col: 0, distinct: false, ..at });
            let record = DbgRecord {
                kind: DbgRecordKind::Value,
                location: DbgLocation::Value(value),
                expr: Some(marked),
                loc: Some(loc),
                ..declared.clone()
            };
            func.add_record(start.inst, record);
        }
        slots.push(slot);
    }
    if slots.is_empty() {
        return;
    }
    let dom = DominatorTree::compute(func);
    promote(func, &dom, &slots);
    agree(ctx, func, marked);
}

/// Leaves only what is told alike wherever a line begins. Where the variable has no value yet, any is as good.
fn agree(ctx: &Context, func: &mut Function, marked: Md) {
    let told = |func: &Function, record: &DbgRecord| -> Option<(Told, Value)> {
        let (Some(loc), DbgLocation::Value(value)) = (record.loc, &record.location) else { return None };
        let at = func.loc_data(loc);
        let file = ctx.metadata.special(at.scope).and_then(|s| s.md("file"));
        (record.expr == Some(marked))
            .then_some(((record.variable, at.inlined_at.expand(), file, at.line), *value))
    };
    let hosts: Vec<Inst> =
        func.all_insts().map(|(_, i)| i).filter(|i| !func.records(*i).is_empty()).collect();
    let mut values: FxHashMap<Told, Value> = FxHashMap::default();
    let mut several: FxHashSet<Told> = FxHashSet::default();
    for &host in &hosts {
        for record in func.records(host) {
            if let Some((key, value)) = told(func, record)
                && !func.is_undef_or_poison(value)
                && *values.entry(key).or_insert(value) != value
            {
                several.insert(key);
            }
        }
    }
    for host in hosts {
        let mut records = func.take_records(host);
        records.retain(|r| {
            told(func, r)
                .is_none_or(|(key, value)| !several.contains(&key) && !func.is_undef_or_poison(value))
        });
        func.prepend_records(host, records);
    }
}

/// Where lines begin, in the order of the code.
fn starts(func: &Function) -> Vec<Start> {
    let mut out = Vec::new();
    for block in func.blocks() {
        let mut before: Option<(u32, Md, Option<DebugLoc>)> = None;
        for inst in func.block_insts(block) {
            if func.is_phi(inst) || matches!(func.op(inst), Op::Alloca { .. }) {
                continue;
            }
            let Some(loc) = func.loc(inst) else { continue };
            let at = func.loc_data(loc);
            let line = (at.line, at.scope, at.inlined_at.expand());
            if before != Some(line) {
                out.push(Start { inst, loc });
            }
            before = Some(line);
        }
    }
    out
}

/// The line of a location in the function that was inlined at a call.
fn line_at(func: &Function, loc: DebugLoc, call: Option<DebugLoc>) -> Option<DebugLocData> {
    let mut at = func.loc_data(loc);
    while at.inlined_at.expand() != call {
        at = func.loc_data(at.inlined_at.expand()?);
    }
    Some(at)
}

fn is_within(ctx: &Context, mut scope: Md, outer: Md) -> bool {
    while scope != outer {
        match ctx.metadata.special(scope) {
            Some(node) if &*node.kind != "DISubprogram" => match node.md("scope") {
                Some(parent) => scope = parent,
                None => return false,
            },
            _ => return false,
        }
    }
    true
}

/// The slots of declared variables that can become values.
fn several_values(ctx: &Context, func: &Function) -> Vec<(Slot, DbgRecord)> {
    let mut out: Vec<(Slot, DbgRecord)> = Vec::new();
    for (_, host) in func.all_insts() {
        for record in func.records(host) {
            let DbgLocation::Value(address) = record.location else { continue };
            let direct = record
                .expr
                .is_none_or(|e| matches!(ctx.metadata.get(e), MdData::Expression(ops) if ops.is_empty()));
            if record.kind == DbgRecordKind::Declare
                && direct
                && let Some(alloca) = func.value_inst(address)
                && out.iter().all(|(other, _)| other.alloca != alloca)
                && let Some(slot) = slot_of(func, alloca)
            {
                out.push((slot, record.clone()));
            }
        }
    }
    out
}

/// The one store to a slot that is otherwise only loaded from, in parts or as a whole. What an instruction computes is the variable's
/// value until the instruction runs again, which only happens when the store does.
fn only_value(func: &Function, slot: Value) -> Option<(Inst, Value)> {
    let ValueDef::Inst(alloca) = func.value_def(slot) else { return None };
    let InstData::Alloca { ty, count: None, .. } = func.inst(alloca) else { return None };
    let mut stored = None;
    for u in func.uses(slot) {
        match (func.inst(u.user), func.result(u.user)) {
            (InstData::Load { .. }, _) => {}
            (InstData::Store { value, .. }, _)
                if value != slot && func.value_type(value) == ty && stored.is_none() =>
            {
                stored = Some((u.user, value));
            }
            (InstData::Gep { .. }, Some(part)) if u.index == 0 && is_only_read(func, part) => {}
            _ => return None,
        }
    }
    stored.filter(|(_, value)| match func.value_def(*value) {
        ValueDef::Arg(_) | ValueDef::Const(_) => true,
        // What is computed may be so long before the variable has it.
        ValueDef::Inst(inst) => {
            slot_of(func, alloca).is_none() && !matches!(func.op(inst), Op::Alloca { .. })
        }
        _ => false,
    })
}

/// Whether what a pointer points to is only loaded, also parts of it.
fn is_only_read(func: &Function, pointer: Value) -> bool {
    let mut work = vec![pointer];
    while let Some(pointer) = work.pop() {
        for u in func.uses(pointer) {
            match (func.inst(u.user), func.result(u.user)) {
                (InstData::Load { .. }, _) => {}
                (InstData::Gep { .. }, Some(part)) if u.index == 0 => work.push(part),
                _ => return false,
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(body: &str) -> String {
        let text = format!(
            "define ptx_kernel void @k(i32 %n, ptr byval({{ i32, i32 }}) %s) !dbg !4 {{\n  %x = alloca i32\n    #dbg_declare(ptr %x, !5, !DIExpression(), !6)\n{body}  ret void\n}}\n\
             !llvm.dbg.cu = !{{!1}}\n!llvm.module.flags = !{{!0}}\n!0 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
             !1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: FullDebug)\n\
             !2 = !DIFile(filename: \"a.cu\", directory: \"/\")\n!3 = !DISubroutineType(types: !{{null}})\n\
             !4 = distinct !DISubprogram(name: \"k\", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)\n\
             !5 = !DILocalVariable(name: \"x\", scope: !4, file: !2, line: 2)\n!6 = !DILocation(line: 2, scope: !4)\n!7 = !DILocation(line: 3, scope: !4)\n"
        );
        let mut module = oxicc_ir::text::parse(&text).expect("the module is valid");
        keep_lasting_values(&mut module);
        let printed = oxicc_ir::text::print(&module);
        printed
            .lines()
            .find(|l| l.contains("#dbg_") && !l.contains("poison"))
            .unwrap_or_default()
            .trim()
            .to_owned()
    }

    #[test]
    fn a_variable_that_is_a_parameter() {
        let kept = after("  store i32 %n, ptr %x\n  %a = load i32, ptr %x\n");
        assert!(kept.starts_with("#dbg_value(i32 %n, "), "{kept}");
    }

    #[test]
    fn a_variable_that_is_a_constant() {
        let kept = after("  store i32 7, ptr %x\n");
        assert!(kept.starts_with("#dbg_value(i32 7, "), "{kept}");
    }

    #[test]
    fn a_variable_that_is_computed_once() {
        let kept = after("  %a = add i32 %n, 1\n  store i32 %a, ptr %x\n  fence seq_cst, !dbg !6\n");
        assert!(kept.starts_with("#dbg_value(i32 %a, "), "{kept}");
        let address = after("  %a = alloca i32\n  store ptr %a, ptr %x\n");
        assert!(address.starts_with("#dbg_declare("), "{address}");
    }

    #[test]
    fn what_escapes_stays_declared_and_what_changes_is_told_to_lines() {
        let changed = after(
            "  store i32 %n, ptr %x\n  fence seq_cst, !dbg !6\n  store i32 7, ptr %x\n  fence seq_cst\n",
        );
        assert!(changed.starts_with("#dbg_value(i32 %n, "), "{changed}");
        assert!(changed.contains("!DIExpression(DW_OP_plus_uconst, 0)"), "{changed}");
        let twice = after(
            "  store i32 %n, ptr %x\n  fence seq_cst, !dbg !6\n  store i32 7, ptr %x\n  fence seq_cst, !dbg !7\n  fence seq_cst, !dbg !6\n",
        );
        assert!(twice.starts_with("#dbg_value(i32 7, "), "{twice}");
        let escapes = after("  store i32 %n, ptr %x\n  %a = ptrtoint ptr %x to i64\n");
        assert!(escapes.starts_with("#dbg_declare("), "{escapes}");
        let in_part =
            after("  %a = getelementptr i8, ptr %x, i64 1\n  store i8 0, ptr %a\n  store i32 %n, ptr %x\n");
        assert!(in_part.starts_with("#dbg_declare("), "{in_part}");
    }
}
