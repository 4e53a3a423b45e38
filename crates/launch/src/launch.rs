//! A launch ready to run, and what it left behind.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use oxicc_arch::Target;
use oxicc_sim::{Dim3, Watch};

use crate::arg::{Arg, ArgKind, Buffer};
use crate::formula::{Memory, NameId, Scope};
use crate::object::Object;
use crate::{ScalarType, Value};

/// One kernel parameter as bytes; pointers are filled in when the buffers have addresses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Param {
    pub bytes: Vec<u8>,
    /// Offset of an 8-byte pointer and the index of the buffer it points to.
    pub pointers: Vec<(usize, usize)>,
    /// Offset of a texture, surface or tensor map, and the index of its buffer.
    pub objects: Vec<(usize, usize, Object)>,
}

impl Param {
    /// The bytes with every pointer filled in.
    pub fn with_addresses(&self, address_of: impl Fn(usize) -> u64) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for &(offset, buffer) in &self.pointers {
            bytes[offset..offset + 8].copy_from_slice(&address_of(buffer).to_le_bytes());
        }
        bytes
    }
}

/// A named buffer: an argument's, or a module variable's.
#[derive(Clone, Debug, PartialEq)]
pub struct BufferData {
    pub name: String,
    pub ty: ScalarType,
    /// Contents before the launch.
    pub bytes: Vec<u8>,
    pub is_output: bool,
}

/// A kernel launch with all its arguments.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The kernel's name; the only kernel of the module if none is given.
    pub kernel: Option<String>,
    pub grid: Dim3,
    pub block: Dim3,
    /// Dynamic shared memory in bytes.
    pub shared: u32,
    /// Blocks of a cluster, if the kernel does not say.
    pub cluster: Option<Dim3>,
    /// The architecture whose limits hold; those of the largest unless told, since PTX of a smaller one runs there, too.
    pub target: Option<Target>,
    pub params: Vec<Param>,
    /// Buffers that parameters point to.
    pub buffers: Vec<BufferData>,
    /// PTX of other modules, linked to the kernel's.
    pub modules: Vec<String>,
    /// Module variables set before the launch and read after it.
    pub globals: Vec<BufferData>,
    /// All blocks run at once and may wait for each other.
    pub cooperative: bool,
    /// Stop after this many instructions, counted over all threads.
    pub max_instructions: Option<u64>,
    /// Look for out-of-bounds accesses, races and the like.
    pub check: bool,
    /// Threads of this machine for the simulator; 0 means one per core.
    pub threads: usize,
    /// Tells how far the simulator is, and stops it.
    pub watch: Option<Arc<Watch>>,
    scalars: Vec<(String, Value)>,
    /// Names that arguments were given.
    names: Vec<String>,
}

impl Launch {
    /// A launch of one thread without arguments.
    pub fn new(kernel: Option<String>) -> Launch {
        Launch {
            kernel,
            grid: Dim3::ONE,
            block: Dim3::ONE,
            shared: 0,
            cluster: None,
            target: None,
            params: Vec::new(),
            buffers: Vec::new(),
            modules: Vec::new(),
            globals: Vec::new(),
            cooperative: false,
            max_instructions: None,
            check: false,
            threads: 0,
            watch: None,
            scalars: Vec::new(),
            names: Vec::new(),
        }
    }

    /// Reads `[cooperative] kernel<<<GRID, BLOCK[, SHARED]>>>(ARG, ARG, ...)`; an extent of two dimensions is `(4,4)`. Arguments are separated
    /// by a comma and a space: a comma inside one has no space after it. Files are relative to `dir`.
    pub fn parse(text: &str, dir: &Path) -> Result<Launch, String> {
        let usage = "expected kernel<<<GRID, BLOCK[, SHARED]>>>(ARG, ...)";
        let (name, rest) = text.split_once("<<<").ok_or(usage)?;
        let (shape, args) = rest.split_once(">>>").ok_or(usage)?;
        let args = args.trim().strip_prefix('(').and_then(|a| a.strip_suffix(')')).ok_or(usage)?;
        let name = name.trim();
        let (cooperative, name) = match name.strip_prefix("cooperative ") {
            Some(name) => (true, name.trim()),
            None => (false, name),
        };
        let mut launch = Launch::new((!name.is_empty()).then(|| name.to_owned()));
        launch.cooperative = cooperative;
        let shape = split(shape, |rest| rest.starts_with(','));
        let dim = |text: &str| {
            let text = text.trim().trim_start_matches('(').trim_end_matches(')');
            Dim3::parse(text).ok_or_else(|| format!("`{text}` is not an extent"))
        };
        match shape.as_slice() {
            [grid, block, shared @ ..] if shared.len() <= 1 => {
                launch.grid = dim(grid)?;
                launch.block = dim(block)?;
                if let Some(shared) = shared.first() {
                    launch.shared = shared.trim().parse().map_err(|_| format!("`{shared}` is not a size"))?;
                }
            }
            _ => return Err(usage.to_owned()),
        }
        for arg in split(args, |rest| rest.starts_with(", ")).iter().filter(|a| !a.trim().is_empty()) {
            launch.add_arg(Arg::parse(arg.trim(), dir).map_err(|e| e.to_string())?);
        }
        Ok(launch)
    }

    /// Adds the next kernel argument.
    pub fn add_arg(&mut self, arg: Arg) {
        let position = self.params.len();
        self.names.extend(arg.name.clone());
        let name = arg.name.unwrap_or_else(|| format!("arg{position}"));
        let mut param = Param::default();
        self.lay_out(arg.kind, name, &mut param);
        self.params.push(param);
    }

    /// The first name that two arguments or variables have.
    pub fn name_given_twice(&self) -> Option<&str> {
        let globals = self.globals.iter().map(|b| b.name.as_str());
        let names: Vec<&str> = self.names.iter().map(String::as_str).chain(globals).collect();
        names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)).map(|(_, name)| *name)
    }

    /// Sets a module variable before the launch; its contents are part of the outcome.
    pub fn add_global(&mut self, arg: Arg) {
        if let (Some(name), ArgKind::Buffer(buffer)) = (arg.name, arg.kind) {
            let Buffer { ty, bytes, is_output } = buffer;
            self.globals.push(BufferData { name, ty, bytes, is_output });
        }
    }

    /// Appends the argument to the parameter's bytes and returns its alignment.
    fn lay_out(&mut self, kind: ArgKind, name: String, param: &mut Param) -> usize {
        match kind {
            ArgKind::Scalar { ty, value } => {
                align(&mut param.bytes, ty.size());
                ty.write(value, &mut param.bytes);
                self.scalars.push((name, value));
                ty.size()
            }
            ArgKind::Buffer(buffer) => {
                align(&mut param.bytes, 8);
                param.pointers.push((param.bytes.len(), self.buffers.len()));
                param.bytes.extend_from_slice(&[0; 8]);
                let Buffer { ty, bytes, is_output } = buffer;
                self.buffers.push(BufferData { name, ty, bytes, is_output });
                8
            }
            ArgKind::Object(object, buffer) => {
                let (size, alignment) = object.parameter();
                align(&mut param.bytes, alignment);
                param.objects.push((param.bytes.len(), self.buffers.len(), object));
                param.bytes.resize(param.bytes.len() + size, 0);
                let Buffer { ty, bytes, is_output } = buffer;
                self.buffers.push(BufferData { name, ty, bytes, is_output });
                alignment
            }
            ArgKind::Null => {
                align(&mut param.bytes, 8);
                param.bytes.extend_from_slice(&[0; 8]);
                8
            }
            ArgKind::Padding(len) => {
                param.bytes.resize(param.bytes.len() + len, 0);
                1
            }
            ArgKind::Struct(members) => {
                // A nested struct starts at its own alignment, known only after its members: lay it out apart.
                let mut inner = Param::default();
                let mut widest = 1;
                for (i, member) in members.into_iter().enumerate() {
                    let member_name = member.name.unwrap_or_else(|| format!("{name}_{i}"));
                    widest = widest.max(self.lay_out(member.kind, member_name, &mut inner));
                }
                align(&mut inner.bytes, widest);
                align(&mut param.bytes, widest);
                let base = param.bytes.len();
                param.pointers.extend(inner.pointers.iter().map(|(offset, buffer)| (base + offset, *buffer)));
                let objects = inner.objects.into_iter();
                param.objects.extend(objects.map(|(offset, buffer, object)| (base + offset, buffer, object)));
                param.bytes.extend_from_slice(&inner.bytes);
                widest
            }
        }
    }

    /// The names a formula about this launch may use.
    pub fn scope(&self) -> Scope {
        let mut scope = Scope::default();
        self.scalars.iter().for_each(|(name, _)| scope.add_scalar(name));
        self.all_buffers().for_each(|b| scope.add_buffer(&b.name));
        scope
    }

    /// Argument buffers, then module variables.
    pub fn all_buffers(&self) -> impl Iterator<Item = &BufferData> {
        self.buffers.iter().chain(&self.globals)
    }

    pub(crate) fn buffer_of(&self, name: NameId) -> Option<&BufferData> {
        self.all_buffers().nth((name as usize).checked_sub(self.scalars.len())?)
    }
}

/// Splits where the predicate holds for the rest of the text, outside parentheses, brackets and braces.
fn split(text: &str, at: impl Fn(&str) -> bool) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (i, b) in text.bytes().enumerate() {
        match b {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 && at(&text[i..]) => {
                parts.push(&text[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

fn align(bytes: &mut Vec<u8>, to: usize) {
    bytes.resize(bytes.len().next_multiple_of(to), 0);
}

/// What a finished launch left behind.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Contents of the launch's buffers, in their order.
    pub buffers: Vec<Vec<u8>>,
    /// Contents of the launch's module variables, in their order.
    pub globals: Vec<Vec<u8>>,
    /// What the kernel printed.
    pub printed: String,
    /// Time of the launch alone.
    pub elapsed: Duration,
    /// Counters by name, in the order to show them.
    pub counters: Vec<(String, u64)>,
    /// Loads and stores of the simulator; those that moved more than they needed to come first, the worst before the others.
    pub sites: Vec<AccessSite>,
}

/// A load or store, and how well the addresses of its lanes fit together.
#[derive(Clone, Debug)]
pub struct AccessSite {
    /// The instruction, and where it came from.
    pub place: String,
    /// File and line, if the PTX says.
    pub source: Option<(String, u32)>,
    /// Transactions are passes over the banks of shared memory; otherwise sectors of 32 bytes.
    pub is_shared: bool,
    /// Times a warp executed it.
    pub accesses: u64,
    pub transactions: u64,
    pub ideal: u64,
}

/// A launch together with its outcome: what formulas read.
pub(crate) struct Finished<'a> {
    pub launch: &'a Launch,
    pub outcome: &'a Outcome,
}

impl Memory for Finished<'_> {
    fn scalar(&self, name: NameId) -> Value {
        self.launch.scalars.get(name as usize).map_or(Value::Int(0), |(_, v)| *v)
    }

    fn len(&self, buffer: NameId) -> usize {
        self.launch.buffer_of(buffer).map_or(0, |b| b.bytes.len() / b.ty.size())
    }

    fn element(&self, buffer: NameId, index: usize) -> Option<Value> {
        let at = (buffer as usize).checked_sub(self.launch.scalars.len())?;
        let bytes = match at.checked_sub(self.launch.buffers.len()) {
            None => self.outcome.buffers.get(at)?,
            Some(global) => self.outcome.globals.get(global)?,
        };
        self.launch.buffer_of(buffer)?.ty.read(bytes, index)
    }

    fn old_element(&self, buffer: NameId, index: usize) -> Option<Value> {
        let buffer = self.launch.buffer_of(buffer)?;
        buffer.ty.read(&buffer.bytes, index)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn structs_follow_natural_alignment() {
        let mut launch = Launch::new(None);
        launch.add_arg(Arg::parse("{u8:1, {u16:2, u8:3}, buf:i32:4, f32:0}", Path::new(".")).unwrap());
        let param = &launch.params[0];
        assert_eq!(param.bytes.len(), 24);
        assert_eq!(param.bytes[..6], [1, 0, 2, 0, 3, 0]);
        assert_eq!(param.pointers, [(8, 0)]);
        assert_eq!(param.with_addresses(|_| 0x1122)[8..10], [0x22, 0x11]);
    }
}
