//! Running both cubins on a GPU.

use std::fs;
use std::path::Path;
use std::time::Duration;

use oxicc_gpu::{DeviceMemory, Gpu, GpuError, Module};
use oxicc_launch::{Launch, ScalarType};

use crate::table::{Timing, timing_table};

/// Largest relative difference of floats that counts as equal: the compilers may contract and order operations differently.
const TOLERANCE: f64 = 1e-3;

/// Runs everything in the folder that has a name `wanted`, prints the table.
pub fn run(dir: &Path, runs: usize, wanted: impl Fn(&str) -> bool) -> Result<(), String> {
    let gpu = Gpu::open(0).map_err(|e| e.to_string())?;
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut names: Vec<String> = entries
        .filter_map(|e| e.ok()?.file_name().to_str()?.strip_suffix(".launch").map(str::to_owned))
        .filter(|n| wanted(n))
        .collect();
    names.sort();
    println!("{}, median of {runs} launches each, alternating", gpu.name().map_err(|e| e.to_string())?);
    let mut timings = Vec::new();
    for name in names {
        match one(&gpu, dir, &name, runs) {
            Ok(timing) => timings.push(timing),
            Err(e) => println!("{name:<18} {e}"),
        }
    }
    print!("{}", timing_table(&mut timings));
    Ok(())
}

fn one(gpu: &Gpu, dir: &Path, name: &str, runs: usize) -> Result<Timing, String> {
    let file = |what: &str| dir.join(format!("{name}.{what}"));
    let text = fs::read_to_string(file("launch")).map_err(|e| e.to_string())?;
    let launch = Launch::parse(&text, dir)?;
    let kernel = launch.kernel.clone().ok_or("the launch names no kernel")?;
    let load = |who: &str| -> Result<Module, String> {
        let bytes = fs::read(file(&format!("{who}.cubin"))).map_err(|_| format!("{who}: not compiled"))?;
        gpu.load_image(&bytes).map_err(|e| format!("{who}: {e}"))
    };
    let (ours, reference) = (load("oxicc")?, load("reference")?);
    let say = |e: GpuError| e.to_string();
    let memories = Memories::new(gpu, &launch).map_err(say)?;
    let run = |module: &Module| -> Result<Duration, GpuError> {
        let (grid, block) = (launch.grid, launch.block);
        module.function(&kernel)?.launch(
            [grid.x, grid.y, grid.z],
            [block.x, block.y, block.z],
            launch.shared,
            &memories.params,
        )
    };
    memories.fill(&launch).map_err(say)?;
    run(&reference).map_err(|e| format!("reference: {e}"))?;
    let expected = memories.outputs(&launch).map_err(say)?;
    memories.fill(&launch).map_err(say)?;
    run(&ours).map_err(|e| format!("oxicc: {e}"))?;
    let got = memories.outputs(&launch).map_err(say)?;
    let difference = difference(&launch, &expected, &got);
    let (mut a, mut b) = (Vec::with_capacity(runs), Vec::with_capacity(runs));
    for i in 0..runs {
        // Who runs first changes, so that neither always finds the caches of the other.
        if i % 2 == 0 {
            a.push(run(&ours).map_err(say)?);
            b.push(run(&reference).map_err(say)?);
        } else {
            b.push(run(&reference).map_err(say)?);
            a.push(run(&ours).map_err(say)?);
        }
    }
    Ok(Timing { name: name.to_owned(), ours: median(a), reference: median(b), difference })
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The buffers of a launch on the GPU, and the parameters that point to them.
struct Memories<'g> {
    buffers: Vec<DeviceMemory<'g>>,
    params: Vec<Vec<u8>>,
}

impl<'g> Memories<'g> {
    fn new(gpu: &'g Gpu, launch: &Launch) -> Result<Memories<'g>, GpuError> {
        let buffers: Vec<DeviceMemory> =
            launch.buffers.iter().map(|b| gpu.alloc(b.bytes.len())).collect::<Result<_, _>>()?;
        let address = |i: usize| buffers.get(i).map_or(0, |m| m.address());
        let params = launch.params.iter().map(|p| p.with_addresses(address)).collect();
        Ok(Memories { buffers, params })
    }

    fn fill(&self, launch: &Launch) -> Result<(), GpuError> {
        self.buffers.iter().zip(&launch.buffers).try_for_each(|(m, b)| m.write(&b.bytes))
    }

    /// Contents of the buffers that are results, empty for the others.
    fn outputs(&self, launch: &Launch) -> Result<Vec<Vec<u8>>, GpuError> {
        let read = |(m, b): (&DeviceMemory, &oxicc_launch::BufferData)| {
            if b.is_output { m.read() } else { Ok(Vec::new()) }
        };
        self.buffers.iter().zip(&launch.buffers).map(read).collect()
    }
}

/// The first difference between two results, and how many there are.
pub fn difference(launch: &Launch, expected: &[Vec<u8>], got: &[Vec<u8>]) -> Option<String> {
    for (buffer, (e, g)) in launch.buffers.iter().zip(expected.iter().zip(got)) {
        if e == g {
            continue;
        }
        let (mut count, mut first) = (0, String::new());
        for i in 0..e.len() / buffer.ty.size() {
            let (Some(x), Some(y)) = (buffer.ty.read(e, i), buffer.ty.read(g, i)) else { continue };
            if !equal(buffer.ty, x.as_f64(), y.as_f64()) {
                count += 1;
                if first.is_empty() {
                    first = format!("{}[{i}]: reference {}, oxicc {}", buffer.name, x.as_f64(), y.as_f64());
                }
            }
        }
        if count > 0 {
            return Some(format!("{count} DIFFER, {first}"));
        }
    }
    None
}

fn equal(ty: ScalarType, x: f64, y: f64) -> bool {
    let close = (x - y).abs() <= TOLERANCE * x.abs().max(y.abs()).max(1e-3);
    x == y || x.is_nan() && y.is_nan() || ty.is_float() && close
}
