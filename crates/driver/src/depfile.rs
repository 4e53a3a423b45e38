//! The rule for make that says what an output depends on (`-M`, `-MD`).

/// How the rule is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DepfileOptions {
    /// Headers of the system are left out (`-MM`, `-MMD`).
    pub no_system: bool,
    /// The target of the rule (`-MT`).
    pub target: String,
    /// Also write a rule without a recipe for every header, so that a deleted one is no error (`-MP`).
    pub phony: bool,
}

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependency {
    /// As it was found: the include directory and the name.
    pub path: String,
    /// Whether it is one of the system's.
    pub system: bool,
}

/// The rule. The first of the files is the input.
pub fn depfile(files: &[Dependency], options: &DepfileOptions) -> String {
    let kept: Vec<&Dependency> = files.iter().filter(|f| !(f.system && options.no_system)).collect();
    let mut out = format!("{}:", escaped(&options.target));
    for file in &kept {
        out.push_str(" \\\n ");
        out.push_str(&escaped(&file.path));
    }
    out.push('\n');
    if options.phony {
        for file in kept.iter().skip(1) {
            out.push_str(&format!("\n{}:\n", escaped(&file.path)));
        }
    }
    out
}

/// A name as make reads it.
fn escaped(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            ' ' | '#' | '\\' => out.extend(['\\', c]),
            '$' => out.push_str("$$"),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Vec<Dependency> {
        let file = |path: &str, system| Dependency { path: path.to_owned(), system };
        vec![file("a b.cu", false), file("x.h", false), file("/usr/include/math.h", true)]
    }

    #[test]
    fn all_files() {
        let options = DepfileOptions { target: "a$.ptx".to_owned(), ..DepfileOptions::default() };
        assert_eq!(depfile(&files(), &options), "a$$.ptx: \\\n a\\ b.cu \\\n x.h \\\n /usr/include/math.h\n");
    }

    #[test]
    fn without_the_system_and_with_phony_rules() {
        let options = DepfileOptions { target: "a.ptx".to_owned(), no_system: true, phony: true };
        assert_eq!(depfile(&files(), &options), "a.ptx: \\\n a\\ b.cu \\\n x.h\n\nx.h:\n");
    }
}
