//! Object layout by the Itanium C++ ABI (section 2), as g++ and nvcc lay objects out for x86-64 and the device alike.
//!
//! A class's [`Layout`] is computed once, when the class is completed, and stored in its [`Record`]; the classes it
//! contains must be complete by then.

use crate::tree::types::{ArrayLen, FloatKind};
use crate::tree::{
    Base, DefaultArg, Field, Layout, QualType, Record, RecordFlags, RecordId, RecordKind, Tree, TypeKind,
};

pub const POINTER_SIZE: u64 = 8;

/// Size and alignment in bytes, or `None` for a type that has none (incomplete, function, dependent).
pub fn size_align(tree: &Tree, ty: QualType) -> Option<(u64, u64)> {
    Some(match tree.types.get(ty) {
        // GNU: arithmetic on `void*` and function pointers counts bytes; `sizeof` diagnoses separately.
        TypeKind::Void => (1, 1),
        TypeKind::NullPtr | TypeKind::Pointer(_) | TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => (8, 8),
        TypeKind::Int(k) => (k.size(), k.size()),
        TypeKind::Float(k) => (float_size(*k), float_size(*k)),
        TypeKind::Complex(k) => (2 * float_size(*k), float_size(*k)),
        TypeKind::MemberPointer { pointee, .. } => {
            if matches!(tree.types.get(*pointee), TypeKind::Function(_)) { (16, 8) } else { (8, 8) }
        }
        TypeKind::Array { elem, len } => {
            let (size, align) = size_align(tree, *elem)?;
            match len {
                ArrayLen::Known(n) => (size.checked_mul(*n)?, align),
                ArrayLen::Unknown => (0, align),
                _ => return None,
            }
        }
        TypeKind::Vector { elem, len } => {
            let size = size_align(tree, *elem)?.0.checked_mul(*len as u64)?;
            (size, size.next_power_of_two())
        }
        TypeKind::Record(r) => {
            let layout = tree.records[*r].layout.as_ref()?;
            (layout.size, layout.align)
        }
        TypeKind::Enum(e) => return size_align(tree, tree.enums[*e].underlying),
        _ => return None,
    })
}

/// `sizeof`; 0 for types without a size.
pub fn size_of(tree: &Tree, ty: QualType) -> u64 {
    size_align(tree, ty).map_or(0, |(size, _)| size)
}

/// `alignof`; 1 for types without one.
pub fn align_of(tree: &Tree, ty: QualType) -> u64 {
    size_align(tree, ty).map_or(1, |(_, align)| align)
}

fn float_size(kind: FloatKind) -> u64 {
    match kind.format() {
        FloatKind::Half | FloatKind::BFloat16 => 2,
        FloatKind::Float => 4,
        FloatKind::Double => 8,
        _ => 16,
    }
}

/// Byte offset of a direct base in an object whose dynamic type is the class itself.
pub fn base_offset(tree: &Tree, derived: RecordId, base: u32) -> u64 {
    let layout = tree.records[derived].layout.as_ref();
    layout.and_then(|l| l.base_offsets.get(base as usize).copied()).unwrap_or(0)
}

/// Offset of a field in bits.
pub fn field_bit_offset(tree: &Tree, record: RecordId, index: u32) -> u64 {
    let layout = tree.records[record].layout.as_ref();
    layout.and_then(|l| l.field_bits.get(index as usize).copied()).unwrap_or(0)
}

/// Computes the layout of a class whose bases and fields are known. The class's flags for emptiness, polymorphism and
/// POD-ness ([`RecordFlags`]) must be set.
pub fn compute(tree: &Tree, id: RecordId) -> Layout {
    let record = &tree.records[id];
    let mut builder =
        Builder { tree, id, record, layout: Layout { align: 1, ..Layout::default() }, end_bits: 0, size: 0 };
    if record.kind == RecordKind::Union {
        builder.union()
    } else {
        builder.class()
    }
    let mut layout = builder.finish();
    if is_layout_pod(tree, id) {
        keep_padding(&mut layout);
    }
    layout
}

struct Builder<'t> {
    tree: &'t Tree,
    id: RecordId,
    record: &'t Record,
    layout: Layout,
    /// `dsize` of the ABI, in bits because of bit-fields.
    end_bits: u64,
    /// `sizeof` so far: empty bases can reach beyond `dsize`.
    size: u64,
}

impl Builder<'_> {
    fn union(&mut self) {
        for field in &self.record.fields {
            self.layout.field_bits.push(0);
            let (size, align) = self.field_size_align(field);
            let bytes = match field.bits {
                Some(bits) => (bits as u64).div_ceil(8),
                None => size,
            };
            if field.name.is_some() || field.bits.is_none() {
                self.layout.align = self.layout.align.max(align);
            }
            self.end_bits = self.end_bits.max(bytes * 8);
            if field.bits.is_none() {
                for (offset, empty) in self.empties_of(field.ty) {
                    self.layout.empties.push((offset, empty));
                }
            }
        }
    }

    fn class(&mut self) {
        let dynamic = self.record.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES);
        self.layout.base_offsets = vec![0; self.record.bases.len()];
        if dynamic {
            let primary = self.record.bases.iter().position(|b| !b.is_virtual && self.is_dynamic(b.record));
            self.layout.primary_base = primary.map(|i| i as u32);
            self.layout.own_vptr = primary.is_none();
            match primary {
                Some(i) => self.place_base(i),
                None => {
                    self.end_bits = POINTER_SIZE * 8;
                    self.layout.align = POINTER_SIZE;
                }
            }
        }
        for i in 0..self.record.bases.len() {
            if !self.record.bases[i].is_virtual && self.layout.primary_base != Some(i as u32) {
                self.place_base(i);
            }
        }
        for field in &self.record.fields {
            let offset =
                if field.bits.is_some() { self.place_bit_field(field) } else { self.place_field(field) };
            self.layout.field_bits.push(offset);
        }
    }

    fn is_dynamic(&self, record: RecordId) -> bool {
        self.tree.records[record].flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES)
    }

    fn layout_of(&self, record: RecordId) -> Layout {
        // An incomplete base has been diagnosed; an empty layout keeps going.
        self.tree.records[record].layout.as_deref().cloned().unwrap_or(Layout {
            size: 1,
            align: 1,
            nv_align: 1,
            ..Layout::default()
        })
    }

    fn place_base(&mut self, index: usize) {
        let Base { record: base, .. } = self.record.bases[index];
        let layout = self.layout_of(base);
        let offset = self.place_base_subobject(base, &layout);
        self.layout.base_offsets[index] = offset;
    }

    /// ABI 2.4 II.2: places a base class subobject and returns its byte offset.
    fn place_base_subobject(&mut self, base: RecordId, layout: &Layout) -> u64 {
        let align = self.packed_align(layout.nv_align.max(1));
        let end = self.end_bits.div_ceil(8);
        let is_empty = self.tree.records[base].flags.contains(RecordFlags::EMPTY);
        let empties = base_empties(layout, base, is_empty);
        let mut offset = if is_empty { 0 } else { end.next_multiple_of(align) };
        if is_empty && self.conflicts(&empties, 0) {
            offset = end.next_multiple_of(align);
        }
        while self.conflicts(&empties, offset) {
            offset += align;
        }
        self.record_empties(&empties, offset);
        if is_empty {
            self.size = self.size.max(offset + layout.size);
        } else {
            self.end_bits = (offset + layout.nv_size) * 8;
            self.size = self.size.max(offset + layout.nv_size);
        }
        self.layout.align = self.layout.align.max(align);
        offset
    }

    fn place_field(&mut self, field: &Field) -> u64 {
        let (mut size, align) = self.field_size_align(field);
        let empties = self.empties_of(field.ty);
        let end = self.end_bits.div_ceil(8);
        let mut offset = end.next_multiple_of(align);
        let sub = match field.no_unique_address {
            true => self.tree.types.as_record(field.ty),
            false => None,
        };
        let is_empty = sub.is_some_and(|r| self.tree.records[r].flags.contains(RecordFlags::EMPTY));
        if let Some(r) = sub {
            // A potentially-overlapping subobject: its tail padding may be reused, and it may be empty.
            size = self.layout_of(r).nv_size;
            if is_empty {
                offset = 0;
                if self.conflicts(&empties, 0) {
                    offset = end.next_multiple_of(align);
                }
            }
        }
        while self.conflicts(&empties, offset) {
            offset += align;
        }
        self.record_empties(&empties, offset);
        if !is_empty {
            self.end_bits = (offset + size) * 8;
        }
        // An array without elements takes no room; an empty class does.
        let room = if self.tree.types.is_array(field.ty) { size } else { size.max(1) };
        self.size = self.size.max(offset + room);
        self.layout.align = self.layout.align.max(align);
        offset * 8
    }

    /// Bit-fields as GCC allocates them on x86-64: in the next bits, unless that straddles a unit of the declared type.
    fn place_bit_field(&mut self, field: &Field) -> u64 {
        let width = field.bits.unwrap_or(0) as u64;
        let (size, natural) = size_align(self.tree, field.ty).unwrap_or((1, 1));
        let packed = field.packed || self.record.flags.contains(RecordFlags::PACKED);
        let align = self.field_size_align(field).1;
        if width == 0 {
            self.end_bits = self.end_bits.next_multiple_of(natural * 8);
            return self.end_bits;
        }
        if field.align != 0 {
            self.end_bits = self.end_bits.next_multiple_of(field.align as u64 * 8);
        } else if !packed {
            let unit = align * 8;
            if self.end_bits % unit + width > size * 8 {
                self.end_bits = self.end_bits.next_multiple_of(unit);
            }
        }
        let offset = self.end_bits;
        self.end_bits += width;
        self.size = self.size.max(self.end_bits.div_ceil(8));
        if field.name.is_some() {
            self.layout.align = self.layout.align.max(if packed { field.align.max(1) as u64 } else { align });
        }
        offset
    }

    fn field_size_align(&self, field: &Field) -> (u64, u64) {
        let (size, natural) = size_align(self.tree, field.ty).unwrap_or((0, 1));
        let packed = field.packed || self.record.flags.contains(RecordFlags::PACKED);
        let mut align = if packed { 1 } else { natural };
        if field.align != 0 {
            align = if packed { field.align as u64 } else { align.max(field.align as u64) };
        }
        // Far beyond what any address space holds, but sums must not overflow.
        (size.min(1 << 56), self.packed_align(align).max(1))
    }

    /// `#pragma pack` caps alignments.
    fn packed_align(&self, align: u64) -> u64 {
        if self.record.pack != 0 { align.min(self.record.pack as u64) } else { align }
    }

    fn empties_of(&self, ty: QualType) -> Vec<(u64, RecordId)> {
        let base = self.tree.types.array_base(ty);
        let Some(record) = self.tree.types.as_record(base) else { return Vec::new() };
        let Some(layout) = &self.tree.records[record].layout else { return Vec::new() };
        let one = base_empties(layout, record, self.tree.records[record].flags.contains(RecordFlags::EMPTY));
        if one.is_empty() || base == ty {
            return one;
        }
        // Elements of an array; only the first few can meet an empty base placed at the start.
        let count = (size_of(self.tree, ty) / layout.size.max(1)).min(16);
        let shift = |i: u64| one.iter().map(move |(o, r)| (o + i * layout.size, *r));
        (0..count).flat_map(shift).collect()
    }

    fn conflicts(&self, empties: &[(u64, RecordId)], offset: u64) -> bool {
        empties.iter().any(|(o, r)| self.layout.empties.contains(&(o + offset, *r)))
    }

    fn record_empties(&mut self, empties: &[(u64, RecordId)], offset: u64) {
        self.layout.empties.extend(empties.iter().map(|(o, r)| (o + offset, *r)));
    }

    fn finish(mut self) -> Layout {
        self.layout.align = self.layout.align.max(self.record.align as u64);
        let align = self.layout.align;
        let data = self.end_bits.div_ceil(8);
        // Empty bases can reach beyond the data.
        self.layout.nv_size = data.max(self.size);
        self.layout.nv_align = align;
        self.place_virtual_bases();
        let end = self.end_bits.div_ceil(8);
        self.layout.data_size = end;
        // Classes of nothing but arrays of nothing have no size, as with g++; empty ones have.
        let least = if self.has_only_nothing() { 0 } else { 1 };
        self.layout.size = end.max(self.size).max(least).next_multiple_of(self.layout.align);
        self.layout
    }

    fn has_only_nothing(&self) -> bool {
        let record = self.record;
        let nothing = |ty| matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Known(0), .. });
        record.bases.is_empty() && !record.fields.is_empty() && record.fields.iter().all(|f| nothing(f.ty))
    }

    /// ABI 2.4 III: virtual bases follow, in inheritance-graph order, each once.
    fn place_virtual_bases(&mut self) {
        if !self.record.flags.contains(RecordFlags::HAS_VIRTUAL_BASES) {
            return;
        }
        let mut order = Vec::new();
        collect_virtual_bases(self.tree, self.id, &mut order);
        for base in order {
            let layout = self.layout_of(base);
            let offset = self.place_base_subobject(base, &layout);
            self.layout.virtual_bases.push((base, offset));
        }
        for (i, base) in self.record.bases.iter().enumerate() {
            if base.is_virtual {
                let found = self.layout.virtual_bases.iter().find(|(r, _)| *r == base.record);
                self.layout.base_offsets[i] = found.map_or(0, |(_, offset)| *offset);
            }
        }
    }
}

/// Empty subobjects of a class, itself included when it is empty.
fn base_empties(layout: &Layout, record: RecordId, is_empty: bool) -> Vec<(u64, RecordId)> {
    let mut list = layout.empties.clone();
    if is_empty {
        list.push((0, record));
    }
    list
}

/// All virtual bases, direct and indirect, in depth-first left-to-right order.
pub fn collect_virtual_bases(tree: &Tree, record: RecordId, out: &mut Vec<RecordId>) {
    for base in &tree.records[record].bases {
        collect_virtual_bases(tree, base.record, out);
        if base.is_virtual && !out.contains(&base.record) {
            out.push(base.record);
        }
    }
}

/// C++03 PODs keep their tail padding to themselves (ABI 1.1, "POD for the purpose of layout"). In the analysis, whether a
/// class is one is known only after its special members, which need a layout.
pub fn keep_pod_padding(tree: &mut Tree, id: RecordId) {
    if !is_layout_pod(tree, id) {
        return;
    }
    if let Some(layout) = &mut tree.records[id].layout {
        keep_padding(layout);
    }
}

fn keep_padding(layout: &mut Layout) {
    layout.data_size = layout.size;
    layout.nv_size = layout.size;
}

fn is_layout_pod(tree: &Tree, id: RecordId) -> bool {
    let record = &tree.records[id];
    let needed = RecordFlags::AGGREGATE | RecordFlags::TRIVIALLY_COPYABLE | RecordFlags::STANDARD_LAYOUT;
    let plain = |f: &Field| {
        f.default == DefaultArg::None
            && tree.types.as_record(tree.types.array_base(f.ty)).is_none_or(|r| is_layout_pod(tree, r))
    };
    record.flags.contains(needed) && record.bases.is_empty() && record.fields.iter().all(plain)
}
