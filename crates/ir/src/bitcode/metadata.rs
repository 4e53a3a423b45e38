//! Metadata. Specialised nodes are read by a table that names the operands of each record.

use super::attrs::rotated;
use super::consts::Pool;
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
#[derive(Clone, Copy)]
enum Kind {
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
    /// Has no field of its own.
    Skip,
}

/// Numbers that text spells as keywords, by field.
const KEYWORDS: &[(&str, &[(u64, &str)])] = &[
    (
        "tag",
        &[
            (0x01, "DW_TAG_array_type"),
            (0x02, "DW_TAG_class_type"),
            (0x04, "DW_TAG_enumeration_type"),
            (0x08, "DW_TAG_imported_declaration"),
            (0x0d, "DW_TAG_member"),
            (0x0f, "DW_TAG_pointer_type"),
            (0x10, "DW_TAG_reference_type"),
            (0x13, "DW_TAG_structure_type"),
            (0x16, "DW_TAG_typedef"),
            (0x17, "DW_TAG_union_type"),
            (0x1c, "DW_TAG_inheritance"),
            (0x1f, "DW_TAG_ptr_to_member_type"),
            (0x24, "DW_TAG_base_type"),
            (0x26, "DW_TAG_const_type"),
            (0x2a, "DW_TAG_friend"),
            (0x30, "DW_TAG_template_value_parameter"),
            (0x35, "DW_TAG_volatile_type"),
            (0x37, "DW_TAG_restrict_type"),
            (0x3a, "DW_TAG_imported_module"),
            (0x3b, "DW_TAG_unspecified_type"),
            (0x42, "DW_TAG_rvalue_reference_type"),
            (0x47, "DW_TAG_atomic_type"),
        ],
    ),
    (
        "language",
        &[
            (0x02, "DW_LANG_C"),
            (0x04, "DW_LANG_C_plus_plus"),
            (0x0c, "DW_LANG_C99"),
            (0x1a, "DW_LANG_C_plus_plus_11"),
            (0x1c, "DW_LANG_Rust"),
            (0x1d, "DW_LANG_C11"),
            (0x1f, "DW_LANG_Julia"),
            (0x21, "DW_LANG_C_plus_plus_14"),
            (0x2a, "DW_LANG_C_plus_plus_17"),
            (0x2b, "DW_LANG_C_plus_plus_20"),
        ],
    ),
    (
        "encoding",
        &[
            (2, "DW_ATE_boolean"),
            (4, "DW_ATE_float"),
            (5, "DW_ATE_signed"),
            (6, "DW_ATE_signed_char"),
            (7, "DW_ATE_unsigned"),
            (8, "DW_ATE_unsigned_char"),
            (0x10, "DW_ATE_UTF"),
        ],
    ),
    ("emissionKind", &[(0, "NoDebug"), (1, "FullDebug"), (2, "LineTablesOnly"), (3, "DebugDirectivesOnly")]),
    ("checksumkind", &[(1, "CSK_MD5"), (2, "CSK_SHA1"), (3, "CSK_SHA256")]),
    ("nameTableKind", &[(1, "GNU"), (2, "None"), (3, "Apple")]),
];

/// Operations of expressions: number, name, operands.
const OPERATIONS: &[(u64, &str, usize)] = &[
    (0x06, "DW_OP_deref", 0),
    (0x10, "DW_OP_constu", 1),
    (0x11, "DW_OP_consts", 1),
    (0x12, "DW_OP_dup", 0),
    (0x16, "DW_OP_swap", 0),
    (0x18, "DW_OP_xderef", 0),
    (0x1a, "DW_OP_and", 0),
    (0x1b, "DW_OP_div", 0),
    (0x1c, "DW_OP_minus", 0),
    (0x1d, "DW_OP_mod", 0),
    (0x1e, "DW_OP_mul", 0),
    (0x1f, "DW_OP_neg", 0),
    (0x20, "DW_OP_not", 0),
    (0x21, "DW_OP_or", 0),
    (0x22, "DW_OP_plus", 0),
    (0x23, "DW_OP_plus_uconst", 1),
    (0x24, "DW_OP_shl", 0),
    (0x25, "DW_OP_shr", 0),
    (0x26, "DW_OP_shra", 0),
    (0x27, "DW_OP_xor", 0),
    (0x9f, "DW_OP_stack_value", 0),
    (0x1000, "DW_OP_LLVM_fragment", 2),
    (0x1001, "DW_OP_LLVM_convert", 2),
    (0x1002, "DW_OP_LLVM_tag_offset", 1),
    (0x1003, "DW_OP_LLVM_entry_value", 1),
    (0x1005, "DW_OP_LLVM_arg", 1),
];

type Layout = (&'static str, &'static [(&'static str, Kind)]);

/// Operands after the first (which says whether the node is distinct), per record code.
fn layout(code: u32) -> Option<Layout> {
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
                ("dwarfAddressSpace", Skip),
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
        25 => ("DITemplateTypeParameter", &[("name", Str), ("type", Md), ("defaulted", Skip)]),
        26 => (
            "DITemplateValueParameter",
            &[("tag", Int), ("name", Str), ("type", Md), ("defaulted", Skip), ("value", Md)],
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
        37 => ("DIGlobalVariableExpression", &[("var", Md), ("expr", Md)]),
        40 => ("DILabel", &[("scope", Md), ("name", Str), ("file", Md), ("line", Int)]),
        47 => ("DIAssignID", &[]),
        _ => return None,
    })
}

/// Operands of a subprogram, LLVM 9 and later.
const SUBPROGRAM: &[(&str, Kind)] = {
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
        ("spFlags", Int),
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
const OLD_SUBPROGRAM: &[(&str, Kind)] = {
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
        let ty = self.ty(ty)?;
        if self.slot(id).is_none() {
            // A local value: the function reader looks it up by this number.
            return Ok(self.module.metadata.tuple(&[]));
        }
        let c = self.const_by_id(id, Pool::Module, 0)?;
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
                let mut fields = self.fields(layout(7).map_or(&[], |l| l.1), rest)?;
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
                let mut fields = self.fields(table, rest)?;
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
                ("DITemplateValueParameter", self.fields(&table, rest)?)
            }
            _ => match layout(code) {
                Some((kind, table)) => {
                    let mut fields = self.fields(table, rest)?;
                    // What every basic type is needs no saying.
                    let base = MdField::Keyword("DW_TAG_base_type".into());
                    fields.retain(|f| f.0 != "tag" || f.1 != base || kind != "DIBasicType");
                    (kind, fields)
                }
                None => return fail(&format!("metadata code {code} is not supported")),
            },
        };
        Ok(special(kind, fields))
    }

    fn push_str(&self, fields: &mut Vec<(crate::MdName, MdField)>, name: &str, op: u64) -> BResult<()> {
        if let Some(md) = self.opt(op)? {
            let MdData::String(s) = self.module.metadata.get(md) else { return fail("Invalid string") };
            fields.push((md_name(name), MdField::String(s.clone())));
        }
        Ok(())
    }

    fn fields(&self, table: &[(&str, Kind)], ops: &[u64]) -> BResult<Vec<(crate::MdName, MdField)>> {
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
                Kind::Int | Kind::Always => match keyword(name, op) {
                    Some(word) => MdField::Keyword(word.into()),
                    None => MdField::Int(i128::from(op)),
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

fn keyword(field: &str, value: u64) -> Option<&'static str> {
    let (_, table) = KEYWORDS.iter().find(|(f, _)| *f == field)?;
    table.iter().find(|(v, _)| *v == value).map(|(_, w)| *w)
}
