//! Source locations and debug records of function bodies.

use super::module::Reader;
use super::operands::Ops;
use super::{BResult, fail};
use crate::function::{DbgLocation, DbgRecord, DbgRecordKind};
use crate::inst::{DebugLoc, DebugLocData};
use crate::metadata::{Md, MdData, MdField};
use crate::upgrade::DebugIntrinsic;

/// Source locations and records.
impl Reader<'_> {
    pub(super) fn loc_of(&mut self, md: Md) -> BResult<DebugLoc> {
        let bad = super::BitcodeError("a source location must be a DILocation".into());
        let metadata = &self.module.ctx.metadata;
        let Some(st) = self.state.as_mut() else { return Err(bad) };
        let mut chain = Vec::new();
        let mut at = Some(md);
        while let Some(m) = at.filter(|m| !st.loc_memo.contains_key(m)) {
            let Some(node) = metadata.special(m).filter(|n| n.kind == "DILocation") else { return Err(bad) };
            if chain.len() > 10_000 {
                return Err(bad);
            }
            chain.push(m);
            at = node.md("inlinedAt");
        }
        for m in chain.into_iter().rev() {
            let Some(node) = metadata.special(m) else { return Err(bad) };
            let number = |name| node.int(name).and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
            let Some(scope) = node.md("scope") else { return Err(bad) };
            let data = DebugLocData {
                line: number("line"),
                col: number("column"),
                scope,
                inlined_at: node.md("inlinedAt").and_then(|m| st.loc_memo.get(&m).copied()).into(),
                implicit_code: matches!(node.field("isImplicitCode"), Some(MdField::Bool(true))),
                distinct: node.distinct,
            };
            let loc = st.func.debug_loc(data);
            if node.distinct {
                st.func.set_loc_origin(loc, m);
            }
            st.loc_memo.insert(m, loc);
        }
        st.loc_memo.get(&md).copied().ok_or(bad)
    }

    /// [line, column, scope + 1, inlinedAt + 1, implicit]
    pub(super) fn debug_loc(&mut self, ops: &[u64]) -> BResult<()> {
        let &[line, col, scope, at, ..] = ops else { return fail("Invalid record") };
        let Some(scope) = scope.checked_sub(1) else {
            self.st().loc = None;
            return Ok(());
        };
        let scope = self.md_at(scope)?;
        let inlined_at = match at.checked_sub(1) {
            None => None,
            Some(i) => {
                let md = self.md_at(i)?;
                Some(self.loc_of(md)?)
            }
        };
        let data = DebugLocData {
            line: line as u32,
            col: col as u32,
            scope,
            inlined_at: inlined_at.into(),
            implicit_code: ops.get(4).is_some_and(|i| *i != 0),
            distinct: false,
        };
        let st = self.st();
        st.loc = Some(st.func.debug_loc(data));
        self.apply_loc();
        Ok(())
    }

    /// A location record speaks of the instruction before it.
    pub(super) fn apply_loc(&mut self) {
        let st = self.st();
        match st.insts.last() {
            Some(Some(inst)) => st.func.set_loc(*inst, st.loc),
            // A debug intrinsic that became a record.
            _ => {
                if let Some(r) = st.pending.last_mut() {
                    r.loc = st.loc;
                }
            }
        }
    }

    pub(super) fn md_location(&mut self, id: u64) -> BResult<DbgLocation> {
        if let Some(&(ty, value)) = self.st().md_locals.get(&id) {
            return Ok(DbgLocation::Value(self.value_by_id(value, Some(ty))?));
        }
        if let Some(list) = self.st().md_lists.get(&id).cloned() {
            let mut values = smallvec::SmallVec::new();
            for element in list {
                match self.md_location(element)? {
                    DbgLocation::Value(v) => values.push(v),
                    _ => return fail("Invalid element of a DIArgList"),
                }
            }
            return Ok(DbgLocation::List(values));
        }
        let md = self.md_at(id)?;
        Ok(match self.module.metadata.get(md).clone() {
            MdData::Int(ty, v) => {
                let types = &self.module.ctx.types;
                match &mut self.state {
                    Some(st) => DbgLocation::Value(st.func.const_int(types, ty, v)),
                    None => DbgLocation::Md(md),
                }
            }
            MdData::Const(c) => match &mut self.state {
                Some(st) => {
                    let c = st.func.consts_mut().import(&self.module.ctx.consts, c);
                    DbgLocation::Value(st.func.const_value(c))
                }
                None => DbgLocation::Md(md),
            },
            _ => DbgLocation::Md(md),
        })
    }

    pub(super) fn debug_record(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
        let loc = self.md_at(ops.next()?)?;
        let loc = Some(self.loc_of(loc)?);
        let variable = self.md_at(ops.next()?)?;
        let mut record = DbgRecord {
            kind: DbgRecordKind::Value,
            location: DbgLocation::None,
            address: DbgLocation::None,
            variable,
            expr: None,
            loc,
        };
        if code == 65 {
            record.kind = DbgRecordKind::Label;
        } else {
            record.expr = Some(self.md_at(ops.next()?)?);
            record.location = if code == 64 {
                DbgLocation::Value(self.pair(ops)?)
            } else {
                let id = ops.next()?;
                self.md_location(id)?
            };
            if code == 62 {
                record.kind = DbgRecordKind::Declare;
            } else if code == 63 {
                let id = self.md_at(ops.next()?)?;
                let address_expr = self.md_at(ops.next()?)?;
                let at = ops.next()?;
                record.address = self.md_location(at)?;
                record.kind = DbgRecordKind::Assign { id, address_expr };
            }
        }
        // Records follow the instruction they stand before.
        let st = self.st();
        match st.insts.last() {
            Some(Some(inst)) => st.func.add_record(*inst, record),
            _ => return fail("Invalid dbg record: missing instruction"),
        }
        Ok(())
    }

    /// A call of a debug intrinsic becomes a record that waits for its location.
    pub(super) fn debug_call(&mut self, kind: DebugIntrinsic, ids: &[u64]) -> BResult<()> {
        let mut nodes = Vec::new();
        for &id in ids {
            nodes.push(self.md_location(id)?);
        }
        let node = |i: usize| match nodes.get(i) {
            Some(DbgLocation::Md(md)) => Ok(*md),
            _ => fail("argument of a debug intrinsic must be a metadata node"),
        };
        let place = |i: usize| nodes.get(i).cloned().unwrap_or(DbgLocation::None);
        let mut record = DbgRecord {
            kind: DbgRecordKind::Value,
            location: place(0),
            address: DbgLocation::None,
            variable: if kind == DebugIntrinsic::Label { node(0)? } else { node(1)? },
            expr: None,
            loc: None,
        };
        match kind {
            DebugIntrinsic::Label => {
                record.kind = DbgRecordKind::Label;
                record.location = DbgLocation::None;
            }
            DebugIntrinsic::Value => record.expr = Some(node(2)?),
            DebugIntrinsic::Declare => {
                record.kind = DbgRecordKind::Declare;
                record.expr = Some(node(2)?);
            }
            DebugIntrinsic::Assign => {
                record.kind = DbgRecordKind::Assign { id: node(3)?, address_expr: node(5)? };
                record.expr = Some(node(2)?);
                record.address = place(4);
            }
        }
        self.st().pending.push(record);
        self.st().insts.push(None);
        Ok(())
    }
}
