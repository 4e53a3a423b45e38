@table = internal constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4
@other = internal global [4 x float] zeroinitializer, align 4

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare void @use(ptr)

define float @constant(i64 %i) {
  %p = getelementptr float, ptr @table, i64 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @as_value(i64 %i) {
  %a = load [4 x float], ptr @table, align 4
  %p = getelementptr float, ptr @table, i64 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @written(i64 %i) {
  %w = alloca [4 x float], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr @table, i64 16, i1 false)
  %p = getelementptr float, ptr %w, i64 %i
  store float 0.000000e+00, ptr %p, align 4
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

define void @chain() {
  %a = alloca [4 x float], align 4
  %b = alloca [4 x float], align 4
  %c = alloca [4 x float], align 4
  call void @use(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 16, i1 false)
  call void @use(ptr %b)
  call void @use(ptr %c)
  ret void
}
