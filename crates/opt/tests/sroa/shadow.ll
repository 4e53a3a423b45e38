; PASSES: sroa,mem2reg,instcombine,sroa,mem2reg
; The index is in the same slot as what it indexes. Constants take its place, and then nothing is left in memory.
define ptr @iterator(ptr %x, ptr %y) {
  %s = alloca { i32, [2 x ptr], i32 }, align 8
  %index = getelementptr inbounds { i32, [2 x ptr], i32 }, ptr %s, i32 0, i32 2
  %table = getelementptr inbounds { i32, [2 x ptr], i32 }, ptr %s, i32 0, i32 1
  %second = getelementptr inbounds ptr, ptr %table, i32 1
  store ptr %x, ptr %table, align 8
  store ptr %y, ptr %second, align 8
  store i32 0, ptr %index, align 8
  call void asm sideeffect "bar.sync 0;", ""()
  %old = load i32, ptr %index, align 8
  %new = add i32 %old, 1
  store i32 %new, ptr %index, align 8
  %i = load i32, ptr %index, align 8
  %low = and i32 %i, 1
  %at = getelementptr inbounds ptr, ptr %table, i32 %low
  %v = load ptr, ptr %at, align 8
  ret ptr %v
}
; What is read at a place only known at run time must find all that was written.
define i32 @still_written(i32 %i) {
  %s = alloca [3 x i32], align 4
  %b = getelementptr inbounds i32, ptr %s, i32 1
  store i32 7, ptr %s, align 4
  store i32 8, ptr %b, align 4
  %first = load i32, ptr %s, align 4
  %at = getelementptr inbounds i32, ptr %s, i32 %i
  %v = load i32, ptr %at, align 4
  %sum = add i32 %first, %v
  ret i32 %sum
}
; Nothing is known of a slot that is written at such a place.
define i32 @written_anywhere(i32 %i) {
  %s = alloca [3 x i32], align 4
  store i32 7, ptr %s, align 4
  %at = getelementptr inbounds i32, ptr %s, i32 %i
  store i32 8, ptr %at, align 4
  %v = load i32, ptr %s, align 4
  ret i32 %v
}
