; At most three rounds, by a minimum, by a choice or by a count of flags: copies with their tests, since the source asks.
declare i32 @llvm.smin.i32(i32, i32)

define void @by_minimum(ptr %a, i32 %n) {
entry:
  %b = call i32 @llvm.smin.i32(i32 %n, i32 3)
  %any = icmp sgt i32 %b, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %at = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %at
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %b
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define void @by_choice(ptr %a, i32 %n) {
entry:
  %large = icmp sgt i32 %n, 1
  %b = select i1 %large, i32 1, i32 %n
  %any = icmp sgt i32 %b, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %at = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %at
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %b
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define void @by_count(ptr %a, i1 %x, i1 %y, i1 %z) {
entry:
  %n0 = zext i1 %x to i32
  %n1 = add nuw nsw i32 %n0, 1
  %n2 = select i1 %y, i32 %n1, i32 %n0
  %n3 = add nuw nsw i32 %n2, 1
  %b = select i1 %z, i32 %n3, i32 %n2
  %any = icmp sgt i32 %b, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %at = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %at
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %b
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
