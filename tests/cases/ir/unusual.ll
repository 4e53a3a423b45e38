; Rare forms: undeclared intrinsics, names for types, aliases of variables, calls that do not fit the callee's type,
; wide indices, constant expressions over vectors and wide integers, exceptions that nothing throws.
; RUN: k<<<1, 1>>>(out=out:i32:8)
; EXPECT: out == [7, 3, 22, 41, 5, 1, 99, 4]
; PTXAS: sm_75 sm_100
; LLVM-VERIFY
target triple = "nvptx64-nvidia-cuda"

%word = type i32

@data = internal addrspace(1) global [4 x i32] [i32 11, i32 22, i32 33, i32 44], align 16
@second = internal alias i32, ptr addrspace(1) getelementptr ([4 x i32], ptr addrspace(1) @data, i64 0, i64 1)

define internal i32 @callee(i64 %x) noinline {
  %r = trunc i64 %x to i32
  ret i32 %r
}

define internal void @nothing(i32 %x) noinline {
  ret void
}

declare i32 @__gxx_personality_v0(...)

define ptx_kernel void @k(ptr addrspace(1) %out) personality ptr @__gxx_personality_v0 {
entry:
  %m = call %word @llvm.umax(i32 7, i32 3)
  store i32 %m, ptr addrspace(1) %out
  %n = call i32 @llvm.umin.i32(i32 %m, i32 3)
  %p1 = getelementptr i32, ptr addrspace(1) %out, i128 1
  store i32 %n, ptr addrspace(1) %p1
  %s = load i32, ptr addrspace(1) @second
  %p2 = getelementptr i32, ptr addrspace(1) %out, i128 2
  store i32 %s, ptr addrspace(1) %p2
  ; The callee takes one 64-bit value; the call passes it as two words.
  %c = call i32 @callee(<2 x i32> <i32 41, i32 0>)
  %p3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %c, ptr addrspace(1) %p3
  %wide = trunc i128 add (i128 ptrtoint (ptr null to i128), i128 5) to i32
  %p4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %wide, ptr addrspace(1) %p4
  %same = icmp eq i128 ptrtoint (ptr addrspace(1) @second to i128), ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @data, i64 4) to i128)
  %one = zext i1 %same to i32
  %p5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 %one, ptr addrspace(1) %p5
  invoke void @nothing(i32 1) to label %normal unwind label %pad
normal:
  %v = phi i32 [ 99, %entry ]
  %p6 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %v, ptr addrspace(1) %p6
  br label %end
pad:
  %w = phi i32 [ 5, %entry ]
  %lp = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %lp
end:
  %bits = extractelement <2 x i32> bitcast (i64 sub (i64 17179869184, i64 0) to <2 x i32>), i32 1
  %p7 = getelementptr i32, ptr addrspace(1) %out, i64 7
  store i32 %bits, ptr addrspace(1) %p7
  ret void
}
