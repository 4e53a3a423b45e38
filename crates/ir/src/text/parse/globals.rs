//! Variables, aliases, ifuncs and function headers.

use super::lexer::Tok;
use super::{Name, PResult, Parser};
use crate::attributes::{AttrListData, AttrSet};
use crate::global::{ComdatKind, Global, GlobalId, GlobalKind, Linkage, TlsModel, UnnamedAddr, Visibility};
use crate::metadata::{Md, MdKind};
use crate::ops::{Align, CallConv};
use crate::types::{AddrSpace, Type, TypeData};
use std::borrow::Cow;

/// What may stand before a global: linkage and the like.
struct Prefix {
    /// None when not written.
    linkage: Option<Linkage>,
    external: bool,
    dso_local: bool,
    visibility: Visibility,
}

/// The end of a function header.
#[derive(Default)]
struct Suffix<'a> {
    section: Option<Box<str>>,
    partition: Option<Box<str>>,
    comdat: Option<Option<Cow<'a, str>>>,
    align: Option<Align>,
    gc: Option<Box<str>>,
    prefix: Option<crate::Const>,
    prologue: Option<crate::Const>,
    personality: Option<crate::Const>,
    unnamed_addr: Option<UnnamedAddr>,
    addr_space: Option<AddrSpace>,
}

impl<'a> Parser<'a> {
    fn prefix(&mut self) -> Prefix {
        let mut p =
            Prefix { linkage: None, external: false, dso_local: false, visibility: Visibility::Default };
        loop {
            match self.word() {
                "external" => p.external = true,
                "dso_local" => p.dso_local = true,
                "dso_preemptable" => p.dso_local = false,
                "dllimport" | "dllexport" => {}
                // Removed long ago; the same as what took its place.
                "linker_private" | "linker_private_weak" => p.linkage = Some(Linkage::Private),
                word => match (Linkage::from_name(word), Visibility::from_name(word)) {
                    (Some(l), _) => p.linkage = Some(l),
                    (_, Some(v)) => p.visibility = v,
                    _ => return p,
                },
            }
            self.bump();
        }
    }

    fn apply(&self, p: &Prefix, g: &mut Global) {
        g.linkage = p.linkage.unwrap_or(Linkage::External);
        g.visibility = p.visibility;
        g.dso_local = p.dso_local || g.linkage.is_local();
    }

    fn unnamed_addr(&mut self) -> Option<UnnamedAddr> {
        let u = match self.word() {
            "unnamed_addr" => UnnamedAddr::Global,
            "local_unnamed_addr" => UnnamedAddr::Local,
            _ => return None,
        };
        self.bump();
        Some(u)
    }

    /// Enters a definition under its name or number; checks redefinitions and resolves forward references.
    fn enter(&mut self, at: usize, name: Option<Name<'a>>, mut global: Global) -> PResult<GlobalId> {
        match name {
            Some(Name::Text(text)) => {
                global.set_name((&*text).into());
                if let Some(places) = &mut self.places {
                    places.globals.insert((&*text).into(), at as u32);
                }
                if self.module.ctx.find_global(&text).is_some() {
                    return self.err_at(at, format!("redefinition of global '@{text}'"));
                }
                let id = match self.forward_names.remove(&text) {
                    Some(f) => f.id,
                    None => self.module.ctx.forward_global(),
                };
                self.module.ctx.define_forward(id, global);
                Ok(id)
            }
            number => {
                let next = self.next_global;
                let n = match number {
                    Some(Name::Number(n)) => n,
                    _ => next,
                };
                if n < next || n == u32::MAX {
                    return self.err_at(at, format!("global expected to be numbered '@{next}' or greater"));
                }
                self.next_global = n + 1;
                let id = match self.forward_numbers.remove(&n) {
                    Some(f) => f.id,
                    None => self.module.ctx.forward_global(),
                };
                self.numbered_globals.insert(n, id);
                self.module.ctx.define_forward(id, global);
                Ok(id)
            }
        }
    }

    /// `@name = ...`
    pub(super) fn global_definition(&mut self) -> PResult<()> {
        let at = self.offset();
        let name = self.sigil_name()?;
        self.bump();
        self.expect(b'=')?;
        let prefix = self.prefix();
        let mut tls = None;
        if self.eat_word("thread_local") {
            tls = Some(TlsModel::GeneralDynamic);
            if self.eat(b'(') {
                tls = TlsModel::from_name(self.word());
                if tls.is_none() {
                    return self.expected("a thread-local model");
                }
                self.bump();
                self.expect(b')')?;
            }
        }
        let unnamed_addr = self.unnamed_addr();
        if self.at_word("alias") || self.at_word("ifunc") {
            return self.indirect(at, name, prefix, tls, unnamed_addr);
        }
        let space = match self.word() {
            "addrspace" => self.addr_space()?,
            _ => self.module.data_layout.globals_space,
        };
        let externally_initialized = self.eat_word("externally_initialized");
        let is_const = match self.word() {
            "global" => false,
            "constant" => true,
            _ => return self.expected("'global' or 'constant'"),
        };
        self.bump();
        let ty_at = self.offset();
        let ty = self.ty()?;
        if matches!(
            self.module.types.get(ty),
            TypeData::Function { .. } | TypeData::Label | TypeData::Metadata | TypeData::Token
        ) {
            return self.err_at(ty_at, "invalid type for global variable");
        }
        // A declaration says so by its linkage.
        let declared = (prefix.external && prefix.linkage.is_none())
            || matches!(prefix.linkage, Some(Linkage::ExternWeak));
        let init = if declared { None } else { Some(self.constant(ty)?) };
        let mut global = Global::variable("", ty, space, init);
        self.apply(&prefix, &mut global);
        global.tls = tls;
        global.unnamed_addr = unnamed_addr.unwrap_or(UnnamedAddr::None);
        let mut comdat = None;
        while self.eat(b',') {
            match self.word() {
                "section" => {
                    self.bump();
                    global.section = Some((&*self.text_string()?).into());
                }
                "partition" => {
                    self.bump();
                    global.partition = Some((&*self.text_string()?).into());
                }
                "align" => global.align = Some(self.align()?),
                "comdat" => comdat = Some(self.comdat_ref()?),
                "code_model" => {
                    self.bump();
                    self.string()?;
                }
                "no_sanitize_address"
                | "no_sanitize_hwaddress"
                | "sanitize_memtag"
                | "sanitize_address_dyninit" => self.bump(),
                _ if self.tok == Tok::MdName => {
                    let attachment = self.attachment()?;
                    global.metadata.push(attachment);
                }
                _ => return self.expected("a property of the variable"),
            }
        }
        // LLVM reads an alignment among the attributes, too.
        let mut align = None;
        let attrs = self.function_attrs(|p| {
            let found = p.at_word("align");
            if found {
                align = Some(p.align()?);
            }
            Ok(found)
        })?;
        global.align = align.or(global.align);
        if let GlobalKind::Variable(v) = &mut global.kind {
            v.is_const = is_const;
            v.externally_initialized = externally_initialized;
            v.attrs = attrs;
        }
        global.comdat = self.resolve_comdat(comdat, &name)?;
        self.enter(at, Some(name), global)?;
        Ok(())
    }

    /// `comdat` or `comdat($name)`; the current token is the keyword.
    fn comdat_ref(&mut self) -> PResult<Option<Cow<'a, str>>> {
        self.bump();
        if !self.eat(b'(') {
            return Ok(None);
        }
        if self.tok != Tok::Comdat {
            return self.expected("a comdat");
        }
        let Name::Text(name) = self.sigil_name()? else { return self.err("a comdat has a name") };
        self.bump();
        self.expect(b')')?;
        Ok(Some(name))
    }

    fn resolve_comdat(
        &mut self,
        comdat: Option<Option<Cow<'a, str>>>,
        own: &Name<'a>,
    ) -> PResult<Option<crate::ComdatId>> {
        let Some(comdat) = comdat else { return Ok(None) };
        let name = match (comdat, own) {
            (Some(name), _) => name,
            (None, Name::Text(own)) => own.clone(),
            (None, Name::Number(_)) => return self.err("comdat cannot be unnamed"),
        };
        Ok(Some(self.comdat_id(name, ComdatKind::Any)))
    }

    fn indirect(
        &mut self,
        at: usize,
        name: Name<'a>,
        prefix: Prefix,
        tls: Option<TlsModel>,
        unnamed_addr: Option<UnnamedAddr>,
    ) -> PResult<()> {
        let is_alias = self.at_word("alias");
        self.bump();
        let ty = self.ty()?;
        self.expect(b',')?;
        let target_at = self.offset();
        // An expression may stand without a type in front; its result type then comes from the expression.
        let target = match CastWord::at(self.word()) {
            Some(()) => self.untyped_expr()?,
            None => self.typed_const()?,
        };
        let ptr_ty = self.module.consts.ty(target);
        let Some(space) = self.module.types.addr_space(ptr_ty) else {
            return self.err_at(target_at, "an alias must have pointer type");
        };
        let mut global = if is_alias {
            Global::alias("", ty, space, target)
        } else {
            Global::ifunc("", ty, space, target)
        };
        self.apply(&prefix, &mut global);
        global.tls = tls;
        global.unnamed_addr = unnamed_addr.unwrap_or(UnnamedAddr::None);
        while self.eat(b',') {
            match self.word() {
                "partition" => {
                    self.bump();
                    global.partition = Some((&*self.text_string()?).into());
                }
                _ if self.tok == Tok::MdName => {
                    let attachment = self.attachment()?;
                    global.metadata.push(attachment);
                }
                _ => return self.expected("a property of the alias"),
            }
        }
        self.enter(at, Some(name), global)?;
        Ok(())
    }

    /// A constant expression without a type in front: aliases only. Its type is found by looking ahead.
    fn untyped_expr(&mut self) -> PResult<crate::Const> {
        let (start, end, tok) = (self.lex.start, self.lex.end, self.tok);
        let is_gep = self.at_word("getelementptr");
        self.bump();
        while !self.at(b'(') {
            if self.tok == Tok::Eof {
                return self.expected("'('");
            }
            if self.eat_word("inrange") {
                while !self.at(b')') && self.tok != Tok::Eof {
                    self.bump();
                }
            }
            self.bump();
        }
        let ty = if is_gep {
            self.bump();
            self.ty()?;
            self.expect(b',')?;
            self.ty()?
        } else {
            // The type after the `to` of the outermost parentheses.
            let mut depth = 0u32;
            loop {
                match self.tok {
                    Tok::Punct(b'(') => depth += 1,
                    Tok::Punct(b')') => depth -= 1,
                    Tok::Eof => return self.expected("')'"),
                    Tok::Word if depth == 1 && self.at_word("to") => break,
                    _ => {}
                }
                if depth == 0 {
                    return self.expected("'to'");
                }
                self.bump();
            }
            self.bump();
            self.ty()?
        };
        (self.lex.start, self.lex.end, self.tok) = (start, end, tok);
        self.constant(ty)
    }

    /// `align N`; the current token is the keyword.
    pub(super) fn align(&mut self) -> PResult<Align> {
        self.bump();
        let at = self.offset();
        let parens = self.eat(b'(');
        let n = self.uint()?;
        if parens {
            self.expect(b')')?;
        }
        match Align::new(n) {
            Some(a) => Ok(a),
            None => self.err_at(at, "alignment is not a power of two"),
        }
    }

    pub(super) fn call_conv(&mut self) -> PResult<CallConv> {
        let word = self.word();
        if word == "cc" {
            self.bump();
            let at = self.offset();
            let n = self.uint()?;
            return match u16::try_from(n) {
                Ok(n) if n < 1024 => Ok(CallConv(n)),
                _ => self.err_at(at, "invalid calling convention"),
            };
        }
        if let Some(n) = word.strip_prefix("cc").and_then(|d| d.parse::<u16>().ok()) {
            if n >= 1024 {
                return self.err("invalid calling convention");
            }
            self.bump();
            return Ok(CallConv(n));
        }
        if let Some(cc) = CallConv::from_name(word) {
            self.bump();
            return Ok(cc);
        }
        Ok(CallConv::C)
    }

    /// `define` or `declare`.
    pub(super) fn function(&mut self, define: bool) -> PResult<()> {
        let start = self.offset();
        self.bump();
        let mut metadata: Vec<(MdKind, Md)> = Vec::new();
        while !define && self.tok == Tok::MdName {
            metadata.push(self.attachment()?);
        }
        let prefix = self.prefix();
        let cc = self.call_conv()?;
        let ret_attrs = self.param_attrs(None)?;
        let ret_at = self.offset();
        let ret = self.ty_or_void()?;
        if matches!(
            self.module.types.get(ret),
            TypeData::Function { .. } | TypeData::Label | TypeData::Metadata
        ) {
            return self.err_at(ret_at, "invalid function return type");
        }
        if self.tok != Tok::Global {
            return self.expected("the name of a function");
        }
        let at = self.offset();
        let mut name = self.sigil_name()?;
        if let Name::Text(text) = &name {
            if let Some(new) = crate::upgrade::intrinsic_name(text) {
                name = Name::Text(Cow::Owned(new));
            }
        }
        self.bump();
        self.expect(b'(')?;
        let mut params: Vec<Type> = Vec::new();
        let mut param_sets: Vec<AttrSet> = Vec::new();
        let mut param_names: Vec<Option<(usize, Name<'a>)>> = Vec::new();
        let mut vararg = false;
        if !self.at(b')') {
            loop {
                if self.tok == Tok::Ellipsis {
                    self.bump();
                    vararg = true;
                    break;
                }
                let ty_at = self.offset();
                let (ty, pointee) = self.ty_pointee()?;
                if !self.module.types.is_first_class(ty) || ty == Type::LABEL {
                    return self.err_at(ty_at, "invalid type for a function argument");
                }
                params.push(ty);
                param_sets.push(self.param_attrs(pointee)?);
                param_names.push(if self.tok == Tok::Local {
                    let named = (self.offset(), self.sigil_name()?);
                    self.bump();
                    Some(named)
                } else {
                    None
                });
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        let mut suffix = Suffix::default();
        let func_attrs = self.function_attrs(|p| p.function_suffix(&mut suffix))?;
        if define {
            while self.tok == Tok::MdName {
                metadata.push(self.attachment()?);
            }
        }
        let ty = self.module.types.function(ret, &params, vararg);
        let mut global = Global::function("", ty);
        self.apply(&prefix, &mut global);
        global.addr_space = suffix.addr_space.unwrap_or(self.module.data_layout.program_space);
        global.unnamed_addr = suffix.unnamed_addr.unwrap_or(UnnamedAddr::None);
        global.section = suffix.section;
        global.partition = suffix.partition;
        global.align = suffix.align;
        global.metadata = metadata;
        global.comdat = self.resolve_comdat(suffix.comdat, &name)?;
        let attrs = self.module.attrs.intern_list(AttrListData {
            func: func_attrs,
            ret: ret_attrs,
            params: param_sets.into(),
        });
        if let Some(header) = global.as_function_mut() {
            header.cc = cc;
            header.attrs = attrs;
            header.gc = suffix.gc;
            header.prefix = suffix.prefix;
            header.prologue = suffix.prologue;
            header.personality = suffix.personality;
        }
        let id = self.enter(at, Some(name), global)?;
        if define {
            if !self.at(b'{') {
                return self.expected("'{' in function body");
            }
            self.function_body(id, param_names, start)?;
        }
        Ok(())
    }

    fn function_suffix(&mut self, s: &mut Suffix<'a>) -> PResult<bool> {
        match self.word() {
            "section" => {
                self.bump();
                s.section = Some((&*self.text_string()?).into());
            }
            "partition" => {
                self.bump();
                s.partition = Some((&*self.text_string()?).into());
            }
            "comdat" => s.comdat = Some(self.comdat_ref()?),
            "align" => s.align = Some(self.align()?),
            "gc" => {
                self.bump();
                s.gc = Some((&*self.text_string()?).into());
            }
            "prefix" => {
                self.bump();
                s.prefix = Some(self.typed_const()?);
            }
            "prologue" => {
                self.bump();
                s.prologue = Some(self.typed_const()?);
            }
            "personality" => {
                self.bump();
                s.personality = Some(self.typed_const()?);
            }
            "addrspace" => s.addr_space = Some(self.addr_space()?),
            "unnamed_addr" | "local_unnamed_addr" => s.unnamed_addr = self.unnamed_addr(),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Words that start a constant expression of pointer type.
struct CastWord;

impl CastWord {
    fn at(word: &str) -> Option<()> {
        matches!(word, "bitcast" | "getelementptr" | "addrspacecast" | "inttoptr").then_some(())
    }
}
