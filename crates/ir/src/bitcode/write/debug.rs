//! What a body has for people: locations, debug records, names; and metadata attached to its instructions.

use super::Form;
use super::abbreviations::NAMES;
use super::function::{Body, Walk};
use super::metadata::kind_number;
use super::stream::char6;
use crate::bitcode::{BResult, fail};
use crate::function::{DbgLocation, DbgRecord, DbgRecordKind};
use crate::inst::{Block, DebugLoc, Value};
use crate::metadata::Md;

impl Body<'_, '_> {
    pub(super) fn md(&self, md: Md) -> BResult<u32> {
        match self.w.md.id(self.w.module, md) {
            Some(id) => Ok(id),
            None => fail("metadata that means nothing any more"),
        }
    }

    /// A location record speaks of the instruction before it.
    pub(super) fn location(&mut self, loc: Option<DebugLoc>) {
        let Some(loc) = loc else { return };
        if self.walk != Walk::Write {
            return;
        }
        let d = self.func.loc_data(loc);
        if self.last_loc == Some(d) {
            self.record(33);
            return;
        }
        let scope = self.w.md.id(self.w.module, d.scope).map_or(0, |n| u64::from(n) + 1);
        let at = d.inlined_at.expand().and_then(|l| self.w.md.location(self.func, l));
        let at = at.and_then(|n| self.w.md.node_id(n)).map_or(0, |n| u64::from(n) + 1);
        self.ops.extend([u64::from(d.line), u64::from(d.col), scope, at]);
        if self.w.form == Form::Latest {
            self.ops.push(u64::from(d.implicit_code));
        }
        self.record(35);
        self.last_loc = Some(d);
    }

    /// A debug record as a call of the intrinsic that all versions read.
    pub(super) fn debug_record(&mut self, record: &DbgRecord) -> BResult<()> {
        let mut ids = Vec::new();
        if record.kind != DbgRecordKind::Label {
            ids.push(self.place(&record.location)?);
        }
        ids.push(self.md(record.variable)?);
        if let Some(expr) = record.expr {
            ids.push(self.md(expr)?);
        }
        if let DbgRecordKind::Assign { id, address_expr } = record.kind {
            ids.push(self.md(id)?);
            ids.push(self.place(&record.address)?);
            ids.push(self.md(address_expr)?);
        }
        let (callee, fn_ty) = self.w.debug_intrinsic(record.kind)?;
        self.ops.extend([0, 1 << 15, u64::from(fn_ty), self.relative(callee)]);
        for id in ids {
            self.ops.push(self.relative(id));
        }
        self.void_record(34);
        self.location(record.loc);
        Ok(())
    }

    pub(super) fn place(&mut self, place: &DbgLocation) -> BResult<u32> {
        match place {
            DbgLocation::Value(v) => self.local_value_md(*v),
            DbgLocation::List(list) => {
                let mut ids = Vec::with_capacity(list.len() + 1);
                // A record with the code of lists.
                ids.push(46);
                for &v in list {
                    ids.push(u64::from(self.local_value_md(v)?));
                }
                Ok(self.local_md(ids))
            }
            DbgLocation::Md(md) => self.md(*md),
            DbgLocation::None => fail("a debug record without a place"),
        }
    }

    /// A value of the function as metadata.
    pub(super) fn local_value_md(&mut self, v: Value) -> BResult<u32> {
        let ty = self.ty(self.func.value_type(v))?;
        // Numbers change between the walks; the value does not.
        let key = vec![2, ty, u64::from(v.as_u32())];
        self.id(v)?;
        Ok(self.local_md(key))
    }

    pub(super) fn local_md(&mut self, key: Vec<u64>) -> u32 {
        let first = self.w.md.len();
        let list = &mut self.local_md;
        *self.local_md_ids.entry(key.clone()).or_insert_with(|| {
            list.push(key);
            first + list.len() as u32 - 1
        })
    }

    pub(super) fn write_local_metadata(&mut self) {
        if self.local_md.is_empty() {
            return;
        }
        self.out.enter(15, 3);
        for entry in std::mem::take(&mut self.local_md) {
            match entry[..] {
                [2, ty, v] => {
                    let id = self.id(Value::from_u32(v as u32)).unwrap_or(0);
                    self.out.record(2, &[ty, u64::from(id)]);
                }
                _ => self.out.record(entry[0] as u32, &entry[1..]),
            }
        }
        self.out.end();
    }

    pub(super) fn write_names(&mut self) {
        let mut values: Vec<(u32, Value)> = Vec::new();
        let func = self.func;
        let named = |v: Value| func.value_name(v).is_some();
        for &p in func.params() {
            if named(p) {
                values.push((self.ids[p], p));
            }
        }
        let mut blocks: Vec<(u32, Block)> = Vec::new();
        for b in func.blocks() {
            if func.block_name(b).is_some() {
                blocks.push((self.blocks[b], b));
            }
            for v in func.block_insts(b).filter_map(|i| func.result(i)).filter(|&v| named(v)) {
                let id = match self.typed.get(&v) {
                    Some((_, id)) => *id,
                    None => self.ids[v],
                };
                values.push((id, v));
            }
        }
        if values.is_empty() && blocks.is_empty() {
            return;
        }
        self.out.enter(14, 4);
        for (id, v) in values {
            self.write_name(1, id, func.value_name(v).unwrap_or(""));
        }
        for (id, b) in blocks {
            self.write_name(2, id, func.block_name(b).unwrap_or(""));
        }
        self.out.end();
    }

    pub(super) fn write_name(&mut self, code: u32, id: u32, name: &str) {
        let six = name.bytes().all(|b| char6(b).is_some());
        let number = match code {
            1 if six => Some(1),
            1 if name.is_ascii() => Some(0),
            2 if six => Some(2),
            _ => None,
        };
        match number {
            Some(n) => {
                let ops: Vec<u64> =
                    std::iter::once(u64::from(id)).chain(name.bytes().map(u64::from)).collect();
                NAMES[n].write(&mut self.out, n as u32 + 4, &ops);
            }
            None => self.out.text_record(code, &[u64::from(id)], name.as_bytes()),
        }
    }

    pub(super) fn write_attachments(&mut self) -> BResult<()> {
        let module = self.w.module;
        let own = &module.global(self.func.id()).metadata;
        if own.is_empty() && self.attachments.is_empty() {
            return Ok(());
        }
        self.out.enter(16, 3);
        let mut ops = Vec::new();
        for &(kind, md) in own {
            self.w.used_kinds.insert(kind);
            ops.extend([kind_number(kind), u64::from(self.md(md)?)]);
        }
        if !ops.is_empty() {
            self.out.record(11, &ops);
        }
        for (position, inst) in std::mem::take(&mut self.attachments) {
            let mut ops = vec![u64::from(position)];
            for &(kind, md) in self.func.attachments(inst) {
                self.w.used_kinds.insert(kind);
                ops.extend([kind_number(kind), u64::from(self.md(md)?)]);
            }
            self.out.record(11, &ops);
        }
        self.out.end();
        Ok(())
    }
}
