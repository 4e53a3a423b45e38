//! Primary expressions, casts by name and `typeid`.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::convert::{CastStyle, Init};
use crate::sema::lookup::name::Qualifier;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, Quals};
use crate::tree::{ConstValue, ExprId, OperatorName, RecordFlags};

impl Parser<'_, '_> {
    pub(crate) fn parse_primary(&mut self) -> ExprId {
        let start = self.span();
        match self.kind() {
            TokenKind::Number | TokenKind::Char | TokenKind::String => self.parse_literal(),
            TokenKind::LParen => self.parse_parenthesised(start),
            TokenKind::LBracket => self.parse_lambda(),
            TokenKind::Ident => self.parse_identifier(start),
            TokenKind::ColonColon => self.parse_name_or_type(start),
            TokenKind::Tilde => self.parse_name_or_type(start),
            TokenKind::Keyword => self.parse_primary_keyword(start),
            TokenKind::LBrace => {
                self.report(diag::expected_expression(), start);
                self.skip_brackets();
                self.error_expr(start)
            }
            _ => {
                if self.at(TokenKind::Hash) {
                    self.report(diag::hash_not_expected_here(), start);
                }
                self.report(diag::expected_expression(), start);
                // Something that cannot be part of an expression ends it; other tokens are dropped.
                if !matches!(
                    self.kind(),
                    TokenKind::Semi
                        | TokenKind::RParen
                        | TokenKind::RBrace
                        | TokenKind::RBracket
                        | TokenKind::Comma
                        | TokenKind::Colon
                        | TokenKind::Greater
                        | TokenKind::Eof
                ) {
                    self.bump();
                    self.skip_expression();
                }
                self.error_expr(start)
            }
        }
    }

    fn parse_primary_keyword(&mut self, start: Span) -> ExprId {
        match self.tok().symbol() {
            kw::TRUE | kw::FALSE => {
                let value = self.at_kw(kw::TRUE);
                self.bump();
                self.bool_const(value, start)
            }
            kw::NULLPTR => {
                self.bump();
                self.push_expr(
                    ExprKind::Const(ConstValue::Int(0)),
                    QualType::NULLPTR,
                    Category::PRValue,
                    start,
                )
            }
            kw::GNU_NULL => {
                self.bump();
                let e = self.int_const(0, QualType::LONG, start);
                self.cx.ex.zero_literals.insert(e);
                e
            }
            kw::THIS => {
                self.bump();
                match self.build_this(start) {
                    Some(e) => e,
                    None => {
                        self.report(diag::may_only_be_used_inside_nonstatic_member(), start);
                        self.error_expr(start)
                    }
                }
            }
            kw::STATIC_CAST => self.parse_named_cast(CastStyle::Static, start),
            kw::REINTERPRET_CAST => self.parse_named_cast(CastStyle::Reinterpret, start),
            kw::CONST_CAST => self.parse_named_cast(CastStyle::Const, start),
            kw::DYNAMIC_CAST => self.parse_named_cast(CastStyle::Dynamic, start),
            kw::TYPEID => self.parse_typeid(start),
            kw::REQUIRES => self.parse_requires_expr(start),
            kw::OPERATOR => self.parse_name_or_type(start),
            kw::GNU_EXTENSION2 => {
                self.bump();
                self.parse_cast_expr()
            }
            kw::SIZEOF | kw::ALIGNOF | kw::NOEXCEPT | kw::NEW | kw::DELETE | kw::THROW => {
                self.parse_cast_expr()
            }
            _ => {
                if self.at_type_start() {
                    return self.parse_functional_cast(start);
                }
                self.parse_name_or_type_keyword(start)
            }
        }
    }

    fn parse_name_or_type_keyword(&mut self, start: Span) -> ExprId {
        if self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE) {
            return self.parse_name_or_type(start);
        }
        self.report(diag::expected_expression(), start);
        if !matches!(self.kind(), TokenKind::Semi | TokenKind::RParen | TokenKind::RBrace | TokenKind::Comma)
        {
            self.bump();
            self.skip_expression();
        }
        self.error_expr(start)
    }

    fn parse_identifier(&mut self, start: Span) -> ExprId {
        let name = self.tok().symbol();
        match name {
            kw::FUNC | kw::FUNCTION | kw::PRETTY_FUNCTION => {
                self.bump();
                return self.build_function_name(name, start);
            }
            kw::BUILTIN_OFFSETOF
            | kw::BUILTIN_VA_ARG
            | kw::BUILTIN_BIT_CAST
            | kw::BUILTIN_ADDRESSOF
            | kw::BUILTIN_CHOOSE_EXPR
            | kw::BUILTIN_CONSTANT_P
            | kw::BUILTIN_CONVERTVECTOR
                if self.peek(1).kind == TokenKind::LParen =>
            {
                return self.parse_special_builtin(name, start);
            }
            _ => {}
        }
        if crate::lex::symbols::is_trait(name) && self.peek(1).kind == TokenKind::LParen {
            return self.parse_trait(start);
        }
        self.parse_name_or_type(start)
    }

    /// A name, or a type that begins a functional cast.
    fn parse_name_or_type(&mut self, start: Span) -> ExprId {
        if self.at_type_start() {
            return self.parse_functional_cast(start);
        }
        self.parse_name(start)
    }

    /// `T(args)`, `T{args}`, `typename X::T(args)`.
    fn parse_functional_cast(&mut self, start: Span) -> ExprId {
        // Only one word can stand before the parenthesis ([expr.type.conv]): `long long()` is no cast.
        let words = self.at(TokenKind::Keyword)
            && self.peek(1).kind == TokenKind::Keyword
            && !self.at_kw(kw::TYPENAME)
            && !self.at_kw(kw::DECLTYPE)
            && !self.at_kw(kw::GNU_DECLTYPE);
        let begin = self.pos();
        let ty = self.parse_simple_type();
        if self.names_constructor(begin, ty) {
            self.report(diag::fully_qualified_constructor_call_is_not_allowed(), start);
        }
        if words && matches!(self.kind(), TokenKind::LParen | TokenKind::LBrace) {
            let name = self.show_type(ty);
            self.report(
                diag::type_name_is_not_allowed().because(&format_args!("\"{name}\" is used like a value")),
                start,
            );
            self.skip_brackets();
            return self.error_expr(start);
        }
        if self.tree.types.is_error(ty) {
            if matches!(self.kind(), TokenKind::LParen | TokenKind::LBrace) {
                self.skip_brackets();
            }
            return self.error_expr(start);
        }
        match self.kind() {
            TokenKind::LParen => {
                let args = self.parse_call_args();
                let span = self.span_from(start);
                self.build_functional_cast(ty, args, span)
            }
            TokenKind::LBrace => {
                let list = self.parse_braced_list();
                let span = self.span_from(start);
                if self.has_placeholder(ty) {
                    return self.build_deduced_cast(ty, vec![Init::List(Box::new(list))], span);
                }
                let value = self.direct_list_init(ty, &list, span);
                let value = self.check_temporary(value, ty, span);
                self.reference_cast_result(value, ty)
            }
            _ => {
                let name = self.show_type(ty);
                self.report(
                    diag::type_name_is_not_allowed()
                        .because(&format_args!("\"{name}\" is used like a value")),
                    start,
                );
                self.error_expr(start)
            }
        }
    }

    /// Whether the tokens from one on are `C::C` for a class `C`, which names its constructors ([class.qual]/2).
    fn names_constructor(&mut self, begin: u32, ty: QualType) -> bool {
        let end = self.pos();
        let t = |back: u32| self.tokens.get((end - back) as usize);
        let twice = end >= begin + 3
            && t(1).kind == TokenKind::Ident
            && t(2).kind == TokenKind::ColonColon
            && t(3).kind == TokenKind::Ident
            && t(1).symbol() == t(3).symbol()
            && !matches!(self.tokens.get(begin as usize).kind, TokenKind::Keyword);
        let Some(record) = self.tree.types.as_record(ty).filter(|_| twice) else { return false };
        let mark = self.mark();
        self.seek(begin);
        let qualifier = self.trap(|s| s.parse_qualifier());
        self.rewind(mark);
        matches!(qualifier, Ok(Some(Qualifier::Type(t))) if self.tree.types.as_record(t) == Some(record))
    }

    fn parse_parenthesised(&mut self, start: Span) -> ExprId {
        if self.peek(1).kind == TokenKind::LBrace {
            return self.parse_statement_expr(start);
        }
        if let Some((dots, range)) = self.fold_ellipsis() {
            return self.parse_fold(dots, range, start);
        }
        self.bump();
        let read = |s: &mut Self| s.bracketed(|s| s.parse_expression());
        let e = self.setting(|s| &mut s.cx.ex.amp_pos, u32::MAX, read);
        if !self.expect(TokenKind::RParen) {
            self.skip_expression();
            self.eat(TokenKind::RParen);
        }
        self.cx.ex.parenthesised.insert(e);
        // `(f)(x)`: found by ordinary lookup alone ([basic.lookup.argdep]/1).
        if let ExprKind::Overload(id) = *self.ekind(e)
            && let Some(set) = self.cx.ex.overloads.get_mut(id as usize)
        {
            set.adl &= set.decls.is_empty();
        }
        e
    }

    /// GNU `({ statements; value; })`.
    fn parse_statement_expr(&mut self, start: Span) -> ExprId {
        self.bump();
        let (block, value) = self.bracketed(|s| s.parse_statement_expr_block());
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        let (ty, category) = match value {
            Some(e) if !self.is_error_expr(e) => (self.ety(e), Category::PRValue),
            Some(_) => return self.error_expr(span),
            None => (QualType::VOID, Category::PRValue),
        };
        self.push_expr(ExprKind::StmtExpr(block), ty, category, span)
    }

    fn parse_named_cast(&mut self, style: CastStyle, start: Span) -> ExprId {
        self.bump();
        if !self.expect(TokenKind::Less) {
            return self.error_expr(start);
        }
        let ty = self.in_angles(|s| s.parse_type_id());
        if !self.expect(TokenKind::Greater) || !self.expect(TokenKind::LParen) {
            self.skip_expression();
            return self.error_expr(start);
        }
        let e = self.bracketed(|s| s.parse_expression());
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        if !self.check_no_auto(ty, start) {
            return self.error_expr(span);
        }
        if style == CastStyle::Static && self.has_placeholder(ty) {
            return self.build_deduced_cast(ty, vec![Init::Expr(e)], span);
        }
        self.build_cast(style, ty, e, span)
    }

    fn parse_typeid(&mut self, start: Span) -> ExprId {
        self.bump();
        self.expect(TokenKind::LParen);
        let mut object = None;
        let ty = {
            let mark = self.mark();
            let mut ty = None;
            if self.at_type_start() {
                let parsed = self.trap(|s| {
                    let ty = s.parse_type_id();
                    s.at(TokenKind::RParen).then_some(ty)
                });
                if let Ok(Some(t)) = parsed {
                    ty = Some(t);
                } else {
                    self.rewind(mark);
                }
            }
            match ty {
                Some(t) => t,
                None => {
                    let e = self.unevaluated(|s| s.parse_expression());
                    object = Some(e);
                    self.ety(e)
                }
            }
        };
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        if self.in_device_code() {
            self.report(diag::operator_is_not_allowed_in_device_code(&"typeid"), span);
            return self.error_expr(span);
        }
        let Some(info) = self.std_class("type_info") else {
            self.report(diag::typeinfo_must_be_included_before_typeid(), span);
            return self.error_expr(span);
        };
        let ty = self.tree.types.strip_ref(ty).unqualified();
        if self.tree.types.as_record(ty).is_some() && !self.require_complete(ty, span) {
            return self.error_expr(span);
        }
        // The class of an object that has virtual functions is known at run time ([expr.typeid]/2).
        let dynamic = |s: &Self, e: &ExprId| {
            let record = s.tree.types.as_record(ty);
            s.ecat(*e) != Category::PRValue
                && record.is_some_and(|r| s.tree.records[r].flags.contains(RecordFlags::POLYMORPHIC))
        };
        let operand = match object.filter(|e| dynamic(self, e)) {
            Some(e) => e,
            None => self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span),
        };
        let info = info.with(Quals::CONST);
        self.push_expr(ExprKind::TypeId(operand), info, Category::LValue, span)
    }
}

pub(crate) fn is_assign(op: OperatorName) -> bool {
    use OperatorName::*;
    matches!(
        op,
        Assign
            | PlusAssign
            | MinusAssign
            | StarAssign
            | SlashAssign
            | PercentAssign
            | CaretAssign
            | AmpAssign
            | PipeAssign
            | ShlAssign
            | ShrAssign
    )
}
