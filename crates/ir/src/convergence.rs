//! Convergence tokens, in terms of plain convergent operations.
//!
//! ```text
//! %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %e) ]      ->      (nothing)
//! call void @f() [ "convergencectrl"(token %t) ]                                              ->      call void @f()
//! ```
//!
//! The tokens say which threads of a wave run an operation together. PTX says it by control flow and masks, and the passes keep
//! convergent operations where they are; with tokens they could not copy the blocks that define them.

use crate::inst::Bundle;
use crate::{Builder, CallInfo, Context, Function, GlobalId, Inst, InstData, Module, Op, Value};

const PREFIX: &str = "llvm.experimental.convergence.";
const TAG: &str = "convergencectrl";

/// Drops the tokens and the calls that make them. Returns whether any function had them.
pub fn drop_convergence_tokens(module: &mut Module) -> bool {
    let makers: Vec<GlobalId> = ["entry", "loop", "anchor"]
        .iter()
        .filter_map(|name| module.find_global(&format!("{PREFIX}{name}")))
        .collect();
    if makers.is_empty() {
        return false;
    }
    let mut changed = false;
    let (ctx, bodies) = module.split_all();
    for (_, func) in bodies {
        let calls: Vec<Inst> =
            func.all_insts().map(|(_, inst)| inst).filter(|&i| matches!(func.op(i), Op::Call(_))).collect();
        // The makers go last: until then others name their tokens.
        let (made, users): (Vec<Inst>, Vec<Inst>) = calls
            .into_iter()
            .partition(|&inst| func.direct_callee(inst).is_some_and(|callee| makers.contains(&callee)));
        for inst in users {
            without_token(ctx, func, inst);
        }
        changed |= !made.is_empty();
        for inst in made {
            func.remove_inst(inst);
        }
    }
    changed
}

/// The same call without the bundle that holds a token; its other bundles stay.
fn without_token(ctx: &Context, func: &mut Function, inst: Inst) {
    let Op::Call(info) = func.op(inst) else { return };
    let Some(list) = info.bundles.expand() else { return };
    let bundles: Vec<Bundle> = func.bundles(list).to_vec();
    if bundles.iter().all(|b| &*b.tag != TAG) {
        return;
    }
    let InstData::Call { callee, args, bundle_operands, .. } = func.inst(inst) else { return };
    let (args, mut operands) = (args.to_vec(), bundle_operands);
    let mut kept: Vec<(&str, Vec<Value>)> = Vec::new();
    for bundle in &bundles {
        let (own, rest) = operands.split_at(bundle.len as usize);
        operands = rest;
        if &*bundle.tag != TAG {
            kept.push((&bundle.tag, own.to_vec()));
        }
    }
    let kept: Vec<(&str, &[Value])> = kept.iter().map(|(tag, values)| (*tag, &values[..])).collect();
    let mut b = Builder::before(ctx, func, inst);
    let call = b.call_bundles(CallInfo { bundles: None.into(), ..info }, callee, &args, &kept);
    if let (Some(from), Some(to)) = (func.result(inst), func.result(call)) {
        func.replace_all_uses(from, to);
    }
    func.remove_inst(inst);
}

#[cfg(test)]
mod tests {
    use super::drop_convergence_tokens;

    #[test]
    fn only_the_tokens_go() {
        let text = "declare token @llvm.experimental.convergence.entry()\n\
                    declare token @llvm.experimental.convergence.loop()\n\
                    declare i32 @f(i32)\n\
                    define i32 @g(i32 %x) convergent {\n  \
                    %e = call token @llvm.experimental.convergence.entry()\n  br label %l\nl:\n  \
                    %t = call token @llvm.experimental.convergence.loop() [ \"convergencectrl\"(token %e) ]\n  \
                    %r = call i32 @f(i32 %x) [ \"deopt\"(i32 7), \"convergencectrl\"(token %t) ]\n  \
                    %c = icmp eq i32 %r, 0\n  br i1 %c, label %l, label %d\nd:\n  ret i32 %r\n}\n";
        let mut module = crate::text::parse(text).unwrap();
        drop_convergence_tokens(&mut module);
        crate::verify::verify(&module).unwrap();
        let out = crate::text::print(&module);
        assert!(!out.contains("call token"), "{out}");
        assert!(out.contains("= call i32 @f(i32 %x) [ \"deopt\"(i32 7) ]"), "{out}");
    }
}
