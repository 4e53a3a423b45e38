; IR of clang 19, made of tests/others/sources/largest.cu by
; clang-19 -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -nocudainc -nocudalib -O2 -S -emit-llvm largest.cu
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
  %9 = load i32, ptr %8, align 4, !tbaa !11
  %10 = insertvalue %struct.pair poison, float %6, 0
  %11 = insertvalue %struct.pair %10, i32 %9, 1
  ret %struct.pair %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @largest(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef %2) local_unnamed_addr #1 {
  %4 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !12
  %8 = tail call contract float @__nv_sinf(float noundef 0.000000e+00) #5
  %9 = fadd contract float %7, %8
  %10 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %5
  store float %9, ptr %10, align 4, !tbaa !5
  %11 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %4, ptr %11, align 4, !tbaa !13
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %12 = icmp ult i32 %4, 32
  br i1 %12, label %13, label %25

13:                                               ; preds = %3
  %14 = load float, ptr %10, align 4
  %15 = load i32, ptr %11, align 4
  %16 = or disjoint i32 %4, 32
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = fcmp contract ogt float %19, %14
  %23 = select i1 %22, float %19, float %14
  %24 = select i1 %22, i32 %21, i32 %15
  store float %23, ptr %10, align 4, !tbaa !12
  store i32 %24, ptr %11, align 4, !tbaa !11
  br label %25

25:                                               ; preds = %13, %3
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %26 = icmp ult i32 %4, 16
  br i1 %26, label %27, label %39

27:                                               ; preds = %25
  %28 = load float, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = or disjoint i32 %4, 16
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds i8, ptr %32, i64 4
  %35 = load i32, ptr %34, align 4
  %36 = fcmp contract ogt float %33, %28
  %37 = select i1 %36, float %33, float %28
  %38 = select i1 %36, i32 %35, i32 %29
  store float %37, ptr %10, align 4, !tbaa !12
  store i32 %38, ptr %11, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %27, %25
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %40 = icmp ult i32 %4, 8
  br i1 %40, label %41, label %53

41:                                               ; preds = %39
  %42 = load float, ptr %10, align 4
  %43 = load i32, ptr %11, align 4
  %44 = or disjoint i32 %4, 8
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds i8, ptr %46, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = fcmp contract ogt float %47, %42
  %51 = select i1 %50, float %47, float %42
  %52 = select i1 %50, i32 %49, i32 %43
  store float %51, ptr %10, align 4, !tbaa !12
  store i32 %52, ptr %11, align 4, !tbaa !11
  br label %53

53:                                               ; preds = %41, %39
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %54 = icmp ult i32 %4, 4
  br i1 %54, label %55, label %67

55:                                               ; preds = %53
  %56 = load float, ptr %10, align 4
  %57 = load i32, ptr %11, align 4
  %58 = or disjoint i32 %4, 4
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = getelementptr inbounds i8, ptr %60, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = fcmp contract ogt float %61, %56
  %65 = select i1 %64, float %61, float %56
  %66 = select i1 %64, i32 %63, i32 %57
  store float %65, ptr %10, align 4, !tbaa !12
  store i32 %66, ptr %11, align 4, !tbaa !11
  br label %67

67:                                               ; preds = %55, %53
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %68 = icmp ult i32 %4, 2
  br i1 %68, label %69, label %81

69:                                               ; preds = %67
  %70 = load float, ptr %10, align 4
  %71 = load i32, ptr %11, align 4
  %72 = or disjoint i32 %4, 2
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds i8, ptr %74, i64 4
  %77 = load i32, ptr %76, align 4
  %78 = fcmp contract ogt float %75, %70
  %79 = select i1 %78, float %75, float %70
  %80 = select i1 %78, i32 %77, i32 %71
  store float %79, ptr %10, align 4, !tbaa !12
  store i32 %80, ptr %11, align 4, !tbaa !11
  br label %81

81:                                               ; preds = %69, %67
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %82 = icmp eq i32 %4, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %81
  %84 = load float, ptr %10, align 4
  %85 = load i32, ptr %11, align 4
  %86 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 8), align 4
  %87 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 12), align 4
  %88 = fcmp contract ogt float %86, %84
  %89 = select i1 %88, float %86, float %84
  %90 = select i1 %88, i32 %87, i32 %85
  store float %89, ptr %10, align 4, !tbaa !12
  store i32 %90, ptr %11, align 4, !tbaa !11
  br label %91

91:                                               ; preds = %83, %81
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %92 = icmp eq i32 %4, 0
  br i1 %92, label %93, label %96

93:                                               ; preds = %91
  %94 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), align 4, !tbaa !5
  store float %94, ptr %1, align 4, !tbaa !12
  %95 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 4), align 4, !tbaa !13
  store i32 %95, ptr %2, align 4, !tbaa !11
  br label %96

96:                                               ; preds = %93, %91
  %97 = getelementptr inbounds i8, ptr %2, i64 4
  %98 = atomicrmw add ptr %97, i32 %4 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.sync(i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"_ZTS4pair", !7, i64 0, !10, i64 4}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!"int", !8, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{!7, !7, i64 0}
!13 = !{!6, !10, i64 4}
