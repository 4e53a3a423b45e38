; As LLVM 7 writes it: typed pointers, debug intrinsics, old attributes, unlabelled blocks.
source_filename = "old.cu"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.list = type { i32, %struct.list*, void (i32)* }

@table = internal addrspace(1) constant [2 x i8 addrspace(1)*] [i8 addrspace(1)* bitcast (i32 addrspace(1)* @x to i8 addrspace(1)*), i8 addrspace(1)* null], align 8
@x = addrspace(1) global i32 5, align 4
@"$str" = private addrspace(1) constant [4 x i8] c"abc\00"
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i32*, %struct.list*)* @kernel to i8*)], section "llvm.metadata"

define void @kernel(i32* noalias nocapture readonly, %struct.list* byval align 8) {
  %3 = bitcast i32* %0 to i8*
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds %struct.list, %struct.list* %1, i64 0, i32 1
  %7 = load %struct.list*, %struct.list** %6, align 8
  %8 = icmp eq %struct.list* %7, null
  br i1 %8, label %9, label %13
; <label>:9:                                      ; preds = %2
  %10 = phi i8* [ %12, %9 ], [ %3, %2 ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 bitcast (i32* addrspacecast (i32 addrspace(1)* @x to i32*) to i8*), i64 4, i1 false)
  call void @llvm.dbg.value(metadata i32* %0, metadata !3, metadata !DIExpression()), !dbg !6
  %11 = getelementptr i8, i8* %10, i64 1
  %12 = bitcast i8* %11 to i8*
  br label %9
; <label>:13:                                     ; preds = %2
  %14 = getelementptr inbounds %struct.list, %struct.list* %1, i64 0, i32 2
  %15 = load void (i32)*, void (i32)** %14
  call void %15(i32 3)
  %16 = call i32 (i8*, ...) @vprintf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* addrspacecast ([4 x i8] addrspace(1)* @"$str" to [4 x i8]*), i32 0, i32 0), i32 1)
  %17 = call i32 @pure(i32 %16)
  store volatile i32 %17, i32* %0
  ret void
}

declare i32 @vprintf(i8*, ...)

declare i32 @pure(i32) #0

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1) #1

declare void @llvm.dbg.value(metadata, metadata, metadata)

attributes #0 = { nounwind readnone }
attributes #1 = { argmemonly nounwind }

!nvvm.annotations = !{!0}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!7}

!0 = !{void (i32*, %struct.list*)* @kernel, !"kernel", i32 1}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!2 = !DIFile(filename: "old.cu", directory: "/")
!3 = !DILocalVariable(name: "p", scope: !4, file: !2, line: 1)
!4 = distinct !DISubprogram(name: "kernel", scope: !2, file: !2, line: 1, type: !5, isLocal: false, isDefinition: true, unit: !1)
!5 = !DISubroutineType(types: !{null})
!6 = !DILocation(line: 1, column: 2, scope: !4)
!7 = !{i32 2, !"Debug Info Version", i32 3}
