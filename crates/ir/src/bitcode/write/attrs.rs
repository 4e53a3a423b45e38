//! Attribute groups and lists, numbered when something first needs them.

use super::stream::{BitWriter, rotate};
use super::types::TypeTable;
use super::{Form, WriteOptions};
use crate::attributes::{Attr, AttrKind, AttrList, AttrSet, Attributes, MemoryEffects, ModRef};
use crate::bitcode::BResult;
use crate::bitcode::attrs::{self, LLVM_7_KINDS, LLVM_19_KINDS};
use crate::consts::sign_extend;
use rustc_hash::FxHashMap;

/// Index of a group that belongs to the function.
const FUNCTION: u64 = 0xffff_ffff;

pub(super) struct AttrTable<'m> {
    attrs: &'m Attributes,
    form: Form,
    /// The last kind that the readers of the file know.
    newest: u64,
    groups: Vec<Vec<u64>>,
    group_ids: FxHashMap<(u64, AttrSet), u64>,
    lists: Vec<Vec<u64>>,
    list_ids: FxHashMap<AttrList, u64>,
    /// Lists of variables, which have function groups only.
    set_ids: FxHashMap<AttrSet, u64>,
}

impl<'m> AttrTable<'m> {
    pub fn new(attrs: &'m Attributes, options: WriteOptions) -> Self {
        AttrTable {
            attrs,
            form: options.form,
            newest: match (options.form, options.portable) {
                (Form::Llvm7, _) => LLVM_7_KINDS,
                (Form::Latest, true) => LLVM_19_KINDS,
                (Form::Latest, false) => u64::MAX,
            },
            groups: Vec::new(),
            group_ids: FxHashMap::default(),
            lists: Vec::new(),
            list_ids: FxHashMap::default(),
            set_ids: FxHashMap::default(),
        }
    }

    /// The number of a list, zero for the empty one.
    pub fn list(&mut self, list: AttrList, types: &mut TypeTable) -> BResult<u64> {
        if list == AttrList::EMPTY {
            return Ok(0);
        }
        if let Some(&n) = self.list_ids.get(&list) {
            return Ok(n);
        }
        let data = self.attrs.list(list).clone();
        let mut groups = Vec::new();
        let places = std::iter::once((FUNCTION, data.func))
            .chain(std::iter::once((0, data.ret)))
            .chain((1..).zip(data.params.iter().copied()));
        for (index, set) in places {
            groups.extend(self.group(index, set, types)?);
        }
        let n = self.add_list(groups);
        self.list_ids.insert(list, n);
        Ok(n)
    }

    /// The number of the attributes of a variable.
    pub fn set(&mut self, set: AttrSet, types: &mut TypeTable) -> BResult<u64> {
        if set == AttrSet::EMPTY {
            return Ok(0);
        }
        if let Some(&n) = self.set_ids.get(&set) {
            return Ok(n);
        }
        let groups = self.group(FUNCTION, set, types)?.into_iter().collect();
        let n = self.add_list(groups);
        self.set_ids.insert(set, n);
        Ok(n)
    }

    fn add_list(&mut self, groups: Vec<u64>) -> u64 {
        if groups.is_empty() {
            return 0;
        }
        self.lists.push(groups);
        self.lists.len() as u64
    }

    fn group(&mut self, index: u64, set: AttrSet, types: &mut TypeTable) -> BResult<Option<u64>> {
        if set == AttrSet::EMPTY {
            return Ok(None);
        }
        if let Some(&id) = self.group_ids.get(&(index, set)) {
            return Ok((id != 0).then_some(id));
        }
        let mut ops = Vec::new();
        for attr in self.attrs.get(set) {
            self.attr(attr, index, types, &mut ops)?;
        }
        // Everything may have been left out.
        let id = if ops.is_empty() { 0 } else { self.groups.len() as u64 + 1 };
        self.group_ids.insert((index, set), id);
        if id == 0 {
            return Ok(None);
        }
        let mut record = vec![id, index];
        record.append(&mut ops);
        self.groups.push(record);
        Ok(Some(id))
    }

    fn attr(&self, attr: &Attr, index: u64, types: &mut TypeTable, ops: &mut Vec<u64>) -> BResult<()> {
        if let Attr::String(key, value) = attr {
            ops.push(if value.is_empty() { 3 } else { 4 });
            for text in [key, value].into_iter().take(if value.is_empty() { 1 } else { 2 }) {
                ops.extend(text.bytes().map(u64::from));
                ops.push(0);
            }
            return Ok(());
        }
        if let (Attr::Memory(m), true) = (attr, index == FUNCTION) {
            return self.memory(*m, ops);
        }
        let Some(number) = attr.kind().and_then(attrs::number) else { return Ok(()) };
        // A promise less is always right, but one that the reader does not know makes it refuse the module.
        if number > self.newest {
            return Ok(());
        }
        match attr {
            Attr::Flag(_) => ops.extend([0, number]),
            Attr::Int(_, value) => ops.extend([1, number, *value]),
            // The pointee of the parameter says it.
            Attr::Type(..) if self.form == Form::Llvm7 => ops.extend([0, number]),
            Attr::Type(_, None) => ops.extend([5, number]),
            Attr::Type(_, Some(ty)) => ops.extend([6, number, u64::from(types.id(*ty)?)]),
            Attr::Memory(m) => ops.extend([1, number, attrs::memory_bits(*m)]),
            Attr::Range(range) => {
                let (ty, lo, hi) = **range;
                ops.extend([7, number]);
                range_words(types.int_width(ty), lo, hi, ops);
            }
            Attr::Text(AttrKind::UwTable, _) if self.form == Form::Llvm7 => ops.extend([0, number]),
            Attr::Text(kind, text) => {
                if let Some(value) = attrs::text_value(*kind, text) {
                    ops.extend([1, number, value]);
                }
            }
            Attr::String(..) => {}
        }
        Ok(())
    }

    /// The effects of a function: as the attributes of LLVM before 16, which all readers know, where those can say it.
    fn memory(&self, m: MemoryEffects, ops: &mut Vec<u64>) -> BResult<()> {
        use AttrKind::*;
        let old = |ops: &mut Vec<u64>, kind| ops.extend([0, attrs::number(kind).unwrap_or(0)]);
        let all = m.combined();
        let place = match (m.arg, m.inaccessible, m.other) {
            (a, i, o) if a == all && i == all && o == all => Some(None),
            (a, i, o) if a == all && i.is_empty() && o.is_empty() => Some(Some(ArgMemOnly)),
            (a, i, o) if i == all && a.is_empty() && o.is_empty() => Some(Some(InaccessibleMemOnly)),
            (a, i, o) if a == all && i == all && o.is_empty() => Some(Some(InaccessibleMemOrArgMemOnly)),
            _ => None,
        };
        let Some(place) = place else {
            if self.form == Form::Latest {
                ops.extend([1, attrs::number(Memory).unwrap_or(0), attrs::memory_bits(m)]);
            } else if m.only_reads() {
                old(ops, ReadOnly);
            }
            return Ok(());
        };
        if let Some(kind) = place {
            old(ops, kind);
        }
        match all {
            a if a.is_empty() => old(ops, ReadNone),
            ModRef::REF => old(ops, ReadOnly),
            ModRef::MOD => old(ops, WriteOnly),
            _ => {}
        }
        Ok(())
    }

    pub fn write(&self, out: &mut BitWriter) {
        if self.groups.is_empty() {
            return;
        }
        out.enter(10, 3);
        for g in &self.groups {
            out.record(3, g);
        }
        out.end();
        out.enter(9, 3);
        for l in &self.lists {
            out.record(2, l);
        }
        out.end();
    }
}

fn range_words(width: u32, lo: u128, hi: u128, ops: &mut Vec<u64>) {
    ops.push(u64::from(width));
    if width <= 64 {
        ops.extend([lo, hi].map(|v| rotate(sign_extend(v as u64, width))));
        return;
    }
    let words = |v: u128| if v >> 64 == 0 { 1u64 } else { 2 };
    ops.push(words(lo) | words(hi) << 32);
    for v in [lo, hi] {
        for i in 0..words(v) {
            ops.push(rotate((v >> (64 * i)) as u64 as i64));
        }
    }
}
