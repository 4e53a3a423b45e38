; KNOBS: -lines-of-branches
; One instruction on each way belongs to the line of the branch then.
define i32 @both(i32 %v) !dbg !4 {
entry:
  %c = icmp slt i32 %v, -10, !dbg !5
  br i1 %c, label %t, label %e, !dbg !5
t:
  %x = add i32 %v, 7, !dbg !6
  br label %j, !dbg !6
e:
  %y = xor i32 %v, 1, !dbg !7
  br label %j, !dbg !7
j:
  %r = phi i32 [ %x, %t ], [ %y, %e ]
  ret i32 %r, !dbg !8
}

; LLVM keeps a branch around this much: the lines stay.
define i32 @much(i32 %v) !dbg !9 {
entry:
  %c = icmp slt i32 %v, -10, !dbg !10
  br i1 %c, label %t, label %j, !dbg !10
t:
  %x = add i32 %v, 7, !dbg !11
  %y = mul i32 %x, %v, !dbg !11
  %z = xor i32 %y, %x, !dbg !11
  %w = add i32 %z, %y, !dbg !11
  %u = or i32 %w, %z, !dbg !11
  br label %j, !dbg !11
j:
  %r = phi i32 [ %u, %t ], [ 1, %entry ]
  ret i32 %r, !dbg !12
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: DebugDirectivesOnly)
!2 = !DIFile(filename: "a.cu", directory: "/")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "both", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, scope: !4)
!6 = !DILocation(line: 4, scope: !4)
!7 = !DILocation(line: 6, scope: !4)
!8 = !DILocation(line: 7, scope: !4)
!9 = distinct !DISubprogram(name: "much", file: !2, line: 10, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 12, scope: !9)
!11 = !DILocation(line: 13, scope: !9)
!12 = !DILocation(line: 14, scope: !9)
