//! What instructions carry for people: source locations, debug records, metadata attachments and names.

use super::Function;
use crate::inst::{Block, DebugLoc, DebugLocData, Inst, Value};
use crate::metadata::{FixedMdKind, Md, MdKind};
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;

/// What a debug record says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DbgRecordKind {
    /// The variable has this value from here on.
    Value,
    /// The variable lives at this address.
    Declare,
    /// The variable is assigned this value, which a store with the same id writes.
    Assign {
        /// A `DIAssignID`.
        id: Md,
        /// The `DIExpression` that is applied to the address.
        address_expr: Md,
    },
    /// A label of the source is here.
    Label,
}

/// The place or value a record speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DbgLocation {
    /// One value (constants and poison included).
    Value(Value),
    /// `!DIArgList(...)`.
    List(SmallVec<[Value; 2]>),
    /// Metadata that is no value, usually the empty node: the variable is optimised out.
    Md(Md),
    /// Labels have none.
    None,
}

impl DbgLocation {
    pub(super) fn for_each_mut(&mut self, f: &mut impl FnMut(&mut Value)) {
        match self {
            DbgLocation::Value(v) => f(v),
            DbgLocation::List(list) => list.iter_mut().for_each(f),
            DbgLocation::Md(_) | DbgLocation::None => {}
        }
    }

    /// The values mentioned.
    pub fn values(&self) -> &[Value] {
        match self {
            DbgLocation::Value(v) => std::slice::from_ref(v),
            DbgLocation::List(list) => list,
            DbgLocation::Md(_) | DbgLocation::None => &[],
        }
    }
}

/// A debug record: `#dbg_value(...)` and the like, before an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DbgRecord {
    /// What the record says.
    pub kind: DbgRecordKind,
    /// The values it is about.
    pub location: DbgLocation,
    /// Where an assigned variable lives (assign records only).
    pub address: DbgLocation,
    /// A `DILocalVariable`, or the `DILabel` of a label.
    pub variable: Md,
    /// A `DIExpression`; labels have none.
    pub expr: Option<Md>,
    /// The source location, whose scope the variable belongs to.
    pub loc: Option<DebugLoc>,
}

/// Names of values and blocks. They matter for printing only and need not be unique: the printer makes them so.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    text: String,
    values: SecondaryMap<Value, (u32, u32)>,
    blocks: SecondaryMap<Block, (u32, u32)>,
}

/// Source locations.
impl Function {
    /// The location of an instruction.
    pub fn loc(&self, inst: Inst) -> Option<DebugLoc> {
        self.insts[inst].loc.expand()
    }

    /// Says which source line an instruction comes from; `None` for none.
    pub fn set_loc(&mut self, inst: Inst, loc: Option<DebugLoc>) {
        self.insts[inst].loc = loc.into();
    }

    /// Line, column and scope of a location.
    pub fn loc_data(&self, loc: DebugLoc) -> DebugLocData {
        self.locs[loc]
    }

    /// The location with this contents; distinct ones are always new.
    pub fn debug_loc(&mut self, data: DebugLocData) -> DebugLoc {
        if data.distinct {
            return self.locs.push(data);
        }
        let locs = &mut self.locs;
        *self.loc_map.entry(data).or_insert_with(|| locs.push(data))
    }

    /// A location that is not inlined.
    pub fn simple_loc(&mut self, line: u32, col: u32, scope: Md) -> DebugLoc {
        self.debug_loc(DebugLocData {
            line,
            col,
            scope,
            inlined_at: None.into(),
            implicit_code: false,
            distinct: false,
        })
    }

    /// The metadata node a distinct location was read from: a node may mention it too.
    pub fn loc_origin(&self, loc: DebugLoc) -> Option<Md> {
        self.loc_origins.get(&loc).copied()
    }

    /// Says which metadata node a distinct location was read from.
    pub fn set_loc_origin(&mut self, loc: DebugLoc, md: Md) {
        self.loc_origins.insert(loc, md);
    }

    /// All locations.
    pub fn locs(&self) -> impl ExactSizeIterator<Item = (DebugLoc, &DebugLocData)> {
        self.locs.iter()
    }
}

/// Attachments other than `!dbg`, which is [`Function::loc`].
impl Function {
    /// Attachments in print order.
    pub fn attachments(&self, inst: Inst) -> &[(MdKind, Md)] {
        &self.attachment_lists[self.insts[inst].attachments as usize]
    }

    /// The metadata of a kind that is attached to an instruction.
    pub fn attachment(&self, inst: Inst, kind: impl Into<MdKind>) -> Option<Md> {
        let kind = kind.into();
        self.attachments(inst).iter().find(|(k, _)| *k == kind).map(|(_, m)| *m)
    }

    /// Sets or, with `None`, removes an attachment.
    pub fn set_attachment(&mut self, inst: Inst, kind: impl Into<MdKind>, md: Option<Md>) {
        let kind = kind.into();
        debug_assert!(kind != MdKind::Fixed(FixedMdKind::Dbg), "!dbg is set by set_loc");
        let mut list: SmallVec<[(MdKind, Md); 8]> = self.attachments(inst).into();
        list.retain(|(k, _)| *k != kind);
        if let Some(md) = md {
            let at = list.partition_point(|(k, _)| *k < kind);
            list.insert(at, (kind, md));
        }
        self.set_attachments(inst, &list);
    }

    /// Replaces all attachments; `list` is sorted by kind.
    pub fn set_attachments(&mut self, inst: Inst, list: &[(MdKind, Md)]) {
        let index = if list.is_empty() {
            0
        } else if let Some(&i) = self.attachment_map.get(list) {
            i
        } else {
            let i = self.attachment_lists.len() as u32;
            self.attachment_lists.push(list.into());
            self.attachment_map.insert(list.into(), i);
            i
        };
        self.insts[inst].attachments = index;
    }

    /// Removes all metadata from an instruction.
    pub fn clear_attachments(&mut self, inst: Inst) {
        self.insts[inst].attachments = 0;
    }

    /// Makes `to` have the attachments of `from`.
    pub fn copy_attachments(&mut self, from: Inst, to: Inst) {
        self.insts[to].attachments = self.insts[from].attachments;
    }
}

/// Debug records.
impl Function {
    /// Records before an instruction.
    pub fn records(&self, inst: Inst) -> &[DbgRecord] {
        self.records.get(&inst).map_or(&[], |r| r)
    }

    /// Whether the function has any debug record.
    pub fn has_records(&self) -> bool {
        !self.records.is_empty()
    }

    /// Adds a record before an instruction, after the records already there.
    pub fn add_record(&mut self, inst: Inst, record: DbgRecord) {
        self.note_record_uses(inst, &record);
        self.records.entry(inst).or_default().push(record);
    }

    /// Sets the source location of a record.
    pub fn set_record_loc(&mut self, inst: Inst, index: usize, loc: DebugLoc) {
        if let Some(r) = self.records.get_mut(&inst).and_then(|r| r.get_mut(index)) {
            r.loc = Some(loc);
        }
    }

    /// Removes and returns the records before an instruction.
    pub fn take_records(&mut self, inst: Inst) -> Vec<DbgRecord> {
        self.records.remove(&inst).unwrap_or_default()
    }

    /// Puts records in front of those an instruction has.
    pub fn prepend_records(&mut self, inst: Inst, mut records: Vec<DbgRecord>) {
        if records.is_empty() {
            return;
        }
        for r in &records {
            self.note_record_uses(inst, r);
        }
        let list = self.records.entry(inst).or_default();
        records.append(list);
        *list = records;
    }

    /// Whether a debug record mentions the value.
    pub fn is_used_by_records(&self, value: Value) -> bool {
        self.record_uses
            .get(&value)
            .is_some_and(|hosts| hosts.iter().any(|h| self.records(*h).iter().any(|r| r.mentions(value))))
    }

    /// The instructions with records that mention the value.
    pub fn record_hosts(&self, value: Value) -> Vec<Inst> {
        let Some(hosts) = self.record_uses.get(&value) else { return Vec::new() };
        let mut hosts: Vec<Inst> =
            hosts.iter().copied().filter(|h| self.records(*h).iter().any(|r| r.mentions(value))).collect();
        hosts.sort_unstable();
        hosts.dedup();
        hosts
    }

    /// Makes the records of one instruction mention `to` where they mention `from`.
    pub fn replace_in_records_of(&mut self, host: Inst, from: Value, to: Value) {
        if let Some(records) = self.records.get_mut(&host) {
            records.iter_mut().for_each(|r| r.replace_value(from, to));
            self.record_uses.entry(to).or_default().push(host);
        }
    }

    fn note_record_uses(&mut self, inst: Inst, record: &DbgRecord) {
        for &v in record.location.values().iter().chain(record.address.values()) {
            let hosts = self.record_uses.entry(v).or_default();
            if hosts.last() != Some(&inst) {
                hosts.push(inst);
            }
        }
    }

    pub(super) fn move_records_to_next(&mut self, inst: Inst) {
        if self.records.is_empty() {
            return;
        }
        if let Some(next) = self.next_inst(inst) {
            let records = self.take_records(inst);
            self.prepend_records(next, records);
        }
    }

    pub(super) fn replace_in_records(&mut self, from: Value, to: Value) {
        // Hosts may be out of date: records move. Every move notes the new host, so none is missed.
        let Some(hosts) = self.record_uses.remove(&from) else { return };
        for host in &hosts {
            if let Some(records) = self.records.get_mut(host) {
                records.iter_mut().for_each(|r| r.replace_value(from, to));
            }
        }
        self.record_uses.entry(to).or_default().extend(hosts);
    }
}

impl DbgRecord {
    /// Replaces a value in a record that is in no function yet.
    pub(crate) fn replace_value(&mut self, from: Value, to: Value) {
        let mut replace = |v: &mut Value| {
            if *v == from {
                *v = to;
            }
        };
        self.location.for_each_mut(&mut replace);
        self.address.for_each_mut(&mut replace);
    }

    fn mentions(&self, value: Value) -> bool {
        self.location.values().contains(&value) || self.address.values().contains(&value)
    }
}

/// Names.
impl Function {
    /// The name of a value; `None` when it is numbered.
    pub fn value_name(&self, value: Value) -> Option<&str> {
        let (start, len) = self.names.values[value];
        (len > 0).then(|| &self.names.text[start as usize..(start + len) as usize])
    }

    /// Gives a value a name for its text form; made unique when printed.
    pub fn set_value_name(&mut self, value: Value, name: &str) {
        let at = self.names.add(name);
        self.names.values[value] = at;
    }

    /// The name of a block, if it has one.
    pub fn block_name(&self, block: Block) -> Option<&str> {
        let (start, len) = self.names.blocks[block];
        (len > 0).then(|| &self.names.text[start as usize..(start + len) as usize])
    }

    /// Gives a block a name for its text form.
    pub fn set_block_name(&mut self, block: Block, name: &str) {
        let at = self.names.add(name);
        self.names.blocks[block] = at;
    }

    /// Gives `to` the name of `from`.
    pub fn copy_value_name(&mut self, from: Value, to: Value) {
        self.names.values[to] = self.names.values[from];
    }

    /// Drops all names of values and blocks.
    pub fn discard_names(&mut self) {
        self.names = Names::default();
    }
}

impl Names {
    fn add(&mut self, name: &str) -> (u32, u32) {
        let start = self.text.len() as u32;
        self.text.push_str(name);
        (start, name.len() as u32)
    }
}
