declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define i64 @extend() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  ret i64 %x
}

define i1 @compare() {
  ret i1 true
}

define i32 @divide() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = lshr i32 %t, 5
  %r = and i32 %t, 31
  %x = add i32 %d, %r
  ret i32 %x
}

define i64 @narrow(i32 %a, i32 %b) {
  %1 = udiv i32 %a, %b
  %2 = zext i32 %1 to i64
  ret i64 %2
}

define i32 @truncated(i32 %a, i32 %b) {
  %1 = mul i32 %a, %b
  ret i32 %1
}

define float @element(<2 x float> %v, float %a, float %b) {
  ret float %a
}

define i64 @unknown() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %b, %n
  %i = add i32 %m, %t
  %x = sext i32 %i to i64
  ret i64 %x
}

define i32 @signed(i32 %a) {
  %d = sdiv i32 %a, 32
  ret i32 %d
}
