; What is computed from a value that is undefined everywhere has bits that are known: @bytes returns 0 or -1, not 0.
define i8 @bytes(i1 %b, i1 %again) {
entry:
  br label %loop
loop:
  %u = phi i8 [ undef, %entry ], [ %u, %next ]
  br i1 %b, label %some, label %next
some:
  %wide = zext i8 %u to i32
  %high = shl i32 %wide, 24
  %all = or i32 %high, 16777215
  %byte = lshr i32 %all, 8
  %low = trunc i32 %byte to i8
  br label %next
next:
  %x = phi i8 [ %low, %some ], [ 0, %loop ]
  br i1 %again, label %loop, label %done
done:
  ret i8 %x
}
