//! IR for NVIDIA's own compilers: the module in terms that the readers of LTO-IR compile.
//!
//! Those for architectures before sm_100 are of LLVM 7 and know fewer intrinsics; all of them drop scope and order of
//! atomic operations, and nvlink forgets the flags of floating-point arithmetic. What they would not know, or not keep,
//! becomes comparisons and selects, intrinsics with the mode in their name, or inline PTX.

mod assembly;
mod atomics;
mod calls;
mod generic;
mod math;
mod wmma;

use oxicc_arch::Dialect;
use oxicc_ir::{
    Builder, Context, FixedMdKind, Function, GlobalId, Inst, InstData, Md, Metadata, Module, Type, Value,
};

use crate::{Error, Options};
use rustc_hash::FxHashMap;

/// Which reader the IR is for, and the modes of arithmetic to put into it.
struct Lowering<'a> {
    dialect: Dialect,
    options: &'a Options,
    helpers: Helpers,
}

/// Intrinsics that lowered code calls, declared beforehand.
struct Helpers {
    shuffle: GlobalId,
    rounded: Vec<(math::Rounded, GlobalId)>,
    flushing: FxHashMap<&'static str, GlobalId>,
    accesses: wmma::Accesses,
}

/// Rewrites a module that is to be linked by NVIDIA's tools. Errors are what cannot be said to them.
pub fn lower_for_nvvm(module: &mut Module, dialect: Dialect, options: &Options) -> Result<(), Vec<Error>> {
    let before: Vec<GlobalId> = module.functions().collect();
    let accesses = if dialect == Dialect::N7 { wmma::declare(module) } else { wmma::Accesses::default() };
    let helpers = Helpers {
        shuffle: declare_shuffle(module),
        rounded: math::declare(module),
        flushing: math::declare_flushing(module),
        accesses,
    };
    let lowering = Lowering { dialect, options, helpers };
    let mut errors = Vec::new();
    for id in before {
        let name = module.global(id).name().to_string();
        let (ctx, Some(func)) = module.split(id) else { continue };
        let all =
            |func: &Function| func.blocks().flat_map(|b| func.block_insts(b).collect::<Vec<_>>()).collect();
        let insts: Vec<Inst> = all(func);
        lowering.contract(ctx, func, &insts);
        let insts: Vec<Inst> = all(func);
        for inst in insts {
            if let Err(message) = lowering.inst(ctx, func, inst) {
                errors.push(Error { function: name.clone(), inst: None, message });
            }
        }
    }
    lowering.attributes(module);
    if dialect == Dialect::N7 {
        drop_new_flags(module);
    }
    remove_unused(module, &lowering.helpers);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn declare_shuffle(module: &mut Module) -> GlobalId {
    let result = module.types.structure(&[Type::I32, Type::I1]);
    let ty = module.types.function(result, &[Type::I32; 5], false);
    module.ctx.declare_function("llvm.nvvm.shfl.sync.i32", ty)
}

/// Takes declarations away that nothing calls: of helpers, and of intrinsics that were rewritten.
fn remove_unused(module: &mut Module, helpers: &Helpers) {
    let counts = module.global_use_counts();
    let helper = |id: &GlobalId| {
        *id == helpers.shuffle
            || helpers.flushing.values().any(|h| h == id)
            || helpers.rounded.iter().any(|(_, h)| h == id)
    };
    let unused: Vec<GlobalId> = module
        .functions()
        .filter(|id| counts[*id] == 0 && module.is_declaration(*id))
        .filter(|id| helper(id) || module.global(*id).is_intrinsic())
        .collect();
    for id in unused {
        module.remove_global(id);
    }
}

impl Lowering<'_> {
    fn inst(&self, ctx: &Context, func: &mut Function, inst: Inst) -> Result<(), String> {
        if self.dialect == Dialect::N7 {
            // The vectorizer there keeps it on loads of vectors, which its verifier then refuses.
            func.set_attachment(inst, FixedMdKind::NonNull, None);
        }
        match func.inst(inst) {
            InstData::Call { callee, .. } => match func.as_global(callee) {
                Some(g) if ctx.global(g).is_intrinsic() => {
                    let name = ctx.global(g).name().to_string();
                    self.intrinsic(ctx, func, inst, &name)
                }
                _ => Ok(()),
            },
            InstData::AtomicRmw { .. }
            | InstData::CmpXchg { .. }
            | InstData::Fence { .. }
            | InstData::Load { .. }
            | InstData::Store { .. } => self.memory(ctx, func, inst),
            InstData::Binary { .. } => {
                self.arithmetic(ctx, func, inst);
                Ok(())
            }
            InstData::FCmp { .. } => {
                self.self_comparison(ctx, func, inst);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// Puts a value in the place of an instruction.
fn replace(func: &mut Function, inst: Inst, value: Value) {
    func.replace_with_value(inst, value);
}

/// Module flags that are merged in a way that LLVM 7 does not know: the smaller value wins.
fn drop_new_flags(module: &mut Module) {
    const LAST: u64 = 7;
    let known = |md: Md, metadata: &Metadata| match metadata.elems(md) {
        [Some(behavior), ..] => metadata.int(*behavior).is_none_or(|b| b <= LAST),
        _ => true,
    };
    let flags = "llvm.module.flags";
    let Some(list) = module.metadata.find_named(flags) else { return };
    let kept: Vec<Md> = list.nodes.iter().copied().filter(|&n| known(n, &module.metadata)).collect();
    module.ctx.metadata.named_mut(flags).nodes = kept;
}

/// Puts the results of inline PTX in the place of an instruction whose structure they are the fields of.
fn put(ctx: &Context, func: &mut Function, inst: Inst, values: &[Value]) {
    match *values {
        [] => func.remove_inst(inst),
        [one] => replace(func, inst, one),
        _ => {
            let mut whole = func.poison(func.inst_type(inst));
            let mut b = before(ctx, func, inst);
            for (i, &v) in values.iter().enumerate() {
                whole = b.insert_value(whole, v, &[i as u32]);
            }
            replace(func, inst, whole);
        }
    }
}

/// A builder before an instruction, at its place in the source.
fn before<'a>(ctx: &'a Context, func: &'a mut Function, inst: Inst) -> Builder<'a> {
    Builder::before(ctx, func, inst)
}
