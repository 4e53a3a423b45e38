; Alignments that the program promises, and those of what is computed from an object by aligned steps.

@s = internal addrspace(3) global [256 x float] undef, align 16

declare void @llvm.assume(i1)
declare void @elsewhere()

define float @promised(ptr %p, i64 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %k = shl i64 %i, 4
  %a = getelementptr i8, ptr %p, i64 %k
  %x = load float, ptr %a, align 4
  %b = getelementptr i8, ptr %a, i64 4
  %y = load float, ptr %b, align 4
  %r = fadd float %x, %y
  ret float %r
}

define float @low_bits(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 7
  %z = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %z)
  %x = load float, ptr %p, align 4
  %b = getelementptr i8, ptr %p, i64 4
  %y = load float, ptr %b, align 4
  %r = fadd float %x, %y
  ret float %r
}

; What is promised later does not hold yet.
define float @too_early(ptr %p) {
  %x = load float, ptr %p, align 4
  %b = getelementptr i8, ptr %p, i64 4
  %y = load float, ptr %b, align 4
  call void @elsewhere()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %r = fadd float %x, %y
  ret float %r
}

define float @shared(i32 %i) {
  %k = shl i32 %i, 2
  %w = sext i32 %k to i64
  %a = getelementptr float, ptr addrspace(3) @s, i64 %w
  %x = load float, ptr addrspace(3) %a, align 4
  %b = getelementptr i8, ptr addrspace(3) %a, i64 4
  %y = load float, ptr addrspace(3) %b, align 4
  %r = fadd float %x, %y
  ret float %r
}

; Three of four: nothing says that the fourth is there.
define float @three(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %x = load float, ptr %p, align 4
  %b = getelementptr i8, ptr %p, i64 4
  %y = load float, ptr %b, align 4
  %c = getelementptr i8, ptr %p, i64 8
  %z = load float, ptr %c, align 4
  %r = fadd float %x, %y
  %t = fadd float %r, %z
  ret float %t
}

define float @walking(ptr %p, i32 %n) {
entry:
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %u, %loop ]
  %x = load float, ptr %q, align 4
  %b = getelementptr i8, ptr %q, i64 4
  %y = load float, ptr %b, align 4
  %t = fadd float %s, %x
  %u = fadd float %t, %y
  %next = getelementptr i8, ptr %q, i64 8
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret float %u
}

; A number that is a multiple of four, and products and sums of it.
define float @of_a_number(ptr %p, i32 %n, i32 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %m = and i32 %n, 3
  %z = icmp eq i32 %m, 0
  call void @llvm.assume(i1 %z)
  %k = mul i32 %i, %n
  %j = sext i32 %k to i64
  %a = getelementptr float, ptr %p, i64 %j
  %x = load float, ptr %a, align 4
  %b = getelementptr i8, ptr %a, i64 4
  %y = load float, ptr %b, align 4
  %r = fadd float %x, %y
  ret float %r
}

; A sum with another number is not a multiple.
define float @of_another_number(ptr %p, i32 %n, i32 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %m = and i32 %n, 3
  %z = icmp eq i32 %m, 0
  call void @llvm.assume(i1 %z)
  %k = add i32 %i, %n
  %j = sext i32 %k to i64
  %a = getelementptr float, ptr %p, i64 %j
  %x = load float, ptr %a, align 4
  %b = getelementptr i8, ptr %a, i64 4
  %y = load float, ptr %b, align 4
  %r = fadd float %x, %y
  ret float %r
}
