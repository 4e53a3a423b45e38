//! Attributes and attribute groups.

use super::lexer::{Lexer, Tok};
use super::{PResult, Parser};
use crate::attributes::{Attr, AttrKind, AttrSet, MemoryEffects, ModRef};
use crate::types::Type;

/// Where attributes stand: it decides how old ones are upgraded and what `align` looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AttrPlace {
    /// A parameter or result; with the pointee of its type, for `byval` without a type.
    Param(Option<Type>),
    /// A function or call.
    Function,
    /// `attributes #0 = { ... }`
    Group,
}

impl<'a> Parser<'a> {
    /// Reads all attribute groups, wherever they are. They start a line by convention; one that does not is
    /// reported as undefined when used.
    pub(super) fn read_groups(&mut self) -> PResult<()> {
        let src = self.lex.src;
        for at in memchr::memmem::find_iter(src, b"attributes #") {
            let line_start = src[..at].iter().rev().take_while(|b| matches!(b, b' ' | b'\t')).count();
            if !(at == line_start || src[at - line_start - 1] == b'\n') {
                continue;
            }
            self.lex = Lexer { src, start: at, end: at };
            self.bump();
            self.group()?;
        }
        Ok(())
    }

    fn group(&mut self) -> PResult<()> {
        self.expect_word("attributes")?;
        let number = self.group_number()?;
        self.expect(b'=')?;
        self.expect(b'{')?;
        let mut attrs = Vec::new();
        let mut memory = None;
        while !self.at(b'}') {
            if !self.attr(AttrPlace::Group, &mut attrs, &mut memory)? {
                return self.expected("an attribute");
            }
        }
        self.bump();
        attrs.extend(memory.map(Attr::Memory));
        // A second definition of a number adds to the first.
        let old = self.groups.get(&number).copied().unwrap_or_default();
        let mut all = self.module.attrs.get(old).to_vec();
        all.append(&mut attrs);
        let set = self.module.attrs.set(all);
        self.groups.insert(number, set);
        Ok(())
    }

    /// Passes over a group in the main pass.
    pub(super) fn skip_group(&mut self) -> PResult<()> {
        self.group()
    }

    fn group_number(&mut self) -> PResult<u32> {
        if self.tok != Tok::AttrGroup {
            return self.expected("an attribute group");
        }
        match std::str::from_utf8(&self.text()[1..]).ok().and_then(|t| t.parse().ok()) {
            Some(n) => {
                self.bump();
                Ok(n)
            }
            None => self.err("number is too large"),
        }
    }

    /// Attributes of a parameter or result.
    pub(super) fn param_attrs(&mut self, pointee: Option<Type>) -> PResult<AttrSet> {
        if !matches!(self.tok, Tok::Word | Tok::Str) {
            return Ok(AttrSet::EMPTY);
        }
        let mut attrs = Vec::new();
        while self.attr(AttrPlace::Param(pointee), &mut attrs, &mut None)? {}
        if attrs.is_empty() { Ok(AttrSet::EMPTY) } else { Ok(self.module.attrs.set(attrs)) }
    }

    /// Attributes of a function or call, groups included. `extra` handles words that are no attributes and says
    /// whether it consumed them.
    pub(super) fn function_attrs(
        &mut self,
        mut extra: impl FnMut(&mut Self) -> PResult<bool>,
    ) -> PResult<AttrSet> {
        let mut attrs = Vec::new();
        let mut memory = None;
        let mut only_group = None;
        loop {
            if self.tok == Tok::AttrGroup {
                let n = self.group_number()?;
                // LLVM reads a group that is never defined as an empty one; its own tests rely on it.
                let set = self.groups.get(&n).copied().unwrap_or_default();
                if attrs.is_empty() && only_group.is_none() {
                    only_group = Some(set);
                    continue;
                }
                attrs.extend_from_slice(self.module.attrs.get(set));
                continue;
            }
            if extra(self)? {
                continue;
            }
            if !self.attr(AttrPlace::Function, &mut attrs, &mut memory)? {
                break;
            }
        }
        if attrs.is_empty() && memory.is_none() {
            return Ok(only_group.unwrap_or_default());
        }
        if let Some(set) = only_group {
            attrs.extend_from_slice(self.module.attrs.get(set));
        }
        attrs.extend(memory.map(Attr::Memory));
        Ok(self.module.attrs.set(attrs))
    }

    /// One attribute; false when the current token starts none.
    fn attr(
        &mut self,
        place: AttrPlace,
        attrs: &mut Vec<Attr>,
        memory: &mut Option<MemoryEffects>,
    ) -> PResult<bool> {
        if self.tok == Tok::Str {
            let key = self.text_string()?;
            let value = if self.eat(b'=') { self.text_string()? } else { "".into() };
            attrs.push(Attr::string(&key, &value));
            return Ok(true);
        }
        let Some(kind) = AttrKind::from_name(self.word()) else { return Ok(false) };
        let on_function = !matches!(place, AttrPlace::Param(_));
        // `align` after a function is not an attribute there but a property of the function.
        if place == AttrPlace::Function && kind == AttrKind::Alignment {
            return Ok(false);
        }
        let at = self.offset();
        self.bump();
        let attr = match kind {
            AttrKind::Alignment | AttrKind::StackAlignment => {
                let n = if place == AttrPlace::Group && self.eat(b'=') {
                    self.uint()?
                } else if self.eat(b'(') {
                    let n = self.uint()?;
                    self.expect(b')')?;
                    n
                } else {
                    self.uint()?
                };
                if crate::Align::new(n).is_none() {
                    return self.err_at(at, "alignment is not a power of two");
                }
                Attr::Int(kind, n)
            }
            _ if kind.has_int() => {
                self.expect(b'(')?;
                let n = self.uint()?;
                self.expect(b')')?;
                Attr::Int(kind, n)
            }
            _ if kind.has_type() => {
                let ty = if self.eat(b'(') {
                    let ty = self.ty()?;
                    self.expect(b')')?;
                    Some(ty)
                } else {
                    match place {
                        AttrPlace::Param(pointee) => pointee,
                        _ => None,
                    }
                };
                if ty.is_none() {
                    return self.err_at(at, format!("attribute '{}' needs a type", kind.name()));
                }
                Attr::Type(kind, ty)
            }
            AttrKind::Memory => {
                let m = self.memory_effects()?;
                Attr::Memory(m)
            }
            AttrKind::Range => self.range_attr()?,
            AttrKind::UwTable if !self.at(b'(') => Attr::Text(kind, "".into()),
            _ if kind.has_text() => {
                let text = self.raw_parens()?;
                if kind == AttrKind::Captures && text == "none" {
                    Attr::Flag(AttrKind::NoCapture)
                } else {
                    Attr::Text(kind, text.into())
                }
            }
            _ => {
                if let Some(m) = on_function.then(|| kind.legacy_memory()).flatten() {
                    let old = memory.unwrap_or(MemoryEffects::UNKNOWN);
                    *memory = Some(old.intersect(m));
                    return Ok(true);
                }
                Attr::Flag(kind)
            }
        };
        attrs.push(attr);
        Ok(true)
    }

    /// The text between parentheses, with spaces trimmed.
    fn raw_parens(&mut self) -> PResult<String> {
        if !self.at(b'(') {
            return self.expected("'('");
        }
        let start = self.lex.end;
        let mut end = start;
        let mut depth = 0u32;
        loop {
            match self.tok {
                Tok::Punct(b'(') => depth += 1,
                Tok::Punct(b')') => {
                    depth -= 1;
                    if depth == 0 {
                        end = self.lex.start;
                    }
                }
                Tok::Eof => return self.expected("')'"),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                break;
            }
        }
        let raw = String::from_utf8_lossy(&self.lex.src[start..end]);
        Ok(raw.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn mod_ref(&mut self) -> PResult<ModRef> {
        let m = match self.word() {
            "none" => ModRef::empty(),
            "read" => ModRef::REF,
            "write" => ModRef::MOD,
            "readwrite" => ModRef::all(),
            _ => return self.expected("'none', 'read', 'write' or 'readwrite'"),
        };
        self.bump();
        Ok(m)
    }

    fn memory_effects(&mut self) -> PResult<MemoryEffects> {
        self.expect(b'(')?;
        let mut m = MemoryEffects::NONE;
        loop {
            if self.tok == Tok::Label {
                let which = self.text();
                self.bump();
                let effect = self.mod_ref()?;
                match which {
                    b"argmem:" => m.arg = effect,
                    b"inaccessiblemem:" => m.inaccessible = effect,
                    // Finer kinds of later versions count as other memory.
                    b"errnomem:" | b"target_mem0:" | b"target_mem1:" => m.other |= effect,
                    _ => return self.err("unknown kind of memory"),
                }
            } else {
                m = MemoryEffects::all(self.mod_ref()?);
            }
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok(m)
    }

    fn range_attr(&mut self) -> PResult<Attr> {
        self.expect(b'(')?;
        let at = self.offset();
        let ty = self.ty()?;
        let Some(width) = self.module.types.int_width(ty).filter(|w| *w <= 128) else {
            return self.err_at(at, "range needs an integer type of at most 128 bits");
        };
        let mask = if width == 128 { u128::MAX } else { (1u128 << width) - 1 };
        let lo = self.int128()? & mask;
        self.expect(b',')?;
        let hi = self.int128()? & mask;
        self.expect(b')')?;
        Ok(Attr::Range(Box::new((ty, lo, hi))))
    }

    /// A signed decimal number of up to 128 bits, in two's complement.
    pub(super) fn int128(&mut self) -> PResult<u128> {
        if self.tok == Tok::Int {
            let text = std::str::from_utf8(self.text()).unwrap_or("");
            let n = text.parse::<i128>().map(|n| n as u128).or_else(|_| text.parse::<u128>());
            if let Ok(n) = n {
                self.bump();
                return Ok(n);
            }
        }
        self.expected("an integer")
    }
}
