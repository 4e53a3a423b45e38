define internal i32 @g(i32 %x) !dbg !3 {
  %y = add i32 %x, 1, !dbg !6
  ret i32 %y, !dbg !6
}

define i32 @f(i32 %a) !dbg !7 {
  %y = add i32 %a, 1, !dbg !8
  ret i32 %y, !dbg !10
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cu", directory: "/")
!3 = distinct !DISubprogram(name: "g", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!7 = distinct !DISubprogram(name: "f", file: !2, line: 5, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 2, column: 3, scope: !3, inlinedAt: !9)
!9 = distinct !DILocation(line: 6, column: 7, scope: !7)
!10 = !DILocation(line: 6, column: 7, scope: !7)
