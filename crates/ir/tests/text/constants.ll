; Constants and constant expressions.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@x = addrspace(1) global [4 x i32] [i32 1, i32 -2, i32 3, i32 2147483647], align 16
@s = private unnamed_addr constant [12 x i8] c"a\22b\\c\00\0A\FFxyz\00", align 1
@zeros = constant [8 x i8] zeroinitializer
@fl = constant [9 x float] [float 0.000000e+00, float -0.000000e+00, float 1.000000e+00, float 0x3FB99999A0000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF8000000000000, float 0x7FF4000000000000, float 1.000000e+10]
@db = constant [4 x double] [double 1.000000e-01, double 0x3FD5555555555555, double 0x730D67819E8D2, double 1.000000e+300]
@gep = constant ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @x, i64 0, i64 2)
@gep2 = constant ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @x to ptr), i64 4)
@gep3 = constant ptr getelementptr nusw nuw (i8, ptr @s, i64 4)
@inr = constant ptr getelementptr inbounds inrange(-4, 8) ({ [3 x ptr] }, ptr @vt, i32 0, i32 0, i32 1)
@vt = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @fn] }
@p2i = constant i64 ptrtoint (ptr @fn to i64)
@i2p = constant ptr inttoptr (i64 4096 to ptr)
@arith = constant i64 add (i64 ptrtoint (ptr @s to i64), i64 8)
@sub = constant i64 sub nsw (i64 ptrtoint (ptr @s to i64), i64 ptrtoint (ptr @zeros to i64))
@tr = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @s to i64), i64 ptrtoint (ptr @zeros to i64)) to i32)
@un = constant { i32, i32 } { i32 undef, i32 poison }
@und = constant <4 x i32> undef
@poi = constant <4 x i32> <i32 1, i32 poison, i32 undef, i32 4>
@llvm.used = appending global [1 x ptr] [ptr @fn], section "llvm.metadata"
@ba = constant ptr blockaddress(@fn, %target)
@wide = constant i128 -18446744073709551617
@dso = constant ptr dso_local_equivalent @fn

define void @fn(i32 %n, ptr %p) {
entry:
  store ptr getelementptr inbounds (i8, ptr @s, i64 3), ptr %p, align 8
  store i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @x to ptr) to i64), ptr %p, align 8
  store <2 x i64> <i64 1, i64 -1>, ptr %p, align 16
  store [2 x i8] c"\00a", ptr %p, align 1
  store i1 false, ptr %p, align 1
  store i1 true, ptr %p, align 1
  br label %target

target:                                           ; preds = %entry
  ret void
}
