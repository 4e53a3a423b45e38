; What is computed for a loop behind a test is told of the line where its first block ends, here that of an inner loop.
define i32 @guarded(i32 %n, i32 %m) !dbg !3 {
entry:
  %any = icmp sgt i32 %n, 0, !dbg !6
  br i1 %any, label %outer, label %exit, !dbg !6
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner, !dbg !7
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i32 %j, 1, !dbg !8
  %more = icmp slt i32 %j1, %m, !dbg !7
  br i1 %more, label %inner, label %latch, !dbg !7
latch:
  %i1 = add i32 %i, %j1, !dbg !6
  %c = icmp slt i32 %i1, %n, !dbg !6
  br i1 %c, label %outer, label %exit, !dbg !6
exit:
  %r = phi i32 [ 0, %entry ], [ %i1, %latch ]
  ret i32 %r, !dbg !8
}

; A test that decides nothing, and the end of another loop, say nothing about the line.
define i32 @known(i32 %n) !dbg !4 {
entry:
  %any = icmp sgt i32 1, 0, !dbg !9
  br i1 %any, label %first, label %exit, !dbg !9
first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  %i1 = add i32 %i, 1, !dbg !9
  %c = icmp slt i32 %i1, %n, !dbg !9
  br i1 %c, label %first, label %second, !dbg !9
second:
  %j = phi i32 [ 0, %first ], [ %j1, %second ]
  %j1 = add i32 %j, 1, !dbg !10
  %d = icmp slt i32 %j1, %n, !dbg !10
  br i1 %d, label %second, label %exit, !dbg !10
exit:
  ret i32 %n, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "t", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "t.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "guarded", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 2, column: 1, scope: !3)
!7 = !DILocation(line: 3, column: 1, scope: !3)
!8 = !DILocation(line: 4, column: 1, scope: !3)
!9 = !DILocation(line: 11, column: 1, scope: !4)
!10 = !DILocation(line: 12, column: 1, scope: !4)
