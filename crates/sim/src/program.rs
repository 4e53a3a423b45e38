//! Modules linked into something that can run.

use std::sync::Mutex;

use oxicc_ptx::{
    Init, Item, Linkage, Module, ScalarType, SpecialReg, StateSpace, Stmt, Sym, TypeKind, Variable,
    format_inst,
};
use rustc_hash::FxHashMap;

use crate::code::{Code, Op, System, Target};
use crate::decode::{self, Place, function_address};
use crate::exec::{Block, HANDLE_STEP, Heap, Observer, Vectors};
use crate::fault::LoadError;
use crate::grid::{Launch, Options, Report};
use crate::memory::{DevicePtr, Memory, window};
use crate::texture::Texture;

/// Decoded functions and placed variables.
pub struct Program {
    pub(crate) codes: Vec<Code>,
    kernels: Vec<(String, u32)>,
    variables: FxHashMap<String, (DevicePtr, u64)>,
    pub(crate) memory: Memory,
    /// Bytes of statically declared shared memory; dynamic shared memory follows.
    pub(crate) shared_static: u64,
    /// Source files by module and index.
    pub(crate) files: FxHashMap<(usize, u32), String>,
    pub(crate) textures: Vec<Texture>,
    /// Variables that are texture, sampler or surface references.
    pub(crate) references: Vec<(u64, ScalarType)>,
    /// What was linked: the texts of reports are made from it.
    pub(crate) modules: Vec<Module>,
    /// Where the names of each module are.
    pub(crate) places: Vec<FxHashMap<Sym, Place>>,
    /// Device heap for `malloc`, made at the first launch that needs it.
    pub(crate) heap: Option<Heap>,
    /// Blocks that earlier launches are done with: their memory is used again.
    pub(crate) spare: Mutex<Vec<Block>>,
    /// What kernels are executed with.
    pub(crate) vectors: Vectors,
}

/// What is known of a kernel before it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelShape {
    /// Offset and size of each parameter.
    pub parameters: Vec<(u32, u32)>,
    /// Threads of a block, if the kernel says.
    pub max_threads: Option<u32>,
    /// Blocks of a cluster, if the kernel says.
    pub cluster: Option<[u32; 3]>,
    /// Bytes of local memory of one thread, without those of called functions.
    pub local: u32,
}

/// What the programs on one device have in common: a pointer that one of them makes is good in the others.
#[derive(Default)]
pub struct Device {
    memory: Memory,
    textures: Vec<Texture>,
    heap: Option<Heap>,
}

impl Device {
    /// A device with nothing in its memory.
    pub fn new() -> Device {
        Device::default()
    }

    /// Its memory.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Its memory, to allocate in.
    pub fn memory_mut(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// Makes a texture or surface object; returns its handle, which kernels take as a 64-bit argument.
    pub fn add_texture(&mut self, texture: Texture) -> u64 {
        self.textures.push(texture);
        texture_handle(self.textures.len())
    }

    /// Changes the texture or surface object of a handle.
    pub fn texture_mut(&mut self, handle: u64) -> Option<&mut Texture> {
        let index = handle.checked_sub(window::TEXTURE)? / HANDLE_STEP;
        self.textures.get_mut(usize::try_from(index).ok()?)
    }
}

/// The handle of the last of so many textures.
fn texture_handle(count: usize) -> u64 {
    window::TEXTURE + (count as u64 - 1) * HANDLE_STEP
}

/// Dynamic shared memory starts at this alignment.
const SHARED_ALIGN: u64 = 128;
/// Bytes of the variables of all modules together.
const MAX_GLOBAL: u64 = 4 << 30;

impl Program {
    /// Parses and links one PTX text.
    pub fn from_text(text: &str) -> Result<Program, LoadError> {
        let mut module = oxicc_ptx::parse_module(text).map_err(|e| LoadError::new(format!("PTX: {e}")))?;
        module.strip_trivia();
        Program::link(vec![module])
    }

    /// Links modules: a name declared in one may be defined in another.
    pub fn link(modules: Vec<Module>) -> Result<Program, LoadError> {
        let mut device = Device::new();
        let mut program = Program::link_on(modules, &mut device)?;
        program.swap_device(&mut device);
        Ok(program)
    }

    /// Links modules into a program whose variables are in the memory of a device: [`Program::launch_on`] runs it there.
    pub fn link_on(modules: Vec<Module>, device: &mut Device) -> Result<Program, LoadError> {
        let mut linker = Linker::new(std::mem::take(&mut device.memory));
        let declared = modules.iter().try_for_each(|module| linker.declare(module));
        let program = declared.and_then(|()| linker.finish(modules));
        device.memory = linker.memory;
        program
    }

    /// Runs a kernel of a program that was linked on a device, while somebody may watch.
    pub fn launch_on(
        &mut self,
        device: &mut Device,
        launch: &Launch<'_>,
        options: &Options,
        observer: Option<&mut dyn Observer>,
    ) -> Result<Report, LoadError> {
        self.swap_device(device);
        let report = self.launch_observed(launch, options, observer);
        self.swap_device(device);
        report
    }

    fn swap_device(&mut self, device: &mut Device) {
        std::mem::swap(&mut self.memory, &mut device.memory);
        std::mem::swap(&mut self.textures, &mut device.textures);
        std::mem::swap(&mut self.heap, &mut device.heap);
    }

    /// The text of an instruction and the source line it came from.
    pub(crate) fn describe(&self, code: &Code, pc: u32) -> (String, Option<(String, u32)>) {
        let before = code.lines.partition_point(|(start, _, _)| *start <= pc);
        let line = before.checked_sub(1).and_then(|i| code.lines.get(i));
        let source =
            line.and_then(|(_, file, line)| Some((self.files.get(&(code.origin.0, *file))?.clone(), *line)));
        let stmt = (|| {
            let module = self.modules.get(code.origin.0)?;
            let Item::Function(function) = module.items.get(code.origin.1)? else { return None };
            let stmt = function.body.as_ref()?.get(*code.stmts.get(pc as usize)? as usize)?;
            if let Stmt::Inst(inst) = stmt { Some(format_inst(inst, &module.symbols)) } else { None }
        })();
        (stmt.unwrap_or_else(|| "ret".to_string()), source)
    }

    /// Names of the kernels, in the order they are defined.
    pub fn kernels(&self) -> impl Iterator<Item = &str> {
        self.kernels.iter().map(|(name, _)| name.as_str())
    }

    /// Sizes of a kernel's parameters in bytes.
    pub fn parameters(&self, kernel: &str) -> Option<Vec<u32>> {
        let code = &self.codes[self.kernel(kernel)? as usize];
        Some(code.kernel_params.iter().map(|(_, size)| *size).collect())
    }

    /// What is known of a kernel before it runs.
    pub fn kernel_shape(&self, kernel: &str) -> Option<KernelShape> {
        let code = &self.codes[self.kernel(kernel)? as usize];
        Some(KernelShape {
            parameters: code.kernel_params.clone(),
            max_threads: code.max_threads,
            cluster: code.cluster,
            local: code.frame,
        })
    }

    pub(crate) fn kernel(&self, name: &str) -> Option<u32> {
        self.kernels.iter().find(|(n, _)| n == name).map(|(_, index)| *index)
    }

    /// Address and size of a global or constant variable.
    pub fn variable(&self, name: &str) -> Option<(DevicePtr, u64)> {
        self.variables.get(name).copied()
    }

    /// Makes a texture or surface object; returns its handle, which kernels take as a 64-bit argument.
    pub fn add_texture(&mut self, texture: Texture) -> u64 {
        self.textures.push(texture);
        texture_handle(self.textures.len())
    }

    /// Whether any function allocates: only then there is a heap.
    pub(crate) fn calls_malloc(&self) -> bool {
        self.calls(&[System::Malloc, System::AlignedMalloc, System::RuntimeMalloc])
    }

    /// Whether any function launches kernels: only then there is memory for their arguments.
    pub(crate) fn launches_kernels(&self) -> bool {
        self.calls(&[System::ParameterBuffer, System::PlainParameterBuffer])
    }

    fn calls(&self, functions: &[System]) -> bool {
        let is_one = |t: &Target| matches!(t, Target::System(system) if functions.contains(system));
        let calls = |op: &Op| matches!(op, Op::Call(call) if is_one(&call.target));
        self.codes.iter().any(|code| code.instrs.iter().any(|i| calls(&i.op)))
    }

    /// Whether a kernel of the program asks for the memory of a cooperative launch.
    pub(crate) fn is_cooperative(&self) -> bool {
        let asks = |op: &Op| matches!(op, Op::Special { reg: SpecialReg::Envreg2, .. });
        self.codes.iter().any(|code| code.instrs.iter().any(|i| asks(&i.op)))
    }

    /// The memory of the device.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The memory of the device, to allocate and free.
    pub fn memory_mut(&mut self) -> &mut Memory {
        &mut self.memory
    }
}

struct Linker {
    memory: Memory,
    /// Names visible to all modules.
    global: FxHashMap<String, Place>,
    /// Names of each module.
    places: Vec<FxHashMap<Sym, Place>>,
    variables: FxHashMap<String, (DevicePtr, u64)>,
    references: Vec<(u64, ScalarType)>,
    shared: u64,
    /// Bytes of all global and constant variables.
    global_bytes: u64,
    functions: u32,
    /// Dynamic shared arrays: module and name.
    dynamic: Vec<(usize, Sym)>,
}

impl Linker {
    fn new(memory: Memory) -> Linker {
        Linker {
            memory,
            global: FxHashMap::default(),
            places: Vec::new(),
            variables: FxHashMap::default(),
            references: Vec::new(),
            shared: 0,
            global_bytes: 0,
            functions: 0,
            dynamic: Vec::new(),
        }
    }

    /// Gives every definition of a module its place.
    fn declare(&mut self, module: &Module) -> Result<(), LoadError> {
        self.places.push(FxHashMap::default());
        for item in &module.items {
            match item {
                Item::Variable(v) => self.variable(module, v)?,
                Item::Function(f) => {
                    if f.body.is_some() {
                        self.define(module, f.name, f.linkage, Place::Function(self.functions))?;
                        self.functions += 1;
                    }
                    for stmt in f.body.iter().flatten() {
                        if let Stmt::Variable(v) = stmt
                            && !matches!(v.space, StateSpace::Local | StateSpace::Param)
                        {
                            self.variable(module, v)?;
                        }
                    }
                }
                Item::Raw(text) => {
                    return Err(LoadError::new(format!("module-level text that cannot be parsed: {text}")));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn define(
        &mut self,
        module: &Module,
        name: Sym,
        linkage: Linkage,
        place: Place,
    ) -> Result<(), LoadError> {
        if linkage != Linkage::Internal {
            let text = module.name(name).to_string();
            let weak = matches!(linkage, Linkage::Weak | Linkage::Common);
            if self.global.contains_key(&text) && !weak {
                return Err(LoadError::new(format!("{text} is defined twice")));
            }
            self.global.entry(text).or_insert(place);
        }
        if let Some(places) = self.places.last_mut() {
            places.insert(name, place);
        }
        Ok(())
    }

    fn variable(&mut self, module: &Module, v: &Variable) -> Result<(), LoadError> {
        let name = module.name(v.name);
        let is_shared = matches!(v.space, StateSpace::Shared | StateSpace::SharedCta);
        if is_shared && v.dims.contains(&None) {
            self.dynamic.push((self.places.len() - 1, v.name));
            return Ok(());
        }
        if v.linkage == Linkage::Extern {
            return Ok(());
        }
        let size = v.size().ok_or_else(|| LoadError::new(format!("variable {name} has no size")))?;
        if is_shared {
            let at = self.shared.next_multiple_of(v.alignment().max(1));
            if at.saturating_add(size) > 1 << 24 {
                return Err(LoadError::new(format!("shared variable {name} does not fit")));
            }
            self.shared = at + size;
            return self.define(module, v.name, v.linkage, Place::Shared(at));
        }
        self.global_bytes = self.global_bytes.saturating_add(size);
        if self.global_bytes > MAX_GLOBAL {
            return Err(LoadError::new(format!("variable {name} of {size} bytes does not fit")));
        }
        let label = format!("variable {name}");
        let address =
            self.memory.alloc(size, &label).map_err(|e| LoadError::new(format!("variable {name}: {e}")))?;
        if v.space == StateSpace::Const {
            self.memory.set_read_only(address);
        }
        if v.ty.kind() == TypeKind::Opaque {
            self.references.push((address, v.ty));
        }
        self.variables.insert(name.to_string(), (address, size));
        self.define(module, v.name, v.linkage, Place::Global(address))
    }

    fn finish(&mut self, modules: Vec<Module>) -> Result<Program, LoadError> {
        let shared_static = self.shared.next_multiple_of(SHARED_ALIGN);
        for (module, name) in std::mem::take(&mut self.dynamic) {
            self.places[module].insert(name, Place::Shared(shared_static));
        }
        // Names that are declared here and defined elsewhere.
        for (module, places) in modules.iter().zip(&mut self.places) {
            for item in &module.items {
                let name = match item {
                    Item::Variable(v) => v.name,
                    Item::Function(f) => f.name,
                    _ => continue,
                };
                if let (false, Some(place)) = (places.contains_key(&name), self.global.get(module.name(name)))
                {
                    places.insert(name, *place);
                }
            }
            for item in &module.items {
                if let Item::Alias { alias, aliasee } = item
                    && let Some(place) = places.get(aliasee).copied()
                {
                    places.insert(*alias, place);
                }
            }
        }
        let mut codes = Vec::new();
        let mut kernels = Vec::new();
        let mut files = FxHashMap::default();
        let mut sites = 0;
        for (index, (module, places)) in modules.iter().zip(&self.places).enumerate() {
            for v in module.variables() {
                self.initialize(module, places, v)?;
            }
            for (item, f) in module.items.iter().enumerate() {
                let Item::Function(f) = f else { continue };
                if f.body.is_none() {
                    continue;
                }
                let mut code = decode::decode(module, places, f, (index, item))?;
                code.first_site = sites;
                sites += code.instrs.len() as u32;
                if code.is_entry {
                    kernels.push((code.name.clone(), codes.len() as u32));
                }
                codes.push(code);
            }
            for item in &module.items {
                if let Item::File(file) = item {
                    files.entry((index, file.index)).or_insert_with(|| file.path.to_string());
                }
            }
        }
        Ok(Program {
            codes,
            kernels,
            variables: std::mem::take(&mut self.variables),
            memory: Memory::new(),
            shared_static,
            files,
            textures: Vec::new(),
            references: std::mem::take(&mut self.references),
            modules,
            places: std::mem::take(&mut self.places),
            heap: None,
            spare: Mutex::default(),
            vectors: Vectors::detect(),
        })
    }

    fn initialize(
        &self,
        module: &Module,
        places: &FxHashMap<Sym, Place>,
        v: &Variable,
    ) -> Result<(), LoadError> {
        let (Some(init), Some(Place::Global(address))) = (&v.init, places.get(&v.name)) else {
            return Ok(());
        };
        let size = v.size().unwrap_or(0) as usize;
        let mut bytes = vec![0u8; size];
        let mut writer = InitWriter { module, places, bytes: &mut bytes, element: v.ty.bytes() as usize };
        writer.write(init, 0, &strides(v))?;
        self.memory.write(*address, &bytes).map_err(|e| LoadError::new(e.to_string()))
    }
}

/// Bytes of one element at each depth of nested initialiser lists.
fn strides(v: &Variable) -> Vec<usize> {
    let mut strides = Vec::new();
    let mut size = v.element_bytes() as usize;
    if v.vector.is_some() {
        strides.push(v.ty.bytes() as usize);
    }
    for dim in v.dims.iter().rev() {
        strides.push(size);
        size *= dim.unwrap_or(0) as usize;
    }
    strides.reverse();
    strides
}

struct InitWriter<'a> {
    module: &'a Module,
    places: &'a FxHashMap<Sym, Place>,
    bytes: &'a mut [u8],
    element: usize,
}

impl InitWriter<'_> {
    fn write(&mut self, init: &Init, at: usize, strides: &[usize]) -> Result<(), LoadError> {
        match init {
            Init::List(list) => {
                let (stride, rest) = match strides {
                    [first, rest @ ..] => (*first, rest),
                    [] => (self.element, &[][..]),
                };
                // A flat list of scalars may initialise an array of arrays.
                let flat = list.iter().all(|i| !matches!(i, Init::List(_) | Init::Bytes(_)));
                let stride = if flat { self.element } else { stride };
                for (i, value) in list.iter().enumerate() {
                    self.write(value, at + i * stride, rest)?;
                }
                Ok(())
            }
            Init::Bytes(data) => self.put(at, data),
            Init::Int(v) => {
                let data = v.to_le_bytes();
                let n = self.element.min(8);
                self.put(at, &data[..n])
            }
            Init::F32(bits) => self.put(at, &bits.to_le_bytes()),
            Init::F64(bits) => self.put(at, &bits.to_le_bytes()),
            Init::Address(a) => {
                let address = self.address(a.symbol)?.wrapping_add(a.offset as u64);
                let n = self.element.min(8);
                self.put(at, &address.to_le_bytes()[..n])
            }
            Init::Mask(mask, a) => {
                let address = self.address(a.symbol)?.wrapping_add(a.offset as u64);
                let value = if *mask == 0 { 0 } else { (address & mask) >> mask.trailing_zeros() };
                let n = self.element.min(8);
                self.put(at, &value.to_le_bytes()[..n])
            }
            Init::Fields(_) => Ok(()),
        }
    }

    fn put(&mut self, at: usize, data: &[u8]) -> Result<(), LoadError> {
        match self.bytes.get_mut(at..at + data.len()) {
            Some(slot) => {
                slot.copy_from_slice(data);
                Ok(())
            }
            None => Err(LoadError::new("an initialiser is longer than its variable")),
        }
    }

    fn address(&self, sym: Sym) -> Result<u64, LoadError> {
        match self.places.get(&sym) {
            Some(Place::Global(address)) => Ok(*address),
            Some(Place::Shared(at)) => Ok(crate::memory::window::SHARED + at),
            Some(Place::Function(index)) => Ok(function_address(*index)),
            None => Err(LoadError::new(format!("{} is not defined", self.module.name(sym)))),
        }
    }
}
