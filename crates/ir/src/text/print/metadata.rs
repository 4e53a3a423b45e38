//! Numbering and printing of metadata.
//!
//! Numbers are given as LLVM does: globals' attachments, named nodes, then function by function; each node before
//! its operands. A function's source locations and `!DILocation` nodes of equal contents share a number.

use super::Printer;
use super::names::{push_escaped, push_metadata_name, push_name};
use crate::function::{DbgLocation, DbgRecordKind, Function, ValueDef};
use crate::global::GlobalKind;
use crate::inst::{DebugLoc, Inst, Op};
use crate::metadata::{ExprOp, Md, MdData, MdField, MdKind, SpecialNode};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::fmt::Write;

/// A location, whether it came from a function or from a node. Distinct ones are equal to themselves only.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum LocKey {
    Shared { line: u32, col: u32, scope: Md, inlined_at: Option<u32>, implicit: bool },
    DistinctNode(Md),
    DistinctLoc { func: u32, loc: DebugLoc },
}

/// Contents of a location, by the number of its key.
#[derive(Clone, Copy)]
struct LocEntry {
    line: u32,
    col: u32,
    scope: Md,
    inlined_at: Option<u32>,
    implicit: bool,
    distinct: bool,
}

/// What has a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum NodeKey {
    Md(Md),
    Loc(u32),
}

#[derive(Default)]
pub(super) struct Slots {
    numbers: FxHashMap<NodeKey, u32>,
    order: Vec<NodeKey>,
    locs: Vec<LocEntry>,
    loc_ids: FxHashMap<LocKey, u32>,
    /// Location ids by function and location; by node.
    func_locs: FxHashMap<(u32, DebugLoc), u32>,
    node_locs: FxHashMap<Md, Option<u32>>,
}

fn add_loc(slots: &mut Slots, key: LocKey, entry: LocEntry) -> u32 {
    let locs = &mut slots.locs;
    *slots.loc_ids.entry(key).or_insert_with(|| {
        locs.push(entry);
        locs.len() as u32 - 1
    })
}

/// The location a `!DILocation` node stands for, if it has only the usual fields.
fn plain_location(node: &SpecialNode) -> Option<(u32, u32, Md, Option<Md>, bool)> {
    if &*node.kind != "DILocation" {
        return None;
    }
    let (mut line, mut col, mut scope, mut inlined_at, mut implicit) = (0, 0, None, None, false);
    for (name, value) in &node.fields {
        match (&**name, value) {
            ("line", MdField::Int(n)) => line = u32::try_from(*n).ok()?,
            ("column", MdField::Int(n)) => col = u32::try_from(*n).ok()?,
            ("scope", MdField::Md(md)) => scope = *md,
            ("inlinedAt", MdField::Md(md)) => inlined_at = *md,
            ("isImplicitCode", MdField::Bool(b)) => implicit = *b,
            _ => return None,
        }
    }
    Some((line, col, scope?, inlined_at, implicit))
}

/// Numbering.
impl Printer<'_> {
    fn loc_of(&mut self, func: &Function, loc: DebugLoc) -> u32 {
        let id = func.id().as_u32();
        if let Some(&n) = self.md.func_locs.get(&(id, loc)) {
            return n;
        }
        // Outermost call site first, without recursion.
        let mut chain = vec![loc];
        while let Some(next) = chain.last().and_then(|&l| func.loc_data(l).inlined_at.expand()) {
            if self.md.func_locs.contains_key(&(id, next)) || chain.len() > func.locs().len() {
                break;
            }
            chain.push(next);
        }
        let mut last = 0;
        for loc in chain.into_iter().rev() {
            let d = func.loc_data(loc);
            let inlined_at = d.inlined_at.expand().and_then(|l| self.md.func_locs.get(&(id, l)).copied());
            let entry = LocEntry {
                line: d.line,
                col: d.col,
                scope: d.scope,
                inlined_at,
                implicit: d.implicit_code,
                distinct: d.distinct,
            };
            let key = match (d.distinct, func.loc_origin(loc)) {
                (true, Some(md)) => LocKey::DistinctNode(md),
                (true, None) => LocKey::DistinctLoc { func: id, loc },
                (false, _) => LocKey::Shared {
                    line: d.line,
                    col: d.col,
                    scope: d.scope,
                    inlined_at,
                    implicit: d.implicit_code,
                },
            };
            last = add_loc(&mut self.md, key, entry);
            self.md.func_locs.insert((id, loc), last);
        }
        last
    }

    /// The location number of a node, if it is an ordinary location.
    fn loc_of_node(&mut self, md: Md, depth: u32) -> Option<u32> {
        if let Some(&known) = self.md.node_locs.get(&md) {
            return known;
        }
        let module = self.module;
        let node = module.metadata.special(md)?;
        let (line, col, scope, inlined_node, implicit) = plain_location(node)?;
        let inlined_at = match inlined_node {
            None => None,
            // Longer chains than this keep their nodes as they are.
            Some(_) if depth > 500 => return None,
            Some(md) => match self.loc_of_node(md, depth + 1) {
                Some(n) => Some(n),
                None => {
                    self.md.node_locs.insert(md, None);
                    return None;
                }
            },
        };
        let entry = LocEntry { line, col, scope, inlined_at, implicit, distinct: node.distinct };
        let key = if node.distinct {
            LocKey::DistinctNode(md)
        } else {
            LocKey::Shared { line, col, scope, inlined_at, implicit }
        };
        let n = add_loc(&mut self.md, key, entry);
        self.md.node_locs.insert(md, Some(n));
        Some(n)
    }

    /// The key of a node with a number; `None` for what is printed in place.
    fn key(&mut self, md: Md) -> Option<NodeKey> {
        match self.module.metadata.get(md) {
            MdData::Tuple { .. } => Some(NodeKey::Md(md)),
            MdData::Special(_) => Some(match self.loc_of_node(md, 0) {
                Some(n) => NodeKey::Loc(n),
                None => NodeKey::Md(md),
            }),
            _ => None,
        }
    }

    fn number(&mut self, root: NodeKey) {
        let mut work = vec![root];
        while let Some(key) = work.pop() {
            if self.md.numbers.contains_key(&key) {
                continue;
            }
            self.md.numbers.insert(key, self.md.order.len() as u32);
            self.md.order.push(key);
            let at = work.len();
            match key {
                NodeKey::Loc(n) => {
                    let entry = self.md.locs[n as usize];
                    work.extend(self.key(entry.scope));
                    work.extend(entry.inlined_at.map(NodeKey::Loc));
                }
                NodeKey::Md(md) => {
                    let module = self.module;
                    match module.metadata.get(md) {
                        MdData::Tuple { elems, .. } => {
                            for &e in elems.iter().flatten() {
                                work.extend(self.key(e));
                            }
                        }
                        MdData::Special(node) => {
                            for (_, f) in &node.fields {
                                match f {
                                    MdField::Md(Some(e)) => work.extend(self.key(*e)),
                                    MdField::List(list) => {
                                        for &e in list.iter().flatten() {
                                            work.extend(self.key(e));
                                        }
                                    }
                                    _ => {}
                                }
                            }
                        }
                        _ => {}
                    }
                }
            }
            work[at..].reverse();
        }
    }

    fn number_md(&mut self, md: Md) {
        if let Some(key) = self.key(md) {
            self.number(key);
        }
    }

    fn number_loc(&mut self, func: &Function, loc: Option<DebugLoc>) {
        if let Some(loc) = loc {
            let n = self.loc_of(func, loc);
            self.number(NodeKey::Loc(n));
        }
    }

    /// Numbers everything the module mentions.
    pub(super) fn number_metadata(&mut self) {
        let module = self.module;
        for (_, g) in module.globals().filter(|(_, g)| matches!(g.kind, GlobalKind::Variable(_))) {
            g.metadata.iter().for_each(|&(_, md)| self.number_md(md));
        }
        for named in &module.metadata.named {
            named.nodes.iter().for_each(|&md| self.number_md(md));
        }
        for (id, g) in module.globals().filter(|(_, g)| g.as_function().is_some()) {
            g.metadata.iter().for_each(|&(_, md)| self.number_md(md));
            if let Some(body) = self.body(id) {
                self.number_body_metadata(body);
            }
        }
    }

    /// Numbers what one body mentions.
    pub(super) fn number_body_metadata(&mut self, func: &Function) {
        for (_, inst) in func.all_insts() {
            for r in func.records(inst) {
                for location in [&r.location, &r.address] {
                    if let DbgLocation::Md(md) = location {
                        self.number_md(*md);
                    }
                }
                self.number_md(r.variable);
                r.expr.iter().for_each(|&e| self.number_md(e));
                if let DbgRecordKind::Assign { id, address_expr } = r.kind {
                    self.number_md(id);
                    self.number_md(address_expr);
                }
                self.number_loc(func, r.loc);
            }
            if let Op::Call(_) = func.op(inst) {
                for &v in func.operands(inst) {
                    if let ValueDef::Metadata(md) = func.value_def(v) {
                        self.number_md(md);
                    }
                }
            }
            self.number_loc(func, func.loc(inst));
            for (_, md) in self.inst_attachments(func, inst) {
                self.number_md(md);
            }
        }
    }
}

/// Printing.
impl Printer<'_> {
    /// A reference to metadata: `!5`, `!"text"`, `i32 7`, `!DIExpression()`.
    pub(super) fn md_ref(&mut self, md: Md) {
        if let Some(key) = self.key(md) {
            self.key_ref(key);
            return;
        }
        let module = self.module;
        match module.metadata.get(md) {
            MdData::String(s) => {
                self.out.push_str("!\"");
                push_escaped(&mut self.out, s);
                self.out.push('"');
            }
            MdData::Int(ty, v) => {
                self.ty(*ty);
                self.out.push(' ');
                self.small_int(*ty, *v);
            }
            MdData::Const(c) if module.md_is_live(md) => self.typed_const(&module.consts, *c),
            // The global is gone; its mention must not be printed as if it were there.
            MdData::Const(_) => self.out.push_str("null"),
            MdData::Expression(ops) => {
                self.out.push_str("!DIExpression(");
                for (i, op) in ops.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    let _ = match op {
                        ExprOp::Keyword(k) => write!(self.out, "{k}"),
                        ExprOp::Int(n) => write!(self.out, "{n}"),
                    };
                }
                self.out.push(')');
            }
            MdData::ArgList(list) => {
                self.out.push_str("!DIArgList(");
                for (i, &e) in list.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.md_ref(e);
                }
                self.out.push(')');
            }
            MdData::Tuple { .. } | MdData::Special(_) => {}
        }
    }

    fn key_ref(&mut self, key: NodeKey) {
        match self.md.numbers.get(&key) {
            Some(n) => {
                let _ = write!(self.out, "!{n}");
            }
            // Reached only when printing a part of a module.
            None => self.out.push_str("!<unnumbered>"),
        }
    }

    /// A reference to a source location.
    pub(super) fn loc_ref(&mut self, func: &Function, loc: DebugLoc) {
        let n = self.loc_of(func, loc);
        self.key_ref(NodeKey::Loc(n));
    }

    /// Attachments of an instruction in print order: known kinds in LLVM's order, others by name, because the
    /// numbers of those depend on how the module came about.
    pub(super) fn inst_attachments(&self, func: &Function, inst: Inst) -> SmallVec<[(MdKind, Md); 4]> {
        let mut list: SmallVec<[(MdKind, Md); 4]> = func.attachments(inst).into();
        if list.iter().filter(|(k, _)| matches!(k, MdKind::Other(_))).count() > 1 {
            let metadata = &self.module.metadata;
            list.sort_by_key(|(k, _)| match k {
                MdKind::Fixed(f) => (Some(*f), ""),
                MdKind::Other(_) => (None, metadata.kind_name(*k)),
            });
            // Names sort before the known kinds by the key; the known ones come first in the text.
            let others = list.iter().filter(|(k, _)| matches!(k, MdKind::Other(_))).count();
            list.rotate_left(others);
        }
        list
    }

    /// `before` and `!kind !5` for each attachment.
    pub(super) fn attachments(&mut self, list: &[(MdKind, Md)], before: &str) {
        for &(kind, md) in list {
            self.out.push_str(before);
            push_metadata_name(&mut self.out, self.module.metadata.kind_name(kind));
            self.out.push(' ');
            self.md_ref(md);
        }
    }

    /// Named nodes and numbered nodes at the end of the module.
    pub(super) fn metadata(&mut self) {
        let module = self.module;
        if !module.metadata.named.is_empty() {
            self.blank_line();
        }
        for named in &module.metadata.named {
            push_metadata_name(&mut self.out, &named.name);
            self.out.push_str(" = !{");
            for (i, &md) in named.nodes.iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.md_ref(md);
            }
            self.out.push_str("}\n");
        }
        if !self.md.order.is_empty() {
            self.blank_line();
        }
        for i in 0..self.md.order.len() {
            let _ = write!(self.out, "!{i} = ");
            match self.md.order[i] {
                NodeKey::Loc(n) => self.loc_node(n),
                NodeKey::Md(md) => self.md_node(md),
            }
            self.out.push('\n');
        }
    }

    fn loc_node(&mut self, n: u32) {
        let LocEntry { line, col, scope, inlined_at, implicit, distinct } = self.md.locs[n as usize];
        let _ = write!(self.out, "{}!DILocation(line: {line}", if distinct { "distinct " } else { "" });
        if col != 0 {
            let _ = write!(self.out, ", column: {col}");
        }
        self.out.push_str(", scope: ");
        self.md_ref(scope);
        if let Some(at) = inlined_at {
            self.out.push_str(", inlinedAt: ");
            self.key_ref(NodeKey::Loc(at));
        }
        if implicit {
            self.out.push_str(", isImplicitCode: true");
        }
        self.out.push(')');
    }

    fn md_node(&mut self, md: Md) {
        let module = self.module;
        match module.metadata.get(md) {
            MdData::Tuple { distinct, elems } => {
                self.out.push_str(if *distinct { "distinct !{" } else { "!{" });
                for (i, e) in elems.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.md_or_null(*e);
                }
                self.out.push('}');
            }
            MdData::Special(node) => {
                let _ = write!(self.out, "{}!", if node.distinct { "distinct " } else { "" });
                push_name(&mut self.out, &node.kind);
                self.out.push('(');
                for (i, (name, value)) in node.fields.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    let _ = write!(self.out, "{name}: ");
                    match value {
                        MdField::Md(md) => self.md_or_null(*md),
                        MdField::Int(n) => {
                            let _ = write!(self.out, "{n}");
                        }
                        MdField::Bool(b) => {
                            let _ = write!(self.out, "{b}");
                        }
                        MdField::String(s) => {
                            self.out.push('"');
                            push_escaped(&mut self.out, s);
                            self.out.push('"');
                        }
                        MdField::Keyword(k) => self.out.push_str(k),
                        MdField::List(list) => {
                            self.out.push('{');
                            for (i, md) in list.iter().enumerate() {
                                if i > 0 {
                                    self.out.push_str(", ");
                                }
                                self.md_or_null(*md);
                            }
                            self.out.push('}');
                        }
                    }
                }
                self.out.push(')');
            }
            _ => self.md_ref(md),
        }
    }

    fn md_or_null(&mut self, md: Option<Md>) {
        match md {
            Some(md) => self.md_ref(md),
            None => self.out.push_str("null"),
        }
    }
}
