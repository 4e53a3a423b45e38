//! Linking by example: two texts in, one text out.

use super::*;
use crate::text::{parse, print};

fn linked(a: &str, b: &str) -> Module {
    let mut dst = parse(a).unwrap();
    let src = parse(b).unwrap();
    link(&mut dst, &src).unwrap();
    if let Err(e) = crate::verify::verify(&dst) {
        panic!("{e:?}\n{}", print(&dst));
    }
    dst
}

#[test]
fn declarations_find_definitions() {
    let m = linked(
        "%s = type { i32 }\n@g = external global %s\ndeclare i32 @callee(i32)\n\
         define i32 @caller(i32 %x) {\n  %1 = call i32 @callee(i32 %x)\n  ret i32 %1\n}",
        "%s = type { i32 }\n@g = global %s { i32 7 }\n@tab = internal constant [2 x ptr] [ptr @g, ptr @callee]\n\
         define i32 @callee(i32 %x) {\n  %1 = load i32, ptr getelementptr (i8, ptr @tab, i64 8)\n  ret i32 %1\n}",
    );
    let text = print(&m);
    assert!(text.contains("@g = global %s { i32 7 }"), "{text}");
    assert!(
        text.contains("define i32 @callee(i32 %0)") || text.contains("define i32 @callee(i32 %x)"),
        "{text}"
    );
    assert!(!text.contains("declare"), "{text}");
    assert_eq!(print(&parse(&text).unwrap()), text);
}

#[test]
fn clashes() {
    let m = linked(
        "define internal void @f() {\n  ret void\n}\ndefine void @a() {\n  call void @f()\n  ret void\n}",
        "define internal void @f() {\n  unreachable\n}\ndefine void @b() {\n  call void @f()\n  ret void\n}",
    );
    assert_eq!(m.functions().count(), 4);
    let mut dst = parse("define void @f() {\n  ret void\n}").unwrap();
    let strong = parse("define void @f() {\n  unreachable\n}").unwrap();
    assert_eq!(link(&mut dst, &strong), Err(LinkError::Duplicate("f".into())));
    let weak = parse("define linkonce_odr void @f() {\n  unreachable\n}").unwrap();
    let mut dst = parse("define void @f() {\n  ret void\n}").unwrap();
    link(&mut dst, &weak).unwrap();
    assert!(print(&dst).contains("ret void"));
    let mut dst = weak;
    link(&mut dst, &strong).unwrap();
    assert!(print(&dst).contains("define void @f()"));
    let mut dst = parse("@f = global i32 0").unwrap();
    assert_eq!(link(&mut dst, &strong), Err(LinkError::KindMismatch("f".into())));
    let mut dst = parse("@v = global i32 0").unwrap();
    let other = parse("@v = external global i64").unwrap();
    assert_eq!(link(&mut dst, &other), Err(LinkError::VariableMismatch("v".into())));
    // A local name in the destination makes room for an external one.
    let m = linked(
        "define internal void @x() {\n  ret void\n}\ndefine void @y() {\n  call void @x()\n  ret void\n}",
        "define void @x() {\n  unreachable\n}",
    );
    assert!(print(&m).contains("call void @x.local()"));
}

#[test]
fn only_what_is_needed() {
    let mut dst = parse(
        "declare float @__nv_sinf(float)\ndefine float @k(float %x) {\n  %1 = call float @__nv_sinf(float %x)\n  ret float %1\n}",
    )
    .unwrap();
    let lib = parse(
        "@table = internal constant [1 x i32] [i32 5]\n@unused = constant i32 1\n\
         define float @__nv_sinf(float %x) {\n  %1 = call float @helper(float %x)\n  ret float %1\n}\n\
         define internal float @helper(float %x) {\n  %1 = load i32, ptr @table\n  ret float %x\n}\n\
         define float @__nv_cosf(float %x) {\n  ret float %x\n}\n\
         !nvvm.annotations = !{!0, !1}\n!nvvmir.version = !{!2}\n\
         !0 = !{ptr @__nv_cosf, !\"x\", i32 1}\n!1 = !{ptr @__nv_sinf, !\"y\", i32 1}\n!2 = !{i32 2, i32 0}",
    )
    .unwrap();
    let taken = link_needed(&mut dst, &lib).unwrap();
    assert_eq!(taken.len(), 3);
    let text = print(&dst);
    assert!(text.contains("@table") && text.contains("@helper"), "{text}");
    assert!(!text.contains("cosf") && !text.contains("@unused"), "{text}");
    assert!(text.contains("!nvvmir.version"), "{text}");
    assert!(crate::verify::verify(&dst).is_ok());
    assert!(link_needed(&mut dst, &lib).unwrap().is_empty());
}

#[test]
fn arrays_are_joined_and_metadata_comes_along() {
    let m = linked(
        "@llvm.used = appending global [1 x ptr] [ptr @a], section \"llvm.metadata\"\n@a = global i32 0\n\
         !llvm.module.flags = !{!0}\n!0 = !{i32 7, !\"k\", i32 1}",
        "@llvm.used = appending global [2 x ptr] [ptr @b, ptr @c], section \"llvm.metadata\"\n@b = global i32 0\n\
         @c = global i32 0\n!llvm.module.flags = !{!0}\n!0 = !{i32 7, !\"k\", i32 3}\n\
         define void @f() {\n  br label %l\nl:\n  br label %l, !llvm.loop !1\n}\n!1 = distinct !{!1, !2}\n!2 = !{!\"x\"}",
    );
    let text = print(&m);
    assert!(text.contains("[3 x ptr] [ptr @a, ptr @b, ptr @c]"), "{text}");
    assert!(text.contains("i32 7, !\"k\", i32 3"), "{text}");
    assert!(text.contains("distinct !{!1, !2}"), "{text}");
}

#[test]
fn structs_of_one_name_and_two_meanings() {
    let m = linked(
        "%t = type { i32 }\n@a = global %t zeroinitializer",
        "%t = type { i64, i64 }\n@b = global %t zeroinitializer",
    );
    let text = print(&m);
    assert!(text.contains("%t.0 = type { i64, i64 }"), "{text}");
    assert!(text.contains("@b = global %t.0 zeroinitializer"), "{text}");
}
