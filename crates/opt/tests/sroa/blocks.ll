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
