//! Carrying out a launch on a GPU. Not in WebAssembly, where nothing can be loaded.

use oxicc_gpu::{ArraySpec, DeviceMemory, Format, Gpu, GpuError, Image, Sampler, TensorMapSpec, Wrap};
use oxicc_sim::{AddressMode, Channel, Shape};

use crate::ScalarType;
use crate::execute::{RunError, parse};
use crate::kernel;
use crate::launch::{Launch, Outcome};
use crate::object::{Object, ObjectKind, channel};

/// The architecture of the first GPU: `sm_90`.
pub fn native_architecture() -> Result<String, String> {
    let sm = Gpu::open(0).and_then(|gpu| gpu.sm()).map_err(|e| format!("native: {e}"))?;
    Ok(format!("sm_{sm}"))
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
    if !launch.modules.is_empty() {
        return Err(RunError::Unusable("modules are linked on the simulator only".to_owned()));
    }
    let parsed = parse(ptx)?;
    let kernel = kernel::find(&parsed, launch.kernel.as_deref()).map_err(RunError::Unusable)?;
    kernel::check_arguments(&parsed, kernel, launch).map_err(RunError::Unusable)?;
    kernel::check_limits(launch).map_err(RunError::Unusable)?;
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
    let mut params: Vec<Vec<u8>> = launch.params.iter().map(|p| p.with_addresses(address)).collect();
    // Texels are in arrays of their own, by the buffer they came from.
    let mut images = Vec::new();
    for (param, bytes) in launch.params.iter().zip(&mut params) {
        for (offset, buffer, object) in &param.objects {
            let data = &launch.buffers[*buffer];
            let argument = match &object.kind {
                ObjectKind::TensorMap { tile } => {
                    object.map_on_gpu(gpu, tile, data.ty, &memories[*buffer]).map_err(RunError::Unusable)?
                }
                ObjectKind::Texture | ObjectKind::Surface => {
                    let image = object.image_on_gpu(gpu, data.ty, &data.bytes).map_err(RunError::Unusable)?;
                    let handle = image.handle().to_le_bytes().to_vec();
                    images.push((*buffer, object.kind == ObjectKind::Surface, image));
                    handle
                }
            };
            bytes[*offset..*offset + argument.len()].copy_from_slice(&argument);
        }
    }
    let elapsed = function
        .launch_together(
            extents(launch.grid),
            extents(launch.block),
            launch.shared,
            oxicc_gpu::Together { cluster: launch.cluster.map(extents), cooperative: launch.cooperative },
            &params,
        )
        .map_err(|e| RunError::Fault { report: e.to_string(), printed: String::new() })?;
    let read = |m: &oxicc_gpu::DeviceMemory| m.read().map_err(unusable);
    let mut buffers = memories.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    for (buffer, _, image) in images.iter().filter(|(_, is_surface, _)| *is_surface) {
        buffers[*buffer] = image.read().map_err(unusable)?;
    }
    let globals =
        launch.globals.iter().map(|g| module.global(&g.name).and_then(|m| m.read()).map_err(unusable));
    let globals = globals.collect::<Result<_, _>>()?;
    // The driver prints what the kernel prints to standard output itself.
    Ok(Outcome { buffers, globals, elapsed, ..Outcome::default() })
}

fn extents(dim: oxicc_sim::Dim3) -> [u32; 3] {
    [dim.x, dim.y, dim.z]
}

impl Object {
    /// The bytes of a tensor map for a GPU.
    fn map_on_gpu(
        &self,
        gpu: &Gpu,
        tile: &[u32],
        ty: ScalarType,
        memory: &DeviceMemory,
    ) -> Result<Vec<u8>, String> {
        let map = self.tensor_map(tile, ty, memory.address())?;
        let im2col = map.im2col.map(|i| {
            let wide = |c: [i8; 3]| [c[0] as i32, c[1] as i32, c[2] as i32, 0, 0];
            ([wide(i.lower), wide(i.upper)], i.channels as u32, i.pixels as u32)
        });
        let spec = TensorMapSpec {
            element: map.element as i32,
            dims: &map.dims,
            strides: &map.strides,
            tile: &map.tile,
            steps: &map.steps.iter().map(|s| *s as u32).collect::<Vec<_>>(),
            interleave: 0,
            swizzle: map.swizzle as i32,
            fill_nan: map.fill_nan,
            im2col,
        };
        Ok(gpu.encode_map(&spec, memory).map_err(|e| e.to_string())?.to_vec())
    }

    /// The texture or surface on a GPU.
    fn image_on_gpu<'g>(&self, gpu: &'g Gpu, ty: ScalarType, texels: &[u8]) -> Result<Image<'g>, String> {
        let format = channel(ty).ok_or_else(|| format!("textures of {} do not exist", ty.name()))?;
        let texture = self.texture(format, 0);
        let has_dimension = |n: usize| n < self.extent.len() || texture.shape != Shape::Plain && n == 2;
        let spec = ArraySpec {
            format: match format {
                Channel::U8 => Format::U8,
                Channel::S8 => Format::S8,
                Channel::U16 => Format::U16,
                Channel::S16 => Format::S16,
                Channel::U32 => Format::U32,
                Channel::S32 => Format::S32,
                Channel::F16 => Format::F16,
                Channel::F32 => Format::F32,
            },
            channels: self.channels as u32,
            // One-dimensional layers have a height of 1 on the simulator, none on a GPU.
            extent: [0, 1, 2].map(|n| match n {
                1 if texture.shape == Shape::Layered && self.extent.len() == 2 => 0,
                _ if has_dimension(n) => texture.extent[n] as usize,
                _ => 0,
            }),
            shape: match texture.shape {
                Shape::Plain => oxicc_gpu::Shape::Plain,
                Shape::Layered => oxicc_gpu::Shape::Layered,
                Shape::Cube => oxicc_gpu::Shape::Cube,
            },
            levels: texture.levels,
        };
        let sampler = Sampler {
            wrap: match texture.mode[0] {
                AddressMode::Wrap => Wrap::Wrap,
                AddressMode::Clamp => Wrap::Clamp,
                AddressMode::Mirror => Wrap::Mirror,
                AddressMode::Border => Wrap::Border,
            },
            linear: texture.linear,
            linear_levels: texture.linear_levels,
            normalized_coordinates: texture.normalized_coordinates,
            normalized_texels: texture.normalized_texels,
        };
        let image = match self.kind {
            ObjectKind::Surface => gpu.surface(spec, texels),
            _ => gpu.texture(spec, texels, sampler),
        };
        image.map_err(|e: GpuError| e.to_string())
    }
}
