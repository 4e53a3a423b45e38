; CHECK: setp.gt.s32
; CHECK: setp.eq.s32
; NOT: brx.idx
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %x) {
  switch i32 %x, label %d [ i32 1, label %a i32 2, label %b i32 30, label %a i32 -9, label %b i32 100, label %c i32 200, label %c ]
a:
  ret i32 10
b:
  ret i32 20
c:
  %p = phi i32 [5, %0], [5, %0]
  ret i32 %p
d:
  ret i32 %x
}
define i32 @wide(i128 %x) {
  switch i128 %x, label %d [ i128 1, label %a i128 36893488147419103232, label %d ]
a:
  ret i32 10
d:
  ret i32 20
}
define i32 @bool(i1 %x) {
  switch i1 %x, label %d [ i1 0, label %a ]
a:
  ret i32 10
d:
  ret i32 20
}
