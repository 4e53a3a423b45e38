@table = internal constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0], align 4
@other = internal global [4 x float] zeroinitializer, align 4
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

; A slot that is only a copy of a constant table.
define float @constant(i64 %i) {
  %w = alloca [4 x float], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr @table, i64 16, i1 false)
  %p = getelementptr float, ptr %w, i64 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @as_value(i64 %i) {
  %w = alloca [4 x float], align 4
  %a = load [4 x float], ptr @table, align 4
  store [4 x float] %a, ptr %w, align 4
  %p = getelementptr float, ptr %w, i64 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

; Written afterwards, not constant, or known elsewhere: stays.
define float @written(i64 %i) {
  %w = alloca [4 x float], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr @table, i64 16, i1 false)
  %p = getelementptr float, ptr %w, i64 %i
  store float 0.0, ptr %p, align 4
  %v = load float, ptr %w, align 4
  ret float %v
}

define float @variable(i64 %i) {
  %w = alloca [4 x float], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr @other, i64 16, i1 false)
  %p = getelementptr float, ptr %w, i64 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @escapes(i64 %i) {
  %w = alloca [4 x float], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr @table, i64 16, i1 false)
  call void @use(ptr %w)
  %v = load float, ptr %w, align 4
  ret float %v
}

; A copy of a copy, and copies of nothing.
define void @chain() {
  %a = alloca [4 x float], align 4
  %b = alloca [4 x float], align 4
  %c = alloca [4 x float], align 4
  call void @use(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %c, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 0, i1 false)
  call void @use(ptr %b)
  call void @use(ptr %c)
  ret void
}
