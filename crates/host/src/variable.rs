//! Variables in device memory: the host has a shadow of each, whose address stands for it.

use crate::declaration::Declaration;
use crate::edits::Editor;

/// Where a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Device,
    Constant,
    Managed,
}

/// A variable that is registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostVariable {
    /// With its namespaces, without those that have no name.
    pub name: String,
    pub space: Space,
}

/// One declarator of a declaration, edited at the end: a declaration and a definition of the same variable go together.
pub(crate) struct DeclaredVariable {
    qualified: String,
    space: Space,
    /// Where the specifiers go, the word `extern` if there is one.
    specifiers: (usize, Option<(usize, usize)>),
    /// The name's range.
    name: (usize, usize),
    is_array: bool,
    /// Where the declarator ends, before its initialiser.
    end: usize,
    initializer: Option<(usize, usize)>,
    keeps_initializer: bool,
    is_extern: bool,
    is_static: bool,
    is_inline: bool,
    is_template: bool,
    /// Whether this is the first declarator of its declaration.
    is_first: bool,
}

impl Editor<'_> {
    /// Notes the variables of a declaration that ends at `semicolon`.
    pub fn variable(&mut self, d: &Declaration, semicolon: usize) {
        let space = match d.marks {
            m if m.managed => Space::Managed,
            m if m.constant => Space::Constant,
            m if m.device => Space::Device,
            _ => return,
        };
        let is_pointer = |open: usize| matches!(self.tokens.at(open + 1), "*" | "&");
        let is_function = d.parameters.is_some_and(|(open, _)| !is_pointer(open)) && d.initializer.is_none();
        if is_function || d.is_other || d.marks.global {
            return;
        }
        let first = d.heads.last().map_or(d.start, |(_, close)| close + 1);
        let first = self.behind_class(first, semicolon);
        let mark = d.mark_at.unwrap_or(d.start);
        let extern_word = (d.start..semicolon).find(|i| self.tokens.is(*i, "extern"));
        let extern_word = extern_word.map(|i| (self.tokens.start(i), self.tokens.end(i)));
        for (number, (start, end)) in self.tokens.split(first, semicolon).into_iter().enumerate() {
            let init = (start..end).find(|i| self.is_initializer(*i, start));
            let stop = init.unwrap_or(end);
            let Some(name) = self.declarator_name(start, stop) else { continue };
            let unknown_bound = (start..stop).any(|i| self.tokens.is(i, "[") && self.tokens.is(i + 1, "]"));
            self.declared.push(DeclaredVariable {
                qualified: self.qualified(self.tokens.at(name)),
                space,
                specifiers: (self.tokens.start(mark), extern_word),
                name: (self.tokens.start(name), self.tokens.end(name)),
                is_array: self.tokens.is(name + 1, "["),
                end: self.tokens.end(stop - 1),
                initializer: init.map(|i| (self.tokens.start(i), self.tokens.end(end - 1))),
                keeps_initializer: d.is_const || d.is_constexpr || !d.heads.is_empty() || unknown_bound,
                is_extern: d.is_extern,
                is_static: d.is_static,
                is_inline: d.is_inline,
                is_template: !d.heads.is_empty(),
                is_first: number == 0,
            });
        }
    }

    /// Where declarators begin: behind the body of a class or an enumeration that the declaration defines.
    fn behind_class(&self, first: usize, semicolon: usize) -> usize {
        let is_key = |i: &usize| matches!(self.tokens.at(*i), "struct" | "class" | "union" | "enum");
        let key = (first..semicolon).take_while(|i| !matches!(self.tokens.at(*i), "{" | "=")).find(is_key);
        let Some(key) = key else { return first };
        let (mut i, mut has_name, mut has_bases) = (key + 1, false, false);
        while i < semicolon {
            match self.tokens.at(i) {
                "{" => return self.tokens.mate(i) + 1,
                "=" | "," | "*" | "&" if !has_bases => return first,
                ":" => has_bases = true,
                "::" => has_name = false,
                "class" | "struct" | "final" | "__attribute__" | "alignas" => {}
                "<" => i = self.tokens.close_angle(i, semicolon).unwrap_or(i),
                // Two names: the class is known, and this is the variable's.
                _ if self.tokens.is_word(i) && has_name && !has_bases => return first,
                _ => has_name |= self.tokens.is_word(i),
            }
            i = self.tokens.skip(i);
        }
        first
    }

    /// Whether an initialiser begins here: `=`, braces, or parentheses after a name.
    fn is_initializer(&self, i: usize, start: usize) -> bool {
        match self.tokens.at(i) {
            "=" | "{" => true,
            "(" => {
                i > start
                    && self.tokens.is_word(i - 1)
                    && !matches!(self.tokens.at(i + 1), "*" | "&")
                    && !matches!(
                        self.tokens.at(i - 1),
                        "__attribute__" | "alignas" | "__launch_bounds__" | "decltype"
                    )
            }
            _ => false,
        }
    }

    /// The name that a declarator between two tokens declares.
    fn declarator_name(&self, start: usize, end: usize) -> Option<usize> {
        let (mut i, mut found) = (start, None);
        while i < end {
            match self.tokens.at(i) {
                "__attribute__" | "alignas" | "decltype" if self.tokens.is(i + 1, "(") => {
                    i = self.tokens.skip(i + 1)
                }
                "<" => i = self.tokens.close_angle(i, end).unwrap_or(i) + 1,
                "(" if matches!(self.tokens.at(i + 1), "*" | "&") => {
                    let inner = self.tokens.mate(i);
                    return (i..inner).rev().find(|w| self.tokens.is_word(*w));
                }
                _ => {
                    if self.tokens.is_word(i) {
                        found = Some(i);
                    }
                    i = self.tokens.skip(i);
                }
            }
        }
        found
    }

    /// Makes the edits of all variables.
    pub fn finish_variables(&mut self) {
        let declared = std::mem::take(&mut self.declared);
        for v in &declared {
            let is_defined =
                |v: &DeclaredVariable| declared.iter().any(|o| o.qualified == v.qualified && !o.is_extern);
            let has_declaration = declared.iter().any(|o| o.qualified == v.qualified && o.is_extern);
            // A variable of another file has its own copy here, as without separate compilation.
            let is_declaration = v.is_extern && is_defined(v);
            let is_both = has_declaration && is_defined(v) && !v.is_static;
            if v.is_first {
                if v.is_extern
                    && !is_declaration
                    && let Some((start, end)) = v.specifiers.1
                {
                    self.replace(start, end, "static");
                }
                let internal =
                    if v.is_static || v.is_inline || v.is_extern || is_both { "" } else { "static " };
                self.insert(v.specifiers.0, format!("{internal}__attribute__((used)) "));
            }
            if is_both && v.space != Space::Managed {
                // One variable of this file alone, whatever other files call theirs.
                let label = format!("__oxi_shadow_{}_{}", self.unit, v.qualified.replace("::", "."));
                self.insert(v.end, format!(" __asm__(\"{label}\")"));
            }
            if is_declaration {
                continue;
            }
            let index = self.variables.len();
            if v.space == Space::Managed {
                self.insert(v.name.0, if v.is_array { "(&" } else { "&" });
                if v.is_array {
                    self.insert(v.name.1, ")");
                }
                if let Some((start, end)) = v.initializer {
                    self.replace(start, end, "");
                }
                let at = v.initializer.map_or(v.end, |(start, _)| start);
                self.insert(at, format!(" = __oxi_managed({index})"));
            } else if let Some((start, end)) = v.initializer
                && !v.keeps_initializer
            {
                self.replace(start, end, "");
            }
            if v.is_template {
                self.has_variable_templates = true;
            } else {
                self.variables.push(HostVariable { name: v.qualified.clone(), space: v.space });
            }
        }
    }
}
