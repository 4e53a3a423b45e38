; A question with a constant name is answered (0 where nobody said anything else); one with another argument stays.
@s = internal constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @asked() {
  %a = call i32 @__nvvm_reflect(ptr @s)
  ret i32 %a
}
define i32 @kept(ptr %p) {
  %a = call i32 @__nvvm_reflect(ptr %p)
  ret i32 %a
}
