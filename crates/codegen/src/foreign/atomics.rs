//! Atomic operations. NVVM keeps neither scope nor order of `atomicrmw` and `cmpxchg`: what it would weaken is PTX.

use super::assembly::{self, Assembly};
use super::{Lowering, before, replace};
use oxicc_arch::Dialect;
use oxicc_ir::{
    AddrSpace, Builder, Context, Function, Inst, InstData, IntPred, MemAccess, Ordering, RmwOp, SyncScope,
    Type, TypeData, Value,
};

fn scope_name(ctx: &Context, scope: SyncScope) -> Result<&'static str, String> {
    Ok(match scope {
        SyncScope::System => "sys",
        SyncScope::Device => "gpu",
        SyncScope::Block => "cta",
        SyncScope::Cluster => "cluster",
        SyncScope::SingleThread => "cta",
        // Names of other compilers for the same.
        SyncScope::Other(_) => match ctx.sync_scope_name(scope).as_str() {
            "system" | "sys" => "sys",
            "agent" | "gpu" | "GPU" => "gpu",
            "workgroup" | "cta" | "CTA" => "cta",
            name => return Err(format!("an atomic operation of scope \"{name}\" cannot be put into LTO-IR")),
        },
    })
}

fn space_name(ctx: &Context, ty: Type) -> &'static str {
    match ctx.types.addr_space(ty) {
        Some(AddrSpace::GLOBAL) => ".global",
        Some(AddrSpace::SHARED) => ".shared",
        _ => "",
    }
}

/// The order as a qualifier; the strictest is a fence before it.
fn order_name(order: Ordering) -> &'static str {
    match order {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => ".relaxed",
        Ordering::Acquire => ".acquire",
        Ordering::Release => ".release",
        Ordering::AcqRel | Ordering::SeqCst => ".acq_rel",
    }
}

/// The operation of PTX and the letter of its type.
fn operation(op: RmwOp) -> Option<(&'static str, &'static str)> {
    Some(match op {
        RmwOp::Xchg => ("exch", "b"),
        RmwOp::Add | RmwOp::Sub => ("add", "u"),
        RmwOp::And => ("and", "b"),
        RmwOp::Or => ("or", "b"),
        RmwOp::Xor => ("xor", "b"),
        RmwOp::Max => ("max", "s"),
        RmwOp::Min => ("min", "s"),
        RmwOp::UMax => ("max", "u"),
        RmwOp::UMin => ("min", "u"),
        RmwOp::FAdd | RmwOp::FSub => ("add", "f"),
        RmwOp::UIncWrap => ("inc", "u"),
        RmwOp::UDecWrap => ("dec", "u"),
        _ => return None,
    })
}

fn fence(b: &mut Builder, kind: &str, scope: &str) {
    let text = format!("fence.{kind}.{scope};");
    assembly::call(b, &Assembly { text: &text, effect: true, memory: true, convergent: false }, &[], &[]);
}

fn bits(ctx: &Context, ty: Type) -> u64 {
    ctx.data_layout.store_size(&ctx.types, ty) * 8
}

impl Lowering<'_> {
    pub(super) fn memory(&self, ctx: &Context, func: &mut Function, inst: Inst) -> Result<(), String> {
        match func.inst(inst) {
            InstData::AtomicRmw { op, ptr, value, access } => {
                if is_kept(ctx, func, value, access, op <= RmwOp::UMin && op != RmwOp::Nand) {
                    return Ok(());
                }
                self.rmw(ctx, func, inst, op, [ptr, value], access)
            }
            InstData::CmpXchg { ptr, expected, new, access, .. } => {
                if is_kept(ctx, func, expected, access, true) {
                    return Ok(());
                }
                cmpxchg(ctx, func, inst, [ptr, expected, new], access)
            }
            InstData::Fence { ordering, scope } if self.is_rewritten(scope) => {
                let name = scope_name(ctx, scope)?;
                let kind = if ordering == Ordering::SeqCst { "sc" } else { "acq_rel" };
                let mut b = before(ctx, func, inst);
                fence(&mut b, kind, name);
                func.remove_inst(inst);
                Ok(())
            }
            InstData::Load { ptr, access } if self.is_ordered(access) => {
                let scope = scope_name(ctx, access.scope)?;
                let (ty, space) = (func.inst_type(inst), space_name(ctx, func.value_type(ptr)));
                let text = format!("ld.acquire.{scope}{space}.b{} $0, [$1];", bits(ctx, ty));
                let mut b = before(ctx, func, inst);
                if access.ordering == Ordering::SeqCst {
                    fence(&mut b, "sc", scope);
                }
                let asm = Assembly { text: &text, effect: true, memory: true, convergent: false };
                let out = assembly::call(&mut b, &asm, &[ty], &[ptr]).and_then(|v| v.first().copied());
                let out = out.ok_or("an atomic load of this type cannot be put into LTO-IR")?;
                replace(func, inst, out);
                Ok(())
            }
            InstData::Store { value, ptr, access } if self.is_ordered(access) => {
                let scope = scope_name(ctx, access.scope)?;
                let (ty, space) = (func.value_type(value), space_name(ctx, func.value_type(ptr)));
                let text = format!("st.release.{scope}{space}.b{} [$0], $1;", bits(ctx, ty));
                let mut b = before(ctx, func, inst);
                if access.ordering == Ordering::SeqCst {
                    fence(&mut b, "sc", scope);
                }
                let asm = Assembly { text: &text, effect: true, memory: true, convergent: false };
                assembly::call(&mut b, &asm, &[], &[ptr, value])
                    .ok_or("an atomic store of this type cannot be put into LTO-IR")?;
                func.remove_inst(inst);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Loads and stores that the reader does not compile as they are.
    fn is_ordered(&self, access: MemAccess) -> bool {
        access.ordering > Ordering::Monotonic && self.is_rewritten(access.scope)
            || access.ordering.is_atomic() && matches!(access.scope, SyncScope::Other(_))
    }

    /// The newer reader knows orders, of the scopes that have a name to it.
    fn is_rewritten(&self, scope: SyncScope) -> bool {
        self.dialect == Dialect::N7 || matches!(scope, SyncScope::Other(_))
    }

    fn rmw(
        &self,
        ctx: &Context,
        func: &mut Function,
        inst: Inst,
        op: RmwOp,
        [ptr, mut value]: [Value; 2],
        access: MemAccess,
    ) -> Result<(), String> {
        let refused = || format!("atomicrmw {} cannot be put into LTO-IR", op.name());
        let scope = scope_name(ctx, access.scope)?;
        let ty = func.value_type(value);
        let (name, letter) = operation(op).ok_or_else(refused)?;
        let space = space_name(ctx, func.value_type(ptr));
        let order = order_name(access.ordering);
        let kind = match ctx.types.get(ctx.types.scalar(ty)) {
            TypeData::Half if letter == "f" => ".noftz.f16".to_string(),
            TypeData::BFloat if letter == "f" => ".noftz.bf16".to_string(),
            _ => format!(".{letter}{}", bits(ctx, ty)),
        };
        let kind = if ctx.types.is_vector(ty) { format!("{kind}x2") } else { kind };
        let mut b = before(ctx, func, inst);
        match op {
            RmwOp::Sub => value = b.neg(value),
            RmwOp::FSub => value = b.fneg(value),
            _ => {}
        }
        if access.ordering == Ordering::SeqCst {
            fence(&mut b, "sc", scope);
        }
        let text = format!("atom{order}.{scope}{space}.{name}{kind} $0, [$1], $2;");
        let asm = Assembly { text: &text, effect: true, memory: true, convergent: false };
        let out = assembly::call(&mut b, &asm, &[ty], &[ptr, value]).and_then(|v| v.first().copied());
        replace(func, inst, out.ok_or_else(refused)?);
        Ok(())
    }
}

/// Whether NVVM's own translation is right: relaxed, of the device or the block, on whole words.
fn is_kept(ctx: &Context, func: &Function, value: Value, access: MemAccess, known: bool) -> bool {
    let word = matches!(ctx.types.get(func.value_type(value)), TypeData::Int(32 | 64));
    let scope = matches!(access.scope, SyncScope::Device | SyncScope::Block);
    known && word && scope && access.ordering <= Ordering::Monotonic
}

fn cmpxchg(
    ctx: &Context,
    func: &mut Function,
    inst: Inst,
    [ptr, expected, new]: [Value; 3],
    access: MemAccess,
) -> Result<(), String> {
    let scope = scope_name(ctx, access.scope)?;
    let ty = func.value_type(expected);
    let space = space_name(ctx, func.value_type(ptr));
    let order = order_name(access.ordering);
    let text = format!("atom{order}.{scope}{space}.cas.b{} $0, [$1], $2, $3;", bits(ctx, ty));
    let result = func.inst_type(inst);
    let mut b = before(ctx, func, inst);
    if access.ordering == Ordering::SeqCst {
        fence(&mut b, "sc", scope);
    }
    let asm = Assembly { text: &text, effect: true, memory: true, convergent: false };
    let old = assembly::call(&mut b, &asm, &[ty], &[ptr, expected, new]).and_then(|v| v.first().copied());
    let old = old.ok_or("a cmpxchg of this type cannot be put into LTO-IR")?;
    let same = b.icmp(IntPred::Eq, old, expected);
    let undef = b.func.poison(result);
    let pair = b.insert_value(undef, old, &[0]);
    let pair = b.insert_value(pair, same, &[1]);
    replace(func, inst, pair);
    Ok(())
}
