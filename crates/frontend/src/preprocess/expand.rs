//! Macro replacement: contexts, arguments, `#`, `##`, `__VA_OPT__`.

use std::ops::Range;

use oxicc_source::{Message, Pos, Span};
use smallvec::SmallVec;

use super::macros::{Dynamic, Macro, MacroId, MacroKind};
use super::{MAX_EXPANSION_DEPTH, Preprocessor};
use crate::diag;
use crate::lex::scan::single_token;
use crate::lex::{Token, TokenFlags, TokenKind};

/// A pasted or stringized token longer than this is taken for a runaway.
const MAX_SPELLING: usize = 1 << 20;

/// A replacement being read, or a macro argument being expanded: a range of the token stack.
pub(super) struct Context {
    /// Start of its tokens, for taking them off the stack.
    pub start: u32,
    pub at: u32,
    pub end: u32,
    /// The macro to enable again when it is read.
    pub expanding: Option<MacroId>,
    /// The end of these tokens is an end of input: nothing outside an argument takes part in its expansion.
    pub is_argument: bool,
}

/// The arguments of a macro call.
#[derive(Default)]
struct Arguments {
    /// The tokens of all arguments as written.
    raw: Vec<Token>,
    raw_ranges: SmallVec<[Range<u32>; 8]>,
    /// The tokens of all arguments that were needed expanded.
    expanded: Vec<Token>,
    expanded_ranges: SmallVec<[Option<Range<u32>>; 8]>,
    /// No argument was given for `...`, not even an empty one.
    variadic_omitted: bool,
    /// End of the closing parenthesis.
    end: Pos,
}

/// A replacement list being filled in.
#[derive(Default)]
struct Substitution {
    out: Vec<Token>,
    /// The last element wants to be pasted to the next.
    pasting: bool,
    /// The last element was empty (and everything it was pasted to).
    placemarker: bool,
    /// White space before an element that turned out empty.
    space: TokenFlags,
    /// The first element was empty and nothing was pasted to it: `x ## this` is `x`.
    starts_empty: bool,
}

/// What became of a macro name.
enum Outcome {
    /// Its replacement will be read next.
    Entered,
    /// It was not a call, or is not to be replaced.
    Stays,
    Becomes(Token),
}

impl Preprocessor<'_> {
    /// The next token after macro replacement.
    #[inline]
    pub(super) fn next(&mut self) -> Token {
        loop {
            let mut token = self.lex_raw();
            if !self.carry.is_empty() {
                token.flags |= self.carry;
                self.carry = TokenFlags::empty();
            }
            if token.kind != TokenKind::Ident || token.has(TokenFlags::NO_EXPAND) {
                return token;
            }
            let Some(id) = self.macros.lookup(token.symbol()) else {
                if self.macros.is_poisoned(token.symbol()) {
                    let message = diag::use_of_poisoned_name(&token.text(self.interner));
                    self.diags.emit(message, token.span());
                }
                return token;
            };
            if self.macros.is_disabled(id) {
                token.flags |= TokenFlags::NO_EXPAND;
                return token;
            }
            match self.replace(id, token) {
                Outcome::Entered => {}
                Outcome::Stays => return token,
                Outcome::Becomes(token) => return token,
            }
        }
    }

    fn replace(&mut self, id: MacroId, name: Token) -> Outcome {
        let definition = self.definition(id);
        if definition.user && self.file.embedded {
            let mut name = name;
            name.flags |= TokenFlags::NO_EXPAND;
            return Outcome::Becomes(name);
        }
        let spacing = name.flags & (TokenFlags::SPACE | TokenFlags::LINE_START);
        match &definition.kind {
            MacroKind::Operator => return Outcome::Stays,
            MacroKind::Dynamic(what) => return self.dynamic(*what, name),
            MacroKind::Object => {
                if definition.body.is_empty() {
                    self.carry |= spacing;
                    return Outcome::Entered;
                }
                let Some(base) = self.expansion_base(&definition, name.span()) else { return Outcome::Stays };
                let start = self.stack.len();
                if definition.has_operators {
                    let mut substitution = Substitution::default();
                    let whole = 0..definition.body.len();
                    self.substitute(&definition, whole, base, &mut Arguments::default(), &mut substitution);
                    self.stack.append(&mut substitution.out);
                } else {
                    let mapped = definition.body.iter().map(|t| shift(*t, &definition, base));
                    self.stack.extend(mapped);
                }
                self.push_context(start, Some(id), spacing);
            }
            MacroKind::Function { params, variadic } => {
                if !self.at_paren() {
                    return Outcome::Stays;
                }
                if self.depth >= MAX_EXPANSION_DEPTH {
                    self.fatal(name.pos, "macro recursion");
                    return Outcome::Stays;
                }
                let mut arguments = match self.collect_arguments(&definition, params.len(), *variadic, name) {
                    Some(arguments) => arguments,
                    None => {
                        let mut name = name;
                        name.flags |= TokenFlags::NO_EXPAND;
                        return Outcome::Becomes(name);
                    }
                };
                if definition.body.is_empty() {
                    self.carry |= spacing;
                    return Outcome::Entered;
                }
                let replaced = Span::new(name.pos, arguments.end);
                let Some(base) = self.expansion_base(&definition, replaced) else { return Outcome::Stays };
                let mut substitution = Substitution { out: self.spare_list(), ..Substitution::default() };
                let whole = 0..definition.body.len();
                self.substitute(&definition, whole, base, &mut arguments, &mut substitution);
                let start = self.stack.len();
                self.stack.append(&mut substitution.out);
                self.push_context(start, Some(id), spacing);
                self.spare_lists.extend([substitution.out, arguments.raw, arguments.expanded]);
            }
        }
        Outcome::Entered
    }

    /// An empty list, with room from an earlier use if there was one.
    fn spare_list(&mut self) -> Vec<Token> {
        let mut list = self.spare_lists.pop().unwrap_or_default();
        list.clear();
        list
    }

    /// Makes the tokens of the stack from `start` on the next to be read.
    fn push_context(&mut self, start: usize, expanding: Option<MacroId>, spacing: TokenFlags) {
        let end = self.stack.len();
        if start == end {
            self.carry |= spacing;
            return;
        }
        self.expanded_tokens += end - start;
        if self.expanded_tokens > self.options.max_tokens {
            self.fatal(self.stack[start].pos, "macro expansion is too large");
        }
        let first = &mut self.stack[start];
        first.flags = (first.flags - TokenFlags::SPACE - TokenFlags::LINE_START) | spacing;
        if let Some(id) = expanding {
            self.macros.set_disabled(id, true);
        }
        let (start, end) = (start as u32, end as u32);
        self.contexts.push(Context { start, at: start, end, expanding, is_argument: false });
    }

    pub(super) fn pop_context(&mut self) {
        if let Some(context) = self.contexts.pop() {
            if let Some(id) = context.expanding {
                self.macros.set_disabled(id, false);
            }
            self.stack.truncate(context.start as usize);
        }
    }

    /// The start of a fresh region of positions for an expansion.
    fn expansion_base(&mut self, definition: &Macro, replaced: Span) -> Option<Pos> {
        match self.map.add_expansion(definition.body_pos, definition.body_len, replaced) {
            Ok(base) => Some(base),
            Err(full) => {
                self.fatal(replaced.lo, full.to_string());
                None
            }
        }
    }

    /// Whether the next token is `(`, without reading it.
    fn at_paren(&mut self) -> bool {
        for context in self.contexts.iter().rev() {
            if context.at < context.end {
                return self.stack[context.at as usize].kind == TokenKind::LParen;
            }
            if context.is_argument {
                return false;
            }
        }
        !self.stopped && self.lexer.peek_is_paren()
    }

    /// Reads the arguments of a call; the next token is its `(`. None, after a report, when they do not fit.
    fn collect_arguments(
        &mut self,
        definition: &Macro,
        params: usize,
        variadic: bool,
        name: Token,
    ) -> Option<Arguments> {
        let outer_collecting = self.collecting.replace(self.outer.len());
        let (raw, expanded) = (self.spare_list(), self.spare_list());
        let mut arguments = Arguments { raw, expanded, ..Arguments::default() };
        let mut nesting = 0_u32;
        let mut start = 0;
        self.lex_raw();
        let complete = loop {
            let mut token = self.lex_raw();
            match token.kind {
                TokenKind::Eof | TokenKind::EndOfDirective => break false,
                TokenKind::LParen => nesting += 1,
                TokenKind::RParen if nesting == 0 => {
                    arguments.end = token.span().hi;
                    break true;
                }
                TokenKind::RParen => nesting -= 1,
                TokenKind::Comma
                    if nesting == 0
                    // The arguments for `...` are one argument, commas included.
                    && !(variadic && arguments.raw_ranges.len() + 1 >= params) =>
                {
                    let end = arguments.raw.len() as u32;
                    arguments.raw_ranges.push(start..end);
                    start = end;
                    continue;
                }
                TokenKind::Ident => {
                    if let Some(id) = self.macros.lookup(token.symbol()) {
                        if self.macros.is_disabled(id) {
                            token.flags |= TokenFlags::NO_EXPAND;
                        }
                    }
                }
                _ => {}
            }
            if token.has(TokenFlags::LINE_START) {
                token.flags = (token.flags - TokenFlags::LINE_START) | TokenFlags::SPACE;
            }
            arguments.raw.push(token);
        };
        self.collecting = outer_collecting;
        let end = arguments.raw.len() as u32;
        if !complete {
            // The end of the directive or file stays to be read again: the lexer gives it as often as asked.
            self.diags.emit(diag::improperly_terminated_macro_invocation(), name.span());
            return None;
        }
        if params > 0 || end > start || !arguments.raw_ranges.is_empty() {
            arguments.raw_ranges.push(start..end);
        }
        let given = arguments.raw_ranges.len();
        if given < params {
            if !(variadic && given + 1 == params) {
                self.wrong_count(diag::too_few_macro_arguments, definition, name);
                return None;
            }
            arguments.raw_ranges.push(end..end);
            arguments.variadic_omitted = true;
        } else if given > params {
            self.wrong_count(diag::too_many_macro_arguments, definition, name);
            return None;
        } else if variadic && params == 1 && end == start {
            // `f()` of `f(...)`: GNU mode takes it for no argument, the standard for an empty one.
            arguments.variadic_omitted = self.options.gnu_mode;
        }
        arguments.expanded_ranges.resize(arguments.raw_ranges.len(), None);
        Some(arguments)
    }

    fn wrong_count(
        &mut self,
        message: fn(&dyn std::fmt::Display) -> Message,
        definition: &Macro,
        name: Token,
    ) {
        let message = message(&self.interner.get(definition.name));
        self.diags.emit(message, name.span()).label(definition.span, "the definition");
    }

    /// Macro-expands argument `index` by itself, once.
    fn expand_argument(&mut self, arguments: &mut Arguments, index: usize) -> Range<usize> {
        if let Some(Some(range)) = arguments.expanded_ranges.get(index) {
            return range.start as usize..range.end as usize;
        }
        let raw = arguments.raw_ranges.get(index).cloned().unwrap_or(0..0);
        let raw = &arguments.raw[raw.start as usize..raw.end as usize];
        let from = arguments.expanded.len();
        let plain = |t: &Token| t.kind != TokenKind::Ident || self.macros.lookup(t.symbol()).is_none();
        if raw.iter().all(plain) {
            arguments.expanded.extend_from_slice(raw);
        } else {
            let start = self.stack.len() as u32;
            self.stack.extend_from_slice(raw);
            let end = self.stack.len() as u32;
            self.contexts.push(Context { start, at: start, end, expanding: None, is_argument: true });
            let carry = std::mem::take(&mut self.carry);
            self.depth += 1;
            loop {
                let token = self.next();
                if token.kind == TokenKind::Eof {
                    break;
                }
                arguments.expanded.push(token);
            }
            self.depth -= 1;
            self.carry = carry;
            // Nested replacements have been read to their end; what is left is the argument itself.
            while self.contexts.last().is_some_and(|c| !c.is_argument) {
                self.pop_context();
            }
            self.pop_context();
        }
        let range = from..arguments.expanded.len();
        if let Some(slot) = arguments.expanded_ranges.get_mut(index) {
            *slot = Some(range.start as u32..range.end as u32);
        }
        range
    }

    /// Fills in a range of a replacement list.
    fn substitute(
        &mut self,
        definition: &Macro,
        range: Range<usize>,
        base: Pos,
        arguments: &mut Arguments,
        result: &mut Substitution,
    ) {
        let body = &definition.body;
        self.substituting = definition.name;
        let mut at = range.start;
        let mut after_paste = false;
        while at < range.end {
            let element = body[at];
            let len = definition.element_len(at);
            let pastes = element.has(TokenFlags::PASTE);
            match element.kind {
                TokenKind::Parameter => {
                    let index = element.payload as usize;
                    if pastes || after_paste {
                        let raw = arguments.raw_ranges.get(index).cloned().unwrap_or(0..0);
                        let tokens = &arguments.raw[raw.start as usize..raw.end as usize];
                        // To the right of `##` it is the argument's own white space that counts (after a GNU comma).
                        let spacing =
                            tokens.first().filter(|_| after_paste).map_or(element.flags, |t| t.flags);
                        self.emit(result, tokens, spacing);
                    } else {
                        let expanded = self.expand_argument(arguments, index);
                        self.substituting = definition.name;
                        self.emit(result, &arguments.expanded[expanded], element.flags);
                    }
                }
                TokenKind::Stringize => {
                    let raw = arguments.raw_ranges.get(element.payload as usize).cloned().unwrap_or(0..0);
                    let tokens = &arguments.raw[raw.start as usize..raw.end as usize];
                    let token = self.stringize(tokens, shift(element, definition, base));
                    self.emit(result, &[token], element.flags);
                }
                TokenKind::VaOpt => {
                    let mut group = Substitution::default();
                    let last = arguments.raw_ranges.len().saturating_sub(1);
                    if !self.expand_argument(arguments, last).is_empty() {
                        self.substitute(definition, at + 1..at + len, base, arguments, &mut group);
                    }
                    if element.has(TokenFlags::ALTERNATIVE) {
                        let token = self.stringize(&group.out, shift(element, definition, base));
                        group.out = vec![token];
                    }
                    // An empty element at either end of the group is what `##` outside sees ([cpp.subst]/3).
                    result.pasting &= !group.starts_empty;
                    self.emit(result, &group.out, element.flags);
                    result.placemarker |= group.placemarker;
                }
                TokenKind::Comma if pastes && self.is_gnu_comma(definition, at, range.end) => {
                    // `, ## __VA_ARGS__`: the comma goes when no arguments were given, and is never pasted.
                    if !arguments.variadic_omitted {
                        self.emit(result, &[shift(element, definition, base)], element.flags);
                    }
                    result.pasting = false;
                    after_paste = true;
                    at += len;
                    continue;
                }
                _ => self.emit(result, &[shift(element, definition, base)], element.flags),
            }
            result.pasting = pastes;
            after_paste = pastes;
            at += len;
        }
    }

    fn is_gnu_comma(&self, definition: &Macro, at: usize, end: usize) -> bool {
        at + 1 < end && {
            let next = definition.body[at + 1];
            next.kind == TokenKind::Parameter && definition.is_variadic_param(next.payload)
        }
    }

    /// Appends the tokens of one element, pasting the first to what is there if that was asked for.
    fn emit(&mut self, result: &mut Substitution, tokens: &[Token], spacing: TokenFlags) {
        let pasting = std::mem::take(&mut result.pasting);
        let space = (spacing & TokenFlags::SPACE) | std::mem::take(&mut result.space);
        let Some((first, rest)) = tokens.split_first() else {
            result.starts_empty |= !pasting && result.out.is_empty();
            result.placemarker |= !pasting;
            if !pasting || result.placemarker {
                result.space = space;
            }
            return;
        };
        result.starts_empty &= !(pasting && result.placemarker && result.out.is_empty());
        let left = if pasting && !result.placemarker { result.out.pop() } else { None };
        match left {
            Some(left) => match self.paste(left, *first) {
                Some(token) => result.out.push(token),
                None => {
                    result.out.push(left);
                    result.out.push(*first);
                }
            },
            None => {
                let mut first = *first;
                first.flags =
                    (first.flags - TokenFlags::SPACE - TokenFlags::LINE_START - TokenFlags::PASTE) | space;
                result.out.push(first);
            }
        }
        result.out.extend_from_slice(rest);
        result.placemarker = false;
    }

    /// `left ## right`; none, after a report, when that is no token.
    fn paste(&mut self, left: Token, right: Token) -> Option<Token> {
        let mut text = left.spelling(self.interner).to_vec();
        text.extend_from_slice(right.spelling(self.interner));
        if text.len() > MAX_SPELLING {
            self.fatal(left.pos, "result of \"##\" is too long");
            return None;
        }
        let Some((kind, alternative)) = single_token(&text, self.options.standard) else {
            let (text, name) = (right.text(self.interner), self.interner.get(self.substituting));
            let message = diag::concatenation_with_in_macro_does_not_create(&text, &name);
            self.diags.emit(message, left.span());
            self.stopped |= self.diags.should_stop();
            return None;
        };
        let payload = if kind.has_symbol() { self.interner.intern(&text).as_u32() } else { 0 };
        let flags =
            (left.flags & (TokenFlags::SPACE | TokenFlags::LINE_START | TokenFlags::MACRO)) | alternative;
        Some(Token { kind, flags, payload, ..left })
    }

    /// The string literal that spells `tokens`; `at` says where it stands.
    fn stringize(&mut self, tokens: &[Token], at: Token) -> Token {
        let mut text = vec![b'"'];
        for (i, token) in tokens.iter().enumerate() {
            if i > 0 && token.flags.intersects(TokenFlags::SPACE | TokenFlags::LINE_START) {
                text.push(b' ');
            }
            let spelling = token.spelling(self.interner);
            let quoted = matches!(token.kind, TokenKind::String | TokenKind::Char)
                || token.kind == TokenKind::Unknown && matches!(spelling, [b'"' | b'\'', ..]);
            for b in spelling {
                match b {
                    b'"' | b'\\' if quoted => text.extend([b'\\', *b]),
                    b'\n' => text.extend(b"\\n"),
                    b => text.push(*b),
                }
            }
            if text.len() > MAX_SPELLING {
                self.fatal(at.pos, "result of \"#\" is too long");
                break;
            }
        }
        // A stray backslash at the end must not take the closing quote along.
        let trailing = text.iter().rev().take_while(|b| **b == b'\\').count();
        if trailing % 2 == 1 {
            text.pop();
        }
        text.push(b'"');
        let payload = self.interner.intern(&text).as_u32();
        let flags = at.flags - TokenFlags::PASTE - TokenFlags::ALTERNATIVE;
        Token { kind: TokenKind::String, flags, payload, ..at }
    }

    fn dynamic(&mut self, what: Dynamic, name: Token) -> Outcome {
        let number = |n: u64| (TokenKind::Number, n.to_string());
        let string = |s: &str| {
            let escaped = s.replace('\\', "\\\\").replace('"', "\\\"");
            (TokenKind::String, format!("\"{escaped}\""))
        };
        let (kind, text) = match what {
            Dynamic::Line => number(self.map.presumed(name.pos).map_or(0, |p| u64::from(p.line))),
            Dynamic::File => {
                let file = self.map.presumed(name.pos).map_or("", |p| p.file);
                if file == self.base_file {
                    self.name_uses.note_spelled();
                }
                string(file)
            }
            Dynamic::BaseFile => {
                self.name_uses.note_spelled();
                string(self.base_file)
            }
            Dynamic::IncludeLevel => number(self.outer.len() as u64),
            Dynamic::Counter => {
                self.counter += 1;
                number(self.counter - 1)
            }
            Dynamic::Date => string(&self.options.date),
            Dynamic::Time => string(&self.options.time),
            Dynamic::Timestamp => string("??? ??? ?? ??:??:?? ????"),
        };
        let payload = self.interner.intern(text.as_bytes()).as_u32();
        Outcome::Becomes(Token { kind, payload, ..name })
    }
}

/// A token of a replacement list, moved into the region of an expansion.
#[inline]
fn shift(mut token: Token, definition: &Macro, base: Pos) -> Token {
    token.pos = base.offset(token.pos.as_u32().wrapping_sub(definition.body_pos.as_u32()));
    token.flags = (token.flags - TokenFlags::PASTE) | TokenFlags::MACRO;
    token
}
