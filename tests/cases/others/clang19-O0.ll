; IR of clang 19, made of tests/others/sources/largest.cu by
; clang-19 -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -nocudainc -nocudalib -O0 -S -emit-llvm largest.cu
; PTXAS: sm_75 sm_100
; RUN: largest<<<1, 64>>>(x=buf:f32:64:rand=7, out=out:f32:1, at=out:i32:2)
; EXPECT: out[0] == maxof(k, 0, 64, x[k])
; EXPECT: at[1] == 2016

source_filename = "largest.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { float, i32 }

@_ZZ7largestE4best = internal addrspace(3) global [64 x %struct.pair] undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.pair @_Z6larger4pairS_(ptr noundef byval(%struct.pair) align 4 %0, ptr noundef byval(%struct.pair) align 4 %1) #0 {
  %3 = alloca %struct.pair, align 4
  %4 = getelementptr inbounds %struct.pair, ptr %1, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = fcmp contract ogt float %5, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  br label %11

10:                                               ; preds = %2
  br label %11

11:                                               ; preds = %10, %9
  %12 = phi ptr [ %1, %9 ], [ %0, %10 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %12, i64 8, i1 false)
  %13 = load %struct.pair, ptr %3, align 4
  ret %struct.pair %13
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @largest(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair, align 4
  %10 = alloca %struct.pair, align 4
  %11 = alloca %struct.pair, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = call contract float @__nv_sinf(float noundef 0.000000e+00) #6
  %19 = fadd contract float %17, %18
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %21
  %23 = getelementptr inbounds %struct.pair, ptr %22, i32 0, i32 0
  store float %19, ptr %23, align 4
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %26
  %28 = getelementptr inbounds %struct.pair, ptr %27, i32 0, i32 1
  store i32 %24, ptr %28, align 4
  call void @llvm.nvvm.bar.sync(i32 0)
  store i32 32, ptr %8, align 4
  br label %29

29:                                               ; preds = %54, %3
  %30 = load i32, ptr %8, align 4
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %57

32:                                               ; preds = %29
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %8, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %53

36:                                               ; preds = %32
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %39, i64 8, i1 false)
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %44, i64 8, i1 false)
  %45 = call %struct.pair @_Z6larger4pairS_(ptr noundef byval(%struct.pair) align 4 %10, ptr noundef byval(%struct.pair) align 4 %11) #6
  %46 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 0
  %47 = extractvalue %struct.pair %45, 0
  store float %47, ptr %46, align 4
  %48 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 1
  %49 = extractvalue %struct.pair %45, 1
  store i32 %49, ptr %48, align 4
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %52, ptr align 4 %9, i64 8, i1 false)
  br label %53

53:                                               ; preds = %36, %32
  call void @llvm.nvvm.bar.sync(i32 0)
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %8, align 4
  %56 = sdiv i32 %55, 2
  store i32 %56, ptr %8, align 4
  br label %29, !llvm.loop !5

57:                                               ; preds = %29
  %58 = load i32, ptr %7, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), align 4
  %62 = load ptr, ptr %5, align 8
  %63 = getelementptr inbounds float, ptr %62, i64 0
  store float %61, ptr %63, align 4
  %64 = load i32, ptr getelementptr inbounds (%struct.pair, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE4best to ptr), i32 0, i32 1), align 4
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds i32, ptr %65, i64 0
  store i32 %64, ptr %66, align 4
  br label %67

67:                                               ; preds = %60, %57
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds i32, ptr %68, i64 1
  %70 = load i32, ptr %7, align 4
  %71 = atomicrmw add ptr %69, i32 %70 seq_cst, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.sync(i32) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+sm_75" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @largest, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
