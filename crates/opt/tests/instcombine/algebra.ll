@table = internal constant [3 x { i32, float }] [{ i32, float } { i32 1, float 2.0 }, { i32, float } { i32 3, float 4.0 }, { i32, float } zeroinitializer], align 4
@changing = internal global [2 x i32] [i32 1, i32 2], align 4
@host_sets = addrspace(4) externally_initialized constant i32 5, align 4
@text = internal constant [4 x i8] c"abc\00", align 1

; Loads of what never changes.
define float @constant() {
  %p = getelementptr i8, ptr @table, i64 12
  %v = load float, ptr %p, align 4
  %q = getelementptr i8, ptr @table, i64 20
  %w = load float, ptr %q, align 4
  %s = fadd float %v, %w
  ret float %s
}

define i8 @letter() {
  %p = getelementptr i8, ptr @text, i64 1
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

; What may change, what the host sets, halves of elements and other types stay loads.
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
  %s = add i32 %a, %b
  %d = sub i32 %s, %a
  %x = xor i32 %d, %a
  %y = xor i32 %x, %a
  ret i32 %y
}

define float @negations(float %a, float %b) {
  %n = fneg float %b
  %s = fadd float %a, %n
  %m = fneg float %s
  %t = fsub float %a, %m
  ret float %t
}

define i32 @masks(i32 %a) {
  %t = trunc i32 %a to i8
  %z = zext i8 %t to i32
  ret i32 %z
}

; Floats do not cancel.
define float @rounds(float %a, float %b) {
  %s = fadd float %a, %b
  %d = fsub float %s, %a
  ret float %d
}
