//! Carrying out a launch, on the simulator or on a GPU.

use std::fmt;

use oxicc_gpu::{Gpu, GpuError};

use crate::kernel;
use crate::launch::{Dim3, Launch, Outcome};

/// Why there is no outcome.
#[derive(Clone, Debug)]
pub enum RunError {
    /// The launch could not start: bad PTX, no such kernel, arguments that do not fit, no GPU.
    Unusable(String),
    /// The kernel started and had a fault; what it printed before.
    Fault { report: String, printed: String },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Unusable(message) => f.write_str(message),
            RunError::Fault { report, .. } => f.write_str(report),
        }
    }
}

impl std::error::Error for RunError {}

/// Runs the launch on the built-in simulator.
pub fn simulate(_ptx: &str, _launch: &Launch) -> Result<Outcome, RunError> {
    Err(RunError::Unusable("the simulator is not built into this oxicc".to_owned()))
}

/// Runs the launch on the first GPU; also returns the GPU's name.
pub fn run_on_gpu(ptx: &str, launch: &Launch) -> (Result<Outcome, RunError>, String) {
    let gpu = match Gpu::open(0) {
        Ok(gpu) => gpu,
        Err(e) => return (Err(RunError::Unusable(format!("--on gpu: {e}"))), "no GPU".to_owned()),
    };
    let name = gpu.name().unwrap_or_else(|_| "an unknown GPU".to_owned());
    (on_gpu(&gpu, ptx, launch), name)
}

fn on_gpu(gpu: &Gpu, ptx: &str, launch: &Launch) -> Result<Outcome, RunError> {
    let unusable = |e: GpuError| RunError::Unusable(e.to_string());
    let parsed = oxicc_ptx::parse_module(ptx).map_err(|e| RunError::Unusable(format!("the PTX at {e}")))?;
    let kernel = kernel::find(&parsed, launch.kernel.as_deref()).map_err(RunError::Unusable)?;
    kernel::check_arguments(&parsed, kernel, launch).map_err(RunError::Unusable)?;
    let kernel = parsed.name(kernel.name);
    let module = gpu.load(ptx).map_err(unusable)?;
    let function = module.function(kernel).map_err(unusable)?;
    let mut memories = Vec::with_capacity(launch.buffers.len());
    for buffer in &launch.buffers {
        let memory = gpu.alloc(buffer.bytes.len()).map_err(unusable)?;
        memory.write(&buffer.bytes).map_err(unusable)?;
        memories.push(memory);
    }
    for global in &launch.globals {
        module.global(&global.name).and_then(|m| m.write(&global.bytes)).map_err(unusable)?;
    }
    let address = |buffer: usize| memories.get(buffer).map_or(0, |m| m.address());
    let params: Vec<Vec<u8>> = launch.params.iter().map(|p| p.with_addresses(address)).collect();
    let elapsed = function
        .launch(extents(launch.grid), extents(launch.block), launch.shared, &params)
        .map_err(|e| RunError::Fault { report: e.to_string(), printed: String::new() })?;
    let read = |m: &oxicc_gpu::DeviceMemory| m.read().map_err(unusable);
    let buffers = memories.iter().map(read).collect::<Result<_, _>>()?;
    let globals =
        launch.globals.iter().map(|g| module.global(&g.name).and_then(|m| m.read()).map_err(unusable));
    let globals = globals.collect::<Result<_, _>>()?;
    // The driver prints what the kernel prints to standard output itself.
    Ok(Outcome { buffers, globals, elapsed, ..Outcome::default() })
}

fn extents(dim: Dim3) -> [u32; 3] {
    [dim.x, dim.y, dim.z]
}
