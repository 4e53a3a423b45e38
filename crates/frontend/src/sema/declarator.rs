//! Declarators: `*name[3]`, `(&f)(int)`, `A<T>::operator()(int) const &`, and the abstract ones of type-ids.

use oxicc_source::Span;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::dependent::Role;
use crate::tree::types::{ArrayLen, FnType, NoexceptPattern, QualType, Quals, RefQual, TypeId, TypeKind};
use crate::tree::{ScopeId, TemplateArg, TokenRange};

use super::attribute::Attrs;
use super::decl_spec::{DeclSpecs, SpecContext};
use super::name::{IdName, Qualifier};
use super::scope::{Decl, LookupMode, ScopeKind};
use super::{Parser, Scoped, Sema};

/// Whether a declarator has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameMode {
    Required,
    /// Parameters.
    Optional,
    /// Type-ids.
    Forbidden,
}

/// An exception specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum NoexceptSpec {
    #[default]
    None,
    Yes,
    /// `noexcept(false)`, `throw(X)`.
    No,
    /// `noexcept(expr)`, the tokens of the expression: evaluated when somebody asks.
    Tokens(TokenRange),
}

/// A parameter pack among the parameters: `len` parameters from `start` on are its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParamPack {
    pub name: Option<Symbol>,
    pub start: u32,
    pub len: u32,
}

/// What a function declarator says beyond the type.
#[derive(Debug, Default)]
pub struct FnDeclarator {
    pub params: Vec<ParamDecl>,
    pub packs: Vec<ParamPack>,
    pub noexcept: NoexceptSpec,
    /// What it means for the type, where that is known from the beginning.
    noexcept_of_type: Option<(bool, Option<NoexceptPattern>)>,
    pub requires: Option<TokenRange>,
    pub trailing_return: bool,
    /// A parameter has type `auto`: an abbreviated function template.
    pub auto_params: bool,
    /// The first parameter is declared with `this`.
    pub explicit_object: bool,
    pub attrs: Attrs,
    /// The names of the parameters, once they are too many to be compared one by one.
    names: FxHashSet<Symbol>,
}

/// How many parameters are looked through one by one.
const FEW_PARAMS: usize = 64;

impl FnDeclarator {
    /// Whether one of the parameters so far has this name.
    pub fn declares(&self, name: Symbol) -> bool {
        self.names.contains(&name) || self.params.iter().take(FEW_PARAMS).any(|p| p.name == Some(name))
    }

    /// Adds a parameter.
    pub fn push(&mut self, param: ParamDecl) {
        if self.params.len() >= FEW_PARAMS {
            self.names.extend(param.name);
        }
        self.params.push(param);
    }
}

/// A parameter as declared.
#[derive(Clone, Debug)]
pub struct ParamDecl {
    pub name: Option<Symbol>,
    /// Adjusted, with top-level cv; in patterns possibly a pack expansion.
    pub ty: QualType,
    pub span: Span,
    pub default: Option<TokenRange>,
    pub grid_constant: bool,
    pub align: u32,
}

#[derive(Debug)]
enum Chunk {
    Pointer(Quals),
    LValueRef,
    RValueRef,
    Member(TypeId, Quals),
    Array(ArrayLen),
    Function(Box<FnChunk>),
    /// `...` between the operators and the name.
    Pack,
}

#[derive(Debug)]
struct FnChunk {
    params: Vec<QualType>,
    variadic: bool,
    quals: Quals,
    ref_qual: RefQual,
    trailing: Option<QualType>,
    info: FnDeclarator,
}

/// A declared name with its type.
#[derive(Debug)]
pub struct Declarator {
    pub qualifier: Option<Qualifier>,
    pub name: Option<IdName>,
    /// `f<int>`: an explicit specialisation or instantiation, or a friend.
    pub args: Option<Vec<TemplateArg>>,
    pub span: Span,
    /// Token index of the name.
    pub pos: u32,
    pub ty: QualType,
    /// Set if the name is directly a function.
    pub function: Option<FnDeclarator>,
    pub attrs: Attrs,
    pub asm_label: Option<Symbol>,
    /// `T... name`.
    pub pack: bool,
    /// A member of a class template, defined outside the class: only the name has been read.
    pub outside: bool,
    /// Scope of the qualifier, for what follows the declarator (initialisers of static members).
    pub scope: Option<ScopeId>,
}

/// A named parameter of a prototype: its name, its type, whether it is an element of a pack, its position.
type ProtoName = (Symbol, QualType, bool, u32);

/// Parameters of the prototype being read, for expressions in the rest of the declarator.
#[derive(Default)]
pub struct Proto {
    pub(super) names: Vec<ProtoName>,
    pub(super) declared: usize,
    pub(super) scope: Option<ScopeId>,
    /// What follows the parameters is being read.
    pub trailing: bool,
}

/// Types that stand for the `auto`s of an abbreviated function template's parameters, in order.
#[derive(Default, Clone)]
pub struct AutoParams {
    pub next: u32,
    pub types: Vec<QualType>,
    pub constraints: Vec<(u32, TokenRange)>,
    /// Which of them are packs (`auto... x`), by number.
    pub packs: Vec<u32>,
    /// The types of the elements of packs, by number, once they are known.
    pub elements: Vec<(u32, Vec<QualType>)>,
    /// The element that is being read.
    pub current: Option<QualType>,
}

/// Type-ids.
impl Parser<'_, '_> {
    /// A type-id: specifiers and an abstract declarator.
    pub fn parse_type_id(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(SpecContext::TypeOnly);
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Forbidden);
        self.note_type_id_align(&specs, base, &declarator);
        declarator.ty
    }

    /// Remembers the alignment that the type-id just read has in place of its type's.
    pub(in crate::sema) fn note_type_id_align(
        &mut self,
        specs: &DeclSpecs,
        base: QualType,
        declarator: &Declarator,
    ) {
        self.context.type_id_align = match specs.attrs.align {
            0 => declarator.attrs.name_align(),
            align if self.declares_object_of(base, declarator.ty) => align,
            _ => declarator.attrs.align,
        };
    }
}

impl Sema<'_> {
    /// Whether a declarator gives its specifiers' type itself, or arrays of it.
    fn declares_object_of(&self, base: QualType, ty: QualType) -> bool {
        let object = |ty| self.tree.types.array_base(ty).unqualified();
        object(ty) == object(base)
    }
}

impl Parser<'_, '_> {
    /// The type of `new T`, conversion functions: no function or array parts.
    pub fn parse_conversion_type(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(SpecContext::TypeOnly);
        let mut ty = self.specs_type(&specs);
        let mut chunks = Vec::new();
        self.parse_pointer_operators(&mut chunks);
        for chunk in chunks.iter() {
            ty = self.apply_indirection(ty, chunk);
        }
        ty
    }

    /// The declared base type; reports if there is none.
    pub fn specs_type(&mut self, specs: &DeclSpecs) -> QualType {
        match specs.ty {
            Some(ty) => ty,
            None => {
                self.report_missing_type();
                QualType::ERROR
            }
        }
    }

    pub fn report_missing_type(&mut self) {
        let span = self.span();
        if let Some(name) = self.ident() {
            let found = self.lookup_unqualified(name);
            if found.is_empty() {
                // A typo in a type name: say so, and step over it so that the rest can be read.
                let text = diag::identifier_is_undefined(&self.text(name));
                self.report(text, span);
                self.bump();
                if self.at(TokenKind::Less)
                    && let Some(after) = self.sema.scan_template_args(self.pos())
                {
                    self.seek(after);
                }
                return;
            }
            let mark = self.mark();
            if self.peek(1).kind == TokenKind::ColonColon
                && let Some((span, message)) = self.missing_member()
            {
                self.report(message, span);
                self.skip_qualified_name();
                return;
            }
            self.rewind(mark);
            let text = diag::is_not_type_name(&self.text(name));
            self.report(text, span);
            return;
        }
        self.report(diag::expected_type_specifier(), span);
    }
}

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

    fn parse_pointer_operators(&mut self, chunks: &mut Vec<Chunk>) {
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
    fn names_data_member(&self, declarator: &Declarator) -> bool {
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
}

impl Sema<'_> {
    /// Makes the scope of a declarator's qualifier current; the caller restores it.
    fn enter_qualifier_scope(&mut self, qualifier: Qualifier) {
        match qualifier {
            // A friend's parameters are looked up in the class.
            Qualifier::Namespace(_)
                if matches!(
                    self.scopes[self.declaration_scope(self.cx.scope)].kind,
                    ScopeKind::Record(_)
                ) => {}
            Qualifier::Namespace(ns) => {
                let inner = self.namespace_scope(ns);
                // Template parameters of the header stay visible.
                self.cx.scope = self.rebase_template_scopes(inner);
            }
            Qualifier::Type(ty) => {
                if let Some(record) = self.tree.types.as_record(ty) {
                    self.complete_record(record);
                    let here = self.declaration_scope(self.cx.scope);
                    if matches!(self.scopes[here].kind, ScopeKind::Namespace(_))
                        && let Some(ns) = self.left_namespace(record, here)
                    {
                        let inner = self.namespace_scope(ns);
                        self.cx.scope = self.rebase_template_scopes(inner);
                    }
                    self.cx.scope = self.reenter_nested(record, self.cx.scope);
                }
            }
        }
    }

    /// A scope with the current template parameters whose parent is `inner`.
    fn rebase_template_scopes(&mut self, inner: ScopeId) -> ScopeId {
        let mut list: SmallVec<[ScopeId; 2]> = SmallVec::new();
        let mut at = self.cx.scope;
        while matches!(self.scopes[at].kind, ScopeKind::Template) {
            list.push(self.scopes[at].table);
            match self.scopes[at].parent.expand() {
                Some(p) => at = p,
                None => break,
            }
        }
        let mut scope = inner;
        for table in list.into_iter().rev() {
            let id = self.new_scope(ScopeKind::Template, Some(scope));
            self.scopes[id].table = table;
            self.scopes[id].pattern |= self.scopes[table].pattern;
            self.scopes[id].substituted |= self.scopes[table].substituted;
            self.scopes[id].sees_packs |= self.scopes[table].sees_packs;
            scope = id;
        }
        scope
    }
}

impl Parser<'_, '_> {
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

    /// At `(` after a declarator: whether it is a parameter list, as against an initialiser.
    fn at_parameter_clause(
        &mut self,
        specs: &DeclSpecs,
        mode: NameMode,
        out: &Declarator,
        inner: &[Chunk],
    ) -> bool {
        if mode != NameMode::Required {
            return true;
        }
        if out.name.is_none() && inner.is_empty() {
            return false;
        }
        if specs.ty.is_none() || !matches!(out.name, Some(IdName::Ident(_))) {
            return true;
        }
        if self.names_data_member(out) {
            return false;
        }
        let next = self.peek(1);
        match next.kind {
            TokenKind::RParen | TokenKind::Ellipsis => true,
            TokenKind::LBracket => self.peek(2).kind == TokenKind::LBracket,
            TokenKind::Number
            | TokenKind::String
            | TokenKind::Char
            | TokenKind::LParen
            | TokenKind::LBrace
            | TokenKind::Amp
            | TokenKind::Minus
            | TokenKind::Plus
            | TokenKind::Exclaim
            | TokenKind::Tilde => false,
            TokenKind::Star => self.at_mistyped_parameter(specs, out),
            // An explicit object parameter: members are initialised in other ways.
            TokenKind::Keyword
                if next.symbol() == kw::THIS
                    && !self.is_block_scope(self.declaration_scope(self.cx.scope)) =>
            {
                true
            }
            _ => {
                let mark = self.mark();
                let in_block = self.is_block_scope(self.declaration_scope(self.cx.scope));
                self.bump();
                let mut clause = self.at_decl_specifier() || self.in_pattern() && self.at_kw(kw::TYPENAME);
                // The type of a parameter pack is one only for each element. In a block no element is no parameter.
                let expanded = !clause && self.at_expanded_parameter().is_some_and(|n| n > 0 || !in_block);
                clause |= expanded;
                // Outside functions only what starts like a conversion is worth a closer look.
                let builtin = self.kind() == TokenKind::Keyword;
                let doubtful = in_block
                    || expanded
                    || builtin
                        && self.peek(1).kind == TokenKind::LParen
                        && self.peek(2).kind != TokenKind::Star
                    || self.at_conversion();
                if clause && doubtful {
                    // `T x(U(a), b);` starts like parameters; they must all be parameters.
                    self.rewind(mark);
                    let ok = self.tentative(|s| {
                        let mut info = FnDeclarator::default();
                        s.parse_parameters(&mut info);
                        true
                    });
                    clause = ok.is_ok();
                }
                self.rewind(mark);
                clause || self.at_mistyped_parameter(specs, out)
            }
        }
    }
}

impl Sema<'_> {
    /// At a name, perhaps qualified and with template arguments, and a `{` or `(`: an object made from a list or from
    /// arguments, where a parameter would have neither.
    fn at_conversion(&mut self) -> bool {
        let mut at = self.pos();
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::Ident | TokenKind::ColonColon => at += 1,
                TokenKind::Keyword if self.tokens.get(at as usize + 1).kind == TokenKind::LBrace => at += 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => return false,
                },
                TokenKind::LBrace => return true,
                // `T (x)` may be a parameter, `N::T<U>(1, 2)` is an object.
                TokenKind::LParen => return self.tokens.get(at as usize + 1).kind != TokenKind::Star,
                _ => return false,
            }
        }
    }
}

impl Parser<'_, '_> {
    /// At `(`: whether what follows can only be a parameter, of a type that nobody declared or that is forgotten.
    fn at_mistyped_parameter(&mut self, specs: &DeclSpecs, out: &Declarator) -> bool {
        let (first, next) = (self.peek(1), self.peek(2).kind);
        let body_follows = self.tokens.get(self.matching() as usize + 1).kind == TokenKind::LBrace;
        let unknown = first.kind == TokenKind::Ident && self.lookup_unqualified(first.symbol()).is_empty();
        let qualified = first.kind == TokenKind::Ident && next == TokenKind::ColonColon;
        if qualified && !self.in_pattern() && self.kind_after_qualified(self.pos() + 1) == TokenKind::Ident {
            return true;
        }
        let scope = self.declaration_scope(self.cx.scope);
        let cascade = self.options.language.cascade_errors;
        // Members are not initialised in parentheses inside their class, and nothing initialises `void`.
        let only_function = matches!(self.scopes[scope].kind, ScopeKind::Record(_))
            && out.qualifier.is_none()
            || !cascade
                && (specs.ty.is_some_and(|ty| self.tree.types.is_void(ty)) || self.overloads_function(out));
        let like_initializer = match next {
            _ if !body_follows && !only_function => false,
            TokenKind::RParen | TokenKind::Comma => unknown && !cascade && only_function,
            TokenKind::Star | TokenKind::Amp | TokenKind::Less => unknown,
            TokenKind::ColonColon => qualified,
            _ => first.kind == TokenKind::Star,
        };
        if !(like_initializer || unknown && next == TokenKind::Ident) {
            return false;
        }
        let at_namespace = matches!(self.scopes[scope].kind, ScopeKind::Namespace(_));
        if !like_initializer {
            return true;
        }
        if self.in_pattern() {
            return !qualified && first.kind != TokenKind::Star;
        }
        if at_namespace && self.trap_depth == 0 && cascade {
            if unknown && qualified {
                self.report(diag::name_followed_by_scope_must_be_class(), first.span());
            }
            self.report_as_initializer(specs, out);
        }
        true
    }
}

impl Sema<'_> {
    /// Whether the name declared is that of a function of the same namespace already, which no object can have.
    fn overloads_function(&mut self, out: &Declarator) -> bool {
        let scope = self.declaration_scope(self.cx.scope);
        let (ScopeKind::Namespace(ns), Some(IdName::Ident(name))) = (self.scopes[scope].kind, out.name)
        else {
            return false;
        };
        let found = self.lookup_qualified(Some(Qualifier::Namespace(ns)), name.into(), LookupMode::Any);
        matches!(found.first(), Some(Decl::Function(_) | Decl::Template(_)))
    }

    /// What follows a name with its qualifiers that starts at a token.
    fn kind_after_qualified(&self, mut at: u32) -> TokenKind {
        while self.tokens.get(at as usize + 1).kind == TokenKind::ColonColon {
            at += 2;
        }
        self.tokens.get(at as usize + 1).kind
    }
}

impl Parser<'_, '_> {
    /// `void k(Foo *p) {`: to the reference compiler a variable with an initialiser, and reported as one. The parameters are read
    /// silently after that.
    fn report_as_initializer(&mut self, specs: &DeclSpecs, out: &Declarator) {
        if specs.ty.is_some_and(|ty| self.tree.types.is_void(ty)) {
            self.report(diag::incomplete_type_is_not_allowed(&"void"), out.span);
        }
        let mark = self.mark();
        let close = self.matching();
        self.bump();
        loop {
            self.parse_assignment_expr();
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if self.pos() != close {
            self.expect(TokenKind::RParen);
        }
        self.rewind(mark);
        let span = self.tokens.get(close as usize + 1).span();
        self.report(diag::expected_semicolon(), span);
        self.context.mistyped = Some(close);
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
        let stop = std::mem::replace(&mut self.context.greater_closes, false);
        let span = self.span();
        let len = self.parse_array_len(span);
        self.context.greater_closes = stop;
        if self.pos() != close && self.pos() < close {
            self.expect(TokenKind::RBracket);
        }
        self.seek(close + 1);
        len
    }
}

impl Sema<'_> {
    fn names_something(&self, range: TokenRange) -> bool {
        (range.start..range.end).any(|at| self.tokens.get(at as usize).kind == TokenKind::Ident)
    }
}

impl Parser<'_, '_> {
    /// `inner`: what stands in parentheses before the parameters.
    fn parse_function_chunk(&mut self, specs: &DeclSpecs, out: &Declarator, inner: &[Chunk]) -> FnChunk {
        let mut info = FnDeclarator::default();
        let outer = self.cx.scope;
        let outer_this = self.cx.this_ty;
        self.around.protos.push(Proto::default());
        let variadic = self.parse_parameters(&mut info);
        let mut quals = Quals::empty();
        let mut ref_qual = RefQual::None;
        loop {
            let t = self.tok();
            match t.kind {
                TokenKind::Keyword => match t.symbol() {
                    kw::CONST | kw::GNU_CONST | kw::GNU_CONST2 => {
                        quals |= Quals::CONST;
                        self.bump();
                    }
                    kw::VOLATILE | kw::GNU_VOLATILE | kw::GNU_VOLATILE2 => {
                        quals |= Quals::VOLATILE;
                        self.bump();
                    }
                    kw::GNU_RESTRICT | kw::GNU_RESTRICT2 => {
                        self.bump();
                    }
                    kw::NOEXCEPT => self.parse_noexcept(&mut info),
                    kw::THROW => self.parse_throw_spec(&mut info),
                    kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 => self.parse_attributes(&mut info.attrs),
                    _ => break,
                },
                TokenKind::Amp => {
                    ref_qual = RefQual::LValue;
                    self.bump();
                }
                TokenKind::AmpAmp => {
                    ref_qual = RefQual::RValue;
                    self.bump();
                }
                TokenKind::LBracket if self.at_std_attribute() => self.parse_attributes(&mut info.attrs),
                _ => break,
            }
        }
        // Of the type of something else than a declared function: the parameters are in scope.
        let is_typedef = specs.storage == super::decl_spec::Storage::Typedef;
        let nested = self.around.protos.len() > 1 || out.name.is_none() || !inner.is_empty() || is_typedef;
        if nested && matches!(info.noexcept, NoexceptSpec::Tokens(_)) {
            self.declare_proto_params();
            self.around.protos.last_mut().iter_mut().for_each(|proto| proto.trailing = true);
            info.noexcept_of_type = Some(self.noexcept_of_type(info.noexcept, false));
        }
        let mut trailing = None;
        // `this` may be used in the trailing return type of a member.
        if let Some(record) = self.enclosing_record(self.cx.scope)
            && !matches!(self.scopes[self.cx.scope].kind, ScopeKind::Block)
            && specs.storage != super::decl_spec::Storage::Static
            && out.name.is_some()
        {
            self.cx.this_ty = Some(self.record_type(record).with(quals));
        }
        if self.at(TokenKind::Arrow) {
            self.bump();
            self.declare_proto_params();
            if let Some(proto) = self.around.protos.last_mut() {
                proto.trailing = true;
            }
            self.context.only_type_at = self.pos();
            trailing = Some(self.parse_trailing_return());
            info.trailing_return = true;
        }
        if self.at_kw(kw::REQUIRES) && self.options.standard >= crate::lex::Standard::Cxx20 {
            self.bump();
            info.requires = Some(self.skip_constraint());
        }
        self.around.protos.pop();
        self.cx.scope = outer;
        self.cx.this_ty = outer_this;
        let params = info
            .params
            .iter()
            .map(|p| match *self.tree.types.get(p.ty) {
                TypeKind::PackExpansion(_) => p.ty,
                _ => p.ty.unqualified(),
            })
            .collect();
        FnChunk { params, variadic, quals, ref_qual, trailing, info }
    }

    pub fn parse_noexcept(&mut self, info: &mut FnDeclarator) {
        self.bump();
        if !self.at(TokenKind::LParen) {
            info.noexcept = NoexceptSpec::Yes;
            return;
        }
        let range = self.skip_brackets();
        let inner = TokenRange { start: range.start + 1, end: range.end.saturating_sub(1) };
        info.noexcept = NoexceptSpec::Tokens(inner);
        if inner.end == inner.start + 1 {
            let t = self.tokens.get(inner.start as usize);
            if t.is_name(kw::TRUE) {
                info.noexcept = NoexceptSpec::Yes;
            } else if t.is_name(kw::FALSE) {
                info.noexcept = NoexceptSpec::No;
            }
        }
    }

    /// Skips a constraint-logical-or-expression and gives its tokens.
    pub fn skip_constraint(&mut self) -> TokenRange {
        let start = self.pos();
        loop {
            self.skip_constraint_primary();
            if !self.eat(TokenKind::AmpAmp) && !self.eat(TokenKind::PipePipe) {
                break;
            }
        }
        TokenRange { start, end: self.pos() }
    }

    fn skip_constraint_primary(&mut self) {
        match self.kind() {
            TokenKind::LParen => {
                self.skip_brackets();
            }
            TokenKind::Keyword if self.at_kw(kw::REQUIRES) => {
                self.bump();
                if self.at(TokenKind::LParen) {
                    self.skip_brackets();
                }
                if self.at(TokenKind::LBrace) {
                    self.skip_brackets();
                }
            }
            TokenKind::Number => {
                self.bump();
            }
            TokenKind::Keyword if self.at_kw(kw::TRUE) || self.at_kw(kw::FALSE) => {
                self.bump();
            }
            _ => {
                self.eat(TokenKind::Exclaim);
                self.eat(TokenKind::ColonColon);
                loop {
                    self.eat_kw(kw::TEMPLATE);
                    if (self.at_kw(kw::DECLTYPE) || self.at_kw(kw::SIZEOF) || self.at_kw(kw::NOEXCEPT))
                        && self.peek(1).kind == TokenKind::LParen
                    {
                        self.bump();
                        self.skip_brackets();
                    } else if self.eat_ident().is_none() {
                        break;
                    }
                    if self.at(TokenKind::Less)
                        && let Some(after) = self.sema.scan_template_args(self.pos())
                    {
                        self.seek(after);
                    }
                    if self.at(TokenKind::LParen)
                        && crate::lex::symbols::is_trait(self.tokens.get(self.pos() as usize - 1).symbol())
                    {
                        self.skip_brackets();
                    }
                    if !self.eat(TokenKind::ColonColon) {
                        break;
                    }
                }
            }
        }
    }

    /// The type after `->`: it defines no class or enumeration, a brace after it opens the function's body.
    pub fn parse_trailing_return(&mut self) -> QualType {
        let outer = std::mem::replace(&mut self.context.no_type_definitions, true);
        let ty = self.parse_type_id();
        self.context.no_type_definitions = outer;
        ty
    }

    /// `throw()` and the dynamic exception specifications of old, the cursor at `throw`.
    pub(super) fn parse_throw_spec(&mut self, info: &mut FnDeclarator) {
        self.bump();
        let empty = self.peek(1).kind == TokenKind::RParen;
        let span = self.span();
        if !empty
            && self.options.standard >= crate::lex::Standard::Cxx17
            && !self.map.in_system_header(span.lo)
        {
            self.report(diag::dynamic_exception_specifications_are_not_permitted(), span);
        }
        self.skip_brackets();
        info.noexcept = if empty { NoexceptSpec::Yes } else { NoexceptSpec::No };
    }
}

impl Sema<'_> {
    fn apply_indirection(&mut self, ty: QualType, chunk: &Chunk) -> QualType {
        let direct = matches!(chunk, Chunk::Pointer(_) | Chunk::LValueRef | Chunk::RValueRef);
        if direct
            && let TypeKind::Function(f) = self.tree.types.get(ty)
            && (!f.quals.is_empty() || f.ref_qual != RefQual::None)
        {
            let span = self.prev_span();
            self.report(diag::cannot_create_pointer_or_reference_to_qualified(), span);
            return QualType::ERROR;
        }
        match chunk {
            Chunk::Pointer(quals) => {
                if self.tree.types.is_reference(ty) {
                    let span = self.prev_span();
                    self.report(diag::pointer_to_reference_is_not_allowed(), span);
                    return QualType::ERROR;
                }
                let p = self.tree.types.pointer(ty);
                self.tree.types.qualify(p, *quals)
            }
            Chunk::LValueRef => {
                if self.tree.types.is_void(ty) {
                    let span = self.prev_span();
                    self.report(diag::reference_to_void_is_not_allowed(), span);
                    return QualType::ERROR;
                }
                self.tree.types.lvalue_ref(ty)
            }
            Chunk::RValueRef => {
                if self.tree.types.is_void(ty) {
                    let span = self.prev_span();
                    self.report(diag::reference_to_void_is_not_allowed(), span);
                    return QualType::ERROR;
                }
                self.tree.types.rvalue_ref(ty)
            }
            Chunk::Member(class, quals) => {
                let bad = match self.tree.types.get(ty) {
                    TypeKind::Void => Some(diag::pointer_to_member_of_type_void()),
                    TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => {
                        Some(diag::pointer_to_member_of_reference_type())
                    }
                    _ => None,
                };
                if let Some(message) = bad {
                    let span = self.prev_span();
                    self.report(message, span);
                    return QualType::ERROR;
                }
                if !matches!(self.tree.types.kind(*class), TypeKind::Record(_) | TypeKind::Error)
                    && !self.tree.types.is_dependent(QualType::from(*class))
                {
                    let span = self.prev_span();
                    self.report(diag::pointer_to_member_of_type(), span);
                    return QualType::ERROR;
                }
                let p: QualType =
                    self.tree.types.intern(TypeKind::MemberPointer { class: *class, pointee: ty }).into();
                p.with(*quals)
            }
            Chunk::Array(_) | Chunk::Function(_) | Chunk::Pack => ty,
        }
    }

    fn apply_chunks(&mut self, base: QualType, chunks: SmallVec<[Chunk; 4]>, out: &mut Declarator) {
        let mut ty = base;
        let mut function = None;
        let mut rest = chunks.into_iter().peekable();
        while let Some(chunk) = rest.next() {
            if let TypeKind::Function(f) = self.tree.types.get(ty)
                && f.params.iter().any(|p| self.contains_auto(*p))
            {
                self.report(diag::auto_is_not_allowed_here(), out.span);
                ty = QualType::ERROR;
            }
            // Behind a function, it is only part of a type, which has no default arguments ([dcl.fct.default]/3).
            if function.take().is_some_and(|f: FnDeclarator| f.params.iter().any(|p| p.default.is_some())) {
                self.report(diag::default_argument_is_not_allowed_here(), out.span);
            }
            if self.tree.types.is_error(ty) && !matches!(chunk, Chunk::Function(_)) {
                continue;
            }
            match chunk {
                Chunk::Array(len) => {
                    if matches!(
                        self.tree.types.get(ty),
                        TypeKind::Void
                            | TypeKind::Function(_)
                            | TypeKind::LValueRef(_)
                            | TypeKind::RValueRef(_)
                    ) {
                        let message = match self.tree.types.get(ty) {
                            TypeKind::Void => diag::array_of_void_is_not_allowed(),
                            TypeKind::Function(_) => diag::array_of_functions_is_not_allowed(),
                            _ => diag::array_of_reference_is_not_allowed(),
                        };
                        self.report(message, out.span);
                        ty = QualType::ERROR;
                    } else {
                        ty = self.tree.types.array(ty, len);
                    }
                }
                Chunk::Function(chunk) => {
                    let FnChunk { params, variadic, quals, ref_qual, trailing, info } = *chunk;
                    if trailing.is_some()
                        && !out.outside
                        && !self.tree.types.is_error(ty)
                        && (!matches!(self.tree.types.get(ty), TypeKind::Deduced(_) | TypeKind::Void)
                            || ty.ty() == crate::tree::TypeId::DECLTYPE_AUTO)
                        && !self.tree.types.is_dependent(ty)
                    {
                        self.report(diag::trailing_return_type_requires_auto_type_specifier(), out.span);
                    }
                    if let (Some(_), Some(IdName::Conversion(to))) = (trailing, out.name)
                        && !out.outside
                        && !self.is_plain_auto(to)
                        && !self.tree.types.is_error(to)
                    {
                        let text = diag::trailing_return_type_requires_auto_type_specifier();
                        self.report(text, out.span);
                    }
                    if trailing.is_none()
                        && self.is_plain_auto(ty)
                        && self.options.standard < crate::lex::Standard::Cxx14
                    {
                        self.report(diag::auto_function_requires_trailing_return_type(), out.span);
                    }
                    let mut ret = trailing.unwrap_or(ty);
                    if matches!(self.tree.types.get(ret), TypeKind::Function(_) | TypeKind::Array { .. }) {
                        let message = match self.tree.types.is_function(ret) {
                            true => diag::function_returning_function_is_not_allowed(),
                            false => diag::function_returning_array_is_not_allowed(),
                        };
                        self.report(message, out.span);
                        ret = QualType::ERROR;
                    }
                    let declared = rest.peek().is_none() && out.name.is_some();
                    let known = info.noexcept_of_type.filter(|_| !declared);
                    let (noexcept, noexcept_pattern) =
                        known.unwrap_or_else(|| self.noexcept_of_type(info.noexcept, declared));
                    ty = self.tree.types.function(FnType {
                        ret,
                        params: params.into(),
                        variadic,
                        quals,
                        ref_qual,
                        noexcept,
                        noexcept_pattern,
                    });
                    function = Some(info);
                }
                Chunk::Pack => {}
                indirection => ty = self.apply_indirection(ty, &indirection),
            }
        }
        out.ty = ty;
        out.function = function;
    }

    /// The exception specification as part of a function type; C++14 does not have it there.
    fn noexcept_of_type(&mut self, spec: NoexceptSpec, declared: bool) -> (bool, Option<NoexceptPattern>) {
        if self.options.standard < crate::lex::Standard::Cxx17 {
            return (false, None);
        }
        let range = match spec {
            NoexceptSpec::None | NoexceptSpec::No => return (false, None),
            NoexceptSpec::Yes => return (true, None),
            NoexceptSpec::Tokens(range) => range,
        };
        if self.in_pattern() {
            let t = self.tokens.get(range.start as usize);
            if range.end == range.start + 1
                && t.kind == TokenKind::Ident
                && let Some(Decl::ParamValue { index, .. }) = self.lookup_unqualified(t.symbol()).first()
            {
                return (false, Some(NoexceptPattern::Param(index)));
            }
            // That of a declared function is no part of its name.
            if !declared && self.range_is_dependent(range) {
                return (false, Some(NoexceptPattern::Expr(self.dependent(range, Role::Value))));
            }
        }
        // Declared functions evaluate theirs on first use: it may need the complete class.
        if declared {
            return (false, None);
        }
        let value = self.replay_here(range, |s| s.parse_constant_condition());
        (value == Some(true), None)
    }
}
