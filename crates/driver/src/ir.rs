//! NVVM IR: read from text, optimised, printed or turned into PTX.

use std::sync::Arc;

use oxicc_arch::{PtxVersion, Toolkit};
use oxicc_codegen::Precision;
use oxicc_frontend::tree::BodyState;
use oxicc_ir::Module;
use oxicc_opt::{Preparation, knobs};
use oxicc_source::Pos;

use crate::c_names;
use crate::compile::{Emit, Stage};
use crate::input::Input;
use crate::lto::IrContainer;
use crate::options::{MathLibrary, Options};
use crate::session::{Session, Source};
use crate::source_in_ptx::with_source;

impl Session<'_> {
    pub fn read_ir(&mut self, input: &Input, emit: Emit) -> Option<String> {
        if oxicc_ir::bitcode::is_bitcode(&input.text) {
            return self.read_bitcode(input, emit);
        }
        let file = self.file(input)?;
        let module = match self.times.measure("parse IR", || oxicc_ir::text::parse_for_device(&input.text)) {
            Ok(module) => module,
            Err(e) => {
                let at = self.place(file, &input.text, e.line, e.col);
                self.diagnostics.error(at, e.message);
                return None;
            }
        };
        if let Err(errors) = self.times.measure("verify IR", || oxicc_ir::verify::verify(&module)) {
            let places = oxicc_ir::text::Places::of(&input.text);
            for e in errors {
                let at = places.find(&e.place, e.at).unwrap_or(0);
                self.diagnostics.error(self.map.start(file).offset(at), e.to_string());
            }
            return None;
        }
        self.ir_file = Some(file);
        if is_blank(&input.text) {
            self.diagnostics.error(self.map.start(file), "the file is empty");
            return None;
        }
        self.check_nvvm(&module, Some(file), emit)?;
        self.lower_foreign(module, &[], emit)
    }

    /// The same for bitcode, which has no lines: errors name the file.
    fn read_bitcode(&mut self, input: &Input, emit: Emit) -> Option<String> {
        let failed = |e: &dyn std::fmt::Display| format!("{}: {e}", input.name);
        let module = match self.times.measure("parse IR", || oxicc_ir::bitcode::read_for_device(&input.text))
        {
            Ok(module) => module,
            Err(e) => {
                self.diagnostics.error(Pos::NONE, failed(&e));
                return None;
            }
        };
        if let Err(errors) = self.times.measure("verify IR", || oxicc_ir::verify::verify(&module)) {
            for e in errors {
                self.diagnostics.error(Pos::NONE, failed(&e));
            }
            return None;
        }
        self.check_nvvm(&module, None, emit)?;
        self.lower_foreign(module, &[], emit)
    }

    /// Where in the text of IR, or in which function of the source, an error of a later stage lies; nowhere when the IR was
    /// read from bitcode.
    fn places_of(&self, errors: &[oxicc_codegen::Error]) -> Vec<Pos> {
        if errors.is_empty() {
            return Vec::new();
        }
        if let Some(source) = &self.source {
            return errors.iter().map(|e| source.place(&e.function)).collect();
        }
        let Some(file) = self.ir_file else { return vec![Pos::NONE; errors.len()] };
        let places = oxicc_ir::text::Places::of(&self.map.text(file));
        errors
            .iter()
            .map(|e| match places.find(&e.function, e.inst) {
                Some(at) => self.map.start(file).offset(at),
                // Of the module as a whole.
                None => self.map.start(file),
            })
            .collect()
    }

    /// From valid IR to the product.
    pub fn lower(&mut self, module: Module, emit: Emit) -> Option<String> {
        self.lower_with(module, &[], emit)
    }

    /// The same for IR of another front end, with libraries that the program brings along.
    pub fn lower_foreign(
        &mut self,
        mut module: Module,
        libraries: &[Arc<Module>],
        emit: Emit,
    ) -> Option<String> {
        if self.options.library == MathLibrary::Embedded {
            c_names::resolve(&mut module);
        }
        self.lower_with(module, libraries, emit)
    }

    fn lower_with(&mut self, mut module: Module, libraries: &[Arc<Module>], emit: Emit) -> Option<String> {
        assert_valid(&module, "IR generation");
        self.watch.poll_holding(|| module.bytes());
        if matches!(emit, Emit::Llvm | Emit::Bitcode | Emit::Stage(_) | Emit::Container | Emit::Ptx) {
            self.prepare(&mut module, Preparation::Read)?;
            self.dump(Stage::Generated, &module);
            if emit == Emit::Stage(Stage::Generated) {
                return self.end_at(&module);
            }
            self.link_given(&mut module, libraries)?;
            self.link_library(&mut module)?;
            self.prepare(&mut module, Preparation::Linked)?;
            self.dump(Stage::Linked, &module);
            if emit == Emit::Stage(Stage::Linked) {
                return self.end_at(&module);
            }
            if self.options.container == Some(IrContainer::Lto) {
                self.report_unknown_builtins(&module)?;
                self.binary = Some(self.contain(&module, IrContainer::Lto)?);
                if emit == Emit::Container {
                    return Some(String::new());
                }
            }
            self.optimise(&mut module)?;
            self.watch.poll_holding(|| module.bytes());
            assert_valid(&module, "the optimizer");
            self.dump(Stage::Optimised, &module);
            if let Some(kind @ (IrContainer::OptimisedLto | IrContainer::Optix)) = self.options.container {
                self.binary = Some(self.contain(&module, kind)?);
            }
            if emit == Emit::Ptx {
                self.complete(&mut module)?;
            }
            self.report_unknown_builtins(&module)?;
        }
        match emit {
            Emit::Nothing => Some(String::new()),
            Emit::Llvm => Some(self.times.measure("print IR", || oxicc_ir::text::print(&module))),
            Emit::Bitcode => {
                self.binary = Some(self.bitcode(&module)?);
                Some(String::new())
            }
            Emit::Stage(_) => self.end_at(&module),
            Emit::Container => Some(String::new()),
            Emit::Ptx => {
                let text = self.generate_ptx(&module);
                self.write_remarks_page(&module);
                self.done_with(module);
                text
            }
            Emit::Preprocessed => self.cannot_emit("NVVM IR", emit),
        }
    }

    fn dump(&mut self, stage: Stage, module: &Module) {
        if self.options.keep_stages
            && let Ok(bytes) = self.stage_bitcode(module)
        {
            self.stages.push((stage, bytes));
        }
    }

    /// The product of a phase that was asked for alone.
    fn end_at(&mut self, module: &Module) -> Option<String> {
        match self.stage_bitcode(module) {
            Ok(bytes) => {
                self.binary = Some(bytes);
                Some(String::new())
            }
            Err(message) => {
                self.diagnostics.fatal(Pos::NONE, message);
                None
            }
        }
    }

    fn generate_ptx(&mut self, module: &Module) -> Option<String> {
        let target = self.options.target;
        let dialect = self.options.dialect.unwrap_or(target.dialect());
        let held = self.options.threads.hold();
        let threads =
            if self.options.optimizer.threads == 0 { held.count } else { self.options.optimizer.threads };
        let options = oxicc_codegen::Options { threads, ..codegen_options(self.options, self.toolkit) };
        let compile = || oxicc_codegen::compile_with_warnings(module, target, &options);
        let compiled = self.times.measure("codegen", compile);
        drop(held);
        match compiled {
            Ok(oxicc_codegen::Compiled { module: mut ptx, warnings }) => {
                ptx.version = self.ptx_version(&ptx);
                for (w, at) in warnings.iter().zip(self.places_of(&warnings)) {
                    self.diagnostics.warning(at, w.to_string());
                }
                let print = || oxicc_ptx::print_module(&ptx, dialect);
                let mut text = self.times.measure("print PTX", print);
                if self.options.source_in_ptx {
                    text = with_source(&text, &self.options.files, &self.options.working_directory);
                }
                self.warn_of_unknown_intrinsics(&text);
                self.module = Some(ptx);
                Some(text)
            }
            Err(errors) => {
                let places = self.places_of(&errors);
                for (e, at) in errors.iter().zip(places) {
                    self.diagnostics.error(at, e.to_string());
                }
                None
            }
        }
    }

    /// Functions with names of NVIDIA's intrinsics that are none stay calls: nothing will define them.
    fn warn_of_unknown_intrinsics(&mut self, ptx: &str) {
        if memchr::memmem::find(ptx.as_bytes(), b"llvm.nvvm.").is_none() {
            return;
        }
        let declared = |line: &str| line.starts_with(".extern .func");
        for line in ptx.lines().filter(|l| declared(l)) {
            if let Some(name) = line.split_whitespace().find(|w| w.starts_with("llvm.nvvm.")) {
                let message = format!(
                    "{name} is not an intrinsic that is known: it stays a call of an external function"
                );
                self.diagnostics.warning(Pos::NONE, message);
            }
        }
    }
}

/// Whether a text has nothing but blanks and comments.
fn is_blank(text: &[u8]) -> bool {
    text.split(|b| *b == b'\n')
        .all(|line| line.iter().find(|b| !b.is_ascii_whitespace()).is_none_or(|b| *b == b';'))
}

impl Session<'_> {
    /// The `.version` of the output. For a known toolkit it is the lowest that has everything in the module, so that older
    /// assemblers and drivers take it; where that is not certain, the newest that the toolkit's ptxas takes.
    fn ptx_version(&self, ptx: &oxicc_ptx::Module) -> PtxVersion {
        let Some(toolkit) = self.toolkit else { return ptx.version };
        let newest = toolkit.ptx_version();
        match oxicc_ptx::lowest_version(ptx) {
            Some(lowest) => lowest.max(self.options.target.since_ptx()).min(newest),
            None => newest,
        }
    }
}

impl Source {
    /// Where a function that the IR knows by a name is declared. Copies of functions have the name and more.
    fn place(&self, symbol: &str) -> Pos {
        let plain = symbol.split('.').next().unwrap_or(symbol);
        let named = self.tree.functions.keys().find(|f| {
            let data = &self.tree.functions[*f];
            matches!(data.body, BodyState::Parsed(_))
                && data.spaces.on_device()
                && self.options.kernel_symbol(&self.tree, &self.interner, *f) == plain
        });
        named.map_or(Pos::NONE, |f| self.tree.functions[f].span.lo)
    }
}

/// Checks, in builds for development, that a stage of ours produced valid IR.
fn assert_valid(module: &Module, stage: &str) {
    if cfg!(debug_assertions)
        && let Err(errors) = oxicc_ir::verify::verify(module)
    {
        let errors: Vec<String> = errors.iter().take(5).map(|e| e.to_string()).collect();
        panic!("{stage} produced invalid IR: {}", errors.join("; "));
    }
}

pub(crate) fn codegen_options(options: &Options, toolkit: Option<Toolkit>) -> oxicc_codegen::Options {
    let (math, turned) = (&options.math, &options.optimizer.knobs);
    let optimises = matches!(options.opt_level, crate::OptLevel::O2 | crate::OptLevel::O3)
        && options.debug != oxicc_codegen::DebugInfo::Full;
    oxicc_codegen::Options {
        toolkit: toolkit.unwrap_or(Toolkit::ASSUMED),
        fma: math.fmad,
        ftz: math.ftz,
        div: if math.prec_div { Precision::Ieee } else { Precision::Full },
        sqrt: if math.prec_sqrt { Precision::Ieee } else { Precision::Approx },
        debug: options.debug,
        memory_is_current: options.opt_level == crate::OptLevel::O0,
        inlined_at: !options.no_inlined_at,
        more_registers: matches!(options.opt_level, crate::OptLevel::O2 | crate::OptLevel::O3)
            && !options.limits_registers,
        params_are_global: turned.get(&knobs::PARAMS_ARE_GLOBAL) != 0,
        clean_up: turned.get(&knobs::NO_CLEAN_UP) == 0,
        remat_above: u32::try_from(turned.get(&knobs::REMAT)).ok().filter(|n| *n > 0 && optimises),
        near_uses: turned.get(&knobs::SCHEDULE_FOR_REGISTERS) != 0,
        jump_table_density: turned.get(&knobs::JUMP_TABLE_DENSITY).try_into().unwrap_or(u32::MAX),
        multiply_by_reciprocals: turned.get(&knobs::DIVIDE_BY_CONSTANTS) != 0,
        verbose: turned.get(&knobs::VERBOSE) != 0,
        threads: 0,
    }
}
