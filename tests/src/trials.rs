//! The tests a case stands for.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use libtest_mimic::{Failed, Trial};
use oxicc::{Color, Compilation, Emit, Input, InputKind, OptLevel, Options, Severity, Target, compile};
use oxicc_cli::native::CompileFlags;

use crate::case::{Case, Snapshot};
use crate::patterns::{self, Output};
use crate::tools::Clang;
use crate::{diagnostics, launches, nvlink, passes_alone, reference_compiler, snapshot, tools};

/// Deep recursion in an unoptimised build needs more than a test thread's stack.
const STACK: usize = 256 << 20;

/// All tests of all cases below a folder, in the order of their names.
pub fn all(root: &Path) -> Vec<Trial> {
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    let tools = Tools::find();
    paths.iter().flat_map(|path| of_case(path, root, &tools)).collect()
}

/// Cases that run kernels, with passes of the optimizer alone.
pub fn passes_alone(root: &Path) -> Vec<Trial> {
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    // A case that cannot be read is a failure of the other suite.
    passes_alone::of_cases(paths.iter().filter_map(|p| Case::read(p, root).ok()).map(Arc::new).collect())
}

/// CUDA cases with their IR from clang: what oxicc makes of optimised and unoptimised IR of another compiler.
pub fn from_clang(root: &Path) -> Vec<Trial> {
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    let clang = Clang::find();
    let ptxas = oxicc_reference::ptxas();
    let mut trials = Vec::new();
    for path in paths.iter().filter(|p| p.extension().is_some_and(|e| e == "cu")) {
        // A case that cannot be read is a failure of the other suite.
        let Ok(case) = Case::read(path, root).map(Arc::new) else { continue };
        if case.expects_errors() || case.runs.is_empty() || case.no_clang {
            continue;
        }
        for level in [OptLevel::O0, OptLevel::O3] {
            let (clang, ptxas) = (clang.clone(), ptxas.clone());
            let skip = clang.is_none() && !launches::on_gpu();
            let work = move |case: &Case| run_clang_ir(case, level, clang.as_ref(), ptxas.as_deref());
            let name = format!("{} {level:?} clang", case.name);
            trials.push(on_large_stack(name, &case, work).with_ignored_flag(skip));
        }
    }
    trials
}

/// CUDA cases compiled by the reference compiler, optimised. Without it they are skipped by name.
pub fn from_reference(root: &Path) -> Vec<Trial> {
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    let skip = oxicc_reference::Toolchain::find().is_none() && !oxicc_reference::is_required();
    let mut trials = Vec::new();
    for path in paths.iter().filter(|p| p.extension().is_some_and(|e| e == "cu")) {
        match Case::read(path, root).map(Arc::new) {
            Ok(case) if case.runs.is_empty() => {}
            Ok(case) => {
                let name = format!("{} reference", case.name);
                let work = |case: &Case| run_reference(case, OptLevel::O3);
                trials.push(on_large_stack(name, &case, work).with_ignored_flag(skip));
            }
            Err(e) => {
                let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
                trials.push(Trial::test(name, move || Err(Failed::from(e.to_string()))));
            }
        }
    }
    trials
}

/// Programs whose PTX must not be much longer than the reference compiler's.
pub fn sizes(root: &Path) -> Vec<Trial> {
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    let skip = oxicc_reference::Toolchain::find().is_none() && !oxicc_reference::is_required();
    let trial = |path: &PathBuf| match Case::read(path, root).map(Arc::new) {
        Ok(case) => {
            on_large_stack(format!("{} size", case.name), &case, compare_sizes).with_ignored_flag(skip)
        }
        Err(e) => Trial::test(path.display().to_string(), move || Err(Failed::from(e.to_string()))),
    };
    paths.iter().map(trial).collect()
}

/// The PTX of oxicc, next to the reference compiler's: instructions, and text without what is only room.
fn compare_sizes(case: &Case) -> Result<(), String> {
    const BOUND: f64 = 1.2;
    let target = Target::parse("sm_90").map_err(|e| e.to_string())?;
    let input = Input::new(case.name.clone(), case.kind, case.text.clone());
    let compilation = compile(&input, &options(case, OptLevel::O3, Some(target))?, Emit::Ptx);
    let ours = output(&compilation)?;
    let theirs = reference_compiler::compile(case, OptLevel::O3, target)?;
    let instructions = |ptx: &str| {
        ptx.lines().map(str::trim).filter(|l| l.ends_with(';') && l.starts_with(|c: char| c != '.')).count()
    };
    let text = |ptx: &str| ptx.lines().map(|l| l.trim().len()).sum::<usize>();
    for (what, a, b) in [
        ("instructions", instructions(ours), instructions(&theirs)),
        ("characters", text(ours), text(&theirs)),
    ] {
        if a as f64 > BOUND * b as f64 {
            return Err(format!("{a} {what} of PTX, the reference compiler has {b}"));
        }
    }
    Ok(())
}

fn run_reference(case: &Case, level: OptLevel) -> Result<(), String> {
    let target = options(case, level, None)?.target;
    let ptx = reference_compiler::compile(case, level, target)?;
    case.runs.iter().try_for_each(|run| run.execute(&ptx))
}

fn run_clang_ir(
    case: &Case,
    level: OptLevel,
    clang: Option<&Clang>,
    ptxas: Option<&Path>,
) -> Result<(), String> {
    // clang 19 does not know the newest architectures; sm_80 is what the corpus is about.
    let target = Target::parse("sm_80").map_err(|e| e.to_string())?;
    let ir = reference_compiler::clang_ir(clang, case, level, target)?;
    let input = Input::new(format!("{}.ll", case.name), InputKind::Ir, ir);
    let compilation = compile(&input, &options(case, level, Some(target))?, Emit::Ptx);
    let ptx = output(&compilation)?;
    case.runs.iter().try_for_each(|run| run.execute(ptx))?;
    ptxas.map_or(Ok(()), |tool| tools::ptxas(tool, ptx, target))
}

fn collect(dir: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for path in entries.flatten().map(|e| e.path()) {
        if path.is_dir() {
            collect(&path, paths);
        } else if matches!(path.extension().and_then(|e| e.to_str()), Some("cu" | "ll" | "ptx" | "ii"))
            && !snapshot::is_snapshot(&path)
        {
            paths.push(path);
        }
    }
}

/// Programs that are not part of this project.
struct Tools {
    ptxas: Vec<Assembler>,
    opt: Option<PathBuf>,
    /// A missing tool is a failure, not a reason to skip.
    required: bool,
}

impl Tools {
    fn find() -> Tools {
        Tools {
            ptxas: Assembler::all(),
            opt: oxicc_reference::llvm_tool("opt"),
            required: oxicc_reference::is_required(),
        }
    }
}

/// ptxas of one release of the toolkit.
struct Assembler {
    /// As in the names of tests.
    name: String,
    release: (u8, u8),
    tool: Option<PathBuf>,
}

impl Assembler {
    /// The release that everything is compared with, then those for targets it does not know; in order of preference.
    const RELEASES: [(u8, u8); 3] = [(13, 0), (12, 9), (13, 4)];

    fn all() -> Vec<Assembler> {
        let [default, others @ ..] = Assembler::RELEASES;
        let mut all =
            vec![Assembler { name: "ptxas".to_owned(), release: default, tool: oxicc_reference::ptxas() }];
        for (major, minor) in others {
            let version = format!("{major}.{minor}");
            let tool = oxicc_reference::ptxas_of_release(&version);
            all.push(Assembler { name: format!("ptxas {version}"), release: (major, minor), tool });
        }
        all
    }

    fn is_default(&self) -> bool {
        self.release == Assembler::RELEASES[0]
    }

    /// Whether this is the first release that knows the target.
    fn is_chosen_for(&self, target: Target) -> bool {
        let mut releases = Assembler::RELEASES.into_iter();
        releases.find(|&(major, minor)| target.is_in_release(major, minor)) == Some(self.release)
    }
}

fn of_case(path: &Path, root: &Path, tools: &Tools) -> Vec<Trial> {
    let case = match Case::read(path, root) {
        Ok(case) => Arc::new(case),
        Err(e) => {
            let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
            return vec![Trial::test(name, move || Err(Failed::from(e.to_string())))];
        }
    };
    if reference_compiler::is_selected() {
        return of_reference(&case);
    }
    if nvlink::is_selected() {
        return of_nvlink(&case);
    }
    let mut trials = Vec::new();
    let levels = if case.expects_errors() { &case.levels[..1] } else { &case.levels[..] };
    for &level in levels {
        let name = format!("{} {level:?}", case.name);
        let reason = if launches::on_gpu() { not_on_gpu(&case) } else { None };
        let skipped = reason.is_some();
        let name = reason.map_or(name.clone(), |why| format!("{name} (not on a GPU: {why})"));
        trials.push(trial(name, &case, move |case| compile_and_run(case, level)).with_ignored_flag(skipped));
        if launches::on_gpu() && !skipped {
            trials.extend(only_simulated(&case, level));
        }
        if case.expects_errors() {
            continue;
        }
        if !case.ptxas.is_empty() {
            for assembler in &tools.ptxas {
                let targets: Vec<Target> =
                    case.ptxas.iter().copied().filter(|&t| assembler.is_chosen_for(t)).collect();
                if targets.is_empty() {
                    continue;
                }
                let name = format!("{} {level:?} {}", case.name, assembler.name);
                let skip = assembler.tool.is_none() && !(tools.required && assembler.is_default());
                let tool = assembler.tool.clone();
                let run = move |case: &Case| assemble(case, level, &targets, tool.as_deref());
                trials.push(trial(name, &case, run).with_ignored_flag(skip || case.pending.is_some()));
            }
        }
        if case.verify_llvm {
            let name = format!("{} {level:?} llvm", case.name);
            // LLVM is not on PyPI: it stays optional everywhere.
            let tool = tools.opt.clone();
            let skip = tool.is_none();
            let run = move |case: &Case| verify(case, level, tool.as_deref());
            trials.push(trial(name, &case, run).with_ignored_flag(skip || case.pending.is_some()));
        }
    }
    trials
}

/// Why a case as a whole cannot be executed on the GPU of this machine.
fn not_on_gpu(case: &Case) -> Option<String> {
    if case.no_gpu.is_some() {
        return case.no_gpu.clone();
    }
    if !case.runs.is_empty()
        && case.runs.iter().all(|run| run.only_simulated().is_some_and(|w| w != "printed text"))
    {
        return Some("only faults and checks".to_owned());
    }
    // PTX for an architecture with features of its own runs nowhere else.
    let target = case.text.lines().find_map(|l| l.trim().strip_prefix(".target sm_"))?;
    let is_newer = target.len() >= 3 && target.as_bytes()[..3].iter().all(u8::is_ascii_digit);
    (case.kind == InputKind::Ptx && is_newer).then(|| format!("for sm_{target}"))
}

/// What is left out or not compared on a GPU, by name.
fn only_simulated(case: &Arc<Case>, level: OptLevel) -> Vec<Trial> {
    let left_out = case.runs.iter().filter_map(|run| Some((run.line(), run.only_simulated()?)));
    let one = |(line, what): (usize, &str)| {
        let name = format!("{} {level:?} line {line} (not on a GPU: {what})", case.name);
        Trial::test(name, || Ok(())).with_ignored_flag(true)
    };
    left_out.map(one).collect()
}

/// Only the launches, of PTX that nvlink makes of the unit for the link.
fn of_nvlink(case: &Arc<Case>) -> Vec<Trial> {
    if case.expects_errors() || case.runs.is_empty() || case.kind == InputKind::Ptx {
        return Vec::new();
    }
    // What the release does not know cannot be asked of its linker.
    let unknown = options(case, OptLevel::O0, None).is_ok_and(|o| !o.target.is_in_release(13, 0));
    let one = |level| {
        let name = format!("{} {level:?} nvlink", case.name);
        trial(name, case, move |case| run_nvlink(case, level)).with_ignored_flag(unknown)
    };
    [OptLevel::O0, OptLevel::O3].map(one).into()
}

fn run_nvlink(case: &Case, level: OptLevel) -> Result<(), String> {
    let options = options(case, level, None)?;
    let target = options.target;
    let linker = nvlink::Linker::find().ok_or("there is no nvlink: `cargo xtask reference` installs it")?;
    let ptx = linker.ptx(&nvlink::unit(&input(case)?, options)?, target)?;
    case.runs.iter().try_for_each(|run| run.execute(&ptx))
}

/// Only the launches, of PTX from the reference tools.
fn of_reference(case: &Arc<Case>) -> Vec<Trial> {
    if case.runs.is_empty() {
        return Vec::new();
    }
    let one = |&level: &OptLevel| {
        let name = format!("{} {level:?} reference", case.name);
        trial(name, case, move |case| run_reference(case, level))
    };
    case.levels.iter().map(one).collect()
}

fn trial(
    name: String,
    case: &Arc<Case>,
    run: impl FnOnce(&Case) -> Result<(), String> + Send + 'static,
) -> Trial {
    // Run on request, with --include-ignored: the first case that passes asks for the line to be removed.
    let pending = case.pending.is_some() && !reference_compiler::is_selected();
    let checked = move |case: &Case| match (run(case), pending) {
        (Ok(()), true) => Err("passes now: remove its PENDING line".to_owned()),
        (result, _) => result,
    };
    on_large_stack(name, case, checked).with_ignored_flag(pending)
}

pub(crate) fn on_large_stack(
    name: String,
    case: &Arc<Case>,
    run: impl FnOnce(&Case) -> Result<(), String> + Send + 'static,
) -> Trial {
    let case = Arc::clone(case);
    Trial::test(name, move || {
        let work = || run(&case);
        let result = thread::scope(|scope| {
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            match thread.map(|t| t.join()) {
                Ok(Ok(result)) => result,
                Ok(Err(_)) => Err("panicked".to_owned()),
                Err(e) => Err(format!("cannot start a thread: {e}")),
            }
        });
        result.map_err(Failed::from)
    })
}

pub(crate) fn options(case: &Case, level: OptLevel, target: Option<Target>) -> Result<Options, String> {
    let mut options = CompileFlags::parse_options(case.flags.iter().map(String::as_str))?;
    options.opt_level = level;
    if let Some(target) = target {
        options.target = target;
    }
    let dir = case.path.parent().map(Path::to_path_buf).unwrap_or_default();
    let absolute = |p: &mut PathBuf| *p = dir.join(&*p);
    options.preprocessor.include_dirs.iter_mut().for_each(absolute);
    options.preprocessor.system_dirs.iter_mut().for_each(absolute);
    Ok(options)
}

fn input(case: &Case) -> Result<Input, String> {
    Input::read(&case.path)
}

/// The output, or everything that was said instead.
pub(crate) fn output(compilation: &Compilation) -> Result<&str, String> {
    if let Some(internal) = &compilation.internal_error {
        return Err(format!("internal compiler error: {}", internal.message));
    }
    compilation
        .output
        .as_deref()
        .ok_or_else(|| format!("does not compile:\n{}", compilation.render(Color::Never)))
}

/// Compiles at a level and checks diagnostics, outputs and launches.
fn compile_and_run(case: &Case, level: OptLevel) -> Result<(), String> {
    let options = options(case, level, None)?;
    let input = input(case)?;
    let compilation = compile(&input, &options, Emit::Ptx);
    if let Some(internal) = &compilation.internal_error {
        return Err(format!("internal compiler error: {}", internal.message));
    }
    let findings = compilation.findings();
    let explain = |message: String| match findings.iter().any(|f| f.severity >= Severity::Warning) {
        true => format!("{message}\n{}", compilation.render(Color::Never)),
        false => message,
    };
    diagnostics::compare(&case.diagnostics, &findings).map_err(explain)?;
    if case.snapshots.contains(&Snapshot::Diagnostics) {
        // The path of the checkout is not part of the expectation.
        let dir = format!("{}/", case.path.parent().unwrap_or(Path::new("")).display());
        let text = compilation.render(Color::Never).replace(&dir, "");
        snapshot::compare(&case.path, Snapshot::Diagnostics, level, &text)?;
    }
    if case.expects_errors() {
        return match compilation.output {
            Some(_) => Err("compiles in spite of its errors".to_owned()),
            None => Ok(()),
        };
    }
    let ptx = output(&compilation)?;
    check_outputs(case, level, &options, ptx)?;
    // PTX runs as it is written: the simulator's reports name its lines.
    let ptx = if case.kind == InputKind::Ptx { case.text.as_str() } else { ptx };
    case.runs.iter().try_for_each(|run| run.execute(ptx))?;
    // Once is enough, and unoptimised code has the most accesses to check.
    match case.levels.first() == Some(&level) {
        true => case.runs.iter().try_for_each(|run| run.execute_checked(ptx)),
        false => Ok(()),
    }
}

fn check_outputs(case: &Case, level: OptLevel, options: &Options, ptx: &str) -> Result<(), String> {
    for (kind, emit, file) in [
        (Output::Ptx, Emit::Ptx, Snapshot::Ptx),
        (Output::Llvm, Emit::Llvm, Snapshot::Llvm),
        (Output::Preprocessed, Emit::Preprocessed, Snapshot::Preprocessed),
    ] {
        let wants_file = case.snapshots.contains(&file);
        let wanted = case.patterns.iter().any(|p| p.output == kind) || wants_file;
        if !wanted {
            continue;
        }
        let other;
        let text = if emit == Emit::Ptx {
            ptx
        } else {
            other = compile(&input(case)?, options, emit);
            output(&other)?
        };
        let patterns =
            case.patterns.iter().filter(|p| p.output == kind && p.filter.admits(level, options.target));
        patterns::check(patterns, text)?;
        if wants_file {
            snapshot::compare(&case.path, file, level, text)?;
        }
    }
    Ok(())
}

fn assemble(case: &Case, level: OptLevel, targets: &[Target], tool: Option<&Path>) -> Result<(), String> {
    let tool = tool.ok_or("there is no ptxas: `cargo xtask reference` installs it")?;
    for &target in targets {
        let compilation = compile(&input(case)?, &options(case, level, Some(target))?, Emit::Ptx);
        let ptx = output(&compilation).map_err(|e| format!("{}: {e}", target.name()))?;
        tools::ptxas(tool, ptx, target).map_err(|e| format!("{}: {e}", target.name()))?;
    }
    Ok(())
}

fn verify(case: &Case, level: OptLevel, tool: Option<&Path>) -> Result<(), String> {
    let tool = tool.ok_or("there is no opt of LLVM 19")?;
    let compilation = compile(&input(case)?, &options(case, level, None)?, Emit::Llvm);
    tools::verify_llvm(tool, output(&compilation)?)
}
