; Comparisons of addresses.

define i1 @equal(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 2
  %b = getelementptr i8, ptr %p, i64 8
  %c = icmp eq ptr %a, %b
  ret i1 %c
}

define i1 @differ(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 3
  %c = icmp ne ptr %a, %p
  ret i1 %c
}

; The sum may wrap.
define i1 @order(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 3
  %c = icmp ugt ptr %a, %p
  ret i1 %c
}

define i1 @order_in_slot(ptr %p) {
  %s = alloca [4 x i32], align 4
  %a = getelementptr i32, ptr %s, i64 3
  %c = icmp ugt ptr %a, %s
  store ptr %s, ptr %p, align 8
  ret i1 %c
}

define i1 @null(ptr %p) {
  %s = alloca [4 x i32], align 4
  store ptr %s, ptr %p, align 8
  %a = getelementptr i32, ptr %s, i64 3
  %c = icmp eq ptr %a, null
  ret i1 %c
}

; Far out of the slot.
define i1 @wild(ptr %p) {
  %s = alloca [4 x i32], align 4
  store ptr %s, ptr %p, align 8
  %a = getelementptr i32, ptr %s, i64 -300
  %c = icmp eq ptr %a, null
  ret i1 %c
}

define i1 @others(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %d = icmp eq ptr %p, null
  %e = xor i1 %c, %d
  ret i1 %e
}

define i32 @same_slot(i1 %c) {
  %s = alloca i32, align 4
  store volatile i32 4, ptr %s, align 4
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %p = phi ptr [ %s, %a ], [ %s, %b ]
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i64 @distance(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 5
  %b = getelementptr i32, ptr %p, i64 2
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %x, %y
  ret i64 %d
}

define i64 @distance_of_others(ptr %p, ptr %q) {
  %x = ptrtoint ptr %p to i64
  %y = ptrtoint ptr %q to i64
  %d = sub i64 %x, %y
  ret i64 %d
}

@text = private addrspace(1) constant [2 x i8] c"x\00"
@maybe = extern_weak addrspace(1) global i32

; What exists is not at the null pointer.
define i1 @global_is_there() {
  %c = icmp ne ptr addrspacecast (ptr addrspace(1) @text to ptr), null
  ret i1 %c
}

define i1 @global_may_be_missing() {
  %c = icmp ne ptr addrspacecast (ptr addrspace(1) @maybe to ptr), null
  ret i1 %c
}
