//! Names as the source has them.

/// The name in the source: `_ZN2ns4kernIiEEvPT_` is `void ns::kern<int>(int*)`. What is not mangled stays as it is.
pub fn demangled(name: &str) -> String {
    let symbol = cpp_demangle::Symbol::new(name).ok();
    symbol.and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned())
}

/// A report with the names of its functions as in the source. Instructions stay PTX.
pub fn readable(report: &str) -> String {
    let lines: Vec<String> = report.split('\n').map(readable_line).collect();
    lines.join("\n")
}

fn readable_line(line: &str) -> String {
    let (line, instruction) = match line.find("executing:") {
        Some(at) => line.split_at(at),
        None => (line, ""),
    };
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find("_Z") {
        let (before, name) = rest.split_at(at);
        let end = name.find(|c: char| !c.is_ascii_alphanumeric() && !"_$.".contains(c)).unwrap_or(name.len());
        let (name, after) = name.split_at(end);
        out.push_str(before);
        match before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_') {
            true => out.push_str(name),
            false => out.push_str(&demangled(name)),
        }
        rest = after;
    }
    out + rest + instruction
}

/// Whether `wanted` is a way to write the function `mangled` in the source: with or without its return type, its parameters,
/// its namespaces and its template arguments.
pub fn is_called(mangled: &str, wanted: &str) -> bool {
    let whole = without_spaces(&demangled(mangled));
    let wanted = without_spaces(wanted);
    let (name, parameters) = split_parameters(&whole);
    let (wanted_name, wanted_parameters) = split_parameters(&wanted);
    if !wanted_parameters.is_empty() && parameters != wanted_parameters {
        return false;
    }
    let name = without_return_type(name);
    let forms = [name, without_template_arguments(name)];
    forms.iter().any(|form| {
        *form == wanted_name || form.strip_suffix(wanted_name).is_some_and(|before| before.ends_with("::"))
    })
}

/// Spaces are kept only between words, where they mean something.
fn without_spaces(name: &str) -> String {
    let mut out = String::new();
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        let between = |a: Option<char>, b: Option<&char>| {
            let word = |c: char| c.is_alphanumeric() || c == '_';
            a.is_some_and(word) && b.is_some_and(|b| word(*b))
        };
        if c != ' ' || between(out.chars().last(), chars.peek()) {
            out.push(c);
        }
    }
    out
}

/// Splits before the parenthesis of the parameters: the first one outside of template arguments that is not
/// `(anonymous namespace)`.
fn split_parameters(name: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, c) in name.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            '(' if depth == 0 && !name[at..].starts_with("(anonymous namespace)") => {
                return name.split_at(at);
            }
            _ => {}
        }
    }
    (name, "")
}

/// `void ns::kern<int>` is `ns::kern<int>`: mangled names of templates have a return type.
fn without_return_type(name: &str) -> &str {
    let mut depth = 0;
    let mut start = 0;
    for (at, c) in name.char_indices() {
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' => depth -= 1,
            ' ' if depth == 0 => start = at + 1,
            _ => {}
        }
    }
    &name[start..]
}

/// `ns::kern<int>` is also called `ns::kern`.
fn without_template_arguments(name: &str) -> &str {
    if !name.ends_with('>') {
        return name;
    }
    let mut depth = 0;
    for (at, c) in name.char_indices().rev() {
        match c {
            '>' => depth += 1,
            '<' if depth == 1 => return &name[..at],
            '<' => depth -= 1,
            _ => {}
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_have_readable_names() {
        let report = "trap\n  thread (0, 0, 0) of block (1, 0, 0) in _Z4fillIiEvPT_i\n  at a.cu:3\n  executing: call _Z1fv";
        let expected = "trap\n  thread (0, 0, 0) of block (1, 0, 0) in void fill<int>(int*, int)\n  at a.cu:3\n  executing: call _Z1fv";
        assert_eq!(readable(report), expected);
        assert_eq!(readable("kernel _Z1kPi: too many"), "kernel k(int*): too many");
        assert_eq!(readable("no place in _Zonk or a_Z1kv"), "no place in _Zonk or a_Z1kv");
    }

    #[test]
    fn names_of_the_source() {
        let kern = "_ZN3foo4kernIiEEvPT_";
        for name in
            ["kern", "foo::kern", "kern<int>", "foo::kern<int>", "foo::kern< int >(int*)", "kern(int *)"]
        {
            assert!(is_called(kern, name), "{name}");
        }
        for name in ["ern", "foo", "kern<float>", "bar::kern", "foo::kern<int>(float*)", "int"] {
            assert!(!is_called(kern, name), "{name}");
        }
        assert!(is_called("plain", "plain"));
        assert!(is_called("_ZN12_GLOBAL__N_11kEj", "k(unsigned int)"));
        assert!(is_called("_Z1kILi3EEvv", "k<3>"));
    }
}
