@tile = internal addrspace(3) global [289 x i32] undef

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define void @anti_diagonal(i1 %c, i1 %d) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r1 = sub i32 1, %t
  %p1 = mul i32 %r1, 17
  %i1 = add i32 %p1, %t
  %a1 = getelementptr [289 x i32], ptr addrspace(3) @tile, i32 0, i32 %i1
  br i1 %c, label %first, label %between

first:                                            ; preds = %entry
  store i32 1, ptr addrspace(3) %a1, align 4
  br label %between

between:                                          ; preds = %first, %entry
  br i1 %d, label %second, label %end

second:                                           ; preds = %between
  %r2 = sub i32 2, %t
  %p2 = mul i32 %r2, 17
  %i2 = add i32 %p2, %t
  %a2 = getelementptr [289 x i32], ptr addrspace(3) @tile, i32 0, i32 %i2
  %0 = getelementptr i8, ptr addrspace(3) %a1, i64 68
  store i32 2, ptr addrspace(3) %0, align 4
  br label %end

end:                                              ; preds = %second, %between
  ret void
}
