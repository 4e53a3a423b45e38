//! The module level: header directives, functions, variables, debug sections.

use oxicc_arch::PtxVersion;

use super::constant::Value;
use super::lex::{Punct, Token};
use super::stmt::vector_named;
use super::{MAX_DEPTH, Parser, Result2};
use crate::model::{
    Address, Attribute, DataValue, Dim, FileDirective, FuncDirective, Function, FunctionKind, Init, Item,
    Linkage, Module, Param, PtrAttr, ScalarType, Section, SectionLine, StateSpace, TargetOption, Variable,
};
use crate::symbol::{Interner, Sym};

/// A module before it owns its symbol table.
pub(super) struct ModuleParts {
    version: PtxVersion,
    target: Sym,
    target_options: Vec<TargetOption>,
    address_size: u8,
    items: Vec<Item>,
}

impl ModuleParts {
    pub(super) fn into_module(self, symbols: Interner) -> Module {
        Module {
            symbols,
            header: Vec::new(),
            version: self.version,
            target: self.target,
            target_options: self.target_options,
            address_size: self.address_size,
            items: self.items,
        }
    }
}

/// The type of that name.
pub(super) fn type_named(word: &str) -> Option<ScalarType> {
    match crate::model::Modifier::parse(word) {
        Some(crate::model::Modifier::Type(ty)) => Some(ty),
        _ => None,
    }
}

fn space_named(word: &str) -> Option<StateSpace> {
    match crate::model::Modifier::parse(word) {
        Some(crate::model::Modifier::Space(space)) => Some(space),
        _ => None,
    }
}

impl<'t> Parser<'t, '_> {
    pub(super) fn module(&mut self) -> Result2<ModuleParts> {
        let mut version = None;
        let mut target = None;
        let mut target_options = Vec::new();
        let mut address_size = 64;
        let mut items = Vec::new();
        loop {
            match self.token {
                Token::Eof => break,
                Token::Dot("version") => {
                    self.bump();
                    version = Some(self.version()?);
                }
                Token::Dot("target") => {
                    self.bump();
                    self.target(&mut target, &mut target_options)?;
                }
                Token::Dot("address_size") => {
                    self.bump();
                    let offset = self.offset;
                    address_size = match self.u32_constant()? {
                        32 => 32,
                        64 => 64,
                        _ => return self.error_at(offset, "the address size is 32 or 64"),
                    };
                }
                Token::Punct(Punct::Semicolon) => {
                    self.bump();
                }
                _ if version.is_none() => return self.error("no '.version' directive before this"),
                _ if target.is_none() => return self.error("no '.target' directive before this"),
                _ => self.items(&mut items)?,
            }
        }
        if let Some(lexical) = self.pending {
            return Err(lexical.into());
        }
        let Some(version) = version else { return self.error_at(0, "no '.version' directive") };
        let Some(target) = target else { return self.error_at(0, "no '.target' directive") };
        Ok(ModuleParts { version, target, target_options, address_size, items })
    }

    /// Items up to the end of the text, as in module-level assembly.
    pub(super) fn item_fragment(&mut self) -> Result2<Vec<Item>> {
        let mut items = Vec::new();
        while self.token != Token::Eof {
            if !self.eat(Punct::Semicolon) {
                self.items(&mut items)?;
            }
        }
        match self.pending {
            Some(lexical) => Err(lexical.into()),
            None => Ok(items),
        }
    }

    /// `9.0`
    fn version(&mut self) -> Result2<PtxVersion> {
        let begin = self.offset;
        self.bump();
        let text = self.lexer.text_between(begin, self.previous_end);
        let version = text
            .split_once('.')
            .and_then(|(major, minor)| Some(PtxVersion::new(major.parse().ok()?, minor.parse().ok()?)));
        match version {
            Some(version) => Ok(version),
            None => self.error_at(begin, "expected a version such as 9.0"),
        }
    }

    fn target(&mut self, target: &mut Option<Sym>, options: &mut Vec<TargetOption>) -> Result2<()> {
        loop {
            let offset = self.offset;
            let word = self.ident("an architecture")?;
            if let Some(&option) = TargetOption::ALL.iter().find(|o| o.text() == word) {
                options.push(option);
            } else if target.is_some() {
                return self.error_at(offset, "a second architecture");
            } else if word.starts_with("sm_") || word.starts_with("compute_") {
                *target = Some(self.symbols.intern(word));
            } else {
                return self.error_at(offset, format!("unknown target option '{word}'"));
            }
            if !self.eat(Punct::Comma) {
                return Ok(());
            }
        }
    }

    /// One item (several when one declaration names several variables).
    fn items(&mut self, items: &mut Vec<Item>) -> Result2<()> {
        let offset = self.offset;
        let Token::Dot(word) = self.token else { return self.expected("a directive") };
        let mut offsets = Vec::new();
        match word {
            "alias" => {
                self.bump();
                let alias = self.name("a function name")?;
                self.expect(Punct::Comma)?;
                let aliasee = self.name("a function name")?;
                self.expect(Punct::Semicolon)?;
                items.push(Item::Alias { alias, aliasee });
            }
            "file" => {
                self.bump();
                items.push(Item::File(self.file()?));
            }
            "section" => {
                self.bump();
                items.push(Item::Section(Box::new(self.section()?)));
            }
            "pragma" => {
                self.bump();
                items.push(Item::Pragma(self.pragma_strings()?));
            }
            _ => {
                let linkage = self.linkage();
                let attributes = self.attributes()?;
                let kind = match self.token {
                    Token::Dot("entry") => Some(FunctionKind::Entry),
                    Token::Dot("func") => Some(FunctionKind::Func),
                    _ => None,
                };
                if let Some(kind) = kind {
                    self.bump();
                    let function = self.function(kind, linkage, attributes, &mut offsets)?;
                    items.push(Item::Function(Box::new(function)));
                } else {
                    let Some(space) = self.variable_space() else {
                        return match self.token {
                            Token::Dot(word) => self.error(format!("unknown directive '.{word}'")),
                            _ => self.expected("a directive"),
                        };
                    };
                    self.variables(linkage, space, |mut variable| {
                        variable.attributes.splice(0..0, attributes.iter().copied());
                        items.push(Item::Variable(Box::new(variable)));
                    })?;
                }
            }
        }
        self.positions.items.resize(items.len(), offset as u32);
        self.positions.stmts.resize_with(items.len(), Vec::new);
        if let Some(last) = self.positions.stmts.last_mut() {
            *last = offsets;
        }
        Ok(())
    }

    /// `.attribute(.managed, .unified(1, 2))`, possibly several or none.
    fn attributes(&mut self) -> Result2<Vec<Attribute>> {
        let mut attributes = Vec::new();
        while self.eat_dot("attribute") {
            self.expect(Punct::OpenParen)?;
            loop {
                if self.eat_dot("managed") {
                    attributes.push(Attribute::Managed);
                } else if self.eat_dot("unified") {
                    self.expect(Punct::OpenParen)?;
                    let a = self.int_constant()? as u64;
                    self.expect(Punct::Comma)?;
                    let b = self.int_constant()? as u64;
                    self.expect(Punct::CloseParen)?;
                    attributes.push(Attribute::Unified(a, b));
                } else {
                    return self.expected("an attribute");
                }
                if self.eat(Punct::CloseParen) {
                    break;
                }
                self.expect(Punct::Comma)?;
            }
        }
        Ok(attributes)
    }

    /// After `.entry` or `.func`.
    fn function(
        &mut self,
        kind: FunctionKind,
        linkage: Linkage,
        mut attributes: Vec<Attribute>,
        offsets: &mut Vec<u32>,
    ) -> Result2<Function> {
        attributes.extend(self.attributes()?);
        // Parameters in `.reg` space are visible in the body only.
        self.scopes.open();
        let returns = if self.at(Punct::OpenParen) { self.param_list()? } else { Vec::new() };
        let name = self.name("a function name")?;
        let params = if self.at(Punct::OpenParen) { self.param_list()? } else { Vec::new() };
        let directives = self.func_directives()?;
        let mut function =
            Function { attributes, returns, params, directives, ..Function::new(kind, linkage, name) };
        if self.eat(Punct::OpenBrace) {
            let body = self.body()?;
            function.body = Some(body.stmts);
            *offsets = body.offsets;
        } else if !self.eat(Punct::Semicolon) && !matches!(self.token, Token::Dot(_)) {
            // The prototype of an alias comes without a semicolon.
            return self.expected("'{' or ';'");
        }
        self.scopes.close();
        Ok(function)
    }

    /// `(.param .b32 a, .param .b64 b)`
    pub(super) fn param_list(&mut self) -> Result2<Vec<Param>> {
        self.expect(Punct::OpenParen)?;
        let mut params = Vec::new();
        if self.eat(Punct::CloseParen) {
            return Ok(params);
        }
        loop {
            params.push(self.param()?);
            if self.eat(Punct::CloseParen) {
                return Ok(params);
            }
            self.expect(Punct::Comma)?;
        }
    }

    fn param(&mut self) -> Result2<Param> {
        let space = match self.token {
            Token::Dot("param") => StateSpace::Param,
            Token::Dot("reg") => StateSpace::Reg,
            _ => return self.expected("'.param' or '.reg'"),
        };
        self.bump();
        let mut align = None;
        let mut ty = None;
        let mut ptr: Option<PtrAttr> = None;
        while let Token::Dot(word) = self.token {
            self.bump();
            match word {
                "align" => {
                    let value = Some(self.u32_constant()?);
                    match &mut ptr {
                        Some(ptr) => ptr.align = value,
                        None => align = value,
                    }
                }
                "ptr" => ptr = Some(PtrAttr::default()),
                _ => match (&mut ptr, type_named(word), space_named(word)) {
                    (Some(ptr), Some(opaque), _) => ptr.opaque = Some(opaque),
                    (Some(ptr), _, Some(space)) => ptr.space = Some(space),
                    (None, Some(named), _) => ty = Some(named),
                    _ => {
                        return self
                            .error_at(self.previous_end, format!("unknown parameter attribute '.{word}'"));
                    }
                },
            }
        }
        let Some(ty) = ty else { return self.expected("a type") };
        let name = match self.token {
            Token::Ident(word) => {
                self.bump();
                word
            }
            _ => "_",
        };
        let name = self.symbols.intern(name);
        if space == StateSpace::Reg {
            self.scopes.declare(name);
        }
        Ok(Param { space, align, ty, ptr, name, dims: self.dims()? })
    }

    fn dims(&mut self) -> Result2<Vec<Dim>> {
        let mut dims = Vec::new();
        while self.eat(Punct::OpenBracket) {
            if self.eat(Punct::CloseBracket) {
                dims.push(None);
                continue;
            }
            let offset = self.offset;
            let size = self.int_constant()?;
            if size < 0 {
                return self.error_at(offset, "negative array size");
            }
            dims.push(Some(size as u64));
            self.expect(Punct::CloseBracket)?;
        }
        Ok(dims)
    }

    /// Directives between a parameter list and the body.
    pub(super) fn func_directives(&mut self) -> Result2<Vec<FuncDirective>> {
        let mut directives = Vec::new();
        while let Token::Dot(word) = self.token {
            let mark = self.mark();
            self.bump();
            directives.push(match word {
                "maxntid" => FuncDirective::MaxNtid(self.extents()?),
                "reqntid" => FuncDirective::ReqNtid(self.extents()?),
                "reqnctapercluster" => FuncDirective::ReqNctaPerCluster(self.extents()?),
                "minnctapersm" => FuncDirective::MinNctaPerSm(self.u32_constant()?),
                "maxnctapersm" => FuncDirective::MaxNctaPerSm(self.u32_constant()?),
                "maxnreg" => FuncDirective::MaxNreg(self.u32_constant()?),
                "local_maxnreg" => FuncDirective::LocalMaxNreg(self.u32_constant()?),
                "maxclusterrank" => FuncDirective::MaxClusterRank(self.u32_constant()?),
                "abi_preserve" => FuncDirective::AbiPreserve(self.u32_constant()?),
                "abi_preserve_control" => FuncDirective::AbiPreserveControl(self.u32_constant()?),
                "abi_preserve_after" => FuncDirective::AbiPreserveAfter(self.u32_constant()?),
                "noreturn" => FuncDirective::NoReturn,
                "explicitcluster" => FuncDirective::ExplicitCluster,
                "blocksareclusters" => FuncDirective::BlocksAreClusters,
                "pragma" => FuncDirective::Pragma(self.pragma_strings()?),
                // Something of the module level after a prototype without a semicolon.
                _ => {
                    self.reset(mark);
                    break;
                }
            });
        }
        Ok(directives)
    }

    fn extents(&mut self) -> Result2<Vec<u32>> {
        let mut extents = vec![self.u32_constant()?];
        while extents.len() < 3 && self.eat(Punct::Comma) {
            extents.push(self.u32_constant()?);
        }
        Ok(extents)
    }

    /// After the state space: attributes, type, names with their initialisers, semicolon.
    pub(super) fn variables(
        &mut self,
        linkage: Linkage,
        space: StateSpace,
        mut each: impl FnMut(Variable),
    ) -> Result2<()> {
        let mut attributes = Vec::new();
        let mut align = None;
        let mut vector = None;
        let mut ty = None;
        while let Token::Dot(word) = self.token {
            if word == "attribute" {
                attributes.extend(self.attributes()?);
                continue;
            }
            if word == "align" {
                self.bump();
                align = Some(self.u32_constant()?);
                continue;
            }
            if let Some(v) = vector_named(word) {
                vector = Some(v);
            } else if let Some(t) = type_named(word) {
                ty = Some(t);
            } else {
                return self.error(format!("unknown type '.{word}'"));
            }
            self.bump();
        }
        let Some(ty) = ty else { return self.expected("a type") };
        loop {
            let name = self.name("a variable name")?;
            let dims = self.dims()?;
            let init = if self.eat(Punct::Eq) { Some(self.init(ty, 0)?) } else { None };
            each(Variable {
                linkage,
                space,
                attributes: attributes.clone(),
                align,
                vector,
                ty,
                name,
                dims,
                init,
            });
            if self.eat(Punct::Semicolon) {
                return Ok(());
            }
            self.expect(Punct::Comma)?;
        }
    }

    fn init(&mut self, ty: ScalarType, depth: u32) -> Result2<Init> {
        if depth >= MAX_DEPTH {
            return self.error("initializer nested too deeply");
        }
        if !self.eat(Punct::OpenBrace) {
            return self.scalar_init(ty);
        }
        if self.eat(Punct::CloseBrace) {
            return Ok(Init::List(Vec::new()));
        }
        if ty.bits() == 8 {
            if let Some(bytes) = self.byte_list()? {
                return Ok(Init::Bytes(bytes));
            }
        }
        if matches!(ty, ScalarType::Texref | ScalarType::Samplerref | ScalarType::Surfref) {
            return self.field_list();
        }
        let mut elements = Vec::new();
        loop {
            elements.push(self.init(ty, depth + 1)?);
            if self.eat(Punct::CloseBrace) {
                break;
            }
            self.expect(Punct::Comma)?;
        }
        // Elements written as expressions make bytes too, once they are computed.
        if ty.bits() == 8 {
            let byte = |e: &Init| match e {
                Init::Int(value) => u8::try_from(*value).ok(),
                _ => None,
            };
            if let Some(bytes) = elements.iter().map(byte).collect() {
                return Ok(Init::Bytes(bytes));
            }
        }
        Ok(Init::List(elements))
    }

    /// A list of plain numbers 0..=255 up to its closing brace; `None`, and nothing read, if it is not one.
    fn byte_list(&mut self) -> Result2<Option<Vec<u8>>> {
        let mark = self.mark();
        let mut bytes = Vec::new();
        while let Token::Int { value: value @ 0..=255, .. } = self.token {
            bytes.push(value as u8);
            self.bump();
            if self.eat(Punct::CloseBrace) {
                return Ok(Some(bytes));
            }
            if !self.eat(Punct::Comma) {
                break;
            }
        }
        self.reset(mark);
        Ok(None)
    }

    /// `addr_mode_0 = wrap, ... }`
    fn field_list(&mut self) -> Result2<Init> {
        let mut fields = Vec::new();
        loop {
            let name = self.name("a field name")?;
            self.expect(Punct::Eq)?;
            let begin = self.offset;
            if !matches!(self.token, Token::Ident(_) | Token::Int { .. }) {
                return self.expected("a value");
            }
            self.bump();
            let value = self.lexer.text_between(begin, self.previous_end);
            fields.push((name, self.symbols.intern(value)));
            if self.eat(Punct::CloseBrace) {
                return Ok(Init::Fields(fields));
            }
            self.expect(Punct::Comma)?;
        }
    }

    fn scalar_init(&mut self, ty: ScalarType) -> Result2<Init> {
        match self.token {
            Token::Ident(word) if word != "WARP_SZ" => return Ok(Init::Address(self.init_address()?)),
            Token::Int { value, .. } => {
                let mark = self.mark();
                self.bump();
                if self.eat(Punct::OpenParen) {
                    let address = self.init_address()?;
                    self.expect(Punct::CloseParen)?;
                    return Ok(Init::Mask(value, address));
                }
                self.reset(mark);
            }
            _ => {}
        }
        Ok(match self.constant()? {
            Value::Int { bits, .. } => Init::Int(bits),
            Value::F32(bits) => Init::F32(bits),
            // What a double constant means is decided by the type it initialises.
            Value::F64(bits) if ty == ScalarType::F32 => Init::F32((f64::from_bits(bits) as f32).to_bits()),
            Value::F64(bits) => Init::F64(bits),
        })
    }

    /// `sym+8`, `generic(sym)+8`, `generic(sym+8)`, `sym[2]` counted in bytes as an offset is not accepted.
    fn init_address(&mut self) -> Result2<Address> {
        let word = self.ident("a symbol")?;
        let generic = word == "generic" && self.at(Punct::OpenParen);
        let symbol = if generic {
            self.bump();
            self.name("a symbol")?
        } else {
            self.symbols.intern(word)
        };
        let mut offset = self.init_offset()?;
        if generic {
            self.expect(Punct::CloseParen)?;
            offset = offset.wrapping_add(self.init_offset()?);
        }
        Ok(Address { symbol, offset, generic })
    }

    fn init_offset(&mut self) -> Result2<i64> {
        if self.eat(Punct::Plus) || self.at(Punct::Minus) { self.int_constant() } else { Ok(0) }
    }

    /// After `.file`.
    fn file(&mut self) -> Result2<FileDirective> {
        let index = self.u32_constant()?;
        let path = Box::from(self.string()?);
        let mut timestamp_and_size = None;
        if self.eat(Punct::Comma) {
            let timestamp = self.int_constant()? as u64;
            self.expect(Punct::Comma)?;
            timestamp_and_size = Some((timestamp, self.int_constant()? as u64));
        }
        Ok(FileDirective { index, path, timestamp_and_size })
    }

    /// After `.section`.
    fn section(&mut self) -> Result2<Section> {
        let name = self.section_name()?;
        self.expect(Punct::OpenBrace)?;
        let mut lines = Vec::new();
        loop {
            match self.token {
                Token::Punct(Punct::CloseBrace) => {
                    self.bump();
                    return Ok(Section { name, lines });
                }
                Token::Dot(word @ ("b8" | "b16" | "b32" | "b64")) => {
                    self.bump();
                    let ty = type_named(word).unwrap_or(ScalarType::B8);
                    let mut values = vec![self.data_value()?];
                    while self.eat(Punct::Comma) {
                        values.push(self.data_value()?);
                    }
                    lines.push(SectionLine::Data(ty, values));
                }
                Token::Ident(word) => {
                    self.bump();
                    self.expect(Punct::Colon)?;
                    lines.push(SectionLine::Label(self.symbols.intern(word)));
                }
                _ => return self.expected("debug data or '}'"),
            }
        }
    }

    fn section_name(&mut self) -> Result2<Sym> {
        match self.token {
            Token::Dot(_) | Token::Ident(_) => {
                let begin = self.offset;
                self.bump();
                let text = self.lexer.text_between(begin, self.previous_end);
                Ok(self.symbols.intern(text))
            }
            _ => self.expected("a section name"),
        }
    }

    fn data_value(&mut self) -> Result2<DataValue> {
        match self.token {
            Token::Dot(_) | Token::Ident(_) => {
                let symbol = self.section_name()?;
                if self.at(Punct::Minus) {
                    let mark = self.mark();
                    self.bump();
                    if matches!(self.token, Token::Ident(_) | Token::Dot(_)) {
                        let other = self.section_name()?;
                        return Ok(DataValue::Difference(symbol, other));
                    }
                    self.reset(mark);
                }
                Ok(DataValue::Symbol(symbol, self.init_offset()?))
            }
            _ => Ok(DataValue::Int(self.int_constant()?)),
        }
    }
}
