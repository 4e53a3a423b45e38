; IR of clang 16, made of tests/others/sources/largest.cu by
; clang-16 -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -nocudainc -nocudalib -O2 -S -emit-llvm largest.cu
; PTXAS: sm_75 sm_100
; RUN: largest<<<1, 64>>>(x=buf:f32:64:rand=7, out=out:f32:1, at=out:i32:2)
; EXPECT: out[0] == maxof(k, 0, 64, x[k])
; EXPECT: at[1] == 2016

source_filename = "largest.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { float, i32 }

@_ZZ7largestE4best = internal unnamed_addr addrspace(3) global [64 x %struct.pair] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local %struct.pair @_Z6larger4pairS_(ptr nocapture noundef readonly byval(%struct.pair) align 4 %0, ptr nocapture noundef readonly byval(%struct.pair) align 4 %1) local_unnamed_addr #0 {
  %3 = load float, ptr %1, align 4, !tbaa !5
  %4 = load float, ptr %0, align 4, !tbaa !5
  %5 = fcmp contract ogt float %3, %4
  %6 = select i1 %5, float %3, float %4
  %7 = select i1 %5, ptr %1, ptr %0
  %8 = getelementptr inbounds i8, ptr %7, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa.struct !11
  %10 = insertvalue %struct.pair poison, float %6, 0
  %11 = insertvalue %struct.pair %10, i32 %9, 1
  ret %struct.pair %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @largest(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef %2) local_unnamed_addr #1 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !13
  %8 = tail call contract float @__nv_sinf(float noundef 0.000000e+00) #5
  %9 = fadd contract float %7, %8
  %10 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %5
  store float %9, ptr %10, align 4, !tbaa !5
  %11 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %5, i32 1
  store i32 %4, ptr %11, align 4, !tbaa !14
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %12 = getelementptr inbounds i8, ptr %10, i64 4
  %13 = icmp slt i32 %4, 32
  br i1 %13, label %14, label %26

14:                                               ; preds = %3
  %15 = load float, ptr %10, align 4
  %16 = load i32, ptr %12, align 4
  %17 = add nsw i32 %4, 32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %19, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = fcmp contract ogt float %20, %15
  %24 = select i1 %23, float %20, float %15
  %25 = select i1 %23, i32 %22, i32 %16
  store float %24, ptr %10, align 4, !tbaa.struct !15
  store i32 %25, ptr %12, align 4, !tbaa.struct !11
  br label %26

26:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %27 = icmp slt i32 %4, 16
  br i1 %27, label %28, label %40

28:                                               ; preds = %26
  %29 = load float, ptr %10, align 4
  %30 = load i32, ptr %12, align 4
  %31 = add nsw i32 %4, 16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds i8, ptr %33, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = fcmp contract ogt float %34, %29
  %38 = select i1 %37, float %34, float %29
  %39 = select i1 %37, i32 %36, i32 %30
  store float %38, ptr %10, align 4, !tbaa.struct !15
  store i32 %39, ptr %12, align 4, !tbaa.struct !11
  br label %40

40:                                               ; preds = %28, %26
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %41 = icmp slt i32 %4, 8
  br i1 %41, label %42, label %54

42:                                               ; preds = %40
  %43 = load float, ptr %10, align 4
  %44 = load i32, ptr %12, align 4
  %45 = add nsw i32 %4, 8
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds i8, ptr %47, i64 4
  %50 = load i32, ptr %49, align 4
  %51 = fcmp contract ogt float %48, %43
  %52 = select i1 %51, float %48, float %43
  %53 = select i1 %51, i32 %50, i32 %44
  store float %52, ptr %10, align 4, !tbaa.struct !15
  store i32 %53, ptr %12, align 4, !tbaa.struct !11
  br label %54

54:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %55 = icmp slt i32 %4, 4
  br i1 %55, label %56, label %68

56:                                               ; preds = %54
  %57 = load float, ptr %10, align 4
  %58 = load i32, ptr %12, align 4
  %59 = add nsw i32 %4, 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds i8, ptr %61, i64 4
  %64 = load i32, ptr %63, align 4
  %65 = fcmp contract ogt float %62, %57
  %66 = select i1 %65, float %62, float %57
  %67 = select i1 %65, i32 %64, i32 %58
  store float %66, ptr %10, align 4, !tbaa.struct !15
  store i32 %67, ptr %12, align 4, !tbaa.struct !11
  br label %68

68:                                               ; preds = %56, %54
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %69 = icmp slt i32 %4, 2
  br i1 %69, label %70, label %82

70:                                               ; preds = %68
  %71 = load float, ptr %10, align 4
  %72 = load i32, ptr %12, align 4
  %73 = add nsw i32 %4, 2
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds i8, ptr %75, i64 4
  %78 = load i32, ptr %77, align 4
  %79 = fcmp contract ogt float %76, %71
  %80 = select i1 %79, float %76, float %71
  %81 = select i1 %79, i32 %78, i32 %72
  store float %80, ptr %10, align 4, !tbaa.struct !15
  store i32 %81, ptr %12, align 4, !tbaa.struct !11
  br label %82

82:                                               ; preds = %70, %68
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %83 = icmp slt i32 %4, 1
  br i1 %83, label %84, label %96

84:                                               ; preds = %82
  %85 = load float, ptr %10, align 4
  %86 = load i32, ptr %12, align 4
  %87 = add nsw i32 %4, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds i8, ptr %89, i64 4
  %92 = load i32, ptr %91, align 4
  %93 = fcmp contract ogt float %90, %85
  %94 = select i1 %93, float %90, float %85
  %95 = select i1 %93, i32 %92, i32 %86
  store float %94, ptr %10, align 4, !tbaa.struct !15
  store i32 %95, ptr %12, align 4, !tbaa.struct !11
  br label %96

96:                                               ; preds = %84, %82
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %97 = icmp eq i32 %4, 0
  br i1 %97, label %98, label %101

98:                                               ; preds = %96
  %99 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), align 4, !tbaa !5
  store float %99, ptr %1, align 4, !tbaa !13
  %100 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 4), align 4, !tbaa !14
  store i32 %100, ptr %2, align 4, !tbaa !12
  br label %101

101:                                              ; preds = %98, %96
  %102 = getelementptr inbounds i32, ptr %2, i64 1
  %103 = atomicrmw add ptr %102, i32 %4 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.sync(i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @largest, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"_ZTS4pair", !7, i64 0, !10, i64 4}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!"int", !8, i64 0}
!11 = !{i64 0, i64 4, !12}
!12 = !{!10, !10, i64 0}
!13 = !{!7, !7, i64 0}
!14 = !{!6, !10, i64 4}
!15 = !{i64 0, i64 4, !13, i64 4, i64 4, !12}
