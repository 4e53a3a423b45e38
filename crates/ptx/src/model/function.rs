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
    pub space: Option<StateSpace>,
    pub align: Option<u32>,
    /// `.ptr .texref`: a handle (only in the order the reference prints it).
    pub opaque: Option<ScalarType>,
}

/// A parameter or return value of a function or prototype.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// `.param`, or `.reg` in hand-written functions.
    pub space: StateSpace,
    pub align: Option<u32>,
    pub ty: ScalarType,
    pub ptr: Option<PtrAttr>,
    /// `_` in prototypes is the symbol `_`.
    pub name: Sym,
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
    ReqNtid(Vec<u32>),
    MinNctaPerSm(u32),
    MaxNctaPerSm(u32),
    MaxNreg(u32),
    LocalMaxNreg(u32),
    NoReturn,
    /// `.pragma "a", "b";`
    Pragma(Vec<Box<str>>),
    ExplicitCluster,
    ReqNctaPerCluster(Vec<u32>),
    MaxClusterRank(u32),
    BlocksAreClusters,
    AbiPreserve(u32),
    AbiPreserveControl(u32),
}

/// A function definition, or a declaration when there is no body.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    pub kind: FunctionKind,
    pub linkage: Linkage,
    pub attributes: Vec<Attribute>,
    pub name: Sym,
    pub returns: Vec<Param>,
    pub params: Vec<Param>,
    pub directives: Vec<FuncDirective>,
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
