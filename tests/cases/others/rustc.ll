; IR of rustc 1.95 for nvptx64-nvidia-cuda, made of tests/others/sources/scale.rs by
; RUSTC_BOOTSTRAP=1 rustc --target nvptx64-nvidia-cuda --crate-type=lib --edition 2024 -O --emit=llvm-ir scale.rs
; PTXAS: sm_75 sm_100
; RUN: scale<<<1, 32>>>(a=f32:2, x=buf:f32:32:iota, y=out:f32:32:1)
; EXPECT: y[i] == 2*x[i] + 1

source_filename = "r.20c418149eb3754d-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @scale(float noundef %a, ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) unnamed_addr #0 {
start:
  %_5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %_5 to i64
  %0 = getelementptr float, ptr %x, i64 %i
  %1 = getelementptr float, ptr %y, i64 %i
  %_11 = load float, ptr %0, align 4, !noundef !2
  %_10 = fmul float %a, %_11
  %_12 = load float, ptr %1, align 4, !noundef !2
  %2 = fadd float %_10, %_12
  store float %2, ptr %1, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_30" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
