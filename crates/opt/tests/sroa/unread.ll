; PASSES: sroa
; Slots that are only written go, with loads of aggregates that were only stored there; one whose address escapes stays.
%S = type { i32, float, [2 x i64] }

declare void @use(ptr)

define i32 @unread(ptr %p, i32 %x) {
  %a = alloca %S
  %b = alloca %S
  %c = alloca i32
  %whole = load %S, ptr %p
  store %S %whole, ptr %a
  %copy = load %S, ptr %a
  store %S %copy, ptr %b
  %field = getelementptr inbounds %S, ptr %b, i32 0, i32 1
  store float 1.0, ptr %field
  store i32 %x, ptr %c
  %y = load i32, ptr %c
  ret i32 %y
}

define void @escapes(ptr %p) {
  %a = alloca %S
  store %S zeroinitializer, ptr %a
  call void @use(ptr %a)
  ret void
}

define void @volatile(i32 %x) {
  %a = alloca i32
  store volatile i32 %x, ptr %a
  ret void
}

define i64 @parts(ptr %p, ptr %q) {
  %whole = load %S, ptr %p
  store %S %whole, ptr %q
  %last = extractvalue %S %whole, 2, 1
  ret i64 %last
}
