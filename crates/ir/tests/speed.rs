//! Reading is fast and small: a guard with room to spare. Optimised builds check the speed too
//! (`cargo test --release -p oxicc-ir --test speed -- --nocapture` prints the figures); `cargo run --release -p oxicc-ir --example
//! readspeed FILE` measures one file.

use std::fmt::Write;

/// A module of many functions as clang writes them at `-O3`.
fn text(bytes: usize) -> String {
    let mut out = String::with_capacity(bytes + 4096);
    out.push_str(
        "target triple = \"nvptx64-nvidia-cuda\"\n\ndeclare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n",
    );
    let mut n = 0;
    while out.len() < bytes {
        n += 1;
        let _ = write!(
            out,
            "\ndefine dso_local ptx_kernel void @kernel_{n}(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, \
             i32 noundef %2) local_unnamed_addr #0 {{\n\
             \x20 %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
             \x20 %5 = icmp slt i32 %4, %2\n  br i1 %5, label %6, label %20\n\n\
             6:                                                ; preds = %3, %6\n\
             \x20 %7 = phi i32 [ %18, %6 ], [ %4, %3 ]\n  %8 = phi float [ %17, %6 ], [ 0.000000e+00, %3 ]\n\
             \x20 %9 = sext i32 %7 to i64\n  %10 = getelementptr inbounds float, ptr %0, i64 %9\n\
             \x20 %11 = load float, ptr %10, align 4, !tbaa !0\n  %12 = fmul contract float %11, 0x3FF19999A0000000\n\
             \x20 %13 = fcmp contract ogt float %12, 1.000000e+00\n  %14 = select i1 %13, float %12, float %11\n\
             \x20 %15 = getelementptr inbounds float, ptr %1, i64 %9\n  store float %14, ptr %15, align 4, !tbaa !0\n\
             \x20 %16 = call float @llvm.fma.f32(float %14, float %11, float %8)\n  %17 = fadd contract float %16, %12\n\
             \x20 %18 = add nsw i32 %7, 32\n  %19 = icmp slt i32 %18, %2\n\
             \x20 br i1 %19, label %6, label %20, !llvm.loop !{}\n\n\
             20:                                               ; preds = %6, %3\n  ret void\n}}\n",
            n + 3
        );
    }
    out.push_str("\ndeclare float @llvm.fma.f32(float, float, float)\n\nattributes #0 = { mustprogress nounwind \"target-cpu\"=\"sm_90\" }\n\n");
    out.push_str("!0 = !{!1, !1, i64 0}\n!1 = !{!\"float\", !2, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"llvm.loop.mustprogress\"}\n");
    for k in 1..=n {
        let _ = writeln!(out, "!{0} = distinct !{{!{0}, !3}}", k + 3);
    }
    out
}

/// Pages in memory and clock ticks of this process; nothing where there is no `/proc`.
fn usage() -> Option<(usize, u64)> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()?;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let ticks = stat.rsplit(')').next()?.split_whitespace().nth(11)?.parse().ok()?;
    Some((pages, ticks))
}

#[test]
fn reading_is_fast_and_small() {
    let optimised = !cfg!(debug_assertions);
    let text = text(if optimised { 32 << 20 } else { 4 << 20 });
    let before = usage();
    let module = oxicc_ir::text::parse(&text).unwrap();
    let (Some((pages, ticks)), Some((pages_after, ticks_after))) = (before, usage()) else { return };
    assert!(module.defined_functions().count() > 100);
    let factor = (pages_after - pages) as f64 * 4096.0 / text.len() as f64;
    // A tick is ten milliseconds of this process alone.
    let seconds = (ticks_after - ticks).max(1) as f64 / 100.0;
    let speed = text.len() as f64 / 1e6 / seconds;
    println!("{speed:.0} MB/s, {factor:.1} bytes of memory per byte of text");
    assert!(factor <= 10.0, "{factor:.1} bytes of memory per byte of text");
    assert!(!optimised || speed >= 30.0, "{speed:.0} MB/s");
}
