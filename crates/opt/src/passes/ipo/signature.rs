//! Changes the parameters and the result of a function together with all its calls.

use oxicc_ir::{
    AttrList, AttrListData, AttrSet, CallInfo, Context, Function, GlobalId, Inst, InstData, Module, Op, Type,
    Value,
};

use super::call_sites::Site;

/// A parameter of the new function.
pub enum Param {
    /// The old one of this number.
    Keep(usize),
    /// A new one.
    New(Type),
}

/// What becomes of a function.
pub struct Change {
    pub params: Vec<Param>,
    /// The result is not used by anybody.
    pub drop_result: bool,
}

/// Changes a function. `sites` are all its calls; `make` computes the arguments for new parameters before a call. Returns the
/// values of the new parameters in the body; old parameters that were not kept must have no uses that matter: they become
/// poison.
pub fn change(
    module: &mut Module,
    id: GlobalId,
    sites: &[Site],
    change: &Change,
    mut make: impl FnMut(&Context, &mut Function, Inst) -> Vec<Value>,
) -> Vec<Value> {
    let Some(header) = module.ctx.global(id).as_function() else { return Vec::new() };
    let (old_ty, old_attrs) = (header.ty, header.attrs);
    let Some(signature) = module.ctx.types.signature(old_ty) else { return Vec::new() };
    let types: Vec<Type> = change
        .params
        .iter()
        .map(|p| match p {
            Param::Keep(i) => signature.params.get(*i).copied().unwrap_or(Type::VOID),
            Param::New(ty) => *ty,
        })
        .collect();
    let ret = if change.drop_result { Type::VOID } else { signature.ret };
    let ty = module.ctx.types.function(ret, &types, false);
    let attrs = remap_attrs(&module.ctx, old_attrs, change);
    if let Some(header) = module.ctx.global_mut(id).as_function_mut() {
        header.ty = ty;
        header.attrs = attrs;
    }
    let mut fresh = Vec::new();
    if let Some(body) = module.body_mut(id) {
        body.set_signature(id, ty);
        let old = body.set_params(&types);
        let new = body.params().to_vec();
        for (v, p) in new.iter().zip(&change.params) {
            match p {
                Param::Keep(i) => {
                    body.copy_value_name(old[*i], *v);
                    body.replace_all_uses(old[*i], *v);
                }
                Param::New(_) => fresh.push(*v),
            }
        }
        for v in old {
            if body.has_uses(v) || body.is_used_by_records(v) {
                let poison = body.poison(body.value_type(v));
                body.replace_all_uses(v, poison);
            }
        }
        if change.drop_result {
            let returns: Vec<Inst> = body
                .blocks()
                .filter_map(|b| body.terminator(b))
                .filter(|t| matches!(body.op(*t), Op::Ret))
                .collect();
            for ret in returns {
                body.replace_inst(ret, Op::Ret, &[], &[]);
            }
        }
    }
    for site in sites {
        let (ctx, Some(func)) = module.split(site.caller) else { continue };
        rewrite_call(ctx, func, site.call, ty, change, &mut make);
    }
    fresh
}

fn rewrite_call(
    ctx: &Context,
    func: &mut Function,
    call: Inst,
    ty: Type,
    change: &Change,
    make: &mut impl FnMut(&Context, &mut Function, Inst) -> Vec<Value>,
) {
    let InstData::Call { info, callee, args, bundle_operands } = func.inst(call) else { return };
    let (args, bundles) = (args.to_vec(), bundle_operands.to_vec());
    let mut new = make(ctx, func, call).into_iter();
    let mut operands: Vec<Value> = Vec::with_capacity(change.params.len() + 1);
    for p in &change.params {
        operands.extend(match p {
            Param::Keep(i) => args.get(*i).copied(),
            Param::New(_) => new.next(),
        });
    }
    operands.extend(bundles);
    operands.push(callee);
    let info = CallInfo { ty, attrs: remap_attrs(ctx, info.attrs, change), ..info };
    if change.drop_result && func.result(call).is_some() {
        let plain = func.create_inst(Op::Call(info), Type::VOID, &operands, &[]);
        func.set_loc(plain, func.loc(call));
        func.copy_attachments(call, plain);
        func.insert_before(plain, call);
        func.remove_inst(call);
    } else {
        func.replace_inst(call, Op::Call(info), &operands, &[]);
    }
}

fn remap_attrs(ctx: &Context, old: AttrList, change: &Change) -> AttrList {
    let list = ctx.attrs.list(old);
    let params = change
        .params
        .iter()
        .map(|p| match p {
            Param::Keep(i) => list.params.get(*i).copied().unwrap_or(AttrSet::EMPTY),
            Param::New(_) => AttrSet::EMPTY,
        })
        .collect();
    let ret = if change.drop_result { AttrSet::EMPTY } else { list.ret };
    ctx.attrs.intern_list(AttrListData { func: list.func, ret, params })
}
