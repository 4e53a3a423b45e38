//! Decl-specifiers and type-specifiers.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags, Storage, Words, is_type_keyword};
use crate::tree::RecordKind;
use crate::tree::types::{QualType, Quals, TypeKind};

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
    pub(crate) fn parse_argument_type(&mut self) -> QualType {
        self.reading(|s| &mut s.reading_argument_type, true, |s| s.parse_type_id())
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
    pub(crate) fn constrained_auto(&mut self) -> Option<u32> {
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

    /// Reads specifiers. Reports if there is no type where one is needed only through the caller.
    // One arm for each specifier.
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
                            specs.typedef = self.context.named_typedef;
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
                    specs.typedef = self.context.named_typedef;
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

    pub(crate) fn auto_type(&mut self, context: SpecContext) -> QualType {
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
