declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; A thread's number is not negative and below 1024.
define i64 @extend() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = sext i32 %t to i64
  ret i64 %x
}

define i1 @compare() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 1024
  ret i1 %c
}

define i32 @divide() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sdiv i32 %t, 32
  %r = srem i32 %t, 32
  %x = add i32 %d, %r
  ret i32 %x
}

define i64 @narrow(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %d = udiv i64 %x, %y
  ret i64 %d
}

define i32 @truncated(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  %n = trunc i64 %m to i32
  ret i32 %n
}

define float @element(<2 x float> %v, float %a, float %b) {
  %x = insertelement <2 x float> %v, float %a, i32 0
  %y = insertelement <2 x float> %x, float %b, i32 1
  %e = extractelement <2 x float> %y, i32 0
  ret float %e
}

; The number of a thread in the grid may be negative when it is read as signed.
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
