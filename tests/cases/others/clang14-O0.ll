; IR of clang 14, made of tests/others/sources/largest.cu by
; clang-14 -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -nocudainc -nocudalib -O0 -S -emit-llvm largest.cu
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
define dso_local %struct.pair @_Z6larger4pairS_(%struct.pair* noundef byval(%struct.pair) align 4 %0, %struct.pair* noundef byval(%struct.pair) align 4 %1) #0 {
  %3 = alloca %struct.pair, align 4
  %4 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 0
  %5 = load float, float* %4, align 4
  %6 = getelementptr inbounds %struct.pair, %struct.pair* %0, i32 0, i32 0
  %7 = load float, float* %6, align 4
  %8 = fcmp contract ogt float %5, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  br label %11

10:                                               ; preds = %2
  br label %11

11:                                               ; preds = %10, %9
  %12 = phi %struct.pair* [ %1, %9 ], [ %0, %10 ]
  %13 = bitcast %struct.pair* %3 to i8*
  %14 = bitcast %struct.pair* %12 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %13, i8* align 4 %14, i64 8, i1 false)
  %15 = load %struct.pair, %struct.pair* %3, align 4
  ret %struct.pair %15
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @largest(float* noundef %0, float* noundef %1, i32* noundef %2) #2 {
  %4 = alloca float*, align 8
  %5 = alloca float*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair, align 4
  %10 = alloca %struct.pair, align 4
  %11 = alloca %struct.pair, align 4
  store float* %0, float** %4, align 8
  store float* %1, float** %5, align 8
  store i32* %2, i32** %6, align 8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, i32* %7, align 4
  %13 = load float*, float** %4, align 8
  %14 = load i32, i32* %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, float* %13, i64 %15
  %17 = load float, float* %16, align 4
  %18 = call contract float @__nv_sinf(float noundef 0.000000e+00) #5
  %19 = fadd contract float %17, %18
  %20 = load i32, i32* %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 %21
  %23 = getelementptr inbounds %struct.pair, %struct.pair* %22, i32 0, i32 0
  store float %19, float* %23, align 4
  %24 = load i32, i32* %7, align 4
  %25 = load i32, i32* %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 %26
  %28 = getelementptr inbounds %struct.pair, %struct.pair* %27, i32 0, i32 1
  store i32 %24, i32* %28, align 4
  call void @llvm.nvvm.bar.sync(i32 0)
  store i32 32, i32* %8, align 4
  br label %29

29:                                               ; preds = %60, %3
  %30 = load i32, i32* %8, align 4
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %63

32:                                               ; preds = %29
  %33 = load i32, i32* %7, align 4
  %34 = load i32, i32* %8, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %59

36:                                               ; preds = %32
  %37 = load i32, i32* %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 %38
  %40 = bitcast %struct.pair* %10 to i8*
  %41 = bitcast %struct.pair* %39 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %40, i8* align 4 %41, i64 8, i1 false)
  %42 = load i32, i32* %7, align 4
  %43 = load i32, i32* %8, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 %45
  %47 = bitcast %struct.pair* %11 to i8*
  %48 = bitcast %struct.pair* %46 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %47, i8* align 4 %48, i64 8, i1 false)
  %49 = call %struct.pair @_Z6larger4pairS_(%struct.pair* noundef byval(%struct.pair) align 4 %10, %struct.pair* noundef byval(%struct.pair) align 4 %11) #5
  %50 = getelementptr inbounds %struct.pair, %struct.pair* %9, i32 0, i32 0
  %51 = extractvalue %struct.pair %49, 0
  store float %51, float* %50, align 4
  %52 = getelementptr inbounds %struct.pair, %struct.pair* %9, i32 0, i32 1
  %53 = extractvalue %struct.pair %49, 1
  store i32 %53, i32* %52, align 4
  %54 = load i32, i32* %7, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 %55
  %57 = bitcast %struct.pair* %56 to i8*
  %58 = bitcast %struct.pair* %9 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %57, i8* align 4 %58, i64 8, i1 false)
  br label %59

59:                                               ; preds = %36, %32
  call void @llvm.nvvm.bar.sync(i32 0)
  br label %60

60:                                               ; preds = %59
  %61 = load i32, i32* %8, align 4
  %62 = sdiv i32 %61, 2
  store i32 %62, i32* %8, align 4
  br label %29, !llvm.loop !5

63:                                               ; preds = %29
  %64 = load i32, i32* %7, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %73

66:                                               ; preds = %63
  %67 = load float, float* getelementptr inbounds ([64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 0, i32 0), align 4
  %68 = load float*, float** %5, align 8
  %69 = getelementptr inbounds float, float* %68, i64 0
  store float %67, float* %69, align 4
  %70 = load i32, i32* getelementptr inbounds ([64 x %struct.pair], [64 x %struct.pair]* addrspacecast ([64 x %struct.pair] addrspace(3)* @_ZZ7largestE4best to [64 x %struct.pair]*), i64 0, i64 0, i32 1), align 4
  %71 = load i32*, i32** %6, align 8
  %72 = getelementptr inbounds i32, i32* %71, i64 0
  store i32 %70, i32* %72, align 4
  br label %73

73:                                               ; preds = %66, %63
  %74 = load i32*, i32** %6, align 8
  %75 = getelementptr inbounds i32, i32* %74, i64 1
  %76 = load i32, i32* %7, align 4
  %77 = atomicrmw add i32* %75, i32 %76 seq_cst, align 4
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.bar.sync(i32) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #3 = { nounwind readnone speculatable }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #5 = { convergent nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32*)* @largest, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
