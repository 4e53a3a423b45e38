; Conversions between all kinds of numbers.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: trunc_i64_i32<<<1, 64>>>(a=buf:i64:64:rand=3, r=out:i32:64)
; EXPECT: r[i] == a[i]
; RUN: trunc_i32_i8<<<1, 64>>>(a=buf:i32:64:rand=3, r=out:i8:64)
; EXPECT: r[i] == a[i]
; RUN: zext_i8_i32<<<1, 64>>>(a=buf:u8:64:rand=3, r=out:u32:64)
; EXPECT: r[i] == a[i]
; RUN: zext_i16_i64<<<1, 64>>>(a=buf:u16:64:rand=3, r=out:u64:64)
; EXPECT: r[i] == a[i]
; RUN: zext_i32_i64<<<1, 64>>>(a=buf:u32:64:rand=3, r=out:u64:64)
; EXPECT: r[i] == a[i]
; RUN: sext_i8_i16<<<1, 64>>>(a=buf:i8:64:rand=3, r=out:i16:64)
; EXPECT: r[i] == a[i]
; RUN: sext_i8_i64<<<1, 64>>>(a=buf:i8:64:rand=3, r=out:i64:64)
; EXPECT: r[i] == a[i]
; RUN: sext_i32_i64<<<1, 64>>>(a=buf:i32:64:rand=3, r=out:i64:64)
; EXPECT: r[i] == a[i]
; RUN: sitofp_i32_float<<<1, 64>>>(a=buf:i32:64:rand=3, r=out:f32:64)
; EXPECT: r[i] == a[i]
; RUN: sitofp_i64_double<<<1, 64>>>(a=buf:i64:64:rand=3, r=out:f64:64)
; EXPECT: r[i] == a[i]
; RUN: uitofp_i32_float<<<1, 64>>>(a=buf:u32:64:rand=3, r=out:f32:64)
; EXPECT: r[i] == a[i]
; RUN: uitofp_i8_double<<<1, 64>>>(a=buf:u8:64:rand=3, r=out:f64:64)
; EXPECT: r[i] == a[i]
; RUN: sitofp_i16_float<<<1, 64>>>(a=buf:i16:64:rand=3, r=out:f32:64)
; EXPECT: r[i] == a[i]
; RUN: fpext_float_double<<<1, 64>>>(a=buf:f32:64:rand=3,-100,100, r=out:f64:64)
; EXPECT: r[i] == a[i]
; RUN: fptrunc_double_float<<<1, 64>>>(a=buf:f64:64:rand=3,-100,100, r=out:f32:64)
; EXPECT: r[i] == a[i]
; RUN: fpext_half_float<<<1, 64>>>(a=buf:f16:64:rand=3,-100,100, r=out:f32:64)
; EXPECT: r[i] == a[i]
; RUN: fptrunc_float_half<<<1, 64>>>(a=buf:f32:64:rand=3,-100,100, r=out:f16:64)
; EXPECT: r[i] == a[i]
; RUN: bitcast_float_i32<<<1, 64>>>(a=buf:f32:64:rand=3,-100,100, r=out:u32:64)
; EXPECT: r[i] == bits_of_f32(a[i])
; RUN: bitcast_i64_double<<<1, 64>>>(a=buf:u64:64:rand=3, r=out:f64:64)
; EXPECT: r[i] == f64_of_bits(a[i])
; RUN: fptosi_float_i32<<<1, 64>>>(a=buf:f32:64:rand=3,-100,100, r=out:i32:64)
; EXPECT: r[i] == trunc(a[i])
; RUN: fptoui_float_i32<<<1, 64>>>(a=buf:f32:64:rand=3,0,100, r=out:u32:64)
; EXPECT: r[i] == trunc(a[i])
; RUN: fptosi_double_i64<<<1, 64>>>(a=buf:f64:64:rand=3,-100,100, r=out:i64:64)
; EXPECT: r[i] == trunc(a[i])
; RUN: fptoui_double_i16<<<1, 64>>>(a=buf:f64:64:rand=3,0,100, r=out:u16:64)
; EXPECT: r[i] == trunc(a[i])
; RUN: fptosi_float_i8<<<1, 64>>>(a=buf:f32:64:rand=3,-100,100, r=out:i8:64)
; EXPECT: r[i] == trunc(a[i])
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @trunc_i64_i32(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %v = trunc i64 %x to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @trunc_i32_i8(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %v = trunc i32 %x to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @zext_i8_i32(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %v = zext i8 %x to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @zext_i16_i64(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i16, ptr %a, i64 %i
  %x = load i16, ptr %xp
  %v = zext i16 %x to i64
  %ro = getelementptr i64, ptr %r, i64 %i
  store i64 %v, ptr %ro
  ret void
}

define ptx_kernel void @zext_i32_i64(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %v = zext i32 %x to i64
  %ro = getelementptr i64, ptr %r, i64 %i
  store i64 %v, ptr %ro
  ret void
}

define ptx_kernel void @sext_i8_i16(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %v = sext i8 %x to i16
  %ro = getelementptr i16, ptr %r, i64 %i
  store i16 %v, ptr %ro
  ret void
}

define ptx_kernel void @sext_i8_i64(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %v = sext i8 %x to i64
  %ro = getelementptr i64, ptr %r, i64 %i
  store i64 %v, ptr %ro
  ret void
}

define ptx_kernel void @sext_i32_i64(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %v = sext i32 %x to i64
  %ro = getelementptr i64, ptr %r, i64 %i
  store i64 %v, ptr %ro
  ret void
}

define ptx_kernel void @sitofp_i32_float(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %v = sitofp i32 %x to float
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @sitofp_i64_double(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %v = sitofp i64 %x to double
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @uitofp_i32_float(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %v = uitofp i32 %x to float
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @uitofp_i8_double(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %v = uitofp i8 %x to double
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @sitofp_i16_float(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i16, ptr %a, i64 %i
  %x = load i16, ptr %xp
  %v = sitofp i16 %x to float
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fpext_float_double(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = fpext float %x to double
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @fptrunc_double_float(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %v = fptrunc double %x to float
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fpext_half_float(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr half, ptr %a, i64 %i
  %x = load half, ptr %xp
  %v = fpext half %x to float
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fptrunc_float_half(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = fptrunc float %x to half
  %ro = getelementptr half, ptr %r, i64 %i
  store half %v, ptr %ro
  ret void
}

define ptx_kernel void @bitcast_float_i32(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = bitcast float %x to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @bitcast_i64_double(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %v = bitcast i64 %x to double
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @fptosi_float_i32(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = fptosi float %x to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @fptoui_float_i32(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = fptoui float %x to i32
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @fptosi_double_i64(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %v = fptosi double %x to i64
  %ro = getelementptr i64, ptr %r, i64 %i
  store i64 %v, ptr %ro
  ret void
}

define ptx_kernel void @fptoui_double_i16(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %v = fptoui double %x to i16
  %ro = getelementptr i16, ptr %r, i64 %i
  store i16 %v, ptr %ro
  ret void
}

define ptx_kernel void @fptosi_float_i8(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = fptosi float %x to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
