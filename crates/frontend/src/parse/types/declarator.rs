//! Declarators: `*name[3]`, `(&f)(int)`, `A<T>::operator()(int) const &`, and the abstract ones of type-ids.

use smallvec::SmallVec;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::attribute::Attrs;
use crate::sema::decl::declarator::{Chunk, Declarator, FnChunk, FnDeclarator, NameMode};
use crate::sema::decl::specifiers::DeclSpecs;
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::Decl;
use crate::tree::TokenRange;
use crate::tree::dependent::Role;
use crate::tree::types::{ArrayLen, QualType, Quals, RefQual};

/// Declarators.
impl Parser<'_, '_> {
    pub fn parse_declarator(&mut self, specs: &DeclSpecs, base: QualType, mode: NameMode) -> Declarator {
        let mut declarator = Declarator {
            qualifier: None,
            name: None,
            args: None,
            span: self.span(),
            pos: self.pos(),
            ty: base,
            function: None,
            attrs: Attrs::default(),
            asm_label: None,
            pack: false,
            outside: false,
            scope: None,
        };
        let mut chunks: SmallVec<[Chunk; 4]> = SmallVec::new();
        let outer = self.cx.scope;
        if self.enter() {
            self.parse_declarator_parts(specs, mode, &mut declarator, &mut chunks);
        }
        self.leave();
        self.apply_chunks(base, chunks, &mut declarator);
        if mode != NameMode::Forbidden {
            self.parse_declarator_tail(&mut declarator);
        }
        declarator.scope = (self.cx.scope != outer).then_some(self.cx.scope);
        self.cx.scope = outer;
        if let Some(typedef) = specs.typedef {
            self.tree.typedefs.note(declarator.span, typedef);
        }
        if specs.type_align != 0 && self.declares_object_of(base, declarator.ty) {
            declarator.attrs.type_align = specs.type_align;
        }
        declarator
    }

    /// asm labels and attributes after the declarator.
    fn parse_declarator_tail(&mut self, declarator: &mut Declarator) {
        loop {
            if self.at_kw(kw::ASM) || self.at_kw(kw::GNU_ASM) || self.at_kw(kw::GNU_ASM2) {
                if self.peek(1).kind != TokenKind::LParen {
                    return;
                }
                self.bump();
                let range = self.skip_brackets();
                let mut text = String::new();
                for i in range.start + 1..range.end - 1 {
                    let t = self.tokens.get(i as usize);
                    if t.kind == TokenKind::String {
                        text.push_str(t.text(self.interner).trim_matches('"'));
                    }
                }
                declarator.asm_label = Some(self.interner.intern(text.as_bytes()));
            } else if self.at_attribute() {
                let mut attrs = std::mem::take(&mut declarator.attrs);
                self.parse_attributes(&mut attrs);
                declarator.ty = self.apply_type_attrs(declarator.ty, &attrs);
                attrs.mode = None;
                attrs.vector_size = None;
                declarator.attrs = attrs;
            } else {
                return;
            }
        }
    }

    pub(crate) fn parse_pointer_operators(&mut self, chunks: &mut Vec<Chunk>) {
        while let Some(chunk) = self.parse_pointer_operator(&mut Attrs::default()) {
            chunks.push(chunk);
        }
    }

    /// `attrs` takes what is said of the declaration behind the operator: `int *__device__ f();`.
    fn parse_pointer_operator(&mut self, attrs: &mut Attrs) -> Option<Chunk> {
        match self.kind() {
            TokenKind::Star => {
                self.bump();
                Some(Chunk::Pointer(self.parse_pointer_quals(attrs)))
            }
            TokenKind::Amp => {
                self.bump();
                self.parse_pointer_quals(attrs);
                Some(Chunk::LValueRef)
            }
            TokenKind::AmpAmp => {
                self.bump();
                self.parse_pointer_quals(attrs);
                Some(Chunk::RValueRef)
            }
            TokenKind::Keyword if !self.at_kw(kw::DECLTYPE) => None,
            TokenKind::Ident | TokenKind::ColonColon | TokenKind::Keyword => {
                if !self.at_member_pointer() {
                    return None;
                }
                let start = self.pos();
                let qualifier = self.parse_qualifier();
                if !self.expect(TokenKind::Star) {
                    if self.pos() == start {
                        self.bump();
                    }
                    return None;
                }
                let quals = self.parse_pointer_quals(attrs);
                match qualifier {
                    Some(Qualifier::Type(ty)) => Some(Chunk::Member(ty.ty(), quals)),
                    _ => {
                        let span = self.prev_span();
                        self.report(diag::pointer_to_member_requires_class(), span);
                        Some(Chunk::Pointer(quals))
                    }
                }
            }
            _ => None,
        }
    }

    /// `A::B<C>::*`, decided without parsing.
    fn at_member_pointer(&mut self) -> bool {
        let mut at = self.pos();
        if self.tokens.get(at as usize).kind == TokenKind::ColonColon {
            at += 1;
        }
        loop {
            // `decltype(x)::*`
            if at == self.pos() && self.at_kw(kw::DECLTYPE) {
                at = self.matching_at(at + 1);
            } else if self.tokens.get(at as usize).kind != TokenKind::Ident {
                return false;
            }
            at += 1;
            if self.tokens.get(at as usize).kind == TokenKind::Less {
                match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => return false,
                }
            }
            if self.tokens.get(at as usize).kind != TokenKind::ColonColon {
                return false;
            }
            at += 1;
            match self.tokens.get(at as usize).kind {
                TokenKind::Star => return true,
                TokenKind::Keyword if self.tokens.get(at as usize).symbol() == kw::TEMPLATE => at += 1,
                _ => {}
            }
        }
    }

    fn parse_pointer_quals(&mut self, attrs: &mut Attrs) -> Quals {
        let mut quals = Quals::empty();
        // That of what this points to.
        attrs.align = 0;
        loop {
            let t = self.tok();
            if t.kind == TokenKind::Keyword {
                match t.symbol() {
                    kw::CONST | kw::GNU_CONST | kw::GNU_CONST2 => quals |= Quals::CONST,
                    kw::VOLATILE | kw::GNU_VOLATILE | kw::GNU_VOLATILE2 => quals |= Quals::VOLATILE,
                    kw::GNU_RESTRICT | kw::GNU_RESTRICT2 => quals |= Quals::RESTRICT,
                    kw::GNU_EXTENSION2 => {}
                    _ => {
                        if self.at_attribute() {
                            let mut own = Attrs::default();
                            self.parse_attributes(&mut own);
                            // These are the pointer's.
                            (own.mode, own.vector_size) = (None, None);
                            attrs.merge(own);
                            continue;
                        }
                        return quals;
                    }
                }
                self.bump();
            } else if self.at_std_attribute() {
                self.parse_attributes(&mut Attrs::default());
            } else {
                return quals;
            }
        }
    }

    /// Collects chunks so that applying them in order to the base type gives the declared type.
    fn parse_declarator_parts(
        &mut self,
        specs: &DeclSpecs,
        mode: NameMode,
        out: &mut Declarator,
        chunks: &mut SmallVec<[Chunk; 4]>,
    ) {
        if self.at_attribute() {
            let mut attrs = std::mem::take(&mut out.attrs);
            self.parse_attributes(&mut attrs);
            out.attrs = attrs;
        }
        while let Some(chunk) = self.parse_pointer_operator(&mut out.attrs) {
            let reference = |c: &Chunk| matches!(c, Chunk::LValueRef | Chunk::RValueRef);
            if reference(&chunk) && chunks.last().is_some_and(reference) {
                let span = self.prev_span();
                self.report(diag::reference_to_reference_is_not_allowed(), span);
            }
            chunks.push(chunk);
            if self.at_attribute() {
                self.parse_attributes(&mut out.attrs);
            }
        }
        let unnamed_pack = mode == NameMode::Optional && self.looks_like_pack_declarator();
        if self.at(TokenKind::Ellipsis)
            && (mode != NameMode::Required && !self.ends_after_ellipsis(mode) || unnamed_pack)
        {
            self.bump();
            chunks.push(Chunk::Pack);
            out.pack = true;
        }
        let mut inner: SmallVec<[Chunk; 4]> = SmallVec::new();
        if self.at(TokenKind::LParen) && self.at_nested_declarator(specs, mode) {
            self.bump();
            if self.at_attribute() {
                self.parse_attributes(&mut out.attrs);
            }
            if self.enter() {
                self.parse_declarator_parts(specs, mode, out, &mut inner);
            }
            self.leave();
            self.expect(TokenKind::RParen);
        } else if mode != NameMode::Forbidden {
            self.parse_declarator_name(mode, out);
        }
        if out.outside && inner.is_empty() {
            let object = self.at(TokenKind::LParen) && specs.ty.is_some() && self.names_data_member(out);
            if !object {
                self.skip_outside_suffixes(chunks);
            }
            return;
        }
        // Suffixes bind tighter than the prefix operators.
        let mut suffixes: SmallVec<[Chunk; 2]> = SmallVec::new();
        loop {
            match self.kind() {
                TokenKind::LParen if self.at_parameter_clause(specs, mode, out, &inner) => {
                    let chunk = self.parse_function_chunk(specs, out, &inner);
                    suffixes.push(Chunk::Function(Box::new(chunk)));
                }
                TokenKind::LBracket if !self.at_std_attribute() => {
                    if mode == NameMode::Required && out.name.is_none() && inner.is_empty() {
                        break;
                    }
                    suffixes.push(Chunk::Array(self.parse_array_bound()));
                }
                TokenKind::LBracket if self.at_std_attribute() => {
                    self.parse_attributes(&mut out.attrs);
                }
                TokenKind::Keyword if suffixes.is_empty() && self.at_attributes_of_array() => {
                    self.parse_attributes(&mut out.attrs);
                }
                _ => break,
            }
        }
        // Most declarators have neither.
        while let Some(chunk) = suffixes.pop() {
            chunks.push(chunk);
        }
        if !inner.is_empty() {
            chunks.extend(inner);
        }
    }

    /// Behind a name: whether attributes that are words follow (`alignas`), and bounds of an array behind them. At the end of a
    /// declarator attributes say something of the whole type.
    fn at_attributes_of_array(&mut self) -> bool {
        if !self.at_attribute() {
            return false;
        }
        let start = self.mark();
        while self.at_attribute() && self.peek(1).kind == TokenKind::LParen {
            self.bump();
            self.skip_brackets();
        }
        let array = self.at(TokenKind::LBracket);
        self.rewind(start);
        array
    }

    /// `...` followed by the end of the element is a pack expansion in a template argument, not a declarator.
    fn ends_after_ellipsis(&self, mode: NameMode) -> bool {
        mode == NameMode::Forbidden
            || matches!(
                self.peek(1).kind,
                TokenKind::Comma
                    | TokenKind::RParen
                    | TokenKind::Greater
                    | TokenKind::Equal
                    | TokenKind::LBrace
            )
    }

    /// For an unnamed parameter `T...`: a pack if something in it is one; else the C ellipsis without a comma.
    fn looks_like_pack_declarator(&self) -> bool {
        self.context.expanding_param || self.in_pattern()
    }

    /// Whether a member that is defined outside its class is an object: a parenthesis behind it holds its initialiser,
    /// whatever that looks like.
    pub(crate) fn names_data_member(&self, declarator: &Declarator) -> bool {
        let Some(IdName::Ident(name)) = declarator.name else { return false };
        if self.peek(1).kind == TokenKind::RParen {
            return false;
        }
        if let Some((owner, ..)) = self.pattern_owner(declarator.qualifier) {
            return self.declares_object(owner, name.into());
        }
        let Some(Qualifier::Type(ty)) = declarator.qualifier else { return false };
        let scope = self.tree.types.as_record(ty).and_then(|r| self.tree.records[r].scope.expand());
        scope.is_some_and(|s| self.entries(s, name.into()).iter().any(|e| matches!(e.decl, Decl::Var(_))))
    }

    /// After the name of a class template's member that is defined outside the class: parameters are looked up in the
    /// class, which is known only when an instance needs the definition. Says only whether it is a function.
    fn skip_outside_suffixes(&mut self, chunks: &mut SmallVec<[Chunk; 4]>) {
        if !self.at(TokenKind::LParen) {
            while self.at(TokenKind::LBracket) {
                self.skip_brackets();
            }
            return;
        }
        let open = self.mark();
        self.bump();
        let parameters = self.at(TokenKind::RParen)
            || self.at(TokenKind::Ellipsis)
            || (self.at_decl_specifier() || self.at_kw(kw::TYPENAME))
                && !matches!(self.peek(1).kind, TokenKind::LParen | TokenKind::LBrace);
        self.rewind(open);
        self.skip_brackets();
        if self.at(TokenKind::Semi) && !parameters {
            // A static member and its initialiser.
            self.rewind(open);
            return;
        }
        loop {
            match self.kind() {
                TokenKind::LBrace
                | TokenKind::Semi
                | TokenKind::Colon
                | TokenKind::Equal
                | TokenKind::Eof => break,
                TokenKind::Keyword if self.at_kw(kw::TRY) => break,
                TokenKind::LParen | TokenKind::LBracket => {
                    self.skip_brackets();
                }
                TokenKind::Keyword if self.at_kw(kw::REQUIRES) => {
                    self.bump();
                    self.skip_constraint();
                }
                TokenKind::Less => match self.sema.scan_template_args(self.pos()) {
                    Some(after) => self.seek(after),
                    None => {
                        self.bump();
                    }
                },
                _ => {
                    self.bump();
                }
            }
        }
        chunks.push(Chunk::Function(Box::new(FnChunk {
            params: Vec::new(),
            variadic: false,
            quals: Quals::empty(),
            ref_qual: RefQual::None,
            trailing: Some(QualType::VOID),
            info: FnDeclarator::default(),
        })));
    }

    fn parse_declarator_name(&mut self, mode: NameMode, out: &mut Declarator) {
        let t = self.tok();
        let is_name = match t.kind {
            TokenKind::Ident | TokenKind::ColonColon | TokenKind::Tilde => true,
            TokenKind::Keyword => {
                t.symbol() == kw::OPERATOR || matches!(t.symbol(), kw::DECLTYPE if mode == NameMode::Required)
            }
            _ => false,
        };
        if !is_name {
            if mode == NameMode::Required {
                let span = self.span();
                self.report(diag::expected_identifier(), span);
            }
            return;
        }
        out.span = t.span();
        out.qualifier = if mode == NameMode::Required { self.parse_qualifier() } else { None };
        self.eat_kw(kw::TEMPLATE);
        out.pos = self.pos();
        // A conversion function's type is looked up in the class.
        if let Some(q) = out.qualifier {
            self.enter_qualifier_scope(q);
        }
        out.name = match self.pattern_owner(out.qualifier) {
            Some(_) if self.at_kw(kw::OPERATOR) => self.parse_pattern_operator(out.qualifier),
            _ => self.parse_unqualified_name(out.qualifier),
        };
        if out.name.is_none() && mode == NameMode::Required {
            let span = self.span();
            self.report(diag::expected_identifier(), span);
        }
        out.outside = self.pattern_owner(out.qualifier).is_some();
        if self.at(TokenKind::Less)
            && mode == NameMode::Required
            && out.name.is_some()
            && self.sema.scan_template_args(self.pos()).is_some()
        {
            out.args = Some(self.parse_template_args(None));
        }
        out.span = self.span_from(out.span);
        // The name itself is in scope of what follows only as a declared entity; parameters and default arguments are
        // looked up in the class or namespace of the qualifier.
    }

    /// `operator T` of a class template, defined outside of it: `T` may name members of the class, which are not known before
    /// there is an instance. The type is passed over then; instances read the declarator again.
    fn parse_pattern_operator(&mut self, qualifier: Option<Qualifier>) -> Option<IdName> {
        if let Ok(name) = self.trap(|s| s.parse_unqualified_name(qualifier)) {
            return name;
        }
        self.bump();
        loop {
            match self.kind() {
                TokenKind::LParen | TokenKind::Semi | TokenKind::LBrace | TokenKind::Eof => break,
                TokenKind::Keyword if self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE) => {
                    self.bump();
                    self.skip_brackets();
                }
                TokenKind::Less => match self.sema.scan_template_args(self.pos()) {
                    Some(after) => self.seek(after),
                    None => {
                        self.bump();
                    }
                },
                _ => {
                    self.bump();
                }
            }
        }
        Some(IdName::Conversion(QualType::ERROR))
    }

    /// At `(` where a name could stand: whether it encloses a declarator, as against parameters.
    fn at_nested_declarator(&mut self, specs: &DeclSpecs, mode: NameMode) -> bool {
        let next = self.peek(1);
        match next.kind {
            TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Caret => true,
            TokenKind::RParen | TokenKind::Ellipsis => {
                mode != NameMode::Forbidden
                    && next.kind == TokenKind::Ellipsis
                    && self.peek(2).kind == TokenKind::Ident
            }
            _ if mode == NameMode::Required => specs.ty.is_some(),
            TokenKind::LParen => {
                // `((*f)(int))` against `((int))`.
                let mark = self.mark();
                self.bump();
                let nested = self.at_nested_declarator(specs, mode);
                self.rewind(mark);
                nested
            }
            TokenKind::LBracket => mode == NameMode::Forbidden && next.kind == TokenKind::LBracket,
            TokenKind::Keyword if matches!(next.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2) => true,
            TokenKind::Ident | TokenKind::ColonColon => {
                let mark = self.mark();
                self.bump();
                let member = self.at_member_pointer();
                let ty = !member && self.at_decl_specifier();
                self.rewind(mark);
                // A parenthesised parameter name, unless it is a type: then it is an unnamed function parameter.
                member || !ty && mode == NameMode::Optional
            }
            _ => false,
        }
    }

    fn parse_array_bound(&mut self) -> ArrayLen {
        let close = self.matching();
        self.bump();
        let start = self.pos();
        if self.at(TokenKind::RBracket) {
            self.bump();
            return ArrayLen::Unknown;
        }
        // C99 in parameters: qualifiers and `static`.
        while self.at_kw(kw::STATIC)
            || self.at_kw(kw::CONST)
            || self.at_kw(kw::GNU_RESTRICT)
            || self.at_kw(kw::GNU_RESTRICT2)
        {
            self.bump();
        }
        if self.at(TokenKind::RBracket) {
            self.bump();
            return ArrayLen::Unknown;
        }
        let range = TokenRange { start, end: close };
        if !self.around.protos.is_empty() && self.names_something(range) {
            self.declare_proto_params();
        }
        if self.in_pattern() {
            if self.pos() + 1 == close
                && let Some(name) = self.ident()
                && let Some(Decl::ParamValue { index, pack, .. }) = self.lookup_unqualified(name).first()
            {
                self.seek(close + 1);
                return ArrayLen::Param { depth: 0, index, pack };
            }
            if self.range_is_dependent(range) {
                self.seek(close + 1);
                return ArrayLen::Dependent(self.dependent(range, Role::Value));
            }
        }
        let span = self.span();
        let len = self.bracketed(|s| s.parse_array_len(span));
        if self.pos() != close && self.pos() < close {
            self.expect(TokenKind::RBracket);
        }
        self.seek(close + 1);
        len
    }
}
