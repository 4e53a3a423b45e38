; ARCH: sm_75 sm_90
; OPTIONS: optimized
; Slots that never hold something at the same time share bytes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i64:64-i128:128-v16:16-v32:32-n16:32:64"

declare void @fill(ptr nocapture)
declare void @both(ptr nocapture, ptr nocapture)
declare void @keep(ptr)

; One after the other.
; CHECK: one_after_the_other(
; CHECK: [256]
define void @one_after_the_other() {
  %a = alloca [32 x i32]
  %b = alloca [64 x i32]
  %c = alloca [16 x i32]
  call void @fill(ptr %a)
  call void @fill(ptr %a)
  call void @fill(ptr %b)
  call void @fill(ptr %c)
  ret void
}

; The first is used again behind the second; the third may take the place of either.
; CHECK: one_inside(
; CHECK: [384]
define void @one_inside() {
  %a = alloca [32 x i32]
  %b = alloca [64 x i32]
  %c = alloca [16 x i32]
  call void @fill(ptr %a)
  call void @fill(ptr %b)
  call void @fill(ptr %a)
  call void @fill(ptr %c)
  ret void
}

; One call has both.
; CHECK: at_once(
; CHECK: [256]
define void @at_once() {
  %a = alloca [32 x i32]
  %b = alloca [32 x i32]
  call void @both(ptr %a, ptr %b)
  ret void
}

; Kept, the address may be used at any time.
; CHECK: kept(
; CHECK: [256]
define void @kept() {
  %a = alloca [32 x i32]
  %b = alloca [32 x i32]
  call void @keep(ptr %a)
  call void @fill(ptr %b)
  ret void
}

; What the first holds may come from the iteration before.
; CHECK: around_a_loop(
; CHECK: [256]
define void @around_a_loop(i32 %n) {
entry:
  %a = alloca [32 x i32]
  %b = alloca [32 x i32]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @fill(ptr %a)
  call void @fill(ptr %b)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Each iteration begins with a store of all bytes.
; CHECK: renewed_in_a_loop(
; CHECK: [8]
define void @renewed_in_a_loop(i32 %n) {
entry:
  %a = alloca i64
  %b = alloca i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i64 1, ptr %a
  call void @fill(ptr %a)
  store i64 2, ptr %b
  call void @fill(ptr %b)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; A half of a slot leaves the other half as it was.
; CHECK: renewed_in_part(
; CHECK: [16]
define void @renewed_in_part(i32 %n) {
entry:
  %a = alloca i64
  %b = alloca i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 1, ptr %a
  call void @fill(ptr %a)
  store i64 2, ptr %b
  call void @fill(ptr %b)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Either side of a branch.
; CHECK: two_sides(
; CHECK: [128]
define void @two_sides(i1 %c) {
  %a = alloca [32 x i32]
  %b = alloca [32 x i32]
  br i1 %c, label %then, label %else
then:
  call void @fill(ptr %a)
  call void @fill(ptr %a)
  ret void
else:
  call void @fill(ptr %b)
  ret void
}

; One of two, chosen at run time.
; CHECK: one_of_two(
; CHECK: [256]
define void @one_of_two(i1 %c) {
  %a = alloca [32 x i32]
  %b = alloca [32 x i32]
  call void @fill(ptr %a)
  %p = select i1 %c, ptr %a, ptr %b
  call void @fill(ptr %b)
  call void @fill(ptr %p)
  ret void
}

; Addresses that are compared are of two objects.
; CHECK: compared(
; CHECK: [256]
define i1 @compared() {
  %a = alloca [32 x i32]
  %b = alloca [32 x i32]
  call void @fill(ptr %a)
  call void @fill(ptr %b)
  %same = icmp eq ptr %a, %b
  ret i1 %same
}
