//! Kernels: the body that launches instead of computing.

use crate::declaration::Declaration;
use crate::edits::Editor;

/// A kernel, or kernel template, that is defined in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelStub {
    /// Its name as the source has it, for messages.
    pub name: String,
}

/// The comment in the assembly that marks a stub; its number and the sizes of its parameters follow.
pub(crate) const MARKER: &str = "oxi-kernel";

/// Marks the sizes of further parameters of the same stub: an assembler statement has at most thirty operands.
pub(crate) const MORE: &str = "oxi-kernel-more";

/// How many sizes a marker has.
const SIZES: usize = 30;

/// Words that end a parameter's type and are not its name.
#[rustfmt::skip]
const TYPE_WORDS: [&str; 24] = [
    "int", "float", "double", "char", "short", "long", "unsigned", "signed", "bool", "void", "const", "volatile", "auto", "wchar_t",
    "class", "typename", "struct", "union", "enum", "__restrict__", "__restrict", "char8_t", "char16_t", "char32_t",
];

/// A parameter: its name, and whether it is a pack.
struct Name {
    text: String,
    is_pack: bool,
}

/// The statements that mark a stub. Their operands are constants; a pack may have any number of them and ends what is told.
fn markers(number: usize, names: &[Name]) -> String {
    let sizes: Vec<&Name> = names.iter().take_while(|n| !n.is_pack).collect();
    let rest = if sizes.len() < names.len() { " ..." } else { "" };
    let mut groups: Vec<&[&Name]> = sizes.chunks(SIZES).collect();
    if groups.is_empty() {
        groups.push(&[]);
    }
    let last = groups.len() - 1;
    let statement = |(i, group): (usize, &&[&Name])| {
        let head = if i == 0 { format!("{MARKER} {number}") } else { MORE.to_owned() };
        let places: String = (0..group.len()).map(|i| format!(" %c{i}")).collect();
        let rest = if i == last { rest } else { "" };
        let operands: Vec<String> = group.iter().map(|n| format!("\"i\"(sizeof({}))", n.text)).collect();
        format!("__asm__ volatile(\"# {head}{places}{rest}\" :: {});", operands.join(", "))
    };
    groups.iter().enumerate().map(statement).collect::<Vec<_>>().join(" ")
}

impl Editor<'_> {
    pub fn kernel(&mut self, d: &Declaration, open: usize, close: usize) {
        let Some(parameters) = d.parameters else { return };
        let mark = d.mark_at.unwrap_or(d.start);
        // An instance of a template is there where something uses it; inline functions that nobody calls may name others.
        let attributes =
            if d.heads.is_empty() { "__attribute__((used,noinline)) " } else { "__attribute__((noinline)) " };
        self.insert(self.tokens.start(mark), attributes);
        let names = self.parameter_names(parameters);
        let own = self.own_name(d, parameters.0);
        let number = self.kernels.len();
        let each = |f: &dyn Fn(&str) -> String| -> String {
            let parts: Vec<String> = names
                .iter()
                .map(|n| format!("{}{}", f(&n.text), if n.is_pack { "..." } else { "" }))
                .collect();
            parts.join(", ")
        };
        let arguments = each(&|n| format!("(void *)__builtin_addressof({n})"));
        let arguments = if arguments.is_empty() { arguments } else { arguments + ", " };
        let types = each(&|n| format!("typename __oxi_unrestricted<decltype({n})>::type"));
        let markers = markers(number, &names);
        let name = self.qualified(&own);
        // A parameter may have the kernel's name.
        let base = own.split('<').next().unwrap_or(&own);
        let address = if names.iter().any(|n| n.text == base) { format!("::{name}") } else { own.clone() };
        let body = format!(
            "{{ {markers} void *__oxi_arguments[] = {{ {arguments}(void *)0 }}; \
             __oxi_launch((const void *)static_cast<void (*)({types})>(&{address}), __oxi_arguments); }}"
        );
        self.replace_tokens(open, close, body);
        self.kernels.push(KernelStub { name });
    }

    /// A name with the namespaces around it.
    pub fn qualified(&self, name: &str) -> String {
        let outer = self.namespaces.iter().filter(|n| !n.is_empty());
        outer.map(String::as_str).chain([name]).collect::<Vec<_>>().join("::")
    }

    /// The names of the parameters; those that have none get one.
    fn parameter_names(&mut self, (open, close): (usize, usize)) -> Vec<Name> {
        let mut names = Vec::new();
        for (number, (first, end)) in self.tokens.split(open + 1, close).into_iter().enumerate() {
            let end = self.tokens.find(first, end, &["="]);
            if end == first + 1 && self.tokens.is(first, "void") {
                continue;
            }
            let is_pack = (first..end).any(|i| self.tokens.is(i, "..."));
            let mut last = end - 1;
            while self.tokens.is(last, "]") {
                last = self.tokens.mate(last).min(last).saturating_sub(1).max(first);
            }
            // A pointer to a function or a reference to an array has its name in the first parentheses.
            let inner = self.tokens.find(first, end, &["("]);
            if inner < end && matches!(self.tokens.at(inner + 1), "*" | "&") {
                last = self.tokens.mate(inner).saturating_sub(1);
            }
            let text = if self.is_parameter_name(first, last) {
                self.tokens.at(last).to_owned()
            } else {
                let name = format!("__oxi_p{number}");
                self.insert(self.tokens.end(last), format!(" {name}"));
                name
            };
            names.push(Name { text, is_pack });
        }
        names
    }

    /// Whether the last word of a parameter is its name and not the end of its type.
    fn is_parameter_name(&self, first: usize, last: usize) -> bool {
        let word = self.tokens.at(last);
        if !self.tokens.is_word(last) || TYPE_WORDS.contains(&word) || last == first {
            return false;
        }
        let before = self.tokens.at(last - 1);
        // `const T` and `typename A::T` end in a type.
        let only_qualifiers = (first..last).all(|i| {
            matches!(self.tokens.at(i), "const" | "volatile" | "typename" | "struct" | "class" | "enum")
        });
        before != "::" && !only_qualifiers
    }

    /// How the kernel names itself inside its body.
    fn own_name(&mut self, d: &Declaration, open: usize) -> String {
        let last = open.saturating_sub(1);
        if self.tokens.is(last, ">") {
            // An explicit specialisation: the declarator as it is written.
            let name = self.tokens.open_angle(last).unwrap_or(last).saturating_sub(1);
            return self.tokens.span(name, last).to_owned();
        }
        let name = self.tokens.at(last).to_owned();
        let Some(&(first, close)) = d.heads.last() else { return name };
        if close == first + 1 {
            return name;
        }
        let mut arguments = Vec::new();
        for (number, (start, end)) in self.tokens.split(first + 1, close).into_iter().enumerate() {
            let end = self.tokens.find(start, end, &["="]);
            let is_pack = (start..end).any(|i| self.tokens.is(i, "..."));
            let mut last = end - 1;
            let inner = self.tokens.find(start, end, &["("]);
            if inner < end && matches!(self.tokens.at(inner + 1), "*" | "&") {
                last = self.tokens.mate(inner).saturating_sub(1);
            }
            let mut text = if self.tokens.is_word(last)
                && last > start
                && !TYPE_WORDS.contains(&self.tokens.at(last))
                && !self.tokens.is(last - 1, "::")
            {
                self.tokens.at(last).to_owned()
            } else {
                let name = format!("__oxi_t{number}");
                self.insert(self.tokens.end(last), format!(" {name}"));
                name
            };
            if is_pack {
                text.push_str("...");
            }
            arguments.push(text);
        }
        format!("{name}<{}>", arguments.join(", "))
    }
}
