//! What vtables and VTTs contain (Itanium C++ ABI 2.5 and 2.6), as numbers and functions without any IR.
//!
//! A vtable is made for a class at an offset of a whole object: alone, the class is the whole; under construction inside a larger
//! object, it has the functions of the class and the offsets of the larger object. All offsets here count from the start of the whole.

use std::rc::Rc;

use oxicc_frontend::layout;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::BasePath;
use oxicc_frontend::tree::{DeclName, FnFlags, FunctionId, RecordFlags, RecordId};
use rustc_hash::FxHashSet;

use crate::module::ModuleGen;

/// Words before the first function of a part: offset to top, typeinfo.
const HEADER: u64 = 2;

/// What a vtable is of: a class, which starts at an offset of a whole object; alone, it is the whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct VtableOf {
    pub class: RecordId,
    pub whole: RecordId,
    pub offset: i64,
}

impl VtableOf {
    pub fn complete(class: RecordId) -> VtableOf {
        VtableOf { class, whole: class, offset: 0 }
    }

    fn is_complete(self) -> bool {
        self.class == self.whole
    }
}

/// A base subobject: its class and where it is.
pub(super) type Subobject = (RecordId, i64);

/// One slot: a function and which of a destructor's two.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub function: FunctionId,
    pub variant: Variant,
    /// Where the subobject is whose class declares the function.
    pub at: i64,
}

/// One part of a vtable: what the vtable pointer of one subobject points into.
pub(super) struct Part {
    pub at: i64,
    /// The words before the header, the nearest to it first.
    pub offsets: Vec<i64>,
    pub slots: Vec<Slot>,
    /// Index of its first function in the table: what vtable pointers point to.
    pub address_point: u64,
    /// The subobjects that share the vtable pointer.
    chain: Vec<Subobject>,
}

pub(crate) struct Table {
    pub(super) of: VtableOf,
    pub(super) parts: Vec<Part>,
    graph: Graph,
}

impl Table {
    pub(super) fn words(&self) -> u64 {
        self.parts.last().map_or(0, |p| p.address_point + p.slots.len() as u64)
    }

    /// The address point for the vtable pointer of a subobject.
    pub(super) fn address_point(&self, subobject: Subobject) -> u64 {
        let found = self.parts.iter().find(|p| p.chain.contains(&subobject));
        found.or_else(|| self.parts.iter().find(|p| p.at == subobject.1)).map_or(HEADER, |p| p.address_point)
    }
}

/// The function that a slot calls in the end.
pub(super) struct Overrider {
    pub function: FunctionId,
    pub class: RecordId,
    pub at: i64,
}

/// How a thunk moves `this`: by a constant, then by what the vtable says at an offset in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Adjust {
    pub constant: i64,
    pub vcall: Option<i64>,
}

/// The VTT of a class: addresses in vtables, and where the parts for bases start.
#[derive(Default)]
pub(super) struct Vtt {
    pub entries: Vec<(VtableOf, Subobject)>,
    pub subs: Vec<(Subobject, usize)>,
}

/// A vtable pointer that a constructor sets.
pub(super) struct VtablePointer {
    pub subobject: Subobject,
    /// The virtual base it is in, and where there.
    pub owner: Option<(RecordId, i64)>,
}

/// The base subobjects of a class, each once.
struct Graph {
    nodes: Vec<Node>,
}

struct Node {
    class: RecordId,
    at: i64,
    /// Direct bases: the node, and whether the base is virtual.
    bases: Vec<(usize, bool)>,
    parents: Vec<usize>,
}

impl Graph {
    fn find(&self, (class, at): Subobject) -> Option<usize> {
        self.nodes.iter().position(|n| n.class == class && n.at == at)
    }

    /// The node and all that it is inside of.
    fn around(&self, node: usize) -> Vec<usize> {
        let mut seen = FxHashSet::default();
        let mut list = vec![node];
        let mut next = 0;
        seen.insert(node);
        while let Some(&n) = list.get(next) {
            next += 1;
            list.extend(self.nodes[n].parents.iter().copied().filter(|p| seen.insert(*p)));
        }
        list
    }

    /// The last virtual base on the way from a subobject to one inside it; `None` if it is not inside.
    fn last_virtual(&self, from: usize, to: usize, failed: &mut FxHashSet<usize>) -> Option<Option<usize>> {
        if from == to {
            return Some(None);
        }
        for &(base, is_virtual) in &self.nodes[from].bases {
            if failed.contains(&base) {
                continue;
            }
            match self.last_virtual(base, to, failed) {
                Some(found) => return Some(found.or(is_virtual.then_some(base))),
                None => failed.insert(base),
            };
        }
        None
    }
}

/// The offsets before the header of a part, in the order of their distance from it.
struct Offsets<'a> {
    of: VtableOf,
    /// Absent where only the places of the words are wanted.
    graph: Option<&'a Graph>,
    words: Vec<i64>,
    bases: Vec<(RecordId, usize)>,
    calls: Vec<(FunctionId, usize)>,
}

/// Words from an address point to an offset.
fn word_of(index: usize) -> i64 {
    -3 - index as i64
}

impl ModuleGen<'_> {
    pub(super) fn is_dynamic(&self, record: RecordId) -> bool {
        self.tree.records[record].flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES)
    }

    pub(super) fn is_dtor(&self, f: FunctionId) -> bool {
        self.tree.functions[f].name == DeclName::Dtor
    }

    fn virtual_methods(&self, record: RecordId) -> impl Iterator<Item = FunctionId> {
        let tree = self.tree;
        let methods = tree.records[record].methods.iter().copied();
        methods.filter(move |f| tree.functions[*f].flags.contains(FnFlags::VIRTUAL))
    }

    /// The base that a class shares its vtable pointer with, and whether that is a virtual one.
    fn primary_base(&self, record: RecordId) -> Option<(RecordId, bool)> {
        let layout = self.tree.records[record].layout.as_ref()?;
        layout.primary_base.map(|b| (b, layout.primary_is_virtual))
    }

    pub(super) fn virtual_base_at(&self, whole: RecordId, base: RecordId) -> i64 {
        let layout = self.tree.records[whole].layout.as_ref();
        let found = layout.and_then(|l| l.virtual_bases.iter().find(|(b, _)| *b == base));
        found.map_or(0, |(_, offset)| *offset as i64)
    }

    fn base_at(&self, whole: RecordId, (record, at): Subobject, index: usize) -> i64 {
        match self.tree.records[record].bases.get(index) {
            Some(base) if base.is_virtual => self.virtual_base_at(whole, base.record),
            _ => at + layout::base_offset(self.tree, record, index as u32) as i64,
        }
    }

    fn graph(&self, of: VtableOf) -> Graph {
        let mut graph = Graph { nodes: Vec::new() };
        self.add_node(of.whole, (of.class, of.offset), &mut graph, &mut Vec::new());
        graph
    }

    fn add_node(
        &self,
        whole: RecordId,
        (class, at): Subobject,
        graph: &mut Graph,
        virtuals: &mut Vec<(RecordId, usize)>,
    ) -> usize {
        let id = graph.nodes.len();
        graph.nodes.push(Node { class, at, bases: Vec::new(), parents: Vec::new() });
        for (i, base) in self.tree.records[class].bases.iter().enumerate() {
            let known = virtuals.iter().find(|(r, _)| base.is_virtual && *r == base.record).map(|v| v.1);
            let node = match known {
                Some(node) => node,
                None => {
                    let at = self.base_at(whole, (class, at), i);
                    let node = self.add_node(whole, (base.record, at), graph, virtuals);
                    if base.is_virtual {
                        virtuals.push((base.record, node));
                    }
                    node
                }
            };
            graph.nodes[id].bases.push((node, base.is_virtual));
            graph.nodes[node].parents.push(id);
        }
        id
    }

    /// The slots of a class's own part, in an object where it is at an offset of the whole.
    fn slots(&self, whole: RecordId, (record, at): Subobject) -> Vec<Slot> {
        let mut slots = match self.primary_base(record) {
            Some((base, true)) => self.slots(whole, (base, self.virtual_base_at(whole, base))),
            Some((base, false)) => self.slots(whole, (base, at)),
            None => Vec::new(),
        };
        for function in self.virtual_methods(record) {
            // One that returns an object at another address gets a slot of its own: callers of the overridden one get a thunk.
            let shared = slots
                .iter()
                .rposition(|s| self.overrides(function, s.function))
                .filter(|i| self.moved_result(function, slots[*i].function).is_none());
            let dtor = self.is_dtor(function);
            match shared {
                Some(i) => {
                    let first = if dtor { i - 1 } else { i };
                    for slot in &mut slots[first..=i] {
                        *slot = Slot { function, at, ..*slot };
                    }
                }
                None => {
                    slots.push(Slot { function, variant: Variant::Complete, at });
                    if dtor {
                        slots.push(Slot { function, variant: Variant::Deleting, at });
                    }
                }
            }
        }
        slots
    }

    /// The slot of a virtual function in the vtable of its class.
    pub(super) fn slot_index(&self, record: RecordId, f: FunctionId) -> Option<usize> {
        self.slots(record, (record, 0)).iter().position(|s| s.function == f)
    }

    pub(super) fn overrides(&self, f: FunctionId, base: FunctionId) -> bool {
        let (a, b) = (&self.tree.functions[f], &self.tree.functions[base]);
        if f == base {
            return true;
        }
        if a.name == DeclName::Dtor || b.name == DeclName::Dtor {
            return a.name == b.name;
        }
        match (self.tree.types.as_function(a.ty), self.tree.types.as_function(b.ty)) {
            (Some(x), Some(y)) => {
                a.name == b.name && x.params == y.params && x.quals == y.quals && x.ref_qual == y.ref_qual
            }
            _ => false,
        }
    }

    /// The classes of covariant return types whose objects are at different addresses.
    pub(super) fn moved_result(&self, target: FunctionId, slot: FunctionId) -> Option<(RecordId, RecordId)> {
        let tree = self.tree;
        let returned = |f: FunctionId| {
            let ty = tree.types.as_function(tree.functions[f].ty)?.ret;
            tree.types.as_record(tree.types.referent(ty)?)
        };
        let (derived, base) = (returned(target)?, returned(slot)?);
        let BasePath::Unique(steps) = tree.base_path(derived, base) else { return None };
        let moves = steps.iter().any(|s| {
            tree.records[s.derived].bases[s.base as usize].is_virtual
                || layout::base_offset(tree, s.derived, s.base) != 0
        });
        moves.then_some((derived, base))
    }

    /// The last function to override one that a subobject declares.
    fn final_overrider(&self, graph: &Graph, f: FunctionId, at: i64) -> Option<Overrider> {
        let class = self.tree.functions[f].record()?;
        let around = graph.around(graph.find((class, at))?);
        let found: Vec<(usize, FunctionId)> = around
            .into_iter()
            .filter_map(|n| {
                let own = self.virtual_methods(graph.nodes[n].class).find(|m| self.overrides(*m, f))?;
                Some((n, own))
            })
            .collect();
        let last = |n: usize| {
            let around = graph.around(n);
            found.iter().all(|(other, _)| *other == n || !around.contains(other))
        };
        let (node, function) = found.iter().copied().find(|(n, _)| last(*n))?;
        Some(Overrider { function, class: graph.nodes[node].class, at: graph.nodes[node].at })
    }

    pub(super) fn overrider(&self, table: &Table, slot: &Slot) -> Option<Overrider> {
        self.final_overrider(&table.graph, slot.function, slot.at)
    }

    /// How `this` of a slot's callers becomes that of the function that overrides it.
    pub(super) fn this_adjust(&self, table: &Table, part: &Part, slot: &Slot, to: &Overrider) -> Adjust {
        if part.at == to.at && slot.at == to.at {
            return Adjust::default();
        }
        let graph = &table.graph;
        let declared = self.tree.functions[slot.function].record();
        let from = graph.find((to.class, to.at));
        let target = declared.and_then(|class| graph.find((class, slot.at)));
        let (Some(from), Some(target)) = (from, target) else {
            return Adjust { constant: to.at - part.at, vcall: None };
        };
        match graph.last_virtual(from, target, &mut FxHashSet::default()).flatten() {
            None => Adjust { constant: to.at - part.at, vcall: None },
            Some(base) => {
                let base = &graph.nodes[base];
                let word = self.virtual_call_word(base.class, slot.function);
                Adjust { constant: base.at - slot.at, vcall: Some(word * 8) }
            }
        }
    }

    // Offsets.

    fn add_offsets(&self, out: &mut Offsets<'_>, sub: Subobject, is_virtual: bool, real_at: i64) {
        let (class, at) = sub;
        match self.primary_base(class) {
            Some((base, true)) => {
                let at = self.virtual_base_at(out.of.whole, base);
                self.add_offsets(out, (base, at), true, real_at);
            }
            Some((base, false)) => self.add_offsets(out, (base, at), false, real_at),
            None => {}
        }
        self.add_base_offsets(out, class, real_at);
        if is_virtual {
            self.add_call_offsets(out, sub, real_at);
        }
    }

    fn add_base_offsets(&self, out: &mut Offsets<'_>, class: RecordId, real_at: i64) {
        for base in &self.tree.records[class].bases {
            if base.is_virtual && !out.bases.iter().any(|(b, _)| *b == base.record) {
                out.bases.push((base.record, out.words.len()));
                out.words.push(self.virtual_base_at(out.of.whole, base.record) - real_at);
            }
            if self.has_virtual_bases(base.record) {
                self.add_base_offsets(out, base.record, real_at);
            }
        }
    }

    fn add_call_offsets(&self, out: &mut Offsets<'_>, (class, at): Subobject, real_at: i64) {
        let primary = self.primary_base(class).and_then(|(b, is_virtual)| (!is_virtual).then_some(b));
        if let Some(base) = primary {
            self.add_call_offsets(out, (base, at), real_at);
        }
        for f in self.virtual_methods(class) {
            if out.calls.iter().any(|(g, _)| self.overrides(f, *g)) {
                continue;
            }
            out.calls.push((f, out.words.len()));
            let overrider = out.graph.and_then(|g| self.final_overrider(g, f, at));
            out.words.push(overrider.map_or(0, |o| o.at - real_at));
        }
        for (i, base) in self.tree.records[class].bases.iter().enumerate() {
            if !base.is_virtual && Some(base.record) != primary {
                let at = self.base_at(out.of.whole, (class, at), i);
                self.add_call_offsets(out, (base.record, at), real_at);
            }
        }
    }

    fn offset_places(&self, class: RecordId, is_virtual: bool) -> Offsets<'static> {
        let of = VtableOf::complete(class);
        let mut out = Offsets { of, graph: None, words: Vec::new(), bases: Vec::new(), calls: Vec::new() };
        self.add_offsets(&mut out, (class, 0), is_virtual, 0);
        out
    }

    /// Where a vtable has the offset of a virtual base, in words from its address point.
    pub(crate) fn virtual_base_word(&self, record: RecordId, base: RecordId) -> i64 {
        let places = self.offset_places(record, false);
        places.bases.iter().find(|(b, _)| *b == base).map_or(word_of(0), |(_, i)| word_of(*i))
    }

    /// Where the vtable of a virtual base has the offset to the object of a function that overrides one of its.
    fn virtual_call_word(&self, base: RecordId, f: FunctionId) -> i64 {
        let places = self.offset_places(base, true);
        places.calls.iter().find(|(g, _)| self.overrides(f, *g)).map_or(word_of(0), |(_, i)| word_of(*i))
    }

    // Tables.

    pub(super) fn table(&mut self, of: VtableOf) -> Rc<Table> {
        if let Some(done) = self.tables.get(&of) {
            return done.clone();
        }
        let mut table = Table { of, parts: Vec::new(), graph: self.graph(of) };
        self.add_parts(&mut table, (of.class, of.offset), false, false);
        let mut primary = Vec::new();
        self.primary_virtual_bases(of, (of.class, of.offset), &mut Vec::new(), &mut primary);
        self.add_virtual_parts(&mut table, of.class, &primary, &mut Vec::new());
        let mut at = 0;
        for part in &mut table.parts {
            at += part.offsets.len() as u64 + HEADER;
            part.address_point = at;
            at += part.slots.len() as u64;
        }
        let table = Rc::new(table);
        self.tables.insert(of, table.clone());
        table
    }

    /// The part of a subobject and those of the bases in it.
    fn add_parts(&self, table: &mut Table, sub: Subobject, in_virtual: bool, is_virtual: bool) {
        let of = table.of;
        let (class, at) = sub;
        let mut out = Offsets {
            of,
            graph: Some(&table.graph),
            words: Vec::new(),
            bases: Vec::new(),
            calls: Vec::new(),
        };
        self.add_offsets(&mut out, sub, is_virtual, at);
        let offsets = out.words;
        let slots = self.slots(of.whole, sub);
        let mut chain = vec![sub];
        let mut next = self.primary_base(class);
        while let Some((base, base_is_virtual)) = next {
            if base_is_virtual && self.virtual_base_at(of.whole, base) != at {
                break;
            }
            chain.push((base, at));
            next = self.primary_base(base);
        }
        table.parts.push(Part { at, offsets, slots, address_point: 0, chain });
        self.add_secondary_parts(table, sub, in_virtual);
    }

    fn add_secondary_parts(&self, table: &mut Table, (class, at): Subobject, in_virtual: bool) {
        let primary = self.primary_base(class);
        for (i, base) in self.tree.records[class].bases.iter().enumerate() {
            if base.is_virtual || !self.is_dynamic(base.record) {
                continue;
            }
            // The others keep the vtables that they have when they are constructed alone.
            if !table.of.is_complete() && !in_virtual && !self.has_virtual_bases(base.record) {
                continue;
            }
            let sub = (base.record, self.base_at(table.of.whole, (class, at), i));
            if primary == Some((base.record, false)) {
                self.add_secondary_parts(table, sub, in_virtual);
            } else {
                self.add_parts(table, sub, in_virtual, false);
            }
        }
    }

    /// The virtual bases that share their vtable pointer with a class derived from them.
    fn primary_virtual_bases(
        &self,
        of: VtableOf,
        (class, at): Subobject,
        seen: &mut Vec<RecordId>,
        out: &mut Vec<RecordId>,
    ) {
        if let Some((base, true)) = self.primary_base(class)
            && self.virtual_base_at(of.whole, base) == at
        {
            out.push(base);
        }
        for (i, base) in self.tree.records[class].bases.iter().enumerate() {
            if base.is_virtual {
                if seen.contains(&base.record) {
                    continue;
                }
                seen.push(base.record);
            }
            let at = self.base_at(of.whole, (class, at), i);
            self.primary_virtual_bases(of, (base.record, at), seen, out);
        }
    }

    fn add_virtual_parts(
        &self,
        table: &mut Table,
        class: RecordId,
        primary: &[RecordId],
        seen: &mut Vec<RecordId>,
    ) {
        for base in &self.tree.records[class].bases {
            if base.is_virtual
                && self.is_dynamic(base.record)
                && !primary.contains(&base.record)
                && !seen.contains(&base.record)
            {
                seen.push(base.record);
                let at = self.virtual_base_at(table.of.whole, base.record);
                self.add_parts(table, (base.record, at), true, true);
            }
            if self.has_virtual_bases(base.record) {
                self.add_virtual_parts(table, base.record, primary, seen);
            }
        }
    }

    /// The vtable pointers of an object of a class, its own first. A virtual base is listed although it may share that of another:
    /// inside a larger object it may be elsewhere.
    pub(super) fn vtable_pointers(&self, record: RecordId) -> Vec<VtablePointer> {
        let mut out = vec![VtablePointer { subobject: (record, 0), owner: None }];
        self.add_vtable_pointers(record, (record, 0), None, &mut Vec::new(), &mut out);
        out
    }

    fn add_vtable_pointers(
        &self,
        whole: RecordId,
        (class, at): Subobject,
        owner: Option<(RecordId, i64)>,
        seen: &mut Vec<RecordId>,
        out: &mut Vec<VtablePointer>,
    ) {
        let primary = self.primary_base(class);
        for (i, base) in self.tree.records[class].bases.iter().enumerate() {
            if !self.is_dynamic(base.record) {
                continue;
            }
            let base_at = self.base_at(whole, (class, at), i);
            let owner = if base.is_virtual {
                if seen.contains(&base.record) {
                    continue;
                }
                seen.push(base.record);
                Some((base.record, 0))
            } else {
                owner.map(|(b, within)| (b, within + base_at - at))
            };
            let subobject = (base.record, base_at);
            if base.is_virtual || primary != Some((base.record, false)) {
                out.push(VtablePointer { subobject, owner });
            }
            self.add_vtable_pointers(whole, subobject, owner, seen, out);
        }
    }

    // VTTs.

    pub(super) fn vtt(&self, record: RecordId) -> Vtt {
        let mut vtt = Vtt::default();
        self.add_vtt(record, (record, 0), &mut vtt);
        self.add_virtual_vtts(record, record, &mut Vec::new(), &mut vtt);
        vtt
    }

    fn add_vtt(&self, whole: RecordId, sub: Subobject, vtt: &mut Vtt) {
        let (class, at) = sub;
        if !self.has_virtual_bases(class) {
            return;
        }
        if !vtt.entries.is_empty() {
            vtt.subs.push((sub, vtt.entries.len()));
        }
        let of = VtableOf { class, whole, offset: at };
        vtt.entries.push((of, sub));
        for (i, base) in self.tree.records[class].bases.iter().enumerate() {
            if !base.is_virtual {
                self.add_vtt(whole, (base.record, self.base_at(whole, sub, i)), vtt);
            }
        }
        self.add_secondary_pointers(of, sub, false, &mut Vec::new(), vtt);
    }

    fn add_secondary_pointers(
        &self,
        of: VtableOf,
        sub: Subobject,
        in_virtual: bool,
        seen: &mut Vec<RecordId>,
        vtt: &mut Vtt,
    ) {
        if !self.has_virtual_bases(sub.0) && !in_virtual {
            return;
        }
        let primary = self.primary_base(sub.0);
        for (i, base) in self.tree.records[sub.0].bases.iter().enumerate() {
            if !self.is_dynamic(base.record) {
                continue;
            }
            if base.is_virtual {
                if seen.contains(&base.record) {
                    continue;
                }
                seen.push(base.record);
            }
            let in_virtual = in_virtual || base.is_virtual;
            let inner = (base.record, self.base_at(of.whole, sub, i));
            let shares = !base.is_virtual && primary == Some((base.record, false));
            if !shares && (in_virtual || self.has_virtual_bases(base.record)) {
                vtt.entries.push((of, inner));
            }
            self.add_secondary_pointers(of, inner, in_virtual, seen, vtt);
        }
    }

    fn add_virtual_vtts(&self, whole: RecordId, class: RecordId, seen: &mut Vec<RecordId>, vtt: &mut Vtt) {
        for base in &self.tree.records[class].bases {
            if base.is_virtual {
                if seen.contains(&base.record) {
                    continue;
                }
                seen.push(base.record);
                self.add_vtt(whole, (base.record, self.virtual_base_at(whole, base.record)), vtt);
            }
            if self.has_virtual_bases(base.record) {
                self.add_virtual_vtts(whole, base.record, seen, vtt);
            }
        }
    }
}
