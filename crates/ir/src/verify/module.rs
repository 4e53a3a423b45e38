//! Rules about globals.

use super::VerifyError;
use crate::attributes::{Attr, AttrKind, AttrSet};
use crate::global::{Global, GlobalId, GlobalKind, Linkage, UnnamedAddr};
use crate::module::Module;
use crate::ops::CallConv;
use crate::types::{Type, TypeData};

pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    for (id, g) in module.globals() {
        let mut fail = |message: String| {
            errors.push(VerifyError { place: g.name().to_string(), inst: None, at: None, message });
        };
        match &g.kind {
            GlobalKind::Variable(_) => variable(module, g, &mut fail),
            GlobalKind::Function(_) => function(module, id, g, &mut fail),
            GlobalKind::Alias { aliasee: target, .. } | GlobalKind::IFunc { resolver: target, .. } => {
                if !module.types.is_ptr(module.consts.ty(*target)) {
                    fail("an alias must have pointer type".into());
                }
                if module.consts.underlying_global(*target) == Some(id) {
                    fail("an alias cannot be its own target".into());
                }
            }
            GlobalKind::Removed => {}
        }
        for c in constants(g) {
            module.consts.visit_globals(c, &mut |used| {
                if module.global(used).is_removed() {
                    fail("refers to a global that was removed".into());
                }
            });
        }
    }
}

fn constants(g: &Global) -> impl Iterator<Item = crate::Const> {
    let list = match &g.kind {
        GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
        GlobalKind::Variable(v) => [v.init, None, None],
        GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
            [Some(*c), None, None]
        }
        GlobalKind::Removed => [None; 3],
    };
    list.into_iter().flatten()
}

fn variable(module: &Module, g: &Global, fail: &mut impl FnMut(String)) {
    let Some(v) = g.as_variable() else { return };
    if let Some(init) = v.init {
        if module.consts.ty(init) != v.ty {
            fail("initializer does not have the type of the variable".into());
        }
        if !module.types.is_sized(v.ty) {
            fail("a variable with an initializer must have a size".into());
        }
    } else if !matches!(g.linkage, Linkage::External | Linkage::ExternWeak) {
        fail("a declaration must have external linkage".into());
    }
    if g.linkage == Linkage::Appending && !matches!(module.types.get(v.ty), TypeData::Array { .. }) {
        fail("only arrays can have appending linkage".into());
    }
    if matches!(g.name(), "llvm.used" | "llvm.compiler.used") {
        let elem = module.types.elem(v.ty);
        if !elem.is_some_and(|t| module.types.is_ptr(t)) {
            fail("must be an array of pointers".into());
        }
    }
}

fn function(module: &Module, id: GlobalId, g: &Global, fail: &mut impl FnMut(String)) {
    let Some(f) = g.as_function() else { return };
    let Some(sig) = module.types.signature(f.ty) else {
        fail("a function must have a function type".into());
        return;
    };
    match module.body(id) {
        None => {
            if !matches!(g.linkage, Linkage::External | Linkage::ExternWeak) {
                fail("a declaration must have external linkage".into());
            }
        }
        Some(body) => {
            if g.linkage == Linkage::ExternWeak || g.linkage == Linkage::Common {
                fail(format!("a function definition cannot have linkage '{}'", g.linkage.name()));
            }
            let types: Vec<Type> = body.params().iter().map(|&p| body.value_type(p)).collect();
            if body.ty() != f.ty || types != sig.params {
                fail("the body does not have the type of the function".into());
            }
        }
    }
    if f.cc == CallConv::PTX_KERNEL && sig.vararg {
        fail("a kernel cannot have variable arguments".into());
    }
    let attrs = module.attrs.list(f.attrs);
    if module.attrs.has(attrs.func, AttrKind::Builtin) {
        fail("attribute 'builtin' can only be applied to a call".into());
    }
    if module.attrs.has(attrs.func, AttrKind::JumpTable) && g.unnamed_addr != UnnamedAddr::Global {
        fail("attribute 'jumptable' requires 'unnamed_addr'".into());
    }
    if attrs.params.len() > sig.params.len() {
        fail("attributes on a parameter that does not exist".into());
    }
    for (i, (&set, &ty)) in attrs.params.iter().zip(sig.params).enumerate() {
        if let Some(message) = param_attrs(module, set, ty) {
            fail(format!("parameter {i}: {message}"));
        }
    }
}

/// Attributes that need a type of a certain kind.
pub(super) fn param_attrs(ctx: &crate::Context, set: AttrSet, ty: Type) -> Option<String> {
    let pointer = ctx.types.is_ptr(ty);
    for attr in ctx.attrs.get(set) {
        let Some(kind) = attr.kind() else { continue };
        let bad = match attr {
            Attr::Type(k, t) => {
                !pointer
                    || match t {
                        Some(t) => *k != AttrKind::ElementType && !ctx.types.is_sized(*t),
                        None => true,
                    }
            }
            Attr::Range(r) => ctx.types.scalar(ty) != r.0,
            Attr::Int(AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull, _) => !pointer,
            Attr::Int(AttrKind::Alignment, _) => !ctx.types.is_ptr_or_ptr_vector(ty),
            Attr::Flag(
                AttrKind::NoAlias
                | AttrKind::NoCapture
                | AttrKind::NonNull
                | AttrKind::ReadOnly
                | AttrKind::ReadNone
                | AttrKind::WriteOnly,
            ) => !ctx.types.is_ptr_or_ptr_vector(ty),
            Attr::Flag(AttrKind::SExt | AttrKind::ZExt) => !ctx.types.is_int(ty),
            _ => false,
        };
        if bad {
            return Some(format!("attribute '{}' does not fit the type", kind.name()));
        }
    }
    None
}
