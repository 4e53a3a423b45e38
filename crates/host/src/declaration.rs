//! Declarations: where their parts are, and which edits they need.

use crate::attributes::Marks;
use crate::edits::Editor;

/// A declaration up to its end or its body.
#[derive(Default)]
pub(crate) struct Declaration {
    pub start: usize,
    pub marks: Marks,
    /// The first attribute that says where something is or runs.
    pub mark_at: Option<usize>,
    /// Template parameter lists: the tokens `<` and `>`.
    pub heads: Vec<(usize, usize)>,
    /// The first parentheses that may be a parameter list.
    pub parameters: Option<(usize, usize)>,
    /// Set when an initialiser was seen.
    pub initializer: Option<usize>,
    pub is_static: bool,
    pub is_inline: bool,
    pub is_extern: bool,
    pub is_constexpr: bool,
    pub is_const: bool,
    pub is_auto: bool,
    /// `typedef`, `friend`, `using`.
    pub is_other: bool,
    /// It says its return type after the parameters.
    pub has_arrow: bool,
}

/// Words with parentheses that are no parameter list.
#[rustfmt::skip]
const NOT_PARAMETERS: [&str; 15] = [
    "decltype", "alignas", "noexcept", "explicit", "__typeof__", "typeof", "throw", "requires", "asm", "__asm__", "__declspec", "_Alignas",
    "__decltype", "__attribute__", "__attribute",
];

impl Editor<'_> {
    /// Goes through the declarations of a namespace or class.
    pub fn scope(&mut self, first: usize, end: usize, in_class: bool) {
        let mut i = first;
        while i < end {
            let next = match self.tokens.at(i) {
                ";" | "}" => i + 1,
                "public" | "private" | "protected" if self.tokens.is(i + 1, ":") => i + 2,
                _ => self.declaration(i, end, in_class),
            };
            i = next.max(i + 1);
        }
    }

    /// Goes through one declaration; returns the token after it.
    pub fn declaration(&mut self, start: usize, end: usize, in_class: bool) -> usize {
        let mut d = Declaration { start, ..Declaration::default() };
        let mut i = start;
        while i < end {
            if let Some((name, next)) = self.take_attribute(i) {
                d.marks.add(&name);
                if matches!(name.as_str(), "device" | "global" | "constant" | "managed") {
                    d.mark_at.get_or_insert(i);
                }
                i = next;
                continue;
            }
            let word = self.tokens.at(i);
            let next = self.tokens.at(i + 1);
            match word {
                "template" if next == "<" => match self.tokens.close_angle(i + 1, end) {
                    Some(close) => {
                        self.remove_attributes(i + 1, close);
                        d.heads.push((i + 1, close));
                        i = close + 1;
                    }
                    None => i += 1,
                },
                "namespace" => return self.namespace(i, end),
                "extern" if self.tokens.is_literal(i + 1) => {
                    if self.tokens.is(i + 2, "{") {
                        let close = self.tokens.mate(i + 2);
                        self.scope(i + 3, close, false);
                        return close + 1;
                    }
                    i += 2;
                }
                "using" | "static_assert" | "asm" | "__asm__" if i == start => {
                    let semicolon = self.tokens.find(i, end, &[";"]);
                    self.body(i, semicolon);
                    return semicolon + 1;
                }
                "class" | "struct" | "union" if d.parameters.is_none() => i = self.class(i, end),
                "enum" => {
                    let stop = self.tokens.find(i, end, &["{", ";", "(", ")", ",", "="]);
                    i = if self.tokens.is(stop, "{") {
                        let close = self.tokens.mate(stop);
                        self.remove_attributes(stop, close);
                        close + 1
                    } else {
                        stop
                    };
                }
                "(" => {
                    let close = self.tokens.mate(i).max(i);
                    let before = if i > start { self.tokens.at(i - 1) } else { "" };
                    if before != "operator" && !NOT_PARAMETERS.contains(&before) {
                        self.body(i + 1, close);
                        if d.parameters.is_none() && d.initializer.is_none() {
                            d.parameters = Some((i, close));
                        }
                    }
                    i = close + 1;
                }
                "[" => i = self.tokens.skip(i),
                "operator" => {
                    i = self.tokens.find(i + 1, end, &["("]);
                    if self.tokens.is(i + 1, ")") && self.tokens.is(i + 2, "(") {
                        i += 2;
                    }
                }
                "<" => i = self.tokens.close_angle(i, end).unwrap_or(i) + 1,
                "=" => {
                    let stop = self.tokens.find(i, end, &[";"]);
                    d.initializer.get_or_insert(i);
                    self.body(i + 1, stop);
                    i = stop;
                }
                ":" if d.parameters.is_some() => i = self.constructor_initializers(i + 1, end),
                "{" => {
                    let close = self.tokens.mate(i).max(i);
                    if self.is_function(&d) {
                        self.function(&d, i, close, in_class);
                        return close + 1;
                    }
                    d.initializer.get_or_insert(i);
                    self.body(i + 1, close);
                    i = close + 1;
                }
                ";" => {
                    if !in_class {
                        self.variable(&d, i);
                    }
                    return i + 1;
                }
                _ => {
                    match word {
                        "static" => d.is_static = true,
                        "inline" | "__inline__" | "__inline" => d.is_inline = true,
                        "extern" => d.is_extern = true,
                        "constexpr" | "consteval" => d.is_constexpr = true,
                        "const" | "__const" | "__const__" => d.is_const = true,
                        "auto" => d.is_auto = true,
                        "typedef" | "friend" => d.is_other = true,
                        "->" => d.has_arrow = true,
                        "__noinline__" => self.replace_tokens(i, i, "__attribute__((noinline))"),
                        _ => {}
                    }
                    i += 1;
                }
            }
        }
        end
    }

    fn namespace(&mut self, at: usize, end: usize) -> usize {
        let open = self.tokens.find(at + 1, end, &["{", ";", "="]);
        if !self.tokens.is(open, "{") {
            return self.tokens.find(open, end, &[";"]) + 1;
        }
        let words = (at + 1..open).filter(|i| self.tokens.is_word(*i)).map(|i| self.tokens.at(i));
        let names: Vec<String> =
            words.filter(|w| *w != "inline" && !w.starts_with("__attribute")).map(str::to_owned).collect();
        let depth = self.namespaces.len();
        if names.is_empty() {
            self.namespaces.push(String::new())
        } else {
            self.namespaces.extend(names)
        }
        let close = self.tokens.mate(open);
        self.scope(open + 1, close, false);
        self.namespaces.truncate(depth);
        close + 1
    }

    /// A class that is defined or only named; returns the token after it.
    fn class(&mut self, at: usize, end: usize) -> usize {
        let mut i = at + 1;
        while i < end {
            if let Some((_, next)) = self.take_attribute(i) {
                i = next;
                continue;
            }
            match self.tokens.at(i) {
                "alignas" | "__declspec" | "__attribute__" => i = self.tokens.skip(i + 1),
                "<" => match self.tokens.close_angle(i, end) {
                    Some(close) => i = close + 1,
                    None => return at + 1,
                },
                ":" => {
                    let mut base = i + 1;
                    while base < end && !matches!(self.tokens.at(base), "{" | ";") {
                        base = match self.tokens.at(base) {
                            "<" => self.tokens.close_angle(base, end).unwrap_or(base) + 1,
                            _ => self.tokens.skip(base),
                        };
                    }
                    i = base;
                    if !self.tokens.is(i, "{") {
                        return at + 1;
                    }
                }
                "{" => {
                    let close = self.tokens.mate(i).max(i);
                    self.scope(i + 1, close, true);
                    return close + 1;
                }
                "[" if self.tokens.is(i + 1, "[") => i = self.tokens.skip(i),
                "::" => i += 1,
                _ if self.tokens.is_word(i) => i += 1,
                _ => return at + 1,
            }
        }
        at + 1
    }

    /// `: a(1), b{2}` before a constructor's body; returns the token after it.
    fn constructor_initializers(&mut self, first: usize, end: usize) -> usize {
        let mut i = first;
        loop {
            while i < end && !matches!(self.tokens.at(i), "(" | "{") {
                i = match self.tokens.at(i) {
                    "<" => self.tokens.close_angle(i, end).unwrap_or(i) + 1,
                    ";" => return i,
                    _ => i + 1,
                };
            }
            if i >= end {
                return end;
            }
            self.body(i + 1, self.tokens.mate(i));
            i = self.tokens.skip(i);
            if self.tokens.is(i, "...") {
                i += 1;
            }
            if !self.tokens.is(i, ",") {
                return i;
            }
            i += 1;
        }
    }

    /// Whether braces that come now are a body rather than an initialiser.
    fn is_function(&self, d: &Declaration) -> bool {
        let Some((open, close)) = d.parameters else { return false };
        let is_pointer = matches!(self.tokens.at(open + 1), "*" | "&") && !self.tokens.is(close + 1, "(");
        !is_pointer && d.initializer.is_none()
    }

    fn function(&mut self, d: &Declaration, open: usize, close: usize, in_class: bool) {
        if d.marks.global {
            self.kernel(d, open, close);
        } else if d.marks.device && !d.marks.host && !d.is_constexpr {
            let has_asm = (open..close).any(|i| matches!(self.tokens.at(i), "asm" | "__asm__" | "__asm"));
            let is_deduced = d.is_auto && !d.has_arrow;
            if is_deduced && !has_asm {
                // The host has to know the type; nobody calls it.
                if !in_class && d.heads.is_empty() && !d.is_inline && !d.is_static {
                    self.insert(self.tokens.start(d.start), "inline ");
                }
                self.body(open + 1, close);
            } else {
                self.replace_tokens(open, close, "{ __builtin_trap(); }");
            }
        } else {
            self.body(open + 1, close);
        }
    }

    /// Goes through host code: attributes, launches and local classes may stand anywhere in it.
    pub fn body(&mut self, first: usize, end: usize) {
        let mut i = first;
        while i < end {
            if let Some((_, next)) = self.take_attribute(i) {
                i = next;
                continue;
            }
            match self.tokens.at(i) {
                "__attribute__" | "__attribute" => i = self.tokens.skip(i + 1).max(i + 1),
                "struct" | "class"
                    if self.tokens.is_word(i + 1) && matches!(self.tokens.at(i + 2), "{" | ":") =>
                {
                    i = self.class(i, end).max(i + 1);
                }
                "<<<" => {
                    self.launch(i, end);
                    i += 1;
                }
                "__noinline__" => {
                    self.replace_tokens(i, i, "__attribute__((noinline))");
                    i += 1;
                }
                _ => i += 1,
            }
        }
    }
}
