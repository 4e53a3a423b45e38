; PASSES: sroa,mem2reg
%struct.S = type { float, i8, i32 }

; Set and copied, padding and all.
define i32 @set_and_copied(ptr %p, float %x) {
  %a = alloca %struct.S, align 4
  %b = alloca %struct.S, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 12, i1 false)
  store float %x, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 12, i1 false)
  %q = getelementptr %struct.S, ptr %b, i32 0, i32 2
  %v = load i32, ptr %q, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %b, i64 12, i1 false)
  ret i32 %v
}

; Bytes of another value than zero.
define float @ones() {
  %a = alloca [2 x float], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 1, i64 8, i1 false)
  %q = getelementptr float, ptr %a, i64 1
  %v = load float, ptr %q, align 4
  ret float %v
}

; An index that is not known keeps the array, and the call.
define float @dynamic(i32 %i) {
  %a = alloca [4 x float], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 16, i1 false)
  %q = getelementptr float, ptr %a, i32 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

; Volatile stays.
define float @volatile() {
  %a = alloca [2 x float], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 8, i1 true)
  %v = load float, ptr %a, align 4
  ret float %v
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

%struct.Many = type { [2000 x i8], i32, float }

; Of a large slot only what is read is copied.
define i32 @few_are_read(ptr %from) {
  %s = alloca %struct.Many, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %from, i64 2008, i1 false)
  %p = getelementptr i8, ptr %s, i64 2000
  %v = load i32, ptr %p, align 16
  %q = getelementptr i8, ptr %s, i64 2004
  %f = load float, ptr %q, align 4
  %g = fptosi float %f to i32
  %r = add i32 %v, %g
  ret i32 %r
}

; All of it is copied on.
define i32 @all_are_read(ptr %from, ptr %to) {
  %s = alloca %struct.Many, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %from, i64 2008, i1 false)
  %p = getelementptr i8, ptr %s, i64 2000
  %v = load i32, ptr %p, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %to, ptr align 16 %s, i64 2008, i1 false)
  ret i32 %v
}

; Read as a whole.
define %struct.Many @whole(ptr %from) {
  %s = alloca %struct.Many, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %from, i64 2008, i1 false)
  %v = load %struct.Many, ptr %s, align 16
  ret %struct.Many %v
}
