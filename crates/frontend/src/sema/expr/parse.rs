//! Parsing expressions: operators, casts, postfix forms.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::convert::{CastStyle, Init};
use crate::sema::init::{Designator, InitItem, InitList};
use crate::sema::name::{IdExpr, IdName};
use crate::sema::operator_token::{Infix, Level, OperatorToken};
use crate::sema::parser::Mark;
use crate::sema::{Parser, Scoped, Sema, operator_text};
use crate::tree::expr::{Category, ExprKind, UnaryOp};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ExprId, OperatorName, TokenRange};

/// How many conditional operators behind one another count as one level of nesting.
const MAX_CHAIN: usize = 4096;

impl Parser<'_, '_> {
    /// expression: with commas.
    pub fn parse_expression(&mut self) -> ExprId {
        let start = self.span();
        let mut e = self.parse_assignment_expr();
        while self.at(TokenKind::Comma) {
            self.bump();
            let rhs = self.parse_assignment_expr();
            let span = self.span_from(start);
            e = self.build_binary(OperatorName::Comma, e, rhs, span);
        }
        e
    }

    /// assignment-expression: conditional, assignment, throw.
    pub fn parse_assignment_expr(&mut self) -> ExprId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_expression();
            return self.error_expr(start);
        }
        let e = self.parse_assignment_inner(start);
        self.leave();
        e
    }

    /// A conditional-expression: no assignment, so that `int x : 1 = 0;` is a bit-field with an initialiser.
    pub fn parse_conditional_expr(&mut self) -> ExprId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_expression();
            return self.error_expr(start);
        }
        let lhs = self.parse_binary(Level::Or);
        let e = if self.at(TokenKind::Question) { self.parse_conditional(lhs, start) } else { lhs };
        self.leave();
        e
    }

    fn parse_assignment_inner(&mut self, start: Span) -> ExprId {
        if self.at_kw(kw::THROW) {
            return self.parse_throw();
        }
        if self.at_kw(kw::CO_YIELD) {
            return self.coroutine_keyword();
        }
        let lhs = self.parse_binary(Level::Or);
        self.parse_assignment_rest(lhs, start)
    }

    /// What follows the first operand of an assignment-expression.
    fn parse_assignment_rest(&mut self, lhs: ExprId, start: Span) -> ExprId {
        if self.at(TokenKind::Question) {
            return self.parse_conditional(lhs, start);
        }
        let operator = OperatorToken::of(self.kind()).filter(|o| o.infix == Infix::Assignment);
        if let Some(OperatorToken { name: op, .. }) = operator {
            self.bump();
            let rhs = if self.at(TokenKind::LBrace) {
                Init::List(Box::new(self.parse_braced_list()))
            } else {
                Init::Expr(self.parse_assignment_expr())
            };
            let span = self.span_from(start);
            return self.build_assign(op, lhs, rhs, span);
        }
        lhs
    }
}

impl Sema<'_> {
    /// Whether a coroutine may stand here: not in device code, and not without `<coroutine>`. Reports if not.
    pub(in crate::sema) fn coroutine_allowed(&mut self, span: Span) -> bool {
        use crate::sema::scope::{Decl, LookupMode};
        if self.in_device_code() {
            self.report(diag::device_code_does_not_support_coroutines(), span);
            return false;
        }
        let (std, traits) = (self.interner.intern(b"std"), self.interner.intern(b"coroutine_traits"));
        let global = self.global_scope();
        let known = match self.lookup_from(global, std.into(), LookupMode::Namespace).first() {
            Some(Decl::Namespace(ns)) => {
                let scope = self.namespace_scope(ns);
                !self.lookup_in_scope(scope, traits.into()).is_empty()
            }
            _ => false,
        };
        if !known {
            self.error_plain(span, "a coroutine needs std::coroutine_traits: include <coroutine>");
        }
        known
    }
}

impl Parser<'_, '_> {
    fn coroutine_keyword(&mut self) -> ExprId {
        let span = self.span();
        if !self.coroutine_allowed(span) {
            self.bump();
            self.skip_expression();
        } else {
            // Host code is checked as far as its types are known.
            self.bump();
            if self.at(TokenKind::LBrace) {
                self.parse_braced_list();
            } else {
                self.parse_assignment_expr();
            }
        }
        self.error_expr(span)
    }
}

impl Sema<'_> {
    /// An exception object is copied from the operand ([except.throw]).
    fn check_thrown(&mut self, e: ExprId) {
        let (ty, span) = (self.ety(e), self.espan(e));
        if self.tree.types.is_error(ty) || self.is_overload_expr(e) {
            return;
        }
        if self.tree.types.is_void(ty) {
            self.report(diag::incomplete_type_is_not_allowed(&"void"), span);
            return;
        }
        let Some(record) = self.tree.types.as_record(ty) else { return };
        if !self.require_complete(ty, span) {
            return;
        }
        if self.tree.records[record].flags.contains(crate::tree::RecordFlags::ABSTRACT) {
            self.report(diag::object_of_abstract_class_cannot_be_thrown(), span);
        } else if self.ecat(e) != Category::PRValue {
            // What is declared outside of the try block is seen by its handlers ([class.copy.elision]/3).
            let outside = |s: &Self| match *s.ekind(e) {
                ExprKind::Local(local) => s.cx.ex.first_in_try.is_some_and(|first| local.as_u32() < first),
                _ => false,
            };
            let e = if outside(self) { e } else { self.implicitly_moved(e, ty.unqualified()) };
            let _ = self.copy_init(
                ty.unqualified(),
                &crate::sema::convert::Init::Expr(e),
                crate::sema::convert::Purpose::Init,
            );
        }
    }
}

impl Parser<'_, '_> {
    fn parse_throw(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        self.check_no_exceptions(start);
        let operand = match self.kind() {
            TokenKind::Semi | TokenKind::RParen | TokenKind::Comma | TokenKind::Colon | TokenKind::RBrace => {
                None
            }
            _ => {
                let e = self.parse_assignment_expr();
                self.check_thrown(e);
                let e = self.discard(e);
                Some(e)
            }
        };
        let span = self.span_from(start);
        self.push_expr(ExprKind::Throw(operand.into()), QualType::VOID, Category::PRValue, span)
    }

    fn parse_conditional(&mut self, cond: ExprId, start: Span) -> ExprId {
        self.bump();
        if self.eat(TokenKind::Colon) {
            // GNU `a ?: b`: the condition is evaluated once.
            let otherwise = self.parse_assignment_expr();
            let span = self.span_from(start);
            if self.is_error_expr(cond) {
                return self.error_expr(span);
            }
            let common = if self.tree.types.as_record(self.ety(cond)).is_some()
                || self.ecat(cond) != Category::PRValue
            {
                self.glvalue(cond)
            } else {
                self.rvalue(cond)
            };
            let (ty, category) = (self.ety(common), self.ecat(common));
            let opaque = self.push_expr(ExprKind::Opaque(common), ty, category, span);
            let value = self.build_conditional(opaque, opaque, otherwise, span);
            if self.is_error_expr(value) {
                return value;
            }
            let (ty, category) = (self.ety(value), self.ecat(value));
            return self.push_expr(ExprKind::Bind { common, value }, ty, category, span);
        }
        // Chains of them do not nest for a reader, and are long where programs write them.
        let (mut start, mut cond) = (start, cond);
        let mut links = Vec::new();
        let mut otherwise = loop {
            // Between `?` and `:` a `>` is an operator again.
            let then = self.bracketed(|s| s.parse_expression());
            if !self.expect(TokenKind::Colon) {
                return self.error_expr(start);
            }
            links.push((start, cond, then));
            if self.at_kw(kw::THROW) || self.at_kw(kw::CO_YIELD) || links.len() >= MAX_CHAIN {
                break self.parse_assignment_expr();
            }
            start = self.span();
            cond = self.parse_binary(Level::Or);
            if !self.at(TokenKind::Question) || self.peek(1).kind == TokenKind::Colon {
                break self.parse_assignment_rest(cond, start);
            }
            self.bump();
        };
        while let Some((start, cond, then)) = links.pop() {
            let span = self.span_from(start);
            otherwise = self.build_conditional(cond, then, otherwise, span);
        }
        otherwise
    }

    /// The binary operator at the cursor: its name, level and number of tokens.
    fn binary_op(&self) -> Option<(OperatorName, Level, u32)> {
        let operator = OperatorToken::of(self.kind())?;
        let Infix::Binary(level) = operator.infix else { return None };
        if operator.name == OperatorName::Greater {
            if self.context.greater_closes || self.tokens.is_launch_close(self.pos() as usize) {
                return None;
            }
            // `>>` is two tokens.
            if self.at_shift_right() {
                return Some((OperatorName::Shr, Level::Shift, 2));
            }
        }
        Some((operator.name, level, 1))
    }

    /// An operand of `&&`: operators that bind less are left.
    pub(super) fn parse_and_operand(&mut self) -> ExprId {
        self.parse_binary(Level::BitOr)
    }

    /// Operators of at least the given level, left to right.
    /// For a failed `static_assert(a == b)` whose condition starts at `start`: `4 == 8`. Advice that the reference does not give.
    pub(in crate::sema) fn compared_values(&mut self, start: Mark) -> Option<String> {
        if self.trap_depth > 0 || self.options.language.cascade_errors {
            return None;
        }
        let after = self.mark();
        let values = self.trap(|s| {
            s.rewind(start);
            let side = |s: &mut Self, min: Level| {
                let e = s.constant_evaluated(|s| s.parse_binary(min));
                s.require_constant(e)?.as_int()
            };
            let left = side(s, Level::Spaceship)?;
            let (operator, level, width) = s.binary_op()?;
            if !matches!(level, Level::Equality | Level::Relational) {
                return None;
            }
            for _ in 0..width {
                s.bump();
            }
            let right = side(s, level.next())?;
            let is_end = matches!(s.kind(), TokenKind::Comma | TokenKind::RParen);
            is_end.then(|| format!("{left} {} {right}", operator_text(operator)))
        });
        self.rewind(after);
        values.ok().flatten()
    }

    fn parse_binary(&mut self, min: Level) -> ExprId {
        let start = self.span();
        let mut lhs = self.parse_cast_expr();
        loop {
            let Some((op, level, width)) = self.binary_op() else { return lhs };
            if level < min {
                return lhs;
            }
            // `x op ...` is the end of a fold's operand, not an operator.
            if self.peek(width).kind == TokenKind::Ellipsis {
                return lhs;
            }
            let dot_star = self.at(TokenKind::DotStar);
            let op_span = self.span();
            for _ in 0..width {
                self.bump();
            }
            let rhs = self.parse_binary(level.next());
            let span = self.span_from(start);
            let _ = op_span;
            lhs = if op == OperatorName::ArrowStar {
                let e = self.build_pointer_to_member(lhs, rhs, dot_star, span);
                self.check_bound_function(e);
                e
            } else {
                self.build_binary(op, lhs, rhs, span)
            };
        }
    }
}

impl Sema<'_> {
    /// What `->*` gives of a member function can only be called ([expr.mptr.oper]/6): behind the parentheses around it
    /// arguments follow.
    fn check_bound_function(&mut self, e: ExprId) {
        if !matches!(self.ekind(e), ExprKind::MemberDeref { .. }) || !self.tree.types.is_function(self.ety(e))
        {
            return;
        }
        let mut at = self.pos();
        while self.tokens.get(at as usize).kind == TokenKind::RParen {
            at += 1;
        }
        let calls = at > self.pos() && self.tokens.get(at as usize).kind == TokenKind::LParen;
        if !calls && !self.is_cast_operand(at) {
            let span = self.espan(e);
            self.report(diag::pointer_to_bound_function_may_only(), span);
        }
    }

    /// Whether the parentheses that close right before `end` are behind others: GNU C++ makes pointers of bound functions
    /// by casts.
    fn is_cast_operand(&self, end: u32) -> bool {
        let mut depth = 0;
        for at in (0..end as usize).rev() {
            match self.tokens.get(at).kind {
                TokenKind::RParen => depth += 1,
                TokenKind::LParen => depth -= 1,
                TokenKind::Semi | TokenKind::Eof => return false,
                _ => {}
            }
            if depth == 0 {
                return at > 0
                    && self.tokens.get(at).kind == TokenKind::LParen
                    && self.tokens.get(at - 1).kind == TokenKind::RParen;
            }
        }
        false
    }

    pub(super) fn build_pointer_to_member(
        &mut self,
        lhs: ExprId,
        rhs: ExprId,
        dot: bool,
        span: Span,
    ) -> ExprId {
        if self.is_error_expr(lhs) || self.is_error_expr(rhs) {
            return self.error_expr(span);
        }
        if dot {
            return self.build_member_deref(lhs, rhs, span);
        }
        if self.needs_overload(&[lhs, rhs]) {
            match self.overloaded_operator(OperatorName::ArrowStar, lhs, Some(rhs), span) {
                crate::sema::overload::OperatorCall::Done(e) => return e,
                crate::sema::overload::OperatorCall::Builtin(l, r) => {
                    let object = self.build_deref(l, span);
                    return self.build_member_deref(object, r.unwrap_or(rhs), span);
                }
            }
        }
        let object = self.build_deref(lhs, span);
        self.build_member_deref(object, rhs, span)
    }
}

impl Parser<'_, '_> {
    /// cast-expression.
    pub fn parse_cast_expr(&mut self) -> ExprId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_expression();
            return self.error_expr(start);
        }
        let e = self.parse_cast_inner(start);
        self.leave();
        e
    }

    fn parse_cast_inner(&mut self, start: Span) -> ExprId {
        if self.at(TokenKind::LParen)
            && let Some(ty) = self.try_parenthesised_type()
        {
            if self.at(TokenKind::LBrace) {
                let literal = self.parse_compound_literal(ty, start);
                return self.parse_postfix(literal, start);
            }
            let operand = self.parse_cast_expr();
            let span = self.span_from(start);
            if !self.check_no_auto(ty, start) {
                return self.error_expr(span);
            }
            return self.build_cast(CastStyle::C, ty, operand, span);
        }
        self.parse_unary()
    }

    /// At `(`: if a type and `)` follow and that makes a cast, reads them. Otherwise nothing is read.
    fn try_parenthesised_type(&mut self) -> Option<QualType> {
        let mark = self.mark();
        self.bump();
        if !self.at_type_start() {
            self.rewind(mark);
            return None;
        }
        // `((union { float f; unsigned u; }){x})`: the type of a compound literal may be defined in it.
        let close = self.matching_at(self.pos() - 1);
        let literal = self.tokens.get(close as usize + 1).kind == TokenKind::LBrace;
        let defines = self.context.defines_alias;
        self.context.defines_alias |= literal;
        let ty = self.trap_parenthesised_type();
        self.context.defines_alias = defines;
        match ty {
            Ok(Some(ty)) => {
                self.bump();
                // `(T()) + 1`, `(T)` at the end of an expression: a parenthesised expression after all. Nothing can be cast
                // to a function: `(T())()` calls an object.
                if !self.starts_cast_operand() || self.tree.types.is_function(ty) {
                    self.rewind(mark);
                    return None;
                }
                Some(ty)
            }
            _ => {
                self.rewind(mark);
                None
            }
        }
    }

    /// Reads a type that `)` must follow. Arrays of host functions may have bounds that vary.
    fn trap_parenthesised_type(&mut self) -> Result<Option<QualType>, crate::sema::report::Trapped> {
        let outer = self.variable_bounds_at;
        if self.trap_depth == outer {
            self.variable_bounds_at += 1;
        }
        let ty = self.trap(|s| {
            let ty = s.parse_type_id();
            s.at(TokenKind::RParen).then_some(ty)
        });
        self.variable_bounds_at = outer;
        ty
    }

    /// Whether the token can start the operand of a cast.
    fn starts_cast_operand(&self) -> bool {
        let t = self.tok();
        match t.kind {
            TokenKind::Ident | TokenKind::Number | TokenKind::Char | TokenKind::String => true,
            TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket | TokenKind::ColonColon => true,
            TokenKind::Tilde | TokenKind::Exclaim | TokenKind::Plus | TokenKind::Minus | TokenKind::Star => {
                true
            }
            TokenKind::Amp | TokenKind::AmpAmp | TokenKind::PlusPlus | TokenKind::MinusMinus => true,
            TokenKind::Keyword if t.symbol() == kw::NOEXCEPT => self.peek(1).kind == TokenKind::LParen,
            TokenKind::Keyword => !matches!(t.symbol(), kw::CONST | kw::VOLATILE | kw::TRY),
            _ => false,
        }
    }

    /// `(T){..}`: an object that lives to the end of the full-expression (or of the program, at namespace scope).
    fn parse_compound_literal(&mut self, ty: QualType, start: Span) -> ExprId {
        let list = self.parse_braced_list();
        let span = self.span_from(start);
        self.direct_list_init(ty, &list, span)
    }

    pub(in crate::sema) fn parse_unary(&mut self) -> ExprId {
        use OperatorName as O;
        let start = self.span();
        let op = OperatorToken::of(self.kind()).filter(|operator| operator.prefix).map(|o| o.name);
        if let Some(op) = op {
            self.bump();
            if op == O::Amp {
                self.cx.ex.amp_pos = self.pos();
            }
            let operand = self.parse_cast_expr();
            let span = self.span_from(start);
            if op == O::Amp && self.is_member_address(operand) {
                return operand;
            }
            return self.build_unary(op, operand, span);
        }
        match self.kind() {
            TokenKind::AmpAmp => {
                // GNU: the address of a label.
                self.bump();
                let Some(label) = self.eat_ident() else {
                    self.report(diag::expected_identifier(), start);
                    return self.error_expr(start);
                };
                if self.in_device_code() {
                    self.report(diag::address_of_label_extension_is_not_supported(), start);
                    return self.error_expr(start);
                }
                // Host code is checked, not generated: any pointer will do.
                let label = self.cx.ex.labels.named(label);
                self.cx.ex.labels.used.push((label, start));
                let ty = self.tree.types.pointer(QualType::VOID);
                self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, start)
            }
            TokenKind::Keyword => self.parse_unary_keyword(start),
            TokenKind::ColonColon if self.peek_is_kw(1, kw::NEW) || self.peek_is_kw(1, kw::DELETE) => {
                self.parse_unary_keyword(start)
            }
            _ => {
                let e = self.parse_primary();
                self.parse_postfix(e, start)
            }
        }
    }
}

impl Sema<'_> {
    /// `&C::m` has made a pointer to member already.
    fn is_member_address(&self, e: ExprId) -> bool {
        self.cx.ex.member_addresses.contains(&e)
    }
}

impl Parser<'_, '_> {
    fn parse_unary_keyword(&mut self, start: Span) -> ExprId {
        let global = self.at(TokenKind::ColonColon);
        let keyword = if global { self.peek(1).symbol() } else { self.tok().symbol() };
        match keyword {
            kw::SIZEOF => self.parse_sizeof(),
            kw::ALIGNOF | kw::GNU_ALIGNOF | kw::GNU_ALIGNOF2 => self.parse_alignof(),
            kw::NOEXCEPT => self.parse_noexcept_expr(),
            kw::NEW => self.parse_new(),
            kw::DELETE => self.parse_delete(),
            kw::GNU_EXTENSION2 => {
                self.bump();
                self.parse_cast_expr()
            }
            kw::GNU_REAL | kw::GNU_REAL2 | kw::GNU_IMAG | kw::GNU_IMAG2 => {
                self.bump();
                let operand = self.parse_cast_expr();
                let op = match keyword {
                    kw::GNU_REAL | kw::GNU_REAL2 => UnaryOp::Real,
                    _ => UnaryOp::Imag,
                };
                let span = self.span_from(start);
                self.build_real_imag(op, operand, span)
            }
            kw::CO_AWAIT => self.coroutine_keyword(),
            kw::THROW => self.parse_throw(),
            _ => {
                let e = self.parse_primary();
                self.parse_postfix(e, start)
            }
        }
    }

    /// The postfix operators that follow a primary expression.
    fn parse_postfix(&mut self, e: ExprId, start: Span) -> ExprId {
        let mut e = e;
        loop {
            match self.kind() {
                // Any number of subscripts, and a comma between them is no operator.
                TokenKind::LBracket if self.options.standard >= crate::lex::Standard::Cxx23 => {
                    self.bump();
                    let args = self.parse_args_until(TokenKind::RBracket);
                    let span = self.span_from(start);
                    e = self.build_subscripts(e, args, span);
                }
                TokenKind::LBracket => {
                    self.bump();
                    let index = self.bracketed(|s| {
                        if s.at(TokenKind::LBrace) {
                            Init::List(Box::new(s.parse_braced_list()))
                        } else {
                            Init::Expr(s.parse_expression())
                        }
                    });
                    self.expect(TokenKind::RBracket);
                    let span = self.span_from(start);
                    e = self.build_subscript(e, index, span);
                }
                TokenKind::LParen => {
                    let args = self.parse_call_args();
                    let span = self.span_from(start);
                    e = self.build_call(e, args, span);
                }
                TokenKind::LessLessLess => e = self.parse_launch(e, start),
                TokenKind::Dot | TokenKind::Arrow => e = self.parse_member_access(e, start),
                TokenKind::PlusPlus | TokenKind::MinusMinus => {
                    let op = if self.at(TokenKind::PlusPlus) {
                        OperatorName::PlusPlus
                    } else {
                        OperatorName::MinusMinus
                    };
                    self.bump();
                    let span = self.span_from(start);
                    e = self.build_postfix_increment(op, e, span);
                }
                _ => return e,
            }
        }
    }

    fn parse_member_access(&mut self, e: ExprId, start: Span) -> ExprId {
        let arrow = self.at(TokenKind::Arrow);
        self.bump();
        let object = if arrow {
            let span = self.span_from(start);
            self.arrow_object(e, span)
        } else {
            match self.resolve_single(e) {
                Some(single) => single,
                None => {
                    self.unresolved_overload(e);
                    self.error_expr(start)
                }
            }
        };
        if self.is_error_expr(object) {
            self.skip_member_name();
            return self.error_expr(start);
        }
        let ty = self.ety(object);
        if self.tree.types.as_record(ty).is_none() {
            return self.parse_pseudo_destructor(object, arrow, start);
        }
        let open =
            self.tree.types.as_record(ty).is_some_and(|r| {
                self.tree.records[r].flags.contains(crate::tree::RecordFlags::BEING_DEFINED)
            });
        let why = |ty: &str| match arrow {
            true => diag::pointer_or_reference_to_incomplete_type(&ty),
            false => diag::incomplete_type_is_not_allowed(&ty),
        };
        if !open && !self.require_complete_for(ty, start, why) {
            self.skip_member_name();
            return self.error_expr(start);
        }
        let Some(id) = self.parse_member_name(ty) else {
            let span = self.span();
            self.report(diag::expected_identifier(), span);
            return self.error_expr(start);
        };
        if let IdName::Dtor(named) = id.name {
            return self.parse_destructor_call(object, named, id.qualifier.is_some(), start);
        }
        let span = self.span_from(start);
        self.build_member(object, id, span)
    }

    /// The name after `.` or `->`, looked up in the class of the object.
    fn parse_member_name(&mut self, object: QualType) -> Option<IdExpr> {
        let start = self.span();
        let record = self.tree.types.as_record(object)?;
        self.eat_kw(kw::TEMPLATE);
        // A plain name needs no qualifier parsing.
        let simple = matches!(self.kind(), TokenKind::Ident)
            && self.peek(1).kind != TokenKind::ColonColon
            && self.peek(1).kind != TokenKind::Less;
        let qualifier = if simple { None } else { self.parse_member_qualifier(record) };
        self.eat_kw(kw::TEMPLATE);
        let name_span = self.span();
        let name = if self.at(TokenKind::Tilde) && qualifier.is_none() {
            self.parse_member_dtor(record)?
        } else {
            self.parse_unqualified_name(qualifier)?
        };
        let found = match name {
            IdName::Dtor(_) => crate::sema::scope::Found::default(),
            _ => self.lookup_in_object(object, qualifier, name),
        };
        let mut id = IdExpr {
            qualifier,
            name,
            args: None,
            found,
            span: self.span_from(start),
            name_span: self.span_from(name_span),
        };
        if self.at(TokenKind::Less)
            && id.found.decls.iter().any(|d| self.names_template(*d))
            && self.sema.scan_template_args(self.pos()).is_some()
        {
            id.args = Some(self.parse_template_args(None));
            id.span = self.span_from(start);
        }
        Some(id)
    }

    /// `x.B::f`: the first component may be the name of the object's class or of a base, as members see it.
    fn parse_member_qualifier(
        &mut self,
        record: crate::tree::RecordId,
    ) -> Option<crate::sema::name::Qualifier> {
        // `x.f<..>` has no qualifier although `<` follows.
        if self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::Less {
            let name = self.tok().symbol();
            let found = self.lookup_member(record, name);
            if found.is_overload_set(self) {
                return None;
            }
        }
        if !matches!(self.kind(), TokenKind::Ident | TokenKind::ColonColon | TokenKind::Keyword) {
            return None;
        }
        self.parse_qualifier_in(record)
    }

    /// `~T` after `.` or `->`, where `T` names the object's class.
    fn parse_member_dtor(&mut self, record: crate::tree::RecordId) -> Option<IdName> {
        self.bump();
        if self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE) {
            let ty = self.parse_decltype();
            return Some(IdName::Dtor(Some(ty)));
        }
        let name = self.ident()?;
        let own = self.tree.records[record].name == Some(name);
        if !own && let Some(ty) = self.parse_type_name() {
            return Some(IdName::Dtor(Some(ty)));
        }
        if !own
            && matches!(
                self.lookup_unqualified(name).first(),
                Some(crate::sema::scope::Decl::Local(_) | crate::sema::scope::Decl::Var(_))
            )
        {
            let span = self.span();
            let text = diag::invalid_destructor_name_for_type(&self.show_record(record));
            self.report(text, span);
        }
        self.bump();
        if self.at(TokenKind::Less) && self.sema.scan_template_args(self.pos()).is_some() {
            self.parse_template_args(None);
        }
        Some(IdName::Dtor(Some(self.record_type(record))))
    }

    /// `object.~T()` for a class.
    fn parse_destructor_call(
        &mut self,
        object: ExprId,
        named: Option<QualType>,
        qualified: bool,
        start: Span,
    ) -> ExprId {
        if self.expect(TokenKind::LParen) {
            self.expect(TokenKind::RParen);
        }
        let span = self.span_from(start);
        let Some(record) = self.tree.types.as_record(self.ety(object)) else { return self.error_expr(span) };
        if let Some(named) = named.and_then(|t| self.tree.types.as_record(t))
            && named != record
            && !self.tree.is_same_or_base(named, record)
        {
            let text = diag::invalid_destructor_name_for_type(&self.show_record(record));
            self.report(text, span);
            return self.error_expr(span);
        }
        let target = named.and_then(|t| self.tree.types.as_record(t)).unwrap_or(record);
        self.complete_record(target);
        self.declare_special_members(target);
        let dtor = self.tree.records[target].dtor.expand();
        if let Some(dtor) = dtor.filter(|_| !self.is_evaluated()) {
            self.check_dtor_access(dtor, span);
        }
        match dtor {
            Some(dtor) if !self.is_trivial(dtor) => {
                self.build_member_call(object, dtor, &[], qualified, span)
            }
            _ => self.push_expr(ExprKind::PseudoDtor(object), QualType::VOID, Category::PRValue, span),
        }
    }

    /// `x.~T()` for scalars: evaluates `x`.
    fn parse_pseudo_destructor(&mut self, object: ExprId, arrow: bool, start: Span) -> ExprId {
        let mark = self.mark();
        // Behind `C::I::` the name is one of C.
        let qualified = !self.at(TokenKind::Tilde);
        if qualified {
            self.parse_qualifier();
        }
        if !self.eat(TokenKind::Tilde) {
            // `x.T::~T()` with a plain type name.
            self.rewind(mark);
            let named = self.trap(|s| {
                let first = s.parse_type_name();
                first.is_some() && s.eat(TokenKind::ColonColon) && s.eat(TokenKind::Tilde)
            });
            if !matches!(named, Ok(true)) {
                let mut ty = self.ety(object);
                if arrow {
                    ty = self.tree.types.pointer(ty);
                }
                let message = match arrow {
                    true => diag::expression_must_have_pointer_to_class_type,
                    false => diag::expression_must_have_class_type_but_has,
                };
                self.sema.report(message(&self.show_type(ty)), self.espan(object));
                self.rewind(mark);
                self.skip_member_name();
                return self.error_expr(start);
            }
        }
        if self.at_kw(kw::DECLTYPE) {
            self.parse_decltype();
        } else if self.parse_type_name().is_none() {
            if let Some(name) = self.ident().filter(|_| !qualified) {
                let message = diag::destroyed_name_is_not_type_name(&self.text(name));
                self.sema.report(message, self.span());
            }
            self.bump();
        }
        if self.expect(TokenKind::LParen) {
            self.expect(TokenKind::RParen);
        }
        let span = self.span_from(start);
        self.push_expr(ExprKind::PseudoDtor(object), QualType::VOID, Category::PRValue, span)
    }

    /// After an error: moves past the name that follows `.` or `->`.
    fn skip_member_name(&mut self) {
        self.eat_kw(kw::TEMPLATE);
        self.eat(TokenKind::Tilde);
        if self.at_kw(kw::OPERATOR) {
            self.bump();
            self.bump();
            return;
        }
        while self.at(TokenKind::Ident) {
            self.bump();
            if !self.eat(TokenKind::ColonColon) {
                break;
            }
        }
    }

    /// At `(`: the arguments of a call, pack expansions expanded.
    pub fn parse_call_args(&mut self) -> Vec<Init> {
        self.bump();
        self.parse_args_until(TokenKind::RParen)
    }

    /// Arguments up to the closing token, which is read.
    pub(in crate::sema) fn parse_args_until(&mut self, close: TokenKind) -> Vec<Init> {
        let closes = std::mem::replace(&mut self.context.greater_closes, false);
        let mut args = Vec::new();
        while !self.at(close) && !self.at_eof() {
            let list = self.parse_expanded(false, |s| s.parse_initializer_clause());
            args.extend(list);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.context.greater_closes = closes;
        if !self.expect(close) {
            self.recover_to(close);
        }
        args
    }

    /// After an error inside brackets: moves past the closing token if it is on this statement.
    fn recover_to(&mut self, close: TokenKind) {
        loop {
            match self.kind() {
                k if k == close => {
                    self.bump();
                    return;
                }
                TokenKind::Eof | TokenKind::Semi | TokenKind::RBrace => return,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// After an error: moves to the end of the expression.
    pub(in crate::sema) fn skip_expression(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::RBrace
                | TokenKind::RParen
                | TokenKind::RBracket
                | TokenKind::Comma => return,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// An assignment-expression or a braced list.
    pub fn parse_initializer_clause(&mut self) -> Init {
        if self.at(TokenKind::LBrace) {
            Init::List(Box::new(self.parse_braced_list()))
        } else {
            Init::Expr(self.parse_assignment_expr())
        }
    }

    /// `{ a, .b = c, [2] = d, e... }`.
    pub fn parse_braced_list(&mut self) -> InitList {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_brackets();
            return InitList { items: Vec::new(), span: start };
        }
        self.bump();
        let closes = std::mem::replace(&mut self.context.greater_closes, false);
        let mut items = Vec::new();
        while !self.at(TokenKind::RBrace) && !self.at_eof() {
            let list = self.parse_expanded(false, |s| s.parse_init_item());
            items.extend(list);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.context.greater_closes = closes;
        if !self.expect(TokenKind::RBrace) {
            self.recover_to(TokenKind::RBrace);
        }
        self.leave();
        InitList { items, span: self.span_from(start) }
    }

    fn parse_init_item(&mut self) -> InitItem {
        let start = self.span();
        let designators = self.parse_designators();
        if designators.is_empty() {
            let init = self.parse_initializer_clause();
            return InitItem { designators: SmallVec::new(), init, span: self.span_from(start) };
        }
        self.eat(TokenKind::Equal);
        let mut init = self.parse_initializer_clause();
        let span = self.span_from(start);
        // `.a.b = x` is `.a = {.b = x}`.
        for designator in designators[1..].iter().rev() {
            let item = InitItem { designators: smallvec::smallvec![*designator], init, span };
            init = Init::List(Box::new(InitList { items: vec![item], span }));
        }
        InitItem { designators: smallvec::smallvec![designators[0]], init, span }
    }

    fn parse_designators(&mut self) -> Vec<Designator> {
        let mut out = Vec::new();
        // GNU `name: value`.
        if self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::Colon {
            let name = self.tok().symbol();
            self.bump();
            self.bump();
            return vec![Designator::Field(name)];
        }
        loop {
            if self.at(TokenKind::Dot) && self.peek(1).kind == TokenKind::Ident {
                self.bump();
                let name: Symbol = self.tok().symbol();
                self.bump();
                out.push(Designator::Field(name));
            } else if self.at(TokenKind::LBracket) && self.designator_follows() {
                self.bump();
                let lo = self.parse_index_constant();
                let hi = if self.eat(TokenKind::Ellipsis) { self.parse_index_constant() } else { lo };
                self.expect(TokenKind::RBracket);
                out.push(if lo == hi { Designator::Index(lo) } else { Designator::Range(lo, hi) });
            } else {
                return out;
            }
        }
    }

    /// `[` in a braced list starts a designator if `=`, `.` or `[` follows the `]`; otherwise a lambda.
    fn designator_follows(&self) -> bool {
        let close = self.matching();
        let empty = close == self.pos() + 1;
        let next = self.tokens.get(close as usize + 1).kind;
        !empty && matches!(next, TokenKind::Equal | TokenKind::Dot | TokenKind::LBracket)
    }

    fn parse_index_constant(&mut self) -> u64 {
        match self.parse_constant_int() {
            Some(v) => u64::try_from(v).unwrap_or(0),
            None => 0,
        }
    }

    /// `kernel<<<grid, block, shared, stream>>>(args)`.
    fn parse_launch(&mut self, kernel: ExprId, start: Span) -> ExprId {
        let launch = self.parse_launch_here(kernel, start);
        let span = self.span_from(start);
        self.device_parts.push(span);
        launch
    }

    fn parse_launch_here(&mut self, kernel: ExprId, start: Span) -> ExprId {
        self.bump();
        // A single `>` compares here.
        let closes = std::mem::replace(&mut self.context.greater_closes, false);
        let mut config = Vec::new();
        while !self.tokens.is_launch_close(self.pos() as usize) && !self.at_eof() {
            let list = self.parse_expanded(true, |s| s.parse_initializer_clause());
            config.extend(list);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.context.greater_closes = closes;
        if !self.tokens.is_launch_close(self.pos() as usize) {
            let span = self.span();
            self.report(diag::expected_launch_close(), span);
            self.skip_expression();
            return self.error_expr(start);
        }
        for _ in 0..3 {
            self.bump();
        }
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return self.error_expr(start);
        }
        let args = self.parse_call_args();
        let span = self.span_from(start);
        self.build_launch(kernel, config, args, span)
    }

    /// `sizeof e`, `sizeof(T)`, `sizeof...(pack)`.
    fn parse_sizeof(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        if self.at(TokenKind::Ellipsis) {
            return self.parse_sizeof_pack(start);
        }
        let ty = self.parse_type_or_unevaluated();
        let span = self.span_from(start);
        let Some(ty) = ty else { return self.error_expr(span) };
        let ty = self.tree.types.strip_ref(ty);
        if self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        let value = if self.tree.types.is_void(ty) || self.tree.types.is_function(ty) {
            // GNU: one byte, but no type that a template can be used with.
            if self.trap_depth > 0 {
                let text = diag::incomplete_type_is_not_allowed(&self.show_type(ty));
                self.report(text, span);
                return self.error_expr(span);
            }
            self.lint_size_of(ty, span);
            1
        } else {
            if !self.require_complete(ty, span) {
                return self.error_expr(span);
            }
            self.ensure_type_layout(ty);
            crate::layout::size_of(&self.tree, ty)
        };
        self.int_const(value as i128, QualType::ULONG, span)
    }

    fn parse_sizeof_pack(&mut self, start: Span) -> ExprId {
        self.bump();
        self.expect(TokenKind::LParen);
        let name_span = self.span();
        let name = self.eat_ident();
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        let Some(name) = name else { return self.error_expr(span) };
        let found = self.lookup_unqualified(name);
        match found.first() {
            Some(decl @ (crate::sema::scope::Decl::Pack(_) | crate::sema::scope::Decl::LocalPack(_))) => {
                let n = self.pack_len(decl);
                self.int_const(n as i128, QualType::ULONG, span)
            }
            _ => {
                self.report(diag::operand_of_sizeof_must_be_parameter_pack(), name_span);
                self.error_expr(span)
            }
        }
    }

    fn parse_alignof(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        let before = self.cx.body.exprs.len();
        self.context.type_id_align = 0;
        // The operand of `decltype` is no operand of this operator.
        let is_decltype = self.at(TokenKind::LParen) && self.peek_is_kw(1, kw::DECLTYPE);
        let ty = self.parse_type_or_unevaluated();
        let span = self.span_from(start);
        let mut exact = 0;
        // A variable may be declared with more than its type's alignment.
        let named = match self.cx.body.exprs.last() {
            _ if is_decltype => 0,
            Some((_, e)) if self.context.type_id_align == 0 && self.cx.body.exprs.len() > before => {
                match e.kind {
                    ExprKind::Var(v) => self.tree.vars[v].align,
                    ExprKind::Local(l) => self.cx.body.locals[l].align,
                    ExprKind::Field { field, .. } => {
                        let field = &self.tree.records[field.record].fields[field.index as usize];
                        exact = field.type_align;
                        field.align
                    }
                    _ => 0,
                }
            }
            // The name of a type has the alignment it says.
            _ => {
                exact = self.context.type_id_align;
                0
            }
        };
        let Some(ty) = ty else { return self.error_expr(span) };
        let ty = self.tree.types.array_base(self.tree.types.strip_ref(ty));
        if self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        if self.tree.types.is_void(ty) || self.tree.types.is_function(ty) {
            self.lint_alignment_of(ty, span);
            return self.int_const(1, QualType::ULONG, span);
        }
        if !self.require_complete(ty, span) {
            return self.error_expr(span);
        }
        self.ensure_type_layout(ty);
        let own = if exact != 0 { exact as u64 } else { crate::layout::align_of(&self.tree, ty) };
        let value = own.max(named as u64);
        self.int_const(value as i128, QualType::ULONG, span)
    }

    /// A parenthesised type, or an unevaluated operand's type.
    fn parse_type_or_unevaluated(&mut self) -> Option<QualType> {
        let mut literal = false;
        if self.at(TokenKind::LParen) {
            let mark = self.mark();
            self.bump();
            if self.at_type_start() {
                let ty = self.trap(|s| {
                    let ty = s.parse_type_id();
                    matches!(s.kind(), TokenKind::RParen | TokenKind::Semi).then_some(ty)
                });
                if let Ok(Some(ty)) = ty {
                    if !self.expect(TokenKind::RParen) {
                        return Some(ty);
                    }
                    // `sizeof(T){..}` is the size of a compound literal.
                    literal = self.at(TokenKind::LBrace);
                    if !literal {
                        return Some(ty);
                    }
                }
            }
            self.rewind(mark);
        }
        let e = self.unevaluated(|s| if literal { s.parse_cast_expr() } else { s.parse_unary_operand() });
        // Of a type in the operand, not of its own.
        self.context.type_id_align = 0;
        let e = self.unevaluated(|s| s.resolve_single(e))?;
        if self.bits_of(e).is_some() {
            let span = self.espan(e);
            self.error_plain(span, "sizeof may not be applied to a bit-field");
        }
        (!self.is_error_expr(e)).then(|| self.ety(e))
    }

    fn parse_unary_operand(&mut self) -> ExprId {
        self.parse_unary()
    }

    /// `noexcept(e)`.
    fn parse_noexcept_expr(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        self.expect(TokenKind::LParen);
        let e = self.unevaluated(|s| s.parse_expression());
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        if self.is_error_expr(e) {
            return self.error_expr(span);
        }
        // The value itself is destroyed, too.
        let prvalue = self.ecat(e) == crate::tree::expr::Category::PRValue;
        let dtor = if prvalue { self.sema.destructor_for(self.ety(e), span).expand() } else { None };
        let value = !self.can_throw(e) && dtor.is_none_or(|d| self.function_is_noexcept(d));
        self.bool_const(value, span)
    }
}

impl Sema<'_> {}

impl Parser<'_, '_> {
    /// The token range of a parenthesised fold expression's operands, if `(` at the cursor starts one.
    pub(in crate::sema) fn fold_ellipsis(&mut self) -> Option<(u32, TokenRange)> {
        let open = self.pos();
        let close = self.matching();
        let mut at = open + 1;
        while at < close {
            match self.tokens.get(at as usize).kind {
                TokenKind::Ellipsis => {
                    let before = self.tokens.get(at as usize - 1).kind;
                    let after = self.tokens.get(at as usize + 1).kind;
                    let left = at == open + 1 || is_fold_op(before);
                    let right = at + 1 == close || is_fold_op(after);
                    if left && right {
                        return Some((at, TokenRange { start: open + 1, end: close }));
                    }
                    at += 1;
                }
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.matching_at(at) + 1,
                TokenKind::Ident => at = self.after_template_args(at),
                _ => at += 1,
            }
        }
        None
    }
}

impl Sema<'_> {
    /// The length of an array type, where it is known.
    pub(in crate::sema) fn array_len(&self, ty: QualType) -> Option<u64> {
        match *self.tree.types.get(ty) {
            TypeKind::Array { len: ArrayLen::Known(n), .. } => Some(n),
            _ => None,
        }
    }
}

/// Operators that a fold expression may use.
fn is_fold_op(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(
        kind,
        Plus | Minus
            | Star
            | Slash
            | Percent
            | Caret
            | Amp
            | Pipe
            | LessLess
            | Greater
            | Less
            | LessEqual
            | GreaterEqual
            | EqualEqual
            | ExclaimEqual
            | AmpAmp
            | PipePipe
            | Comma
            | DotStar
            | ArrowStar
            | Equal
            | PlusEqual
            | MinusEqual
            | StarEqual
            | SlashEqual
            | PercentEqual
            | CaretEqual
            | AmpEqual
            | PipeEqual
            | LessLessEqual
            | GreaterGreaterEqual
    )
}
