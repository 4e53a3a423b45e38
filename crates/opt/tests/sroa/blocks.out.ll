%struct.S = type { float, i8, i32 }
%struct.Many = type { [2000 x i8], i32, float }

define i32 @set_and_copied(ptr %p, float %x) {
  %1 = trunc i16 0 to i8
  %2 = lshr i16 0, 8
  %3 = trunc i16 %2 to i8
  store float %x, ptr %p, align 4
  %4 = getelementptr inbounds i8, ptr %p, i64 4
  store i8 0, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %p, i64 5
  store i8 0, ptr %5, align 1
  %6 = getelementptr inbounds i8, ptr %p, i64 6
  store i8 %1, ptr %6, align 2
  %7 = getelementptr inbounds i8, ptr %p, i64 7
  store i8 %3, ptr %7, align 1
  %8 = getelementptr inbounds i8, ptr %p, i64 8
  store i32 0, ptr %8, align 4
  ret i32 0
}

define float @ones() {
  %1 = bitcast i32 16843009 to float
  %2 = bitcast i32 16843009 to float
  ret float %2
}

define float @dynamic(i32 %i) {
  %a = alloca [4 x float], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 16, i1 false)
  %q = getelementptr float, ptr %a, i32 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

define float @volatile() {
  %a = alloca [2 x float], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 8, i1 true)
  %v = load float, ptr %a, align 4
  ret float %v
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @few_are_read(ptr %from) {
  %1 = getelementptr inbounds i8, ptr %from, i64 2000
  %2 = load i32, ptr %1, align 16
  %3 = getelementptr inbounds i8, ptr %from, i64 2004
  %4 = load float, ptr %3, align 4
  %g = fptosi float %4 to i32
  %r = add i32 %2, %g
  ret i32 %r
}

define i32 @all_are_read(ptr %from, ptr %to) {
  %s = alloca %struct.Many, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %from, i64 2008, i1 false)
  %p = getelementptr i8, ptr %s, i64 2000
  %v = load i32, ptr %p, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %to, ptr align 16 %s, i64 2008, i1 false)
  ret i32 %v
}

define %struct.Many @whole(ptr %from) {
  %s = alloca %struct.Many, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %from, i64 2008, i1 false)
  %v = load %struct.Many, ptr %s, align 16
  ret %struct.Many %v
}
