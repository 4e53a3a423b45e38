; The same question twice: both answers go straight on.
define void @twice(i1 %c, i32 %i, ptr %p) {
entry:
  br i1 %c, label %a, label %middle
a:
  store i32 1, ptr %p
  br label %middle
middle:
  %x = add i32 %i, 1
  br i1 %c, label %b, label %end
b:
  store i32 %x, ptr %p
  br label %end
end:
  ret void
}

; A barrier in the middle must be met by all; another question is another question; a loop is not entered from the side.
define void @barrier(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %middle
a:
  store i32 1, ptr %p
  br label %middle
middle:
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %b, label %end
b:
  store i32 2, ptr %p
  br label %end
end:
  ret void
}

define void @another(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %a, label %middle
a:
  store i32 1, ptr %p
  br label %middle
middle:
  br i1 %d, label %b, label %end
b:
  store i32 2, ptr %p
  br label %end
end:
  ret void
}

define void @header(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %a, label %middle
a:
  store i32 1, ptr %p
  br label %middle
middle:
  store volatile i32 3, ptr %p
  br i1 %d, label %inside, label %end
inside:
  br i1 %c, label %middle, label %end
end:
  ret void
}

declare void @llvm.nvvm.barrier0() convergent nounwind
