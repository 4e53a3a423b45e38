//! Kernels and device functions: signature, directives, body.

use super::named::named_enum;
use super::stmt::Stmt;
use super::types::{ScalarType, StateSpace};
use super::variable::{Attribute, Dim};
use crate::symbol::Sym;

named_enum! {
    /// Who can see a symbol. `Internal` has no keyword.
    pub enum Linkage {
        Internal = "",
        Visible = "visible",
        Extern = "extern",
        Weak = "weak",
        Common = "common",
    }
}

/// Whether a function is launched or called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FunctionKind {
    /// `.entry`: a kernel.
    Entry,
    /// `.func`
    Func,
}

/// `.ptr` of a kernel parameter: what it points to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PtrAttr {
    /// The state space it points into; none is generic.
    pub space: Option<StateSpace>,
    /// The alignment of what it points to.
    pub align: Option<u32>,
    /// `.ptr .texref`: a handle (only in the order the reference prints it).
    pub opaque: Option<ScalarType>,
}

/// A parameter or return value of a function or prototype.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// `.param`, or `.reg` in hand-written functions.
    pub space: StateSpace,
    /// The alignment, where one is written.
    pub align: Option<u32>,
    /// The type of an element.
    pub ty: ScalarType,
    /// What it points to, if that is written.
    pub ptr: Option<PtrAttr>,
    /// `_` in prototypes is the symbol `_`.
    pub name: Sym,
    /// The dimensions of an array; empty for a scalar.
    pub dims: Vec<Dim>,
}

impl Param {
    /// `.param .b32 name`
    pub fn scalar(ty: ScalarType, name: Sym) -> Param {
        Param { space: StateSpace::Param, align: None, ty, ptr: None, name, dims: Vec::new() }
    }

    /// `.param .align A .b8 name[size]`
    pub fn bytes(align: u32, name: Sym, size: u64) -> Param {
        Param { align: Some(align), dims: vec![Some(size)], ..Param::scalar(ScalarType::B8, name) }
    }

    /// Size in bytes; `None` when open (`name[]`) or too large.
    pub fn size(&self) -> Option<u64> {
        self.dims
            .iter()
            .try_fold(u64::from(self.ty.bytes()), |size, dim| dim.and_then(|dim| size.checked_mul(dim)))
    }

    /// Required alignment: as written, or that of the type.
    pub fn alignment(&self) -> u64 {
        self.align.map_or_else(|| u64::from(self.ty.bytes()).max(1), u64::from)
    }
}

/// What stands between the parameter list and the body.
#[derive(Clone, PartialEq, Debug)]
pub enum FuncDirective {
    /// One to three extents.
    MaxNtid(Vec<u32>),
    /// `.reqntid`: exactly this many threads in each dimension of a block.
    ReqNtid(Vec<u32>),
    /// `.minnctapersm`: blocks that should fit on a multiprocessor.
    MinNctaPerSm(u32),
    /// `.maxnctapersm`: the most blocks on a multiprocessor; older than `.minnctapersm`.
    MaxNctaPerSm(u32),
    /// `.maxnreg`: registers of a thread.
    MaxNreg(u32),
    /// `.local_maxnreg`: registers of a thread in this function.
    LocalMaxNreg(u32),
    /// `.noreturn`: it does not come back to its caller.
    NoReturn,
    /// `.pragma "a", "b";`
    Pragma(Vec<Box<str>>),
    /// `.explicitcluster`: it may only be launched with a cluster size.
    ExplicitCluster,
    /// `.reqnctapercluster`: exactly this many blocks in each dimension of a cluster.
    ReqNctaPerCluster(Vec<u32>),
    /// `.maxclusterrank`: the most blocks of a cluster.
    MaxClusterRank(u32),
    /// `.blocksareclusters`: the grid is given in clusters.
    BlocksAreClusters,
    /// `.abi_preserve`: registers that a call keeps.
    AbiPreserve(u32),
    /// `.abi_preserve_control`: control registers that a call keeps.
    AbiPreserveControl(u32),
    /// `.abi_preserve_after`: the first register that a call keeps.
    AbiPreserveAfter(u32),
}

/// A function definition, or a declaration when there is no body.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// A kernel or a device function.
    pub kind: FunctionKind,
    /// Who sees the name.
    pub linkage: Linkage,
    /// `.attribute(...)`.
    pub attributes: Vec<Attribute>,
    /// The symbol.
    pub name: Sym,
    /// The parameters that results go to; empty for kernels.
    pub returns: Vec<Param>,
    /// The parameters in order.
    pub params: Vec<Param>,
    /// Directives between the parameters and the body, in order.
    pub directives: Vec<FuncDirective>,
    /// The statements; none for a declaration.
    pub body: Option<Vec<Stmt>>,
}

impl Function {
    /// A function without parameters, directives or body.
    pub fn new(kind: FunctionKind, linkage: Linkage, name: Sym) -> Function {
        Function {
            kind,
            linkage,
            attributes: Vec::new(),
            name,
            returns: Vec::new(),
            params: Vec::new(),
            directives: Vec::new(),
            body: None,
        }
    }
}
