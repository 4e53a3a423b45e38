//! What a host program needs to know of a kernel.

use oxicc_ptx::{FuncDirective, Function, FunctionKind, Module};

/// A kernel of the output.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Kernel {
    /// The name in the PTX, which the driver API finds it by.
    pub name: String,
    /// The name as in the source, with template arguments and parameter types.
    pub display_name: String,
    /// Its parameters, in order.
    pub parameters: Vec<Parameter>,
    /// `__launch_bounds__`: the most threads of a block, in each dimension that is given.
    pub max_threads: Option<Vec<u32>>,
    /// `__block_size__`: the threads of a block, in each dimension that is given.
    pub required_threads: Option<Vec<u32>>,
    /// `__launch_bounds__`: blocks that should fit on a multiprocessor.
    pub min_blocks: Option<u32>,
    /// `__maxnreg__`.
    pub max_registers: Option<u32>,
    /// `__cluster_dims__`: blocks of a cluster in each dimension.
    pub cluster: Option<Vec<u32>>,
}

/// A parameter of a kernel, as it lies in the parameter buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parameter {
    /// Bytes from the beginning of the buffer.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u64,
}

impl Kernel {
    /// The kernels a module defines, in its order.
    pub(crate) fn all(module: &Module) -> Vec<Kernel> {
        let defined = |f: &&Function| f.kind == FunctionKind::Entry && f.body.is_some();
        module.functions().filter(defined).map(|f| Kernel::new(module, f)).collect()
    }

    fn new(module: &Module, function: &Function) -> Kernel {
        let name = module.name(function.name).to_owned();
        let mut end = 0u64;
        let parameters = function.params.iter().map(|p| {
            let (size, align) = (p.size().unwrap_or(0), p.alignment().max(1));
            let offset = end.next_multiple_of(align);
            end = offset + size;
            Parameter { offset, size, align }
        });
        let parameters = parameters.collect();
        let mut kernel = Kernel {
            display_name: demangled(&name),
            name,
            parameters,
            max_threads: None,
            required_threads: None,
            min_blocks: None,
            max_registers: None,
            cluster: None,
        };
        for directive in &function.directives {
            match directive {
                FuncDirective::MaxNtid(n) => kernel.max_threads = Some(n.clone()),
                FuncDirective::ReqNtid(n) => kernel.required_threads = Some(n.clone()),
                FuncDirective::MinNctaPerSm(n) => kernel.min_blocks = Some(*n),
                FuncDirective::MaxNreg(n) => kernel.max_registers = Some(*n),
                FuncDirective::ReqNctaPerCluster(n) => kernel.cluster = Some(n.clone()),
                _ => {}
            }
        }
        kernel
    }
}

/// A name as in the source; as it is where it is not mangled.
fn demangled(name: &str) -> String {
    let symbol = cpp_demangle::Symbol::new(name.as_bytes());
    symbol.ok().and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned())
}
