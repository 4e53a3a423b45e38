; PASSES: loop-unroll
; Eight iterations around a loop that itself will have four copies and a rest are too much.
define i32 @grows(ptr %a, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %outer.latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %outer.latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k1, %inner ]
  %u = phi i32 [ %s, %outer ], [ %t, %inner ]
  %at = getelementptr i32, ptr %a, i32 %k
  %v = load i32, ptr %at
  %w = mul i32 %v, %i
  %t = add i32 %u, %w
  %k1 = add nsw i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, 8
  br i1 %c, label %outer, label %exit
exit:
  ret i32 %t
}
