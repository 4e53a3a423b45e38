//! Carrying out a launch on the simulator, and the ways it can fail.

use std::fmt;

use oxicc_sim::{FaultKind, LoadError, Observer, Program};

use crate::kernel;
use crate::launch::{AccessSite, BufferData, Launch, Outcome};
use crate::names::{demangled, readable};

/// Why there is no outcome.
#[derive(Clone, Debug)]
pub enum RunError {
    /// The launch could not start: bad PTX, no such kernel, arguments that do not fit, no GPU.
    Unusable(String),
    /// The kernel started and had a fault; what it printed before.
    Fault { report: String, printed: String },
    /// The kernel was stopped by [`Launch::watch`]; where it was.
    Interrupted { report: String, printed: String },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Unusable(message) => f.write_str(message),
            RunError::Fault { report, .. } | RunError::Interrupted { report, .. } => f.write_str(report),
        }
    }
}

impl std::error::Error for RunError {}

/// Runs the launch on the built-in simulator.
pub fn simulate(ptx: &str, launch: &Launch) -> Result<Outcome, RunError> {
    simulate_observed(ptx, launch, None)
}

/// Runs the launch on the built-in simulator while somebody watches, such as a debugger.
pub fn simulate_observed(
    ptx: &str,
    launch: &Launch,
    observer: Option<&mut dyn Observer>,
) -> Result<Outcome, RunError> {
    let unusable = |e: LoadError| RunError::Unusable(readable(&e.to_string()));
    let memory_error = |e: FaultKind| RunError::Unusable(e.to_string());
    let module = parse(ptx)?;
    let kernel = kernel::find(&module, launch.kernel.as_deref()).map_err(RunError::Unusable)?;
    kernel::check_arguments(&module, kernel, launch).map_err(RunError::Unusable)?;
    kernel::check_limits(launch).map_err(RunError::Unusable)?;
    let kernel = module.name(kernel.name).to_owned();
    let others = launch.modules.iter().map(|text| parse(text));
    let mut modules = std::iter::once(Ok(module)).chain(others).collect::<Result<Vec<_>, _>>()?;
    modules.iter_mut().for_each(|m| m.strip_trivia());
    let mut program = Program::link(modules).map_err(unusable)?;
    let mut addresses = Vec::with_capacity(launch.buffers.len());
    for buffer in &launch.buffers {
        let address =
            program.memory_mut().alloc(buffer.bytes.len() as u64, &buffer.name).map_err(memory_error)?;
        program.memory().write(address, &buffer.bytes).map_err(memory_error)?;
        addresses.push(address);
    }
    let mut globals = Vec::with_capacity(launch.globals.len());
    for global in &launch.globals {
        let (address, _) = program
            .variable(&global.name)
            .filter(|(_, size)| *size >= global.bytes.len() as u64)
            .ok_or_else(|| RunError::Unusable(missing_variable(global)))?;
        program.memory().write(address, &global.bytes).map_err(memory_error)?;
        globals.push(address);
    }
    let address_of = |buffer: usize| addresses.get(buffer).copied().unwrap_or(0);
    let mut params: Vec<Vec<u8>> = launch.params.iter().map(|p| p.with_addresses(address_of)).collect();
    for (param, bytes) in launch.params.iter().zip(&mut params) {
        for (offset, buffer, object) in &param.objects {
            let ty = launch.buffers[*buffer].ty;
            let object = object.bytes(&mut program, ty, address_of(*buffer)).map_err(RunError::Unusable)?;
            bytes[*offset..*offset + object.len()].copy_from_slice(&object);
        }
    }
    let request = oxicc_sim::Launch {
        kernel: &kernel,
        grid: launch.grid,
        block: launch.block,
        cluster: launch.cluster,
        shared: launch.shared,
        params,
    };
    let mut options = oxicc_sim::Options {
        threads: launch.threads,
        check: launch.check,
        cooperative: launch.cooperative,
        watch: launch.watch.clone(),
        ..oxicc_sim::Options::default()
    };
    if let Some(limit) = launch.max_instructions {
        options.max_instructions = limit;
    }
    let report = program.launch_observed(&request, &options, observer).map_err(unusable)?;
    if let Some(fault) = report.fault {
        let (printed, report) = (report.printed, readable(&fault.to_string()));
        return Err(match fault.kind {
            FaultKind::Interrupted { .. } => RunError::Interrupted { report, printed },
            _ => RunError::Fault { report, printed },
        });
    }
    let read = |address: u64, len: usize| {
        let mut bytes = vec![0; len];
        program.memory().read(address, &mut bytes).map_err(memory_error).map(|()| bytes)
    };
    let buffers = launch.buffers.iter().zip(&addresses).map(|(b, address)| read(*address, b.bytes.len()));
    let buffers = buffers.collect::<Result<_, _>>()?;
    let globals = launch.globals.iter().zip(&globals).map(|(g, address)| read(*address, g.bytes.len()));
    let globals = globals.collect::<Result<_, _>>()?;
    Ok(Outcome {
        buffers,
        globals,
        printed: report.printed,
        elapsed: report.elapsed,
        counters: counters(&report.counters),
        sites: worst_first(report.sites),
    })
}

fn counters(c: &oxicc_sim::Counters) -> Vec<(String, u64)> {
    let instructions =
        [("instructions (threads)", c.thread_instructions), ("instructions (warps)", c.warp_instructions)];
    let groups = c.by_group().map(|(name, count)| (format!("  {name}"), count));
    let moved = [
        ("divergent branches", c.divergent_branches),
        ("atomics", c.atomics),
        ("global bytes read", c.global_read),
        ("global bytes written", c.global_written),
        ("shared bytes read", c.shared_read),
        ("shared bytes written", c.shared_written),
        ("local bytes read", c.local_read),
        ("local bytes written", c.local_written),
        ("texture bytes read", c.texture_read),
        ("surface bytes written", c.surface_written),
    ];
    let named = |list: &[(&str, u64)]| list.iter().map(|(n, c)| (n.to_string(), *c)).collect::<Vec<_>>();
    named(&instructions).into_iter().chain(groups).chain(named(&moved)).collect()
}

/// Access sites, those that move the most more than they need to first.
fn worst_first(sites: Vec<oxicc_sim::Site>) -> Vec<AccessSite> {
    let mut out: Vec<AccessSite> = sites
        .into_iter()
        .map(|s| AccessSite {
            place: match &s.source {
                Some((file, line)) => format!("{} ({file}:{line})", s.instruction),
                None => format!("{} in {}", s.instruction, demangled(&s.function)),
            },
            source: s.source,
            is_shared: s.kind == oxicc_sim::SiteKind::Shared,
            accesses: s.accesses,
            transactions: s.transactions,
            ideal: s.ideal,
        })
        .collect();
    out.sort_by_key(|s| std::cmp::Reverse(s.transactions.saturating_sub(s.ideal)));
    out
}

pub(crate) fn parse(ptx: &str) -> Result<oxicc_ptx::Module, RunError> {
    oxicc_ptx::parse_module(ptx).map_err(|e| RunError::Unusable(format!("the PTX at {e}")))
}

fn missing_variable(global: &BufferData) -> String {
    format!("there is no variable `{}` of {} bytes or more", global.name, global.bytes.len())
}
