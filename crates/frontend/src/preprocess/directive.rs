//! Directives: everything on a line that starts with `#`.

use std::sync::Arc;

use oxicc_source::{LineMarker, MarkerEntry, Message, Pos, Span};
use smallvec::SmallVec;

use super::files::{HeaderForm, Includer};
use super::macros::{Macro, MacroKind};
use super::{Condition, Guard, HEADER, InputKind, Preprocessor};
use crate::diag;
use crate::lex::lexer::{LexContext, PlainLineMarker};
use crate::lex::{Symbol, Token, TokenFlags, TokenKind, kw};

/// `#include` or `#include_next`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum IncludeStart {
    First,
    Next,
}

/// How an `#if` group begins.
enum Test {
    Expression,
    Defined,
    NotDefined,
}

impl Preprocessor<'_> {
    /// The next token of the directive, not macro-expanded.
    pub(super) fn directive_token(&mut self) -> Token {
        let token = self.lexer.next(&mut LexContext { interner: self.interner, diags: self.diags });
        match token.kind {
            TokenKind::String | TokenKind::Char if token.has(TokenFlags::ALTERNATIVE) => {
                self.without_macro_suffix(token)
            }
            _ => token,
        }
    }

    /// Carries out the directive after a `#`, to the end of its line.
    pub(super) fn directive(&mut self) {
        let carry = std::mem::take(&mut self.carry);
        let first = self.lexer.made() == 1;
        if let Some(marker) = self.lexer.plain_line_marker() {
            self.plain_line_marker(marker);
            self.carry = carry;
            return;
        }
        self.lexer.enter_directive();
        let name = self.directive_token();
        match name.kind {
            TokenKind::EndOfDirective => {}
            TokenKind::Ident => self.named_directive(name, first),
            TokenKind::Number => self.line_marker(name),
            _ => self.unknown_directive(name),
        }
        self.lexer.leave_directive();
        self.stopped |= self.diags.should_stop();
        self.carry = carry;
    }

    fn named_directive(&mut self, name: Token, first: bool) {
        match name.symbol() {
            kw::DEFINE => self.define(),
            kw::UNDEF => self.undef(),
            kw::INCLUDE => self.include(name, IncludeStart::First),
            kw::INCLUDE_NEXT => self.include(name, IncludeStart::Next),
            kw::IF => self.begin_if(name, Test::Expression, first),
            kw::IFDEF => self.begin_if(name, Test::Defined, first),
            kw::IFNDEF => self.begin_if(name, Test::NotDefined, first),
            kw::ELIF | kw::ELIFDEF | kw::ELIFNDEF | kw::ELSE => self.end_of_taken_branch(name),
            kw::ENDIF => self.endif(name),
            kw::LINE => self.line(name),
            kw::ERROR => {
                let message = diag::error_directive(&self.lexer.rest_of_line());
                self.fatal_at(message, name);
            }
            kw::WARNING => {
                let message = diag::warning_directive(&self.lexer.rest_of_line());
                self.diags.emit(message, name.span());
            }
            kw::PRAGMA => self.pragma_directive(name),
            // Comments for object files, and a long dead form of conditions.
            kw::IDENT | kw::ASSERT | kw::UNASSERT => {}
            _ => self.unknown_directive(name),
        }
    }

    fn unknown_directive(&mut self, name: Token) {
        self.diags.emit(diag::unrecognized_preprocessing_directive(), name.span());
    }

    /// Says so when there is more on the line; GCC and the reference only warn.
    fn expect_end(&mut self) {
        let token = self.directive_token();
        if token.kind != TokenKind::EndOfDirective {
            self.diags.emit(diag::extra_text_after_expected_end_of_preprocessing(), token.span());
        }
    }

    /// The name that `#define`, `#undef`, `#ifdef` need.
    pub(super) fn macro_name(&mut self) -> Option<Token> {
        let token = self.directive_token();
        if token.kind != TokenKind::Ident {
            self.diags.emit(diag::expected_identifier(), token.span());
            return None;
        }
        Some(token)
    }
}

/// `#define` and `#undef`.
impl Preprocessor<'_> {
    fn undef(&mut self) {
        if let Some(name) = self.macro_name() {
            self.macros.undefine(name.symbol());
            self.expect_end();
        }
    }

    /// The parameters after a macro's name, if there are any.
    pub(super) fn macro_kind(&mut self) -> Option<MacroKind> {
        if self.lexer.next_byte_is(b'(') { self.parameters() } else { Some(MacroKind::Object) }
    }

    fn define(&mut self) {
        let Some(name) = self.macro_name() else { return };
        if matches!(name.symbol(), kw::DEFINED | kw::VA_OPT) {
            let message = diag::cannot_be_macro_name(&name.text(self.interner));
            self.diags.emit(message, name.span());
            return;
        }
        if name.symbol() == kw::VA_ARGS {
            self.misplaced_va_args(name);
            return;
        }
        let Some(kind) = self.macro_kind() else { return };
        let Some(definition) = self.replacement_list(name, kind) else { return };
        if let Some(old) = self.macros.lookup(name.symbol()) {
            let old = self.definition(old);
            // A later option wins silently.
            let by_option = self.file.path == "<command-line>" && self.options.headers.offered.is_some();
            if !old.same_as(&definition) && !by_option {
                let (text, place) = (name.text(self.interner), self.declared_at(old.span, name.span()));
                let message = diag::incompatible_redefinition_of_macro(&text, &place);
                self.diags.emit(message, name.span()).label(old.span, "the previous definition");
            }
        }
        self.macros.define(definition);
    }

    /// ` (declared at line 3)` as the reference says it; empty for what was not declared in a file.
    fn declared_at(&self, declared: Span, now: Span) -> String {
        match (self.map.presumed(declared.lo), self.map.presumed(now.lo)) {
            (Some(old), Some(now)) if old.file == now.file => format!(" (declared at line {})", old.line),
            (Some(old), _) => format!(" (declared at line {} of \"{}\")", old.line, old.file),
            (None, _) => String::new(),
        }
    }

    pub(super) fn misplaced_va_args(&mut self, at: Token) {
        let message = diag::identifier_va_args_can_only_appear_in_replacement();
        self.diags.emit(message, at.span());
    }

    /// The parameter list of a function-like macro; the next token is its `(`.
    fn parameters(&mut self) -> Option<MacroKind> {
        self.directive_token();
        let mut params: SmallVec<[Symbol; 8]> = SmallVec::new();
        let mut token = self.directive_token();
        if token.kind == TokenKind::RParen {
            return Some(MacroKind::Function { params: Box::default(), variadic: false });
        }
        loop {
            match token.kind {
                TokenKind::Ellipsis => {
                    params.push(kw::VA_ARGS);
                    return self.end_variadic(params);
                }
                TokenKind::Ident if token.symbol() != kw::VA_ARGS && token.symbol() != kw::VA_OPT => {
                    if params.contains(&token.symbol()) {
                        self.diags.emit(diag::duplicate_macro_parameter_name(), token.span());
                        return None;
                    }
                    params.push(token.symbol());
                }
                _ => {
                    self.diags.emit(diag::expected_identifier(), token.span());
                    return None;
                }
            }
            token = self.directive_token();
            match token.kind {
                TokenKind::RParen => {
                    return Some(MacroKind::Function { params: params.into_vec().into(), variadic: false });
                }
                TokenKind::Comma => token = self.directive_token(),
                // `args...`: a GNU variadic parameter with a name.
                TokenKind::Ellipsis => return self.end_variadic(params),
                _ => {
                    self.diags.emit(diag::expected_close_paren(), token.span());
                    return None;
                }
            }
        }
    }

    fn end_variadic(&mut self, params: SmallVec<[Symbol; 8]>) -> Option<MacroKind> {
        let token = self.directive_token();
        if token.kind != TokenKind::RParen {
            self.diags.emit(diag::expected_close_paren(), token.span());
            return None;
        }
        Some(MacroKind::Function { params: params.into_vec().into(), variadic: true })
    }

    /// The rest of a `#define` line, made ready for substitution.
    // One loop over the tokens, an arm for each kind.
    pub(super) fn replacement_list(&mut self, name: Token, kind: MacroKind) -> Option<Macro> {
        let (params, variadic): (&[Symbol], bool) = match &kind {
            MacroKind::Function { params, variadic } => (params, *variadic),
            _ => (&[], false),
        };
        let function_like = matches!(kind, MacroKind::Function { .. });
        let mut body: Vec<Token> = Vec::new();
        let mut has_operators = false;
        let (mut body_pos, mut body_end) = (Pos::NONE, Pos::NONE);
        // Where the open `__VA_OPT__` stands in the body, and how many parentheses are open inside it.
        let mut va_opt: Option<(usize, u32)> = None;
        // A `#` that waits for its operand.
        let mut hash: Option<Token> = None;
        // A `##` that waits for its right operand.
        let mut paste: Option<Token> = None;
        loop {
            let mut token = self.directive_token();
            if token.kind == TokenKind::EndOfDirective {
                break;
            }
            token.flags -= TokenFlags::LINE_START;
            if body_pos.is_none() {
                body_pos = token.pos;
            }
            body_end = token.span().hi;
            let parameter = match token.kind {
                TokenKind::Ident => params.iter().position(|p| *p == token.symbol()),
                _ => None,
            };
            if let Some(operator) = hash.take() {
                let is_va_opt = token.is_name(kw::VA_OPT) && variadic;
                if parameter.is_none() && !is_va_opt {
                    self.diags.emit(diag::expected_macro_parameter_name(), token.span());
                    return None;
                }
                has_operators = true;
                token.flags = operator.flags - TokenFlags::LINE_START;
                token.pos = operator.pos;
                if is_va_opt {
                    token.flags |= TokenFlags::ALTERNATIVE;
                } else {
                    token.kind = TokenKind::Stringize;
                    token.payload = parameter.unwrap_or(0) as u32;
                }
            } else if let Some(index) = parameter {
                token.kind = TokenKind::Parameter;
                token.payload = index as u32;
            } else if token.is_name(kw::VA_ARGS) {
                self.misplaced_va_args(token);
                return None;
            }
            match token.kind {
                TokenKind::HashHash => {
                    let group_start = va_opt.map_or(0, |(at, _)| at + 1);
                    if body.len() <= group_start {
                        let message = match va_opt {
                            Some(_) => diag::hash_hash_may_not_be_first_in_va_opt(),
                            None => diag::hash_hash_may_not_be_first_in_macro(),
                        };
                        self.diags.emit(message, token.span());
                        return None;
                    }
                    if let Some(left) = last_element(&mut body, va_opt.map(|v| v.0)) {
                        left.flags |= TokenFlags::PASTE;
                    }
                    has_operators = true;
                    paste = Some(token);
                    continue;
                }
                TokenKind::Hash if function_like => {
                    hash = Some(token);
                    continue;
                }
                TokenKind::Ident if token.symbol() == kw::VA_OPT && variadic => {
                    let open = self.directive_token();
                    if va_opt.is_some() {
                        let message = diag::va_opt_cannot_appear_in_va_opt_operand();
                        self.diags.emit(message, token.span());
                        return None;
                    }
                    if open.kind != TokenKind::LParen {
                        self.diags.emit(diag::va_opt_must_be_followed_by_open_paren(), token.span());
                        return None;
                    }
                    body_end = open.span().hi;
                    token.kind = TokenKind::VaOpt;
                    has_operators = true;
                    va_opt = Some((body.len(), 0));
                    body.push(token);
                    paste = None;
                    continue;
                }
                TokenKind::LParen => {
                    if let Some((_, nesting)) = &mut va_opt {
                        *nesting += 1;
                    }
                }
                TokenKind::RParen => match &mut va_opt {
                    Some((at, 0)) => {
                        let at = *at;
                        if let Some(operator) = paste {
                            let message = diag::hash_hash_may_not_be_last_in_va_opt();
                            self.diags.emit(message, operator.span());
                            return None;
                        }
                        body[at].payload = (body.len() - at - 1) as u32;
                        va_opt = None;
                        continue;
                    }
                    Some((_, nesting)) => *nesting -= 1,
                    None => {}
                },
                _ => {}
            }
            paste = None;
            body.push(token);
        }
        if let Some(operator) = paste {
            self.diags.emit(diag::hash_hash_may_not_be_last_in_macro(), operator.span());
            return None;
        }
        if let Some(operator) = hash {
            self.diags.emit(diag::expected_macro_parameter_name(), operator.span());
            return None;
        }
        if va_opt.is_some() {
            self.diags.emit(diag::missing_closing_parenthesis_for_va_opt(), body_end);
            return None;
        }
        if let Some(first) = body.first_mut() {
            first.flags -= TokenFlags::SPACE;
        }
        let body_len = body_end.as_u32() - body_pos.as_u32();
        let (name, span) = (name.symbol(), name.span());
        let ours = self.file.system || self.file.embedded || self.file.path == "<built-in>";
        let user = !ours && !self.interner.get(name).starts_with('_');
        Some(Macro { name, span, kind, body: body.into(), body_pos, body_len, has_operators, user })
    }
}

/// The left operand of a `##` at the end of `body`: its last token, or the `__VA_OPT__` whose group ends there.
fn last_element(body: &mut [Token], open_group: Option<usize>) -> Option<&mut Token> {
    let len = body.len();
    let closed = |(at, t): (usize, &Token)| {
        t.kind == TokenKind::VaOpt && Some(at) != open_group && at + 1 + t.payload as usize == len
    };
    match body.iter().enumerate().rposition(closed) {
        Some(at) => body.get_mut(at),
        None => body.last_mut(),
    }
}

/// Conditionals.
impl Preprocessor<'_> {
    fn begin_if(&mut self, name: Token, test: Test, first: bool) {
        let base = self.conditions.len() == self.file.conditions;
        let mut guard = None;
        let taken = match test {
            Test::Expression => {
                let (value, tested) = self.condition(name);
                guard = tested;
                value
            }
            Test::Defined | Test::NotDefined => {
                let Some(macro_name) = self.macro_name() else {
                    self.open_condition(name, false);
                    return;
                };
                let defined = self.macros.is_defined(macro_name.symbol());
                self.expect_end();
                if matches!(test, Test::NotDefined) {
                    guard = Some(macro_name.symbol());
                }
                defined == matches!(test, Test::Defined)
            }
        };
        if let Some(guard) = guard.filter(|_| first && base) {
            self.file.guard = Guard::Open(guard);
        }
        self.open_condition(name, taken);
    }

    fn open_condition(&mut self, name: Token, taken: bool) {
        self.conditions.push(Condition { pos: name.pos, taken, else_pos: None });
        if !taken {
            self.skip_group();
        }
    }

    /// `#elif`, `#else` and the like after a branch that was compiled: the rest of the group is skipped.
    fn end_of_taken_branch(&mut self, name: Token) {
        if self.conditions.len() <= self.file.conditions {
            self.diags.emit(diag::if_for_directive_is_missing(), name.span());
            return;
        }
        self.note_else(name);
        self.skip_group();
    }

    /// Notes an `#else` or `#elif` of the innermost conditional, which also means that it guards no file.
    fn note_else(&mut self, name: Token) {
        if self.conditions.len() == self.file.conditions + 1 {
            self.file.guard = Guard::None;
        }
        let Some(condition) = self.conditions.last_mut() else { return };
        if let Some(else_pos) = condition.else_pos {
            let message = diag::directive_is_not_allowed_else_has_already();
            self.diags.emit(message, name.span()).label(else_pos, "the #else");
        }
        if name.symbol() == kw::ELSE {
            condition.else_pos = Some(name.pos);
        }
    }

    fn endif(&mut self, name: Token) {
        if self.conditions.len() <= self.file.conditions {
            self.diags.emit(diag::if_for_directive_is_missing(), name.span());
            return;
        }
        self.conditions.pop();
        self.expect_end();
        if let Guard::Open(guard) = self.file.guard {
            if self.conditions.len() == self.file.conditions {
                self.file.guard = Guard::Closed(guard, self.lexer.made());
            }
        }
    }

    /// Skips to the branch of the innermost conditional that is compiled, or past its `#endif`. Ends inside the directive
    /// that ends the skipping.
    fn skip_group(&mut self) {
        let mut nesting = 0_u32;
        loop {
            self.lexer.leave_directive();
            if self.lexer.skip_to_directive().is_none() {
                return;
            }
            self.lexer.enter_directive();
            // Text that is not compiled may hold anything: no reports from its tokens.
            let before = self.diags.checkpoint();
            let name = self.directive_token();
            self.diags.rollback(before);
            if name.kind != TokenKind::Ident {
                continue;
            }
            match name.symbol() {
                kw::IF | kw::IFDEF | kw::IFNDEF => nesting += 1,
                kw::ENDIF if nesting > 0 => nesting -= 1,
                kw::ENDIF => return self.endif(name),
                kw::ELIF | kw::ELIFDEF | kw::ELIFNDEF | kw::ELSE
                    if nesting == 0 && self.branch_is_taken(name) =>
                {
                    return;
                }
                _ => {}
            }
        }
    }

    /// At an `#else` or `#elif` while skipping: whether compiling goes on after it.
    fn branch_is_taken(&mut self, name: Token) -> bool {
        self.note_else(name);
        let already = self.conditions.last().is_none_or(|c| c.taken);
        if already {
            return false;
        }
        let taken = match name.symbol() {
            kw::ELSE => {
                self.expect_end();
                true
            }
            kw::ELIF => self.condition(name).0,
            which => match self.macro_name() {
                Some(tested) => self.macros.is_defined(tested.symbol()) == (which == kw::ELIFDEF),
                None => false,
            },
        };
        if let Some(condition) = self.conditions.last_mut() {
            condition.taken = taken;
        }
        taken
    }
}

/// Headers with functions that are told apart by targets.
const NEED_TARGETS: [&str; 4] = ["cuda_fp16.h", "cuda_fp16.hpp", "cuda_bf16.h", "cuda_bf16.hpp"];

/// Files and lines.
impl Preprocessor<'_> {
    fn include(&mut self, directive: Token, start: IncludeStart) {
        let named = self.lexer.header_name(&mut LexContext { interner: self.interner, diags: self.diags });
        let (name, form, at) = match named {
            Some(token) => {
                let text = token.text(self.interner);
                let name = text.get(1..text.len().saturating_sub(1)).unwrap_or("").to_string();
                let angled = token.kind == TokenKind::HeaderName;
                (name, if angled { HeaderForm::Angled } else { HeaderForm::Quoted }, token)
            }
            None => match self.computed_header(TokenKind::EndOfDirective) {
                Some((name, form)) => (name, form, directive),
                None => return self.fatal_at(diag::expected_file_name().as_fatal(), directive),
            },
        };
        if named.is_some() {
            self.expect_end();
        }
        // The position of the directive is where the file is included from; the rest of the line is done with.
        self.lexer.leave_directive();
        let itself =
            self.options.headers.offered.is_some() && self.outer.is_empty() && name == self.base_file;
        if itself && form == HeaderForm::Quoted {
            let at = Token { pos: at.span().hi, len: 0, ..at };
            return self.fatal_at(diag::file_includes_itself(&name), at);
        }
        match self.find_header(&name, form, start) {
            Some(found) => {
                self.enter_file(found, directive.pos);
                self.enter_needed(&name, directive.pos);
            }
            None => {
                let text = match self.search.has_no_place(form) {
                    true => diag::no_directories_to_search(&name),
                    false => diag::cannot_open_source_file(&name),
                };
                // The caret is where the reference's reader stands then: behind the line.
                let at = match self.options.headers.offered {
                    Some(_) => Token { pos: at.span().hi, len: 0, ..at },
                    None => at,
                };
                self.fatal_at(text, at);
                if self.options.headers.offered.is_none() {
                    self.advise_about_header(&name);
                }
                self.missing_header = (form == HeaderForm::Angled).then_some(name);
            }
        }
    }

    /// Lets a header that was just entered begin with another one. The definitions of functions that NVRTC has built in
    /// (see [`rtc_macros`](super::rtc_macros)) need macros that their headers include for other compilers only.
    fn enter_needed(&mut self, name: &str, pos: Pos) {
        if self.options.headers.offered.is_none() || !NEED_TARGETS.contains(&name) {
            return;
        }
        let needed = "nv/target";
        let found = self.find_header(needed, HeaderForm::Angled, IncludeStart::First);
        if let Some(found) = found.or_else(|| self.search.embedded(needed)) {
            self.enter_file(found, pos);
        }
    }

    /// Where a header was looked for, and where to get it. The reference tells neither.
    fn advise_about_header(&mut self, name: &str) {
        if self.options.input != InputKind::Source {
            return;
        }
        let dirs: Vec<&str> = self.search.directories().collect();
        let searched = match dirs.is_empty() {
            true => "only embedded headers were searched; -I adds a directory".to_owned(),
            false => format!("searched: {}", dirs.join(", ")),
        };
        let library = name.split('/').next().unwrap_or_default();
        let source = match library {
            "thrust" | "cub" | "libcudacxx" => Some(
                "Thrust and CUB are in github.com/NVIDIA/cccl: add -I cccl/thrust -I cccl/cub -I cccl/libcudacxx/include, or -I of a CUDA toolkit's include directory",
            ),
            "cutlass" | "cute" => Some("CUTLASS is github.com/NVIDIA/cutlass: add -I cutlass/include"),
            _ => None,
        };
        self.diags.advise_last([Some(searched.as_str()), source].into_iter().flatten());
    }

    fn fatal_at(&mut self, message: Message, at: Token) {
        self.diags.emit(message, at.span());
        self.stopped = true;
    }

    pub(super) fn find_header(
        &mut self,
        name: &str,
        form: HeaderForm,
        start: IncludeStart,
    ) -> Option<super::files::Found> {
        if form == HeaderForm::Quoted && self.outer.is_empty() {
            self.name_uses.quoted.push(name.to_owned());
        }
        let includer = Includer { path: &self.file.path, dir: self.file.dir, system: self.file.system };
        match start {
            IncludeStart::First => self.search.find(name, form, &includer),
            IncludeStart::Next if !self.outer.is_empty() => self.search.find_next(name, form, &includer),
            // In the main file there is no "next".
            IncludeStart::Next => self.search.find(name, form, &includer),
        }
    }

    /// A header name made by macros: a string, or tokens from `<` to `>`. Reads up to a token of kind `end`, which is
    /// consumed unless it is the end of the directive.
    pub(super) fn computed_header(&mut self, end: TokenKind) -> Option<(String, HeaderForm)> {
        let first = self.next();
        match first.kind {
            TokenKind::String => {
                let text = first.text(self.interner);
                let name = text.strip_prefix('"')?.strip_suffix('"')?.to_string();
                let last = self.next();
                (last.kind == end).then_some((name, HeaderForm::Quoted))
            }
            TokenKind::Less => {
                let mut name = String::new();
                loop {
                    let token = self.next();
                    match token.kind {
                        TokenKind::Greater => break,
                        TokenKind::EndOfDirective | TokenKind::Eof => return None,
                        _ => {
                            if token.has(TokenFlags::SPACE) && !name.is_empty() {
                                name.push(' ');
                            }
                            name.push_str(token.text(self.interner));
                        }
                    }
                }
                let last = self.next();
                (last.kind == end).then_some((name, HeaderForm::Angled))
            }
            _ => None,
        }
    }

    /// `# 12 "file" 1 3`, as preprocessors write it.
    fn line_marker(&mut self, number: Token) {
        let file = self.directive_token();
        let mut marker = LineMarker {
            line: self.line_number(number).unwrap_or(1),
            file: None,
            system: Some(false),
            entry: MarkerEntry::Same,
        };
        if file.kind == TokenKind::String {
            marker.file = self.file_name(file.symbol());
            loop {
                let flag = self.directive_token();
                match (flag.kind, flag.spelling(self.interner)) {
                    (TokenKind::Number, b"1") => marker.entry = MarkerEntry::Enter,
                    (TokenKind::Number, b"2") => marker.entry = MarkerEntry::Return,
                    (TokenKind::Number, b"3") => marker.system = Some(true),
                    (TokenKind::Number, b"4") => {}
                    _ => break,
                }
            }
        } else {
            if file.kind != TokenKind::EndOfDirective {
                self.diags.emit(diag::expected_file_name(), file.span());
            }
            marker.system = None;
        }
        self.lexer.leave_directive();
        self.note_marker(&marker);
        self.map.add_line_marker(self.lexer.pos(), marker);
    }

    /// Notes how long the headers of a preprocessed file take.
    fn note_marker(&mut self, marker: &LineMarker) {
        let timeline = &self.options.timeline;
        if !timeline.is_on() {
            return;
        }
        match (marker.entry, &marker.file) {
            (MarkerEntry::Enter, Some(file)) => self.headers_begun.push((timeline.begin(), Arc::clone(file))),
            (MarkerEntry::Return, _) => {
                if let Some((begun, file)) = self.headers_begun.pop() {
                    timeline.end(begun, HEADER, || file.to_string());
                }
            }
            _ => {}
        }
    }

    /// The usual form of a line marker, of which a preprocessed file has thousands.
    pub(super) fn plain_line_marker(&mut self, marker: PlainLineMarker) {
        let quoted = &self.lexer.text()[marker.quoted_name];
        let file = match &self.last_marker {
            // Most markers name the same file as the one before.
            Some((last, name)) if last == quoted => Some(Arc::clone(name)),
            _ => {
                let name = self.interner.intern(quoted);
                let last = quoted.to_vec();
                let file = self.file_name(name);
                self.last_marker = file.clone().map(|name| (last, name));
                file
            }
        };
        let entry = match marker.flags {
            flags if flags & 2 != 0 => MarkerEntry::Enter,
            flags if flags & 4 != 0 => MarkerEntry::Return,
            _ => MarkerEntry::Same,
        };
        let system = Some(marker.flags & 8 != 0);
        let marker = LineMarker { line: marker.line, file, system, entry };
        self.note_marker(&marker);
        self.map.add_line_marker(self.lexer.pos(), marker);
    }

    /// `#line`, macro-expanded.
    fn line(&mut self, directive: Token) {
        let number = self.next();
        if number.kind != TokenKind::Number {
            let at = if number.kind == TokenKind::EndOfDirective { directive } else { number };
            self.diags.emit(diag::expected_line_number(), at.span());
            return;
        }
        let Some(line) = self.line_number(number).filter(|line| *line > 0 && *line <= i32::MAX as u32) else {
            self.diags.emit(diag::invalid_line_number(), number.span());
            return;
        };
        let file = self.next();
        let name = match file.kind {
            TokenKind::String => self.file_name(file.symbol()),
            TokenKind::EndOfDirective => None,
            _ => {
                self.diags.emit(diag::expected_file_name(), file.span());
                return;
            }
        };
        self.lexer.leave_directive();
        let marker = LineMarker { line, file: name, system: None, entry: MarkerEntry::Same };
        self.map.add_line_marker(self.lexer.pos(), marker);
    }

    fn line_number(&self, token: Token) -> Option<u32> {
        if token.kind != TokenKind::Number {
            return None;
        }
        let digits: String = token.text(self.interner).chars().filter(|c| *c != '\'').collect();
        digits.parse().ok()
    }

    /// The name in a line marker, from its spelling.
    fn file_name(&mut self, quoted: Symbol) -> Option<Arc<str>> {
        if let Some(name) = self.marker_names.get(&quoted) {
            return Some(Arc::clone(name));
        }
        let name = self.unquoted_name(quoted)?;
        self.marker_names.insert(quoted, Arc::clone(&name));
        Some(name)
    }

    /// A file name with its quotes off, `\\` and `\"` undone.
    fn unquoted_name(&self, quoted: Symbol) -> Option<Arc<str>> {
        let text = self.interner.get(quoted);
        let inside = text.strip_prefix('"')?.strip_suffix('"')?;
        if !inside.contains('\\') {
            return Some(inside.into());
        }
        let mut name = String::new();
        let mut chars = inside.chars();
        while let Some(c) = chars.next() {
            name.push(if c == '\\' { chars.next().unwrap_or('\\') } else { c });
        }
        Some(name.into())
    }
}
