; IR of clang 14, made of tests/others/sources/largest.cu by
; clang-14 -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -nocudainc -nocudalib -O2 -S -emit-llvm largest.cu
; PTXAS: sm_75 sm_100
; RUN: largest<<<1, 64>>>(x=buf:f32:64:rand=7, out=out:f32:1, at=out:i32:2)
; EXPECT: out[0] == maxof(k, 0, 64, x[k])
; EXPECT: at[1] == 2016

source_filename = "largest.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { float, i32 }

@_ZZ7largestE4best = internal unnamed_addr addrspace(3) global [64 x %struct.pair] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local %struct.pair @_Z6larger4pairS_(%struct.pair* nocapture noundef readonly byval(%struct.pair) align 4 %0, %struct.pair* nocapture noundef readonly byval(%struct.pair) align 4 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.pair, %struct.pair* %1, i64 0, i32 0
  %4 = load float, float* %3, align 4, !tbaa !5
  %5 = getelementptr inbounds %struct.pair, %struct.pair* %0, i64 0, i32 0
  %6 = load float, float* %5, align 4, !tbaa !5
  %7 = fcmp contract ogt float %4, %6
  %8 = select i1 %7, %struct.pair* %1, %struct.pair* %0
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %8, i64 0, i32 0
  %10 = load float, float* %9, align 4, !tbaa.struct !11
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %8, i64 0, i32 1
  %12 = load i32, i32* %11, align 4, !tbaa.struct !14
  %13 = insertvalue %struct.pair poison, float %10, 0
  %14 = insertvalue %struct.pair %13, i32 %12, 1
  ret %struct.pair %14
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @largest(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, i32* nocapture noundef %2) local_unnamed_addr #1 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds float, float* %0, i64 %5
  %7 = load float, float* %6, align 4, !tbaa !12
  %8 = tail call contract float @__nv_sinf(float noundef 0.000000e+00) #4
  %9 = fadd contract float %7, %8
  %10 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %5
  %11 = addrspacecast %struct.pair addrspace(3)* %10 to %struct.pair*
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %11, i64 0, i32 0
  store float %9, float* %12, align 4, !tbaa !5
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %11, i64 0, i32 1
  store i32 %4, i32* %13, align 4, !tbaa !15
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %14 = getelementptr %struct.pair, %struct.pair addrspace(3)* %10, i64 0, i32 0
  %15 = addrspacecast float addrspace(3)* %14 to float*
  %16 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %5, i32 1
  %17 = addrspacecast i32 addrspace(3)* %16 to i32*
  %18 = icmp slt i32 %4, 32
  br i1 %18, label %19, label %33

19:                                               ; preds = %3
  %20 = load float, float* %15, align 4
  %21 = load i32, i32* %17, align 4
  %22 = add nsw i32 %4, 32
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %23, i32 0
  %25 = addrspacecast float addrspace(3)* %24 to float*
  %26 = load float, float* %25, align 4
  %27 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %23, i32 1
  %28 = addrspacecast i32 addrspace(3)* %27 to i32*
  %29 = load i32, i32* %28, align 4
  %30 = fcmp contract ogt float %26, %20
  %31 = select i1 %30, float %26, float %20
  %32 = select i1 %30, i32 %29, i32 %21
  store float %31, float* %12, align 4, !tbaa.struct !11
  store i32 %32, i32* %13, align 4, !tbaa.struct !14
  br label %33

33:                                               ; preds = %19, %3
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %34 = icmp slt i32 %4, 16
  br i1 %34, label %35, label %49

35:                                               ; preds = %33
  %36 = load float, float* %15, align 4
  %37 = load i32, i32* %17, align 4
  %38 = add nsw i32 %4, 16
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %39, i32 0
  %41 = addrspacecast float addrspace(3)* %40 to float*
  %42 = load float, float* %41, align 4
  %43 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %39, i32 1
  %44 = addrspacecast i32 addrspace(3)* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = fcmp contract ogt float %42, %36
  %47 = select i1 %46, float %42, float %36
  %48 = select i1 %46, i32 %45, i32 %37
  store float %47, float* %12, align 4, !tbaa.struct !11
  store i32 %48, i32* %13, align 4, !tbaa.struct !14
  br label %49

49:                                               ; preds = %35, %33
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %50 = icmp slt i32 %4, 8
  br i1 %50, label %51, label %65

51:                                               ; preds = %49
  %52 = load float, float* %15, align 4
  %53 = load i32, i32* %17, align 4
  %54 = add nsw i32 %4, 8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %55, i32 0
  %57 = addrspacecast float addrspace(3)* %56 to float*
  %58 = load float, float* %57, align 4
  %59 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %55, i32 1
  %60 = addrspacecast i32 addrspace(3)* %59 to i32*
  %61 = load i32, i32* %60, align 4
  %62 = fcmp contract ogt float %58, %52
  %63 = select i1 %62, float %58, float %52
  %64 = select i1 %62, i32 %61, i32 %53
  store float %63, float* %12, align 4, !tbaa.struct !11
  store i32 %64, i32* %13, align 4, !tbaa.struct !14
  br label %65

65:                                               ; preds = %51, %49
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %66 = icmp slt i32 %4, 4
  br i1 %66, label %67, label %81

67:                                               ; preds = %65
  %68 = load float, float* %15, align 4
  %69 = load i32, i32* %17, align 4
  %70 = add nsw i32 %4, 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %71, i32 0
  %73 = addrspacecast float addrspace(3)* %72 to float*
  %74 = load float, float* %73, align 4
  %75 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %71, i32 1
  %76 = addrspacecast i32 addrspace(3)* %75 to i32*
  %77 = load i32, i32* %76, align 4
  %78 = fcmp contract ogt float %74, %68
  %79 = select i1 %78, float %74, float %68
  %80 = select i1 %78, i32 %77, i32 %69
  store float %79, float* %12, align 4, !tbaa.struct !11
  store i32 %80, i32* %13, align 4, !tbaa.struct !14
  br label %81

81:                                               ; preds = %67, %65
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %82 = icmp slt i32 %4, 2
  br i1 %82, label %83, label %97

83:                                               ; preds = %81
  %84 = load float, float* %15, align 4
  %85 = load i32, i32* %17, align 4
  %86 = add nsw i32 %4, 2
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %87, i32 0
  %89 = addrspacecast float addrspace(3)* %88 to float*
  %90 = load float, float* %89, align 4
  %91 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %87, i32 1
  %92 = addrspacecast i32 addrspace(3)* %91 to i32*
  %93 = load i32, i32* %92, align 4
  %94 = fcmp contract ogt float %90, %84
  %95 = select i1 %94, float %90, float %84
  %96 = select i1 %94, i32 %93, i32 %85
  store float %95, float* %12, align 4, !tbaa.struct !11
  store i32 %96, i32* %13, align 4, !tbaa.struct !14
  br label %97

97:                                               ; preds = %83, %81
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %98 = icmp slt i32 %4, 1
  br i1 %98, label %99, label %113

99:                                               ; preds = %97
  %100 = load float, float* %15, align 4
  %101 = load i32, i32* %17, align 4
  %102 = add nsw i32 %4, 1
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %103, i32 0
  %105 = addrspacecast float addrspace(3)* %104 to float*
  %106 = load float, float* %105, align 4
  %107 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best, i64 0, i64 %103, i32 1
  %108 = addrspacecast i32 addrspace(3)* %107 to i32*
  %109 = load i32, i32* %108, align 4
  %110 = fcmp contract ogt float %106, %100
  %111 = select i1 %110, float %106, float %100
  %112 = select i1 %110, i32 %109, i32 %101
  store float %111, float* %12, align 4, !tbaa.struct !11
  store i32 %112, i32* %13, align 4, !tbaa.struct !14
  br label %113

113:                                              ; preds = %99, %97
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %114 = icmp eq i32 %4, 0
  br i1 %114, label %115, label %118

115:                                              ; preds = %113
  %116 = load float, float* getelementptr inbounds ([64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 0, i32 0), align 4, !tbaa !5
  store float %116, float* %1, align 4, !tbaa !12
  %117 = load i32, i32* getelementptr inbounds ([64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 0, i32 1), align 4, !tbaa !15
  store i32 %117, i32* %2, align 4, !tbaa !13
  br label %118

118:                                              ; preds = %115, %113
  %119 = getelementptr inbounds i32, i32* %2, i64 1
  %120 = atomicrmw add i32* %119, i32 %4 seq_cst, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.bar.sync(i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind readonly willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #4 = { convergent nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32*)* @largest, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !7, i64 0}
!6 = !{!"_ZTS4pair", !7, i64 0, !10, i64 4}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!"int", !8, i64 0}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !13}
!12 = !{!7, !7, i64 0}
!13 = !{!10, !10, i64 0}
!14 = !{i64 0, i64 4, !13}
!15 = !{!6, !10, i64 4}
