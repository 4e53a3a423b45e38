//! `#if` expressions: constant expressions over the widest integers ([cpp.cond]).

use oxicc_source::{Message, Span};

use super::directive::IncludeStart;
use super::files::HeaderForm;
use super::{Preprocessor, features};
use crate::diag;
use crate::lex::lexer::LexContext;
use crate::lex::literal::{self, CharEncoding, NumberLiteral};
use crate::lex::{Symbol, Token, TokenKind, kw, symbols};

/// Nesting of parentheses and unary operators.
const MAX_DEPTH: u32 = 256;

/// A value of `intmax_t` or `uintmax_t`.
#[derive(Clone, Copy)]
struct Value {
    bits: u64,
    unsigned: bool,
}

impl Value {
    fn from_bool(b: bool) -> Value {
        Value { bits: u64::from(b), unsigned: false }
    }

    fn is_true(self) -> bool {
        self.bits != 0
    }
}

/// Why evaluation stopped; already reported.
struct Failed;

struct Evaluator<'p, 'a> {
    pp: &'p mut Preprocessor<'a>,
    /// The token to look at next.
    token: Token,
    depth: u32,
    /// Zero while evaluating what counts; in operands that do not, division by zero is no error.
    unevaluated: u32,
    /// Tokens seen so far, to recognise `!defined(X)`.
    seen: u32,
    /// X, when the expression so far is `!defined(X)`.
    guard: Option<Symbol>,
}

impl Preprocessor<'_> {
    /// Evaluates the rest of the directive. Mistakes are reported and give false. The second result is X when the
    /// expression is just `!defined(X)`.
    pub(super) fn condition(&mut self, directive: Token) -> (bool, Option<Symbol>) {
        let collecting = self.collecting.take();
        // Conditions are how a program tells a header what it wants.
        let embedded = std::mem::replace(&mut self.file.embedded, false);
        let first = self.next();
        let mut eval = Evaluator { pp: self, token: first, depth: 0, unevaluated: 0, seen: 1, guard: None };
        let mut result = false;
        let mut guard = None;
        if eval.token.kind == TokenKind::EndOfDirective {
            eval.pp.diags.emit(diag::expected_expression(), directive.span());
        } else if let Ok(value) = eval.conditional() {
            if eval.token.kind != TokenKind::EndOfDirective {
                eval.unexpected();
            } else {
                result = value.is_true();
                guard = eval.guard;
            }
        }
        // A macro call that was left in the middle must not reach into the text.
        while !self.contexts.is_empty() {
            self.pop_context();
        }
        self.collecting = collecting;
        self.file.embedded = embedded;
        (result, guard)
    }
}

impl Evaluator<'_, '_> {
    fn advance(&mut self) {
        if self.token.kind != TokenKind::EndOfDirective {
            self.token = self.pp.next();
            self.seen += 1;
        }
    }

    fn fail(&mut self, message: Message, span: Span) -> Failed {
        self.pp.diags.emit(message.as_error(), span);
        Failed
    }

    /// Reports a token after a complete expression.
    fn unexpected(&mut self) {
        let message = match self.token.kind {
            TokenKind::LParen => diag::function_call_is_not_allowed_in_constant(),
            TokenKind::Equal
            | TokenKind::PlusEqual
            | TokenKind::MinusEqual
            | TokenKind::StarEqual
            | TokenKind::SlashEqual
            | TokenKind::PercentEqual
            | TokenKind::CaretEqual
            | TokenKind::AmpEqual
            | TokenKind::PipeEqual
            | TokenKind::LessLessEqual
            | TokenKind::GreaterGreaterEqual
            | TokenKind::PlusPlus
            | TokenKind::MinusMinus => diag::operator_is_not_allowed_in_constant_expression(),
            _ => diag::extra_text_after_expected_end_of_preprocessing().as_error(),
        };
        self.pp.diags.emit(message, self.token.span());
    }

    fn conditional(&mut self) -> Result<Value, Failed> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.fail(diag::condition_is_nested_too_deeply(), self.token.span()));
        }
        let condition = self.binary(0)?;
        if self.token.kind != TokenKind::Question {
            self.depth -= 1;
            return Ok(condition);
        }
        self.advance();
        let chosen = condition.is_true();
        self.unevaluated += u32::from(!chosen);
        let yes = self.conditional()?;
        self.unevaluated -= u32::from(!chosen);
        if self.token.kind != TokenKind::Colon {
            return Err(self.fail(diag::expected_colon(), self.token.span()));
        }
        self.advance();
        self.unevaluated += u32::from(chosen);
        let no = self.conditional()?;
        self.unevaluated -= u32::from(chosen);
        self.depth -= 1;
        let unsigned = yes.unsigned || no.unsigned;
        Ok(Value { bits: if chosen { yes.bits } else { no.bits }, unsigned })
    }

    /// The operator at the current token, an alternative token included.
    fn operator(&self) -> TokenKind {
        match self.token.kind {
            TokenKind::Ident => symbols::alternative(self.token.symbol()).unwrap_or(TokenKind::Ident),
            kind => kind,
        }
    }

    /// Operators of precedence `min` and above, by precedence climbing.
    fn binary(&mut self, min: u8) -> Result<Value, Failed> {
        let mut left = self.unary()?;
        loop {
            let operator = self.operator();
            let precedence = match operator {
                TokenKind::PipePipe => 1,
                TokenKind::AmpAmp => 2,
                TokenKind::Pipe => 3,
                TokenKind::Caret => 4,
                TokenKind::Amp => 5,
                TokenKind::EqualEqual | TokenKind::ExclaimEqual => 6,
                TokenKind::Less | TokenKind::Greater | TokenKind::LessEqual | TokenKind::GreaterEqual => 7,
                TokenKind::LessLess | TokenKind::GreaterGreater => 8,
                TokenKind::Plus | TokenKind::Minus => 9,
                TokenKind::Star | TokenKind::Slash | TokenKind::Percent => 10,
                _ => return Ok(left),
            };
            if precedence <= min {
                return Ok(left);
            }
            let at = self.token.span();
            self.guard = None;
            self.advance();
            let decided = match operator {
                TokenKind::PipePipe => left.is_true(),
                TokenKind::AmpAmp => !left.is_true(),
                _ => false,
            };
            self.unevaluated += u32::from(decided);
            let right = self.binary(precedence)?;
            self.unevaluated -= u32::from(decided);
            self.guard = None;
            left = self.apply(operator, left, right, at)?;
        }
    }

    fn apply(&mut self, operator: TokenKind, a: Value, b: Value, at: Span) -> Result<Value, Failed> {
        let unsigned = a.unsigned || b.unsigned;
        let (x, y) = (a.bits, b.bits);
        let (sx, sy) = (x as i64, y as i64);
        let bits = match operator {
            TokenKind::PipePipe => return Ok(Value::from_bool(a.is_true() || b.is_true())),
            TokenKind::AmpAmp => return Ok(Value::from_bool(a.is_true() && b.is_true())),
            TokenKind::EqualEqual => return Ok(Value::from_bool(x == y)),
            TokenKind::ExclaimEqual => return Ok(Value::from_bool(x != y)),
            TokenKind::Less => return Ok(Value::from_bool(if unsigned { x < y } else { sx < sy })),
            TokenKind::Greater => return Ok(Value::from_bool(if unsigned { x > y } else { sx > sy })),
            TokenKind::LessEqual => return Ok(Value::from_bool(if unsigned { x <= y } else { sx <= sy })),
            TokenKind::GreaterEqual => return Ok(Value::from_bool(if unsigned { x >= y } else { sx >= sy })),
            TokenKind::LessLess | TokenKind::GreaterGreater => return Ok(shift(operator, a, b)),
            TokenKind::Pipe => x | y,
            TokenKind::Caret => x ^ y,
            TokenKind::Amp => x & y,
            TokenKind::Plus => x.wrapping_add(y),
            TokenKind::Minus => x.wrapping_sub(y),
            TokenKind::Star => x.wrapping_mul(y),
            TokenKind::Slash | TokenKind::Percent => {
                if y == 0 {
                    if self.unevaluated > 0 {
                        return Ok(Value { bits: 0, unsigned });
                    }
                    return Err(self.fail(diag::division_by_zero(), at));
                }
                match (operator, unsigned) {
                    (TokenKind::Slash, true) => x / y,
                    (TokenKind::Slash, false) => sx.wrapping_div(sy) as u64,
                    (_, true) => x % y,
                    (_, false) => sx.wrapping_rem(sy) as u64,
                }
            }
            _ => return Err(self.fail(diag::operator_is_not_allowed_in_preprocessing_expression(), at)),
        };
        Ok(Value { bits, unsigned })
    }

    fn unary(&mut self) -> Result<Value, Failed> {
        let at = self.token;
        let operator = self.operator();
        match operator {
            TokenKind::Plus | TokenKind::Minus | TokenKind::Tilde | TokenKind::Exclaim => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err(self.fail(diag::condition_is_nested_too_deeply(), at.span()));
                }
                let first = self.seen == 1;
                self.advance();
                let value = self.unary()?;
                self.depth -= 1;
                let guard = self.guard.take();
                Ok(match operator {
                    TokenKind::Plus => value,
                    TokenKind::Minus => Value { bits: value.bits.wrapping_neg(), ..value },
                    TokenKind::Tilde => Value { bits: !value.bits, ..value },
                    _ => {
                        self.guard = guard.filter(|_| first);
                        Value::from_bool(!value.is_true())
                    }
                })
            }
            TokenKind::LParen => {
                self.advance();
                let mut value = self.conditional()?;
                while self.token.kind == TokenKind::Comma {
                    self.advance();
                    value = self.conditional()?;
                }
                if self.token.kind != TokenKind::RParen {
                    return Err(self.fail(diag::expected_close_paren(), self.token.span()));
                }
                self.guard = None;
                self.advance();
                Ok(value)
            }
            TokenKind::Number => {
                self.advance();
                self.number(at)
            }
            TokenKind::Char => {
                self.advance();
                self.character(at)
            }
            TokenKind::Ident => self.identifier(at),
            TokenKind::EndOfDirective => Err(self.fail(diag::expected_expression(), at.span())),
            TokenKind::String => {
                Err(self.fail(diag::expression_must_have_integral_or_enum_type(), at.span()))
            }
            _ => Err(self.fail(diag::expected_expression(), at.span())),
        }
    }

    fn number(&mut self, at: Token) -> Result<Value, Failed> {
        match literal::number(at.spelling(self.pp.interner)) {
            Ok(NumberLiteral::Integer(number)) if number.ud_suffix.is_none() => {
                let bits = number.value;
                // Decimal numbers too large for the signed type are unsigned, as in GCC.
                Ok(Value { bits, unsigned: number.suffix.unsigned || bits > i64::MAX as u64 })
            }
            Ok(NumberLiteral::Integer(_)) => Err(self.fail(diag::literal_operator_not_found(), at.span())),
            Ok(NumberLiteral::Float(_)) => {
                Err(self.fail(diag::expression_must_have_integral_or_enum_type(), at.span()))
            }
            Err(error) => Err(self.fail(error.message(), at.span())),
        }
    }

    fn character(&mut self, at: Token) -> Result<Value, Failed> {
        match literal::character(at.spelling(self.pp.interner)) {
            Ok(character) => {
                let unsigned = matches!(character.encoding, CharEncoding::Utf16 | CharEncoding::Utf32);
                Ok(Value { bits: character.value as u64, unsigned })
            }
            Err(error) => Err(self.fail(error.message(), at.span())),
        }
    }

    fn identifier(&mut self, at: Token) -> Result<Value, Failed> {
        match at.symbol() {
            kw::DEFINED => self.defined(),
            kw::TRUE => {
                self.advance();
                Ok(Value::from_bool(true))
            }
            kw::HAS_INCLUDE => self.has_include(at, IncludeStart::First),
            kw::HAS_INCLUDE_NEXT => self.has_include(at, IncludeStart::Next),
            kw::HAS_BUILTIN
            | kw::HAS_ATTRIBUTE
            | kw::HAS_CPP_ATTRIBUTE
            | kw::HAS_FEATURE
            | kw::HAS_EXTENSION => self.has_feature(at),
            _ => {
                self.advance();
                Ok(Value::from_bool(false))
            }
        }
    }

    /// `defined X` and `defined(X)`; the macro is not expanded.
    fn defined(&mut self) -> Result<Value, Failed> {
        let mut name = self.pp.lex_raw();
        let paren = name.kind == TokenKind::LParen;
        if paren {
            name = self.pp.lex_raw();
        }
        if name.kind != TokenKind::Ident {
            self.token = name;
            return Err(self.fail(diag::expected_identifier(), name.span()));
        }
        if paren {
            let close = self.pp.lex_raw();
            if close.kind != TokenKind::RParen {
                self.token = close;
                return Err(self.fail(diag::expected_close_paren(), close.span()));
            }
        }
        self.guard = Some(name.symbol()).filter(|_| self.seen == 2);
        let value = self.pp.macros.is_defined(name.symbol());
        self.advance();
        Ok(Value::from_bool(value))
    }

    fn expect_open(&mut self) -> Result<(), Failed> {
        let open = self.pp.lex_raw();
        if open.kind != TokenKind::LParen {
            self.token = open;
            return Err(self.fail(diag::expected_open_paren(), open.span()));
        }
        Ok(())
    }

    fn has_include(&mut self, at: Token, start: IncludeStart) -> Result<Value, Failed> {
        self.expect_open()?;
        let named = if self.pp.contexts.is_empty() {
            let mut cx = LexContext { interner: self.pp.interner, diags: self.pp.diags };
            self.pp.lexer.header_name(&mut cx)
        } else {
            None
        };
        let (name, form) = match named {
            Some(token) => {
                let text = token.text(self.pp.interner);
                let name = text.get(1..text.len().saturating_sub(1)).unwrap_or("").to_string();
                let close = self.pp.lex_raw();
                if close.kind != TokenKind::RParen {
                    self.token = close;
                    return Err(self.fail(diag::expected_close_paren(), close.span()));
                }
                let angled = token.kind == TokenKind::HeaderName;
                (name, if angled { HeaderForm::Angled } else { HeaderForm::Quoted })
            }
            None => match self.pp.computed_header(TokenKind::RParen) {
                Some(header) => header,
                None => return Err(self.fail(diag::expected_file_name(), at.span())),
            },
        };
        let found = self.pp.find_header(&name, form, start).is_some();
        self.advance();
        Ok(Value::from_bool(found))
    }

    /// Whether a builtin is there for libc++ to use: it has no other way to say some things, while GCC's library and programs
    /// get GCC's answers.
    fn is_for_clang_library(&mut self, name: &str) -> bool {
        let version = self.pp.interner.intern(b"_LIBCPP_VERSION");
        let symbol = self.pp.interner.intern(name.as_bytes());
        let others = [
            "__make_integer_seq",
            "__type_pack_element",
            "__builtin_common_type",
            "__builtin_clzg",
            "__builtin_ctzg",
            "__builtin_popcountg",
        ];
        self.pp.macros.is_defined(version)
            && (symbols::is_trait(symbol) || symbols::is_type_transform(symbol) || others.contains(&name))
    }

    /// `__has_builtin(x)`, `__has_cpp_attribute(ns::x)` and their kin.
    fn has_feature(&mut self, at: Token) -> Result<Value, Failed> {
        self.expect_open()?;
        let mut name = String::new();
        loop {
            // Attribute names are macro-expanded by GCC, names of builtins are not.
            let token = match at.symbol() {
                kw::HAS_BUILTIN => self.pp.lex_raw(),
                _ => self.pp.next(),
            };
            match token.kind {
                TokenKind::RParen => break,
                TokenKind::Ident | TokenKind::ColonColon => name.push_str(token.text(self.pp.interner)),
                _ => {
                    self.token = token;
                    return Err(self.fail(diag::expected_close_paren(), token.span()));
                }
            }
        }
        let standard = self.pp.options.standard;
        let value = match at.symbol() {
            kw::HAS_BUILTIN => u64::from(features::has_builtin(&name) || self.is_for_clang_library(&name)),
            kw::HAS_ATTRIBUTE | kw::HAS_CPP_ATTRIBUTE => features::attribute(&name, standard),
            _ => 0,
        };
        self.advance();
        Ok(Value { bits: value, unsigned: false })
    }
}

fn shift(operator: TokenKind, a: Value, b: Value) -> Value {
    // A negative count shifts the other way, as in GCC.
    let negative = !b.unsigned && (b.bits as i64) < 0;
    let count = if negative { b.bits.wrapping_neg() } else { b.bits };
    let left = (operator == TokenKind::LessLess) != negative;
    let bits = match (left, a.unsigned) {
        (true, _) => u32::try_from(count).ok().and_then(|n| a.bits.checked_shl(n)).unwrap_or(0),
        (false, true) => u32::try_from(count).ok().and_then(|n| a.bits.checked_shr(n)).unwrap_or(0),
        (false, false) => ((a.bits as i64) >> count.min(63)) as u64,
    };
    Value { bits, ..a }
}
