; Metadata, module flags, named nodes, loops, debug info in both forms.
source_filename = "m.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm "// line one"
module asm ".global \22x\22"

@g = addrspace(1) global i32 0, align 4, !dbg !0

define void @kernel(ptr %p, i32 %n) !dbg !20 {
entry:
  %x = alloca i32, align 4
    #dbg_declare(ptr %x, !25, !DIExpression(), !27)
    #dbg_value(i32 %n, !26, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !28)
    #dbg_value(!DIArgList(i32 %n, i32 5), !26, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !28)
    #dbg_value(i32 poison, !26, !DIExpression(), !28)
    #dbg_label(!40, !28)
  store i32 %n, ptr %x, align 4, !dbg !27, !tbaa !30, !DIAssignID !41
    #dbg_assign(i32 %n, !26, !DIExpression(), !41, ptr %x, !DIExpression(), !28)
  br label %loop, !dbg !28

loop:                                             ; preds = %loop, %entry
  %v = load i32, ptr %p, align 4, !dbg !35, !tbaa !30, !range !33, !z.kind !34, !my.kind !34
  %c = icmp eq i32 %v, 0, !dbg !35
  br i1 %c, label %loop, label %exit, !dbg !36, !prof !38, !llvm.loop !37

exit:                                             ; preds = %loop
  %r = call i32 @llvm.read_register.i32(metadata !50), !dbg !28
  ret void, !dbg !28
}

declare !dbg !39 void @use(i32)

declare i32 @llvm.read_register.i32(metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11}
!nvvm.annotations = !{!12}
!nvvmir.version = !{!13}
!llvm.ident = !{!14}
!empty = !{}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "oxicc \22x\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !5, globals: !6, nameTableKind: None)
!3 = !DIFile(filename: "m.cu", directory: "/tmp", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!7}
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 2, baseType: !4, size: 32, elements: !8, identifier: "_ZTS1E")
!8 = !{!9}
!9 = !DIEnumerator(name: "A", value: -1)
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{ptr @kernel, !"kernel", i32 1}
!13 = !{i32 2, i32 0, i32 3, i32 2}
!14 = !{!"oxicc"}
!20 = distinct !DISubprogram(name: "kernel", linkageName: "_Z6kernelPii", scope: !3, file: !3, line: 5, type: !21, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !4}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "x", scope: !20, file: !3, line: 6, type: !4)
!26 = !DILocalVariable(name: "n", arg: 2, scope: !20, file: !3, line: 5, type: !4)
!27 = !DILocation(line: 6, column: 7, scope: !20)
!28 = !DILocation(line: 5, column: 30, scope: !29)
!29 = distinct !DILexicalBlock(scope: !20, file: !3, line: 7, column: 3)
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"Simple C++ TBAA"}
!33 = !{i32 0, i32 10}
!34 = distinct !{null, !"s", i1 true, float 1.000000e+00, ptr addrspace(1) @g}
!35 = !DILocation(line: 3, column: 1, scope: !43, inlinedAt: !42)
!36 = !DILocation(line: 9, scope: !29)
!37 = distinct !{!37, !27, !36, !44}
!38 = !{!"branch_weights", i32 1, i32 99}
!39 = !DISubprogram(name: "use", scope: !3, file: !3, line: 1, type: !45, flags: DIFlagPrototyped, spFlags: 0)
!40 = !DILabel(scope: !20, name: "lab", file: !3, line: 8)
!41 = distinct !DIAssignID()
!42 = distinct !DILocation(line: 8, column: 2, scope: !29)
!43 = distinct !DISubprogram(name: "callee", scope: !3, file: !3, line: 3, type: !45, spFlags: DISPFlagDefinition, unit: !2, templateParams: !46)
!44 = !{!"llvm.loop.unroll.count", i32 4}
!45 = !DISubroutineType(types: !47)
!46 = !{!48, !49}
!47 = !{null}
!48 = !DITemplateTypeParameter(name: "T", type: !4)
!49 = !DITemplateValueParameter(name: "N", type: !4, value: i32 4)
!50 = !{!"reg"}
