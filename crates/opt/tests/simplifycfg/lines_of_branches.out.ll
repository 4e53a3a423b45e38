define i32 @both(i32 %v) !dbg !3 {
entry:
  %c = icmp slt i32 %v, -10, !dbg !6
  %x = add i32 %v, 7, !dbg !6
  %y = xor i32 %v, 1, !dbg !6
  %0 = select i1 %c, i32 %x, i32 %y, !dbg !6
  ret i32 %0, !dbg !7
}

define i32 @much(i32 %v) !dbg !8 {
entry:
  %c = icmp slt i32 %v, -10, !dbg !9
  %x = add i32 %v, 7, !dbg !10
  %y = mul i32 %x, %v, !dbg !10
  %z = xor i32 %y, %x, !dbg !10
  %w = add i32 %z, %y, !dbg !10
  %u = or i32 %w, %z, !dbg !10
  %0 = select i1 %c, i32 %u, i32 1, !dbg !9
  ret i32 %0, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "both", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, scope: !3)
!7 = !DILocation(line: 7, scope: !3)
!8 = distinct !DISubprogram(name: "much", file: !1, line: 10, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 12, scope: !8)
!10 = !DILocation(line: 13, scope: !8)
!11 = !DILocation(line: 14, scope: !8)
