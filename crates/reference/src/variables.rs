//! The variables that a debugger finds in a cubin, as `llvm-dwarfdump --debug-info` tells them, so that those of two compilers can be
//! compared: the compilers differ in how they spell names and types, and the spellings are taken out.

use std::collections::{BTreeSet, HashMap};

/// A variable or parameter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Variable {
    /// The function it is in, by its mangled name, or by its name where that differs from unit to unit; empty outside functions.
    pub function: String,
    pub name: String,
    pub type_name: String,
    pub space: Space,
}

/// Where it is. Registers, parameters and local memory are one: compilers choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Space {
    Automatic,
    Constant,
    Global,
    Shared,
}

#[derive(Default)]
struct Entry<'t> {
    tag: &'t str,
    attributes: HashMap<&'t str, &'t str>,
    parent: Option<usize>,
    children: Vec<usize>,
}

struct Tree<'t> {
    entries: Vec<Entry<'t>>,
    offsets: HashMap<u64, usize>,
}

/// The variables of a text of dwarfdump: those of functions and globals that are declared in a file whose path ends in `file`.
pub fn variables(text: &str, file: &str) -> BTreeSet<Variable> {
    let tree = Tree::read(text);
    (0..tree.entries.len()).filter_map(|i| tree.variable(i, file)).collect()
}

impl<'t> Tree<'t> {
    fn read(text: &'t str) -> Tree<'t> {
        let mut tree = Tree { entries: Vec::new(), offsets: HashMap::new() };
        let mut open: Vec<usize> = Vec::new();
        for line in text.lines() {
            if let Some((offset, rest)) = line.strip_prefix("0x").and_then(|l| l.split_once(": ")) {
                let depth = (rest.len() - rest.trim_start().len()) / 2;
                let tag = rest.trim_start();
                open.truncate(depth);
                let (Ok(offset), Some(tag)) = (u64::from_str_radix(offset, 16), tag.strip_prefix("DW_TAG_"))
                else {
                    continue;
                };
                let parent = open.last().copied();
                let index = tree.entries.len();
                if let Some(parent) = parent {
                    tree.entries[parent].children.push(index);
                }
                tree.entries.push(Entry { tag, parent, ..Entry::default() });
                tree.offsets.insert(offset, index);
                open.push(index);
            } else if let (Some((name, value)), Some(entry)) =
                (line.trim_start().split_once("\t("), tree.entries.last_mut())
                && let Some(name) = name.strip_prefix("DW_AT_")
            {
                entry.attributes.insert(name, value.trim_end_matches(')'));
            }
        }
        tree
    }

    fn text(&self, entry: usize, attribute: &str) -> Option<&'t str> {
        self.entries[entry].attributes.get(attribute).map(|v| v.trim_matches('"'))
    }

    fn number(&self, entry: usize, attribute: &str) -> Option<u64> {
        let text = self.text(entry, attribute)?;
        text.strip_prefix("0x").map_or_else(|| text.parse().ok(), |hex| u64::from_str_radix(hex, 16).ok())
    }

    fn reference(&self, entry: usize, attribute: &str) -> Option<usize> {
        let text = self.entries[entry].attributes.get(attribute)?.split_whitespace().next()?;
        self.offsets.get(&u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()?).copied()
    }

    /// The entry that has an attribute of this one: itself, or what it completes.
    fn owner(&self, mut entry: usize, attribute: &str) -> Option<usize> {
        for _ in 0..4 {
            if self.entries[entry].attributes.contains_key(attribute) {
                return Some(entry);
            }
            let of = |name| self.reference(entry, name);
            entry = of("specification").or_else(|| of("abstract_origin"))?;
        }
        None
    }

    fn variable(&self, index: usize, file: &str) -> Option<Variable> {
        let entry = &self.entries[index];
        if !matches!(entry.tag, "variable" | "formal_parameter") || self.text(index, "declaration").is_some()
        {
            return None;
        }
        let name = plain(self.text(self.owner(index, "name")?, "name")?);
        // Of a template: with or without its arguments.
        let name = name.split('<').next().unwrap_or_default().to_owned();
        // Of loops over ranges and structured bindings; tables of virtual functions.
        if ["__T", "_ZTV", "_ZTT"].iter().any(|p| name.starts_with(p)) {
            return None;
        }
        let mut at = entry.parent;
        while let Some(i) = at
            && !matches!(self.entries[i].tag, "subprogram" | "inlined_subroutine" | "subroutine_type")
        {
            at = self.entries[i].parent;
        }
        let place = at.unwrap_or(index);
        if self.entries[place].tag == "subroutine_type" || self.text(place, "declaration").is_some() {
            return None;
        }
        let declared = self.owner(place, "decl_file").and_then(|i| self.text(i, "decl_file"));
        if !declared.is_some_and(|path| path.ends_with(file)) {
            return None;
        }
        let function = match at {
            Some(i) => {
                let of = |name| self.owner(i, name).and_then(|o| self.text(o, name));
                let own = |n: &&str| n.contains("_INTERNAL_") || n.contains("_GLOBAL__N_");
                let linkage = of("MIPS_linkage_name").filter(|n| !own(n));
                // A constructor or destructor of a whole object may be that of a base.
                linkage
                    .map(|l| lambda(l).unwrap_or_else(|| l.replace("C2E", "C1E").replace("D2E", "D1E")))
                    .or_else(|| of("name").map(str::to_owned))?
            }
            None => String::new(),
        };
        let ty = self.owner(index, "type").and_then(|o| self.reference(o, "type"));
        let space = match self.number(index, "address_class") {
            Some(4) => Space::Constant,
            Some(5) => Space::Global,
            Some(8) => Space::Shared,
            _ => Space::Automatic,
        };
        let mut type_name = self.type_name(ty, 0);
        if name == "this" {
            type_name = type_name.trim_end_matches(" const").to_owned();
        }
        Some(Variable { function, name, type_name, space })
    }

    fn type_name(&self, ty: Option<usize>, depth: usize) -> String {
        let Some(ty) = ty.filter(|_| depth < 16) else { return "void".to_owned() };
        let inner = || self.type_name(self.reference(ty, "type"), depth + 1);
        match self.entries[ty].tag {
            "typedef" => inner(),
            "unspecified_type" if self.text(ty, "name").is_some_and(|n| n.contains("nullptr")) => {
                "void*".to_owned()
            }
            "unspecified_type" => "void".to_owned(),
            "pointer_type" => inner() + "*",
            "reference_type" => inner() + "&",
            "rvalue_reference_type" => inner() + "&&",
            "const_type" => inner() + " const",
            "volatile_type" => inner() + " volatile",
            "subroutine_type" => "function".to_owned(),
            // A number or a structure of two, where a compiler has no word for it.
            "ptr_to_member_type" => match self.reference(ty, "type").map(|t| self.entries[t].tag) {
                Some("subroutine_type") => String::new(),
                _ => "long".to_owned(),
            },
            "array_type" => {
                let counts = self.entries[ty].children.iter().map(|c| self.number(*c, "count").unwrap_or(0));
                let own: String = counts.map(|n| format!("[{n}]")).collect();
                // Of arrays: their numbers of elements come behind.
                let inner = inner();
                let at = inner.find('[').unwrap_or(inner.len());
                format!("{}{own}{}", &inner[..at], &inner[at..])
            }
            _ => match plain(self.text(ty, "name").unwrap_or_default()).as_str() {
                "wchar_t" => "int".to_owned(),
                "long double" => "double".to_owned(),
                "char16_t" => "unsigned short".to_owned(),
                "char32_t" => "unsigned int".to_owned(),
                // What has no name in the source.
                name if name.starts_with("_Z") && name.contains("Ut") => String::new(),
                name if name.strip_prefix("__C").is_some_and(|n| n.parse::<u32>().is_ok()) => String::new(),
                name => name.to_owned(),
            },
        }
    }
}

/// A name without the namespaces of a mangled one and without spaces between template arguments.
fn plain(name: &str) -> String {
    let mut last = name;
    if let Some(mut rest) = name.strip_prefix("_ZN").or_else(|| name.strip_prefix("_Z")) {
        loop {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let Ok(length) = rest[..digits].parse::<usize>() else { break };
            let Some(component) = rest.get(digits..digits + length) else { break };
            last = component;
            rest = &rest[digits + length..];
        }
    }
    // In a function: what comes last.
    if name.starts_with("_ZZ") {
        if let Some(lambda) = lambda(name) {
            return lambda;
        }
        let whole = |at: &usize| {
            let rest = &name[*at..];
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            rest[..digits].parse() == Ok(rest.len() - digits)
        };
        let start = name.char_indices().map(|(at, _)| at).find(whole);
        last = start.map_or(last, |at| name[at..].trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    spelled(last)
}

/// Arguments of templates without spaces and namespaces, and numbers without the suffixes of their types.
fn spelled(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut in_number = false;
    for c in name.chars() {
        match c {
            ' ' if out.ends_with([',', '>']) => {}
            // The original has no namespaces in front of classes that are arguments.
            ':' if out.ends_with(':') => {
                let is_name = |c: char| c.is_alphanumeric() || c == '_';
                let kept = out.trim_end_matches(':').trim_end_matches(is_name).len();
                out.truncate(kept);
            }
            'U' | 'L' if in_number => {}
            _ => {
                in_number = c.is_ascii_digit() && (in_number || out.ends_with(['<', ',', '-']));
                out.push(c);
            }
        }
    }
    out
}

/// What belongs to a lambda, without the types of the parameters of the function around it: those of `extern "C"` have them or not.
fn lambda(name: &str) -> Option<String> {
    let rest = name.strip_prefix("_ZZ")?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let length: usize = rest[..digits].parse().ok()?;
    let (function, rest) = rest.split_at_checked(digits + length)?;
    let at = rest.find("ENKUl").or_else(|| rest.find("EUl"))?;
    Some(format!("_ZZ{function}{}", &rest[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
0x0000000b: DW_TAG_compile_unit
              DW_AT_name\t(\"a.cu\")

0x00000020:   DW_TAG_variable
                DW_AT_name\t(\"_ZN2ns2gvE\")
                DW_AT_type\t(0x00000060 \"int[2]\")
                DW_AT_decl_file\t(\"/src/a.cu\")
                DW_AT_address_class\t(0x05)

0x00000030:   DW_TAG_subprogram
                DW_AT_MIPS_linkage_name\t(\"_Z1kPi\")
                DW_AT_name\t(\"k\")
                DW_AT_decl_file\t(\"/src/a.cu\")

0x00000040:     DW_TAG_formal_parameter
                  DW_AT_address_class\t(0x07)
                  DW_AT_name\t(\"p\")
                  DW_AT_type\t(0x00000080 \"T *\")

0x00000050:     NULL

0x00000055:   DW_TAG_subprogram
                DW_AT_name\t(\"other\")
                DW_AT_decl_file\t(\"/src/b.h\")

0x00000058:     DW_TAG_variable
                  DW_AT_name\t(\"v\")

0x0000005c:     NULL

0x00000060:   DW_TAG_array_type
                DW_AT_type\t(0x00000070 \"int\")

0x00000065:     DW_TAG_subrange_type
                  DW_AT_count\t(0x02)

0x00000068:     NULL

0x00000070:   DW_TAG_base_type
                DW_AT_name\t(\"int\")

0x00000080:   DW_TAG_pointer_type
                DW_AT_type\t(0x00000090 \"T\")

0x00000090:   DW_TAG_typedef
                DW_AT_type\t(0x000000a0 \"Arr<int, 3>\")
                DW_AT_name\t(\"T\")

0x000000a0:   DW_TAG_structure_type
                DW_AT_name\t(\"Arr<int, 3>\")

0x000000b0:   NULL
";

    #[test]
    fn names_without_what_is_around_them() {
        assert_eq!(plain("_ZZ1kPii1PE2En"), "En");
        assert_eq!(plain("_ZN5outer5inner2gvE"), "gv");
        assert_eq!(plain("Arr<int, 3>"), "Arr<int,3>");
        assert_eq!(plain("Ring<float,8U>"), "Ring<float,8>");
        assert_eq!(plain("A<B<C<4UL, 2> > >"), "A<B<C<4,2>>>");
        assert_eq!(plain("tile<8, cg::v1::block>"), "tile<8,block>");
        assert_eq!(plain("_ZZ1kPiEUliE_"), "_ZZ1kEUliE_");
        assert_eq!(plain("_ZZ1kENKUliE_clEi"), plain("_ZZ1kPiENKUliE_clEi"));
    }

    #[test]
    fn spellings_are_taken_out() {
        let variable = |function: &str, name: &str, type_name: &str, space| Variable {
            function: function.to_owned(),
            name: name.to_owned(),
            type_name: type_name.to_owned(),
            space,
        };
        let expected = [
            variable("", "gv", "int[2]", Space::Global),
            variable("_Z1kPi", "p", "Arr<int,3>*", Space::Automatic),
        ];
        assert_eq!(variables(TEXT, "a.cu"), BTreeSet::from(expected));
    }
}
