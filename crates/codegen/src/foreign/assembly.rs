//! Inline PTX in the place of an instruction.

use oxicc_ir::{
    AddrSpace, Attr, AttrKind, Builder, CallInfo, CastOp, InlineAsm, IntPred, Type, TypeData, Value,
};

/// An instruction of PTX with operands: `$0` and up are results, then arguments.
pub(super) struct Assembly<'t> {
    pub text: &'t str,
    /// Has an effect besides its result.
    pub effect: bool,
    /// Reads or writes memory that the compiler knows of.
    pub memory: bool,
    /// Threads meet in it: it must not become dependent on more conditions.
    pub convergent: bool,
}

impl<'t> Assembly<'t> {
    /// Gives a result and does nothing else.
    pub fn pure(text: &'t str) -> Assembly<'t> {
        Assembly { text, effect: false, memory: false, convergent: false }
    }
}

/// The type that holds a value in a register of inline assembly, and the letter of the register.
pub(super) fn register(b: &Builder, ty: Type) -> Option<(Type, &'static str)> {
    let types = &b.ctx.types;
    Some(match types.get(ty) {
        TypeData::Int(1) => (Type::I32, "r"),
        TypeData::Int(16) => (ty, "h"),
        TypeData::Int(32) => (ty, "r"),
        TypeData::Int(64) => (ty, "l"),
        TypeData::Int(128) => (ty, "q"),
        TypeData::Half | TypeData::BFloat => (Type::I16, "h"),
        TypeData::Float => (ty, "f"),
        TypeData::Double => (ty, "d"),
        TypeData::Ptr(space) if *space == AddrSpace::SHARED => (ty, "r"),
        TypeData::Ptr(_) => (ty, "l"),
        TypeData::Vector { elem, len: 2, .. } if matches!(*elem, Type::HALF | Type::BFLOAT | Type::I16) => {
            (Type::I32, "r")
        }
        _ => return None,
    })
}

/// A value as inline assembly takes it.
fn to_register(b: &mut Builder, v: Value) -> Option<(Value, &'static str)> {
    let from = b.func.value_type(v);
    let (ty, letter) = register(b, from)?;
    let v = match from {
        Type::I1 => b.cast(CastOp::ZExt, v, Type::I32),
        _ if from != ty => b.cast(CastOp::Bitcast, v, ty),
        _ => v,
    };
    Some((v, letter))
}

fn from_register(b: &mut Builder, v: Value, ty: Type) -> Value {
    match ty {
        Type::I1 => {
            let zero = b.func.const_int(&b.ctx.types, Type::I32, 0);
            b.icmp(IntPred::Ne, v, zero)
        }
        _ if b.func.value_type(v) != ty => b.cast(CastOp::Bitcast, v, ty),
        _ => v,
    }
}

/// Calls inline PTX with results of these types. `None` when a type has no register.
pub(super) fn call(b: &mut Builder, asm: &Assembly, results: &[Type], args: &[Value]) -> Option<Vec<Value>> {
    let mut constraints: Vec<String> = Vec::new();
    let mut held = Vec::new();
    for &ty in results {
        let (ty, letter) = register(b, ty)?;
        held.push(ty);
        constraints.push(format!("={letter}"));
    }
    let mut values = Vec::new();
    for &a in args {
        let (v, letter) = to_register(b, a)?;
        values.push(v);
        constraints.push(letter.to_string());
    }
    if asm.memory {
        constraints.push("~{memory}".into());
    }
    let ret = match held[..] {
        [] => Type::VOID,
        [one] => one,
        _ => b.ctx.types.structure(&held),
    };
    let params: Vec<Type> = values.iter().map(|&v| b.func.value_type(v)).collect();
    let ty = b.ctx.types.function(ret, &params, false);
    let callee = b.func.asm(InlineAsm {
        ty,
        text: asm.text.into(),
        constraints: constraints.join(",").into(),
        side_effect: asm.effect,
        align_stack: false,
        intel_dialect: false,
        unwind: false,
    });
    let mut info = CallInfo::new(ty);
    if asm.convergent {
        info.attrs = b.ctx.attrs.add_func(info.attrs, Attr::Flag(AttrKind::Convergent));
    }
    let inst = b.call_with(info, callee, &values);
    let Some(result) = b.func.result(inst) else { return Some(Vec::new()) };
    let mut out = Vec::new();
    for (i, &ty) in results.iter().enumerate() {
        let v = match results.len() {
            1 => result,
            _ => b.extract_value(result, &[i as u32])?,
        };
        out.push(from_register(b, v, ty));
    }
    Some(out)
}
