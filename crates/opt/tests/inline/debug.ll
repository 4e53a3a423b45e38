; Copies say where they were inlined.
define internal i32 @g(i32 %x) !dbg !5 {
  %y = add i32 %x, 1, !dbg !7
  ret i32 %y, !dbg !7
}

define i32 @f(i32 %a) !dbg !6 {
  %r = call i32 @g(i32 %a), !dbg !8
  ret i32 %r, !dbg !8
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cu", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "g", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "f", file: !2, line: 5, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 2, column: 3, scope: !5)
!8 = !DILocation(line: 6, column: 7, scope: !6)
