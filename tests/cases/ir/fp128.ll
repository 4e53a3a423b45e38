; Operations on fp128, on every architecture: element by element, folded, and of all widths.
; FLAGS: -arch=sm_75
; PTXAS: sm_75 sm_100
; RUN: k<<<1, 1>>>(p=buf:f64:2:iota=3, o=out:f64:8, n=out:i32:4)
; EXPECT: o == [7, 12, 0.75, -3, 1.5, 5, 2, 6]
; EXPECT: n == [1, 0, -3, 12]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, ptr %o, ptr %n) {
  %a.d = load double, ptr %p
  %q = getelementptr double, ptr %p, i64 1
  %b.d = load double, ptr %q
  %a = fpext double %a.d to fp128
  %b = fpext double %b.d to fp128
  %sum = fadd fp128 %a, %b
  %product = fmul fp128 %a, %b
  %quotient = fdiv fp128 %a, %b
  %minus = fneg fp128 %a
  %folded = fadd fp128 0xL00000000000000003FFF000000000000, 0xL00000000000000003FFE000000000000
  %v0 = insertelement <2 x fp128> poison, fp128 %a, i32 0
  %v = insertelement <2 x fp128> %v0, fp128 %b, i32 1
  %w = fadd <2 x fp128> %v, <fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000003FFF000000000000>
  %w1 = extractelement <2 x fp128> %w, i32 1
  %root = call fp128 @llvm.sqrt.f128(fp128 %b)
  %small = fptrunc fp128 %product to half
  %back = fpext half %small to fp128
  %half = fdiv fp128 %back, 0xL00000000000000004000000000000000
  call void @store(ptr %o, i64 0, fp128 %sum)
  call void @store(ptr %o, i64 1, fp128 %product)
  call void @store(ptr %o, i64 2, fp128 %quotient)
  call void @store(ptr %o, i64 3, fp128 %minus)
  call void @store(ptr %o, i64 4, fp128 %folded)
  call void @store(ptr %o, i64 5, fp128 %w1)
  call void @store(ptr %o, i64 6, fp128 %root)
  call void @store(ptr %o, i64 7, fp128 %half)
  %less = fcmp olt fp128 %a, %b
  %less.i = zext i1 %less to i32
  store i32 %less.i, ptr %n
  %uno = fcmp uno fp128 %a, %b
  %uno.i = zext i1 %uno to i32
  %n1 = getelementptr i32, ptr %n, i64 1
  store i32 %uno.i, ptr %n1
  %i8 = fptosi fp128 %minus to i8
  %i8.i = sext i8 %i8 to i32
  %n2 = getelementptr i32, ptr %n, i64 2
  store i32 %i8.i, ptr %n2
  %i = fptoui fp128 %product to i32
  %n3 = getelementptr i32, ptr %n, i64 3
  store i32 %i, ptr %n3
  ret void
}

define internal void @store(ptr %o, i64 %i, fp128 %x) noinline {
  %d = fptrunc fp128 %x to double
  %q = getelementptr double, ptr %o, i64 %i
  store double %d, ptr %q
  ret void
}

declare fp128 @llvm.sqrt.f128(fp128)
