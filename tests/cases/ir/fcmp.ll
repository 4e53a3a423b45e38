; Every floating-point comparison, with NaN on either side.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: oeq_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] == b[i])
; RUN: oeq_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] == b[i])
; RUN: ogt_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: ogt_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: oge_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: oge_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: olt_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: olt_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: ole_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: ole_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: one_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] < b[i] || a[i] > b[i])
; RUN: one_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] < b[i] || a[i] > b[i])
; RUN: ord_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (!(isnan(a[i]) || isnan(b[i])))
; RUN: ord_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (!(isnan(a[i]) || isnan(b[i])))
; RUN: uno_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])))
; RUN: uno_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])))
; RUN: ueq_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] == b[i])
; RUN: ueq_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] == b[i])
; RUN: ugt_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] > b[i])
; RUN: ugt_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] > b[i])
; RUN: uge_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] >= b[i])
; RUN: uge_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] >= b[i])
; RUN: ult_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] < b[i])
; RUN: ult_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] < b[i])
; RUN: ule_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] <= b[i])
; RUN: ule_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == ((isnan(a[i]) || isnan(b[i])) || a[i] <= b[i])
; RUN: une_f32<<<1, 16>>>(a=buf:f32:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f32:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] != b[i])
; RUN: une_f64<<<1, 16>>>(a=buf:f64:[1,1,1,1,2,2,2,2,nan,nan,nan,nan,-1,-1,-1,-1], b=buf:f64:[1,2,nan,-1,1,2,nan,-1,1,2,nan,-1,1,2,nan,-1], r=out:i32:16)
; EXPECT: r[i] == (a[i] != b[i])
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @oeq_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp oeq float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @oeq_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp oeq double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ogt_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ogt float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ogt_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ogt double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @oge_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp oge float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @oge_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp oge double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @olt_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp olt float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @olt_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp olt double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ole_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ole float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ole_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ole double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @one_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp one float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @one_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp one double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ord_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ord float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ord_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ord double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @uno_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp uno float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @uno_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp uno double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ueq_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ueq float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ueq_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ueq double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ugt_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ugt float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ugt_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ugt double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @uge_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp uge float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @uge_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp uge double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ult_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ult float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ult_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ult double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ule_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp ule float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ule_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp ule double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @une_f32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %c = fcmp une float %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @une_f64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %c = fcmp une double %x, %y
  %v = zext i1 %c to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
