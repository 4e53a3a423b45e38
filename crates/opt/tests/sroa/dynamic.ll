; PASSES: sroa,mem2reg
; An array with a run-time index stays in memory.
define i32 @f(i64 %i) {
  %a = alloca [4 x i32], align 4
  store i32 7, ptr %a, align 4
  %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
