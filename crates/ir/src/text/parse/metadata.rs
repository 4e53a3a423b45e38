//! Metadata.

use super::lexer::{Tok, unescape};
use super::{PResult, Parser};
use crate::consts::ConstData;
use crate::inst::Value;
use crate::metadata::{ExprOp, Md, MdData, MdField, SpecialNode, md_name};
use crate::types::Type;
use smallvec::SmallVec;

/// Metadata where a function's values are allowed too.
pub(super) enum MdOperand {
    Md(Md),
    Value(Value),
    /// `!DIArgList(...)` with local values.
    List(SmallVec<[Value; 2]>),
}

impl<'a> Parser<'a> {
    /// `!name = !{!0, !1}`
    pub(super) fn named_metadata(&mut self) -> PResult<()> {
        let name = unescape(&self.text()[1..]);
        let Ok(name) = std::str::from_utf8(&name) else { return self.err("name is not UTF-8") };
        self.bump();
        self.expect(b'=')?;
        self.expect(b'!')?;
        self.expect(b'{')?;
        let mut nodes = Vec::new();
        if !self.at(b'}') {
            loop {
                nodes.push(self.md_node_ref()?);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b'}')?;
        self.module.ctx.metadata.named_mut(name).nodes.append(&mut nodes);
        Ok(())
    }

    /// `!7 = ...`
    pub(super) fn numbered_metadata(&mut self) -> PResult<()> {
        let at = self.offset();
        self.bump();
        let n = self.uint32()?;
        self.expect(b'=')?;
        let md = self.md_number(n, at);
        // Old text gives the type of the node.
        self.eat_word("metadata");
        let distinct = self.eat_word("distinct");
        let data = match self.tok {
            Tok::MdName => self.special(distinct)?,
            _ => {
                self.expect(b'!')?;
                if self.tok == Tok::Str {
                    MdData::String(self.string()?.into())
                } else {
                    MdData::Tuple { distinct, elems: self.md_elements()?.into() }
                }
            }
        };
        if !self.module.metadata.define(md, data) {
            return self.err_at(at, format!("redefinition of metadata '!{n}'"));
        }
        Ok(())
    }

    fn md_number(&mut self, n: u32, at: usize) -> Md {
        let metadata = &self.module.ctx.metadata;
        self.md_numbers.entry(n).or_insert_with(|| (metadata.reserve(), at)).0
    }

    /// A node: `!5`, `!{...}`, `!DIThing(...)`. No strings, no values.
    pub(super) fn md_node_ref(&mut self) -> PResult<Md> {
        match self.tok {
            Tok::Punct(b'!') | Tok::MdName => self.md(),
            Tok::Word if self.at_word("distinct") => self.md(),
            _ => self.expected("a metadata node"),
        }
    }

    /// Any metadata without local values.
    pub(super) fn md(&mut self) -> PResult<Md> {
        let at = self.offset();
        match self.md_operand()? {
            MdOperand::Md(md) => Ok(md),
            _ => self.err_at(at, "a function's value is not allowed in this metadata"),
        }
    }

    /// Metadata in a place where local values are allowed (calls, debug records).
    pub(super) fn md_operand(&mut self) -> PResult<MdOperand> {
        self.nested(|p| p.md_operand_inner())
    }

    fn md_operand_inner(&mut self) -> PResult<MdOperand> {
        let distinct = self.eat_word("distinct");
        match self.tok {
            Tok::MdName => {
                if self.text() == b"!DIArgList" {
                    return self.arg_list();
                }
                let data = self.special(distinct)?;
                Ok(MdOperand::Md(self.module.metadata.intern(data)))
            }
            Tok::Punct(b'!') => {
                let at = self.offset();
                self.bump();
                let md = match self.tok {
                    Tok::Int => {
                        let n = self.uint32()?;
                        self.md_number(n, at)
                    }
                    Tok::Str => {
                        let s = self.string()?.into();
                        self.module.metadata.intern(MdData::String(s))
                    }
                    Tok::Punct(b'{') => {
                        let elems = self.md_elements()?.into();
                        self.module.metadata.intern(MdData::Tuple { distinct, elems })
                    }
                    _ => return self.expected("metadata"),
                };
                Ok(MdOperand::Md(md))
            }
            _ => {
                let at = self.offset();
                let ty = self.ty()?;
                if ty == Type::METADATA {
                    return self.err_at(at, "invalid metadata-value-metadata roundtrip");
                }
                if self.tok == Tok::Local {
                    if self.body.is_none() || self.module_pool {
                        return self.err("a function's value is not allowed in this metadata");
                    }
                    return Ok(MdOperand::Value(self.value(ty)?));
                }
                let md = self.md_const(ty)?;
                Ok(MdOperand::Md(md))
            }
        }
    }

    /// A constant as metadata: it belongs to the module.
    fn md_const(&mut self, ty: Type) -> PResult<Md> {
        let outer = std::mem::replace(&mut self.module_pool, true);
        let c = self.constant(ty);
        self.module_pool = outer;
        let c = c?;
        let metadata = &self.module.ctx.metadata;
        Ok(match self.module.ctx.consts.get(c) {
            ConstData::Int(v) => metadata.intern(MdData::Int(ty, *v)),
            _ => metadata.constant(c),
        })
    }

    /// `{...}` of a tuple.
    fn md_elements(&mut self) -> PResult<Vec<Option<Md>>> {
        self.expect(b'{')?;
        let mut elems = Vec::new();
        if !self.at(b'}') {
            loop {
                elems.push(self.md_or_null()?);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b'}')?;
        Ok(elems)
    }

    fn md_or_null(&mut self) -> PResult<Option<Md>> {
        if self.eat_word("null") {
            return Ok(None);
        }
        self.md().map(Some)
    }

    fn arg_list(&mut self) -> PResult<MdOperand> {
        self.bump();
        self.expect(b'(')?;
        let local = self.body.is_some() && !self.module_pool;
        let mut values = SmallVec::new();
        let mut nodes = Vec::new();
        if !self.at(b')') {
            loop {
                let ty = self.ty()?;
                if local {
                    values.push(self.value(ty)?);
                } else {
                    nodes.push(self.md_const(ty)?);
                }
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        if local {
            return Ok(MdOperand::List(values));
        }
        Ok(MdOperand::Md(self.module.metadata.intern(MdData::ArgList(nodes.into()))))
    }

    /// `!DIThing(field: value, ...)`; the current token is the name.
    fn special(&mut self, distinct: bool) -> PResult<MdData> {
        // Name characters are ASCII.
        let kind = std::str::from_utf8(&self.text()[1..]).unwrap_or("");
        if !kind.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return self.expected("the name of a specialised node");
        }
        self.bump();
        self.expect(b'(')?;
        if kind == "DIExpression" {
            return self.expression();
        }
        let mut fields = Vec::new();
        if !self.at(b')') {
            loop {
                if self.tok != Tok::Label {
                    return self.expected("a field");
                }
                let label = self.text();
                let name = std::str::from_utf8(&label[..label.len() - 1]).unwrap_or("");
                self.bump();
                let value = self.field()?;
                fields.push((md_name(name), value));
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(MdData::Special(Box::new(SpecialNode { distinct, kind: md_name(kind), fields })))
    }

    fn field(&mut self) -> PResult<MdField> {
        Ok(match self.tok {
            Tok::Str => MdField::String(self.string()?.into()),
            Tok::Int => {
                // Unsigned 64-bit and signed values of any field fit.
                let text = std::str::from_utf8(self.text()).unwrap_or("");
                let field = match text.parse() {
                    Ok(n) => MdField::Int(n),
                    // An enumerator of an integer type of any width: kept as it is written.
                    Err(_) => MdField::Keyword(text.into()),
                };
                self.bump();
                field
            }
            Tok::Punct(b'{') => MdField::List(self.md_elements()?.into()),
            Tok::Punct(b'!') | Tok::MdName => MdField::Md(Some(self.md()?)),
            Tok::Word => match self.word() {
                "null" => {
                    self.bump();
                    MdField::Md(None)
                }
                "true" | "false" => {
                    let b = self.at_word("true");
                    self.bump();
                    MdField::Bool(b)
                }
                "distinct" => MdField::Md(Some(self.md()?)),
                word if is_type_word(word) => MdField::Md(Some(self.md()?)),
                word => {
                    // Flags joined by `|`, some of them numbers.
                    let mut text = word.to_string();
                    self.bump();
                    while self.eat(b'|') {
                        let next = match self.tok {
                            Tok::Word | Tok::Int => String::from_utf8_lossy(self.text()),
                            _ => return self.expected("a flag"),
                        };
                        text.push_str(" | ");
                        text.push_str(&next);
                        self.bump();
                    }
                    MdField::Keyword(text.into())
                }
            },
            _ => MdField::Md(Some(self.md()?)),
        })
    }

    fn expression(&mut self) -> PResult<MdData> {
        let mut ops = Vec::new();
        if !self.at(b')') {
            loop {
                ops.push(match self.tok {
                    Tok::Int => ExprOp::Int(self.uint()?),
                    Tok::Word => {
                        let word = self.word();
                        self.bump();
                        ExprOp::Keyword(word.into())
                    }
                    _ => return self.expected("an operation of a DIExpression"),
                });
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(MdData::Expression(ops.into()))
    }

    /// `!kind !5` or `!kind !{...}`; the current token is the kind.
    pub(super) fn attachment(&mut self) -> PResult<(crate::MdKind, Md)> {
        let name = unescape(&self.text()[1..]);
        let Ok(name) = std::str::from_utf8(&name) else { return self.err("name is not UTF-8") };
        self.bump();
        let kind = self.module.metadata.kind(name);
        let outer = std::mem::replace(&mut self.module_pool, true);
        let md = self.md_node_ref();
        self.module_pool = outer;
        Ok((kind, md?))
    }
}

/// Words that start a type, so that a field is a typed constant.
fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "ptr"
            | "float"
            | "double"
            | "half"
            | "bfloat"
            | "fp128"
            | "x86_fp80"
            | "ppc_fp128"
            | "void"
            | "target"
    ) || word.strip_prefix('i').is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
}
