; PASSES: loop-unroll-full
; Four times a body of sixty with a loop in it that runs as often as the host says: too much.
define float @around(float %x, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi float [ 0.0, %entry ], [ %m59, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  call void @step(i32 %k)
  %k.next = add nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %inner, label %latch
latch:
  %m0 = fmul float %s, %x
  %m1 = fmul float %m0, %x
  %m2 = fmul float %m1, %x
  %m3 = fmul float %m2, %x
  %m4 = fmul float %m3, %x
  %m5 = fmul float %m4, %x
  %m6 = fmul float %m5, %x
  %m7 = fmul float %m6, %x
  %m8 = fmul float %m7, %x
  %m9 = fmul float %m8, %x
  %m10 = fmul float %m9, %x
  %m11 = fmul float %m10, %x
  %m12 = fmul float %m11, %x
  %m13 = fmul float %m12, %x
  %m14 = fmul float %m13, %x
  %m15 = fmul float %m14, %x
  %m16 = fmul float %m15, %x
  %m17 = fmul float %m16, %x
  %m18 = fmul float %m17, %x
  %m19 = fmul float %m18, %x
  %m20 = fmul float %m19, %x
  %m21 = fmul float %m20, %x
  %m22 = fmul float %m21, %x
  %m23 = fmul float %m22, %x
  %m24 = fmul float %m23, %x
  %m25 = fmul float %m24, %x
  %m26 = fmul float %m25, %x
  %m27 = fmul float %m26, %x
  %m28 = fmul float %m27, %x
  %m29 = fmul float %m28, %x
  %m30 = fmul float %m29, %x
  %m31 = fmul float %m30, %x
  %m32 = fmul float %m31, %x
  %m33 = fmul float %m32, %x
  %m34 = fmul float %m33, %x
  %m35 = fmul float %m34, %x
  %m36 = fmul float %m35, %x
  %m37 = fmul float %m36, %x
  %m38 = fmul float %m37, %x
  %m39 = fmul float %m38, %x
  %m40 = fmul float %m39, %x
  %m41 = fmul float %m40, %x
  %m42 = fmul float %m41, %x
  %m43 = fmul float %m42, %x
  %m44 = fmul float %m43, %x
  %m45 = fmul float %m44, %x
  %m46 = fmul float %m45, %x
  %m47 = fmul float %m46, %x
  %m48 = fmul float %m47, %x
  %m49 = fmul float %m48, %x
  %m50 = fmul float %m49, %x
  %m51 = fmul float %m50, %x
  %m52 = fmul float %m51, %x
  %m53 = fmul float %m52, %x
  %m54 = fmul float %m53, %x
  %m55 = fmul float %m54, %x
  %m56 = fmul float %m55, %x
  %m57 = fmul float %m56, %x
  %m58 = fmul float %m57, %x
  %m59 = fmul float %m58, %x
  %i.next = add nsw i32 %i, 1
  %again = icmp slt i32 %i.next, 4
  br i1 %again, label %outer, label %exit
exit:
  ret float %m59
}

; The inner loop runs as often as the counter of the outer one says: it can disappear.
define void @triangle(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 8, %entry ], [ %i.next, %latch ]
  %half = lshr i32 %i, 1
  br label %inner
inner:
  %k = phi i32 [ %half, %outer ], [ %k.next, %inner ]
  call void @step(i32 %k)
  %k.next = lshr i32 %k, 1
  %more = icmp ne i32 %k.next, 0
  br i1 %more, label %inner, label %latch
latch:
  %i.next = add nsw i32 %i, 8
  %again = icmp slt i32 %i.next, 24
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

declare void @step(i32) nounwind willreturn memory(none)
