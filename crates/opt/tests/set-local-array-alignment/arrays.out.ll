define void @arrays() {
  %a = alloca [32 x i32], align 16
  %b = alloca [3 x i8], align 2
  %c = alloca float, align 4
  %d = alloca [4 x double], align 32
  ret void
}
