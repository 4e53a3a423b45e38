//! IR as bytes: bitcode, and NVIDIA's container of it for link-time optimizers.
//!
//! IR for a link is not optimised beyond what the options ask: the optimizer that links it sees the whole program and
//! would unroll and inline a second time what was done here.

use oxicc_arch::Dialect;
use oxicc_ir::bitcode::{self, Form, WriteOptions};
use oxicc_ir::{AddrSpace, DataLayout, Linkage, MdData, Module, Type, TypeData};
use oxicc_source::Pos;
use rustc_hash::FxHashSet;

use crate::DebugInfo;
use crate::container::{Container, Level, tag};
use crate::ir::codegen_options;
use crate::options::{MathOptions, Options};
use crate::session::Session;
use crate::whole_program::{elements, set_elements};

/// The text of a module that is bitcode or text already.
pub fn ir_text(bytes: &[u8]) -> Result<String, String> {
    if !bitcode::is_bitcode(bytes) {
        return Ok(String::from_utf8_lossy(bytes).into_owned());
    }
    let module = bitcode::read(bytes).map_err(|e| e.to_string())?;
    Ok(oxicc_ir::text::print(&module))
}

/// What IR is put into a container for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IrContainer {
    /// The IR as it comes from the front end, with the math library.
    Lto,
    /// The same after the optimizer.
    OptimisedLto,
    /// The module after the optimizer, for OptiX.
    Optix,
}

impl Session<'_> {
    /// The module as bitcode of LLVM.
    pub fn bitcode(&mut self, module: &Module) -> Option<Vec<u8>> {
        match self.times.measure("write bitcode", || bitcode::write(module, WriteOptions::default())) {
            Ok(bytes) => Some(bytes),
            Err(e) => {
                self.diagnostics.fatal(Pos::NONE, format!("the IR cannot be written as bitcode: {e}"));
                None
            }
        }
    }

    /// The module between two phases, in the form that the reference's phases for the target exchange. What has no such
    /// form (operations that LLVM 7 has no record for) is written in the latest one.
    pub fn stage_bitcode(&self, module: &Module) -> Result<Vec<u8>, String> {
        let options = self.options;
        let dialect = options.dialect.unwrap_or(options.target.dialect());
        let mut lowered = module.clone();
        prepare(&mut lowered, false);
        // How exact arithmetic is, the next phase is told by its own options.
        let exact = Options { math: MathOptions::default(), ..options.clone() };
        let codegen = codegen_options(&exact, self.toolkit);
        let write = |module: &Module, form| {
            bitcode::write(module, WriteOptions { form, names: true, portable: true })
        };
        let written = match oxicc_codegen::lower_for_nvvm(&mut lowered, dialect, &codegen) {
            Ok(()) => write(&lowered, form_of(dialect)),
            Err(_) => write(module, Form::Latest),
        };
        written
            .or_else(|_| write(module, Form::Latest))
            .map_err(|e| format!("the IR cannot be written as bitcode: {e}"))
    }

    /// The module in a container.
    pub fn contain(&mut self, module: &Module, kind: IrContainer) -> Option<Vec<u8>> {
        let options = self.options;
        let dialect = match kind {
            IrContainer::Optix => Dialect::N7,
            _ => options.target.dialect(),
        };
        let mut module = module.clone();
        prepare(&mut module, options.relocatable);
        let codegen = codegen_options(options, self.toolkit);
        if kind == IrContainer::Lto && dialect == Dialect::N7 && options.math.ftz && options.math.fmad {
            // The link does not join products and sums that flush denormals. That is done here, where both are in one function
            // and not in memory.
            if let Ok(pipeline) = oxicc_opt::Pipeline::parse("inline,sroa,mem2reg") {
                oxicc_opt::run_with(&mut module, &pipeline, oxicc_opt::RunOptions::default());
            }
        }
        if let Err(errors) = oxicc_codegen::lower_for_nvvm(&mut module, dialect, &codegen) {
            for e in errors {
                self.diagnostics.error(Pos::NONE, e.to_string());
            }
            return None;
        }
        let form = form_of(dialect);
        let write = WriteOptions { form, names: kind == IrContainer::Optix, portable: true };
        match self.times.measure("write bitcode", || bitcode::write(&module, write)) {
            Ok(payload) => Some(container(options, kind, payload).to_bytes()),
            Err(e) => {
                self.diagnostics.fatal(Pos::NONE, format!("the IR cannot be put into LTO-IR: {e}"));
                None
            }
        }
    }
}

fn form_of(dialect: Dialect) -> Form {
    match dialect {
        Dialect::N7 => Form::Llvm7,
        Dialect::N20 => Form::Latest,
    }
}

/// The container of a module.
pub(crate) fn container(options: &Options, kind: IrContainer, payload: Vec<u8>) -> Container {
    if kind != IrContainer::Optix {
        return Container::new(options.target, Level::Lto, payload);
    }
    let mut out = Container::new(options.target, Level::Optix, payload);
    let level = if options.opt_level == crate::OptLevel::O0 { 0 } else { 3 };
    out.tags = vec![
        (tag::ARCH, u32::from(options.target.sm()) * 10),
        (tag::MODE, if options.relocatable { 2 } else { 0 }),
        (tag::LEVEL, level),
    ];
    if options.debug != DebugInfo::None {
        let level = if options.debug == DebugInfo::Full { 2 } else { 1 };
        out.tags.push((tag::DEBUG, level));
    }
    let math = &options.math;
    if math.ftz {
        out.tags.push((tag::FTZ, 1));
    }
    if !math.prec_sqrt {
        out.tags.push((tag::SQRT, 1));
    }
    // nvcc tells these two always, and its files have them.
    if math.fmad {
        out.tags.push((tag::FMAD, 1));
    }
    out.tags.push((tag::DIV, if math.prec_div { 1 } else { 2 }));
    out
}

/// Gives a module what every reader asks of it: the version of NVVM IR, kernels that nothing drops.
fn prepare(module: &mut Module, relocatable: bool) {
    if module.metadata.find_named("nvvmir.version").is_none() {
        let two = MdData::Int(oxicc_ir::Type::I32, 2);
        let numbers = [module.metadata.intern(two), module.metadata.const_i32(0)];
        let node = module.metadata.node(&numbers);
        module.ctx.metadata.add_named("nvvmir.version", node);
    }
    if module.triple.is_empty() {
        module.ctx.triple = "nvptx64-nvidia-cuda".into();
    }
    if module.written_layout.is_some() {
        module.ctx.written_layout = Some(DataLayout::NVPTX64.to_owned());
    } else {
        spell_layout(module);
    }
    keep_kernels(module);
    if !relocatable {
        return;
    }
    // A linker may pick any copy of these, so none must vanish before.
    let discardable: Vec<_> = module
        .globals()
        .filter(|(id, g)| g.linkage == Linkage::AvailableExternally && !module.is_declaration(*id))
        .map(|(id, _)| id)
        .collect();
    for id in discardable {
        module.ctx.global_mut(id).linkage = Linkage::LinkOnceOdr;
    }
}

/// Writes the data layout of another front end in NVVM's words, where all types that the module has values of have the same sizes and
/// alignments by both: nvJitLink 13.5 refuses others.
fn spell_layout(module: &mut Module) {
    let layout = &module.data_layout;
    let long = || DataLayout::NVPTX64.replace("-p3:32:32:32", "");
    let text =
        if layout.pointer_bits(AddrSpace::SHARED) == 32 { DataLayout::NVPTX64.to_owned() } else { long() };
    let Ok(spelt) = DataLayout::parse(&text) else { return };
    if layout.text() == text {
        return;
    }
    let types = &module.types;
    let mut used: FxHashSet<Type> = module.globals().map(|(_, global)| global.value_type()).collect();
    used.extend(types.iter().map(|(ty, _)| ty).filter(|ty| !types.is_fixed(*ty)));
    for (_, func) in module.defined_functions() {
        used.extend(func.params().iter().map(|v| func.value_type(*v)));
        for (_, inst) in func.all_insts() {
            used.extend(func.operands(inst).iter().chain(&func.result(inst)).map(|v| func.value_type(*v)));
        }
    }
    // What is inside of others comes to light with them.
    let mut work: Vec<Type> = used.iter().copied().collect();
    while let Some(ty) = work.pop() {
        let parts: Vec<Type> = match types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => vec![*elem],
            _ => types.struct_body(ty).map(|body| body.fields.to_vec()).unwrap_or_default(),
        };
        work.extend(parts.into_iter().filter(|part| used.insert(*part)));
    }
    let is_scalar = |ty: &Type| !types.is_aggregate(*ty) && types.is_sized(*ty);
    let facts = |layout: &DataLayout, ty| (layout.size_bits(types, ty), layout.abi_align(types, ty));
    if used.into_iter().filter(is_scalar).all(|ty| facts(layout, ty) == facts(&spelt, ty)) {
        module.ctx.data_layout = spelt;
    }
}

/// Lists all kernels in `llvm.used`: the link drops the others.
fn keep_kernels(module: &mut Module) {
    let used = module.find_global("llvm.used");
    let mut elems = used.map(|id| elements(module, id)).unwrap_or_default();
    let kept: Vec<_> = elems.iter().filter_map(|c| module.consts.underlying_global(*c)).collect();
    let mut kernels = oxicc_ir::kernels(module);
    kernels.retain(|id| !kept.contains(id) && !module.is_declaration(*id));
    kernels.sort();
    kernels.dedup();
    if kernels.is_empty() {
        return;
    }
    let ctx = &mut module.ctx;
    for id in kernels {
        elems.push(ctx.consts.global(oxicc_ir::Type::PTR, id));
    }
    let list = used.unwrap_or_else(|| {
        let empty = ctx.types.array(oxicc_ir::Type::PTR, 0);
        let mut global = oxicc_ir::Global::variable("llvm.used", empty, oxicc_ir::AddrSpace::GENERIC, None);
        global.linkage = Linkage::Appending;
        global.section = Some("llvm.metadata".into());
        ctx.add_global(global)
    });
    set_elements(ctx, list, &elems);
}
