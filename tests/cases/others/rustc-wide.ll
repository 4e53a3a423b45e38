; IR of rustc 1.95 for nvptx64-nvidia-cuda with what it takes of core, made of tests/others/sources/wide.rs by
; RUSTC_BOOTSTRAP=1 cargo +1.95.0 rustc --release -Zbuild-std=core --target nvptx64-nvidia-cuda --crate-type staticlib -- --emit=llvm-ir, with lto = "fat"
; PTXAS: sm_75 sm_100
; RUN: divide<<<1, 16>>>(a=buf:u64:16:i*0x123456789abcd, b=buf:u64:16:i*i*0x9e3779b97f4a7c15+1, y=out:u64:16, z=out:u32:16)
; EXPECT: y == [0, 518185050226262, 1356626073954425, 1708621450785235, 1441711556791909, 3551693171637011, 7710087967556171, 7902942795580869,
;     4623172271499228, 47442917244618193, 3986263653980007, 4504230636406169, 3855043983778086, 9298453440956608, 33295142320899696, 83331318940175747]
; EXPECT: z == [32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

source_filename = "own.e93876e6bad1050-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @divide(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %checked) unnamed_addr #0 {
start:
  %_6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %_6 to i64
  %_10 = getelementptr inbounds nuw i64, ptr %b, i64 %i
  %y = load i64, ptr %_10, align 8, !noundef !2
  %_15 = zext i64 %y to i128
  %_16 = add nuw nsw i128 %_15, 3
  %_8 = getelementptr inbounds nuw i64, ptr %a, i64 %i
  %x = load i64, ptr %_8, align 8, !noundef !2
  %_14 = zext i64 %x to i128
  %_13 = shl nuw i128 %_14, 64
  %_12 = or disjoint i128 %_13, %_15
  %wide = udiv i128 %_12, %_16
  %_20 = lshr i128 %wide, 64
  %_21 = getelementptr inbounds nuw i64, ptr %out, i64 %i
  %0 = xor i128 %_20, %wide
  %1 = trunc i128 %0 to i64
  store i64 %1, ptr %_21, align 8
  %_24 = trunc i64 %x to i32
  %_25 = trunc i64 %y to i32
  %2 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_24, i32 %_25)
  %_29.1 = extractvalue { i32, i1 } %2, 1
  %_29.0 = extractvalue { i32, i1 } %2, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_29.0, i1 false)
  %_22.sroa.0.0 = select i1 %_29.1, i32 0, i32 %3, !prof !3
  %_26 = getelementptr inbounds nuw i32, ptr %checked, i64 %i
  store i32 %_22.sroa.0.0, ptr %_26, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_30" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{!"branch_weights", !"expected", i32 1, i32 2000}
