//! What the handles of the source module are in the destination.

use crate::attributes::{Attr, AttrList, AttrListData, AttrSet};
use crate::consts::{Const, ConstData, ConstExpr};
use crate::function::Remap;
use crate::global::{Global, GlobalId, GlobalKind};
use crate::metadata::{Md, MdData, MdField, MdKind};
use crate::module::{Context, Module};
use crate::ops::SyncScope;
use crate::types::{StructBody, Type, TypeData};
use rustc_hash::{FxHashMap, FxHashSet};

/// The tables; [`Map::on`] joins them with the destination.
pub(super) struct Map<'a> {
    src: &'a Module,
    types: FxHashMap<Type, Type>,
    globals: FxHashMap<GlobalId, GlobalId>,
    consts: FxHashMap<Const, Const>,
    sets: FxHashMap<AttrSet, AttrSet>,
    lists: FxHashMap<AttrList, AttrList>,
    mds: FxHashMap<Md, Md>,
}

/// The tables with the module things are added to.
pub(super) struct OnDestination<'m, 'a> {
    map: &'m mut Map<'a>,
    ctx: &'m mut Context,
}

impl<'a> Map<'a> {
    pub fn new(src: &'a Module) -> Self {
        Map {
            src,
            types: FxHashMap::default(),
            globals: FxHashMap::default(),
            consts: FxHashMap::default(),
            sets: FxHashMap::default(),
            lists: FxHashMap::default(),
            mds: FxHashMap::default(),
        }
    }

    pub fn set_global(&mut self, from: GlobalId, to: GlobalId) {
        self.globals.insert(from, to);
    }

    pub fn has_global(&self, g: GlobalId) -> bool {
        self.globals.contains_key(&g)
    }

    pub fn on<'m>(&'m mut self, ctx: &'m mut Context) -> OnDestination<'m, 'a> {
        OnDestination { map: self, ctx }
    }
}

impl OnDestination<'_, '_> {
    /// The parts of a global that mean something in its module only.
    pub fn global_contents(&mut self, g: &mut Global) {
        for (kind, md) in &mut g.metadata {
            *kind = self.md_kind(*kind);
            *md = self.metadata(*md);
        }
        match &mut g.kind {
            GlobalKind::Function(f) => {
                f.ty = self.ty(f.ty);
                f.attrs = self.attrs(f.attrs);
                for c in [&mut f.prefix, &mut f.prologue, &mut f.personality] {
                    *c = c.map(|c| self.constant(c));
                }
            }
            GlobalKind::Variable(v) => {
                v.ty = self.ty(v.ty);
                v.init = v.init.map(|c| self.constant(c));
                v.attrs = self.attr_set(v.attrs);
            }
            GlobalKind::Alias { ty, aliasee: c } | GlobalKind::IFunc { ty, resolver: c } => {
                *ty = self.ty(*ty);
                *c = self.constant(*c);
            }
            GlobalKind::Removed => {}
        }
    }

    /// A constant of the source module's pool. Recursion is over the depth of the constant, which readers limit.
    pub fn constant(&mut self, c: Const) -> Const {
        if let Some(&done) = self.map.consts.get(&c) {
            return done;
        }
        let src = self.map.src;
        let ty = self.ty(src.consts.ty(c));
        let data = match src.consts.get(c) {
            ConstData::Aggregate(elems) => {
                ConstData::Aggregate(elems.iter().map(|&e| self.constant(e)).collect())
            }
            ConstData::Splat(e) => ConstData::Splat(self.constant(*e)),
            ConstData::Global(g) => ConstData::Global(self.global(*g)),
            ConstData::BlockAddress(g, b) => ConstData::BlockAddress(self.global(*g), *b),
            ConstData::Wrapped(w, g) => ConstData::Wrapped(*w, self.global(*g)),
            ConstData::Expr(e) => {
                let mut e = e.map(|o| self.constant(o));
                if let ConstExpr::Gep { elem, .. } = &mut e {
                    *elem = self.ty(*elem);
                }
                ConstData::Expr(Box::new(e))
            }
            other => other.clone(),
        };
        let out = self.ctx.consts.intern(ty, data);
        self.map.consts.insert(c, out);
        out
    }

    fn attr_set(&mut self, set: AttrSet) -> AttrSet {
        if set == AttrSet::EMPTY {
            return set;
        }
        if let Some(&done) = self.map.sets.get(&set) {
            return done;
        }
        let attrs = self
            .map
            .src
            .attrs
            .get(set)
            .to_vec()
            .into_iter()
            .map(|a| match a {
                Attr::Type(k, ty) => Attr::Type(k, ty.map(|t| self.ty(t))),
                Attr::Range(r) => Attr::Range(Box::new((self.ty(r.0), r.1, r.2))),
                other => other,
            })
            .collect();
        let out = self.ctx.attrs.set(attrs);
        self.map.sets.insert(set, out);
        out
    }

    /// A struct of the source as one of the destination: the same name if it means the same there.
    fn named(&mut self, ty: Type, name: &str, body: Option<&StructBody>) -> Type {
        let fields: Option<Vec<Type>> = body.map(|b| b.fields.iter().map(|&f| self.ty(f)).collect());
        let packed = body.is_some_and(|b| b.packed);
        let types = &self.ctx.types;
        let mut candidate = name.to_string();
        let mut n = 0u32;
        let out = loop {
            let Some(existing) = types.find_named_struct(&candidate) else {
                break types.named_struct(&candidate);
            };
            match (types.struct_body(existing), &fields) {
                (None, _) | (_, None) => break existing,
                (Some(b), Some(f)) if b.packed == packed && *b.fields == **f => break existing,
                _ => {}
            }
            candidate = format!("{name}.{n}");
            n += 1;
        };
        if let Some(fields) = fields {
            types.set_struct_body(out, &fields, packed);
        }
        self.map.types.insert(ty, out);
        out
    }

    /// A node of the source. Iterative: debug info can be nested without limit.
    pub fn metadata(&mut self, root: Md) -> Md {
        if let Some(&done) = self.map.mds.get(&root) {
            return done;
        }
        let src = self.map.src;
        // Nodes on the stack that are not built yet; a cycle back to one reserves it.
        let mut open: FxHashSet<Md> = FxHashSet::default();
        let mut reserved: FxHashSet<Md> = FxHashSet::default();
        let mut stack = vec![root];
        while let Some(&md) = stack.last() {
            if self.map.mds.contains_key(&md) && !reserved.contains(&md) {
                stack.pop();
                continue;
            }
            let first_visit = open.insert(md);
            if first_visit {
                let before = stack.len();
                for_each_child(src.metadata.get(md), &mut |child| {
                    if !self.map.mds.contains_key(&child) {
                        if open.contains(&child) {
                            let to = self.ctx.metadata.reserve();
                            self.map.mds.insert(child, to);
                            reserved.insert(child);
                        } else {
                            stack.push(child);
                        }
                    }
                });
                if stack.len() > before {
                    continue;
                }
            }
            // All children are known, or stand-ins are reserved for those still open.
            for_each_child(src.metadata.get(md), &mut |child| {
                if !self.map.mds.contains_key(&child) {
                    let to = self.ctx.metadata.reserve();
                    self.map.mds.insert(child, to);
                    reserved.insert(child);
                }
            });
            let data = self.node(src.metadata.get(md));
            if reserved.remove(&md) {
                if let Some(&to) = self.map.mds.get(&md) {
                    self.ctx.metadata.define(to, data);
                }
            } else {
                let to = self.ctx.metadata.intern(data);
                self.map.mds.insert(md, to);
            }
            stack.pop();
        }
        self.map.mds.get(&root).copied().unwrap_or(root)
    }

    /// A node whose children are all mapped.
    fn node(&mut self, data: &MdData) -> MdData {
        let mds = &self.map.mds;
        let of = |md: &Md| mds.get(md).copied().unwrap_or(*md);
        match data {
            MdData::Tuple { distinct, elems } => {
                let elems = elems.iter().map(|e| e.as_ref().map(of)).collect();
                MdData::Tuple { distinct: *distinct, elems }
            }
            MdData::Special(node) => {
                let mut node = node.clone();
                for (_, field) in &mut node.fields {
                    match field {
                        MdField::Md(Some(md)) => *md = of(md),
                        MdField::List(list) => {
                            list.iter_mut().flatten().for_each(|md| *md = of(md));
                        }
                        _ => {}
                    }
                }
                MdData::Special(node)
            }
            MdData::ArgList(list) => MdData::ArgList(list.iter().map(of).collect()),
            MdData::Int(ty, v) => MdData::Int(self.ty(*ty), *v),
            MdData::Const(c) => {
                // A mention of a global that stays behind must not bring it along.
                let mut known = true;
                self.map.src.consts.visit_globals(*c, &mut |g| known &= self.map.has_global(g));
                match known {
                    true => MdData::Const(self.constant(*c)),
                    false => MdData::Tuple { distinct: false, elems: Box::default() },
                }
            }
            other => other.clone(),
        }
    }
}

fn for_each_child(data: &MdData, f: &mut impl FnMut(Md)) {
    match data {
        MdData::Tuple { elems, .. } => elems.iter().flatten().for_each(|&e| f(e)),
        MdData::Special(node) => {
            for (_, field) in &node.fields {
                match field {
                    MdField::Md(Some(md)) => f(*md),
                    MdField::List(list) => list.iter().flatten().for_each(|&e| f(e)),
                    _ => {}
                }
            }
        }
        MdData::ArgList(list) => list.iter().for_each(|&e| f(e)),
        _ => {}
    }
}

impl Remap for OnDestination<'_, '_> {
    fn ty(&mut self, ty: Type) -> Type {
        let src = self.map.src;
        let data = src.types.get(ty);
        // Types without parts that have a fixed handle are the same everywhere.
        if src.types.is_fixed(ty) {
            return ty;
        }
        if let Some(&done) = self.map.types.get(&ty) {
            return done;
        }
        if let TypeData::Named(named) = data {
            return self.named(ty, &named.name, named.body());
        }
        let mapped = match data.clone() {
            TypeData::Vector { elem, len, scalable } => {
                TypeData::Vector { elem: self.ty(elem), len, scalable }
            }
            TypeData::Array { elem, len } => TypeData::Array { elem: self.ty(elem), len },
            TypeData::Struct(b) => {
                let fields: Vec<Type> = b.fields.iter().map(|&f| self.ty(f)).collect();
                TypeData::Struct(StructBody::new(fields, b.packed))
            }
            TypeData::Function { ret, params, vararg } => TypeData::Function {
                ret: self.ty(ret),
                params: params.iter().map(|&p| self.ty(p)).collect(),
                vararg,
            },
            TypeData::Target { name, types, ints } => {
                TypeData::Target { name, types: types.iter().map(|&t| self.ty(t)).collect(), ints }
            }
            other => other,
        };
        let out = self.ctx.types.intern(mapped);
        self.map.types.insert(ty, out);
        out
    }

    /// Globals that did not come along are declared, so that nothing is left dangling.
    fn global(&mut self, global: GlobalId) -> GlobalId {
        if let Some(&to) = self.map.globals.get(&global) {
            return to;
        }
        let src = self.map.src.global(global);
        let mut copy = src.clone();
        copy.metadata.clear();
        copy.comdat = None;
        copy.linkage = crate::Linkage::External;
        if let GlobalKind::Variable(v) = &mut copy.kind {
            v.init = None;
        }
        if let GlobalKind::Alias { ty, .. } | GlobalKind::IFunc { ty, .. } = copy.kind {
            copy.kind = Global::variable("", ty, copy.addr_space, None).kind;
        }
        if let GlobalKind::Function(f) = &mut copy.kind {
            (f.prefix, f.prologue, f.personality) = (None, None, None);
        }
        let to = match self.ctx.find_global(src.name()) {
            Some(to) if !src.linkage.is_local() => to,
            _ => {
                self.global_contents(&mut copy);
                self.ctx.add_global(copy)
            }
        };
        self.map.globals.insert(global, to);
        to
    }

    fn md(&mut self, md: Md) -> Md {
        self.metadata(md)
    }

    fn md_kind(&mut self, kind: MdKind) -> MdKind {
        match kind {
            MdKind::Fixed(_) => kind,
            MdKind::Other(_) => self.ctx.metadata.kind(self.map.src.metadata.kind_name(kind)),
        }
    }

    fn attrs(&mut self, list: AttrList) -> AttrList {
        if list == AttrList::EMPTY {
            return list;
        }
        if let Some(&done) = self.map.lists.get(&list) {
            return done;
        }
        let data = self.map.src.attrs.list(list).clone();
        let mapped = AttrListData {
            func: self.attr_set(data.func),
            ret: self.attr_set(data.ret),
            params: data.params.iter().map(|&p| self.attr_set(p)).collect(),
        };
        let out = self.ctx.attrs.intern_list(mapped);
        self.map.lists.insert(list, out);
        out
    }

    fn scope(&mut self, scope: SyncScope) -> SyncScope {
        match scope {
            SyncScope::Other(_) => self.ctx.sync_scope(&self.map.src.sync_scope_name(scope)),
            fixed => fixed,
        }
    }
}
