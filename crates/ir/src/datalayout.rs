//! The data layout: sizes, alignments and offsets of types in memory.

use std::borrow::Cow;
use std::hash::BuildHasher;
use std::sync::OnceLock;

use rustc_hash::FxBuildHasher;

use crate::ops::Align;
use crate::types::{AddrSpace, StructBody, Type, TypeData, Types};

/// Size and alignment of pointers of one address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerLayout {
    /// The address space.
    pub space: AddrSpace,
    /// Width of a pointer.
    pub bits: u32,
    /// Alignment the ABI demands.
    pub abi: Align,
    /// Alignment where there is a choice.
    pub pref: Align,
    /// Width of the integers that index it.
    pub index_bits: u32,
}

/// A parsed layout string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    text: String,
    /// A hash of the text, which tells layouts apart.
    tag: u64,
    /// Whether the most significant byte comes first.
    pub big_endian: bool,
    /// Sorted by address space; space 0 is always present.
    pointers: Vec<PointerLayout>,
    /// (bits, abi, preferred), sorted by bits.
    ints: Vec<(u32, Align, Align)>,
    floats: Vec<(u32, Align, Align)>,
    vectors: Vec<(u32, Align, Align)>,
    /// Least alignment of aggregates.
    aggregate: (Align, Align),
    /// Native integer widths.
    pub native_ints: Vec<u32>,
    /// Address space of allocas.
    pub alloca_space: AddrSpace,
    /// Address space of functions.
    pub program_space: AddrSpace,
    /// Default address space of globals.
    pub globals_space: AddrSpace,
}

/// Where each field of a struct is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// Byte offset of each field.
    pub offsets: Vec<u64>,
    /// Size with tail padding.
    pub size: u64,
    /// Alignment of the whole struct: the strictest of its fields, one byte if it is packed.
    pub align: Align,
}

/// The layout of a struct under the first data layout that asked for it, which is that of its module.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownLayout(OnceLock<Box<(u64, StructLayout)>>);

impl KnownLayout {
    pub(crate) fn is_known(&self) -> bool {
        self.0.get().is_some()
    }
}

impl StructLayout {
    /// The field that contains byte `offset`, or the last that starts before it.
    pub fn field_at(&self, offset: u64) -> usize {
        self.offsets.partition_point(|&o| o <= offset).saturating_sub(1)
    }
}

const fn al(bytes: u64) -> Align {
    match Align::new(bytes) {
        Some(a) => a,
        None => Align::ONE,
    }
}

impl Default for DataLayout {
    /// LLVM's defaults for an empty string.
    fn default() -> Self {
        DataLayout {
            text: String::new(),
            tag: 0,
            big_endian: false,
            pointers: vec![PointerLayout {
                space: AddrSpace(0),
                bits: 64,
                abi: al(8),
                pref: al(8),
                index_bits: 64,
            }],
            ints: vec![
                (1, al(1), al(1)),
                (8, al(1), al(1)),
                (16, al(2), al(2)),
                (32, al(4), al(4)),
                (64, al(4), al(8)),
            ],
            floats: vec![(16, al(2), al(2)), (32, al(4), al(4)), (64, al(8), al(8)), (128, al(16), al(16))],
            vectors: vec![(64, al(8), al(8)), (128, al(16), al(16))],
            aggregate: (al(1), al(8)),
            native_ints: Vec::new(),
            alloca_space: AddrSpace(0),
            program_space: AddrSpace(0),
            globals_space: AddrSpace(0),
        }
    }
}

fn set_row(table: &mut Vec<(u32, Align, Align)>, row: (u32, Align, Align)) {
    match table.binary_search_by_key(&row.0, |r| r.0) {
        Ok(at) => table[at] = row,
        Err(at) => table.insert(at, row),
    }
}

/// Reading the string.
impl DataLayout {
    /// The layout string of 64-bit NVVM IR, as the reference front end writes it.
    pub const NVPTX64: &'static str = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64";

    /// The layout LLVM gives to 64-bit device code that does not say one.
    const DEVICE: &'static str = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64";

    /// The layout to compile a module with, when its own is missing or that of another machine. A triple that asks
    /// for 32-bit addresses keeps its layout: there is no code for it.
    pub fn for_device(&self, triple: &str) -> Option<DataLayout> {
        let ours = triple.is_empty() || triple.starts_with("nvptx") || triple.starts_with("nvsass");
        let usable =
            ours && !self.text.is_empty() && !self.big_endian && self.pointer_bits(AddrSpace(0)) == 64;
        if usable || triple.starts_with("nvptx-") {
            return None;
        }
        DataLayout::parse(DataLayout::DEVICE).ok()
    }

    /// Parses a layout string; the error says which part is wrong.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let tag = FxBuildHasher.hash_one(text);
        let mut layout = DataLayout { text: text.into(), tag, ..DataLayout::default() };
        for spec in text.split('-').filter(|s| !s.is_empty()) {
            layout.parse_spec(spec).ok_or_else(|| format!("bad part '{spec}' of the data layout"))?;
        }
        Ok(layout)
    }

    fn parse_spec(&mut self, spec: &str) -> Option<()> {
        let mut parts = spec.split(':');
        let head = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let num = |i: usize| rest.get(i).map(|s| s.parse::<u32>().ok());
        // Bits to an alignment; zero means one byte.
        let align = |i: usize| match num(i) {
            None => Some(None),
            Some(None) => None,
            Some(Some(bits)) => Align::new(u64::from(bits.div_ceil(8)).max(1)).map(Some),
        };
        let letter = head.chars().next()?;
        let tail = &head[letter.len_utf8()..];
        match letter {
            'e' if tail.is_empty() => self.big_endian = false,
            'E' if tail.is_empty() => self.big_endian = true,
            'p' => {
                let space = AddrSpace(if tail.is_empty() { 0 } else { tail.parse().ok()? });
                let bits = num(0)??;
                if bits == 0 || bits > 1024 {
                    return None;
                }
                let abi = align(1)?.unwrap_or(Align::new(u64::from(bits.div_ceil(8).next_power_of_two()))?);
                let pref = align(2)?.unwrap_or(abi);
                let index_bits = match num(3) {
                    Some(n) => n?,
                    None => bits,
                };
                let row = PointerLayout { space, bits, abi, pref, index_bits };
                match self.pointers.binary_search_by_key(&space, |p| p.space) {
                    Ok(at) => self.pointers[at] = row,
                    Err(at) => self.pointers.insert(at, row),
                }
            }
            'i' | 'f' | 'v' => {
                let bits: u32 = tail.parse().ok()?;
                if bits == 0 || bits >= 1 << 24 {
                    return None;
                }
                let abi = align(0)??;
                let pref = align(1)?.unwrap_or(abi);
                let table = match letter {
                    'i' => &mut self.ints,
                    'f' => &mut self.floats,
                    _ => &mut self.vectors,
                };
                set_row(table, (bits, abi, pref));
            }
            'a' => {
                let abi = align(0)??;
                self.aggregate = (abi, align(1)?.unwrap_or(abi));
            }
            'n' if tail.starts_with('i') => {} // non-integral address spaces
            'n' => {
                let mut widths = vec![tail.parse().ok()?];
                for i in 0..rest.len() {
                    widths.push(num(i)??);
                }
                self.native_ints = widths;
            }
            'A' => self.alloca_space = AddrSpace(tail.parse().ok()?),
            'P' => self.program_space = AddrSpace(tail.parse().ok()?),
            'G' => self.globals_space = AddrSpace(tail.parse().ok()?),
            // Stack alignment, function pointer alignment, mangling: no effect here.
            'S' | 'F' | 'm' => {}
            _ => return None,
        }
        Some(())
    }

    /// The string it was parsed from.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Queries.
impl DataLayout {
    /// ABI and preferred alignment that the layout has for integers of exactly this width.
    pub fn int_row(&self, bits: u32) -> Option<(Align, Align)> {
        self.ints.iter().find(|r| r.0 == bits).map(|r| (r.1, r.2))
    }

    /// The same for floating-point types.
    pub fn float_row(&self, bits: u32) -> Option<(Align, Align)> {
        self.floats.iter().find(|r| r.0 == bits).map(|r| (r.1, r.2))
    }

    /// Layout of pointers of an address space.
    pub fn pointer(&self, space: AddrSpace) -> PointerLayout {
        match self.pointers.binary_search_by_key(&space, |p| p.space) {
            Ok(at) => self.pointers[at],
            Err(_) => self.pointers.first().copied().unwrap_or(PointerLayout {
                space,
                bits: 64,
                abi: al(8),
                pref: al(8),
                index_bits: 64,
            }),
        }
    }

    /// Width of a pointer.
    pub fn pointer_bits(&self, space: AddrSpace) -> u32 {
        self.pointer(space).bits
    }

    /// The integer type that indexes pointers of an address space.
    pub fn index_type(&self, types: &Types, space: AddrSpace) -> Type {
        types.int(self.pointer(space).index_bits)
    }

    /// The integer type as wide as a pointer.
    pub fn int_ptr_type(&self, types: &Types, space: AddrSpace) -> Type {
        types.int(self.pointer(space).bits)
    }

    /// Size in bits; zero for types without a size.
    pub fn size_bits(&self, types: &Types, ty: Type) -> u64 {
        match types.get(ty) {
            TypeData::Int(w) => u64::from(*w),
            TypeData::Half | TypeData::BFloat => 16,
            TypeData::Float => 32,
            TypeData::Double => 64,
            TypeData::Fp128 | TypeData::PpcFp128 => 128,
            TypeData::X86Fp80 => 80,
            TypeData::Ptr(space) => u64::from(self.pointer_bits(*space)),
            TypeData::Vector { elem, len, .. } => {
                self.size_bits(types, *elem).saturating_mul(u64::from(*len))
            }
            TypeData::Array { .. } => self.array_size(types, ty).saturating_mul(8),
            TypeData::Struct(_) | TypeData::Named(_) => {
                self.struct_layout(types, ty).map_or(0, |l| l.size.saturating_mul(8))
            }
            _ => 0,
        }
    }

    /// Bytes a store writes.
    pub fn store_size(&self, types: &Types, ty: Type) -> u64 {
        self.size_bits(types, ty).div_ceil(8)
    }

    /// Distance between elements of an array: the size rounded up to the alignment. `sizeof` in C.
    pub fn alloc_size(&self, types: &Types, ty: Type) -> u64 {
        // Most addresses are counted in bytes, which no layout pads.
        if ty == Type::I8 {
            return 1;
        }
        if let Some(layout) = self.struct_layout(types, ty) {
            return layout.size;
        }
        if matches!(types.get(ty), TypeData::Array { .. }) {
            // Elements lie at multiples of their alignment, so that their sum is one.
            return self.array_size(types, ty).min(u64::MAX.div_ceil(8));
        }
        self.abi_align(types, ty).round_up(self.store_size(types, ty))
    }

    /// Bytes of an array, its dimensions multiplied in one walk: there may be thousands.
    fn array_size(&self, types: &Types, mut ty: Type) -> u64 {
        let mut count = 1u64;
        while let TypeData::Array { elem, len } = types.get(ty) {
            count = count.saturating_mul(*len);
            ty = *elem;
        }
        self.alloc_size(types, ty).saturating_mul(count)
    }

    /// Same as [`DataLayout::alloc_size`].
    pub fn size_of(&self, types: &Types, ty: Type) -> u64 {
        self.alloc_size(types, ty)
    }

    /// Alignment the ABI demands.
    pub fn abi_align(&self, types: &Types, ty: Type) -> Align {
        self.align(types, ty, false)
    }

    /// Preferred alignment, for allocas and globals.
    pub fn pref_align(&self, types: &Types, ty: Type) -> Align {
        self.align(types, ty, true)
    }

    fn align(&self, types: &Types, ty: Type, preferred: bool) -> Align {
        let pick = |(_, abi, pref): (u32, Align, Align)| if preferred { pref } else { abi };
        match types.get(ty) {
            TypeData::Ptr(space) => {
                let p = self.pointer(*space);
                if preferred { p.pref } else { p.abi }
            }
            TypeData::Int(w) => {
                // The exact width, else the next wider one, else the widest.
                let at = self.ints.partition_point(|r| r.0 < *w);
                self.ints.get(at).or(self.ints.last()).map_or(Align::ONE, |r| pick(*r))
            }
            TypeData::Half
            | TypeData::BFloat
            | TypeData::Float
            | TypeData::Double
            | TypeData::Fp128
            | TypeData::X86Fp80
            | TypeData::PpcFp128 => {
                let bits = self.size_bits(types, ty) as u32;
                match self.floats.iter().find(|r| r.0 == bits) {
                    Some(r) => pick(*r),
                    None => Align::new(u64::from(bits.div_ceil(8)).next_power_of_two()).unwrap_or(Align::ONE),
                }
            }
            TypeData::Vector { .. } => {
                let bits = self.size_bits(types, ty);
                match self.vectors.iter().find(|r| u64::from(r.0) == bits) {
                    Some(r) => pick(*r),
                    // Natural alignment of the whole vector.
                    None => {
                        let bytes = bits.div_ceil(8).max(1);
                        bytes.checked_next_power_of_two().and_then(Align::new).unwrap_or(Align::from_log2(32))
                    }
                }
            }
            TypeData::Array { elem, .. } => self.align(types, *elem, preferred),
            TypeData::Struct(_) | TypeData::Named(_) => {
                let own = self.struct_layout(types, ty).map_or(Align::ONE, |l| l.align);
                if preferred && types.struct_body(ty).is_some() { own.max(self.aggregate.1) } else { own }
            }
            _ => Align::ONE,
        }
    }

    /// Offsets of the fields of a struct; `None` for opaque structs and other types.
    pub fn struct_layout<'t>(&self, types: &'t Types, ty: Type) -> Option<Cow<'t, StructLayout>> {
        let body = types.struct_body(ty)?;
        match body.layout.0.get() {
            Some(known) if known.0 == self.tag => return Some(Cow::Borrowed(&known.1)),
            Some(_) => return Some(Cow::Owned(self.place_fields(types, body))),
            None => {}
        }
        let layout = self.place_fields(types, body);
        // An opaque part may get its fields yet.
        if !types.is_sized(ty) {
            return Some(Cow::Owned(layout));
        }
        let known = body.layout.0.get_or_init(|| Box::new((self.tag, layout.clone())));
        Some(if known.0 == self.tag { Cow::Borrowed(&known.1) } else { Cow::Owned(layout) })
    }

    fn place_fields(&self, types: &Types, body: &StructBody) -> StructLayout {
        let mut offset = 0u64;
        let mut align = self.aggregate.0;
        let mut offsets = Vec::with_capacity(body.fields.len());
        for &field in &body.fields {
            let natural = self.abi_align(types, field);
            let field_align = if body.packed { Align::ONE } else { natural };
            offset = field_align.round_up(offset);
            offsets.push(offset);
            offset = offset.saturating_add(natural.round_up(self.store_size(types, field)));
            align = align.max(field_align);
        }
        if body.packed {
            align = Align::ONE;
        }
        StructLayout { offsets, size: align.round_up(offset), align }
    }

    /// Byte offset of element `index` of an array, vector or struct.
    pub fn element_offset(&self, types: &Types, ty: Type, index: u64) -> Option<u64> {
        match types.get(ty) {
            TypeData::Array { elem, .. } => self.alloc_size(types, *elem).checked_mul(index),
            TypeData::Vector { elem, .. } => Some(self.size_bits(types, *elem).checked_mul(index)? / 8),
            _ => self.struct_layout(types, ty)?.offsets.get(usize::try_from(index).ok()?).copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nvptx_layout() {
        let t = Types::new();
        let dl = DataLayout::parse(DataLayout::NVPTX64).unwrap();
        assert_eq!(dl.size_of(&t, Type::PTR), 8);
        assert_eq!(dl.size_of(&t, Type::PTR_SHARED), 4);
        assert_eq!(dl.abi_align(&t, Type::I128).bytes(), 16);
        assert_eq!(dl.size_of(&t, t.int(24)), 4);
        assert_eq!(dl.store_size(&t, t.int(24)), 3);
        let s = t.structure(&[Type::I8, Type::DOUBLE, Type::I16]);
        let l = dl.struct_layout(&t, s).unwrap();
        assert_eq!((l.offsets.as_slice(), l.size), ([0, 8, 16].as_slice(), 24));
        assert_eq!(l.field_at(9), 1);
        let p = t.packed_structure(&[Type::I8, Type::DOUBLE]);
        assert_eq!(dl.size_of(&t, p), 9);
        assert_eq!(dl.size_of(&t, t.vector(Type::FLOAT, 3)), 16);
        assert_eq!(dl.abi_align(&t, t.vector(Type::HALF, 2)).bytes(), 4);
        assert!(DataLayout::parse("e-g:1").is_err());
        assert!(DataLayout::parse("e-p:x").is_err());
    }
}
