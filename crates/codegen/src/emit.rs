//! The PTX module: order of items, function signatures, bodies.

use cranelift_entity::SecondaryMap;
use oxicc_arch::{Dialect, Feature, Target, Toolkit};
use oxicc_ir::{AttrList, GlobalId, GlobalKind, Linkage as IrLinkage, Module, TypeData};
use oxicc_ptx as ptx;
use oxicc_ptx::{
    Comment, FuncDirective, Function, FunctionKind, Inst, Item, Label, Linkage, Operand, Param, Placement,
    PtrAttr, Reg, RegClass, RegDecl, ScalarType, StateSpace, Stmt, Sym, TargetOption, Variable,
};

use crate::abi::{self, Signature};
use crate::cx::{Cx, ImageKind, Space};
use crate::debug::describe;
use crate::globals::{self, Usage};
use crate::mir::{AsmPiece, Class, Extra, Kind, MFunc, MInst, Opnd, ParamDecl, ParamShape, VReg};
use crate::pipeline::{self, Machine};
use crate::select::Frame;
use crate::{Compiled, Error, Options, helpers, registers};

/// Whether textures are read with samplers of their own.
fn has_samplers(module: &Module) -> bool {
    let reads = |unified: bool| {
        module.globals().any(|(_, g)| {
            let name = g.name();
            let read = name.strip_prefix("llvm.nvvm.tex.").or_else(|| name.strip_prefix("llvm.nvvm.tld4."));
            read.is_some_and(|rest| rest.starts_with("unified.") == unified)
        })
    };
    reads(false) && !reads(true)
}

/// Compiles a module.
pub fn module(module: &Module, target: Target, options: &Options) -> Result<Compiled, Vec<Error>> {
    let defined: Vec<(GlobalId, &oxicc_ir::Function)> = module.defined_functions().collect();
    let expanded = pipeline::legalize(module, &defined, options.threads);
    let mut out = ptx::Module::new(target);
    let mut cx = Cx::new(module, target, options, std::mem::take(&mut out.symbols));
    cx.debug = crate::debug::Files::new(options, cx.dialect, module, &mut cx.symbols);
    if cx.debug.dwarf.is_some() {
        out.target_options.push(TargetOption::Debug);
    }
    out.header = header(cx.dialect, cx.options.toolkit);
    if module.triple.contains("-nvcl") || has_samplers(module) {
        out.target_options.push(TargetOption::TexmodeIndependent);
    }
    if cx.pointer_bits(Space::Generic) != 64 {
        cx.error("", "32-bit addresses are not supported");
        return Err(cx.errors);
    }
    let usage = Usage::new(&cx);
    let placed = globals::place(&mut cx, &usage);

    let mut order = Vec::new();
    for (&(id, body), expanded) in defined.iter().zip(&expanded) {
        if module.global(id).linkage != IrLinkage::AvailableExternally {
            order.push((id, expanded.as_ref().unwrap_or(body)));
        }
    }
    let mut demoted: rustc_hash::FxHashMap<GlobalId, Vec<Variable>> = rustc_hash::FxHashMap::default();
    for (f, v) in placed.demoted {
        demoted.entry(f).or_default().push(v);
    }
    let mut functions = Vec::with_capacity(order.len());
    let generated = pipeline::generate(&cx, &order);
    for (index, (&(id, body), (machine, findings))) in order.iter().zip(generated).enumerate() {
        let symbols = cx.add(findings);
        let own = demoted.remove(&id).unwrap_or_default();
        if let Some(mut machine) = machine {
            machine.func.map_symbols(|s| symbols.of(s));
            functions.extend(function(&mut cx, id, body, machine, index as u32, own).map(|f| (id, f)));
        }
    }
    let declarations = declare(&mut cx, &usage, &order);

    if !module.module_asm.is_empty() {
        out.items.push(Item::Blank);
        out.items.push(Item::Raw(module.module_asm.join("\n").into()));
        out.items.push(Item::Blank);
        out.items.push(Item::Blank);
    }
    if let Some((id, _)) = functions.first() {
        out.items.extend(visibility_comment(&mut cx, *id));
    }
    out.items.extend(declarations);
    out.items.extend(placed.items);
    if cx.helpers.divrem128 {
        out.items.push(Item::Raw(helpers::DIVREM128_TEXT.trim_end().into()));
    }
    out.items.push(Item::Blank);
    for (n, (id, f)) in functions.into_iter().enumerate() {
        if n > 0 {
            out.items.extend(visibility_comment(&mut cx, id));
        }
        out.items.push(Item::Function(Box::new(f)));
    }
    for (id, g) in module.globals() {
        if let GlobalKind::Alias { aliasee, .. } = &g.kind {
            if let Some(to) = module.consts.underlying_global(*aliasee) {
                if module.global(to).as_function().is_some() {
                    // As LLVM has it; ptxas would refuse the directive without saying where.
                    if linkage(&cx, to, true) == Linkage::Weak || cx.is_kernel(to) {
                        let what = if cx.is_kernel(to) { "a kernel" } else { "a weak function" };
                        cx.error(g.name(), format!("{what} cannot have an alias"));
                    }
                    out.items.push(Item::Alias { alias: cx.symbol(id), aliasee: cx.symbol(to) });
                }
            }
        }
    }
    let mut debug = std::mem::take(&mut cx.debug);
    describe_variables(&cx, &mut debug, &out);
    out.items.extend(debug.items(&mut cx.symbols));
    out.symbols = std::mem::take(&mut cx.symbols);
    if cx.errors.is_empty() { Ok(Compiled { module: out, warnings: cx.warnings }) } else { Err(cx.errors) }
}

/// Describes the variables that are in the output to a debugger.
fn describe_variables(cx: &Cx, debug: &mut crate::debug::Files, out: &ptx::Module) {
    let Some(dwarf) = &mut debug.dwarf else { return };
    let inside = out.items.iter().filter_map(|item| match item {
        Item::Function(f) => f.body.as_ref(),
        _ => None,
    });
    let inside = inside.flatten().filter_map(|stmt| match stmt {
        Stmt::Variable(v) => Some(v.name),
        _ => None,
    });
    let outside = out.items.iter().filter_map(|item| match item {
        Item::Variable(v) => Some(v.name),
        _ => None,
    });
    let printed: rustc_hash::FxHashSet<Sym> = inside.chain(outside).collect();
    let mut source = crate::debug::Source { module: cx.module, paths: &mut debug.paths };
    for (id, g) in cx.module.globals() {
        let symbol = cx.symbol(id);
        if g.as_variable().is_some()
            && let Some(md) = g.attachment(oxicc_ir::FixedMdKind::Dbg.into())
            && printed.contains(&symbol)
        {
            dwarf.global(&mut source, id, md, symbol);
        }
    }
}

/// The comment at the top: seven lines, as the reference has, with our own name.
fn header(dialect: Dialect, toolkit: Toolkit) -> Vec<String> {
    let version = env!("CARGO_PKG_VERSION");
    vec![
        String::new(),
        "Generated by oxicc".into(),
        String::new(),
        format!("Compiler Build ID: oxicc-{version}"),
        format!("Cuda compilation tools, release {toolkit}, V{toolkit}.{}", toolkit.build()),
        format!("Based on NVVM {}", dialect.nvvm_version()),
        String::new(),
    ]
}

fn visibility_comment(cx: &mut Cx, id: GlobalId) -> Option<Item> {
    let word = match linkage(cx, id, true) {
        Linkage::Visible => ".globl",
        Linkage::Weak => ".weak",
        _ => return None,
    };
    let sym = cx.symbol(id);
    let text = format!("{word}\t{}", cx.symbols.name(sym));
    Some(Item::Comment(Comment { text: text.into(), placement: Placement::OwnLine }))
}

fn linkage(cx: &Cx, id: GlobalId, defined: bool) -> Linkage {
    match cx.module.global(id).linkage {
        IrLinkage::Internal | IrLinkage::Private => Linkage::Internal,
        _ if !defined => Linkage::Extern,
        IrLinkage::External | IrLinkage::Appending => Linkage::Visible,
        IrLinkage::Common => Linkage::Common,
        _ => Linkage::Weak,
    }
}

/// Declarations of functions used before they are defined, or defined elsewhere.
fn declare(cx: &mut Cx, usage: &Usage, order: &[(GlobalId, &oxicc_ir::Function)]) -> Vec<Item> {
    let module = cx.module;
    let mut place: SecondaryMap<GlobalId, u32> = SecondaryMap::new();
    for (n, (id, _)) in order.iter().enumerate() {
        place[*id] = n as u32 + 1;
    }
    let mut early: SecondaryMap<GlobalId, bool> = SecondaryMap::new();
    for (id, body) in order {
        let at = place[*id];
        body.visit_used_globals(&mut |g| {
            if place[g] > at {
                early[g] = true;
            }
        });
    }
    let mut out = Vec::new();
    for (id, g) in module.globals() {
        let aliasee = match &g.kind {
            GlobalKind::Alias { aliasee, .. } => module.consts.underlying_global(*aliasee),
            _ => None,
        };
        let source = match aliasee {
            Some(to) if module.global(to).as_function().is_some() => to,
            _ if g.as_function().is_some() => id,
            _ => continue,
        };
        let defined = place[id] != 0 || aliasee.is_some();
        let wanted = if aliasee.is_some() {
            true
        } else if defined {
            early[id] || usage.in_data[id]
        } else if g.is_intrinsic() {
            cx.called_intrinsics.contains(&id)
        } else {
            usage.users[id] != globals::Users::None || usage.in_data[id]
        };
        if !wanted {
            continue;
        }
        match abi::signature(cx, source) {
            Ok(sig) => {
                let mut f = signature(cx, id, source, &sig, defined);
                f.directives.retain(|d| {
                    use FuncDirective::{AbiPreserve, AbiPreserveControl, NoReturn};
                    matches!(d, NoReturn | AbiPreserve(_) | AbiPreserveControl(_))
                });
                out.push(Item::Function(Box::new(f)));
            }
            Err(message) => cx.error(g.name(), message),
        }
    }
    out
}

/// The header of a function: `id` gives the name, `source` the parameter names and attributes.
fn signature(cx: &mut Cx, id: GlobalId, source: GlobalId, sig: &Signature, defined: bool) -> Function {
    let kernel = cx.is_kernel(source);
    let name = cx.symbol(id);
    let kind = if kernel { FunctionKind::Entry } else { FunctionKind::Func };
    let mut f = Function::new(kind, linkage(cx, id, defined), name);
    if let Some(shape) = sig.ret.filter(|_| !kernel) {
        let ret = cx.symbols.intern("func_retval0");
        f.returns.push(shape_param(shape, ret));
    }
    let own = cx.symbol(source);
    let own = cx.symbols.name(own).to_string();
    for (i, p) in sig.params.iter().enumerate() {
        let pname = cx.param_symbol(&own, i);
        f.params.push(if kernel {
            kernel_param(cx, source, i, p, pname)
        } else {
            shape_param(p.shape, pname)
        });
    }
    if sig.vararg {
        let tail = if cx.is_new() { format!("{own}_vararg") } else { "%VAParam".into() };
        let tail = cx.symbols.intern(&tail);
        f.params.push(shape_param(ParamShape::Variadic { align: 8 }, tail));
    }
    if !kernel {
        f.directives = kept_registers(cx, source);
    }
    if kernel {
        f.directives = directives(cx, source);
    } else if cx.is_noreturn(source) && sig.ret.is_none() {
        // ptxas takes the directive only on functions without a result.
        f.directives.push(FuncDirective::NoReturn);
    }
    f
}

/// What `#pragma nv_abi` says of a function. `.abi_preserve_after` is left out: ptxas does not know it.
fn kept_registers(cx: &Cx, id: GlobalId) -> Vec<FuncDirective> {
    let attrs = cx.module.global(id).as_function().map(|f| f.attrs).unwrap_or_default();
    registers_kept_by(cx, attrs)
}

/// The same of the attributes of a function or of an indirect call.
pub(crate) fn registers_kept_by(cx: &Cx, attrs: AttrList) -> Vec<FuncDirective> {
    let number = |key| cx.module.attrs.func_string(attrs, key).and_then(|n| n.parse::<u32>().ok());
    let directives = [
        number("nvvm.abi_preserve").map(FuncDirective::AbiPreserve),
        number("nvvm.abi_preserve_control").map(FuncDirective::AbiPreserveControl),
    ];
    directives.into_iter().flatten().collect()
}

/// An alignment as PTX can write it; LLVM has one power of two more.
pub(crate) fn written_align(bytes: u64) -> u32 {
    u32::try_from(bytes).unwrap_or(1 << 31)
}

fn shape_param(shape: ParamShape, name: Sym) -> Param {
    match shape {
        ParamShape::B32 => Param::scalar(ScalarType::B32, name),
        ParamShape::B64 => Param::scalar(ScalarType::B64, name),
        ParamShape::Bytes { size, align } => Param::bytes(written_align(align), name, size),
        ParamShape::Variadic { align } => {
            let mut p = Param::bytes(written_align(align), name, 0);
            p.dims = vec![None];
            p
        }
    }
}

fn kernel_param(cx: &mut Cx, id: GlobalId, index: usize, p: &abi::ParamInfo, name: Sym) -> Param {
    if let ParamShape::Bytes { size, align } = p.shape {
        return Param::bytes(written_align(align), name, size);
    }
    let module = cx.module;
    let image = cx.notes(id).and_then(|n| n.image_params.iter().find(|i| i.0 as usize == index).map(|i| i.1));
    let mut ptr = None;
    let ty = match module.types.get(p.ty) {
        TypeData::Int(..=8) => ScalarType::U8,
        TypeData::Int(..=16) => ScalarType::U16,
        TypeData::Int(..=32) => ScalarType::U32,
        TypeData::Float => ScalarType::F32,
        TypeData::Double => ScalarType::F64,
        TypeData::Ptr(space) => {
            if cx.is_new() {
                let attrs = module.global(id).as_function().map(|h| h.attrs).unwrap_or_default();
                let align = module
                    .attrs
                    .find_int(module.attrs.param(attrs, index), oxicc_ir::AttrKind::Alignment)
                    .unwrap_or(1);
                let space = match Space::from_ir(*space) {
                    Space::Global => Some(StateSpace::Global),
                    Space::Shared => Some(StateSpace::Shared),
                    Space::Const => Some(StateSpace::Const),
                    Space::Local => Some(StateSpace::Local),
                    _ => None,
                };
                ptr = Some(PtrAttr { space, align: Some(written_align(align)), opaque: None });
            }
            if p.shape == ParamShape::B32 { ScalarType::U32 } else { ScalarType::U64 }
        }
        _ => ScalarType::U64,
    };
    if let Some(kind) = image {
        let opaque = match kind {
            ImageKind::Texture => ScalarType::Texref,
            ImageKind::Surface => ScalarType::Surfref,
            ImageKind::Sampler => ScalarType::Samplerref,
        };
        ptr = Some(PtrAttr { space: None, align: None, opaque: Some(opaque) });
    }
    Param { ptr, ..Param::scalar(ty, name) }
}

/// Launch bounds and cluster shape.
fn directives(cx: &mut Cx, id: GlobalId) -> Vec<FuncDirective> {
    let Some(notes) = cx.notes(id).cloned() else { return Vec::new() };
    let new = cx.is_new();
    let dims = |d: [Option<u32>; 3]| -> Option<Vec<u32>> {
        let last = d.iter().rposition(|x| x.is_some())?;
        let keep = if new { last + 1 } else { 3 };
        Some(d.iter().take(keep).map(|x| x.unwrap_or(1)).collect())
    };
    let clusters = cx.target.has(Feature::Cluster);
    let mut out = Vec::new();
    if notes.blocks_are_clusters && clusters {
        if dims(notes.reqntid).is_none() {
            let name = cx.module.global(id).name();
            cx.error(name, "blocksareclusters requires reqntid");
        }
        out.push(FuncDirective::BlocksAreClusters);
    }
    out.extend(dims(notes.reqntid).map(FuncDirective::ReqNtid));
    out.extend(dims(notes.maxntid).map(FuncDirective::MaxNtid));
    out.extend(notes.minctasm.map(FuncDirective::MinNctaPerSm));
    if new {
        out.extend(notes.maxnreg.map(FuncDirective::MaxNreg));
    }
    if clusters {
        if let Some(d) = dims(notes.cluster_dim) {
            if !notes.blocks_are_clusters {
                out.push(FuncDirective::ExplicitCluster);
            }
            // Without a first extent the launch says the shape.
            if d.first().is_some_and(|&x| x != 0) {
                out.push(FuncDirective::ReqNctaPerCluster(d));
            }
        }
        out.extend(notes.max_cluster_rank.map(FuncDirective::MaxClusterRank));
    }
    if !new {
        out.extend(notes.maxnreg.map(FuncDirective::MaxNreg));
    }
    out
}

fn function(
    cx: &mut Cx,
    id: GlobalId,
    ir: &oxicc_ir::Function,
    machine: Machine,
    index: u32,
    demoted: Vec<Variable>,
) -> Option<Function> {
    let sig = abi::signature(cx, id).ok()?;
    let mut out = signature(cx, id, id, &sig, true);
    if machine.wants_registers && out.directives.is_empty() {
        out.directives.push(FuncDirective::MaxNreg(registers::LIMIT));
    }
    out.body = Some(body(cx, id, ir, &machine.func, &machine.frame, index, demoted));
    Some(out)
}

/// Numbers registers in the order of their first appearance.
struct Namer<'f> {
    func: &'f MFunc,
    names: SecondaryMap<VReg, Option<Reg>>,
    counts: [u32; 9],
}

/// Class, printed prefix and declared type in the older dialect's order, which the newer one permutes.
const CLASSES: [(Class, RegClass, ScalarType, ScalarType); 9] = [
    (Class::Pred, RegClass::P, ScalarType::Pred, ScalarType::Pred),
    (Class::Half, RegClass::H, ScalarType::B16, ScalarType::B16),
    (Class::B16, RegClass::Rs, ScalarType::B16, ScalarType::B16),
    (Class::Half2, RegClass::Hh, ScalarType::B32, ScalarType::B32),
    (Class::F32, RegClass::F, ScalarType::F32, ScalarType::B32),
    (Class::B32, RegClass::R, ScalarType::B32, ScalarType::B32),
    (Class::F64, RegClass::Fd, ScalarType::F64, ScalarType::B64),
    (Class::B64, RegClass::Rd, ScalarType::B64, ScalarType::B64),
    (Class::B128, RegClass::Rq, ScalarType::B128, ScalarType::B128),
];

/// Positions in [`CLASSES`] in the order of the newer dialect: %p %rs %r %f %rd %fd %rq.
const NEW_ORDER: [usize; 9] = [0, 1, 2, 3, 5, 4, 7, 6, 8];

impl Namer<'_> {
    fn reg(&mut self, r: VReg) -> Reg {
        if let Some(name) = self.names[r] {
            return name;
        }
        let class = self.func.regs[r];
        let at = CLASSES.iter().position(|c| c.0 == class).unwrap_or(0);
        self.counts[at] += 1;
        let name = Reg::new(CLASSES[at].1, self.counts[at]);
        self.names[r] = Some(name);
        name
    }
}

fn body(
    cx: &mut Cx,
    id: GlobalId,
    ir: &oxicc_ir::Function,
    func: &MFunc,
    frame: &Frame,
    index: u32,
    demoted: Vec<Variable>,
) -> Vec<Stmt> {
    let mut namer = Namer { func, names: SecondaryMap::new(), counts: [0; 9] };
    let has_frame = frame.size > 0 || frame.local_base.is_some();
    if let Some(r) = frame.local_base {
        namer.names[r] = Some(Reg::named(cx.symbols.intern("%SPL")));
    }
    let mut targets: SecondaryMap<crate::mir::MBlock, bool> = SecondaryMap::new();
    let mut numbers: SecondaryMap<crate::mir::MBlock, u32> = SecondaryMap::new();
    for (n, &b) in func.layout.iter().enumerate() {
        numbers[b] = n as u32;
        for t in func.branch_targets(b) {
            targets[t] = true;
        }
    }
    let mut code = Vec::new();
    let mut loc = 0;
    let subprogram = cx.module.global(id).attachment(oxicc_ir::FixedMdKind::Dbg.into());
    let start = subprogram.and_then(|md| cx.debug.function_start(cx.module, md));
    let scopes = match subprogram {
        Some(md) if cx.debug.dwarf.is_some() => Some({
            let mut name = |r| namer.reg(r);
            describe::function(cx, id, &describe::Code { ir, func, frame, index }, md, &mut name)
        }),
        _ => None,
    };
    // Where arguments are stored is the line that the function begins with, also where parameters are on several lines.
    let arguments = match scopes.is_some() && cx.options.memory_is_current {
        true => locations_of_stored_arguments(ir),
        false => Vec::new(),
    };
    let mut position = 0;
    for (n, &b) in func.layout.iter().enumerate() {
        code.push(Stmt::BlockStart);
        if targets[b] {
            code.push(Stmt::Label(Label::Block { func: index, block: numbers[b] }));
        }
        if cx.options.verbose {
            code.push(Stmt::comment(format!("%bb.{}", numbers[b]), Placement::OwnLine));
        }
        let block = &func.blocks[b];
        if block.nounroll {
            code.push(Stmt::Pragma(vec!["nounroll".into()]));
        }
        if n == 0 && has_frame && frame.local_base.is_some() {
            let depot = cx.symbols.intern(&format!("__local_depot{index}"));
            let spl = Reg::named(cx.symbols.intern("%SPL"));
            code.push(Inst::mov(ScalarType::U64, spl, Operand::Symbol(depot)).into());
        }
        for inst in &block.insts {
            if let Some(label) = scopes.as_ref().and_then(|s| s.labels.get(&position)) {
                code.push(Stmt::Label(Label::Named(*label)));
            }
            position += 1;
            if inst.loc != 0 && inst.loc != loc && !arguments.contains(&inst.loc) {
                let data = oxicc_ir::DebugLoc::from_u32(inst.loc - 1);
                if loc == 0 && !arguments.is_empty() {
                    cx.debug.begin_body();
                }
                loc = inst.loc;
                let lines = cx.debug.locs(cx.module, ir, data, &mut cx.symbols);
                code.extend(lines);
            }
            if let Err(part) = statement(cx, &mut namer, inst, index, &numbers, &mut code) {
                let name = cx.module.global(id).name();
                cx.error(name, format!("internal error: instruction that PTX does not have: {part}"));
            }
        }
    }
    let mut out = Vec::with_capacity(code.len() + 16);
    if has_frame {
        let depot = cx.symbols.intern(&format!("__local_depot{index}"));
        if frame.align > 1 << 31 {
            let name = cx.module.global(id).name();
            cx.error(name, format!("an alignment of {} bytes is more than PTX has", frame.align));
        }
        let align = written_align(frame.align.max(1));
        let size = frame.size.max(1);
        let size = size.checked_next_multiple_of(u64::from(align)).unwrap_or(size);
        out.push(Stmt::Variable(Box::new(Variable::bytes(StateSpace::Local, align, depot, size))));
        for name in ["%SP", "%SPL"] {
            let reg = Reg::named(cx.symbols.intern(name));
            out.push(Stmt::Reg(RegDecl::one(ScalarType::B64, reg)));
        }
    }
    for (i, &new_at) in NEW_ORDER.iter().enumerate() {
        let at = if cx.is_new() { new_at } else { i };
        if namer.counts[at] > 0 {
            let (_, class, old, new) = CLASSES[at];
            let ty = if cx.is_new() { new } else { old };
            out.push(Stmt::Reg(RegDecl::class(ty, class, namer.counts[at] + 1)));
        }
    }
    match (scopes, start) {
        (Some(scopes), Some(start)) => {
            out.extend([start.clone(), Stmt::Label(Label::Named(scopes.begin)), start]);
            code.push(Stmt::Label(Label::Named(scopes.end)));
        }
        (_, start) => out.extend(start),
    }
    for v in demoted {
        out.push(Stmt::comment("demoted variable", Placement::OwnLine));
        out.push(Stmt::Variable(Box::new(v)));
    }
    out.extend(code);
    out
}

/// The locations of the stores that give parameters their memory, as machine instructions have them.
fn locations_of_stored_arguments(f: &oxicc_ir::Function) -> Vec<u32> {
    let stores = f.entry().into_iter().flat_map(|entry| f.block_insts(entry)).filter(|inst| {
        matches!(f.inst(*inst), oxicc_ir::InstData::Store { value, .. }
            if matches!(f.value_def(value), oxicc_ir::ValueDef::Arg(_)))
    });
    stores.filter_map(|inst| f.loc(inst)).map(|loc| loc.as_u32() + 1).collect()
}

fn statement(
    cx: &mut Cx,
    namer: &mut Namer,
    inst: &MInst,
    index: u32,
    numbers: &SecondaryMap<crate::mir::MBlock, u32>,
    out: &mut Vec<Stmt>,
) -> Result<(), String> {
    let func = namer.func;
    match inst.kind {
        Kind::Extra => return extra(cx, namer, inst, out),
        Kind::Asm => return asm(cx, namer, inst, out),
        Kind::Label | Kind::EdgeCopy | Kind::TiedCopy => return Ok(()),
        _ => {}
    }
    let Some(opcode) = inst.opcode else { return Err("one without an opcode".into()) };
    let mut made = Inst::new(opcode);
    made.mods.extend_from_slice(func.modifiers(inst));
    if let Some(p) = inst.guard {
        made = made.guarded(namer.reg(p));
    }
    let mut ops = func.ops(inst);
    while !ops.is_empty() {
        let operand = operand(namer, &cx.symbols, &mut ops, index, numbers);
        made.operands.push(operand);
    }
    if inst.kind == Kind::TableJump {
        let label = cx.symbols.intern(&format!("$L_brx_{}", inst.extra));
        let targets = made.operands.drain(1..).filter_map(|o| match o {
            Operand::Label(target) => Some(target),
            _ => None,
        });
        out.push(Stmt::BranchTargets(Box::new(ptx::TargetList { label, targets: targets.collect() })));
        made.operands.push(Operand::Symbol(label));
    }
    out.push(made.into());
    Ok(())
}

/// Takes one operand, with the members of a group, from the front of the list.
fn operand(
    namer: &mut Namer,
    symbols: &ptx::Interner,
    ops: &mut &[Opnd],
    index: u32,
    numbers: &SecondaryMap<crate::mir::MBlock, u32>,
) -> Operand {
    let Some((&first, rest)) = ops.split_first() else { return Operand::Sink };
    *ops = rest;
    match first {
        Opnd::Reg(r) => Operand::Reg(namer.reg(r)),
        Opnd::Imm(n) => Operand::Int(n),
        Opnd::F32(b) => Operand::F32(b),
        Opnd::F64(b) => Operand::F64(b),
        Opnd::F16(b) => Operand::f16_bits(b),
        Opnd::Sym(s, 0) => Operand::Symbol(s),
        Opnd::Sym(s, off) => Operand::SymbolOffset(s, off),
        Opnd::Name(s) => match ptx::SpecialReg::from_text(symbols.name(s)) {
            Some(special) => Operand::Special(special),
            None => Operand::Symbol(s),
        },
        Opnd::Mem(r, off) => Operand::RegAddr(namer.reg(r), off),
        Opnd::MemSym(s, off) => Operand::SymAddr(s, off),
        Opnd::Block(b) => Operand::Label(Label::Block { func: index, block: numbers[b] }),
        Opnd::Group(n) | Opnd::Tuple(n) => {
            let members: Vec<Operand> =
                (0..n).map(|_| operand(namer, symbols, ops, index, numbers)).collect();
            if matches!(first, Opnd::Group(_)) { Operand::vector(members) } else { Operand::bracket(members) }
        }
        Opnd::Pair => {
            let mut reg = || match operand(namer, symbols, ops, index, numbers) {
                Operand::Reg(r) => r,
                _ => Reg::SINK,
            };
            let (a, b) = (reg(), reg());
            Operand::Pair(a, b)
        }
        Opnd::Sink => Operand::Sink,
        Opnd::Undef => Operand::Int(0),
    }
}

fn param_variable(decl: &ParamDecl) -> Variable {
    match decl.shape {
        ParamShape::B32 => Variable::new(StateSpace::Param, ScalarType::B32, decl.name),
        ParamShape::B64 => Variable::new(StateSpace::Param, ScalarType::B64, decl.name),
        ParamShape::Bytes { size, align } => {
            Variable::bytes(StateSpace::Param, written_align(align), decl.name, size)
        }
        ParamShape::Variadic { align } => {
            let mut v = Variable::bytes(StateSpace::Param, written_align(align), decl.name, 0);
            v.dims = vec![None];
            v
        }
    }
}

fn extra(cx: &mut Cx, namer: &mut Namer, inst: &MInst, out: &mut Vec<Stmt>) -> Result<(), String> {
    let func = namer.func;
    let Some(extra) = func.extras.get(inst.extra as usize) else { return Ok(()) };
    match extra {
        Extra::CallOpen => {
            let id = cx.call_ids;
            out.push(Stmt::Open);
            out.push(Stmt::comment(format!("callseq {id}, 0"), Placement::Trailing));
            if !cx.is_new() {
                let temp = Reg::named(cx.symbols.intern("temp_param_reg"));
                out.push(Stmt::Reg(RegDecl::one(ScalarType::B32, temp)));
            }
        }
        Extra::CallClose => {
            let id = cx.call_ids;
            cx.call_ids += 1;
            out.push(Stmt::Close);
            out.push(Stmt::comment(format!("callseq {id}"), Placement::Trailing));
        }
        Extra::ParamDecl(decl) => out.push(Stmt::Variable(Box::new(param_variable(decl)))),
        Extra::Prototype { ret, params, directives } => {
            let id = cx.call_ids;
            let blank = cx.symbols.intern("_");
            let label = cx.symbols.intern(&format!("prototype_{id}"));
            let returns = ret.iter().map(|r| shape_param(r.shape, blank)).collect();
            let params = params.iter().map(|p| shape_param(p.shape, blank)).collect();
            let directives = directives.clone();
            out.push(Stmt::CallPrototype(Box::new(ptx::Prototype { label, returns, params, directives })));
        }
        Extra::Call { callee, ret, params } => {
            let retval = cx.symbols.intern("retval0");
            let returns = if *ret { vec![Operand::Symbol(retval)] } else { Vec::new() };
            let args =
                (0..*params).map(|i| Operand::Symbol(cx.symbols.intern(&format!("param{i}")))).collect();
            let target = match (callee, func.ops(inst).first()) {
                (Some(sym), _) => Operand::Symbol(*sym),
                (None, Some(Opnd::Reg(r))) => Operand::Reg(namer.reg(*r)),
                _ => return Err("call without a callee".into()),
            };
            let id = cx.call_ids;
            let prototype = match callee {
                Some(_) => None,
                None => Some(cx.symbols.intern(&format!("prototype_{id}"))),
            };
            let spec = ptx::CallSpec { uniform: callee.is_some(), returns, callee: target, args, prototype };
            out.push(Inst::call(spec).into());
        }
        Extra::Asm(_) => {}
    }
    Ok(())
}

/// Inline assembly with its operands filled in.
fn asm(cx: &mut Cx, namer: &mut Namer, inst: &MInst, out: &mut Vec<Stmt>) -> Result<(), String> {
    let func = namer.func;
    let Some(Extra::Asm(pieces)) = func.extras.get(inst.extra as usize) else { return Ok(()) };
    let ops = func.ops(inst);
    let mut text = String::new();
    for piece in pieces {
        match piece {
            AsmPiece::Text(t) => text.push_str(t),
            AsmPiece::Operand(n) => match ops.get(*n as usize) {
                Some(Opnd::Reg(r)) => text.push_str(&namer.reg(*r).to_text(&cx.symbols)),
                Some(Opnd::Mem(r, 0)) => {
                    text.push_str(&format!("[{}]", namer.reg(*r).to_text(&cx.symbols)));
                }
                Some(Opnd::Imm(v)) => text.push_str(&v.to_string()),
                Some(Opnd::F32(b)) => text.push_str(&format!("0f{b:08X}")),
                Some(Opnd::F64(b)) => text.push_str(&format!("0d{b:016X}")),
                Some(Opnd::F16(b)) => text.push_str(&format!("0x{b:04X}")),
                Some(Opnd::Sym(s, 0)) => text.push_str(cx.symbols.name(*s)),
                Some(Opnd::Sym(s, off)) => text.push_str(&format!("{}+{off}", cx.symbols.name(*s))),
                _ => return Err("inline assembly operand".into()),
            },
        }
    }
    out.push(Stmt::comment("begin inline asm", Placement::OwnLine));
    out.push(Stmt::Raw(text.into()));
    out.push(Stmt::comment("end inline asm", Placement::OwnLine));
    Ok(())
}
