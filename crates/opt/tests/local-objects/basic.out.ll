@table = internal addrspace(1) constant [4 x i64] [i64 0, i64 0, i64 ptrtoint (ptr @read to i64), i64 ptrtoint (ptr @count to i64)], align 8
@other = internal addrspace(1) constant [4 x i64] [i64 0, i64 0, i64 ptrtoint (ptr @renew to i64), i64 ptrtoint (ptr @keep to i64)], align 8
@base = internal addrspace(1) constant [3 x i64] [i64 0, i64 0, i64 ptrtoint (ptr @twice to i64)], align 8
@kept = internal addrspace(1) global ptr null, align 8

define internal float @read(ptr %this) {
  %at = getelementptr i8, ptr %this, i64 8
  %v = load float, ptr %at, align 4
  ret float %v
}

define internal float @count(ptr %this) {
  %at = getelementptr i8, ptr %this, i64 8
  %v = load float, ptr %at, align 4
  %w = fadd float %v, 1.000000e+00
  store float %w, ptr %at, align 4
  ret float %w
}

define internal float @twice(ptr %this) {
  %table = load ptr, ptr %this, align 8
  %f = load ptr, ptr %table, align 8
  %v = call float %f(ptr %this)
  %w = fmul float %v, 2.000000e+00
  ret float %w
}

define internal float @renew(ptr %this) {
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), ptr %this, align 8
  ret float 0.000000e+00
}

define internal float @keep(ptr %this) {
  store ptr %this, ptr addrspace(1) @kept, align 8
  ret float 0.000000e+00
}

define float @in_loop(i32 %n) {
entry:
  %o = alloca [2 x i64], align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @base to ptr), i64 16), ptr %o, align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), ptr %o, align 8
  %at = getelementptr i8, ptr %o, i64 8
  store float 1.000000e+00, ptr %at, align 8
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
  %a = call float @read(ptr %o)
  %slot = getelementptr i64, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), i64 1
  %b = call float @count(ptr %o)
  %u = fadd float %a, %b
  %t = fadd float %s, %u
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret float %t
}

define float @deeper() {
  %o = alloca [2 x i64], align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), ptr %o, align 8
  %a = call float @twice(ptr %o)
  %b = call float @read(ptr %o)
  ret float %b
}

define float @renewed() {
  %o = alloca [2 x i64], align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @other to ptr), i64 16), ptr %o, align 8
  %p = load ptr, ptr %o, align 8
  %f = load ptr, ptr %p, align 8
  %a = call float %f(ptr %o)
  %q = load ptr, ptr %o, align 8
  %g = load ptr, ptr %q, align 8
  %b = call float %g(ptr %o)
  ret float %b
}

define float @shared(ptr %other) {
  %o = alloca [2 x i64], align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @other to ptr), i64 16), ptr %o, align 8
  %p = load ptr, ptr %o, align 8
  %slot = getelementptr i64, ptr %p, i64 1
  %f = load ptr, ptr %slot, align 8
  %a = call float %f(ptr %o)
  call void %other()
  %q = load ptr, ptr %o, align 8
  %g = load ptr, ptr %q, align 8
  %b = call float %g(ptr %o)
  ret float %b
}

define float @either(i1 %c) {
entry:
  %o = alloca [2 x i64], align 8
  br i1 %c, label %one, label %two

one:                                              ; preds = %entry
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), ptr %o, align 8
  br label %join

two:                                              ; preds = %entry
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @base to ptr), i64 16), ptr %o, align 8
  br label %join

join:                                             ; preds = %two, %one
  %p = load ptr, ptr %o, align 8
  %f = load ptr, ptr %p, align 8
  %a = call float %f(ptr %o)
  ret float %a
}

define float @older() {
  %o = alloca [2 x i64], align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @other to ptr), i64 16), ptr %o, align 8
  %p = load ptr, ptr %o, align 8
  %slot = getelementptr i64, ptr %p, i64 1
  %f = load ptr, ptr %slot, align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), ptr %o, align 8
  %a = call float %f(ptr %o)
  %q = load ptr, ptr %o, align 8
  %g = load ptr, ptr %q, align 8
  %b = call float %g(ptr %o)
  ret float %b
}
