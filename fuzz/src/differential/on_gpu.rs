//! Programs on a real GPU.

use std::process;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use oxicc_gpu::{Gpu, GpuError};

use super::execute::{Inputs, Outcome, inputs};
use crate::program::Program;
use crate::program::print::{dynamic_bytes, kernel_name};

/// A batch that is not through by then holds a kernel that does not end.
const LIMIT: Duration = Duration::from_secs(60);

/// Whether the results of a program are the same on a GPU.
///
/// The simulator has models of the approximate instructions, not their bits. ptxas may fuse the plain `mul.f16` and `add.f16` that the
/// operators of `__half` are made of, and takes threads that left a recursive function at different depths for a whole warp
/// (docs/dev/fuzzing.md).
pub fn is_defined_on_gpu(program: &Program) -> bool {
    !program.inexact && !program.uses_half && !program.recurses()
}

/// Runs those programs of one PTX text that [`is_defined_on_gpu`]; the others are not run. `cubin` is what ptxas made of the
/// text; without one the driver assembles it.
///
/// After a fault a GPU's context is of no use: what comes behind one is a fault, too.
pub fn run(
    gpu: &Gpu,
    ptx: &str,
    cubin: Option<&[u8]>,
    programs: &[&Program],
) -> Result<Vec<Outcome>, String> {
    // The sizes of the parameters are in the text.
    let sizes = oxicc_sim::Program::from_text(ptx).map_err(|e| e.to_string())?;
    // A kernel that does not end cannot be stopped, and every call of the driver waits for it.
    let (_ended, end) = channel::<()>();
    let seed = programs.first().map_or(0, |p| p.seed);
    thread::spawn(move || {
        if end.recv_timeout(LIMIT) == Err(RecvTimeoutError::Timeout) {
            println!("a program of the batch from seed {seed} does not end on the GPU");
            process::abort();
        }
    });
    let module = match cubin {
        Some(image) => gpu.load_image(image),
        None => gpu.load(ptx),
    };
    let module = module.map_err(|e| e.to_string())?;
    let one = |program: &&Program| -> Outcome {
        if !is_defined_on_gpu(program) {
            return Outcome::NotRun;
        }
        let name = kernel_name(program);
        let Some(sizes) = sizes.parameters(&name) else {
            return Outcome::Fault(format!("there is no kernel {name}"));
        };
        match launch(gpu, &module, &name, program, inputs(program, &sizes)) {
            Ok(memory) => Outcome::Memory(memory),
            Err(e) => Outcome::Fault(e.to_string()),
        }
    };
    Ok(programs.iter().map(one).collect())
}

fn launch(
    gpu: &Gpu,
    module: &oxicc_gpu::Module,
    name: &str,
    program: &Program,
    inputs: Inputs,
) -> Result<Vec<Vec<u8>>, GpuError> {
    let mut areas = Vec::new();
    for buffer in &inputs.buffers {
        let area = gpu.alloc(buffer.bytes.len())?;
        area.write(&buffer.bytes)?;
        areas.push(area);
    }
    let mut params: Vec<Vec<u8>> = areas.iter().map(|a| a.address().to_le_bytes().to_vec()).collect();
    params.extend(inputs.argument);
    let shared = dynamic_bytes(program);
    module.function(name)?.launch([program.grid, 1, 1], [program.block, 1, 1], shared, &params)?;
    inputs.buffers.iter().zip(&areas).map(|(buffer, area)| Ok(buffer.comparable(area.read()?))).collect()
}
