; IR of Triton 3.9 for sm_90, made of tests/others/sources/add_max.py.
; PTXAS: sm_90
; RUN: add_max<<<2, 128, 1024>>>(x=buf:f32:200:rand=1, y=buf:f32:200:rand=2, out=out:f32:202, n=i32:200, s=u64:0, t=u64:0)
; EXPECT: out[i] == x[i] + y[i] for i in 0..200
; EXPECT: out[200] == maxof(k, 0, 128, x[k])
; EXPECT: out[201] == max(maxof(k, 128, 200, x[k]), 0)

source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @add_max(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %8 = shl i32 %7, 7, !dbg !12
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %10 = and i32 %9, 127, !dbg !13
  %11 = or disjoint i32 %8, %10, !dbg !12
  %12 = icmp slt i32 %11, %3, !dbg !14
  %13 = sext i32 %11 to i64, !dbg !15
  %14 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %13, !dbg !15
  %15 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %14, i1 %12) #5, !dbg !16
  %16 = bitcast i32 %15 to float, !dbg !16
  %17 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %13, !dbg !17
  %18 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %17, i1 %12) #5, !dbg !18
  %19 = bitcast i32 %18 to float, !dbg !18
  %20 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %13, !dbg !19
  %21 = fadd float %16, %19, !dbg !20
  %22 = bitcast float %21 to i32, !dbg !21
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %22, ptr addrspace(1) %20, i1 %12) #5, !dbg !21
  %23 = sext i32 %3 to i64, !dbg !22
  %24 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %23, !dbg !22
  %25 = zext nneg i32 %7 to i64, !dbg !22
  %26 = getelementptr [4 x i8], ptr addrspace(1) %24, i64 %25, !dbg !22
  %27 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %15, i32 16, i32 31), !dbg !23
  %28 = bitcast i32 %27 to float, !dbg !23
  %29 = tail call float @llvm.maxnum.f32(float %16, float %28), !dbg !28
  %30 = bitcast float %29 to i32, !dbg !23
  %31 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %30, i32 8, i32 31), !dbg !23
  %32 = bitcast i32 %31 to float, !dbg !23
  %33 = tail call float @llvm.maxnum.f32(float %29, float %32), !dbg !28
  %34 = bitcast float %33 to i32, !dbg !23
  %35 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %34, i32 4, i32 31), !dbg !23
  %36 = bitcast i32 %35 to float, !dbg !23
  %37 = tail call float @llvm.maxnum.f32(float %33, float %36), !dbg !28
  %38 = bitcast float %37 to i32, !dbg !23
  %39 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %38, i32 2, i32 31), !dbg !23
  %40 = bitcast i32 %39 to float, !dbg !23
  %41 = tail call float @llvm.maxnum.f32(float %37, float %40), !dbg !28
  %42 = bitcast float %41 to i32, !dbg !23
  %43 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %42, i32 1, i32 31), !dbg !23
  %44 = bitcast i32 %43 to float, !dbg !23
  %45 = tail call float @llvm.maxnum.f32(float %41, float %44), !dbg !28
  %46 = lshr i32 %9, 3, !dbg !23
  %47 = and i32 %46, 12, !dbg !23
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47, !dbg !23
  store float %45, ptr addrspace(3) %48, align 4, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %49 = shl nuw nsw i32 %9, 2, !dbg !23
  %50 = and i32 %49, 12, !dbg !23
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50, !dbg !23
  %52 = load i32, ptr addrspace(3) %51, align 4, !dbg !23
  %53 = bitcast i32 %52 to float, !dbg !23
  %54 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %52, i32 2, i32 31), !dbg !23
  %55 = bitcast i32 %54 to float, !dbg !23
  %56 = tail call float @llvm.maxnum.f32(float %53, float %55), !dbg !28
  %57 = bitcast float %56 to i32, !dbg !23
  %58 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %57, i32 1, i32 31), !dbg !23
  %59 = bitcast i32 %58 to float, !dbg !23
  %60 = tail call float @llvm.maxnum.f32(float %56, float %59), !dbg !28
  %61 = icmp eq i32 %9, 0, !dbg !29
  %62 = bitcast float %60 to i32, !dbg !29
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %62, ptr addrspace(1) %26, i1 %61) #5, !dbg !29
  ret void, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tr.py", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "add_max", linkageName: "add_max", scope: !1, file: !1, line: 5, type: !5, scopeLine: 5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 6, column: 9, scope: !4)
!13 = !DILocation(line: 6, column: 36, scope: !4)
!14 = !DILocation(line: 7, column: 9, scope: !4)
!15 = !DILocation(line: 8, column: 17, scope: !4)
!16 = !DILocation(line: 8, column: 9, scope: !4)
!17 = !DILocation(line: 9, column: 17, scope: !4)
!18 = !DILocation(line: 9, column: 9, scope: !4)
!19 = !DILocation(line: 10, column: 14, scope: !4)
!20 = !DILocation(line: 10, column: 23, scope: !4)
!21 = !DILocation(line: 10, column: 5, scope: !4)
!22 = !DILocation(line: 11, column: 14, scope: !4)
!23 = !DILocation(line: 216, column: 16, scope: !24, inlinedAt: !26)
!24 = distinct !DILexicalBlockFile(scope: !4, file: !25, discriminator: 0)
!25 = !DIFile(filename: "standard.py", directory: "/python/triton/language")
!26 = !DILocation(line: 11, column: 42, scope: !27)
!27 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!28 = !DILocation(line: 196, column: 12, scope: !24, inlinedAt: !23)
!29 = !DILocation(line: 11, column: 5, scope: !4)
!30 = !DILocation(line: 5, column: 1, scope: !4)
