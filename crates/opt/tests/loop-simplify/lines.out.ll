define i32 @guarded(i32 %n, i32 %m) !dbg !3 {
entry:
  %any = icmp sgt i32 %n, 0, !dbg !6
  br i1 %any, label %0, label %exit, !dbg !6

0:                                                ; preds = %entry
  br label %outer, !dbg !7

outer:                                            ; preds = %latch, %0
  %i = phi i32 [ %i1, %latch ], [ 0, %0 ]
  br label %inner, !dbg !7

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i32 %j, 1, !dbg !8
  %more = icmp slt i32 %j1, %m, !dbg !7
  br i1 %more, label %inner, label %latch, !dbg !7

latch:                                            ; preds = %inner
  %i1 = add i32 %i, %j1, !dbg !6
  %c = icmp slt i32 %i1, %n, !dbg !6
  br i1 %c, label %outer, label %1, !dbg !6

1:                                                ; preds = %latch
  br label %exit

exit:                                             ; preds = %1, %entry
  %r = phi i32 [ 0, %entry ], [ %i1, %1 ]
  ret i32 %r, !dbg !8
}

define i32 @known(i32 %n) !dbg !9 {
entry:
  %any = icmp sgt i32 1, 0, !dbg !10
  br i1 %any, label %0, label %exit, !dbg !10

0:                                                ; preds = %entry
  br label %first

first:                                            ; preds = %first, %0
  %i = phi i32 [ %i1, %first ], [ 0, %0 ]
  %i1 = add i32 %i, 1, !dbg !10
  %c = icmp slt i32 %i1, %n, !dbg !10
  br i1 %c, label %first, label %1, !dbg !10

1:                                                ; preds = %first
  br label %second

second:                                           ; preds = %second, %1
  %j = phi i32 [ %j1, %second ], [ 0, %1 ]
  %j1 = add i32 %j, 1, !dbg !11
  %d = icmp slt i32 %j1, %n, !dbg !11
  br i1 %d, label %second, label %2, !dbg !11

2:                                                ; preds = %second
  br label %exit

exit:                                             ; preds = %2, %entry
  ret i32 %n, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "t", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "t.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "guarded", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 1, scope: !3)
!7 = !DILocation(line: 3, column: 1, scope: !3)
!8 = !DILocation(line: 4, column: 1, scope: !3)
!9 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 10, type: !4, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 11, column: 1, scope: !9)
!11 = !DILocation(line: 12, column: 1, scope: !9)
