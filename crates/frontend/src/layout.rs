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
        TypeKind::Enum(e) => {
            let (size, align) = size_align(tree, tree.enums[*e].underlying)?;
            return Some((size, align.max(tree.enums[*e].align.into())));
        }
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
    let layout = Layout { align: 1, ..Layout::default() };
    let mut builder = Builder {
        tree,
        id,
        record,
        layout,
        end_bits: 0,
        size: 0,
        subobjects: Vec::new(),
        virtual_subobjects: Vec::new(),
        virtual_empties: Vec::new(),
    };
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
    /// The base subobjects, for a class with virtual bases.
    subobjects: Vec<Subobject>,
    /// Those of virtual bases: each once.
    virtual_subobjects: Vec<(RecordId, usize)>,
    /// Empty subobjects of virtual bases that are primary bases of others.
    virtual_empties: Vec<(u64, RecordId)>,
}

/// A base subobject of a class with virtual bases.
struct Subobject {
    class: RecordId,
    /// Of a virtual base: the subobject that has it as primary base, and so at its own address.
    claimed_by: Option<usize>,
    /// The virtual base that is the primary base here.
    primary_virtual: Option<usize>,
    /// The non-virtual direct bases with their index.
    bases: Vec<(u32, usize)>,
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
        let mut direct = vec![None; self.record.bases.len()];
        if self.record.flags.contains(RecordFlags::HAS_VIRTUAL_BASES) {
            for (i, base) in self.record.bases.iter().enumerate() {
                direct[i] = Some(self.subobject(base.record, base.is_virtual));
            }
            self.claim_virtual_bases();
        }
        let mut primary = None;
        if dynamic {
            primary = self.record.bases.iter().position(|b| !b.is_virtual && self.is_dynamic(b.record));
            let primary_virtual = if primary.is_none() { self.primary_virtual_base() } else { None };
            match (primary, primary_virtual) {
                (Some(i), _) => {
                    self.layout.primary_base = Some(self.record.bases[i].record);
                    self.place_base(i, direct[i]);
                }
                (None, Some(base)) => {
                    self.layout.primary_base = Some(base);
                    self.layout.primary_is_virtual = true;
                    self.place_virtual_base(base, true);
                }
                (None, None) => {
                    self.layout.own_vptr = true;
                    let packed = self.record.flags.contains(RecordFlags::PACKED);
                    self.end_bits = POINTER_SIZE * 8;
                    self.layout.align = if packed { 1 } else { self.packed_align(POINTER_SIZE) };
                }
            }
        }
        for (i, subobject) in direct.into_iter().enumerate() {
            if !self.record.bases[i].is_virtual && primary != Some(i) {
                self.place_base(i, subobject);
            }
        }
        for field in &self.record.fields {
            let offset =
                if field.bits.is_some() { self.place_bit_field(field) } else { self.place_field(field) };
            self.layout.field_bits.push(offset);
        }
    }

    /// Makes the subobject of a base with those inside it.
    fn subobject(&mut self, class: RecordId, is_virtual: bool) -> usize {
        let known = self.virtual_subobjects.iter().find(|(r, _)| *r == class);
        if let (true, Some(&(_, found))) = (is_virtual, known) {
            return found;
        }
        let id = self.subobjects.len();
        self.subobjects.push(Subobject { class, claimed_by: None, primary_virtual: None, bases: Vec::new() });
        if is_virtual {
            self.virtual_subobjects.push((class, id));
        }
        let tree = self.tree;
        for (i, base) in tree.records[class].bases.iter().enumerate() {
            let made = self.subobject(base.record, base.is_virtual);
            if !base.is_virtual {
                self.subobjects[id].bases.push((i as u32, made));
            }
        }
        id
    }

    /// A virtual base that is the primary base of several belongs to the first of them in inheritance-graph order.
    fn claim_virtual_bases(&mut self) {
        for id in 0..self.subobjects.len() {
            let layout = self.tree.records[self.subobjects[id].class].layout.as_deref();
            let wanted = layout.filter(|l| l.primary_is_virtual).and_then(|l| l.primary_base);
            let found = wanted.and_then(|p| self.virtual_subobjects.iter().find(|(r, _)| *r == p));
            if let Some(&(_, base)) = found {
                self.claim(id, base);
            }
        }
    }

    fn claim(&mut self, by: usize, base: usize) {
        if self.subobjects[base].claimed_by.is_none() {
            self.subobjects[base].claimed_by = Some(by);
            self.subobjects[by].primary_virtual = Some(base);
        }
    }

    /// ABI 2.4 I.3: the first nearly empty virtual base that is not the primary base of another base, else the first at all.
    fn primary_virtual_base(&self) -> Option<RecordId> {
        let mut order = Vec::new();
        graph_order(self.tree, self.id, &mut order);
        order.retain(|r| self.is_nearly_empty(*r));
        let is_primary = |r: &RecordId| {
            self.subobjects.iter().any(|s| {
                let layout = self.tree.records[s.class].layout.as_deref();
                layout.is_some_and(|l| l.primary_is_virtual && l.primary_base == Some(*r))
            })
        };
        order.iter().find(|r| !is_primary(r)).or(order.first()).copied()
    }

    /// A vtable pointer and nothing else.
    fn is_nearly_empty(&self, id: RecordId) -> bool {
        let record = &self.tree.records[id];
        let nothing = |f: &Field| {
            f.bits == Some(0)
                || f.no_unique_address && self.tree.types.as_record(f.ty).is_some_and(|r| self.is_empty(r))
        };
        self.is_dynamic(id)
            && record.fields.iter().all(nothing)
            && record.layout.as_ref().is_some_and(|l| l.nv_size == POINTER_SIZE)
            && record
                .bases
                .iter()
                .all(|b| b.is_virtual || self.is_empty(b.record) || self.is_nearly_empty(b.record))
            && !self.has_late_empty_base(id)
    }

    /// Whether an empty class that is not a virtual base lies behind the start of a class: such a one is not nearly empty,
    /// though no data says so.
    fn has_late_empty_base(&self, id: RecordId) -> bool {
        let Some(layout) = self.tree.records[id].layout.as_deref() else { return false };
        let bases = self.tree.records[id].bases.iter().zip(&layout.base_offsets);
        bases
            .filter(|(b, _)| !b.is_virtual)
            .any(|(b, at)| *at != 0 && self.is_empty(b.record) || self.has_late_empty_base(b.record))
    }

    /// A class without data. Unions are not empty in the sense of the language, but they are here.
    fn is_empty(&self, record: RecordId) -> bool {
        let record = &self.tree.records[record];
        let is_union = record.kind == RecordKind::Union;
        record.flags.contains(RecordFlags::EMPTY) || is_union && record.fields.is_empty()
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

    fn place_base(&mut self, index: usize, subobject: Option<usize>) {
        let Base { record: base, .. } = self.record.bases[index];
        let layout = self.layout_of(base);
        let offset = self.place_base_subobject(base, &layout, subobject, false);
        self.layout.base_offsets[index] = offset;
    }

    fn place_virtual_base(&mut self, base: RecordId, primary: bool) {
        let layout = self.layout_of(base);
        let subobject = self.virtual_subobjects.iter().find(|(r, _)| *r == base).map(|(_, i)| *i);
        if let (true, Some(i)) = (primary, subobject) {
            self.unclaim(i);
        }
        let offset = self.place_base_subobject(base, &layout, subobject, primary);
        self.layout.virtual_bases.push((base, offset));
    }

    /// The class itself has the virtual base at its own address, so that no base of it has.
    fn unclaim(&mut self, base: usize) {
        if let Some(by) = self.subobjects[base].claimed_by.take() {
            self.subobjects[by].primary_virtual = None;
        }
    }

    /// ABI 2.4 II.2: places a base class subobject and returns its byte offset.
    fn place_base_subobject(
        &mut self,
        base: RecordId,
        layout: &Layout,
        subobject: Option<usize>,
        primary: bool,
    ) -> u64 {
        let align = self.packed_align(layout.nv_align.max(1));
        let end = self.end_bits.div_ceil(8);
        let is_empty = self.is_empty(base);
        let own = base_empties(layout, base, is_empty, false);
        let mut shared = Vec::new();
        if let Some(subobject) = subobject {
            self.claimed_empties(subobject, 0, &mut shared);
        }
        let mut offset = if is_empty { 0 } else { end.next_multiple_of(align) };
        if is_empty && self.conflicts(&own, 0) {
            offset = end.next_multiple_of(align);
        }
        while self.conflicts(&own, offset) || self.conflicts(&shared, offset) {
            offset += align;
        }
        if primary {
            self.virtual_empties.extend(own.iter().map(|(o, r)| (o + offset, *r)));
        } else {
            self.record_empties(&own, offset);
        }
        self.virtual_empties.extend(shared.iter().map(|(o, r)| (o + offset, *r)));
        if is_empty {
            self.size = self.size.max(offset + layout.size);
        } else {
            self.end_bits = (offset + layout.nv_size) * 8;
            self.size = self.size.max(offset + layout.nv_size);
        }
        self.layout.align = self.layout.align.max(align);
        if let Some(subobject) = subobject {
            self.place_claimed(subobject, offset);
        }
        offset
    }

    /// Empty subobjects of the virtual bases that are primary bases in a subobject.
    fn claimed_empties(&self, subobject: usize, offset: u64, out: &mut Vec<(u64, RecordId)>) {
        let s = &self.subobjects[subobject];
        if let Some(base) = s.primary_virtual {
            let class = self.subobjects[base].class;
            let layout = self.layout_of(class);
            let own = base_empties(&layout, class, false, false);
            out.extend(own.into_iter().map(|(o, r)| (o + offset, r)));
            self.claimed_empties(base, offset, out);
        }
        for (index, base) in &s.bases {
            self.claimed_empties(*base, offset + base_offset(self.tree, s.class, *index), out);
        }
    }

    /// The virtual bases that are primary bases in a subobject are where it is.
    fn place_claimed(&mut self, subobject: usize, offset: u64) {
        if let Some(base) = self.subobjects[subobject].primary_virtual {
            self.layout.virtual_bases.push((self.subobjects[base].class, offset));
            self.place_claimed(base, offset);
        }
        let class = self.subobjects[subobject].class;
        for (index, base) in self.subobjects[subobject].bases.clone() {
            self.place_claimed(base, offset + base_offset(self.tree, class, index));
        }
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
        let is_empty = sub.is_some_and(|r| self.is_empty(r));
        if let Some(r) = sub {
            // A potentially-overlapping subobject: its tail padding may be reused, and it may be empty.
            let layout = self.layout_of(r);
            size = layout.nv_size.max(layout.data_size);
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
        let (size, natural) = self.type_size_align(field).unwrap_or((1, 1));
        let packed = self.is_packed(field);
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
            // `#pragma pack` says more than the attribute.
            let align = match (packed, self.record.pack) {
                (false, _) => align,
                (true, 0) => field.align.max(1) as u64,
                (true, _) => self.packed_align(natural),
            };
            self.layout.align = self.layout.align.max(align);
        }
        offset
    }

    /// Size and alignment of the type as the field's declaration names it.
    fn type_size_align(&self, field: &Field) -> Option<(u64, u64)> {
        let (size, align) = size_align(self.tree, field.ty)?;
        Some((size, if field.type_align != 0 { field.type_align as u64 } else { align }))
    }

    fn field_size_align(&self, field: &Field) -> (u64, u64) {
        let (size, natural) = self.type_size_align(field).unwrap_or((0, 1));
        let packed = self.is_packed(field);
        let mut align = if packed { 1 } else { natural };
        if field.align != 0 {
            align = if packed { field.align as u64 } else { align.max(field.align as u64) };
        }
        // Far beyond what any address space holds, but sums must not overflow.
        (size.min(1 << 56), self.packed_align(align).max(1))
    }

    /// Members of a packed class are packed, except objects of classes that are neither packed nor PODs.
    fn is_packed(&self, field: &Field) -> bool {
        if field.packed || !self.record.flags.contains(RecordFlags::PACKED) {
            return field.packed;
        }
        if field.no_unique_address && self.tree.types.as_record(field.ty).is_some_and(|r| self.is_empty(r)) {
            return false;
        }
        let class = self.tree.types.as_record(self.tree.types.array_base(field.ty));
        class.is_none_or(|r| {
            self.tree.records[r].flags.contains(RecordFlags::PACKED) || is_layout_pod(self.tree, r)
        })
    }

    /// `#pragma pack` caps alignments.
    fn packed_align(&self, align: u64) -> u64 {
        if self.record.pack != 0 { align.min(self.record.pack as u64) } else { align }
    }

    fn empties_of(&self, ty: QualType) -> Vec<(u64, RecordId)> {
        let base = self.tree.types.array_base(ty);
        let Some(record) = self.tree.types.as_record(base) else { return Vec::new() };
        let Some(layout) = &self.tree.records[record].layout else { return Vec::new() };
        let one = base_empties(layout, record, self.is_empty(record), true);
        if one.is_empty() || base == ty {
            return one;
        }
        // Elements of an array; only the first few can meet an empty base placed at the start.
        let count = (size_of(self.tree, ty) / layout.size.max(1)).min(16);
        let shift = |i: u64| one.iter().map(move |(o, r)| (o + i * layout.size, *r));
        (0..count).flat_map(shift).collect()
    }

    fn conflicts(&self, empties: &[(u64, RecordId)], offset: u64) -> bool {
        let taken =
            |at: (u64, RecordId)| self.layout.empties.contains(&at) || self.virtual_empties.contains(&at);
        empties.iter().any(|(o, r)| taken((o + offset, *r)))
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
        self.layout.nv_empties = self.layout.empties.len();
        self.layout.empties.append(&mut self.virtual_empties);
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

    /// ABI 2.4 III: the virtual bases that are not primary bases follow, in inheritance-graph order, each once.
    fn place_virtual_bases(&mut self) {
        if !self.record.flags.contains(RecordFlags::HAS_VIRTUAL_BASES) {
            return;
        }
        let mut order = Vec::new();
        graph_order(self.tree, self.id, &mut order);
        for base in order {
            let claimed = self
                .virtual_subobjects
                .iter()
                .any(|(r, i)| *r == base && self.subobjects[*i].claimed_by.is_some());
            if !claimed && !self.layout.virtual_bases.iter().any(|(r, _)| *r == base) {
                self.place_virtual_base(base, false);
            }
        }
        for (i, base) in self.record.bases.iter().enumerate() {
            if base.is_virtual {
                let found = self.layout.virtual_bases.iter().find(|(r, _)| *r == base.record);
                self.layout.base_offsets[i] = found.map_or(0, |(_, offset)| *offset);
            }
        }
        // From here on they are listed in the order of their construction.
        let mut order = Vec::new();
        collect_virtual_bases(self.tree, self.id, &mut order);
        let placed = std::mem::take(&mut self.layout.virtual_bases);
        let offset = |r: RecordId| placed.iter().find(|(p, _)| *p == r).map_or(0, |(_, offset)| *offset);
        self.layout.virtual_bases = order.into_iter().map(|r| (r, offset(r))).collect();
    }
}

/// Empty subobjects of a class, itself included when it is empty; also those of its virtual bases where it is a complete object.
fn base_empties(layout: &Layout, record: RecordId, is_empty: bool, complete: bool) -> Vec<(u64, RecordId)> {
    let count = if complete { layout.empties.len() } else { layout.nv_empties };
    let mut list = layout.empties.get(..count).unwrap_or_default().to_vec();
    if is_empty {
        list.push((0, record));
    }
    list
}

/// All virtual bases in inheritance-graph order: depth first, left to right, a class before its bases.
fn graph_order(tree: &Tree, record: RecordId, out: &mut Vec<RecordId>) {
    for base in &tree.records[record].bases {
        if base.is_virtual {
            if out.contains(&base.record) {
                continue;
            }
            out.push(base.record);
        }
        graph_order(tree, base.record, out);
    }
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
