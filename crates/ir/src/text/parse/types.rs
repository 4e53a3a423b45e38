//! Types. Typed pointers are read as `ptr`; the pointee is handed out where old syntax needs it.

use super::lexer::Tok;
use super::{Name, PResult, Parser};
use crate::types::{AddrSpace, StructBody, Type, TypeData};

impl<'a> Parser<'a> {
    /// A type that may be void.
    pub(super) fn ty_or_void(&mut self) -> PResult<Type> {
        Ok(self.ty_pointee()?.0)
    }

    /// A type other than void.
    pub(super) fn ty(&mut self) -> PResult<Type> {
        let at = self.offset();
        let ty = self.ty_or_void()?;
        if ty == Type::VOID {
            return self.err_at(at, "void type only allowed for function results");
        }
        Ok(ty)
    }

    /// A type and, if it is written as a typed pointer, what it points to.
    pub(super) fn ty_pointee(&mut self) -> PResult<(Type, Option<Type>)> {
        // The common ones first, without recursion bookkeeping.
        let start = self.offset();
        let mut ty = match self.tok {
            Tok::Word => self.ty_word()?,
            Tok::Local => {
                let name = match self.sigil_name()? {
                    Name::Number(n) => n.to_string().into(),
                    Name::Text(t) => t,
                };
                self.bump();
                match self.type_aliases.get(&name).or_else(|| self.named_structs.get(&name)) {
                    Some(&ty) => ty,
                    None => {
                        let ty = self.module.types.named_struct(&name);
                        self.named_structs.insert(name, ty);
                        ty
                    }
                }
            }
            Tok::Punct(b'{') => self.literal_struct()?,
            Tok::Punct(b'[') => self.nested(|p| {
                p.bump();
                let len = p.uint()?;
                p.expect_word("x")?;
                let at = p.offset();
                let elem = p.ty()?;
                p.expect(b']')?;
                p.element_type(elem, at)?;
                Ok(p.module.types.array(elem, len))
            })?,
            Tok::Punct(b'<') => self.nested(|p| p.vector_or_packed())?,
            _ => return self.expected("a type"),
        };
        let mut pointee = None;
        loop {
            match self.tok {
                Tok::Punct(b'*') => {
                    if matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
                        return self.err("no pointers to this type");
                    }
                    self.bump();
                    pointee = Some(ty);
                    ty = Type::PTR;
                }
                Tok::Word if self.at_word("addrspace") && !self.module.types.is_ptr(ty) => {
                    // `T addrspace(n)*`; after an opaque `ptr` it was read already.
                    let space = self.addr_space()?;
                    self.expect(b'*')?;
                    pointee = Some(ty);
                    ty = self.module.types.ptr(space);
                }
                Tok::Word if self.at_word("addrspace") && pointee.is_some() => {
                    let space = self.addr_space()?;
                    self.expect(b'*')?;
                    pointee = Some(ty);
                    ty = self.module.types.ptr(space);
                }
                Tok::Punct(b'(') => {
                    ty = self.nested(|p| p.function_type(ty))?;
                    pointee = None;
                }
                _ => break,
            }
        }
        if self.lex.start == start {
            return self.expected("a type");
        }
        Ok((ty, pointee))
    }

    fn ty_word(&mut self) -> PResult<Type> {
        let word = self.word();
        let ty = match word {
            "i32" => Type::I32,
            "ptr" => {
                self.bump();
                let space = if self.at_word("addrspace") { self.addr_space()? } else { AddrSpace::GENERIC };
                return Ok(self.module.types.ptr(space));
            }
            "i64" => Type::I64,
            "float" => Type::FLOAT,
            "i1" => Type::I1,
            "i8" => Type::I8,
            "void" => Type::VOID,
            "double" => Type::DOUBLE,
            "half" => Type::HALF,
            "bfloat" => Type::BFLOAT,
            "fp128" => Type::FP128,
            "x86_fp80" => Type::X86_FP80,
            "ppc_fp128" => Type::PPC_FP128,
            "label" => Type::LABEL,
            "metadata" => Type::METADATA,
            "token" => Type::TOKEN,
            "target" => return self.nested(|p| p.target_type()),
            "x86_mmx" | "x86_amx" => {
                return self.err(format!("type '{word}' is not supported"));
            }
            _ => match word.strip_prefix('i').and_then(|d| d.parse::<u32>().ok()) {
                Some(w @ 1..=0x80_0000) => self.module.types.int(w),
                Some(_) => return self.err("bitwidth for integer type out of range"),
                None => return self.expected("a type"),
            },
        };
        self.bump();
        Ok(ty)
    }

    /// `addrspace(n)`.
    pub(super) fn addr_space(&mut self) -> PResult<AddrSpace> {
        self.expect_word("addrspace")?;
        self.expect(b'(')?;
        let at = self.offset();
        let n = if self.tok == Tok::Str {
            // Symbolic names of the data layout.
            match self.text_string()?.as_ref() {
                "A" => self.module.data_layout.alloca_space.0,
                "G" => self.module.data_layout.globals_space.0,
                "P" => self.module.data_layout.program_space.0,
                other => return self.err_at(at, format!("unknown address space '{other}'")),
            }
        } else {
            self.uint32()?
        };
        if n >= 1 << 24 {
            return self.err_at(at, "address space must be a 24-bit number");
        }
        self.expect(b')')?;
        Ok(AddrSpace(n))
    }

    /// `{ T, T }`; the current token is the brace.
    /// `{ ... }`. Front ends that write no names for their types write the same text many times.
    fn literal_struct(&mut self) -> PResult<Type> {
        let text = self.braced_text();
        if let Some(&ty) = text.and_then(|text| self.literal_structs.get(text)) {
            self.lex.end = self.lex.start + text.map_or(0, <[u8]>::len);
            self.bump();
            return Ok(ty);
        }
        let body = self.nested(|p| p.struct_fields(false))?;
        let ty = self.module.types.intern(TypeData::Struct(body));
        if let Some(text) = text {
            self.literal_structs.insert(text, ty);
        }
        Ok(ty)
    }

    /// The text from the current brace to the one that closes it, if it means the same everywhere: names of types may get
    /// their meaning later, and quotes and comments may hold braces.
    fn braced_text(&self) -> Option<&'a [u8]> {
        let text = self.lex.src.get(self.lex.start..)?;
        let mut open = 0;
        for (i, byte) in text.iter().enumerate() {
            match byte {
                b'{' => open += 1,
                b'}' => open -= 1,
                b'%' | b'"' | b';' => return None,
                _ => continue,
            }
            if open == 0 {
                return Some(&text[..=i]);
            }
        }
        None
    }

    fn struct_fields(&mut self, packed: bool) -> PResult<StructBody> {
        self.expect(b'{')?;
        let mut fields = Vec::new();
        if !self.at(b'}') {
            loop {
                let at = self.offset();
                let ty = self.ty()?;
                self.element_type(ty, at)?;
                fields.push(ty);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b'}')?;
        Ok(StructBody::new(fields, packed))
    }

    fn element_type(&self, ty: Type, at: usize) -> PResult<()> {
        match self.module.types.get(ty) {
            TypeData::Void
            | TypeData::Label
            | TypeData::Token
            | TypeData::Metadata
            | TypeData::Function { .. } => self.err_at(at, "invalid element type"),
            _ => Ok(()),
        }
    }

    /// `<N x T>`, `<vscale x N x T>` or `<{ ... }>`.
    fn vector_or_packed(&mut self) -> PResult<Type> {
        self.bump();
        if self.at(b'{') {
            let body = self.struct_fields(true)?;
            self.expect(b'>')?;
            return Ok(self.module.types.intern(TypeData::Struct(body)));
        }
        let scalable = self.eat_word("vscale");
        if scalable {
            self.expect_word("x")?;
        }
        let at = self.offset();
        let len = self.uint32()?;
        self.expect_word("x")?;
        let elem_at = self.offset();
        let elem = self.ty()?;
        self.expect(b'>')?;
        let types = &self.module.types;
        if len == 0 {
            return self.err_at(at, "zero element vector is illegal");
        }
        if !(types.is_int(elem) || types.is_float(elem) || types.is_ptr(elem)) {
            return self.err_at(elem_at, "invalid vector element type");
        }
        Ok(types.intern(TypeData::Vector { elem, len, scalable }))
    }

    fn function_type(&mut self, ret: Type) -> PResult<Type> {
        if matches!(
            self.module.types.get(ret),
            TypeData::Function { .. } | TypeData::Label | TypeData::Metadata
        ) {
            return self.err("invalid function return type");
        }
        self.expect(b'(')?;
        let mut params = Vec::new();
        let mut vararg = false;
        if !self.at(b')') {
            loop {
                if self.tok == Tok::Ellipsis {
                    self.bump();
                    vararg = true;
                    break;
                }
                params.push(self.ty()?);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(self.module.types.function(ret, &params, vararg))
    }

    fn target_type(&mut self) -> PResult<Type> {
        self.bump();
        self.expect(b'(')?;
        let name = self.text_string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(b',') {
            if self.tok == Tok::Int {
                ints.push(self.uint32()?);
            } else if ints.is_empty() {
                types.push(self.ty_or_void()?);
            } else {
                return self.expected("a number");
            }
        }
        self.expect(b')')?;
        let data = TypeData::Target { name: (&*name).into(), types: types.into(), ints: ints.into() };
        Ok(self.module.types.intern(data))
    }

    /// `%name = type ...`.
    pub(super) fn type_definition(&mut self) -> PResult<()> {
        let at = self.offset();
        let name = match self.sigil_name()? {
            Name::Number(n) => n.to_string().into(),
            Name::Text(t) => t,
        };
        self.bump();
        self.expect(b'=')?;
        self.expect_word("type")?;
        if self.eat_word("opaque") {
            self.module.types.named_struct(&name);
            return Ok(());
        }
        // `<{` starts a packed struct, any other `<` a vector.
        let packed = self.at(b'<') && self.lex.peek_token() == Tok::Punct(b'{');
        if !packed && !self.at(b'{') {
            // A name for a type that is not a struct is only an abbreviation.
            let aliased = self.ty_or_void()?;
            if self.module.types.find_named_struct(&name).is_some()
                || self.type_aliases.insert(name, aliased).is_some()
            {
                return self.err_at(at, "redefinition of a type, or use before its definition");
            }
            return Ok(());
        }
        if packed {
            self.bump();
        }
        let ty = self.module.types.named_struct(&name);
        let body = self.nested(|p| p.struct_fields(packed))?;
        if packed {
            self.expect(b'>')?;
        }
        self.types_changed = true;
        if !self.module.types.set_struct_body(ty, &body.fields, packed) {
            return self.err_at(at, format!("redefinition of type '%{name}'"));
        }
        Ok(())
    }

    /// Refuses structs that contain themselves, and those so deep or so large when written out that walking them
    /// is unsafe. Must run before anything asks for the layout of a type.
    pub(super) fn check_types(&mut self) -> PResult<()> {
        if !std::mem::take(&mut self.types_changed) {
            return Ok(());
        }
        match crate::types::check_finite(&self.module.types) {
            Ok(()) => Ok(()),
            Err(message) => self.err(message),
        }
    }
}
