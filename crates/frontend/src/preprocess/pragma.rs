//! Pragmas. Those about macros, files and diagnostics are carried out here; the parser gets the rest.

use oxicc_source::{Action, Code, Pos, SourceText, is_unreported_tag, with_tag};

use super::{OutputKind, Preprocessor};
use crate::diag;
use crate::lex::lexer::LexContext;
use crate::lex::literal;
use crate::lex::{Lexer, Symbol, Token, TokenFlags, TokenKind, kw};

/// Whom a pragma was for.
enum Effect {
    /// Not the preprocessor.
    None,
    /// The preprocessor, and any later reader of the text.
    Here,
    /// The preprocessor alone: nothing is left of it in the text.
    Done,
}

/// Words after `GCC` that mean something to the host's compiler.
const OF_GCC: [&str; 6] = ["ivdep", "pop_options", "push_options", "reset_options", "target", "visibility"];
/// Words after `STDC` that the standard has.
const OF_STDC: [&str; 3] = ["CX_LIMITED_RANGE", "FENV_ACCESS", "FP_CONTRACT"];

impl Preprocessor<'_> {
    /// `#pragma`.
    pub(super) fn pragma_directive(&mut self, directive: Token) {
        let mut tokens = Vec::new();
        loop {
            let token = self.directive_token();
            if token.kind == TokenKind::EndOfDirective {
                break;
            }
            tokens.push(token);
            // The argument of `unroll` is an expression of the language, and users write macros in it.
            if tokens.len() == 1 && (token.is_name(kw::UNROLL) || token.is_name(kw::NV_MANGLED_NAME)) {
                let collecting = self.collecting.take();
                loop {
                    let token = self.next();
                    if matches!(token.kind, TokenKind::EndOfDirective | TokenKind::Eof) {
                        break;
                    }
                    tokens.push(token);
                }
                self.collecting = collecting;
                break;
            }
        }
        self.pragma(directive.pos, &tokens);
    }

    /// `_Pragma("...")`: the text of the string is read as the rest of a `#pragma` line ([cpp.pragma.op]).
    pub(super) fn pragma_operator(&mut self, operator: Token) {
        let open = self.next();
        let string = if open.kind == TokenKind::LParen { self.next() } else { open };
        let close = if string.kind == TokenKind::String { self.next() } else { string };
        if close.kind != TokenKind::RParen {
            self.diags.emit(diag::expected_string_literal(), string.span());
            return;
        }
        let Some(text) = destringize(string.spelling(self.interner)) else {
            self.diags.emit(diag::expected_string_literal(), string.span());
            return;
        };
        let mut lexer = Lexer::from_text(SourceText::from(text), operator.pos, self.options.standard);
        lexer.enter_directive();
        let mut tokens = Vec::new();
        loop {
            let mut token = lexer.next(&mut LexContext { interner: self.interner, diags: self.diags });
            if token.kind == TokenKind::EndOfDirective {
                break;
            }
            // All of it stands where the operator stands.
            (token.pos, token.len) = (operator.pos, operator.len);
            token.flags -= TokenFlags::LINE_START;
            tokens.push(token);
        }
        self.pragma(operator.pos, &tokens);
    }

    /// A line that begins with a `#` from a macro. It is no directive, but nvcc reads its preprocessor's output again, and programs have
    /// macros that expand to `#pragma unroll`. Returns the token after it.
    pub(super) fn pragma_of_macro(&mut self, hash: Token) -> Token {
        let mut token = self.next();
        if !token.is_name(kw::PRAGMA) || token.has(TokenFlags::LINE_START) {
            self.buffer.push(hash);
            return token;
        }
        let mut tokens = Vec::new();
        loop {
            token = self.next();
            if token.kind == TokenKind::Eof || token.has(TokenFlags::LINE_START) {
                break;
            }
            tokens.push(token);
        }
        self.pragma(hash.pos, &tokens);
        token
    }

    fn pragma(&mut self, pos: Pos, tokens: &[Token]) {
        let keep = match self.carry_out(pos, tokens) {
            Effect::None => true,
            // Who reads the text later needs it too.
            Effect::Here => self.options.output == OutputKind::Text,
            Effect::Done => false,
        };
        if keep {
            self.buffer.push_pragma(pos, tokens);
        }
    }

    /// Does what a pragma for the preprocessor says.
    fn carry_out(&mut self, pos: Pos, tokens: &[Token]) -> Effect {
        let word = |index: usize| -> Option<Symbol> {
            tokens.get(index).filter(|t| t.kind == TokenKind::Ident).map(Token::symbol)
        };
        match word(0) {
            Some(kw::ONCE) => {
                if let Some(loaded) = self.file.loaded {
                    self.search.set_once(loaded);
                }
                return Effect::Done;
            }
            Some(kw::PUSH_MACRO) => {
                if let Some(name) = self.macro_argument(tokens) {
                    self.macros.push(name);
                }
                return Effect::Done;
            }
            Some(kw::POP_MACRO) => {
                if let Some(name) = self.macro_argument(tokens) {
                    self.macros.pop(name);
                }
                return Effect::Done;
            }
            Some(kw::GCC) => match word(1) {
                // Run-time compilation knows no system headers: all of a program is the device's.
                Some(kw::SYSTEM_HEADER) if self.options.headers.offered.is_some() => return Effect::Done,
                Some(kw::SYSTEM_HEADER) => {
                    self.file.system = true;
                    if let Some(file) = self.file.id {
                        self.map.set_system(file);
                    }
                    return Effect::Done;
                }
                Some(kw::POISON) => {
                    for token in tokens.iter().skip(2).filter(|t| t.kind == TokenKind::Ident) {
                        self.macros.poison(token.symbol());
                    }
                    return Effect::Done;
                }
                // Host diagnostics do not concern this compiler.
                Some(kw::DIAGNOSTIC) => {}
                Some(kw::WARNING) => {
                    let text = self.joined(&tokens[2..]);
                    self.diags.emit(diag::pragma_warning(&text), pos);
                }
                Some(kw::ERROR) => {
                    let text = self.joined(&tokens[2..]);
                    self.diags.emit(diag::pragma_error(&text), pos);
                }
                _ => {
                    let known = word(1).is_some_and(|w| OF_GCC.contains(&self.interner.get(w)));
                    if !known {
                        self.diags.emit(diag::unrecognized_gcc_pragma(), tokens[0].span());
                    }
                    return Effect::None;
                }
            },
            Some(kw::STDC) => {
                let known = word(1).is_some_and(|w| OF_STDC.contains(&self.interner.get(w)));
                if !known {
                    self.diags.emit(diag::unrecognized_stdc_pragma(), tokens[0].span());
                }
                return Effect::None;
            }
            Some(kw::NV_DIAG_SUPPRESS) => self.diagnostic_control(pos, Action::Suppress, tokens),
            Some(kw::NV_DIAG_WARNING) => self.diagnostic_control(pos, Action::Warning, tokens),
            Some(kw::NV_DIAG_ERROR) => self.diagnostic_control(pos, Action::Error, tokens),
            Some(kw::NV_DIAG_REMARK) => self.diagnostic_control(pos, Action::Remark, tokens),
            Some(kw::NV_DIAG_ONCE) => self.diagnostic_control(pos, Action::Once, tokens),
            Some(kw::NV_DIAG_DEFAULT) => self.diagnostic_control(pos, Action::Default, tokens),
            Some(kw::NV_DIAGNOSTIC) => match word(1) {
                Some(kw::PUSH) => self.diags.push_state(pos),
                Some(kw::POP) => self.diags.pop_state(pos),
                _ => return Effect::None,
            },
            Some(kw::PACK) => {
                self.pack(&tokens[1..]);
                return Effect::None;
            }
            Some(kw::MESSAGE) => {
                let text = tokens.iter().filter(|t| t.kind == TokenKind::String);
                let text = literal::string(text.map(|t| t.spelling(self.interner)));
                let text = String::from_utf8_lossy(&text.bytes).into_owned();
                self.diags.emit(diag::pragma_message(&text), pos);
            }
            _ => return Effect::None,
        }
        Effect::Here
    }

    /// `pack(n)`, `pack()`, `pack(push[, name][, n])`, `pack(pop[, name])`.
    fn pack(&mut self, tokens: &[Token]) {
        let mut value = None;
        let mut name = None;
        let mut operation = None;
        for token in tokens {
            match token.kind {
                TokenKind::LParen | TokenKind::RParen | TokenKind::Comma => {}
                TokenKind::Number => value = token.text(self.interner).parse().ok(),
                TokenKind::Ident if operation.is_none() && name.is_none() => operation = Some(token.symbol()),
                TokenKind::Ident => name = Some(token.symbol()),
                _ => return,
            }
        }
        let valid = |v: &u32| *v == 0 || v.is_power_of_two() && *v <= 16;
        match operation {
            Some(kw::PUSH) => self.packs.push((name, self.pack)),
            Some(kw::POP) => {
                let level = match name {
                    Some(_) => self.packs.iter().rposition(|(pushed, _)| *pushed == name),
                    None => self.packs.len().checked_sub(1),
                };
                if let Some(level) = level {
                    self.pack = self.packs[level].1;
                    self.packs.truncate(level);
                }
            }
            Some(_) => return,
            None if value.is_none() => self.pack = 0,
            None => {}
        }
        self.pack = value.filter(valid).unwrap_or(self.pack);
        self.buffer.set_pack(self.pack);
    }

    fn joined(&self, tokens: &[Token]) -> String {
        let words: Vec<&str> = tokens.iter().map(|t| t.text(self.interner)).collect();
        words.join(" ")
    }

    /// The X of `push_macro("X")`.
    fn macro_argument(&mut self, tokens: &[Token]) -> Option<Symbol> {
        let [_, open, name, close, ..] = tokens else { return None };
        let shape = (open.kind, name.kind, close.kind);
        if shape != (TokenKind::LParen, TokenKind::String, TokenKind::RParen) {
            return None;
        }
        let name = name.spelling(self.interner).strip_prefix(b"\"")?.strip_suffix(b"\"")?.to_vec();
        Some(self.interner.intern(&name))
    }

    /// `nv_diag_suppress 177, 20012` and its kin; `=` after the word and commas are optional.
    fn diagnostic_control(&mut self, pos: Pos, action: Action, tokens: &[Token]) {
        for token in &tokens[1..] {
            match token.kind {
                TokenKind::Equal | TokenKind::Comma => {}
                TokenKind::Number => {
                    let number = token.text(self.interner).parse().ok();
                    match number.and_then(Code::from_displayed) {
                        Some(code) => self.diags.control(pos, code, action),
                        None => {
                            self.diags.emit(diag::invalid_error_number(), token.span());
                        }
                    }
                }
                TokenKind::Ident => match with_tag(token.text(self.interner)) {
                    Some(code) => self.diags.control(pos, code, action),
                    None if is_unreported_tag(token.text(self.interner)) => {}
                    None => {
                        self.diags.emit(diag::invalid_error_tag(), token.span());
                    }
                },
                _ => {
                    self.diags.emit(diag::invalid_error_number(), token.span());
                }
            }
        }
    }
}

/// The text that a string literal spells, for `_Pragma`.
fn destringize(spelling: &[u8]) -> Option<Vec<u8>> {
    if literal::is_raw_string(spelling) {
        return Some(literal::string([spelling]).bytes);
    }
    let spelling = spelling.strip_prefix(b"L").unwrap_or(spelling);
    let inside = spelling.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    let mut text = Vec::with_capacity(inside.len());
    let mut at = 0;
    while at < inside.len() {
        if inside[at] == b'\\' && matches!(inside.get(at + 1), Some(b'\\' | b'"')) {
            at += 1;
        }
        text.push(inside[at]);
        at += 1;
    }
    Some(text)
}
