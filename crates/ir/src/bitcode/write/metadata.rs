//! Metadata of the module: which nodes there are, their numbers, their records.
//!
//! All nodes stand in the block of the module, also those that one function alone uses; only values of a function and
//! lists of them stand in the function.

use super::consts::Consts;
use super::stream::{BitWriter, blob_abbreviation, rotate};
use super::{Form, Writer};
use crate::bitcode::metadata::{Kind, OLD_SUBPROGRAM, SUBPROGRAM, code_of, layout};
use crate::bitcode::{BResult, dwarf, fail};
use crate::consts::ConstData;
use crate::function::{DbgLocation, DbgRecordKind, Function, ValueDef};
use crate::global::GlobalId;
use crate::inst::DebugLoc;
use crate::metadata::{ExprOp, FixedMdKind, Md, MdData, MdField, MdKind, Metadata, SpecialNode};
use crate::module::Module;
use rustc_hash::FxHashMap;

/// A location that is a node: a call site of inlined code.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Location {
    line: u32,
    col: u32,
    scope: Md,
    inlined_at: Option<Node>,
    implicit: bool,
    /// Distinct ones are equal to themselves only.
    distinct: Option<(GlobalId, DebugLoc)>,
}

/// What has a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Node {
    Md(Md),
    /// Index into [`MdTable::locations`].
    Location(u32),
}

#[derive(Default)]
pub(super) struct MdTable {
    strings: Vec<Box<[u8]>>,
    string_ids: FxHashMap<Box<[u8]>, u32>,
    nodes: Vec<Node>,
    node_ids: FxHashMap<Node, u32>,
    locations: Vec<Location>,
    location_ids: FxHashMap<Location, u32>,
    codes: FxHashMap<String, Option<u32>>,
}

impl MdTable {
    /// Number of nodes and strings.
    pub fn len(&self) -> u32 {
        (self.strings.len() + self.nodes.len()) as u32
    }

    fn string(&mut self, text: &[u8]) {
        if !self.string_ids.contains_key(text) {
            self.string_ids.insert(text.into(), self.strings.len() as u32);
            self.strings.push(text.into());
        }
    }

    /// The number of a piece of metadata; `None` for one that means nothing any more.
    pub fn id(&self, module: &Module, md: Md) -> Option<u32> {
        if let MdData::String(s) = module.metadata.get(md) {
            return self.string_ids.get(s).copied();
        }
        self.node_id(Node::Md(md))
    }

    pub fn node_id(&self, node: Node) -> Option<u32> {
        self.node_ids.get(&node).map(|&n| n + self.strings.len() as u32)
    }

    /// The node of a call site, made by [`collect`].
    pub fn location(&self, func: &Function, loc: DebugLoc) -> Option<Node> {
        if let (true, Some(md)) = (func.loc_data(loc).distinct, func.loc_origin(loc)) {
            return Some(Node::Md(md));
        }
        let key = self.location_key(func, loc)?;
        self.location_ids.get(&key).map(|&n| Node::Location(n))
    }

    fn location_key(&self, func: &Function, loc: DebugLoc) -> Option<Location> {
        let d = func.loc_data(loc);
        let inlined_at = match d.inlined_at.expand() {
            Some(at) => Some(self.location(func, at)?),
            None => None,
        };
        Some(Location {
            line: d.line,
            col: d.col,
            scope: d.scope,
            inlined_at,
            implicit: d.implicit_code,
            distinct: d.distinct.then_some((func.id(), loc)),
        })
    }
}

/// The bounds of a subrange that text writes as numbers are constants here.
fn bound(metadata: &Metadata, field: &MdField) -> Option<Md> {
    match field {
        MdField::Int(n) => Some(metadata.const_i64(*n as u64)),
        MdField::Md(md) => *md,
        _ => None,
    }
}

fn children(metadata: &Metadata, md: Md, out: &mut Vec<Md>) {
    match metadata.get(md) {
        MdData::Tuple { elems, .. } => out.extend(elems.iter().flatten()),
        MdData::ArgList(list) => out.extend(list.iter()),
        MdData::Special(node) => {
            for (_, field) in &node.fields {
                match field {
                    MdField::Md(md) => out.extend(*md),
                    MdField::List(list) => out.extend(list.iter().flatten()),
                    MdField::Int(_) if node.kind.ends_with("Subrange") => out.extend(bound(metadata, field)),
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

/// Gives numbers to a node and everything it mentions, operands first where there is no cycle.
fn add(table: &mut MdTable, module: &Module, root: Md) {
    let metadata = &module.metadata;
    // A node and how many of its children are done.
    let mut stack = vec![(root, Vec::new(), false)];
    let mut open = rustc_hash::FxHashSet::default();
    while let Some((md, mut rest, entered)) = stack.pop() {
        if !entered {
            if let MdData::String(s) = metadata.get(md) {
                table.string(s);
                continue;
            }
            let known = table.node_ids.contains_key(&Node::Md(md));
            if known || !module.md_is_live(md) || !open.insert(md) {
                continue;
            }
            if let MdData::Special(node) = metadata.get(md) {
                for (_, field) in &node.fields {
                    if let MdField::String(s) = field {
                        table.string(s);
                    }
                }
            }
            children(metadata, md, &mut rest);
            rest.reverse();
        }
        match rest.pop() {
            Some(child) => {
                stack.push((md, rest, true));
                stack.push((child, Vec::new(), false));
            }
            None => {
                table.node_ids.insert(Node::Md(md), table.nodes.len() as u32);
                table.nodes.push(Node::Md(md));
            }
        }
    }
}

fn add_location(table: &mut MdTable, module: &Module, func: &Function, loc: DebugLoc) {
    // Outermost call site first.
    let mut chain = vec![loc];
    while let Some(next) = chain.last().and_then(|&l| func.loc_data(l).inlined_at.expand()) {
        if chain.len() > func.locs().len() {
            break;
        }
        chain.push(next);
    }
    for loc in chain.into_iter().rev() {
        let d = func.loc_data(loc);
        add(table, module, d.scope);
        if let (true, Some(md)) = (d.distinct, func.loc_origin(loc)) {
            add(table, module, md);
            continue;
        }
        let Some(key) = table.location_key(func, loc) else { continue };
        if table.location_ids.contains_key(&key) {
            continue;
        }
        let index = table.locations.len() as u32;
        table.locations.push(key);
        table.location_ids.insert(key, index);
        table.node_ids.insert(Node::Location(index), table.nodes.len() as u32);
        table.nodes.push(Node::Location(index));
    }
}

/// All metadata that something in the module mentions.
pub(super) fn collect(module: &Module) -> MdTable {
    let mut table = MdTable::default();
    for (_, g) in module.globals() {
        for &(_, md) in &g.metadata {
            add(&mut table, module, md);
        }
    }
    for named in &module.metadata.named {
        for &md in &named.nodes {
            add(&mut table, module, md);
        }
    }
    for (_, func) in module.defined_functions() {
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                for &(_, md) in func.attachments(inst) {
                    add(&mut table, module, md);
                }
                for &v in func.operands(inst) {
                    if let ValueDef::Metadata(md) = func.value_def(v) {
                        add(&mut table, module, md);
                    }
                }
                if let Some(loc) = func.loc(inst) {
                    let d = func.loc_data(loc);
                    add(&mut table, module, d.scope);
                    if let Some(at) = d.inlined_at.expand() {
                        add_location(&mut table, module, func, at);
                    }
                }
                for record in func.records(inst) {
                    add(&mut table, module, record.variable);
                    record.expr.into_iter().for_each(|md| add(&mut table, module, md));
                    for place in [&record.location, &record.address] {
                        if let DbgLocation::Md(md) = place {
                            add(&mut table, module, *md);
                        }
                    }
                    if let DbgRecordKind::Assign { id, address_expr } = record.kind {
                        add(&mut table, module, id);
                        add(&mut table, module, address_expr);
                    }
                    if let Some(loc) = record.loc {
                        let d = func.loc_data(loc);
                        add(&mut table, module, d.scope);
                        if let Some(at) = d.inlined_at.expand() {
                            add_location(&mut table, module, func, at);
                        }
                    }
                }
            }
        }
    }
    table
}

/// The number of a kind of attachment.
pub(super) fn kind_number(kind: MdKind) -> u64 {
    match kind {
        MdKind::Fixed(k) => k as u64,
        MdKind::Other(n) => FixedMdKind::ALL.len() as u64 + u64::from(n),
    }
}

impl Writer<'_> {
    /// A number plus one, zero for none.
    fn md_ref(&self, md: Option<Md>) -> u64 {
        md.and_then(|md| self.md.id(self.module, md)).map_or(0, |n| u64::from(n) + 1)
    }

    fn string_ref(&self, field: Option<&MdField>) -> u64 {
        match field {
            Some(MdField::String(s)) => self.md.string_ids.get(s).map_or(0, |&n| u64::from(n) + 1),
            _ => 0,
        }
    }

    /// The names of attachment kinds that are used.
    pub fn write_kinds(&self, out: &mut BitWriter) {
        let mut used: Vec<MdKind> = self.used_kinds.iter().copied().collect();
        if used.is_empty() {
            return;
        }
        used.sort();
        out.enter(22, 3);
        for kind in used {
            let name = self.module.metadata.kind_name(kind);
            out.text_record(6, &[kind_number(kind)], name.as_bytes());
        }
        out.end();
    }

    /// The constants that nodes mention.
    pub fn metadata_constants(&mut self, table: &mut Consts) -> BResult<()> {
        for index in 0..self.md.nodes.len() {
            let Node::Md(md) = self.md.nodes[index] else { continue };
            match self.module.metadata.get(md) {
                MdData::Int(ty, v) => {
                    self.int(table, *ty, *v)?;
                }
                MdData::Const(c) => {
                    self.md_constant(table, *c)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Type and number of a constant in metadata: an address is that of the global itself.
    fn md_constant(&mut self, table: &mut Consts, c: crate::Const) -> BResult<(u32, u32)> {
        let pool = &self.module.consts;
        if let (Form::Llvm7, ConstData::Global(g)) = (self.form, pool.get(c)) {
            let own = self.pointee(*g)?;
            let ty = self.types.pointer(own, self.module.global(*g).addr_space.0);
            return Ok((ty, self.global_id(*g)?));
        }
        let ty = self.types.id(pool.ty(c))?;
        Ok((ty, self.constant(pool, table, c)?))
    }

    pub fn write_metadata(&mut self, out: &mut BitWriter, table: &mut Consts) -> BResult<()> {
        let attached: Vec<GlobalId> = self
            .module
            .globals()
            .filter(|(id, g)| !g.metadata.is_empty() && self.module.body(*id).is_none())
            .map(|(id, _)| id)
            .collect();
        if self.md.len() == 0 && self.module.metadata.named.is_empty() && attached.is_empty() {
            return Ok(());
        }
        out.enter(15, 4);
        self.write_strings(out);
        for index in 0..self.md.nodes.len() {
            match self.md.nodes[index] {
                Node::Md(md) => self.write_node(out, table, md)?,
                Node::Location(n) => self.write_location(out, n),
            }
        }
        for named in &self.module.metadata.named {
            out.text_record(4, &[], named.name.as_bytes());
            let ids: Vec<u64> =
                named.nodes.iter().filter_map(|&n| self.md.id(self.module, n)).map(u64::from).collect();
            out.record(10, &ids);
        }
        for id in attached {
            let mut ops = vec![u64::from(self.global_id(id)?)];
            for &(kind, md) in &self.module.global(id).metadata {
                let Some(n) = self.md.id(self.module, md) else { continue };
                self.used_kinds.insert(kind);
                ops.extend([kind_number(kind), u64::from(n)]);
            }
            out.record(36, &ops);
        }
        out.end();
        Ok(())
    }

    /// All strings at once: lengths as numbers of six bits and more, then the characters.
    fn write_strings(&self, out: &mut BitWriter) {
        if self.md.strings.is_empty() {
            return;
        }
        let mut lengths = BitWriter::default();
        for s in &self.md.strings {
            lengths.vbr(s.len() as u64, 6);
        }
        let mut blob = lengths.finish();
        let offset = blob.len() as u64;
        for s in &self.md.strings {
            blob.extend_from_slice(s);
        }
        out.define(&blob_abbreviation(35, 2));
        out.blob(4, &[self.md.strings.len() as u64, offset], &blob);
    }

    fn write_location(&self, out: &mut BitWriter, index: u32) {
        let l = self.md.locations[index as usize];
        let scope = self.md.id(self.module, l.scope).unwrap_or(0);
        let at = l.inlined_at.and_then(|n| self.md.node_id(n)).map_or(0, |n| u64::from(n) + 1);
        let mut ops =
            vec![u64::from(l.distinct.is_some()), u64::from(l.line), u64::from(l.col), u64::from(scope), at];
        if self.form == Form::Latest {
            ops.push(u64::from(l.implicit));
        }
        out.record(7, &ops);
    }

    fn write_node(&mut self, out: &mut BitWriter, table: &mut Consts, md: Md) -> BResult<()> {
        let module = self.module;
        match module.metadata.get(md) {
            // Strings have been written.
            MdData::String(_) => {}
            MdData::Int(ty, v) => {
                let id = self.int(table, *ty, *v)?;
                let ty = self.types.id(*ty)?;
                out.record(2, &[u64::from(ty), u64::from(id)]);
            }
            MdData::Const(c) => {
                let (ty, id) = self.md_constant(table, *c)?;
                out.record(2, &[u64::from(ty), u64::from(id)]);
            }
            MdData::Tuple { distinct, elems } => {
                let ops: Vec<u64> = elems.iter().map(|&e| self.md_ref(e)).collect();
                out.record(if *distinct { 5 } else { 3 }, &ops);
            }
            MdData::Expression(list) => {
                let mut ops = vec![3 << 1];
                for op in list {
                    ops.push(match op {
                        ExprOp::Int(n) => *n,
                        ExprOp::Keyword(word) => match dwarf::operation(word) {
                            Some(n) => n,
                            None => return fail(&format!("{word} is not known in an expression")),
                        },
                    });
                }
                out.record(29, &ops);
            }
            MdData::ArgList(list) => {
                let ids: Vec<u64> =
                    list.iter().filter_map(|&m| self.md.id(module, m)).map(u64::from).collect();
                out.record(46, &ids);
            }
            MdData::Special(node) => self.write_special(out, node)?,
        }
        Ok(())
    }

    fn write_special(&mut self, out: &mut BitWriter, node: &SpecialNode) -> BResult<()> {
        let distinct = u64::from(node.distinct);
        let new = self.form == Form::Latest;
        match &*node.kind {
            "DILocation" => {
                let scope = node.md("scope").and_then(|s| self.md.id(self.module, s)).unwrap_or(0);
                let mut ops = vec![distinct];
                ops.push(self.number(node, "line")?);
                ops.push(self.number(node, "column")?);
                ops.push(u64::from(scope));
                ops.push(self.md_ref(node.md("inlinedAt")));
                if new {
                    ops.push(self.number(node, "isImplicitCode")?);
                }
                out.record(7, &ops);
            }
            "DISubrange" => {
                let mut ops = vec![distinct | if new { 2 << 1 } else { 1 << 1 }];
                let metadata = &self.module.metadata;
                let value = |name| node.field(name).and_then(|f| bound(metadata, f));
                ops.push(self.md_ref(value("count")));
                if new {
                    ops.extend(["lowerBound", "upperBound", "stride"].map(|n| self.md_ref(value(n))));
                } else {
                    ops.push(rotate(node.int("lowerBound").unwrap_or(0) as i64));
                }
                out.record(13, &ops);
            }
            "DIEnumerator" => {
                let unsigned = u64::from(self.number(node, "isUnsigned")? != 0) << 1;
                let value = rotate(node.int("value").unwrap_or(0) as i64);
                let name = self.string_ref(node.field("name"));
                match new {
                    true => out.record(14, &[distinct | unsigned | 4, 64, name, value]),
                    false => out.record(14, &[distinct | unsigned, value, name]),
                }
            }
            "DINamespace" => {
                let export = u64::from(self.number(node, "exportSymbols")? != 0) << 1;
                let name = self.string_ref(node.field("name"));
                out.record(24, &[distinct | export, self.md_ref(node.md("scope")), name]);
            }
            "DISubprogram" => {
                // Versions: the unit is an operand, flags are together.
                let mut ops = vec![distinct | if new { 6 } else { 2 }];
                let sp_flags = self.subprogram_flags(node)?;
                for &(name, kind) in if new { SUBPROGRAM } else { OLD_SUBPROGRAM } {
                    ops.push(match name {
                        "spFlags" => sp_flags,
                        "isLocal" => sp_flags >> 2 & 1,
                        "isDefinition" => sp_flags >> 3 & 1,
                        "isOptimized" => sp_flags >> 4 & 1,
                        "virtuality" => sp_flags & 3,
                        _ => self.operand(node, name, kind)?,
                    });
                }
                out.record(21, &ops);
            }
            kind => {
                let known = self.md.codes.get(kind).copied();
                let code = known.unwrap_or_else(|| {
                    let code = code_of(kind);
                    self.md.codes.insert(kind.to_string(), code);
                    code
                });
                let Some((code, table)) = code.and_then(|c| Some((c, layout(c)?.1))) else {
                    return fail(&format!("!{kind} cannot be written as bitcode"));
                };
                let mut ops = vec![distinct | first_operand(code, self.form)];
                for &(name, kind) in table {
                    if has_operand(code, name, node, self.form) {
                        ops.push(self.operand(node, name, kind)?);
                    }
                }
                out.record(code, &ops);
            }
        }
        Ok(())
    }

    /// Flags of a subprogram, which old text says apart.
    fn subprogram_flags(&self, node: &SpecialNode) -> BResult<u64> {
        if node.field("spFlags").is_some() {
            return self.number(node, "spFlags");
        }
        let bit = |name, bits: u64| matches!(node.field(name), Some(MdField::Bool(true))).then_some(bits);
        Ok([bit("isLocal", 4), bit("isDefinition", 8), bit("isOptimized", 16)].into_iter().flatten().sum())
    }

    /// A field that is a number, a keyword or a truth value; zero when absent.
    fn number(&self, node: &SpecialNode, name: &str) -> BResult<u64> {
        Ok(match node.field(name) {
            Some(MdField::Int(n)) => *n as u64,
            Some(MdField::Bool(b)) => u64::from(*b),
            Some(MdField::Keyword(word)) => match dwarf::number(&node.kind, name, word) {
                Some(n) => n,
                None => return fail(&format!("{word} is not known as {name} of !{}", node.kind)),
            },
            _ => 0,
        })
    }

    fn operand(&self, node: &SpecialNode, name: &str, kind: Kind) -> BResult<u64> {
        Ok(match kind {
            Kind::Md => match node.field(name) {
                Some(f @ MdField::Int(_)) => self.md_ref(bound(&self.module.metadata, f)),
                _ => self.md_ref(node.md(name)),
            },
            Kind::Str => self.string_ref(node.field(name)),
            Kind::Int if name == "tag" && node.field(name).is_none() => match &*node.kind {
                "DIBasicType" => 0x24,
                "DITemplateValueParameter" => 0x30,
                "DIStringType" => 0x12,
                _ => 0,
            },
            Kind::Int if &*node.kind == "DIMacroFile" && name == "type" && node.field(name).is_none() => 3,
            Kind::PlusOne => match node.int(name) {
                Some(n) => n as u64 + 1,
                None => 0,
            },
            Kind::DefaultTrue if node.field(name).is_none() => 1,
            Kind::Skip => 0,
            _ => self.number(node, name)?,
        })
    }
}

/// What the first operand says besides `distinct`.
fn first_operand(code: u32, form: Form) -> u64 {
    match code {
        // The type is referred to by number, not by name.
        18 | 19 => 1 << 1,
        // Version of the record.
        27 if form == Form::Llvm7 => 1 << 1,
        27 => 2 << 1,
        // There is an alignment.
        28 => 1 << 1,
        _ => 0,
    }
}

/// Whether a record has this operand: LLVM 7 knows fewer.
fn has_operand(code: u32, name: &str, node: &SpecialNode, form: Form) -> bool {
    match (code, name) {
        (16, "source") => node.field(name).is_some(),
        (_, "annotations" | "defaulted") => form == Form::Latest,
        (15, "flags") | (20, "rangesBaseAddress" | "sysroot" | "sdk") | (31, "elements") => {
            form == Form::Latest
        }
        (18, "dataLocation" | "associated" | "allocated" | "rank") => form == Form::Latest,
        (27, "templateParams") => form == Form::Latest,
        _ => true,
    }
}
