; IR that numba-cuda 0.30 hands to libNVVM, made of tests/others/sources/waves.py.
; PTXAS: sm_75 sm_100
; RUN: _ZN8__main__5wavesB2v1B92cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdVhoqlspQGNFHSgJ5BnXagIAE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedEi<<<1, 32>>>(a=u64:0, b=u64:0, c=u64:32, d=u64:4, x=buf:f32:32:rand=3,1,100, e=u64:32, f=u64:4,
;     g=u64:0, h=u64:0, j=u64:32, l=u64:4, out=out:f32:32, m=u64:32, o=u64:4, n=i32:32)
; EXPECT: out[i] == sqrt(x[31 - i]) + (31 - i) % 3 ~ 1ulp

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv8__main__5wavesB2v1B92cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdVhoqlspQGNFHSgJ5BnXagIAE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedEi" = common global i8* null
define void @"_ZN8__main__5wavesB2v1B92cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdVhoqlspQGNFHSgJ5BnXagIAE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedEi"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0", i32 %"n")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".18" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".18", 5
  %".19" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".19", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"out.4", 4
  %".20" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".20", 5
  %".21" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".21", 6
  %"x" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %"out" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".38" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38"
  %"s" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  %"t" = alloca i32
  store i32 0, i32* %"t"
  %"$162pred" = alloca i1
  store i1 0, i1* %"$162pred"
  %".88" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".128" = alloca i64
  store i64 0, i64* %".128"
  %".131" = alloca i64
  store i64 0, i64* %".131"
  %".167" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167"
  %".204" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204"
  %".237" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".26" = trunc i64 1 to i32
  %".27" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".28" = sext i32 %".27" to i64
  %".29" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".30" = sext i32 %".29" to i64
  %".31" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".32" = sext i32 %".31" to i64
  %".33" = mul i64 %".30", %".32"
  %".34" = add i64 %".33", %".28"
  %".36" = load i64, i64* %"i"
  store i64 %".34", i64* %"i"
  %"generic" = addrspacecast [32 x float] addrspace(3)* @"_cudapy_smem_1" to i8*
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 4
  %".42" = load float*, float** %".41"
  %".43" = bitcast i8* %"generic" to float*
  %".44" = insertvalue [1 x i64] undef, i64 32, 0
  %".45" = insertvalue [1 x i64] undef, i64 4, 0
  %".46" = extractvalue [1 x i64] %".44", 0
  %".47" = mul nsw i64 1, %".46"
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 5
  store [1 x i64] %".44", [1 x i64]* %".48"
  %".50" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 6
  store [1 x i64] %".45", [1 x i64]* %".50"
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 4
  store float* %".43", float** %".52"
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 3
  store i64 4, i64* %".54"
  %".56" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 0
  store i8* null, i8** %".56"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 1
  store i8* null, i8** %".58"
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 2
  store i64 %".47", i64* %".60"
  %".62" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".38"
  %".64" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".62", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  %".66" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".67" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".68" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".69" = insertvalue {i32, i32, i32} undef, i32 %".66", 0
  %".70" = insertvalue {i32, i32, i32} %".69", i32 %".67", 1
  %".71" = insertvalue {i32, i32, i32} %".70", i32 %".68", 2
  %".72" = extractvalue {i32, i32, i32} %".71", 0
  %".74" = load i32, i32* %"t"
  store i32 %".72", i32* %"t"
  %".76" = load i64, i64* %"i"
  %".77" = sext i32 %"n" to i64
  %".78" = icmp slt i64 %".76", %".77"
  %".80" = load i1, i1* %"$162pred"
  store i1 %".78", i1* %"$162pred"
  %".82" = load i1, i1* %"$162pred"
  br i1 %".82", label %"B164", label %"B304"
B164:
  %".84" = load i1, i1* %"$162pred"
  store i1 0, i1* %"$162pred"
  %".86" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".87" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".86", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88"
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88", i32 0, i32 5
  %".93" = getelementptr inbounds [1 x i64], [1 x i64]* %".92", i32 0, i32 0
  %".94" = load i64, i64* %".93", !range !1
  %".95" = insertvalue [1 x i64] undef, i64 %".94", 0
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88", i32 0, i32 6
  %".98" = load [1 x i64], [1 x i64]* %".97"
  %".99" = extractvalue [1 x i64] %".98", 0
  %".100" = icmp slt i64 %".87", 0
  %".101" = add i64 %".87", %".96"
  %".102" = select  i1 %".100", i64 %".101", i64 %".87"
  %".103" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88", i32 0, i32 5
  %".104" = getelementptr inbounds [1 x i64], [1 x i64]* %".103", i32 0, i32 0
  %".105" = load i64, i64* %".104", !range !1
  %".106" = insertvalue [1 x i64] undef, i64 %".105", 0
  %".107" = extractvalue [1 x i64] %".106", 0
  %".108" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88", i32 0, i32 6
  %".109" = load [1 x i64], [1 x i64]* %".108"
  %".110" = extractvalue [1 x i64] %".109", 0
  %".111" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".88", i32 0, i32 4
  %".112" = load float*, float** %".111"
  %".113" = mul i64 %".102", 1
  %".114" = add i64 0, %".113"
  %".115" = getelementptr float, float* %".112", i64 %".114"
  %".116" = load float, float* %".115"
  %".117" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".119" = call float @"__nv_sqrtf"(float %".116")
  %".120" = load i64, i64* %"i"
  %".123" = icmp eq i64 3, 0
  br i1 %".123", label %"B164.if", label %"B164.else", !prof !2
B304:
  %".272" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".274" = load i32, i32* %"t"
  store i32 0, i32* %"t"
  %".276" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  %".278" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".280" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".282" = load i1, i1* %"$162pred"
  store i1 0, i1* %"$162pred"
  ret void
B164.if:
  store i64 3, i64* %"quot"
  store i64 3, i64* %"rem"
  br label %"B164.endif"
B164.else:
  store i64 0, i64* %".128"
  store i64 0, i64* %".131"
  %".134" = icmp eq i64 %".120", -9223372036854775808
  %".135" = icmp eq i64 3, -1
  %".136" = and i1 %".134", %".135"
  %".137" = xor i1 %".136", -1
  br i1 %".137", label %"B164.else.if", label %"B164.else.endif", !prof !3
B164.endif:
  %".160" = load i64, i64* %"rem"
  %".161" = fpext float %".119" to double
  %".162" = sitofp i64 %".160" to double
  %".163" = fadd double %".161", %".162"
  %".164" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  %".165" = load i32, i32* %"t"
  %".166" = sext i32 %".165" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".164", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167"
  %".171" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167", i32 0, i32 5
  %".172" = getelementptr inbounds [1 x i64], [1 x i64]* %".171", i32 0, i32 0
  %".173" = load i64, i64* %".172", !range !1
  %".174" = insertvalue [1 x i64] undef, i64 %".173", 0
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167", i32 0, i32 6
  %".177" = load [1 x i64], [1 x i64]* %".176"
  %".178" = extractvalue [1 x i64] %".177", 0
  %".179" = icmp slt i64 %".166", 0
  %".180" = add i64 %".166", %".175"
  %".181" = select  i1 %".179", i64 %".180", i64 %".166"
  %".182" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167", i32 0, i32 5
  %".183" = getelementptr inbounds [1 x i64], [1 x i64]* %".182", i32 0, i32 0
  %".184" = load i64, i64* %".183", !range !1
  %".185" = insertvalue [1 x i64] undef, i64 %".184", 0
  %".186" = extractvalue [1 x i64] %".185", 0
  %".187" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167", i32 0, i32 6
  %".188" = load [1 x i64], [1 x i64]* %".187"
  %".189" = extractvalue [1 x i64] %".188", 0
  %".190" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".167", i32 0, i32 4
  %".191" = load float*, float** %".190"
  %".192" = mul i64 %".181", 1
  %".193" = add i64 0, %".192"
  %".194" = getelementptr float, float* %".191", i64 %".193"
  %".195" = fptrunc double %".163" to float
  store float %".195", float* %".194"
  call void @"llvm.nvvm.barrier0"()
  %".198" = load i32, i32* %"t"
  %".199" = sext i32 %".198" to i64
  %".200" = sub nsw i64 31, %".199"
  %".201" = load i32, i32* %"t"
  store i32 0, i32* %"t"
  %".203" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".203", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204"
  %".208" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204", i32 0, i32 5
  %".209" = getelementptr inbounds [1 x i64], [1 x i64]* %".208", i32 0, i32 0
  %".210" = load i64, i64* %".209", !range !1
  %".211" = insertvalue [1 x i64] undef, i64 %".210", 0
  %".212" = extractvalue [1 x i64] %".211", 0
  %".213" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204", i32 0, i32 6
  %".214" = load [1 x i64], [1 x i64]* %".213"
  %".215" = extractvalue [1 x i64] %".214", 0
  %".216" = icmp slt i64 %".200", 0
  %".217" = add i64 %".200", %".212"
  %".218" = select  i1 %".216", i64 %".217", i64 %".200"
  %".219" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204", i32 0, i32 5
  %".220" = getelementptr inbounds [1 x i64], [1 x i64]* %".219", i32 0, i32 0
  %".221" = load i64, i64* %".220", !range !1
  %".222" = insertvalue [1 x i64] undef, i64 %".221", 0
  %".223" = extractvalue [1 x i64] %".222", 0
  %".224" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204", i32 0, i32 6
  %".225" = load [1 x i64], [1 x i64]* %".224"
  %".226" = extractvalue [1 x i64] %".225", 0
  %".227" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".204", i32 0, i32 4
  %".228" = load float*, float** %".227"
  %".229" = mul i64 %".218", 1
  %".230" = add i64 0, %".229"
  %".231" = getelementptr float, float* %".228", i64 %".230"
  %".232" = load float, float* %".231"
  %".233" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"s"
  %".235" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".236" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".235", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237"
  %".241" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237", i32 0, i32 5
  %".242" = getelementptr inbounds [1 x i64], [1 x i64]* %".241", i32 0, i32 0
  %".243" = load i64, i64* %".242", !range !1
  %".244" = insertvalue [1 x i64] undef, i64 %".243", 0
  %".245" = extractvalue [1 x i64] %".244", 0
  %".246" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237", i32 0, i32 6
  %".247" = load [1 x i64], [1 x i64]* %".246"
  %".248" = extractvalue [1 x i64] %".247", 0
  %".249" = icmp slt i64 %".236", 0
  %".250" = add i64 %".236", %".245"
  %".251" = select  i1 %".249", i64 %".250", i64 %".236"
  %".252" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237", i32 0, i32 5
  %".253" = getelementptr inbounds [1 x i64], [1 x i64]* %".252", i32 0, i32 0
  %".254" = load i64, i64* %".253", !range !1
  %".255" = insertvalue [1 x i64] undef, i64 %".254", 0
  %".256" = extractvalue [1 x i64] %".255", 0
  %".257" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237", i32 0, i32 6
  %".258" = load [1 x i64], [1 x i64]* %".257"
  %".259" = extractvalue [1 x i64] %".258", 0
  %".260" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".237", i32 0, i32 4
  %".261" = load float*, float** %".260"
  %".262" = mul i64 %".251", 1
  %".263" = add i64 0, %".262"
  %".264" = getelementptr float, float* %".261", i64 %".263"
  store float %".232", float* %".264"
  %".266" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".268" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B164.else.if:
  %".139" = sdiv i64 %".120", 3
  %".140" = srem i64 %".120", 3
  %".141" = xor i64 3, %".140"
  %".142" = icmp slt i64 %".141", 0
  %".143" = icmp ne i64 %".140", 0
  %".144" = and i1 %".143", %".142"
  br i1 %".144", label %"B164.else.if.if", label %"B164.else.if.else"
B164.else.endif:
  %".155" = load i64, i64* %".128"
  %".156" = load i64, i64* %".131"
  store i64 %".155", i64* %"quot"
  store i64 %".156", i64* %"rem"
  br label %"B164.endif"
B164.else.if.if:
  %".149" = sub i64 %".139", 1
  store i64 %".149", i64* %".128"
  %".151" = add i64 %".140", 3
  store i64 %".151", i64* %".131"
  br label %"B164.else.if.endif"
B164.else.if.else:
  store i64 %".139", i64* %".128"
  store i64 %".140", i64* %".131"
  br label %"B164.else.if.endif"
B164.else.if.endif:
  br label %"B164.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"_cudapy_smem_1" = addrspace(3) global [32 x float] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare float @"__nv_sqrtf"(float %".1")

declare void @"llvm.nvvm.barrier0"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i32)* @"_ZN8__main__5wavesB2v1B92cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdVhoqlspQGNFHSgJ5BnXagIAE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedEi" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i32)* @"_ZN8__main__5wavesB2v1B92cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdVhoqlspQGNFHSgJ5BnXagIAE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedEi", !"kernel", i32 1 }