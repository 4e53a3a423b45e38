//! How standard-layout classes relate to each other: layout compatibility ([basic.types.general]), common initial
//! sequences ([class.mem.general]) and members at the address of their object ([basic.compound]).
//!
//! The classes must be complete.

use crate::layout;
use crate::tree::{Field, FieldRef, QualType, RecordFlags, RecordId, Tree};

/// The same type, or classes and enumerations of the same form.
pub fn is_layout_compatible(tree: &Tree, a: QualType, b: QualType) -> bool {
    let (a, b) = (a.unqualified(), b.unqualified());
    if a == b {
        return true;
    }
    if let (Some(x), Some(y)) = (tree.types.as_enum(a), tree.types.as_enum(b)) {
        return tree.enums[x].underlying == tree.enums[y].underlying;
    }
    let (Some(x), Some(y)) = (tree.types.as_record(a), tree.types.as_record(b)) else { return false };
    match (plain_fields(tree, x), plain_fields(tree, y)) {
        (Some(f), Some(g)) if f.len() == g.len() && tree.records[x].kind.is_union() => {
            tree.records[y].kind.is_union() && same_alternatives(tree, f, g)
        }
        (Some(f), Some(g)) => {
            f.len() == g.len() && !tree.records[y].kind.is_union() && correspond(tree, (x, y), f.len())
        }
        _ => false,
    }
}

/// Unions have the same form in whatever order they name their members.
fn same_alternatives(tree: &Tree, f: &[Field], g: &[Field]) -> bool {
    let mut left: Vec<&Field> = g.iter().collect();
    f.iter().all(|f| {
        let found = left.iter().position(|g| f.bits == g.bits && is_layout_compatible(tree, f.ty, g.ty));
        found.is_some_and(|i| {
            left.swap_remove(i);
            true
        })
    })
}

/// Whether members of two classes are the same one of the common initial sequence.
pub fn is_corresponding_member(tree: &Tree, a: (RecordId, FieldRef), b: (RecordId, FieldRef)) -> bool {
    let standard = |r: RecordId| tree.records[r].flags.contains(RecordFlags::STANDARD_LAYOUT);
    let in_union = tree.records[a.0].kind.is_union() || tree.records[b.0].kind.is_union();
    if in_union || !standard(a.0) || !standard(b.0) {
        return false;
    }
    let (Some(x), Some(y)) = (path_to(tree, a.0, a.1), path_to(tree, b.0, b.1)) else { return false };
    x.len() == y.len()
        && x.iter().zip(&y).all(|(x, y)| {
            let (r, s) = (&tree.records[x.record], &tree.records[y.record]);
            let (i, j) = (x.index as usize, y.index as usize);
            if i != j || r.kind.is_union() || s.kind.is_union() {
                let same = is_layout_compatible(tree, r.fields[i].ty, s.fields[j].ty);
                return i == j && r.kind.is_union() == s.kind.is_union() && same;
            }
            // An anonymous member need not be of one form as a whole, what comes before it must.
            let last = i + (r.fields[i].name.is_some() as usize);
            correspond(tree, (x.record, y.record), last)
        })
}

/// Whether an object of a class and this member of it have one address by the rules of the language: the first member
/// of a structure, any of a union.
pub fn is_interconvertible_with_class(tree: &Tree, class: RecordId, member: FieldRef) -> bool {
    tree.records[class].flags.contains(RecordFlags::STANDARD_LAYOUT)
        && path_to(tree, class, member)
            .is_some_and(|p| p.iter().all(|f| f.index == 0 || tree.records[f.record].kind.is_union()))
}

/// The fields of a standard-layout class in order, if those of its bases are not among them.
fn plain_fields(tree: &Tree, r: RecordId) -> Option<&[Field]> {
    let record = &tree.records[r];
    let plain = record.flags.contains(RecordFlags::STANDARD_LAYOUT)
        && record.bases.iter().all(|b| tree.records[b.record].flags.contains(RecordFlags::EMPTY));
    plain.then_some(&record.fields[..])
}

/// Whether the first fields of two structures, as many as given, are of the same form.
fn correspond(tree: &Tree, (a, b): (RecordId, RecordId), count: usize) -> bool {
    let align = |f: &Field| match f.type_align {
        0 => layout::align_of(tree, f.ty).max(f.align as u64),
        named => named.max(f.align) as u64,
    };
    let (f, g) = (tree.records[a].fields.iter(), tree.records[b].fields.iter());
    f.zip(g).take(count).enumerate().all(|(i, (f, g))| {
        let at = |r| layout::field_bit_offset(tree, r, i as u32);
        f.bits == g.bits
            && f.no_unique_address == g.no_unique_address
            && align(f) == align(g)
            && at(a) == at(b)
            && is_layout_compatible(tree, f.ty, g.ty)
    })
}

/// The fields to step through from a class to one of its members: anonymous ones, then the member. Bases are not steps,
/// because only one class of a standard-layout hierarchy has fields.
fn path_to(tree: &Tree, class: RecordId, member: FieldRef) -> Option<Vec<FieldRef>> {
    if class == member.record {
        return Some(vec![member]);
    }
    let record = &tree.records[class];
    for (index, field) in record.fields.iter().enumerate().filter(|(_, f)| f.name.is_none()) {
        let Some(inner) = tree.types.as_record(field.ty) else { continue };
        if let Some(mut path) = path_to(tree, inner, member) {
            path.insert(0, FieldRef { record: class, index: index as u32 });
            return Some(path);
        }
    }
    record.bases.iter().find_map(|b| path_to(tree, b.record, member))
}

/// All members that a pointer to a member of a class can point to, with their offsets in bytes.
pub fn members(tree: &Tree, class: RecordId) -> Vec<(FieldRef, u64)> {
    let mut found = Vec::new();
    collect_members(tree, class, 0, &mut found);
    found
}

fn collect_members(tree: &Tree, class: RecordId, at: u64, found: &mut Vec<(FieldRef, u64)>) {
    let record = &tree.records[class];
    for (index, base) in record.bases.iter().enumerate().filter(|(_, b)| !b.is_virtual) {
        collect_members(tree, base.record, at + layout::base_offset(tree, class, index as u32), found);
    }
    for (index, field) in record.fields.iter().enumerate().filter(|(_, f)| f.bits.is_none()) {
        let member = FieldRef { record: class, index: index as u32 };
        let offset = at + layout::field_bit_offset(tree, class, index as u32) / 8;
        match (field.name, tree.types.as_record(field.ty)) {
            (None, Some(anonymous)) => collect_members(tree, anonymous, offset, found),
            _ => found.push((member, offset)),
        }
    }
}
