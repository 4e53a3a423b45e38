%S = type { i32, float }
%Large = type { [200 x i32], i32 }

define internal float @g(ptr byval(%S) align 8 %s) {
  %n = load i32, ptr %s, align 8
  store i32 0, ptr %s, align 8
  %p = getelementptr %S, ptr %s, i32 0, i32 1
  %f = load float, ptr %p, align 4
  %x = sitofp i32 %n to float
  %r = fadd float %f, %x
  ret float %r
}

define float @f(ptr %s) {
  %1 = alloca %S, align 8
  %2 = load %S, ptr %s, align 8
  store %S %2, ptr %1, align 8
  %n = load i32, ptr %1, align 8
  store i32 0, ptr %1, align 8
  %p = getelementptr %S, ptr %1, i32 0, i32 1
  %f = load float, ptr %p, align 4
  %x = sitofp i32 %n to float
  %r = fadd float %f, %x
  ret float %r
}

define internal i32 @reads(ptr byval(%Large) align 4 %s) {
  %p = getelementptr %Large, ptr %s, i32 0, i32 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare void @sees(ptr)

define i32 @reads_slot(ptr %from) {
  %s = alloca %Large, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %from, i64 804, i1 false)
  %p = getelementptr %Large, ptr %s, i32 0, i32 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @reads_shared(ptr %from) {
  %s = alloca %Large, align 4
  call void @sees(ptr %s)
  %r = call i32 @reads(ptr byval(%Large) align 4 %s)
  ret i32 %r
}

define internal i32 @writes(ptr byval(%Large) align 4 %s) {
  store i32 1, ptr %s, align 4
  %p = getelementptr %Large, ptr %s, i32 0, i32 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @writes_slot(ptr %from) {
  %s = alloca %Large, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %from, i64 804, i1 false)
  %r = call i32 @writes(ptr byval(%Large) align 4 %s)
  ret i32 %r
}
