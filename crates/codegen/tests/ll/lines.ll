; OPTIONS: lines
; CHECK: .loc 1 3 0
; CHECK: .loc 1 4 5
; CHECK: .loc 1 2 9, function_name $L__info_string0, inlined_at 1 4 5
; CHECK: .file 1 "/src/a.cu"
; CHECK: .section .debug_str
target datalayout = "e-p:64:64:64-p3:32:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) !dbg !4 {
  %v = load i32, ptr %p, !dbg !7
  %w = mul i32 %v, %v, !dbg !8
  store i32 %w, ptr %p, !dbg !7
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.cu", directory: "/src")
!2 = !DISubroutineType(types: !{null})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 3, type: !2, unit: !0)
!5 = distinct !DISubprogram(name: "sq", linkageName: "_Z2sqi", scope: !1, file: !1, line: 1, type: !2, unit: !0)
!6 = distinct !DILocation(line: 4, column: 5, scope: !4)
!7 = !DILocation(line: 4, column: 5, scope: !4)
!8 = !DILocation(line: 2, column: 9, scope: !5, inlinedAt: !6)
!9 = !DILocation(line: 5, column: 1, scope: !4)
