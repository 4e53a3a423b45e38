; Only loaded from: readonly and not kept.
define ptx_kernel void @kernel(ptr noalias %x, ptr noalias %y, ptr %z) {
  %v = load float, ptr %x, align 4
  %a = getelementptr float, ptr %y, i64 4
  store float %v, ptr %a, align 4
  %same = icmp eq ptr %z, null
  ret void
}

; Stored itself: may be written through later.
define void @keeps(ptr %p, ptr %q) {
  store ptr %p, ptr %q, align 8
  ret void
}

; Volatile and atomic reads are no plain reads.
define i32 @observes(ptr %p, ptr %q) {
  %v = load volatile i32, ptr %p, align 4
  %w = load atomic i32, ptr %q monotonic, align 4
  %s = add i32 %v, %w
  ret i32 %s
}

; Through phis and selects; a store behind one of them counts.
define void @flows(ptr %p, ptr %q, ptr %r, i1 %c) {
entry:
  %s = select i1 %c, ptr %p, ptr %q
  br label %loop

loop:
  %at = phi ptr [ %r, %entry ], [ %next, %loop ]
  %v = load i32, ptr %at, align 4
  %next = getelementptr i32, ptr %at, i64 1
  %more = icmp ne i32 %v, 0
  br i1 %more, label %loop, label %exit

exit:
  store i32 0, ptr %s, align 4
  ret void
}

; What a callee does counts.
define void @calls(ptr %p, ptr %q) {
  call void @reads(ptr %p)
  call void @unknown(ptr %q)
  ret void
}

define void @reads(ptr %p) {
  %v = load i32, ptr %p, align 4
  call void @takes(i32 %v)
  ret void
}

; As an integer it can go anywhere.
define i64 @escapes(ptr %p) {
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}

declare void @unknown(ptr)
declare void @takes(i32)
