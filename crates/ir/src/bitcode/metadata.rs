//! Metadata. Specialised nodes are read by a table that names the operands of each record.

use super::attrs::rotated;
use super::consts::Pool;
use super::dwarf::{self, OPERATIONS};
use super::module::{Reader, text};
use super::stream::{Entry, Record};
use super::{BResult, fail};
use crate::consts::ConstData;
use crate::metadata::{ExprOp, Md, MdData, MdField, SpecialNode, md_name};

/// A metadata record with a number.
pub(super) enum RawMd {
    String(Vec<u8>),
    Record { code: u32, ops: Vec<u64> },
}

/// What an operand of a specialised record is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A node plus one.
    Md,
    /// A string plus one.
    Str,
    Int,
    /// An unsigned number that is always written.
    Always,
    Bool,
    /// Written when true.
    Flag,
    /// Written when false.
    DefaultTrue,
    /// A signed number in two's complement.
    Signed,
    /// A number plus one, zero for none.
    PlusOne,
    /// Has no field of its own.
    Skip,
}

pub(super) type Layout = (&'static str, &'static [(&'static str, Kind)]);

/// Operands after the first (which says whether the node is distinct), per record code.
// One arm for each record.
pub(super) fn layout(code: u32) -> Option<Layout> {
    use Kind::*;
    Some(match code {
        7 => (
            "DILocation",
            &[
                ("line", Always),
                ("column", Int),
                ("scope", Skip),
                ("inlinedAt", Md),
                ("isImplicitCode", Flag),
            ],
        ),
        15 => (
            "DIBasicType",
            &[("tag", Int), ("name", Str), ("size", Int), ("align", Int), ("encoding", Int), ("flags", Int)],
        ),
        16 => (
            "DIFile",
            &[
                ("filename", Str),
                ("directory", Str),
                ("checksumkind", Int),
                ("checksum", Str),
                ("source", Str),
            ],
        ),
        17 => (
            "DIDerivedType",
            &[
                ("tag", Always),
                ("name", Str),
                ("file", Md),
                ("line", Int),
                ("scope", Md),
                ("baseType", Md),
                ("size", Int),
                ("align", Int),
                ("offset", Int),
                ("flags", Int),
                ("extraData", Md),
                ("dwarfAddressSpace", PlusOne),
                ("annotations", Md),
            ],
        ),
        18 => (
            "DICompositeType",
            &[
                ("tag", Always),
                ("name", Str),
                ("file", Md),
                ("line", Int),
                ("scope", Md),
                ("baseType", Md),
                ("size", Int),
                ("align", Int),
                ("offset", Int),
                ("flags", Int),
                ("elements", Md),
                ("runtimeLang", Int),
                ("vtableHolder", Md),
                ("templateParams", Md),
                ("identifier", Str),
                ("discriminator", Md),
                ("dataLocation", Md),
                ("associated", Md),
                ("allocated", Md),
                ("rank", Md),
                ("annotations", Md),
            ],
        ),
        19 => ("DISubroutineType", &[("flags", Int), ("types", Md), ("cc", Int)]),
        20 => (
            "DICompileUnit",
            &[
                ("language", Always),
                ("file", Md),
                ("producer", Str),
                ("isOptimized", Bool),
                ("flags", Str),
                ("runtimeVersion", Always),
                ("splitDebugFilename", Str),
                ("emissionKind", Always),
                ("enums", Md),
                ("retainedTypes", Md),
                ("", Skip),
                ("globals", Md),
                ("imports", Md),
                ("dwoId", Int),
                ("macros", Md),
                ("splitDebugInlining", DefaultTrue),
                ("debugInfoForProfiling", Flag),
                ("nameTableKind", Int),
                ("rangesBaseAddress", Flag),
                ("sysroot", Str),
                ("sdk", Str),
            ],
        ),
        22 => ("DILexicalBlock", &[("scope", Md), ("file", Md), ("line", Int), ("column", Int)]),
        23 => ("DILexicalBlockFile", &[("scope", Md), ("file", Md), ("discriminator", Always)]),
        25 => ("DITemplateTypeParameter", &[("name", Str), ("type", Md), ("defaulted", Flag)]),
        26 => (
            "DITemplateValueParameter",
            &[("tag", Int), ("name", Str), ("type", Md), ("defaulted", Flag), ("value", Md)],
        ),
        27 => (
            "DIGlobalVariable",
            &[
                ("scope", Md),
                ("name", Str),
                ("linkageName", Str),
                ("file", Md),
                ("line", Int),
                ("type", Md),
                ("isLocal", Bool),
                ("isDefinition", Bool),
                ("declaration", Md),
                ("templateParams", Md),
                ("align", Int),
                ("annotations", Md),
            ],
        ),
        28 => (
            "DILocalVariable",
            &[
                ("scope", Md),
                ("name", Str),
                ("file", Md),
                ("line", Int),
                ("type", Md),
                ("arg", Int),
                ("flags", Int),
                ("align", Int),
                ("annotations", Md),
            ],
        ),
        31 => (
            "DIImportedEntity",
            &[
                ("tag", Always),
                ("scope", Md),
                ("entity", Md),
                ("line", Int),
                ("name", Str),
                ("file", Md),
                ("elements", Md),
            ],
        ),
        33 => ("DIMacro", &[("type", Always), ("line", Int), ("name", Str), ("value", Str)]),
        34 => ("DIMacroFile", &[("type", Int), ("line", Int), ("file", Md), ("nodes", Md)]),
        37 => ("DIGlobalVariableExpression", &[("var", Md), ("expr", Md)]),
        40 => ("DILabel", &[("scope", Md), ("name", Str), ("file", Md), ("line", Int)]),
        41 => (
            "DIStringType",
            &[
                ("tag", Int),
                ("name", Str),
                ("stringLength", Md),
                ("stringLengthExpression", Md),
                ("stringLocationExpression", Md),
                ("size", Int),
                ("align", Int),
                ("encoding", Int),
            ],
        ),
        44 => (
            "DICommonBlock",
            &[("scope", Md), ("declaration", Md), ("name", Str), ("file", Md), ("line", Int)],
        ),
        45 => ("DIGenericSubrange", &[("count", Md), ("lowerBound", Md), ("upperBound", Md), ("stride", Md)]),
        47 => ("DIAssignID", &[]),
        _ => return None,
    })
}

/// The tag that a node has unless it says another.
fn usual_tag(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "DIBasicType" => "DW_TAG_base_type",
        "DITemplateValueParameter" => "DW_TAG_template_value_parameter",
        "DIStringType" => "DW_TAG_string_type",
        _ => return None,
    })
}

/// The fields that LLVM prints in another order than it writes them, in that order; the others follow.
fn print_order(kind: &str) -> &'static [&'static str] {
    match kind {
        "DIGlobalVariable" | "DILocalVariable" | "DIDerivedType" | "DICompositeType" | "DIImportedEntity" => {
            &["tag", "name", "arg", "linkageName", "scope", "entity", "file", "line"]
        }
        "DISubprogram" => &[
            "name",
            "linkageName",
            "scope",
            "file",
            "line",
            "type",
            "isLocal",
            "isDefinition",
            "scopeLine",
            "containingType",
            "virtualIndex",
            "thisAdjustment",
            "flags",
            "spFlags",
        ],
        "DISubroutineType" => &["flags", "cc", "types"],
        _ => &[],
    }
}

/// The record code of a kind of node that [`layout`] knows.
pub(super) fn code_of(kind: &str) -> Option<u32> {
    (7..=47).find(|&code| layout(code).is_some_and(|l| l.0 == kind))
}

/// Operands of a subprogram, LLVM 9 and later.
pub(super) const SUBPROGRAM: &[(&str, Kind)] = {
    use Kind::*;
    &[
        ("scope", Md),
        ("name", Str),
        ("linkageName", Str),
        ("file", Md),
        ("line", Int),
        ("type", Md),
        ("scopeLine", Int),
        ("containingType", Md),
        ("spFlags", Always),
        ("virtualIndex", Int),
        ("flags", Int),
        ("unit", Md),
        ("templateParams", Md),
        ("declaration", Md),
        ("retainedNodes", Md),
        ("thisAdjustment", Signed),
        ("thrownTypes", Md),
        ("annotations", Md),
        ("targetFuncName", Str),
    ]
};

/// Operands of a subprogram before LLVM 9, where flags were apart.
pub(super) const OLD_SUBPROGRAM: &[(&str, Kind)] = {
    use Kind::*;
    &[
        ("scope", Md),
        ("name", Str),
        ("linkageName", Str),
        ("file", Md),
        ("line", Int),
        ("type", Md),
        ("isLocal", Bool),
        ("isDefinition", Bool),
        ("scopeLine", Int),
        ("containingType", Md),
        ("virtuality", Int),
        ("virtualIndex", Int),
        ("flags", Int),
        ("isOptimized", Bool),
        ("unit", Md),
        ("templateParams", Md),
        ("declaration", Md),
        ("retainedNodes", Md),
        ("thisAdjustment", Signed),
        ("thrownTypes", Md),
    ]
};

impl Reader<'_> {
    /// Reads a metadata block into raw form. Named nodes, kinds and attachments of globals go to their lists.
    pub fn metadata_block(&mut self, raw: &mut Vec<RawMd>) -> BResult<()> {
        let mut r = Record::default();
        let mut name = None;
        loop {
            match self.stream.next(&mut r)? {
                Entry::End => return Ok(()),
                Entry::Block(_) => {
                    self.stream.skip_block();
                    continue;
                }
                Entry::Record => {}
            }
            match r.code {
                35 => self.strings(&r, raw)?,
                1 => raw.push(RawMd::String(r.ops.iter().map(|&b| b as u8).collect())),
                4 => name = Some(text(&r.ops)),
                10 => {
                    let Some(name) = name.take() else {
                        return fail("METADATA_NAME not followed by METADATA_NAMED_NODE");
                    };
                    self.named_md.push((name, std::mem::take(&mut r.ops)));
                }
                6 => {
                    if let Some((&id, name)) = r.ops.split_first() {
                        let kind = self.module.metadata.kind(&text(name));
                        self.md_kinds.insert(id, kind);
                    }
                }
                36 => self.decl_attachments.push(std::mem::take(&mut r.ops)),
                // Indices for lazy loading.
                38 | 39 => {}
                code => raw.push(RawMd::Record { code, ops: std::mem::take(&mut r.ops) }),
            }
        }
    }

    /// All strings at once: lengths as variable-width numbers, then the characters.
    fn strings(&mut self, r: &Record, raw: &mut Vec<RawMd>) -> BResult<()> {
        let (&[count, offset, ..], Some((from, to))) = (&r.ops[..], r.blob) else {
            return fail("Invalid record: metadata strings layout");
        };
        let blob = &self.stream.bytes[from..to];
        let Some(mut chars) = blob.get(offset as usize..) else {
            return fail("Invalid record: metadata strings corrupt offset");
        };
        let mut bit = 0usize;
        for _ in 0..count {
            let (mut len, mut shift) = (0u64, 0);
            loop {
                let mut piece = 0u64;
                for i in 0..6 {
                    let Some(byte) = blob.get((bit + i) / 8) else {
                        return fail("Invalid record: metadata strings bad length");
                    };
                    piece |= u64::from(byte >> ((bit + i) % 8) & 1) << i;
                }
                bit += 6;
                len |= (piece & 31) << shift;
                shift += 5;
                if piece & 32 == 0 {
                    break;
                }
                if shift > 40 {
                    return fail("Invalid record: metadata strings bad length");
                }
            }
            let Some((text, rest)) = chars.split_at_checked(len as usize) else {
                return fail("Invalid record: metadata strings truncated chars");
            };
            raw.push(RawMd::String(text.to_vec()));
            chars = rest;
        }
        Ok(())
    }

    pub fn module_metadata(&mut self) -> BResult<()> {
        let raw = std::mem::take(&mut self.raw_md);
        self.add_metadata(&raw)?;
        for (name, nodes) in std::mem::take(&mut self.named_md) {
            let mut list = Vec::with_capacity(nodes.len());
            for n in nodes {
                list.push(self.md_at(n)?);
            }
            self.module.ctx.metadata.named_mut(&name).nodes.append(&mut list);
        }
        for ops in std::mem::take(&mut self.decl_attachments) {
            let Some((&id, rest)) = ops.split_first() else { continue };
            let Some(super::module::Slot::Global(g)) = self.slot(id) else { continue };
            for pair in rest.chunks_exact(2) {
                let (Some(&kind), md) = (self.md_kinds.get(&pair[0]), self.md_at(pair[1])?) else { continue };
                self.module.ctx.global_mut(g).metadata.push((kind, md));
            }
        }
        Ok(())
    }

    pub fn md_at(&self, index: u64) -> BResult<Md> {
        match self.md.get(index as usize) {
            Some(&md) => Ok(md),
            None => fail("Invalid metadata reference"),
        }
    }

    /// Gives every raw record a node. Function-local values (`None` returned by the constants) are skipped by the
    /// caller beforehand.
    pub fn add_metadata(&mut self, raw: &[RawMd]) -> BResult<()> {
        let base = self.md.len();
        // Strings and values stand for themselves; nodes may be mentioned before they are read.
        for r in raw {
            let md = match r {
                RawMd::String(s) => self.module.metadata.intern(MdData::String(s.as_slice().into())),
                RawMd::Record { code: 2, ops } => self.value_md(ops)?,
                RawMd::Record { .. } => self.module.metadata.reserve(),
            };
            self.md.push(md);
        }
        for (i, r) in raw.iter().enumerate() {
            let RawMd::Record { code, ops } = r else { continue };
            if *code == 2 {
                continue;
            }
            let data = self.node(*code, ops)?;
            self.module.metadata.define(self.md[base + i], data);
        }
        Ok(())
    }

    /// A constant as metadata; values of functions become an empty node here, see the function reader.
    fn value_md(&mut self, ops: &[u64]) -> BResult<Md> {
        let (&[ty, id, ..], true) = (ops, ops.len() >= 2) else { return fail("Invalid record") };
        self.ty(ty)?;
        if self.slot(id).is_none() {
            // A local value: the function reader looks it up by this number.
            return Ok(self.module.metadata.tuple(&[]));
        }
        let c = self.const_by_id(id, Pool::Module, 0)?;
        // The record may name another type; the constant knows its own.
        let ty = self.module.consts.ty(c);
        Ok(match self.module.consts.get(c) {
            ConstData::Int(v) => self.module.metadata.intern(MdData::Int(ty, *v)),
            _ => self.module.metadata.constant(c),
        })
    }

    fn opt(&self, n: u64) -> BResult<Option<Md>> {
        match n.checked_sub(1) {
            None => Ok(None),
            Some(i) => self.md_at(i).map(Some),
        }
    }

    fn node(&mut self, code: u32, ops: &[u64]) -> BResult<MdData> {
        match code {
            3 | 5 => {
                let mut elems = Vec::with_capacity(ops.len());
                for &o in ops {
                    elems.push(self.opt(o)?);
                }
                return Ok(MdData::Tuple { distinct: code == 5, elems: elems.into() });
            }
            29 => return self.expression(ops),
            46 => {
                let mut list = Vec::new();
                for &o in ops {
                    list.push(self.md_at(o)?);
                }
                return Ok(MdData::ArgList(list.into()));
            }
            _ => {}
        }
        let Some((&head, rest)) = ops.split_first() else { return fail("Invalid record") };
        let distinct = head & 1 != 0;
        let special = |kind: &str, fields| {
            MdData::Special(Box::new(SpecialNode { distinct, kind: md_name(kind), fields }))
        };
        let (kind, fields) = match code {
            7 => {
                // [distinct, line, column, scope, inlinedAt, implicit]; the scope is no optional reference.
                let mut fields = self.fields("DILocation", layout(7).map_or(&[], |l| l.1), rest)?;
                if let Some(&scope) = rest.get(2) {
                    let scope = MdField::Md(Some(self.md_at(scope)?));
                    let at = fields
                        .len()
                        .min(fields.iter().take_while(|f| f.0 == "line" || f.0 == "column").count());
                    fields.insert(at, (md_name("scope"), scope));
                }
                ("DILocation", fields)
            }
            13 => ("DISubrange", self.subrange(head >> 1, rest)?),
            14 => {
                // [distinct | unsigned << 1 | big << 2, width, name, value], or [.., value, name] before LLVM 12
                let mut fields = Vec::new();
                let (name, value) = match (head & 4 != 0, rest) {
                    (true, [width, name, value, ..]) => {
                        let bits = rotated(*value) as u64;
                        let width = u32::try_from(*width).unwrap_or(64);
                        let signed = crate::consts::sign_extend(bits, width);
                        (*name, if head & 2 != 0 { i128::from(bits) } else { i128::from(signed) })
                    }
                    (false, [value, name, ..]) => (*name, i128::from(rotated(*value))),
                    _ => return fail("Invalid record"),
                };
                self.push_str(&mut fields, "name", name)?;
                fields.push((md_name("value"), MdField::Int(value)));
                if head & 2 != 0 {
                    fields.push((md_name("isUnsigned"), MdField::Bool(true)));
                }
                ("DIEnumerator", fields)
            }
            21 => {
                let table = if head & 4 != 0 { SUBPROGRAM } else { OLD_SUBPROGRAM };
                let mut fields = self.fields("DISubprogram", table, rest)?;
                if head & 4 == 0 {
                    fields.retain(|f| f.0 != "virtuality");
                }
                ("DISubprogram", fields)
            }
            24 => {
                // [distinct | exportSymbols << 1, scope, (file,) name, (line)]
                let mut fields = Vec::new();
                let (scope, name) = match rest {
                    [scope, _, name, _, ..] => (*scope, *name),
                    [scope, name, ..] => (*scope, *name),
                    _ => return fail("Invalid record"),
                };
                self.push_str(&mut fields, "name", name)?;
                fields.push((md_name("scope"), MdField::Md(self.opt(scope)?)));
                if head & 2 != 0 {
                    fields.push((md_name("exportSymbols"), MdField::Bool(true)));
                }
                ("DINamespace", fields)
            }
            26 if rest.len() == 4 => {
                // Before LLVM 11 nothing said whether the value is the default.
                let table: Vec<_> = layout(26)
                    .map_or(&[][..], |l| l.1)
                    .iter()
                    .copied()
                    .filter(|f| f.0 != "defaulted")
                    .collect();
                ("DITemplateValueParameter", self.fields("DITemplateValueParameter", &table, rest)?)
            }
            _ => match layout(code) {
                Some((kind, table)) => {
                    let mut fields = self.fields(kind, table, rest)?;
                    // What every basic type is needs no saying.
                    if let Some(usual) = usual_tag(kind) {
                        let usual = MdField::Keyword(usual.into());
                        fields.retain(|f| f.0 != "tag" || f.1 != usual);
                    }
                    (kind, fields)
                }
                None => return fail(&format!("metadata code {code} is not supported")),
            },
        };
        let mut fields = fields;
        let order = print_order(kind);
        if !order.is_empty() {
            fields.sort_by_key(|(name, _)| order.iter().position(|o| *o == *name).unwrap_or(order.len()));
        }
        Ok(special(kind, fields))
    }

    fn push_str(&self, fields: &mut Vec<(crate::MdName, MdField)>, name: &str, op: u64) -> BResult<()> {
        if let Some(md) = self.opt(op)? {
            let MdData::String(s) = self.module.metadata.get(md) else { return fail("Invalid string") };
            fields.push((md_name(name), MdField::String(s.clone())));
        }
        Ok(())
    }

    fn fields(
        &self,
        kind_name: &str,
        table: &[(&str, Kind)],
        ops: &[u64],
    ) -> BResult<Vec<(crate::MdName, MdField)>> {
        let mut out = Vec::new();
        for (&(name, kind), &op) in table.iter().zip(ops) {
            let field = match kind {
                Kind::Skip => continue,
                Kind::Md => match self.opt(op)? {
                    Some(md) => MdField::Md(Some(md)),
                    None => continue,
                },
                Kind::Str => {
                    self.push_str(&mut out, name, op)?;
                    continue;
                }
                Kind::Int if op == 0 => continue,
                Kind::Int if name == "virtualIndex" && op == 0xffff_ffff => continue,
                Kind::Int | Kind::Always => match dwarf::keyword(kind_name, name, op) {
                    Some(word) => MdField::Keyword(word.into()),
                    None => MdField::Int(i128::from(op)),
                },
                Kind::PlusOne => match op.checked_sub(1) {
                    None => continue,
                    Some(n) => MdField::Int(i128::from(n)),
                },
                Kind::Bool => MdField::Bool(op != 0),
                Kind::Flag if op == 0 => continue,
                Kind::DefaultTrue if op != 0 => continue,
                Kind::Flag | Kind::DefaultTrue => MdField::Bool(op != 0),
                Kind::Signed => match op {
                    0 => continue,
                    v => MdField::Int(i128::from(v as i64)),
                },
            };
            out.push((md_name(name), field));
        }
        Ok(out)
    }

    fn subrange(&self, version: u64, ops: &[u64]) -> BResult<Vec<(crate::MdName, MdField)>> {
        let mut out = Vec::new();
        match (version, ops) {
            (0, [count, low, ..]) => {
                out.push((md_name("count"), MdField::Int(i128::from(*count as i64))));
                if *low != 0 {
                    out.push((md_name("lowerBound"), MdField::Int(i128::from(rotated(*low)))));
                }
            }
            (1, [count, low, ..]) => {
                out.push((md_name("count"), MdField::Md(self.opt(*count)?)));
                if *low != 0 {
                    out.push((md_name("lowerBound"), MdField::Int(i128::from(rotated(*low)))));
                }
            }
            (_, ops) => {
                for (name, &op) in ["count", "lowerBound", "upperBound", "stride"].into_iter().zip(ops) {
                    if let Some(md) = self.opt(op)? {
                        out.push((md_name(name), MdField::Md(Some(md))));
                    }
                }
            }
        }
        // Constants are written as plain numbers.
        for (_, field) in &mut out {
            if let MdField::Md(Some(md)) = field {
                if let MdData::Int(_, v) = self.module.metadata.get(*md) {
                    *field = MdField::Int(i128::from(*v as i64));
                }
            }
        }
        Ok(out)
    }

    fn expression(&self, ops: &[u64]) -> BResult<MdData> {
        let Some((&head, rest)) = ops.split_first() else { return fail("Invalid record") };
        if head >> 1 < 3 && !rest.is_empty() {
            return fail("DIExpression of a version before LLVM 6 is not supported");
        }
        let mut out = Vec::with_capacity(rest.len());
        let mut at = 0;
        while let Some(&code) = rest.get(at) {
            at += 1;
            let Some((_, name, operands)) = OPERATIONS.iter().find(|o| o.0 == code) else {
                out.push(ExprOp::Int(code));
                continue;
            };
            out.push(ExprOp::Keyword((*name).into()));
            for _ in 0..*operands {
                out.extend(rest.get(at).map(|&n| ExprOp::Int(n)));
                at += 1;
            }
        }
        Ok(MdData::Expression(out.into()))
    }
}
