//! What a debugger may still say of variables once their memory is gone: done before optimisation, where memory has the truth.
//!
//! A variable that is set once has that value for as long as it has any: its slot may go, code may move, the value stays right. Its
//! declaration becomes a value. Where passes copy code, each copy has a record with a value of its own, and the code generator tells
//! nothing of a variable with several. Computed values are shown where their register is (`debug/describe.rs` of `codegen`). The
//! inliner puts what is passed in the place of a parameter. A structure that is passed to a kernel by address and only read stays where
//! it was passed. Of all other variables nothing is known once passes have run.
//!
//! ```text
//! #dbg_declare(ptr %n.addr, !1, ...)         ->
//! store i32 %n, ptr %n.addr                        #dbg_value(i32 %n, !1, ...)
//! ```

use oxicc_ir::{
    CallConv, DbgLocation, DbgRecord, DbgRecordKind, ExprOp, Function, Inst, InstData, MdData, Module, Op,
    Value, ValueDef,
};

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
    }
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
        ValueDef::Inst(inst) => !matches!(func.op(inst), Op::Alloca { .. }),
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
             !5 = !DILocalVariable(name: \"x\", scope: !4, file: !2, line: 2)\n!6 = !DILocation(line: 2, scope: !4)\n"
        );
        let mut module = oxicc_ir::text::parse(&text).expect("the module is valid");
        keep_lasting_values(&mut module);
        let printed = oxicc_ir::text::print(&module);
        printed.lines().find(|l| l.contains("#dbg_")).unwrap_or_default().trim().to_owned()
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
        let kept = after("  %a = add i32 %n, 1\n  store i32 %a, ptr %x\n");
        assert!(kept.starts_with("#dbg_value(i32 %a, "), "{kept}");
        let address = after("  %a = alloca i32\n  store ptr %a, ptr %x\n");
        assert!(address.starts_with("#dbg_declare("), "{address}");
    }

    #[test]
    fn what_changes_or_escapes_stays_declared() {
        let changed = after("  store i32 %n, ptr %x\n  store i32 7, ptr %x\n");
        assert!(changed.starts_with("#dbg_declare("), "{changed}");
        let escapes = after("  store i32 %n, ptr %x\n  %a = ptrtoint ptr %x to i64\n");
        assert!(escapes.starts_with("#dbg_declare("), "{escapes}");
        let in_part =
            after("  %a = getelementptr i8, ptr %x, i64 1\n  store i8 0, ptr %a\n  store i32 %n, ptr %x\n");
        assert!(in_part.starts_with("#dbg_declare("), "{in_part}");
    }
}
