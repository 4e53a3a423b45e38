@s = internal constant [11 x i8] c"__CUDA_FTZ\00"

declare i32 @__nvvm_reflect(ptr)

define i32 @asked() {
  ret i32 0
}

define i32 @kept(ptr %p) {
  %a = call i32 @__nvvm_reflect(ptr %p)
  ret i32 %a
}
