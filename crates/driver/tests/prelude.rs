//! The parts of the prelude are read when a file names something from them: every name they declare must be known.

use oxicc_arch::Target;
use oxicc_frontend::lex::Interner;
use oxicc_frontend::preprocess::{
    CudaMacros, FileProvider, IncludeDir, IncludeKind, PreprocessOptions, preprocess,
};
use oxicc_frontend::sema;
use oxicc_frontend::tree::DeclName;
use oxicc_source::{DiagnosticOptions, Diagnostics, SourceMap, SourceText};

struct Embedded;

impl FileProvider for Embedded {
    fn read(&self, path: &str) -> Option<SourceText> {
        let name = path.strip_prefix(oxicc_headers::ROOT)?.strip_prefix('/')?;
        oxicc_headers::get(name).map(SourceText::from)
    }
}

#[test]
fn every_function_and_class_of_a_part_is_found_by_its_name() {
    // What is declared depends on the architecture.
    for target in ["sm_52", "sm_75", "sm_90a", "sm_100a", "sm_120a"] {
        check(Target::parse(target).unwrap());
    }
}

fn check(target: Target) {
    let options = PreprocessOptions {
        cuda: Some(CudaMacros::device(target)),
        include_dirs: vec![IncludeDir { path: oxicc_headers::ROOT.to_owned(), kind: IncludeKind::System }],
        ..PreprocessOptions::default()
    };
    let (mut map, mut diagnostics) = (SourceMap::new(), Diagnostics::new(DiagnosticOptions::default()));
    let mut interner = Interner::new();
    let text = SourceText::from("#include <cuda_runtime.h>\n");
    let unit = preprocess("t.cu", text, &options, &Embedded, &mut map, &mut diagnostics, &mut interner);
    // Everything is declared, whether anything names it or not.
    let sema_options = sema::Options { keep_device_functions: true, ..sema::Options::default() };
    let tree = sema::analyze(&unit.tokens, &mut interner, &map, &mut diagnostics, &sema_options);
    assert!(!diagnostics.has_errors());
    let mut checked = 0;
    let functions = tree.functions.values().filter_map(|f| match f.name {
        DeclName::Ident(name) => Some((name, f.span)),
        _ => None,
    });
    let classes = tree.records.values().filter_map(|r| Some((r.name?, r.span)));
    for (name, span) in functions.chain(classes) {
        let Some(at) = map.presumed(span.lo) else { continue };
        let Some(header) = at.file.strip_prefix(oxicc_headers::ROOT).and_then(|f| f.strip_prefix('/')) else {
            continue;
        };
        let name = interner.get(name);
        if header == "crt/launch_configuration.h" {
            // A launch asks for it, not a name.
            continue;
        }
        assert!(oxicc_headers::is_found_by_name(header, name), "{name} of {header} would not be found");
        checked += 1;
    }
    assert!(checked > 500, "{checked}");
}
