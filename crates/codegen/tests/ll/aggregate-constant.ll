; Parts of constant aggregates that need code: the address of a function.
; CHECK: , callee;
; CHECK: , callee;
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @callee(i32 %x) {
  ret i32 %x
}
define i32 @extract(ptr %p, i32 %x) {
  %f = extractvalue { ptr, i64 } { ptr @callee, i64 8 }, 0
  %n = extractvalue { ptr, i64 } { ptr @callee, i64 8 }, 1
  store i64 %n, ptr %p, align 8
  %q = getelementptr i8, ptr %p, i64 8
  store ptr %f, ptr %q, align 8
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
define ptr @frozen() {
  %f = freeze ptr @callee
  ret ptr %f
}
