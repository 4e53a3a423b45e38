; PASSES: sroa,mem2reg,dce
; Parts of a constant aggregate are constants.
declare i32 @f(i32)
define ptr @g() {
  %p = alloca { ptr, i64 }, align 8
  store { ptr, i64 } { ptr @f, i64 0 }, ptr %p, align 8
  %v = load { ptr, i64 }, ptr %p, align 8
  %a = extractvalue { ptr, i64 } %v, 0
  ret ptr %a
}
