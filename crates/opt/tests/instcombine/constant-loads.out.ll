@vtable = internal addrspace(1) constant [3 x i64] [i64 0, i64 7, i64 ptrtoint (ptr @f to i64)], align 8
@text = internal constant [8 x i8] c"abcdefgh", align 8
@floats = internal constant [2 x float] [float 1.000000e+00, float 2.000000e+00], align 4
@changes = internal global [2 x i32] [i32 1, i32 2], align 4

define i32 @f(i32 %x) {
  ret i32 %x
}

define i32 @call(i32 %x) {
  %r = call i32 @f(i32 %x)
  ret i32 %r
}

define i32 @word() {
  ret i32 1751606885
}

define i32 @bits() {
  ret i32 1073741824
}

define i32 @outside() {
  %v = load i32, ptr getelementptr (float, ptr @floats, i64 2), align 4
  ret i32 %v
}

define i32 @variable() {
  %v = load i32, ptr @changes, align 4
  ret i32 %v
}
