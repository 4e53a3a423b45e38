//! Programs on the simulator.

use half::{bf16, f16};
use oxicc_sim::{Dim3, Launch, Options};

use crate::program::print::{dynamic_bytes, element_bytes, kernel_name};
use crate::program::types::{Scalar, Type};
use crate::program::{AreaSpace, AtomicOp, Program};
use crate::rng::Rng;

/// What a program left behind: its buffers, or why it stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Memory(Vec<Vec<u8>>),
    Fault(String),
    /// Nothing: it would say nothing about the compiler.
    NotRun,
}

/// A run is stopped after so many thread instructions; programs are made to need far fewer.
const LIMIT: u64 = 400_000_000;

/// Runs programs that were compiled into one PTX text.
pub fn run(ptx: &str, programs: &[&Program]) -> Result<Vec<Outcome>, String> {
    let mut device = oxicc_sim::Program::from_text(ptx).map_err(|e| e.to_string())?;
    Ok(programs.iter().map(|p| one(&mut device, p)).collect())
}

/// A buffer the kernel gets: its bytes at the start, and what its elements are.
pub(super) struct Buffer {
    pub(super) bytes: Vec<u8>,
    scalar: Scalar,
}

impl Buffer {
    /// What a run left in the buffer, in the form in which runs are compared: all NaNs are alike, because which one an operation
    /// gives is not defined by the language.
    pub(super) fn comparable(&self, mut bytes: Vec<u8>) -> Vec<u8> {
        canonical(&mut bytes, self.scalar);
        bytes
    }
}

/// What a kernel is started with. It follows from the program alone.
pub(super) struct Inputs {
    pub(super) buffers: Vec<Buffer>,
    /// The record that some kernels get by value behind their buffers.
    pub(super) argument: Option<Vec<u8>>,
}

fn one(device: &mut oxicc_sim::Program, program: &Program) -> Outcome {
    match launch(device, program) {
        Ok(memory) => Outcome::Memory(memory),
        Err(message) => Outcome::Fault(message),
    }
}

/// The inputs of a program whose kernel's parameters have these sizes.
pub(super) fn inputs(program: &Program, sizes: &[u32]) -> Inputs {
    let threads = program.grid * program.block;
    let mut rng = Rng::new(program.seed ^ 0x5eed);
    let mut buffers = vec![Buffer { bytes: vec![0; threads as usize * 8], scalar: Scalar::U64 }];
    for area in program.areas.iter().filter(|a| a.space == AreaSpace::Global) {
        let scalar = match area.element {
            Type::Scalar(s) | Type::Vector(s, _) => s,
            _ => Scalar::U32,
        };
        let total = threads * area.count * element_bytes(&area.element) / scalar.bytes();
        let bytes = (0..total).flat_map(|_| value(&mut rng, scalar)).collect();
        buffers.push(Buffer { bytes, scalar });
    }
    for cell in &program.cells {
        let ones = matches!(cell.op, AtomicOp::And | AtomicOp::Min);
        let mut bytes = vec![if ones { 0xff } else { 0 }; cell.scalar.bytes() as usize];
        if ones && cell.op == AtomicOp::Min && cell.scalar.is_signed() {
            bytes[3] = 0x7f;
        }
        buffers.push(Buffer { bytes, scalar: cell.scalar });
    }
    let argument = program.argument.is_some().then(|| {
        let size = sizes.get(buffers.len()).copied().unwrap_or(0);
        (0..size.div_ceil(4)).flat_map(|_| value(&mut rng, Scalar::U32)).take(size as usize).collect()
    });
    Inputs { buffers, argument }
}

fn launch(device: &mut oxicc_sim::Program, program: &Program) -> Result<Vec<Vec<u8>>, String> {
    let name = kernel_name(program);
    let sizes = device.parameters(&name).ok_or_else(|| format!("there is no kernel {name}"))?;
    let Inputs { buffers, argument } = inputs(program, &sizes);
    let mut params = Vec::new();
    let mut addresses = Vec::new();
    for buffer in &buffers {
        let address =
            device.memory_mut().alloc(buffer.bytes.len() as u64, "buffer").map_err(|e| e.to_string())?;
        device.memory_mut().write(address, &buffer.bytes).map_err(|e| e.to_string())?;
        addresses.push(address);
        params.push(address.to_le_bytes().to_vec());
    }
    params.extend(argument);
    let grid = Dim3::new(program.grid, 1, 1);
    let block = Dim3::new(program.block, 1, 1);
    let launch = Launch { kernel: &name, grid, block, cluster: None, shared: dynamic_bytes(program), params };
    let options = Options { max_instructions: LIMIT, threads: 1, ..Options::default() };
    let report = device.launch(&launch, &options).map_err(|e| e.to_string())?;
    let mut memory = Vec::new();
    for (buffer, address) in buffers.iter().zip(&addresses) {
        let mut bytes = vec![0; buffer.bytes.len()];
        device.memory().read(*address, &mut bytes).map_err(|e| e.to_string())?;
        memory.push(buffer.comparable(bytes));
    }
    for address in addresses {
        device.memory_mut().free(address);
    }
    match report.fault {
        Some(fault) => Err(fault.to_string()),
        None => Ok(memory),
    }
}

/// An input value: often small or at an edge.
fn value(rng: &mut Rng, scalar: Scalar) -> Vec<u8> {
    let number = match rng.below(6) {
        0 => rng.range(0, 4) as u64,
        1 => rng.range(-100, 100) as u64,
        2 => *rng.pick(&[u64::MAX, 1 << 31, (1 << 31) - 1, 1 << 63, 0x8000, 0x7fff, 255, 128]),
        _ => rng.word(),
    };
    let real = match rng.below(6) {
        0 => rng.range(-3, 3) as f64,
        1 => *rng.pick(&[0.5, -0.0, 1e-40, 1e30, -1e10, 65504.0, f64::INFINITY, f64::NAN]),
        2 => rng.range(-100_000, 100_000) as f64 / 7.0,
        _ => rng.range(-1_000_000, 1_000_000) as f64 / 65536.0,
    };
    match scalar {
        Scalar::F16 => f16::from_f64(real).to_le_bytes().to_vec(),
        Scalar::Bf16 => bf16::from_f64(real).to_le_bytes().to_vec(),
        Scalar::F32 => (real as f32).to_le_bytes().to_vec(),
        Scalar::F64 => real.to_le_bytes().to_vec(),
        Scalar::I128 | Scalar::U128 => [number.to_le_bytes(), rng.word().to_le_bytes()].concat(),
        _ => number.to_le_bytes()[..scalar.bytes() as usize].to_vec(),
    }
}

/// Gives all NaNs the same bits.
fn canonical(bytes: &mut [u8], scalar: Scalar) {
    let n = scalar.bytes() as usize;
    for element in bytes.chunks_exact_mut(n) {
        let mut word = [0; 8];
        match scalar {
            Scalar::F16 | Scalar::Bf16 | Scalar::F32 | Scalar::F64 => word[..n].copy_from_slice(element),
            _ => return,
        }
        let bits = u64::from_le_bytes(word);
        let is_nan = match scalar {
            Scalar::F16 => f16::from_bits(bits as u16).is_nan(),
            Scalar::Bf16 => bf16::from_bits(bits as u16).is_nan(),
            Scalar::F32 => f32::from_bits(bits as u32).is_nan(),
            _ => f64::from_bits(bits).is_nan(),
        };
        if is_nan {
            element.fill(0xff);
        }
    }
}
