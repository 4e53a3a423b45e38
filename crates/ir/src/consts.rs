//! Constants. A [`ConstPool`] interns them: equal constants of equal type have equal [`Const`] handles.
//!
//! Every function has its own pool and the module has one for initialisers and metadata, so that function
//! passes need no lock. [`ConstPool::import`] copies a constant between pools of one module.
//!
//! Rules kept by the constructors: integers are stored zero-extended and masked to their width; an aggregate
//! whose elements are all zero is [`ConstData::Zero`], all undef or all poison likewise; the zero of an integer
//! is `Int(0)`, of a pointer `Null`, never `Zero`.

use crate::global::GlobalId;
use crate::inst::Block;
use crate::ops::{BinOp, CastOp, FloatPred, GepFlags, IntFlags, IntPred};
use crate::types::{Type, TypeData, Types};
use cranelift_entity::{PrimaryMap, entity_impl};
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// Handle of a constant in a [`ConstPool`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Const(u32);
entity_impl!(Const, "const");

/// What a constant is. Its type is kept beside it, see [`ConstPool::ty`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstData {
    /// An integer of at most 64 bits, zero-extended.
    Int(u64),
    /// An integer of more than 64 bits: little-endian limbs, as many as the width needs.
    WideInt(Box<[u64]>),
    /// Bits of a half, bfloat, float or double.
    Float(u64),
    /// Bits of an fp128 or x86_fp80, low limb first.
    WideFloat([u64; 2]),
    /// The null pointer.
    Null,
    /// `undef`: any value, another one at each use.
    Undef,
    /// `poison`: using it for anything that matters is undefined behaviour.
    Poison,
    /// `zeroinitializer` of an array, struct or vector.
    Zero,
    /// `none` of type token.
    TokenNone,
    /// Elements of an array, struct or vector.
    Aggregate(Box<[Const]>),
    /// An array of i8, printed `c"..."`.
    Bytes(Box<[u8]>),
    /// A vector with all elements equal (the vector form only; never of zero, undef or poison).
    Splat(Const),
    /// Address of a global variable, function or alias.
    Global(GlobalId),
    /// Address of a block.
    BlockAddress(GlobalId, Block),
    /// `dso_local_equivalent @f` and `no_cfi @f`.
    Wrapped(GlobalWrapper, GlobalId),
    /// An expression over constants.
    Expr(Box<ConstExpr>),
}

/// Markers around a global in a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GlobalWrapper {
    /// `dso_local_equivalent @f`: a function in this linkage unit that does what `@f` does.
    DsoLocalEquivalent,
    /// `no_cfi @f`: the address of `@f` itself and not that of a jump table.
    NoCfi,
}

/// A constant computed when the address of a global is known. LLVM 20 has casts, add/sub/xor, getelementptr and the
/// vector operations; the others come from older text only.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// A conversion.
    Cast {
        /// Which one.
        op: CastOp,
        /// What is converted.
        value: Const,
    },
    /// `getelementptr`.
    Gep {
        /// The type that the first index counts.
        elem: Type,
        /// What is promised of the arithmetic.
        flags: GepFlags,
        /// The part of the object that the address may be used for.
        inrange: Option<InRange>,
        /// The address to start from.
        base: Const,
        /// The indices; the first one counts whole elements.
        indices: Box<[Const]>,
    },
    /// An operation with two operands of the result's type.
    Binary {
        /// Which one.
        op: BinOp,
        /// `nuw`, `nsw`, `exact`, `disjoint`.
        flags: IntFlags,
        /// The left operand.
        lhs: Const,
        /// The right operand.
        rhs: Const,
    },
    /// `icmp`.
    ICmp {
        /// How they are compared.
        pred: IntPred,
        /// The left operand.
        lhs: Const,
        /// The right operand.
        rhs: Const,
    },
    /// `fcmp`.
    FCmp {
        /// How they are compared.
        pred: FloatPred,
        /// The left operand.
        lhs: Const,
        /// The right operand.
        rhs: Const,
    },
    /// `select`.
    Select {
        /// An `i1`, or a vector of them for a choice by element.
        cond: Const,
        /// The result where it is true.
        then: Const,
        /// The result where it is false.
        otherwise: Const,
    },
    /// `extractelement`.
    ExtractElement {
        /// The vector.
        vector: Const,
        /// Which element.
        index: Const,
    },
    /// `insertelement`.
    InsertElement {
        /// The vector.
        vector: Const,
        /// The new element.
        elem: Const,
        /// Which element.
        index: Const,
    },
    /// `shufflevector`.
    Shuffle {
        /// The vector whose elements come first.
        lhs: Const,
        /// The vector whose elements come behind them.
        rhs: Const,
        /// The element at each place of the result; -1 for poison.
        mask: Box<[i32]>,
    },
    /// `extractvalue`.
    ExtractValue {
        /// The struct or array.
        agg: Const,
        /// The way to the element, from outside in.
        indices: Box<[u32]>,
    },
    /// `insertvalue`.
    InsertValue {
        /// The struct or array.
        agg: Const,
        /// The new element.
        elem: Const,
        /// The way to the element, from outside in.
        indices: Box<[u32]>,
    },
}

/// The part of the object a constant getelementptr may touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InRange {
    /// LLVM 20: byte offsets.
    Bytes(i64, i64),
}

impl ConstExpr {
    /// Operands in order.
    pub fn operands(&self) -> smallvec::SmallVec<[Const; 4]> {
        use smallvec::smallvec;
        match *self {
            ConstExpr::Cast { value, .. } => smallvec![value],
            ConstExpr::Gep { base, ref indices, .. } => {
                let mut v = smallvec![base];
                v.extend_from_slice(indices);
                v
            }
            ConstExpr::Binary { lhs, rhs, .. }
            | ConstExpr::ICmp { lhs, rhs, .. }
            | ConstExpr::FCmp { lhs, rhs, .. }
            | ConstExpr::Shuffle { lhs, rhs, .. } => smallvec![lhs, rhs],
            ConstExpr::Select { cond, then, otherwise } => smallvec![cond, then, otherwise],
            ConstExpr::ExtractElement { vector, index } => smallvec![vector, index],
            ConstExpr::InsertElement { vector, elem, index } => smallvec![vector, elem, index],
            ConstExpr::ExtractValue { agg, .. } => smallvec![agg],
            ConstExpr::InsertValue { agg, elem, .. } => smallvec![agg, elem],
        }
    }

    /// The same expression over other operands.
    pub fn map(&self, mut f: impl FnMut(Const) -> Const) -> ConstExpr {
        let mut e = self.clone();
        match &mut e {
            ConstExpr::Cast { value, .. } => *value = f(*value),
            ConstExpr::Gep { base, indices, .. } => {
                *base = f(*base);
                indices.iter_mut().for_each(|i| *i = f(*i));
            }
            ConstExpr::Binary { lhs, rhs, .. }
            | ConstExpr::ICmp { lhs, rhs, .. }
            | ConstExpr::FCmp { lhs, rhs, .. }
            | ConstExpr::Shuffle { lhs, rhs, .. } => {
                *lhs = f(*lhs);
                *rhs = f(*rhs);
            }
            ConstExpr::Select { cond, then, otherwise } => {
                *cond = f(*cond);
                *then = f(*then);
                *otherwise = f(*otherwise);
            }
            ConstExpr::ExtractElement { vector, index } => {
                *vector = f(*vector);
                *index = f(*index);
            }
            ConstExpr::InsertElement { vector, elem, index } => {
                *vector = f(*vector);
                *elem = f(*elem);
                *index = f(*index);
            }
            ConstExpr::ExtractValue { agg, .. } => *agg = f(*agg),
            ConstExpr::InsertValue { agg, elem, .. } => {
                *agg = f(*agg);
                *elem = f(*elem);
            }
        }
        e
    }
}

/// Interned constants.
#[derive(Clone, Default, Debug)]
pub struct ConstPool {
    data: PrimaryMap<Const, (Type, ConstData)>,
    /// Finds a constant by its contents, which only `data` holds.
    map: HashTable<Const>,
}

fn hash(ty: Type, data: &ConstData) -> u64 {
    FxBuildHasher.hash_one((ty, data))
}

/// Queries.
impl ConstPool {
    /// What a constant is.
    #[inline]
    pub fn get(&self, c: Const) -> &ConstData {
        &self.data[c].1
    }

    /// The type of a constant.
    #[inline]
    pub fn ty(&self, c: Const) -> Type {
        self.data[c].0
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether there are no constants.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// All constants; operands come before the constants that use them.
    pub fn iter(&self) -> impl Iterator<Item = (Const, Type, &ConstData)> {
        self.data.iter().map(|(c, (t, d))| (c, *t, d))
    }

    /// The value of an integer of at most 64 bits, zero-extended.
    #[inline]
    pub fn as_u64(&self, c: Const) -> Option<u64> {
        match *self.get(c) {
            ConstData::Int(v) => Some(v),
            _ => None,
        }
    }

    /// The value of an integer of at most 128 bits, zero-extended.
    pub fn as_u128(&self, c: Const) -> Option<u128> {
        match self.get(c) {
            ConstData::Int(v) => Some(u128::from(*v)),
            ConstData::WideInt(limbs) if limbs.len() == 2 => {
                Some(u128::from(limbs[0]) | u128::from(limbs[1]) << 64)
            }
            _ => None,
        }
    }

    /// The value of an integer of at most 64 bits, sign-extended.
    pub fn as_i64(&self, types: &Types, c: Const) -> Option<i64> {
        let width = types.int_width(self.ty(c))?;
        self.as_u64(c).map(|v| sign_extend(v, width))
    }

    /// Whether all bits are zero: `0`, `+0.0`, `null`, `zeroinitializer`.
    pub fn is_zero(&self, c: Const) -> bool {
        match self.get(c) {
            ConstData::Int(v) | ConstData::Float(v) => *v == 0,
            ConstData::WideInt(limbs) => limbs.iter().all(|&l| l == 0),
            ConstData::WideFloat(limbs) => *limbs == [0, 0],
            ConstData::Null | ConstData::Zero => true,
            _ => false,
        }
    }

    /// The global at the bottom of an address: through casts and getelementptr.
    pub fn underlying_global(&self, mut c: Const) -> Option<GlobalId> {
        loop {
            match self.get(c) {
                ConstData::Global(g) => return Some(*g),
                ConstData::Expr(e) => match **e {
                    ConstExpr::Cast { value, .. } => c = value,
                    ConstExpr::Gep { base, .. } => c = base,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// Element `index` of an array, struct or vector constant; `None` if it is not known element by element.
    /// Needs `&mut` because the element may not be in the pool yet.
    pub fn element(&mut self, types: &Types, c: Const, index: u64) -> Option<Const> {
        let elem_ty = types.element(self.ty(c), index)?;
        match self.get(c) {
            ConstData::Aggregate(elems) => elems.get(usize::try_from(index).ok()?).copied(),
            ConstData::Bytes(bytes) => {
                let b = *bytes.get(usize::try_from(index).ok()?)?;
                Some(self.intern(Type::I8, ConstData::Int(u64::from(b))))
            }
            ConstData::Splat(e) => Some(*e),
            ConstData::Zero => Some(self.zero(types, elem_ty)),
            ConstData::Undef => Some(self.undef(elem_ty)),
            ConstData::Poison => Some(self.poison(elem_ty)),
            _ => None,
        }
    }

    /// Calls `f` for every global that `c` mentions.
    pub fn visit_globals(&self, c: Const, f: &mut impl FnMut(GlobalId)) {
        let mut work = vec![c];
        while let Some(c) = work.pop() {
            match self.get(c) {
                ConstData::Global(g) | ConstData::BlockAddress(g, _) | ConstData::Wrapped(_, g) => f(*g),
                ConstData::Aggregate(elems) => work.extend_from_slice(elems),
                ConstData::Splat(e) => work.push(*e),
                ConstData::Expr(e) => work.extend(e.operands()),
                _ => {}
            }
        }
    }
}

/// Creation.
impl ConstPool {
    /// The handle of a constant. The caller keeps the rules of the module doc; the named constructors below do.
    pub fn intern(&mut self, ty: Type, data: ConstData) -> Const {
        let pool = &mut self.data;
        let key = hash(ty, &data);
        if let Some(&c) = self.map.find(key, |&c| pool[c].0 == ty && pool[c].1 == data) {
            return c;
        }
        let c = pool.push((ty, data));
        self.map.insert_unique(key, c, |&c| hash(pool[c].0, &pool[c].1));
        c
    }

    /// Changes every constant in place.
    pub(crate) fn rewrite(&mut self, f: &mut impl FnMut(&mut Type, &mut ConstData)) {
        self.map.clear();
        for (ty, data) in self.data.values_mut() {
            f(ty, data);
        }
        let pool = &self.data;
        for (c, (ty, data)) in pool {
            let key = hash(*ty, data);
            // Constants that became equal: the first is found.
            if self.map.find(key, |&o| pool[o] == pool[c]).is_none() {
                self.map.insert_unique(key, c, |&c| hash(pool[c].0, &pool[c].1));
            }
        }
    }

    /// Changes a constant for everyone who refers to it; readers use it for what was not known at first sight.
    pub(crate) fn replace(&mut self, c: Const, data: ConstData) {
        let (ty, old) = (self.data[c].0, hash(self.data[c].0, &self.data[c].1));
        if let Ok(entry) = self.map.find_entry(old, |&o| o == c) {
            entry.remove();
        }
        self.data[c].1 = data;
        let pool = &self.data;
        let key = hash(ty, &pool[c].1);
        if self.map.find(key, |&o| pool[o] == pool[c]).is_none() {
            self.map.insert_unique(key, c, |&c| hash(pool[c].0, &pool[c].1));
        }
    }

    /// An integer of any width from its low 64 bits, zero-extended.
    pub fn int(&mut self, types: &Types, ty: Type, value: u64) -> Const {
        self.int128(types, ty, u128::from(value))
    }

    /// An integer of any width from a signed value.
    pub fn int_signed(&mut self, types: &Types, ty: Type, value: i64) -> Const {
        let width = types.int_width(ty).unwrap_or(64);
        if width <= 64 {
            return self.intern(ty, ConstData::Int(value as u64 & mask(width)));
        }
        let fill = if value < 0 { u64::MAX } else { 0 };
        let mut limbs = vec![fill; width.div_ceil(64) as usize];
        limbs[0] = value as u64;
        self.int_limbs(types, ty, limbs)
    }

    /// An integer of any width from 128 bits, zero-extended.
    pub fn int128(&mut self, types: &Types, ty: Type, value: u128) -> Const {
        let width = types.int_width(ty).unwrap_or(64);
        if width <= 64 {
            return self.intern(ty, ConstData::Int(value as u64 & mask(width)));
        }
        let mut limbs = vec![0; width.div_ceil(64) as usize];
        limbs[0] = value as u64;
        limbs[1] = (value >> 64) as u64;
        self.int_limbs(types, ty, limbs)
    }

    /// An integer of any width from little-endian limbs (missing ones are zero, extra bits are dropped).
    pub fn int_limbs(&mut self, types: &Types, ty: Type, mut limbs: Vec<u64>) -> Const {
        let width = types.int_width(ty).unwrap_or(64);
        limbs.resize(width.div_ceil(64) as usize, 0);
        if let Some(last) = limbs.last_mut() {
            let top = width % 64;
            if top != 0 {
                *last &= mask(top);
            }
        }
        let data = if width <= 64 { ConstData::Int(limbs[0]) } else { ConstData::WideInt(limbs.into()) };
        self.intern(ty, data)
    }

    /// A half, bfloat, float or double from its bits.
    pub fn float_bits(&mut self, ty: Type, bits: u64) -> Const {
        self.intern(ty, ConstData::Float(bits))
    }

    /// A `float`.
    pub fn f32(&mut self, value: f32) -> Const {
        self.float_bits(Type::FLOAT, u64::from(value.to_bits()))
    }

    /// A `double`.
    pub fn f64(&mut self, value: f64) -> Const {
        self.float_bits(Type::DOUBLE, value.to_bits())
    }

    /// `undef` of a type.
    pub fn undef(&mut self, ty: Type) -> Const {
        self.intern(ty, ConstData::Undef)
    }

    /// `poison` of a type.
    pub fn poison(&mut self, ty: Type) -> Const {
        self.intern(ty, ConstData::Poison)
    }

    /// The null pointer of a pointer type.
    pub fn null(&mut self, ty: Type) -> Const {
        self.intern(ty, ConstData::Null)
    }

    /// The zero of any first-class type.
    pub fn zero(&mut self, types: &Types, ty: Type) -> Const {
        let data = match types.get(ty) {
            TypeData::Int(w) if *w <= 64 => ConstData::Int(0),
            TypeData::Int(w) => ConstData::WideInt(vec![0; w.div_ceil(64) as usize].into()),
            TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double => ConstData::Float(0),
            TypeData::Fp128 | TypeData::X86Fp80 | TypeData::PpcFp128 => ConstData::WideFloat([0, 0]),
            TypeData::Ptr(_) => ConstData::Null,
            TypeData::Token => ConstData::TokenNone,
            _ => ConstData::Zero,
        };
        self.intern(ty, data)
    }

    /// An array, struct or vector.
    pub fn aggregate(&mut self, types: &Types, ty: Type, elems: &[Const]) -> Const {
        if elems.iter().all(|&e| self.is_zero(e)) {
            return self.zero(types, ty);
        }
        if elems.iter().all(|&e| *self.get(e) == ConstData::Poison) {
            return self.poison(ty);
        }
        if elems.iter().all(|&e| matches!(self.get(e), ConstData::Undef | ConstData::Poison)) {
            return self.undef(ty);
        }
        match types.get(ty) {
            TypeData::Array { elem, .. } if *elem == Type::I8 => {
                let bytes: Option<Vec<u8>> = elems.iter().map(|&e| self.as_u64(e).map(|v| v as u8)).collect();
                if let Some(bytes) = bytes {
                    return self.intern(ty, ConstData::Bytes(bytes.into()));
                }
            }
            TypeData::Vector { .. } if elems.iter().all(|e| *e == elems[0]) => {
                return self.intern(ty, ConstData::Splat(elems[0]));
            }
            _ => {}
        }
        self.intern(ty, ConstData::Aggregate(elems.into()))
    }

    /// An array of i8; `ty` is `[bytes.len() x i8]`.
    pub fn bytes(&mut self, types: &Types, bytes: &[u8]) -> Const {
        let ty = types.array(Type::I8, bytes.len() as u64);
        let data =
            if bytes.iter().all(|&b| b == 0) { ConstData::Zero } else { ConstData::Bytes(bytes.into()) };
        self.intern(ty, data)
    }

    /// A vector with all elements equal.
    pub fn splat(&mut self, types: &Types, ty: Type, elem: Const) -> Const {
        if self.is_zero(elem) {
            return self.zero(types, ty);
        }
        match self.get(elem) {
            ConstData::Undef => self.undef(ty),
            ConstData::Poison => self.poison(ty),
            _ => self.intern(ty, ConstData::Splat(elem)),
        }
    }

    /// The address of a global; `ty` is its pointer type (see [`crate::Context::global_ptr_type`]).
    pub fn global(&mut self, ty: Type, global: GlobalId) -> Const {
        self.intern(ty, ConstData::Global(global))
    }

    /// An expression, as it is: nothing is folded.
    pub fn expr(&mut self, ty: Type, expr: ConstExpr) -> Const {
        self.intern(ty, ConstData::Expr(Box::new(expr)))
    }

    /// A conversion; a cast of a pointer to its own type is the pointer.
    pub fn cast(&mut self, op: CastOp, value: Const, ty: Type) -> Const {
        if op == CastOp::Bitcast && self.ty(value) == ty {
            return value;
        }
        self.expr(ty, ConstExpr::Cast { op, value })
    }

    /// Changes what a constant is, wherever it is used.
    pub(crate) fn redefine(&mut self, c: Const, data: ConstData) {
        // The table of contents keeps an entry that no longer matches anything.
        self.data[c].1 = data;
    }

    /// Exchanges globals for others of the same type, wherever their addresses are used.
    pub fn replace_globals(&mut self, map: &FxHashMap<GlobalId, GlobalId>) {
        let found: Vec<(Const, GlobalId)> = self
            .iter()
            .filter_map(|(c, _, data)| match data {
                ConstData::Global(g) => map.get(g).map(|to| (c, *to)),
                _ => None,
            })
            .collect();
        for (c, to) in found {
            self.redefine(c, ConstData::Global(to));
        }
    }

    /// Copies a constant from another pool of the same module.
    pub fn import(&mut self, from: &ConstPool, c: Const) -> Const {
        self.import_mapped(from, c, &mut |_, d| d.clone(), &mut FxHashMap::default())
    }

    /// Copies a constant, passing each leaf (global, block address) and each type through the caller's `leaf`.
    /// `memo` makes repeated imports of shared parts cheap. Recursion is over the depth of the constant, which
    /// the readers limit.
    pub fn import_mapped(
        &mut self,
        from: &ConstPool,
        c: Const,
        leaf: &mut impl FnMut(Type, &ConstData) -> ConstData,
        memo: &mut FxHashMap<Const, Const>,
    ) -> Const {
        if let Some(&done) = memo.get(&c) {
            return done;
        }
        let ty = from.ty(c);
        let data = match from.get(c) {
            ConstData::Aggregate(elems) => {
                ConstData::Aggregate(elems.iter().map(|&e| self.import_mapped(from, e, leaf, memo)).collect())
            }
            ConstData::Splat(e) => ConstData::Splat(self.import_mapped(from, *e, leaf, memo)),
            ConstData::Expr(e) => {
                ConstData::Expr(Box::new(e.map(|o| self.import_mapped(from, o, leaf, memo))))
            }
            other => leaf(ty, other),
        };
        let out = self.intern(ty, data);
        memo.insert(c, out);
        out
    }
}

/// A mask of the low `width` bits, `width` in 1..=64.
pub fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Sign extension of the low `width` bits.
pub fn sign_extend(value: u64, width: u32) -> i64 {
    if width == 0 || width >= 64 {
        return value as i64;
    }
    let shift = 64 - width;
    ((value << shift) as i64) >> shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interning_is_canonical() {
        let t = Types::new();
        let mut p = ConstPool::default();
        assert_eq!(p.int(&t, Type::I8, 0x1ff), p.int_signed(&t, Type::I8, -1));
        let z = p.int(&t, Type::I32, 0);
        let arr = t.array(Type::I32, 2);
        let a = p.aggregate(&t, arr, &[z, z]);
        assert_eq!(*p.get(a), ConstData::Zero);
        let w = p.int_signed(&t, Type::I128, -2);
        assert_eq!(p.as_u128(w), Some(-2i128 as u128));
        let v = t.vector(Type::I32, 2);
        let one = p.int(&t, Type::I32, 1);
        let s = p.aggregate(&t, v, &[one, one]);
        assert_eq!(*p.get(s), ConstData::Splat(one));
        assert_eq!(sign_extend(0x80, 8), -128);
    }
}
