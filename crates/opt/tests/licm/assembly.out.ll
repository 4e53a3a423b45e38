define float @arithmetic(i32 %n, float %a) {
entry:
  %r = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %a)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
  %t = fadd float %s, %r
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret float %t
}

define i32 @stays(i32 %n, i32 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t4, %loop ]
  %r1 = call i32 asm "activemask.b32 $0;", "=r"()
  %r2 = call i32 asm "addc.u32 $0, $1, 0;", "=r,r"(i32 %a)
  %r3 = call i32 asm sideeffect "add.u32 $0, $1, 1;", "=r,r"(i32 %a)
  %r4 = call i32 asm "add.cc.u32 $0, $1, 1;", "=r,r"(i32 %a)
  %t1 = add i32 %s, %r1
  %t2 = add i32 %t1, %r2
  %t3 = add i32 %t2, %r3
  %t4 = add i32 %t3, %r4
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %t4
}
