define i32 @both(i16 %x, i16 %y) {
  %1 = zext i16 %x to i32
  %2 = zext i16 %y to i32
  %3 = shl i32 %2, 16
  %4 = or i32 %1, %3
  ret i32 %4
}

define i32 @swapped(i16 %x) {
  %a = trunc i16 %x to i8
  %xs = lshr i16 %x, 8
  %b = trunc i16 %xs to i8
  %za = zext i8 %a to i32
  %zb = zext i8 %b to i32
  %sa = shl i32 %za, 8
  %r = or i32 %zb, %sa
  ret i32 %r
}

define void @rotated(ptr %p, ptr %q, i32 %n) {
entry:
  %x = load i16, ptr %p, align 2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %0 = phi i16 [ %x, %entry ], [ %y, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %1 = zext i16 %0 to i32
  store i32 %1, ptr %q, align 4
  %next = add i32 %i, 1
  %a = getelementptr i16, ptr %p, i32 %next
  %y = load i16, ptr %a, align 2
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define i16 @mixed(i16 %x, i16 %y, i16 %z, i1 %c) {
entry:
  %xl = trunc i16 %x to i8
  %xs = lshr i16 %x, 8
  %xh = trunc i16 %xs to i8
  br i1 %c, label %other, label %join

other:                                            ; preds = %entry
  %yl = trunc i16 %y to i8
  %zs = lshr i16 %z, 8
  %zh = trunc i16 %zs to i8
  br label %join

join:                                             ; preds = %other, %entry
  %l = phi i8 [ %xl, %entry ], [ %yl, %other ]
  %h = phi i8 [ %xh, %entry ], [ %zh, %other ]
  %zl = zext i8 %l to i16
  %zzh = zext i8 %h to i16
  %sh = shl i16 %zzh, 8
  %r = or i16 %sh, %zl
  ret i16 %r
}

define void @halves(i16 %x, i16 %y, ptr %q, i32 %n) {
entry:
  %0 = zext i16 %x to i32
  %1 = zext i16 %y to i32
  %2 = shl i32 %1, 16
  %3 = or i32 %0, %2
  br label %loop

loop:                                             ; preds = %latch, %entry
  %4 = phi i32 [ %3, %entry ], [ %8, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  store i32 %4, ptr %q, align 4
  %next = add i32 %i, 1
  br label %latch

latch:                                            ; preds = %loop
  %a = call i16 asm "mov.u16 $0, %tid.x;", "=h"()
  %b = call i16 asm "mov.u16 $0, %tid.y;", "=h"()
  %c = icmp slt i32 %next, %n
  %5 = zext i16 %a to i32
  %6 = zext i16 %b to i32
  %7 = shl i32 %6, 16
  %8 = or i32 %5, %7
  br i1 %c, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}
