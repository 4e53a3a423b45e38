; PASSES: loop-rotate,simplifycfg,loop-unroll,instcombine,simplifycfg,sroa,mem2reg,instcombine,early-cse,simplifycfg,dce
; A local array indexed by the counters of unrolled loops becomes values.
define i32 @array(i32 %x) {
entry:
  %a = alloca [3 x i32], align 4
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %b ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %b, label %m
b:
  %at = getelementptr [3 x i32], ptr %a, i32 0, i32 %i
  %v = mul i32 %x, %i
  store i32 %v, ptr %at, align 4
  %i1 = add i32 %i, 1
  br label %h
m:
  br label %k
k:
  %j = phi i32 [ 0, %m ], [ %j1, %b2 ]
  %s = phi i32 [ 0, %m ], [ %s1, %b2 ]
  %c2 = icmp slt i32 %j, 3
  br i1 %c2, label %b2, label %end
b2:
  %at2 = getelementptr [3 x i32], ptr %a, i32 0, i32 %j
  %w = load i32, ptr %at2, align 4
  %s1 = add i32 %s, %w
  %j1 = add i32 %j, 1
  br label %k
end:
  ret i32 %s
}
