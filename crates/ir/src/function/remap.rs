//! Moving a body to another module: every handle that means something in the old module is exchanged.

use super::Function;
use crate::attributes::AttrList;
use crate::consts::ConstPool;
use crate::global::GlobalId;
use crate::inst::{CallInfo, MemAccess, Op};
use crate::metadata::{Md, MdKind};
use crate::ops::SyncScope;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// What the handles of one module are in another.
pub trait Remap {
    /// The type in the other module.
    fn ty(&mut self, ty: Type) -> Type;
    /// The global in the other module.
    fn global(&mut self, global: GlobalId) -> GlobalId;
    /// The metadata in the other module.
    fn md(&mut self, md: Md) -> Md;
    /// The metadata kind in the other module.
    fn md_kind(&mut self, kind: MdKind) -> MdKind;
    /// The attributes in the other module.
    fn attrs(&mut self, attrs: AttrList) -> AttrList;
    /// The synchronisation scope in the other module.
    fn scope(&mut self, scope: SyncScope) -> SyncScope;
}

impl Function {
    /// Exchanges all handles of the module; `id` is the function in the new module.
    pub fn remap(&mut self, id: GlobalId, map: &mut impl Remap) {
        self.id = id;
        self.ty = map.ty(self.ty);
        for node in self.values.values_mut() {
            node.ty = map.ty(node.ty);
            if let super::ValueDef::Metadata(md) = &mut node.def {
                *md = map.md(*md);
            }
        }
        for node in self.insts.values_mut() {
            node.op = remap_op(node.op, map);
        }
        self.consts.remap(map);
        for asm in self.asms.values_mut() {
            asm.ty = map.ty(asm.ty);
        }
        let asms = &self.asms;
        self.asm_values = self
            .values
            .iter()
            .filter_map(|(v, node)| match node.def {
                super::ValueDef::Asm(a) => Some((asms[a].clone(), v)),
                _ => None,
            })
            .collect();
        self.md_values = self.md_values.drain().map(|(md, v)| (map.md(md), v)).collect();
        self.loc_map.clear();
        for (loc, data) in self.locs.iter_mut() {
            data.scope = map.md(data.scope);
            if !data.distinct {
                self.loc_map.insert(*data, loc);
            }
        }
        for md in self.loc_origins.values_mut() {
            *md = map.md(*md);
        }
        self.attachment_map = FxHashMap::default();
        for (i, list) in self.attachment_lists.iter_mut().enumerate() {
            for (kind, md) in list.iter_mut() {
                *kind = map.md_kind(*kind);
                *md = map.md(*md);
            }
            list.sort_by_key(|(k, _)| *k);
            if i > 0 {
                self.attachment_map.insert(list.clone(), i as u32);
            }
        }
        for record in self.records.values_mut().flatten() {
            record.variable = map.md(record.variable);
            record.expr = record.expr.map(|e| map.md(e));
            if let super::DbgRecordKind::Assign { id, address_expr } = &mut record.kind {
                *id = map.md(*id);
                *address_expr = map.md(*address_expr);
            }
            for location in [&mut record.location, &mut record.address] {
                if let super::DbgLocation::Md(md) = location {
                    *md = map.md(*md);
                }
            }
        }
    }
}

fn remap_op(op: Op, map: &mut impl Remap) -> Op {
    let mut access = |a: MemAccess| MemAccess { scope: map.scope(a.scope), ..a };
    match op {
        Op::Load(a) => Op::Load(access(a)),
        Op::Store(a) => Op::Store(access(a)),
        Op::CmpXchg { access: a, failure, weak } => Op::CmpXchg { access: access(a), failure, weak },
        Op::AtomicRmw { op, access: a } => Op::AtomicRmw { op, access: access(a) },
        Op::Fence(ordering, scope) => Op::Fence(ordering, map.scope(scope)),
        Op::Alloca { ty, align, inalloca } => Op::Alloca { ty: map.ty(ty), align, inalloca },
        Op::Gep { elem, flags } => Op::Gep { elem: map.ty(elem), flags },
        Op::Call(info) => Op::Call(CallInfo { ty: map.ty(info.ty), attrs: map.attrs(info.attrs), ..info }),
        other => other,
    }
}

impl ConstPool {
    /// Exchanges types and globals; handles of constants stay.
    pub fn remap(&mut self, map: &mut impl Remap) {
        self.rewrite(&mut |ty, data| {
            use crate::consts::{ConstData, ConstExpr};
            match data {
                ConstData::Global(g) | ConstData::BlockAddress(g, _) | ConstData::Wrapped(_, g) => {
                    *g = map.global(*g);
                }
                ConstData::Expr(e) => {
                    if let ConstExpr::Gep { elem, .. } = &mut **e {
                        *elem = map.ty(*elem);
                    }
                }
                _ => {}
            }
            *ty = map.ty(*ty);
        });
    }
}
