//! Variables of every state space, and their initial values.

use super::function::Linkage;
use super::types::{ScalarType, StateSpace, VectorSize};
use crate::symbol::Sym;

/// One dimension of an array: `[16]`, or `[]` (known at link or launch time).
pub type Dim = Option<u64>;

/// `.attribute(...)` of a variable or function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attribute {
    /// `.managed`
    Managed,
    /// `.unified(uuid1, uuid2)`
    Unified(u64, u64),
}

/// A variable declaration or definition: at module level, in a function body, or (space `.param`) the slot of
/// a call argument.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable {
    /// Who sees the name.
    pub linkage: Linkage,
    /// Where it lives.
    pub space: StateSpace,
    /// `.attribute(...)`.
    pub attributes: Vec<Attribute>,
    /// The alignment, where one is written.
    pub align: Option<u32>,
    /// `.v2`, `.v4`: vectors of the type.
    pub vector: Option<VectorSize>,
    /// The type of an element.
    pub ty: ScalarType,
    /// The symbol.
    pub name: Sym,
    /// Outermost first; empty for a scalar.
    pub dims: Vec<Dim>,
    /// The initial value; zero where none is written.
    pub init: Option<Init>,
}

impl Variable {
    /// A variable with nothing but a space, a type and a name.
    pub fn new(space: StateSpace, ty: ScalarType, name: Sym) -> Variable {
        Variable {
            linkage: Linkage::Internal,
            space,
            attributes: Vec::new(),
            align: None,
            vector: None,
            ty,
            name,
            dims: Vec::new(),
            init: None,
        }
    }

    /// `.align A .b8 name[size]`
    pub fn bytes(space: StateSpace, align: u32, name: Sym, size: u64) -> Variable {
        Variable { align: Some(align), dims: vec![Some(size)], ..Variable::new(space, ScalarType::B8, name) }
    }

    /// Size of one element: the scalar times the vector length.
    pub fn element_bytes(&self) -> u64 {
        u64::from(self.ty.bytes()) * u64::from(self.vector.map_or(1, VectorSize::lanes))
    }

    /// Size in bytes; `None` when a dimension is open or the product does not fit. An initialiser closes the outermost one.
    pub fn size(&self) -> Option<u64> {
        let mut dims = self.dims.iter();
        let outermost = match (self.dims.first(), &self.init) {
            (Some(None), Some(init)) => {
                dims.next();
                let inner = dims.clone().try_fold(1u64, |n, dim| dim.and_then(|dim| n.checked_mul(dim)))?;
                match init {
                    Init::Bytes(bytes) => (bytes.len() as u64).div_ceil(inner.max(1)),
                    // Rows in braces of their own, or elements one after the other.
                    Init::List(rows) if rows.iter().any(|r| matches!(r, Init::List(_) | Init::Bytes(_))) => {
                        rows.len() as u64
                    }
                    Init::List(elements) => (elements.len() as u64).div_ceil(inner.max(1)),
                    _ => return None,
                }
            }
            _ => 1,
        };
        let start = self.element_bytes().checked_mul(outermost);
        dims.try_fold(start?, |size, dim| dim.and_then(|dim| size.checked_mul(dim)))
    }

    /// Required alignment: as written, or that of the (vector) element.
    pub fn alignment(&self) -> u64 {
        self.align.map_or_else(|| self.element_bytes().max(1), u64::from)
    }
}

/// An address in an initialiser: `sym+8` or `generic(sym)+8`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// The variable or function.
    pub symbol: Sym,
    /// Bytes behind it.
    pub offset: i64,
    /// Converted to a generic address.
    pub generic: bool,
}

/// An initial value.
#[derive(Clone, PartialEq, Debug)]
pub enum Init {
    /// The bits of an integer; printed as signed decimal.
    Int(i64),
    /// `0f...`
    F32(u32),
    /// `0d...`
    F64(u64),
    /// An address.
    Address(Address),
    /// `0xFF00(generic(sym))`: some bits of an address.
    Mask(u64, Address),
    /// `{a, b}`. A flat list of integers 0..=255 for an 8-bit type is [`Init::Bytes`] instead.
    List(Vec<Init>),
    /// `{1, 2, 3}` of an 8-bit type.
    Bytes(Vec<u8>),
    /// `{ addr_mode_0 = wrap, force_unnormalized_coords = 1 }` of a texture or sampler: names and values as
    /// written.
    Fields(Vec<(Sym, Sym)>),
}
