//! Types, interned per module: equal types have equal [`Type`] handles.
//!
//! The common types have fixed handles (`Type::I32`, `Type::PTR`, ...) valid in every module. Named structs are
//! equal only to themselves; their body is set once. All methods take `&self`: a lookup takes no lock, creating
//! a type takes one.

use crate::arena::AppendArena;
use crate::datalayout::KnownLayout;
use cranelift_entity::entity_impl;
use rustc_hash::FxHashMap;
use std::sync::{OnceLock, RwLock};

/// Handle of a type in its module's [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(u32);
entity_impl!(Type, "type");

/// The number of an LLVM address space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct AddrSpace(pub u32);

impl AddrSpace {
    /// Any memory, found at run time.
    pub const GENERIC: AddrSpace = AddrSpace(0);
    /// Device memory.
    pub const GLOBAL: AddrSpace = AddrSpace(1);
    /// Memory of the thread block.
    pub const SHARED: AddrSpace = AddrSpace(3);
    /// `__constant__` memory.
    pub const CONST: AddrSpace = AddrSpace(4);
    /// Memory of the thread.
    pub const LOCAL: AddrSpace = AddrSpace(5);
    /// Tensor memory (Blackwell).
    pub const TENSOR: AddrSpace = AddrSpace(6);
    /// Shared memory of the blocks of a cluster.
    pub const SHARED_CLUSTER: AddrSpace = AddrSpace(7);
    /// Kernel parameters.
    pub const PARAM: AddrSpace = AddrSpace(101);
}

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// `void`: no value; only as the result of a function.
    Void,
    /// `label`.
    Label,
    /// `token`: a value that only certain operands may use.
    Token,
    /// `metadata`: a node as an argument of an intrinsic.
    Metadata,
    /// `iN`, N in 1..=2^23.
    Int(u32),
    /// `half`: IEEE binary16.
    Half,
    /// `bfloat`: the upper half of a `float`.
    BFloat,
    /// `float`: IEEE binary32.
    Float,
    /// `double`: IEEE binary64.
    Double,
    /// `fp128`: IEEE binary128.
    Fp128,
    /// x87 extended precision: bits that can be moved, and nothing else.
    X86Fp80,
    /// `ppc_fp128`, two doubles: bits that can be moved, and nothing else.
    PpcFp128,
    /// `ptr addrspace(N)`.
    Ptr(AddrSpace),
    /// `<N x T>`.
    Vector {
        /// The type of an element.
        elem: Type,
        /// Number of elements (the minimum when scalable).
        len: u32,
        /// `<vscale x N x T>`: a multiple of the length that the machine chooses.
        scalable: bool,
    },
    /// `[N x T]`.
    Array {
        /// The type of an element.
        elem: Type,
        /// How many there are.
        len: u64,
    },
    /// A literal struct.
    Struct(StructBody),
    /// An identified struct `%name`.
    Named(Box<NamedStruct>),
    /// The type of a function.
    Function {
        /// The type of its result.
        ret: Type,
        /// The types of its parameters.
        params: Box<[Type]>,
        /// Whether more arguments may follow.
        vararg: bool,
    },
    /// `target("name", types..., ints...)`.
    Target {
        /// The name in quotes.
        name: Box<str>,
        /// Its type parameters.
        types: Box<[Type]>,
        /// Its number parameters.
        ints: Box<[u32]>,
    },
}

/// Fields of a struct.
#[derive(Clone, Debug)]
pub struct StructBody {
    /// The types of its fields.
    pub fields: Box<[Type]>,
    /// Whether fields follow each other without padding.
    pub packed: bool,
    /// Where the fields are, once somebody asked: nests of templates make nests of structs.
    pub(crate) layout: KnownLayout,
}

impl StructBody {
    /// A struct with these fields.
    pub fn new(fields: impl Into<Box<[Type]>>, packed: bool) -> StructBody {
        StructBody { fields: fields.into(), packed, layout: KnownLayout::default() }
    }
}

// What is known of the layout follows from the rest.
impl PartialEq for StructBody {
    fn eq(&self, other: &Self) -> bool {
        self.fields == other.fields && self.packed == other.packed
    }
}
impl Eq for StructBody {}
impl std::hash::Hash for StructBody {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.fields.hash(state);
        self.packed.hash(state);
    }
}

/// An identified struct; without a body it is opaque.
#[derive(Clone, Debug)]
pub struct NamedStruct {
    /// The name without `%`.
    pub name: Box<str>,
    body: OnceLock<StructBody>,
}

impl NamedStruct {
    /// The fields, unless the struct is opaque.
    pub fn body(&self) -> Option<&StructBody> {
        self.body.get()
    }
}

// Identity of a named struct is its name.
impl PartialEq for NamedStruct {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}
impl Eq for NamedStruct {}
impl std::hash::Hash for NamedStruct {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// A function type, taken apart.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// The type of its result.
    pub ret: Type,
    /// The types of its parameters.
    pub params: &'a [Type],
    /// Whether more arguments may follow.
    pub vararg: bool,
}

macro_rules! fixed_types {
    ($($name:ident = $index:literal : $data:expr),* $(,)?) => {
        impl Type {
            $(#[doc = concat!("The type ", stringify!($name), " of every module.")]
            pub const $name: Type = Type($index);)*
        }
        const FIXED: &[TypeData] = &[$($data),*];
    };
}

fixed_types! {
    VOID = 0: TypeData::Void,
    LABEL = 1: TypeData::Label,
    TOKEN = 2: TypeData::Token,
    METADATA = 3: TypeData::Metadata,
    I1 = 4: TypeData::Int(1),
    I8 = 5: TypeData::Int(8),
    I16 = 6: TypeData::Int(16),
    I32 = 7: TypeData::Int(32),
    I64 = 8: TypeData::Int(64),
    I128 = 9: TypeData::Int(128),
    HALF = 10: TypeData::Half,
    BFLOAT = 11: TypeData::BFloat,
    FLOAT = 12: TypeData::Float,
    DOUBLE = 13: TypeData::Double,
    FP128 = 14: TypeData::Fp128,
    PTR = 15: TypeData::Ptr(AddrSpace(0)),
    PTR_GLOBAL = 16: TypeData::Ptr(AddrSpace(1)),
    PTR_SHARED = 17: TypeData::Ptr(AddrSpace(3)),
    PTR_CONST = 18: TypeData::Ptr(AddrSpace(4)),
    PTR_LOCAL = 19: TypeData::Ptr(AddrSpace(5)),
    PTR_PARAM = 20: TypeData::Ptr(AddrSpace(101)),
    X86_FP80 = 21: TypeData::X86Fp80,
    PPC_FP128 = 22: TypeData::PpcFp128,
}

impl Type {
    /// The type of a pointer into one of the address spaces that have a fixed handle.
    fn fixed_ptr(space: AddrSpace) -> Option<Type> {
        Some(match space.0 {
            0 => Type::PTR,
            1 => Type::PTR_GLOBAL,
            3 => Type::PTR_SHARED,
            4 => Type::PTR_CONST,
            5 => Type::PTR_LOCAL,
            101 => Type::PTR_PARAM,
            _ => return None,
        })
    }
}

/// The type table of a module.
pub struct Types {
    arena: AppendArena<TypeData>,
    map: RwLock<FxHashMap<TypeData, Type>>,
}

impl Clone for Types {
    // Hash and equality of a named struct look at its name only, which never changes.
    #[allow(clippy::mutable_key_type)]
    fn clone(&self) -> Self {
        let arena = self.arena.clone();
        let map = arena.iter().map(|(i, d)| (d.clone(), Type::from_u32(i))).collect();
        Types { arena, map: RwLock::new(map) }
    }
}

impl std::fmt::Debug for Types {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.arena.fmt(f)
    }
}

/// Queries.
impl Types {
    /// What `ty` is.
    #[inline]
    pub fn get(&self, ty: Type) -> &TypeData {
        self.arena.get(ty.as_u32()).unwrap_or(&TypeData::Void)
    }

    /// Whether the handle means the same in every module.
    pub fn is_fixed(&self, ty: Type) -> bool {
        (ty.as_u32() as usize) < FIXED.len()
    }

    /// Number of types in the table.
    pub fn len(&self) -> usize {
        self.arena.len() as usize
    }

    /// Never true: the fixed types are always there.
    pub fn is_empty(&self) -> bool {
        self.arena.is_empty()
    }

    /// All types in creation order.
    pub fn iter(&self) -> impl Iterator<Item = (Type, &TypeData)> {
        self.arena.iter().map(|(i, d)| (Type::from_u32(i), d))
    }

    /// Width of `iN`.
    #[inline]
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.get(ty) {
            TypeData::Int(w) => Some(*w),
            _ => None,
        }
    }

    /// Whether it is an integer type.
    #[inline]
    pub fn is_int(&self, ty: Type) -> bool {
        matches!(self.get(ty), TypeData::Int(_))
    }

    /// Whether it is a floating-point type.
    pub fn is_float(&self, ty: Type) -> bool {
        matches!(
            self.get(ty),
            TypeData::Half
                | TypeData::BFloat
                | TypeData::Float
                | TypeData::Double
                | TypeData::Fp128
                | TypeData::X86Fp80
                | TypeData::PpcFp128
        )
    }

    /// Whether it is a pointer type.
    #[inline]
    pub fn is_ptr(&self, ty: Type) -> bool {
        matches!(self.get(ty), TypeData::Ptr(_))
    }

    /// Whether it is a vector type.
    #[inline]
    pub fn is_vector(&self, ty: Type) -> bool {
        matches!(self.get(ty), TypeData::Vector { .. })
    }

    /// Arrays and structs.
    #[inline]
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.get(ty), TypeData::Array { .. } | TypeData::Struct(_) | TypeData::Named(_))
    }

    /// Whether it is an integer type or a vector of one.
    pub fn is_int_or_int_vector(&self, ty: Type) -> bool {
        self.is_int(self.scalar(ty))
    }

    /// Whether it is a floating-point type or a vector of one.
    pub fn is_float_or_float_vector(&self, ty: Type) -> bool {
        self.is_float(self.scalar(ty))
    }

    /// Whether it is a pointer type or a vector of one.
    pub fn is_ptr_or_ptr_vector(&self, ty: Type) -> bool {
        self.is_ptr(self.scalar(ty))
    }

    /// Address space of a pointer or vector of pointers.
    #[inline]
    pub fn addr_space(&self, ty: Type) -> Option<AddrSpace> {
        match self.get(self.scalar(ty)) {
            TypeData::Ptr(space) => Some(*space),
            _ => None,
        }
    }

    /// The element type of a vector, any other type itself.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        match self.get(ty) {
            TypeData::Vector { elem, .. } => *elem,
            _ => ty,
        }
    }

    /// Element type of a vector or array.
    #[inline]
    pub fn elem(&self, ty: Type) -> Option<Type> {
        match self.get(ty) {
            TypeData::Vector { elem, .. } | TypeData::Array { elem, .. } => Some(*elem),
            _ => None,
        }
    }

    /// Number of elements of a fixed vector (the minimum of a scalable one).
    #[inline]
    pub fn vector_len(&self, ty: Type) -> Option<u32> {
        match self.get(ty) {
            TypeData::Vector { len, .. } => Some(*len),
            _ => None,
        }
    }

    /// Number of elements of an array.
    pub fn array_len(&self, ty: Type) -> Option<u64> {
        match self.get(ty) {
            TypeData::Array { len, .. } => Some(*len),
            _ => None,
        }
    }

    /// Body of a literal or named struct; `None` for opaque structs and other types.
    pub fn struct_body(&self, ty: Type) -> Option<&StructBody> {
        match self.get(ty) {
            TypeData::Struct(body) => Some(body),
            TypeData::Named(named) => named.body(),
            _ => None,
        }
    }

    /// Number of elements of an array, vector or struct.
    pub fn num_elements(&self, ty: Type) -> Option<u64> {
        match self.get(ty) {
            TypeData::Array { len, .. } => Some(*len),
            TypeData::Vector { len, .. } => Some(u64::from(*len)),
            _ => self.struct_body(ty).map(|b| b.fields.len() as u64),
        }
    }

    /// Type of element `index` of an array, vector or struct.
    pub fn element(&self, ty: Type, index: u64) -> Option<Type> {
        match self.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(*elem),
            _ => self.struct_body(ty)?.fields.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// Parts of a function type.
    pub fn signature(&self, ty: Type) -> Option<Signature<'_>> {
        match self.get(ty) {
            TypeData::Function { ret, params, vararg } => {
                Some(Signature { ret: *ret, params, vararg: *vararg })
            }
            _ => None,
        }
    }

    /// Whether a value of this type can be loaded, stored and allocated.
    pub fn is_sized(&self, ty: Type) -> bool {
        self.is_sized_to_depth(ty, 1000)
    }

    /// Only structs can contain themselves, so that only they count.
    fn is_sized_to_depth(&self, mut ty: Type, depth: u32) -> bool {
        if depth == 0 {
            return false;
        }
        while let TypeData::Vector { elem, .. } | TypeData::Array { elem, .. } = self.get(ty) {
            ty = *elem;
        }
        match self.get(ty) {
            TypeData::Void
            | TypeData::Label
            | TypeData::Token
            | TypeData::Metadata
            | TypeData::Function { .. } => false,
            TypeData::Struct(_) | TypeData::Named(_) => self.struct_body(ty).is_some_and(|b| {
                b.layout.is_known() || b.fields.iter().all(|&f| self.is_sized_to_depth(f, depth - 1))
            }),
            _ => true,
        }
    }

    /// Whether values of this type can be the result of an instruction.
    pub fn is_first_class(&self, ty: Type) -> bool {
        !matches!(self.get(ty), TypeData::Void | TypeData::Function { .. })
    }
}

/// Creation.
impl Types {
    /// A table with the fixed types.
    pub fn new() -> Self {
        let types = Types { arena: AppendArena::new(), map: RwLock::default() };
        for data in FIXED {
            types.intern(data.clone());
        }
        types
    }

    /// The handle of a type, created on first use. Named structs: see [`Types::named_struct`].
    pub fn intern(&self, data: TypeData) -> Type {
        if let Some(&ty) = self.map.read().unwrap_or_else(|e| e.into_inner()).get(&data) {
            return ty;
        }
        let mut map = self.map.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&ty) = map.get(&data) {
            return ty;
        }
        let ty = Type::from_u32(self.arena.push(data.clone()));
        map.insert(data, ty);
        ty
    }

    /// `iN`.
    pub fn int(&self, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            128 => Type::I128,
            _ => self.intern(TypeData::Int(width)),
        }
    }

    /// `ptr addrspace(N)`.
    pub fn ptr(&self, space: AddrSpace) -> Type {
        Type::fixed_ptr(space).unwrap_or_else(|| self.intern(TypeData::Ptr(space)))
    }

    /// `<len x elem>`.
    pub fn vector(&self, elem: Type, len: u32) -> Type {
        self.intern(TypeData::Vector { elem, len, scalable: false })
    }

    /// `[len x elem]`.
    pub fn array(&self, elem: Type, len: u64) -> Type {
        self.intern(TypeData::Array { elem, len })
    }

    /// `{ fields }`.
    pub fn structure(&self, fields: &[Type]) -> Type {
        self.intern(TypeData::Struct(StructBody::new(fields, false)))
    }

    /// `<{ fields }>`.
    pub fn packed_structure(&self, fields: &[Type]) -> Type {
        self.intern(TypeData::Struct(StructBody::new(fields, true)))
    }

    /// `ret (params)`.
    pub fn function(&self, ret: Type, params: &[Type], vararg: bool) -> Type {
        self.intern(TypeData::Function { ret, params: params.into(), vararg })
    }

    /// The identified struct `%name`, created opaque on first use.
    pub fn named_struct(&self, name: &str) -> Type {
        self.intern(TypeData::Named(Box::new(NamedStruct { name: name.into(), body: OnceLock::new() })))
    }

    /// The identified struct `%name` if there is one.
    pub fn find_named_struct(&self, name: &str) -> Option<Type> {
        let key = TypeData::Named(Box::new(NamedStruct { name: name.into(), body: OnceLock::new() }));
        self.map.read().unwrap_or_else(|e| e.into_inner()).get(&key).copied()
    }

    /// Sets the body of an opaque named struct. False when `ty` is no named struct or has a body already.
    pub fn set_struct_body(&self, ty: Type, fields: &[Type], packed: bool) -> bool {
        match self.get(ty) {
            TypeData::Named(named) => named.body.set(StructBody::new(fields, packed)).is_ok(),
            _ => false,
        }
    }

    /// `elem` itself, or a vector of it shaped like `like` when `like` is a vector.
    pub fn with_shape_of(&self, elem: Type, like: Type) -> Type {
        match *self.get(like) {
            TypeData::Vector { len, scalable, .. } => self.intern(TypeData::Vector { elem, len, scalable }),
            _ => elem,
        }
    }
}

/// Refuses structs that contain themselves, and types so deep or so large when written out that walking them is
/// unsafe. Readers run it before anything asks for the layout of a type.
pub(crate) fn check_finite(types: &Types) -> Result<(), String> {
    const MAX_LEVELS: u32 = 250;
    const MAX_PARTS: u64 = 100_000;
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done { levels: u32, parts: u64 },
    }
    let mut state = vec![State::New; types.len()];
    for (root, _) in types.iter() {
        let mut stack = vec![(root, false)];
        while let Some((ty, parts_done)) = stack.pop() {
            let at = ty.as_u32() as usize;
            let parts: &[Type] = match types.get(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => std::slice::from_ref(elem),
                _ => types.struct_body(ty).map_or(&[], |b| &b.fields),
            };
            if parts_done {
                let (mut levels, mut count) = (0, 1u64);
                for p in parts {
                    if let State::Done { levels: l, parts: n } = state[p.as_u32() as usize] {
                        levels = levels.max(l);
                        count = count.saturating_add(n);
                    }
                }
                if levels >= MAX_LEVELS || count > MAX_PARTS {
                    return Err("a type is nested too deeply or too large".into());
                }
                state[at] = State::Done { levels: levels + 1, parts: count };
            } else if state[at] == State::New {
                state[at] = State::Open;
                stack.push((ty, true));
                for &p in parts {
                    match state[p.as_u32() as usize] {
                        State::Open => {
                            let name = crate::text::type_name(types, ty);
                            return Err(format!("type '{name}' contains itself"));
                        }
                        State::New => stack.push((p, false)),
                        State::Done { .. } => {}
                    }
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_are_one() {
        let t = Types::new();
        for (i, data) in FIXED.iter().enumerate() {
            assert_eq!(t.intern(data.clone()).as_u32() as usize, i);
        }
        assert_eq!(t.int(32), Type::I32);
        assert_eq!(t.vector(Type::I32, 4), t.vector(Type::I32, 4));
        assert_ne!(t.vector(Type::I32, 4), t.array(Type::I32, 4));
        assert_eq!(t.ptr(AddrSpace(3)), Type::PTR_SHARED);
        let s = t.named_struct("struct.S");
        assert!(!t.is_sized(s));
        assert!(t.set_struct_body(s, &[Type::I32, Type::PTR], false));
        assert!(!t.set_struct_body(s, &[], false));
        assert_eq!(t.named_struct("struct.S"), s);
        assert_eq!(t.element(s, 1), Some(Type::PTR));
        assert!(t.is_sized(s));
    }
}
