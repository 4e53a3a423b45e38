//! How values of IR types are held in registers.
//!
//! A value is a list of leaves, each in one register: aggregates and vectors are taken apart, integers wider
//! than 64 bits become 64-bit limbs (low first), pairs of half elements of a vector share a 32-bit register.
//! A leaf `Int(n)` lives in the smallest register that holds it; bits above `n` are undefined.

use std::rc::Rc;

use oxicc_arch::Dialect;
use oxicc_ir::{DataLayout, Type, TypeData, Types};
use oxicc_ptx::ScalarType;
use rustc_hash::FxHashMap;

use crate::mir::Class;

/// What one register of a value holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaf {
    /// An integer or pointer of 1 to 64 bits.
    Int(u8),
    F16,
    Bf16,
    F32,
    F64,
    /// Two f16 elements of a vector.
    F16x2,
    /// Two bf16 elements of a vector.
    Bf16x2,
}

impl Leaf {
    pub fn class(self, dialect: Dialect) -> Class {
        let old = dialect == Dialect::N7;
        match self {
            Leaf::Int(1) => Class::Pred,
            Leaf::Int(n) if n <= 16 => Class::B16,
            Leaf::Int(n) if n <= 32 => Class::B32,
            Leaf::Int(_) => Class::B64,
            Leaf::F16 | Leaf::Bf16 if old => Class::Half,
            Leaf::F16 | Leaf::Bf16 => Class::B16,
            Leaf::F16x2 | Leaf::Bf16x2 if old => Class::Half2,
            Leaf::F16x2 | Leaf::Bf16x2 => Class::B32,
            Leaf::F32 => Class::F32,
            Leaf::F64 => Class::F64,
        }
    }

    /// Bits of the value.
    pub fn bits(self) -> u32 {
        match self {
            Leaf::Int(n) => u32::from(n),
            Leaf::F16 | Leaf::Bf16 => 16,
            Leaf::F32 | Leaf::F16x2 | Leaf::Bf16x2 => 32,
            Leaf::F64 => 64,
        }
    }

    /// Bytes a store of it writes.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Bits of the register.
    pub fn container(self) -> u32 {
        match self {
            Leaf::Int(1) => 1,
            Leaf::Int(n) => u32::from(n).next_power_of_two().max(16),
            other => other.bits(),
        }
    }

    pub fn is_float(self) -> bool {
        !matches!(self, Leaf::Int(_))
    }

    /// The signed integer type of its register.
    pub fn signed_type(self) -> ScalarType {
        match self.container() {
            16 => ScalarType::S16,
            32 => ScalarType::S32,
            _ => ScalarType::S64,
        }
    }

    /// The unsigned integer type of its register.
    pub fn unsigned_type(self) -> ScalarType {
        match self.container() {
            16 => ScalarType::U16,
            32 => ScalarType::U32,
            _ => ScalarType::U64,
        }
    }

    /// The integer type of its register.
    pub fn int_type(self, signed: bool) -> ScalarType {
        if signed { self.signed_type() } else { self.unsigned_type() }
    }

    /// The untyped type of its register.
    pub fn bits_type(self) -> ScalarType {
        match self.container() {
            16 => ScalarType::B16,
            32 => ScalarType::B32,
            _ => ScalarType::B64,
        }
    }

    /// The type of arithmetic on floats; integers are bits to it.
    pub fn float_type(self) -> ScalarType {
        match self {
            Leaf::F16 => ScalarType::F16,
            Leaf::F16x2 => ScalarType::F16x2,
            Leaf::Bf16 => ScalarType::Bf16,
            Leaf::Bf16x2 => ScalarType::Bf16x2,
            Leaf::F32 => ScalarType::F32,
            Leaf::F64 => ScalarType::F64,
            Leaf::Int(_) => self.bits_type(),
        }
    }

    /// Number of vector elements in the register.
    pub fn lanes(self) -> u32 {
        if matches!(self, Leaf::F16x2 | Leaf::Bf16x2) { 2 } else { 1 }
    }

    /// The leaf of one element.
    pub fn element(self) -> Leaf {
        match self {
            Leaf::F16x2 => Leaf::F16,
            Leaf::Bf16x2 => Leaf::Bf16,
            other => other,
        }
    }
}

/// A leaf and where it lies in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeafAt {
    pub leaf: Leaf,
    pub offset: u64,
}

/// A value may be taken apart into at most this many registers.
const MAX_LEAVES: usize = 1 << 16;

/// Types already taken apart.
pub struct Leaves<'m> {
    types: &'m Types,
    layout: &'m DataLayout,
    cache: FxHashMap<Type, Option<Rc<[LeafAt]>>>,
}

impl<'m> Leaves<'m> {
    pub fn new(types: &'m Types, layout: &'m DataLayout) -> Self {
        Leaves { types, layout, cache: FxHashMap::default() }
    }

    /// The leaf of a type held in one register.
    pub fn single(&self, ty: Type) -> Option<Leaf> {
        Some(match self.types.get(ty) {
            TypeData::Int(n) if *n <= 64 => Leaf::Int(*n as u8),
            TypeData::Half => Leaf::F16,
            TypeData::BFloat => Leaf::Bf16,
            TypeData::Float => Leaf::F32,
            TypeData::Double => Leaf::F64,
            TypeData::Ptr(space) => Leaf::Int(self.layout.pointer_bits(*space).min(64) as u8),
            _ => return None,
        })
    }

    /// The leaves of any type; `None` when the type has no register form or too many leaves.
    pub fn of(&mut self, ty: Type) -> Option<Rc<[LeafAt]>> {
        if let Some(known) = self.cache.get(&ty) {
            return known.clone();
        }
        let mut out = Vec::new();
        let result = self.collect(ty, 0, &mut out, 0).map(|()| Rc::from(out));
        self.cache.insert(ty, result.clone());
        result
    }

    fn collect(&self, ty: Type, offset: u64, out: &mut Vec<LeafAt>, depth: u32) -> Option<()> {
        if let Some(leaf) = self.single(ty) {
            out.push(LeafAt { leaf, offset });
            return Some(());
        }
        if depth > 1000 || out.len() > MAX_LEAVES {
            return None;
        }
        match self.types.get(ty) {
            TypeData::Void => {}
            TypeData::Int(n) => {
                for limb in 0..u64::from(n.div_ceil(64)) {
                    out.push(LeafAt { leaf: Leaf::Int(64), offset: offset + limb * 8 });
                }
            }
            TypeData::Fp128 | TypeData::X86Fp80 | TypeData::PpcFp128 => {
                for limb in 0..2 {
                    out.push(LeafAt { leaf: Leaf::Int(64), offset: offset + limb * 8 });
                }
            }
            TypeData::Vector { elem, len, scalable: false } => {
                let pair = match self.types.get(*elem) {
                    TypeData::Half => Some(Leaf::F16x2),
                    TypeData::BFloat => Some(Leaf::Bf16x2),
                    _ => None,
                };
                let step = self.layout.size_bits(self.types, *elem).div_ceil(8);
                if *len as usize > MAX_LEAVES {
                    return None;
                }
                let mut i = 0;
                while i < u64::from(*len) {
                    let at = offset + i * step;
                    match pair {
                        Some(leaf) if i + 1 < u64::from(*len) => {
                            out.push(LeafAt { leaf, offset: at });
                            i += 2;
                        }
                        _ => {
                            self.collect(*elem, at, out, depth + 1)?;
                            i += 1;
                        }
                    }
                }
            }
            TypeData::Array { elem, len } => {
                let step = self.layout.alloc_size(self.types, *elem);
                if *len > MAX_LEAVES as u64 {
                    return None;
                }
                for i in 0..*len {
                    self.collect(*elem, offset + i * step, out, depth + 1)?;
                }
            }
            TypeData::Struct(_) | TypeData::Named(_) => {
                let fields = &self.types.struct_body(ty)?.fields;
                let layout = self.layout.struct_layout(self.types, ty)?;
                for (&field, &at) in fields.iter().zip(&layout.offsets) {
                    self.collect(field, offset + at, out, depth + 1)?;
                }
            }
            _ => return None,
        }
        if out.len() > MAX_LEAVES { None } else { Some(()) }
    }

    /// Range of leaves of the element that `indices` lead to, and the element's type.
    pub fn element_range(&mut self, ty: Type, indices: &[u32]) -> Option<(usize, usize, Type)> {
        let (mut start, mut ty) = (0, ty);
        for &index in indices {
            match self.types.get(ty) {
                TypeData::Array { elem, .. } => {
                    start += self.of(*elem)?.len() * index as usize;
                    ty = *elem;
                }
                _ => {
                    let fields = self.types.struct_body(ty)?.fields.clone();
                    for &field in fields.iter().take(index as usize) {
                        start += self.of(field)?.len();
                    }
                    ty = *fields.get(index as usize)?;
                }
            }
        }
        let len = self.of(ty)?.len();
        Some((start, len, ty))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_types_apart() {
        let t = Types::new();
        let dl = DataLayout::parse(DataLayout::NVPTX64).unwrap();
        let mut l = Leaves::new(&t, &dl);
        let v3h = t.vector(Type::HALF, 3);
        let s = t.structure(&[Type::I8, t.array(Type::I32, 2), v3h, Type::I128]);
        let got: Vec<_> = l.of(s).unwrap().iter().map(|x| (x.leaf, x.offset)).collect();
        assert_eq!(
            got,
            [
                (Leaf::Int(8), 0),
                (Leaf::Int(32), 4),
                (Leaf::Int(32), 8),
                (Leaf::F16x2, 16),
                (Leaf::F16, 20),
                (Leaf::Int(64), 32),
                (Leaf::Int(64), 40)
            ]
        );
        assert_eq!(l.element_range(s, &[1, 1]), Some((2, 1, Type::I32)));
        assert_eq!(l.element_range(s, &[3]).map(|x| (x.0, x.1)), Some((5, 2)));
        assert_eq!(l.of(t.array(Type::I8, 1 << 40)), None);
    }
}
