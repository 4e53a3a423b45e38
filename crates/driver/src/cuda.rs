//! CUDA C++ in: preprocessing, parsing, IR generation.

use std::path::Path;

use oxicc_arch::{Feature, Toolkit};
use oxicc_codegen::DebugInfo;
use oxicc_frontend::lex::{Interner, Token, TokenBuffer};
use oxicc_frontend::preprocess::{
    self, CudaMacros, IncludeDir, IncludeKind, InputKind as TextKind, OutputKind, PreprocessOptions,
    Preprocessed, print,
};
use oxicc_frontend::sema;
use oxicc_frontend::tree::{NamedEntity, Tree};
use oxicc_ir::Module;
use oxicc_irgen::{DebugLevel, DebugOptions};
use oxicc_source::{Diagnostics, Pos, Severity, SourceMap};

use crate::compile::Emit;
use crate::depfile::Dependency;
use crate::host_headers::{self, HostHeaders};
use crate::host_stub;
use crate::input::{Input, InputKind};
use crate::module_id::{self, ModuleIdSource};
use crate::options::{HostHeaderSearch, Options, PreprocessorOptions};
use crate::rtc::{self, RtcOptions};
use crate::session::{Session, Source};
use crate::toolkit;
use crate::unknown_builtins;

/// Analyses a unit; nothing if that cannot be done this way.
pub(crate) trait Analyze:
    FnOnce(&TokenBuffer, &mut Interner, &SourceMap, &mut Diagnostics, &sema::Options) -> Option<Tree>
{
}

impl<F> Analyze for F where
    F: FnOnce(&TokenBuffer, &mut Interner, &SourceMap, &mut Diagnostics, &sema::Options) -> Option<Tree>
{
}

impl Session<'_> {
    pub fn read_cuda(&mut self, input: &Input, emit: Emit) -> Option<String> {
        let mut interner = Interner::new();
        // The headers say which toolkit they are of before macros with its version are needed.
        let files = &self.options.files;
        let headers = match self.options.rtc {
            // What a program may find in a toolkit does not say which one it is for.
            Some(_) => None,
            None => toolkit::headers(files, &self.options.preprocessor),
        };
        self.toolkit =
            self.options.toolkit.or_else(|| headers.and_then(|dir| toolkit::of_headers(files, &dir)));
        let unit = self.preprocess(input, emit, &mut interner);
        if input.kind == InputKind::Preprocessed && self.toolkit.is_none() {
            self.toolkit = Toolkit::from_names(|name| interner.find(name.as_bytes()).is_some());
        }
        self.toolkit = self.toolkit.or(self.options.toolkit_around);
        if emit == Emit::Preprocessed {
            let text = self
                .times
                .measure("print", || print::text(&unit, &self.map, &interner, print::LineMarkers::Yes));
            return Some(String::from_utf8_lossy(&text).into_owned());
        }
        self.compile_tokens(input, emit, unit, interner, |tokens, interner, map, diagnostics, options| {
            Some(sema::analyze(tokens, interner, map, diagnostics, options))
        })
    }

    /// From tokens to the product.
    pub fn compile_tokens(
        &mut self,
        input: &Input,
        emit: Emit,
        unit: Preprocessed,
        mut interner: Interner,
        analyze: impl Analyze,
    ) -> Option<String> {
        if input.kind == InputKind::Preprocessed {
            self.check_target();
        }
        if self.diagnostics.has_fatal() {
            if self.options.rtc.is_some() {
                self.check_beginning(&unit, emit, &mut interner);
            }
            return None;
        }
        let (module, tree, options) = self.analyze(input, &unit, emit, &mut interner, analyze)?;
        self.done_with(unit);
        self.source = Some(Source { tree, interner, options });
        let product = self.lower(module, emit);
        let source = self.source.take();
        self.done_with(source);
        product
    }

    /// Reports the errors before a header that is missing, as a compiler does that reads and analyses in one go. Jitify ends a
    /// program with such a header, to learn whether it is right without generating code for it.
    fn check_beginning(&mut self, unit: &Preprocessed, emit: Emit, interner: &mut Interner) {
        let fatals = self.diagnostics.take_fatals();
        let options = sema::Options { watch: self.watch.clone(), ..sema_options(self, emit) };
        sema::check_declarations(&unit.tokens, interner, &self.map, &mut self.diagnostics, &options);
        self.diagnostics.restore(fatals);
    }

    /// Refuses a target that the toolkit of preprocessed text does not have: its ptxas could not assemble the output.
    fn check_target(&mut self) {
        let target = self.options.target;
        if let Some(toolkit) = self.toolkit.filter(|toolkit| !toolkit.knows(target)) {
            let text = format!(
                "invalid or no value specified with --nv_arch flag: CUDA {toolkit} does not have {target}"
            );
            self.diagnostics.fatal(Pos::NONE, text);
        }
    }

    /// From tokens to IR; nothing if there were errors.
    fn analyze(
        &mut self,
        input: &Input,
        unit: &Preprocessed,
        emit: Emit,
        interner: &mut Interner,
        analyze: impl Analyze,
    ) -> Option<(Module, Tree, oxicc_irgen::Options)> {
        let (watch, timeline) = (self.watch.clone(), self.times.timeline.clone());
        let options = sema::Options { watch, timeline, ..sema_options(self, emit) };
        let (map, diagnostics) = (&self.map, &mut self.diagnostics);
        let tree =
            self.times.measure("analyze", || analyze(&unit.tokens, interner, map, diagnostics, &options))?;
        if self.diagnostics.fails(&self.map) {
            return None;
        }
        let id = self.module_id(&tree, interner, input)?;
        let mut options = irgen_options(self.options, &input.name, &id, emit);
        options.timeline = self.times.timeline.clone();
        if let Some(stub) = &self.options.host_stub {
            let unit = host_stub::Unit {
                tree: &tree,
                interner,
                map: &self.map,
                irgen: &options,
                options: stub,
                launch: self.toolkit.unwrap_or(Toolkit::ASSUMED).launch_macro(),
                module_id: &id,
            };
            self.host.stub = Some(self.times.measure("host stub", || host_stub::text(&unit)));
        }
        if let Some(rtc) = &self.options.rtc {
            let symbols = tree.named.iter().map(|entity| lowered_name(*entity, &tree, interner, &options));
            let expressions = rtc.sorted_expressions().into_iter().map(str::to_owned);
            self.lowered_names = expressions.zip(symbols).collect();
        }
        let map = &self.map;
        // What passes say has a place where instructions have one.
        let tells =
            emit == Emit::Ptx && self.options.container.is_none() && self.options.optimizer.wants_remarks();
        let debug = match self.options.debug {
            DebugInfo::None if tells => DebugInfo::Lines,
            level => level,
        };
        let generated = self.times.measure("generate IR", || match debug {
            DebugInfo::None => oxicc_irgen::generate(&tree, interner, &options),
            level => {
                let level = if level == DebugInfo::Full { DebugLevel::Full } else { DebugLevel::Lines };
                let directory = &self.options.working_directory;
                let source = &self.options.module_id_input;
                let unit = if source.path.is_empty() { &source.file } else { &source.path };
                let debug = DebugOptions { level, unit, directory, is_own: oxicc_headers::is_c_header };
                oxicc_irgen::generate_with_debug(&tree, interner, &options, map, debug)
            }
        });
        if let Ok(module) = &generated {
            self.unknown_builtins = unknown_builtins::find(&tree, interner, &options, module);
        }
        match generated {
            Ok(mut module) => {
                if let Some(space) = self.options.force_volatile {
                    oxicc_irgen::force_volatile(&mut module, space);
                }
                Some((module, tree, options))
            }
            Err(errors) => {
                self.done_with(tree);
                for e in errors {
                    self.diagnostics.report(Severity::Error, e.code, e.span, e.message);
                }
                None
            }
        }
    }

    /// The id of the unit; nothing if it is needed and cannot be had.
    fn module_id(&mut self, tree: &Tree, interner: &Interner, input: &Input) -> Option<String> {
        let needed = self.options.relocatable || module_id::is_needed(tree);
        let id = match &self.options.module_id {
            ModuleIdSource::Given(id) => id.clone(),
            ModuleIdSource::Plain if !self.options.relocatable => return Some(String::new()),
            ModuleIdSource::Missing(file) if needed => {
                self.diagnostics.fatal(Pos::NONE, format!("cannot open module id file \"{file}\""));
                return None;
            }
            ModuleIdSource::Plain | ModuleIdSource::Computed | ModuleIdSource::Missing(_) => {
                self.options.module_id_input.compute(tree, interner, &input.text)
            }
        };
        self.host.module_id = needed.then(|| id.clone());
        Some(id)
    }

    fn preprocess(&mut self, input: &Input, emit: Emit, interner: &mut Interner) -> Preprocessed {
        let checkpoint = self.diagnostics.checkpoint();
        let searches = self.options.preprocessor.host_headers == HostHeaderSearch::WhenMissing;
        if searches && input.kind != InputKind::Preprocessed && has_clang_library(self.options) {
            // It asks which headers of the C library there are, and misses none.
            self.host_headers = host_headers::find(Path::new("/")).map(HostHeaders::without_cxx);
        }
        let mut unit = self.preprocess_once(input, emit, interner);
        if let Some(missing) = &unit.missing_header
            && searches
            && self.host_headers.is_none()
            && let Some(host) = host_headers::find(Path::new("/"))
            && host.dirs.iter().any(|d| d.join(missing).is_file())
        {
            // The program is one for the host's library: from the beginning, with all of it.
            self.diagnostics.rollback(checkpoint);
            self.host_headers = Some(host);
            unit = self.preprocess_once(input, emit, interner);
        }
        let files = unit.dependencies.iter().filter(|d| !d.path.starts_with(oxicc_headers::ROOT));
        self.dependencies = files.map(|d| Dependency { path: d.path.clone(), system: d.system }).collect();
        unit
    }

    fn preprocess_once(&mut self, input: &Input, emit: Emit, interner: &mut Interner) -> Preprocessed {
        let mut options = preprocess_options(self, input, emit);
        if let Some(limit) = self.watch.memory() {
            self.watch.poll_holding(|| input.text.len());
            options.max_tokens = options.max_tokens.min(limit / size_of::<Token>());
        }
        let (map, diagnostics) = (&mut self.map, &mut self.diagnostics);
        let (text, files) = (input.text.clone(), &self.options.files);
        self.times.measure("preprocess", || {
            preprocess::preprocess(&input.name, text, &options, files, map, diagnostics, interner)
        })
    }
}

pub(crate) fn preprocess_options(session: &Session<'_>, input: &Input, emit: Emit) -> PreprocessOptions {
    let (options, host) = (session.options, session.host_headers.as_ref());
    let (kind, text) = (input.kind, &input.text[..]);
    let plain = is_plain_cxx(input, options);
    let mut chosen = options.preprocessor.clone();
    let mut gnu_version = options.language.gnu_version;
    if let Some(host) = host {
        chosen.system_dirs.extend_from_slice(&host.dirs);
        gnu_version = gnu_version.or(Some(host.gnu_version));
    }
    let chosen = &chosen;
    let default = PreprocessOptions::default();
    let dir = |path: &std::path::PathBuf, kind| IncludeDir { path: path.display().to_string(), kind };
    let user = chosen.include_dirs.iter().map(|d| dir(d, IncludeKind::User));
    let system = chosen.system_dirs.iter().map(|d| dir(d, IncludeKind::System));
    let rtc = options.rtc.as_ref();
    let embedded =
        rtc.is_none().then(|| IncludeDir { path: oxicc_headers::ROOT.to_owned(), kind: IncludeKind::System });
    // What nvcc includes by itself comes first; a preprocessed file has it already.
    let mut prelude = match rtc {
        _ if kind == InputKind::Preprocessed || plain => Vec::new(),
        Some(rtc) => rtc::prelude(rtc, options, chosen, text),
        None => prelude(options, chosen, text).into_iter().map(str::to_owned).collect(),
    };
    if rtc.is_none() && uses_clang_templates(options, input) {
        prelude.insert(0, oxicc_headers::CLANG_TEMPLATES.to_owned());
    }
    let forced = chosen.forced_includes.iter().map(|p| p.display().to_string());
    PreprocessOptions {
        standard: options.preprocessor.standard,
        input: if kind == InputKind::Preprocessed { TextKind::Preprocessed } else { TextKind::Source },
        output: if emit == Emit::Preprocessed { OutputKind::Text } else { OutputKind::Tokens },
        cuda: (!plain).then(|| CudaMacros {
            relocatable: options.relocatable,
            language: options.language.macros(),
            toolkit: session.toolkit.unwrap_or(Toolkit::ASSUMED),
            rtc: rtc.map(|rtc| rtc.macros(&options.math)),
            debug: rtc.is_some_and(|rtc| rtc.debug) || options.debug == DebugInfo::Full,
            ..CudaMacros::device(options.target)
        }),
        gnu_version: gnu_version.unwrap_or(default.gnu_version),
        macros: chosen.macros.clone(),
        preincludes: prelude.into_iter().chain(forced).collect(),
        include_dirs: user.chain(system).chain(embedded).collect(),
        headers: rtc.map(RtcOptions::header_rules).unwrap_or_default(),
        appended: rtc.and_then(RtcOptions::name_map).into_iter().collect(),
        preambles: options.preambles.clone(),
        timeline: session.times.timeline.clone(),
        ..default
    }
}

/// Whether the templates that clang has without a declaration are needed: text of a clang host names one, or its library is
/// among the include directories.
fn uses_clang_templates(options: &Options, input: &Input) -> bool {
    if input.kind == InputKind::Preprocessed {
        let names = ["__type_pack_element", "__make_integer_seq", "__builtin_common_type"];
        let names_one = |name: &str| memchr::memmem::find(&input.text, name.as_bytes()).is_some();
        return options.language.clang_host && names.into_iter().any(names_one);
    }
    has_clang_library(options)
}

/// Whether libc++ is among the include directories.
fn has_clang_library(options: &Options) -> bool {
    let mut dirs = options.preprocessor.include_dirs.iter().chain(&options.preprocessor.system_dirs);
    dirs.any(|d| d.ends_with("c++/v1") && options.files.has(&d.join("__config")))
}

/// Whether a file is C++ that has nothing to do with CUDA: nvcc gives such files to the host compiler, and they see none
/// of the names of the runtime. A header that the command line includes may use any of them.
fn is_plain_cxx(input: &Input, options: &Options) -> bool {
    let words: [&[u8]; 6] = [b"__global__", b"__device__", b"__host__", b"cuda", b"CUDA", b"<<<"];
    let uses = |word: &[u8]| input.text.windows(word.len()).any(|t| t == word);
    match input.kind {
        InputKind::Cxx => true,
        InputKind::CxxOrCuda => {
            options.preprocessor.forced_includes.is_empty() && !words.into_iter().any(uses)
        }
        _ => false,
    }
}

/// The headers a file gets without asking. Macros and includes of the command line may name anything. A toolkit among the
/// include directories brings its own.
fn prelude(options: &Options, chosen: &PreprocessorOptions, text: &[u8]) -> Vec<&'static str> {
    if toolkit::headers(&options.files, chosen).is_some() {
        return vec!["cuda_runtime.h"];
    }
    let embedded_only = chosen.include_dirs.is_empty() && chosen.system_dirs.is_empty();
    let mut headers = vec![oxicc_headers::PRELUDE];
    if !chosen.macros.is_empty() || !chosen.forced_includes.is_empty() {
        headers.push("cuda_runtime.h");
    }
    // Those of the C++ library are no part of cuda_runtime.h.
    headers.extend(oxicc_headers::parts_for(text, embedded_only));
    headers
}

pub(crate) fn sema_options(session: &Session<'_>, emit: Emit) -> sema::Options {
    let (options, host) = (session.options, session.host_headers.as_ref());
    let default = sema::Options::default();
    let mut language = options.language.clone();
    language.gnu_version = language.gnu_version.or(host.map(|h| h.gnu_version));
    sema::Options {
        standard: options.preprocessor.standard,
        mode: if emit == Emit::Nothing { sema::Mode::CheckAll } else { sema::Mode::DeviceLazy },
        warn_of_tile: session.toolkit.is_some_and(Toolkit::warns_of_tile) && !options.language.tile,
        spelt_constants: session.toolkit.map(Toolkit::spelt_constants).unwrap_or_default(),
        scoped_atomics: sema::ScopedAtomics {
            orders: options.target.has(Feature::MemoryModel),
            cluster: options.target.has(Feature::ClusterScope),
        },
        cuda_arch: options.target.cuda_arch(),
        rdc: options.relocatable,
        keep_device_functions: options.keep_device_functions,
        names_types: options.debug == DebugInfo::Full,
        language,
        jit: options
            .rtc
            .as_ref()
            .map(|rtc| sema::Jit { int128: rtc.int128, device_runtime: rtc.device_runtime }),
        ..default
    }
}

/// The symbol of what a name expression names.
fn lowered_name(
    entity: NamedEntity,
    tree: &Tree,
    interner: &Interner,
    options: &oxicc_irgen::Options,
) -> String {
    match entity {
        NamedEntity::Kernel(f) => options.kernel_symbol(tree, interner, f),
        NamedEntity::Variable(v) => options.variable_symbol(tree, interner, v),
    }
}

fn irgen_options(options: &Options, source: &str, module_id: &str, emit: Emit) -> oxicc_irgen::Options {
    let module = oxicc_irgen::ModuleNames::new(module_id);
    oxicc_irgen::Options {
        ftz: options.math.ftz,
        fast_math: options.math.fast,
        approximate_div: options.math.approximate_div,
        relocatable: options.relocatable,
        weak_kernels: options.rtc.is_some(),
        keep_device_functions: options.keep_device_functions,
        source_filename: source.to_owned(),
        module: if options.rtc.is_some() { module.with_plain_statics() } else { module },
        kernel_params_are_restrict: options.kernel_params_are_restrict,
        value_names: matches!(emit, Emit::Llvm | Emit::Stage(_)) || options.keep_stages,
        ..oxicc_irgen::Options::new(options.target)
    }
}
