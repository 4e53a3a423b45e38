; PASSES: instcombine

; Four bytes that two numbers were taken apart into.
define i32 @both(i16 %x, i16 %y) {
  %a = trunc i16 %x to i8
  %xs = lshr i16 %x, 8
  %b = trunc i16 %xs to i8
  %c = trunc i16 %y to i8
  %ys = lshr i16 %y, 8
  %d = trunc i16 %ys to i8
  %za = zext i8 %a to i32
  %zb = zext i8 %b to i32
  %sb = shl i32 %zb, 8
  %ab = or i32 %za, %sb
  %zc = zext i8 %c to i32
  %sc = shl i32 %zc, 16
  %abc = or i32 %ab, %sc
  %zd = zext i8 %d to i32
  %sd = shl i32 %zd, 24
  %r = or i32 %abc, %sd
  ret i32 %r
}

; The other way round: no number.
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

; The bytes of what is loaded for the next iteration.
define void @rotated(ptr %p, ptr %q, i32 %n) {
entry:
  %x = load i16, ptr %p, align 2
  %xl = trunc i16 %x to i8
  %xs = lshr i16 %x, 8
  %xh = trunc i16 %xs to i8
  br label %loop
loop:
  %l = phi i8 [ %xl, %entry ], [ %yl, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %h = phi i8 [ %xh, %entry ], [ %yh, %loop ]
  %zl = zext i8 %l to i32
  %zh = zext i8 %h to i32
  %sh = shl i32 %zh, 8
  %r = or i32 %sh, %zl
  store i32 %r, ptr %q, align 4
  %next = add i32 %i, 1
  %a = getelementptr i16, ptr %p, i32 %next
  %y = load i16, ptr %a, align 2
  %yl = trunc i16 %y to i8
  %ys = lshr i16 %y, 8
  %yh = trunc i16 %ys to i8
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; One of them is another number's: two phis stay.
define i16 @mixed(i16 %x, i16 %y, i16 %z, i1 %c) {
entry:
  %xl = trunc i16 %x to i8
  %xs = lshr i16 %x, 8
  %xh = trunc i16 %xs to i8
  br i1 %c, label %other, label %join
other:
  %yl = trunc i16 %y to i8
  %zs = lshr i16 %z, 8
  %zh = trunc i16 %zs to i8
  br label %join
join:
  %l = phi i8 [ %xl, %entry ], [ %yl, %other ]
  %h = phi i8 [ %xh, %entry ], [ %zh, %other ]
  %zl = zext i8 %l to i16
  %zzh = zext i8 %h to i16
  %sh = shl i16 %zzh, 8
  %r = or i16 %sh, %zl
  ret i16 %r
}

; Halves are put together where they are made.
define void @halves(i16 %x, i16 %y, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %l = phi i16 [ %x, %entry ], [ %a, %latch ]
  %h = phi i16 [ %y, %entry ], [ %b, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %zl = zext i16 %l to i32
  %zh = zext i16 %h to i32
  %sh = shl i32 %zh, 16
  %r = or i32 %sh, %zl
  store i32 %r, ptr %q, align 4
  %next = add i32 %i, 1
  br label %latch
latch:
  %a = call i16 asm "mov.u16 $0, %tid.x;", "=h"()
  %b = call i16 asm "mov.u16 $0, %tid.y;", "=h"()
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
