@table = internal constant [3 x { i32, float }] [{ i32, float } { i32 1, float 2.000000e+00 }, { i32, float } { i32 3, float 4.000000e+00 }, { i32, float } zeroinitializer], align 4
@changing = internal global [2 x i32] [i32 1, i32 2], align 4
@host_sets = addrspace(4) externally_initialized constant i32 5, align 4
@text = internal constant [4 x i8] c"abc\00", align 1

define float @constant() {
  ret float 4.000000e+00
}

define i8 @letter() {
  ret i8 98
}

define i32 @stays(ptr %out) {
  %v = load i32, ptr @changing, align 4
  %w = load i32, ptr addrspace(4) @host_sets, align 4
  %p = getelementptr i8, ptr @table, i64 1
  %x = load i32, ptr %p, align 1
  %y = load i64, ptr @table, align 4
  store i64 %y, ptr %out, align 8
  %s = add i32 %v, %w
  %t = add i32 %s, %x
  ret i32 %t
}

define i32 @cancels(i32 %a, i32 %b) {
  ret i32 %b
}

define float @negations(float %a, float %b) {
  %s = fsub float %a, %b
  %t = fadd float %a, %s
  ret float %t
}

define i32 @masks(i32 %a) {
  %z = and i32 %a, 255
  ret i32 %z
}

define float @rounds(float %a, float %b) {
  %s = fadd float %a, %b
  %d = fsub float %s, %a
  ret float %d
}
