//! What the command refuses and what it takes; the answers of the verifier are tested with the reference's in `oxicc-driver`.

use super::{Face, Version, refused, version};
use crate::text::parse_for_device;

fn messages(text: &str, face: Face) -> Vec<String> {
    let module = parse_for_device(text.as_bytes()).unwrap();
    refused(&module, face).iter().map(ToString::to_string).collect()
}

fn with_layout(layout: &str) -> String {
    format!(
        "target datalayout = \"{layout}\"\ntarget triple = \"nvptx64-nvidia-cuda\"\ndefine void @f() {{\n  ret void\n}}\n"
    )
}

/// Layouts of compilers based on LLVM.
const OTHERS: &[&str] = &[
    // clang 14 to 18, 19 and later
    "e-i64:64-v16:16-v32:32-n16:32:64",
    "e-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    // with short pointers to shared, constant and local memory
    "e-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    // Triton
    "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    // rustc
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    // numba
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64",
    // Julia
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64",
];

#[test]
fn layouts_of_other_compilers_are_taken() {
    for layout in OTHERS {
        assert_eq!(messages(&with_layout(layout), Face::Native), [""; 0], "{layout}");
        assert_eq!(messages(&with_layout(layout), Face::LibNvvm), [""; 0], "{layout}");
    }
    // What says nothing is taken by the command alone.
    for text in [with_layout(""), with_layout("e"), "define void @f() {\n  ret void\n}\n".to_owned()] {
        assert_eq!(messages(&text, Face::Native), [""; 0], "{text}");
        assert!(!messages(&text, Face::LibNvvm).is_empty(), "{text}");
    }
}

#[test]
fn layouts_of_other_machines_are_refused() {
    for layout in [
        "E-i64:64-n16:32:64",
        "e-i64:32:32-n16:32:64",
        "e-i64:64-n16:64",
        "e-i64:64-f64:32:32-n16:32:64",
        "e-A5-i64:64-n32",
    ] {
        for face in [Face::Native, Face::LibNvvm] {
            assert!(!messages(&with_layout(layout), face).is_empty(), "{layout}");
        }
    }
}

#[test]
fn modules_for_other_machines_are_refused() {
    for triple in ["x86_64-pc-linux-gnu", "amdgcn-amd-amdhsa", "spir64"] {
        let text = format!("target triple = \"{triple}\"\ndefine void @f() {{\n  ret void\n}}\n");
        assert!(messages(&text, Face::Native)[0].contains(triple));
    }
    for triple in ["nvptx64-nvidia-cuda", "nvptx64-nvidia-gpulibs", "nvptx64-unknown-unknown", "nvptx64"] {
        let text = format!("target triple = \"{triple}\"\ndefine void @f() {{\n  ret void\n}}\n");
        assert_eq!(messages(&text, Face::Native), [""; 0]);
    }
}

#[test]
fn versions() {
    let of = |text: &str, face| {
        let text = format!("!nvvmir.version = !{{!0}}\n!0 = {text}\n");
        version(&parse_for_device(text.as_bytes()).unwrap(), face, true)
    };
    let both = |text: &str| (of(text, Face::Native), of(text, Face::LibNvvm));
    assert_eq!(both("!{i32 2, i32 0}"), (Version::Known, Version::Known));
    assert_eq!(both("!{i32 2, i32 0, i32 3, i32 1}"), (Version::Known, Version::Known));
    // clang links math libraries of old toolkits.
    assert!(matches!(both("!{i32 1, i32 4}"), (Version::Known, Version::Unknown(Some(_)))));
    for later in ["!{i32 2, i32 9}", "!{i32 3, i32 0}", "!{i32 2, i32 0, i32 3, i32 3}", "!{i32 1, i32 0}"] {
        assert!(matches!(both(later), (Version::Unknown(Some(_)), Version::Unknown(Some(_)))), "{later}");
    }
    for form in ["!{i32 2}", "!{!\"2\", i32 0}"] {
        assert_eq!(both(form), (Version::Unknown(None), Version::Unknown(None)));
    }
    assert_eq!(version(&crate::text::parse("").unwrap(), Face::Native, true), Version::Missing);
}
