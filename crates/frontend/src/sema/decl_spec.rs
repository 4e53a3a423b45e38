//! Decl-specifiers and type-specifiers.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::tree::dependent::Role;
use crate::tree::types::{IntKind, Placeholder, QualType, Quals, TypeKind};
use crate::tree::{EnumId, NamespaceId, RecordId, RecordKind, TemplateKind};

use super::attribute::Attrs;
use super::name::Qualifier;
use super::scope::{Decl, Key, LookupMode};
use super::{Parser, Scoped, Sema};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Storage {
    #[default]
    None,
    Typedef,
    Extern,
    Static,
    Register,
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct SpecFlags: u16 {
        const INLINE = 1;
        const VIRTUAL = 2;
        const EXPLICIT = 4;
        const CONSTEXPR = 8;
        const CONSTEVAL = 16;
        const CONSTINIT = 32;
        const FRIEND = 64;
        const MUTABLE = 128;
        const THREAD_LOCAL = 256;
        /// `auto` or `decltype(auto)` is constrained by a concept.
        const CONSTRAINED = 512;
        /// `explicit(expr)` that was false.
        const NOT_EXPLICIT = 1024;
    }
}

/// A class or enumeration that the specifiers declare or define.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    Record { record: RecordId, defined: bool },
    Enum { id: EnumId, defined: bool },
}

/// The specifiers of a declaration.
#[derive(Clone, Debug, Default)]
pub struct DeclSpecs {
    /// None if there was no type-specifier: constructors, destructors, conversion functions.
    pub ty: Option<QualType>,
    pub storage: Storage,
    pub flags: SpecFlags,
    pub attrs: Attrs,
    pub tag: Option<Tag>,
    /// The alignment that the typedef naming the type has, 0 if none.
    pub type_align: u32,
    /// The concept before `auto`.
    pub constraint: Option<crate::tree::TokenRange>,
    pub span: Span,
}

impl DeclSpecs {
    pub fn has(&self, flags: SpecFlags) -> bool {
        self.flags.contains(flags)
    }
    pub fn is_typedef(&self) -> bool {
        self.storage == Storage::Typedef
    }
}

/// Where specifiers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecContext {
    /// A declaration of any kind.
    Declaration,
    /// Inside a class: constructors have no type.
    Member,
    /// A type-id or the like: type-specifiers only.
    TypeOnly,
    Parameter,
}

/// Words of a fundamental type seen so far.
#[derive(Default)]
struct Words {
    base: Option<QualType>,
    signed: Option<bool>,
    long: u8,
    short: bool,
    /// Words that exclude each other were seen.
    clash: bool,
    complex: bool,
    any: bool,
}

impl Parser<'_, '_> {
    /// Whether the current token can start a type-specifier or is a cv-qualifier.
    pub fn at_type_start(&mut self) -> bool {
        let t = self.tok();
        match t.kind {
            TokenKind::Keyword => match t.symbol() {
                kw::DECLTYPE | kw::GNU_DECLTYPE => {
                    // `decltype(x)::f()` is an expression unless it names a type.
                    let close = self.matching_at(self.pos() + 1);
                    self.tokens.get(close as usize + 1).kind != TokenKind::ColonColon || self.at_type_name()
                }
                // `(__attribute__((vector_size(16))) int){..}`
                kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 => {
                    let mark = self.mark();
                    let after = self.matching_at(self.pos() + 1) + 1;
                    self.seek(after);
                    let starts = self.at_type_start();
                    self.rewind(mark);
                    starts
                }
                symbol => is_type_keyword(symbol),
            },
            TokenKind::Ident => {
                if matches!(t.symbol(), kw::INT128_T | kw::UINT128_T | kw::BUILTIN_VA_LIST)
                    || self.at_type_transform()
                {
                    return true;
                }
                self.at_type_name() || self.at_constrained_auto()
            }
            TokenKind::ColonColon => self.at_type_name() || self.at_constrained_auto(),
            _ => false,
        }
    }

    /// Whether a declaration starts here: a type or any other decl-specifier.
    pub fn at_decl_specifier(&mut self) -> bool {
        let t = self.tok();
        if t.kind == TokenKind::Keyword
            && matches!(
                t.symbol(),
                kw::TYPEDEF
                    | kw::EXTERN
                    | kw::STATIC
                    | kw::REGISTER
                    | kw::MUTABLE
                    | kw::THREAD_LOCAL
                    | kw::GNU_THREAD
                    | kw::INLINE
                    | kw::GNU_INLINE
                    | kw::GNU_INLINE2
                    | kw::VIRTUAL
                    | kw::EXPLICIT
                    | kw::CONSTEXPR
                    | kw::CONSTEVAL
                    | kw::CONSTINIT
                    | kw::GNU_CONSTINIT
                    | kw::FRIEND
                    | kw::GNU_EXTENSION2
                    | kw::GNU_ATTRIBUTE
                    | kw::GNU_ATTRIBUTE2
                    | kw::ALIGNAS
            )
        {
            return true;
        }
        self.at_type_start()
    }

    /// A type-id where an expression may stand as well. `int(T::x)` is no function type there: without `typename`, `T::x` is
    /// no type.
    pub(super) fn parse_argument_type(&mut self) -> QualType {
        let outer = std::mem::replace(&mut self.context.reading_argument_type, true);
        let ty = self.parse_type_id();
        self.context.reading_argument_type = outer;
        ty
    }

    /// Whether a type-id starts here and, if an expression could start with the same tokens, reaches to the end of the
    /// argument or parenthesis.
    pub fn at_type_id(&mut self, argument: bool) -> bool {
        if !self.at_type_start() {
            return false;
        }
        let _ = argument;
        let t = self.tok();
        // Keywords that are never expressions.
        if t.kind == TokenKind::Keyword
            && matches!(
                t.symbol(),
                kw::CONST
                    | kw::VOLATILE
                    | kw::STRUCT
                    | kw::CLASS
                    | kw::UNION
                    | kw::ENUM
                    | kw::GNU_CONST
                    | kw::GNU_CONST2
            )
        {
            return true;
        }
        let end = self.tentative(|s| {
            s.parse_argument_type();
            matches!(
                s.kind(),
                TokenKind::RParen
                    | TokenKind::Comma
                    | TokenKind::Greater
                    | TokenKind::Ellipsis
                    | TokenKind::Semi
                    | TokenKind::Eof
                    | TokenKind::GreaterEqual
                    | TokenKind::RBrace
                    | TokenKind::RBracket
                    | TokenKind::Equal
            )
        });
        match end {
            Ok(fits) => fits,
            // The type has an error of its own; an expression would be worse.
            Err(_) => !matches!(self.peek(1).kind, TokenKind::LParen | TokenKind::LBrace),
        }
    }

    /// `Concept auto` or `Concept<args> auto`.
    fn at_constrained_auto(&mut self) -> bool {
        self.constrained_auto().is_some()
    }

    /// At `Concept auto` or `Concept<args> auto`: where the placeholder is.
    fn constrained_auto(&mut self) -> Option<u32> {
        if self.pos() == self.context.atom_at {
            return None;
        }
        // Most names are none of a concept, and what comes after them shows it without a lookup.
        let mut after = self.pos() as usize;
        loop {
            match self.tokens.get(after).kind {
                TokenKind::Ident | TokenKind::ColonColon => after += 1,
                TokenKind::Less => break,
                _ if self.is_placeholder(after) => break,
                _ => return None,
            }
        }
        let mut at = self.pos();
        self.concept_at(&mut at)?;
        self.is_placeholder(at as usize).then_some(at)
    }
}

impl Sema<'_> {
    fn is_placeholder(&self, at: usize) -> bool {
        let t = self.tokens.get(at);
        t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::AUTO | kw::DECLTYPE)
    }

    /// For a (qualified) concept name with optional arguments at token `at`: moves `at` behind it.
    pub fn concept_at(&mut self, at: &mut u32) -> Option<crate::tree::TemplateId> {
        let mut index = *at;
        let mut scope = None;
        if self.tokens.get(index as usize).kind == TokenKind::ColonColon {
            scope = Some(self.global_scope());
            index += 1;
        }
        loop {
            let t = self.tokens.get(index as usize);
            if t.kind != TokenKind::Ident {
                return None;
            }
            let decl = match scope {
                None => self.peek_name(t.symbol(), |_, found| found.first()),
                Some(scope) => self.lookup_in_scope(scope, t.symbol().into()).first(),
            }?;
            if self.tokens.get(index as usize + 1).kind == TokenKind::ColonColon {
                scope = Some(self.scope_of_decl(decl)?);
                index += 2;
                continue;
            }
            let Decl::Template(template) = decl else { return None };
            if self.tree.templates[template].kind != TemplateKind::Concept {
                return None;
            }
            index += 1;
            if self.tokens.get(index as usize).kind == TokenKind::Less {
                index = self.scan_template_args(index)?;
            }
            *at = index;
            return Some(template);
        }
    }
}

impl Parser<'_, '_> {
    /// Reads specifiers. Reports if there is no type where one is needed only through the caller.
    pub fn parse_decl_specifiers(&mut self, context: SpecContext) -> DeclSpecs {
        let start = self.span();
        let mut specs = DeclSpecs { span: start, ..DeclSpecs::default() };
        let mut quals = Quals::empty();
        let mut restricted = None;
        let mut words = Words::default();
        loop {
            let t = self.tok();
            match t.kind {
                TokenKind::Keyword => {
                    let symbol = t.symbol();
                    if context != SpecContext::TypeOnly && self.parse_non_type_specifier(&mut specs, symbol) {
                        continue;
                    }
                    match symbol {
                        kw::CONST | kw::GNU_CONST | kw::GNU_CONST2 => {
                            quals |= Quals::CONST;
                            self.bump();
                        }
                        kw::VOLATILE | kw::GNU_VOLATILE | kw::GNU_VOLATILE2 => {
                            quals |= Quals::VOLATILE;
                            self.bump();
                        }
                        kw::GNU_RESTRICT | kw::GNU_RESTRICT2 => {
                            quals |= Quals::RESTRICT;
                            restricted = Some(self.span());
                            self.bump();
                        }
                        kw::GNU_EXTENSION2 => {
                            self.bump();
                        }
                        kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS => {
                            self.parse_attributes(&mut specs.attrs)
                        }
                        _ if parse_word(symbol, &mut words) => {
                            if specs.ty.is_some() {
                                words = Words::default();
                                self.report(diag::invalid_combination_of_type_specifiers(), t.span());
                            }
                            self.bump();
                        }
                        _ if specs.ty.is_some() || words.any => break,
                        kw::STRUCT => self.parse_class_spec(RecordKind::Struct, &mut specs, context),
                        kw::CLASS => self.parse_class_spec(RecordKind::Class, &mut specs, context),
                        kw::UNION => self.parse_class_spec(RecordKind::Union, &mut specs, context),
                        kw::ENUM => self.parse_enum_spec(&mut specs, context),
                        kw::TYPENAME => {
                            self.bump();
                            specs.ty = Some(self.parse_typename_specifier());
                            specs.type_align = self.context.named_align;
                        }
                        kw::AUTO => {
                            self.bump();
                            specs.ty = Some(self.auto_type(context));
                        }
                        kw::DECLTYPE | kw::GNU_DECLTYPE => match self.parse_type_name() {
                            Some(ty) => specs.ty = Some(ty),
                            None => break,
                        },
                        kw::TYPEOF | kw::GNU_TYPEOF | kw::GNU_TYPEOF2 => {
                            self.context.type_id_align = 0;
                            specs.ty = Some(self.parse_typeof());
                            specs.type_align = self.context.type_id_align;
                        }
                        _ => break,
                    }
                }
                TokenKind::LBracket if self.at_std_attribute() => self.parse_attributes(&mut specs.attrs),
                TokenKind::Ident | TokenKind::ColonColon => {
                    if t.kind == TokenKind::Ident && t.symbol() == kw::DECLSPEC {
                        self.parse_attributes(&mut specs.attrs);
                        continue;
                    }
                    if specs.ty.is_some() || words.any {
                        break;
                    }
                    if !self.parse_named_type(&mut specs, context) {
                        break;
                    }
                    specs.type_align = self.context.named_align;
                }
                _ => break,
            }
            if self.diags.should_stop() {
                break;
            }
        }
        if words.any {
            specs.ty = Some(self.finish_words(&words, start));
        }
        if let Some(at) = restricted
            && let Some(ty) = specs.ty
            && self.restricts_nothing(ty)
        {
            self.report(diag::restrict_is_not_allowed(), at);
        }
        let cascade = self.options.language.cascade_errors;
        if let Some(ty) = specs.ty {
            let ty = if specs.attrs.mode.is_some() || specs.attrs.vector_size.is_some() {
                let attrs = specs.attrs.clone();
                specs.attrs.mode = None;
                specs.attrs.vector_size = None;
                self.apply_type_attrs(ty, &attrs)
            } else {
                ty
            };
            specs.ty = Some(self.tree.types.qualify(ty, quals));
        } else if (!quals.is_empty()
            || specs.storage != Storage::None
            || !specs.attrs.memory.is_empty()
            || !cascade && self.is_block_scope(self.cx.scope))
            && self.at_undeclared_type()
        {
            let behind_attribute =
                self.prev_kind() == TokenKind::RParen && self.is_block_scope(self.cx.scope);
            if self.peek(1).kind == TokenKind::Less && !behind_attribute && cascade {
                self.skip_unknown_template();
            } else {
                self.report_missing_type();
            }
            specs.ty = Some(QualType::ERROR);
        } else if !quals.is_empty() && self.at(TokenKind::Ident) {
            let span = self.span();
            self.report(diag::explicit_type_is_missing_int_assumed(), span);
            specs.ty = Some(self.tree.types.qualify(QualType::INT, quals));
        } else if !quals.is_empty() {
            self.report(diag::declaration_has_no_storage_class_or_type(), start);
            specs.ty = Some(QualType::ERROR);
        }
        specs.span = self.span_from(start);
        specs
    }

    /// At a name that nobody declared, and after it what it could be the type of.
    pub fn at_undeclared_type(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        let after = match self.peek(1).kind {
            TokenKind::Less => self.sema.scan_template_args(self.pos() + 1),
            _ => Some(self.pos() + 1),
        };
        let Some(after) = after else { return false };
        let follows = self.tokens.get(after as usize).kind;
        matches!(follows, TokenKind::Ident | TokenKind::Star | TokenKind::Amp)
            && self.lookup_unqualified(name).is_empty()
    }
}

impl Sema<'_> {
    /// Whether a type is neither a pointer nor a reference nor one that a template argument may make to one.
    fn restricts_nothing(&self, ty: QualType) -> bool {
        matches!(
            self.tree.types.get(ty),
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Record(_) | TypeKind::Enum(_)
        ) && !self.in_pattern()
            && !self.inside_template(Some(self.cx.scope))
    }
}

impl Parser<'_, '_> {
    fn auto_type(&mut self, context: SpecContext) -> QualType {
        if context != SpecContext::Parameter {
            return QualType::AUTO;
        }
        let is_pack = self.at_auto_pack();
        let Some(auto) = &mut self.sema.around.auto_params else { return QualType::AUTO };
        if let Some(element) = auto.current {
            return element;
        }
        let number = auto.next;
        auto.next += 1;
        let ty = auto.types.get(number as usize).copied().unwrap_or(QualType::AUTO);
        match *self.sema.tree.types.get(ty) {
            TypeKind::TemplateParam { depth, index, .. } if is_pack => {
                auto.packs.push(number);
                self.sema.tree.types.intern(TypeKind::TemplateParam { depth, index, pack: true }).into()
            }
            _ => ty,
        }
    }

    /// Whether the `auto` at or before the cursor declares a pack: `auto... x`, `const auto &...x`.
    fn at_auto_pack(&self) -> bool {
        let mut ahead = 0;
        loop {
            let t = self.peek(ahead);
            match t.kind {
                TokenKind::Ellipsis => return true,
                TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Star => {}
                TokenKind::Keyword if matches!(t.symbol(), kw::AUTO | kw::CONST | kw::VOLATILE) => {}
                _ => return false,
            }
            ahead += 1;
        }
    }

    /// An identifier or `::` where a type may stand. False if it is not a type.
    fn parse_named_type(&mut self, specs: &mut DeclSpecs, context: SpecContext) -> bool {
        let t = self.tok();
        if t.kind == TokenKind::Ident {
            match t.symbol() {
                kw::INT128_T => {
                    self.bump();
                    specs.ty = Some(QualType::INT128);
                    return true;
                }
                kw::UINT128_T => {
                    self.bump();
                    specs.ty = Some(QualType::UINT128);
                    return true;
                }
                kw::BUILTIN_VA_LIST => {
                    self.bump();
                    specs.ty = Some(self.va_list_type());
                    return true;
                }
                _ if self.at_type_transform() => {
                    specs.ty = Some(self.parse_type_transform());
                    return true;
                }
                _ => {}
            }
            let friend = specs.has(SpecFlags::FRIEND);
            if context == SpecContext::Member && !friend && self.at_constructor_name() {
                return false;
            }
            if matches!(context, SpecContext::Declaration | SpecContext::Member) && self.at_deduction_guide()
            {
                return false;
            }
        }
        // A member is qualified if it is a friend, or a template's definition outside of its class read again.
        let declares = matches!(context, SpecContext::Declaration | SpecContext::Member);
        if declares && self.at_qualified_constructor() {
            return false;
        }
        if self.options.standard >= crate::lex::Standard::Cxx20
            && let Some(at) = self.constrained_auto()
        {
            let concept = crate::tree::TokenRange { start: self.pos(), end: at };
            self.seek(at);
            specs.flags |= super::decl_spec::SpecFlags::CONSTRAINED;
            specs.constraint = Some(concept);
            if self.eat_kw(kw::AUTO) {
                let next = self.around.auto_params.as_ref().map(|a| a.next);
                specs.ty = Some(self.auto_type(context));
                if let (Some(index), Some(auto)) = (next, &mut self.around.auto_params) {
                    auto.constraints.push((index, concept));
                }
            } else {
                self.bump();
                self.skip_brackets();
                specs.ty = Some(QualType::DECLTYPE_AUTO);
            }
            return true;
        }
        // From C++20 on a qualified name where only a type can stand needs no `typename`.
        if self.in_pattern()
            && self.options.standard >= crate::lex::Standard::Cxx20
            && context != SpecContext::TypeOnly
            && !self.context.reading_argument_type
        {
            let mark = self.mark();
            let qualifier = self.parse_qualifier();
            if let Some(crate::sema::name::Qualifier::Type(ty)) = qualifier
                && self.tree.types.is_dependent(ty)
                && self.at(TokenKind::Ident)
                && let Some(ty) = self.parse_type_component(qualifier, true)
            {
                specs.ty = Some(ty);
                return true;
            }
            self.rewind(mark);
        }
        if declares && self.at_undeclared_qualifier() && !self.in_pattern() {
            self.skip_undeclared_qualified(context);
            specs.ty = Some(QualType::ERROR);
            return true;
        }
        match self.parse_type_name() {
            Some(ty) => {
                specs.ty = Some(ty);
                true
            }
            None if context != SpecContext::TypeOnly && self.skip_missing_member(context) => {
                specs.ty = Some(QualType::ERROR);
                true
            }
            None => false,
        }
    }

    /// `ns::foo x`, where `ns` has no `foo`, and what follows shows that it is meant as a type: reported and stepped over.
    fn skip_missing_member(&mut self, context: SpecContext) -> bool {
        if self.peek(1).kind != TokenKind::ColonColon {
            return false;
        }
        let mark = self.mark();
        let Some((span, message)) = self.missing_member() else {
            self.rewind(mark);
            return false;
        };
        self.skip_qualified_name();
        let t = self.tok();
        let is_type = match t.kind {
            TokenKind::Ident | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => true,
            TokenKind::Keyword => matches!(t.symbol(), kw::CONST | kw::VOLATILE | kw::OPERATOR),
            TokenKind::Comma | TokenKind::RParen => context == SpecContext::Parameter,
            _ => false,
        };
        match is_type {
            true => _ = self.report(message, span),
            false => self.rewind(mark),
        }
        is_type
    }

    /// At a qualified name: steps to its last part, and says so if the scope before that is known and has no such member.
    pub fn missing_member(&mut self) -> Option<(Span, Message)> {
        let qualifier = self.parse_qualifier();
        let known = match qualifier? {
            Qualifier::Namespace(ns) => ns != NamespaceId::GLOBAL,
            Qualifier::Type(ty) => !self.in_pattern() && self.tree.types.as_record(ty).is_some(),
        };
        let name = self.ident().filter(|_| known)?;
        let found = self.lookup_qualified(qualifier, Key::Ident(name), LookupMode::Any);
        (found.is_empty() && !found.error).then(|| (self.span(), self.no_member(qualifier, name)))
    }

    /// At `foo::`, where nobody declares `foo`.
    pub fn at_undeclared_qualifier(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        self.peek(1).kind == TokenKind::ColonColon && self.lookup_unqualified(name).is_empty()
    }

    /// `foo::bar x;` in a declaration, where nobody declares `foo`: it is taken for a declarator without a type.
    fn skip_undeclared_qualified(&mut self, context: SpecContext) {
        let bare = match self.prev_kind() {
            TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Eof => true,
            kind => kind == TokenKind::RParen && context == SpecContext::Member,
        };
        let span = self.span();
        let message = match bare {
            true => diag::declaration_has_no_storage_class_or_type(),
            false => diag::explicit_type_is_missing_int_assumed(),
        };
        let because = self.ident().and_then(|name| self.not_declared(name));
        self.report(message.because_of(because), span);
        self.skip_qualified_name();
    }

    /// Steps over a qualified name with its template arguments.
    pub fn skip_qualified_name(&mut self) {
        loop {
            self.bump();
            if self.at(TokenKind::Less)
                && let Some(after) = self.sema.scan_template_args(self.pos())
            {
                self.seek(after);
            }
            if !self.eat(TokenKind::ColonColon) || !self.at(TokenKind::Ident) {
                return;
            }
        }
    }

    /// `foo<int>`, where nobody declares `foo`.
    pub fn skip_unknown_template(&mut self) {
        if let Some(name) = self.ident() {
            self.sema.report(diag::is_not_template(&self.text(name)), self.span());
        }
        self.skip_qualified_name();
    }
}

impl Sema<'_> {
    /// The kind of the token before the cursor; `Eof` if it is the first.
    fn prev_kind(&self) -> TokenKind {
        match self.pos() {
            0 => TokenKind::Eof,
            pos => self.tokens.get(pos as usize - 1).kind,
        }
    }
}

impl Parser<'_, '_> {
    /// Inside a class: its name followed by `(` starts a constructor.
    fn at_constructor_name(&mut self) -> bool {
        let Some(record) = self.enclosing_record(self.cx.scope) else { return false };
        if self.tree.records[record].name != self.ident() {
            return false;
        }
        let mut next = self.pos() + 1;
        if self.tokens.get(next as usize).kind == TokenKind::Less {
            match self.scan_template_args(next) {
                Some(after) => next = after,
                None => return false,
            }
        }
        if self.tokens.get(next as usize).kind != TokenKind::LParen {
            return false;
        }
        // `S (*f)(int)` and `S (&r)` are members of type S; `S (x);` is too, but nobody writes it.
        let after = self.tokens.get(next as usize + 1);
        // `S (f)(int)` is a function that returns an S.
        let close = self.matching_at(next) as usize;
        if self.tokens.get(close + 1).kind == TokenKind::LParen {
            return false;
        }
        !matches!(after.kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp)
            || self.matching_at(next) + 1 == next
    }
}

impl Sema<'_> {
    /// `A::A(`, `A<T>::A(`, `N::A::~A(` and `A::operator T(`: declarators without a type.
    fn at_qualified_constructor(&mut self) -> bool {
        // Nobody declares members in a block; `N::N()` makes an object of a class in a namespace of its name.
        if self.is_block_scope(self.cx.scope) {
            return false;
        }
        let mut at = self.pos();
        let mut last = None;
        if self.tokens.get(at as usize).kind == TokenKind::ColonColon {
            at += 1;
        }
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ident => {
                    let mut next = at + 1;
                    if self.tokens.get(next as usize).kind == TokenKind::Less {
                        match self.scan_template_args(next) {
                            Some(after) => next = after,
                            None => return false,
                        }
                    }
                    match self.tokens.get(next as usize).kind {
                        TokenKind::ColonColon => {
                            last = Some(t.symbol());
                            at = next + 1;
                        }
                        TokenKind::LParen => return last == Some(t.symbol()) && self.is_ctor_paren(next),
                        _ => return false,
                    }
                }
                TokenKind::Tilde => return last.is_some(),
                TokenKind::Keyword if t.symbol() == kw::OPERATOR => {
                    // A conversion function has no other type; an operator function does, so its type came first.
                    return last.is_some();
                }
                TokenKind::Keyword if t.symbol() == kw::TEMPLATE => at += 1,
                _ => return false,
            }
        }
    }
}

impl Parser<'_, '_> {
    /// `Name(params) -> ...` with `Name` a class template.
    fn at_deduction_guide(&mut self) -> bool {
        if self.peek(1).kind != TokenKind::LParen {
            return false;
        }
        let close = self.matching_at(self.pos() + 1);
        if self.tokens.get(close as usize + 1).kind != TokenKind::Arrow {
            return false;
        }
        let Some(name) = self.ident() else { return false };
        self.lookup_unqualified(name).first().and_then(|d| self.template_of_decl(d)).is_some()
    }
}

impl Sema<'_> {
    fn is_ctor_paren(&self, open: u32) -> bool {
        !matches!(self.tokens.get(open as usize + 1).kind, TokenKind::Star)
    }
}

impl Parser<'_, '_> {
    /// Storage classes, function-specifiers and the like. False if `symbol` is none of them.
    fn parse_non_type_specifier(&mut self, specs: &mut DeclSpecs, symbol: crate::lex::Symbol) -> bool {
        let flag = match symbol {
            kw::INLINE | kw::GNU_INLINE | kw::GNU_INLINE2 => SpecFlags::INLINE,
            kw::VIRTUAL => SpecFlags::VIRTUAL,
            kw::CONSTEXPR => SpecFlags::CONSTEXPR,
            kw::CONSTEVAL => SpecFlags::CONSTEVAL,
            kw::CONSTINIT | kw::GNU_CONSTINIT => SpecFlags::CONSTINIT,
            kw::FRIEND => SpecFlags::FRIEND,
            kw::MUTABLE => SpecFlags::MUTABLE,
            kw::THREAD_LOCAL | kw::GNU_THREAD => SpecFlags::THREAD_LOCAL,
            kw::EXPLICIT => {
                if specs.has(SpecFlags::EXPLICIT) {
                    let span = self.span();
                    self.report(diag::duplicate_specifier_in_declaration(), span);
                }
                self.bump();
                if self.at(TokenKind::LParen) {
                    self.parse_explicit_condition(specs);
                } else {
                    specs.flags |= SpecFlags::EXPLICIT;
                }
                return true;
            }
            _ => {
                let storage = match symbol {
                    kw::TYPEDEF => Storage::Typedef,
                    kw::EXTERN => Storage::Extern,
                    kw::STATIC => Storage::Static,
                    kw::REGISTER => Storage::Register,
                    _ => return false,
                };
                if specs.storage != Storage::None {
                    let span = self.span();
                    self.report(diag::more_than_one_storage_class_may(), span);
                }
                specs.storage = storage;
                self.bump();
                return true;
            }
        };
        if specs.has(flag) {
            let message = match flag {
                SpecFlags::MUTABLE => diag::more_than_one_storage_class_may(),
                _ => diag::duplicate_specifier_in_declaration(),
            };
            let span = self.span();
            self.report(message, span);
        }
        specs.flags |= flag;
        self.bump();
        true
    }

    fn parse_explicit_condition(&mut self, specs: &mut DeclSpecs) {
        let close = self.matching();
        if self.in_pattern() {
            self.seek(close + 1);
            return;
        }
        self.bump();
        let value = self.parse_constant_condition();
        self.seek(close);
        self.expect(TokenKind::RParen);
        match value {
            Some(false) => specs.flags |= SpecFlags::NOT_EXPLICIT,
            _ => specs.flags |= SpecFlags::EXPLICIT,
        }
    }
}

impl Sema<'_> {
    fn finish_words(&mut self, w: &Words, span: Span) -> QualType {
        if w.clash {
            self.report(diag::invalid_combination_of_type_specifiers(), span);
        }
        let int = |s: &mut Self, kind: IntKind| {
            let kind = if w.signed == Some(false) { kind.to_unsigned() } else { kind };
            s.tree.types.int(kind)
        };
        let ty = match w.base {
            None | Some(QualType::INT) => match (w.short, w.long) {
                (true, _) => int(self, IntKind::Short),
                (_, 1) => int(self, IntKind::Long),
                (_, 2..) => int(self, IntKind::LongLong),
                _ if w.complex && w.base.is_none() && w.signed.is_none() => QualType::DOUBLE,
                _ => int(self, IntKind::Int),
            },
            Some(QualType::CHAR) => match w.signed {
                None => QualType::CHAR,
                Some(true) => QualType::SCHAR,
                Some(false) => QualType::UCHAR,
            },
            Some(QualType::DOUBLE) if w.long > 0 => QualType::LONGDOUBLE,
            Some(QualType::INT128) => int(self, IntKind::Int128),
            Some(other) => {
                if w.signed.is_some() || w.long > 0 || w.short {
                    self.report(diag::invalid_combination_of_type_specifiers(), span);
                }
                other
            }
        };
        if !w.complex {
            return ty;
        }
        match *self.tree.types.get(ty) {
            TypeKind::Float(kind) => self.tree.types.intern(TypeKind::Complex(kind)).into(),
            _ => {
                self.error_plain(span, "_Complex can only be used with floating-point types");
                QualType::ERROR
            }
        }
    }
}

impl Parser<'_, '_> {
    /// `decltype(expr)` or `decltype(auto)`, the cursor at `decltype`.
    pub fn parse_decltype(&mut self) -> QualType {
        let start = self.pos();
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return QualType::ERROR;
        }
        if self.peek_is_kw(1, kw::AUTO) && self.peek(2).kind == TokenKind::RParen {
            self.seek(self.pos() + 3);
            return QualType::DECLTYPE_AUTO;
        }
        let close = self.matching();
        let range = crate::tree::TokenRange { start: self.pos() + 1, end: close };
        self.declare_proto_params();
        if self.in_pattern() && self.range_is_dependent(range) {
            self.seek(close + 1);
            let id = self.dependent(crate::tree::TokenRange { start, end: close + 1 }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        self.bump();
        let ty = self.bracketed(|s| s.parse_decltype_operand());
        self.finish_parens(close);
        ty
    }

    /// After the operand of a parenthesised construct: must be at `close`.
    pub fn finish_parens(&mut self, close: u32) {
        if self.pos() != close {
            let quiet = self.pos() > close;
            if !quiet {
                self.expect(TokenKind::RParen);
            }
            self.seek(close + 1);
            return;
        }
        self.bump();
    }

    /// `typeof(expr)` or `typeof(type)`.
    fn parse_typeof(&mut self) -> QualType {
        let start = self.pos();
        self.bump();
        if self.kind() == TokenKind::Ident {
            return self.parse_typeof_name(start);
        }
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return QualType::ERROR;
        }
        let close = self.matching();
        self.declare_proto_params();
        let range = crate::tree::TokenRange { start: self.pos() + 1, end: close };
        if self.in_pattern() && self.range_is_dependent(range) {
            self.seek(close + 1);
            let id = self.dependent(crate::tree::TokenRange { start, end: close + 1 }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        self.bump();
        let ty = if self.at_type_id(false) {
            self.parse_type_id()
        } else {
            let ty = self.parse_typeof_operand();
            self.context.type_id_align = 0;
            self.tree.types.strip_ref(ty)
        };
        self.finish_parens(close);
        ty
    }

    /// `typeof x`: the operand is a unary-expression, of which a name may do without parentheses.
    fn parse_typeof_name(&mut self, start: u32) -> QualType {
        self.declare_proto_params();
        let name = crate::tree::TokenRange { start: self.pos(), end: self.pos() + 1 };
        if self.in_pattern() && self.range_is_dependent(name) {
            self.seek(name.end);
            let id = self.dependent(crate::tree::TokenRange { start, end: name.end }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        let e = self.unevaluated(|s| s.parse_unary());
        self.context.type_id_align = 0;
        match self.resolve_single(e) {
            Some(e) if !self.is_error_expr(e) => self.tree.types.strip_ref(self.ety(e)),
            _ => QualType::ERROR,
        }
    }
}

impl Sema<'_> {
    /// Whether a type is a placeholder, possibly below pointers and references.
    pub fn contains_auto(&self, ty: QualType) -> bool {
        match self.tree.types.get(ty) {
            TypeKind::Deduced(_) => true,
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => self.contains_auto(*t),
            TypeKind::PackExpansion(t) => self.contains_auto(*t),
            TypeKind::Array { elem, .. } => self.contains_auto(*elem),
            TypeKind::Function(f) => self.contains_auto(f.ret),
            TypeKind::MemberPointer { pointee, .. } => self.contains_auto(*pointee),
            _ => false,
        }
    }

    pub fn is_plain_auto(&self, ty: QualType) -> bool {
        matches!(self.tree.types.get(ty), TypeKind::Deduced(Placeholder::Auto | Placeholder::DecltypeAuto))
    }
}

/// The words that arithmetic types are made of.
pub fn is_arithmetic_word(symbol: crate::lex::Symbol) -> bool {
    matches!(
        symbol,
        kw::INT
            | kw::CHAR
            | kw::BOOL
            | kw::FLOAT
            | kw::DOUBLE
            | kw::UNSIGNED
            | kw::SIGNED
            | kw::SHORT
            | kw::LONG
    )
}

pub(super) fn is_type_keyword(symbol: crate::lex::Symbol) -> bool {
    matches!(
        symbol,
        kw::AUTO
            | kw::BOOL
            | kw::CHAR
            | kw::CHAR8_T
            | kw::CHAR16_T
            | kw::CHAR32_T
            | kw::WCHAR_T
            | kw::SHORT
            | kw::INT
            | kw::LONG
            | kw::SIGNED
            | kw::UNSIGNED
            | kw::GNU_SIGNED
            | kw::GNU_SIGNED2
            | kw::FLOAT
            | kw::DOUBLE
            | kw::VOID
            | kw::CONST
            | kw::VOLATILE
            | kw::GNU_CONST
            | kw::GNU_CONST2
            | kw::GNU_VOLATILE
            | kw::GNU_VOLATILE2
            | kw::STRUCT
            | kw::CLASS
            | kw::UNION
            | kw::ENUM
            | kw::TYPENAME
            | kw::TYPEOF
            | kw::GNU_TYPEOF
            | kw::GNU_TYPEOF2
            | kw::GNU_INT128
            | kw::GNU_FLOAT128
            | kw::GNU_FLOAT80
            | kw::FLOAT16
            | kw::GNU_BF16
            | kw::GNU_FP16
            | kw::COMPLEX
            | kw::GNU_COMPLEX
            | kw::GNU_COMPLEX2
    )
}

/// Takes a word of a fundamental type. False if it is none.
fn parse_word(symbol: crate::lex::Symbol, w: &mut Words) -> bool {
    let base = match symbol {
        kw::SIGNED | kw::GNU_SIGNED | kw::GNU_SIGNED2 => {
            w.clash |= w.signed == Some(false);
            w.signed = Some(true);
            w.any = true;
            return true;
        }
        kw::UNSIGNED => {
            w.clash |= w.signed == Some(true);
            w.signed = Some(false);
            w.any = true;
            return true;
        }
        kw::LONG => {
            w.clash |= w.short || w.long >= 2;
            w.long += 1;
            w.any = true;
            return true;
        }
        kw::SHORT => {
            w.clash |= w.short || w.long > 0;
            w.short = true;
            w.any = true;
            return true;
        }
        kw::COMPLEX | kw::GNU_COMPLEX | kw::GNU_COMPLEX2 => {
            w.complex = true;
            w.any = true;
            return true;
        }
        kw::VOID => QualType::VOID,
        kw::BOOL => QualType::BOOL,
        kw::CHAR => QualType::CHAR,
        kw::CHAR8_T => QualType::CHAR8,
        kw::CHAR16_T => QualType::CHAR16,
        kw::CHAR32_T => QualType::CHAR32,
        kw::WCHAR_T => QualType::WCHAR,
        kw::INT => QualType::INT,
        kw::FLOAT => QualType::FLOAT,
        kw::DOUBLE => QualType::DOUBLE,
        kw::GNU_INT128 => QualType::INT128,
        kw::GNU_FLOAT128 => QualType::FLOAT128,
        kw::GNU_FLOAT80 => QualType::LONGDOUBLE,
        kw::FLOAT16 | kw::GNU_FP16 => QualType::HALF,
        kw::GNU_BF16 => QualType::BFLOAT16,
        _ => return false,
    };
    w.clash |= w.base.is_some();
    w.base = Some(base);
    w.any = true;
    true
}
