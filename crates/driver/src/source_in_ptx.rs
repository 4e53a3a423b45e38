//! `--source-in-ptx`: lines of the source in the PTX, as comments before the `.loc` that names them and before functions.

use oxicc_frontend::preprocess::FileProvider;
use rustc_hash::{FxHashMap, FxHashSet};

/// Lines that are shown before the one that is meant.
const BEFORE: usize = 2;

/// What has been read of the source.
struct Sources<'a> {
    files: &'a dyn FileProvider,
    /// The files of the module, by number.
    paths: FxHashMap<&'a str, &'a str>,
    /// Their lines; empty where there is no such file.
    texts: FxHashMap<&'a str, Vec<String>>,
    /// What names of files are relative to.
    here: &'a str,
}

/// The text of a module with the source in it, where that can be read. Names are relative to the working directory.
pub(crate) fn with_source(ptx: &str, files: &dyn FileProvider, here: &str) -> String {
    let paths = ptx.lines().filter_map(|line| {
        let (number, path) = line.strip_prefix("\t.file\t")?.split_once(" \"")?;
        Some((number, path.split('"').next()?))
    });
    let mut sources = Sources { files, paths: paths.collect(), texts: FxHashMap::default(), here };
    let heads = heads(ptx);
    let mut out = String::with_capacity(2 * ptx.len());
    let mut current = "";
    let mut shown: FxHashSet<usize> = FxHashSet::default();
    for (number, line) in ptx.split_inclusive('\n').enumerate() {
        if let Some((file, at)) = heads.get(&number) {
            sources.show(&mut out, file, &[*at]);
        } else if let Some((file, at)) = position(line) {
            if file != current {
                shown.clear();
                current = file;
            }
            let wanted = (at.saturating_sub(BEFORE).max(1)..=at).filter(|l| *l == at || !shown.contains(l));
            let wanted: Vec<usize> = wanted.collect();
            sources.show(&mut out, file, &wanted);
            shown.extend(wanted);
        }
        out.push_str(line);
    }
    out
}

/// File and line of a `.loc` that has one.
fn position(line: &str) -> Option<(&str, usize)> {
    let mut words = line.strip_prefix("\t.loc\t")?.split(' ');
    let (file, line) = (words.next()?, words.next()?.parse().ok()?);
    (line > 0).then_some((file, line))
}

/// The lines of the text at which functions with a body begin, with the place of each in the source.
fn heads(ptx: &str) -> FxHashMap<usize, (&str, usize)> {
    let mut heads = FxHashMap::default();
    let mut head = None;
    for (number, line) in ptx.lines().enumerate() {
        let is_head = line.starts_with('.') && line.split(' ').any(|word| matches!(word, ".entry" | ".func"));
        if is_head {
            head = Some(number);
        } else if line == ";" || line == "}" {
            head = None;
        } else if let Some((at, place)) = head.zip(position(line)) {
            heads.insert(at, place);
            head = None;
        }
    }
    heads
}

impl<'a> Sources<'a> {
    fn show(&mut self, out: &mut String, file: &str, lines: &[usize]) {
        let Some(&path) = self.paths.get(file) else { return };
        let files = self.files;
        let text = self.texts.entry(path).or_insert_with(|| {
            let text = files.read(path).map(|text| String::from_utf8_lossy(&text).into_owned());
            text.unwrap_or_default().lines().map(str::to_owned).collect()
        });
        let name = path.strip_prefix(self.here).and_then(|rest| rest.strip_prefix('/'));
        let name = name.filter(|_| !self.here.is_empty()).unwrap_or(path);
        let mut is_first = true;
        for &line in lines {
            let Some(source) = text.get(line - 1) else { continue };
            if std::mem::take(&mut is_first) {
                out.push('\n');
            }
            out.push_str(&format!("//{name}:{line} {source}\n"));
        }
    }
}

#[cfg(test)]
mod tests {
    use oxicc_frontend::preprocess::MemoryFiles;

    use super::with_source;

    #[test]
    fn lines_are_shown_before_their_code() {
        let mut files = MemoryFiles::default();
        files.add("/src/a.cu", "one\ntwo\nthree\nfour\n");
        let ptx = ".func f();\n.visible .entry k(\n)\n{\n\t.loc\t1 3 0\n\tret;\n\t.loc\t1 4 1\n\t.loc\t2 1 1\n\t.loc\t1 4 1\n\t.loc\t1 9 1\n}\n\
                   \t.file\t1 \"/src/a.cu\"\n\t.file\t2 \"/src/gone.h\"\n";
        let expected = ".func f();\n\n//a.cu:3 three\n.visible .entry k(\n)\n{\n\n//a.cu:1 one\n//a.cu:2 two\n//a.cu:3 three\n\t.loc\t1 3 0\n\tret;\n\
                        \n//a.cu:4 four\n\t.loc\t1 4 1\n\t.loc\t2 1 1\n\n//a.cu:2 two\n//a.cu:3 three\n//a.cu:4 four\n\t.loc\t1 4 1\n\t.loc\t1 9 1\n}\n\
                        \t.file\t1 \"/src/a.cu\"\n\t.file\t2 \"/src/gone.h\"\n";
        assert_eq!(with_source(ptx, &files, "/src"), expected);
    }
}
