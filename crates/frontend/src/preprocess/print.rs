//! Text output: preprocessed text (`-E`), macro lists (`-dM`), dependency rules (`-M`).

use std::fmt::Write;

use oxicc_source::{Pos, SourceMap};

use super::macros::{Macro, MacroKind, MacroTable};
use super::{Dependency, Preprocessed};
use crate::lex::scan::single_token;
use crate::lex::{Interner, Standard, Token, TokenFlags, TokenKind};

/// Whether `-E` output has line markers (`-P` drops them).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineMarkers {
    Yes,
    No,
}

/// A gap of up to this many lines is written as empty lines rather than as a line marker.
const MAX_GAP: u32 = 8;

/// The preprocessed text of a translation unit.
pub fn text(unit: &Preprocessed, map: &SourceMap, interner: &Interner, markers: LineMarkers) -> Vec<u8> {
    let mut printer = Printer {
        map,
        interner,
        markers,
        standard: unit.tokens.standard(),
        out: Vec::with_capacity(unit.tokens.len() * 6),
        file: String::new(),
        line: 0,
        depth: 0,
        column: false,
        last: None,
    };
    let tokens = unit.tokens.tokens();
    let mut pragmas = unit.tokens.pragmas().iter().peekable();
    for (index, token) in tokens.iter().enumerate() {
        while let Some(pragma) = pragmas.next_if(|p| p.before as usize <= index) {
            printer.pragma(pragma.pos, unit.tokens.pragma_tokens(pragma));
        }
        if token.kind != TokenKind::Eof {
            printer.token(*token);
        }
    }
    if printer.column {
        printer.out.push(b'\n');
    }
    printer.out
}

struct Printer<'a> {
    map: &'a SourceMap,
    interner: &'a Interner,
    markers: LineMarkers,
    standard: Standard,
    out: Vec<u8>,
    /// Where the output stands.
    file: String,
    line: u32,
    depth: usize,
    /// Something was written on the current line.
    column: bool,
    last: Option<Token>,
}

impl Printer<'_> {
    fn token(&mut self, token: Token) {
        // Only the first token of a source line can have moved.
        let moved = token.has(TokenFlags::LINE_START) || self.last.is_none();
        if moved {
            self.move_to(token.pos);
        }
        if self.column {
            if token.has(TokenFlags::SPACE) || self.must_separate(token) {
                self.out.push(b' ');
            }
        } else if token.has(TokenFlags::SPACE) && self.markers == LineMarkers::Yes {
            self.indent(token.pos);
        }
        self.out.extend_from_slice(token.spelling(self.interner));
        self.column = true;
        self.last = Some(token);
    }

    fn indent(&mut self, pos: Pos) {
        let column = self.map.presumed(pos).map_or(1, |p| p.column);
        let blanks = (column - 1).min(80) as usize;
        self.out.resize(self.out.len() + blanks, b' ');
    }

    /// Whether the token would run together with the last one.
    fn must_separate(&self, token: Token) -> bool {
        let Some(last) = self.last else { return false };
        if last.has(TokenFlags::JOINT) {
            return false;
        }
        let (a, b) = (last.spelling(self.interner), token.spelling(self.interner));
        let (Some(end), Some(start)) = (a.last(), b.first()) else { return false };
        let word = |c: &u8| c.is_ascii_alphanumeric() || *c == b'_' || *c == b'$' || *c >= 0x80;
        let literal = |kind| matches!(kind, TokenKind::Number | TokenKind::String | TokenKind::Char);
        if word(start) || *start == b'"' || *start == b'\'' {
            return word(end) || literal(last.kind) && word(start) || *end == b'.' && start.is_ascii_digit();
        }
        if last.kind == TokenKind::Number {
            return matches!(start, b'.' | b'+' | b'-' | b'\'');
        }
        if !last.kind.is_punctuator() || !token.kind.is_punctuator() && token.kind != TokenKind::Number {
            return false;
        }
        // Tokens that touch in the source are as the lexer split them, unless one of them was made by a macro.
        let touching = last.pos.offset(u32::from(last.len)) == token.pos;
        let macro_made = (last.flags | token.flags).contains(TokenFlags::MACRO);
        if touching && !macro_made {
            return false;
        }
        let mut joined = a.to_vec();
        joined.push(*start);
        matches!((end, start), (b'/', b'/' | b'*') | (b'.', b'.') | (b'.', b'0'..=b'9') | (b'%', b':'))
            || single_token(&joined, self.standard).is_some()
    }

    fn move_to(&mut self, pos: Pos) {
        let Some(at) = self.map.presumed(pos) else { return };
        let gap = at.line.wrapping_sub(self.line);
        if self.markers == LineMarkers::No {
            if self.column {
                self.end_line();
            }
            if at.file != self.file {
                self.file = at.file.to_string();
            }
            self.line = at.line;
            return;
        }
        if at.file == self.file && gap == 0 && !self.column {
            return;
        }
        if self.column {
            self.end_line();
        }
        let gap = at.line.wrapping_sub(self.line);
        if at.file == self.file && gap <= MAX_GAP {
            for _ in 0..gap {
                self.out.push(b'\n');
            }
            self.line = at.line;
            return;
        }
        let depth = self.map.include_stack(pos).len();
        let flag = match depth.cmp(&self.depth) {
            _ if at.file == self.file => "",
            std::cmp::Ordering::Greater => " 1",
            std::cmp::Ordering::Less => " 2",
            std::cmp::Ordering::Equal => "",
        };
        let name = at.file.replace('\\', "\\\\").replace('"', "\\\"");
        let system = if at.system { " 3" } else { "" };
        let marker = format!("# {} \"{name}\"{flag}{system}\n", at.line);
        self.out.extend_from_slice(marker.as_bytes());
        self.file = at.file.to_string();
        (self.line, self.depth) = (at.line, depth);
    }

    fn end_line(&mut self) {
        self.out.push(b'\n');
        self.column = false;
        self.line = self.line.wrapping_add(1);
    }

    fn pragma(&mut self, pos: Pos, tokens: &[Token]) {
        self.move_to(pos);
        if self.column {
            self.end_line();
        }
        self.out.extend_from_slice(b"#pragma");
        for (i, token) in tokens.iter().enumerate() {
            if i == 0 || token.has(TokenFlags::SPACE) {
                self.out.push(b' ');
            }
            self.out.extend_from_slice(token.spelling(self.interner));
        }
        self.end_line();
        self.last = None;
    }
}

/// One `#define` line per macro, sorted by name.
pub(super) fn macro_list(table: &MacroTable, interner: &Interner) -> String {
    let mut lines: Vec<String> = table.defined().filter_map(|m| definition(m, interner)).collect();
    lines.sort_unstable();
    lines.concat()
}

fn definition(m: &Macro, interner: &Interner) -> Option<String> {
    let mut line = format!("#define {}", interner.get(m.name));
    let mut params: &[crate::lex::Symbol] = &[];
    match &m.kind {
        MacroKind::Object => {}
        MacroKind::Function { params: names, variadic } => {
            params = names;
            let mut names: Vec<String> = names.iter().map(|p| interner.get(*p).to_string()).collect();
            if let Some(last) = names.last_mut().filter(|_| *variadic) {
                *last = if last == "__VA_ARGS__" { "...".to_string() } else { format!("{last}...") };
            }
            let _ = write!(line, "({})", names.join(","));
        }
        MacroKind::Dynamic(_) | MacroKind::Operator => return None,
    }
    line.push(' ');
    let param = |index: u32| params.get(index as usize).map_or("", |p| interner.get(*p));
    // Ends of the open `__VA_OPT__` group, and whether it is pasted to what follows.
    let mut group: Option<(usize, bool)> = None;
    for (i, token) in m.body.iter().enumerate() {
        close_group(&mut line, &mut group, i);
        if i > 0 && token.has(TokenFlags::SPACE) && !line.ends_with(' ') {
            line.push(' ');
        }
        let pasted = token.has(TokenFlags::PASTE);
        match token.kind {
            TokenKind::Parameter => line.push_str(param(token.payload)),
            TokenKind::Stringize => {
                line.push('#');
                line.push_str(param(token.payload));
            }
            TokenKind::VaOpt => {
                line.push_str(if token.has(TokenFlags::ALTERNATIVE) {
                    "#__VA_OPT__("
                } else {
                    "__VA_OPT__("
                });
                group = Some((i + 1 + token.payload as usize, pasted));
                continue;
            }
            _ => line.push_str(token.text(interner)),
        }
        if pasted {
            line.push_str(" ## ");
        }
    }
    close_group(&mut line, &mut group, m.body.len());
    line.push('\n');
    Some(line)
}

fn close_group(line: &mut String, group: &mut Option<(usize, bool)>, at: usize) {
    if let Some((_, pasted)) = group.take_if(|g| g.0 == at) {
        line.push_str(if pasted { ") ## " } else { ")" });
    }
}

/// Which dependencies a rule lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DependencyScope {
    /// `-M`, `-MD`.
    All,
    /// `-MM`, `-MMD`: without system headers.
    User,
}

/// A make rule `target: files`, wrapped as GCC does; with `phony`, an empty rule for each header too (`-MP`).
pub fn dependency_rule(target: &str, files: &[Dependency], scope: DependencyScope, phony: bool) -> String {
    let mut out = format!("{}:", make_quoted(target));
    let mut column = out.len();
    let listed: Vec<&Dependency> =
        files.iter().filter(|f| scope == DependencyScope::All || !f.system).collect();
    for file in &listed {
        let name = make_quoted(&file.path);
        if column + name.len() + 2 > 75 {
            out.push_str(" \\\n");
            column = 0;
        }
        out.push(' ');
        out.push_str(&name);
        column += name.len() + 1;
    }
    out.push('\n');
    if phony {
        for file in listed.iter().skip(1) {
            let _ = writeln!(out, "{}:", make_quoted(&file.path));
        }
    }
    out
}

/// A file name with what make would misread quoted.
fn make_quoted(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            ' ' | '\t' | '#' => {
                out.push('\\');
                out.push(c);
            }
            '$' => out.push_str("$$"),
            c => out.push(c),
        }
    }
    out
}
