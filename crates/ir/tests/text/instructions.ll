; Every instruction that is not memory or a call.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

define i32 @ints(i32 %a, i32 %b) {
  %1 = add i32 %a, %b
  %2 = add nuw nsw i32 %1, 1
  %3 = sub nsw i32 %2, %a
  %4 = mul nuw i32 %3, %b
  %5 = udiv exact i32 %4, 2
  %6 = sdiv i32 %5, %b
  %7 = urem i32 %6, 7
  %8 = srem i32 %7, %a
  %9 = shl nuw i32 %8, 3
  %10 = lshr exact i32 %9, 1
  %11 = ashr i32 %10, %b
  %12 = and i32 %11, -256
  %13 = or disjoint i32 %12, 5
  %14 = xor i32 %13, -1
  %15 = freeze i32 %14
  ret i32 %15
}

define float @floats(float %a, float %b) {
  %1 = fadd float %a, %b
  %2 = fsub nnan ninf float %1, %b
  %3 = fmul fast float %2, %a
  %4 = fdiv reassoc nsz arcp contract afn float %3, %b
  %5 = frem float %4, %a
  %6 = fneg nsz float %5
  %7 = fcmp nnan olt float %6, %a
  %8 = select nnan i1 %7, float %6, float %a
  ret float %8
}

define void @casts(i32 %i, float %f, double %d, ptr %p, i64 %l, <2 x i32> %v) {
  %t = trunc i64 %l to i8
  %t2 = trunc nuw nsw i64 %l to i16
  %z = zext nneg i32 %i to i64
  %s = sext i8 %t to i128
  %fu = fptoui float %f to i32
  %fs = fptosi double %d to i64
  %uf = uitofp nneg i32 %i to float
  %sf = sitofp i64 %l to half
  %ft = fptrunc double %d to float
  %fe = fpext float %f to double
  %pi = ptrtoint ptr %p to i64
  %ip = inttoptr i64 %l to ptr addrspace(1)
  %bc = bitcast <2 x i32> %v to i64
  %bf = bitcast i32 %i to float
  %as = addrspacecast ptr %p to ptr addrspace(3)
  ret void
}

define i1 @compares(i32 %a, i32 %b, ptr %p, ptr %q, double %x, double %y, <4 x i16> %v) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp ne ptr %p, %q
  %3 = icmp ugt i32 %a, %b
  %4 = icmp uge i32 %a, %b
  %5 = icmp ult i32 %a, %b
  %6 = icmp ule i32 %a, %b
  %7 = icmp sgt i32 %a, %b
  %8 = icmp sge i32 %a, %b
  %9 = icmp slt i32 %a, %b
  %10 = icmp sle i32 %a, %b
  %11 = icmp eq <4 x i16> %v, zeroinitializer
  %12 = fcmp false double %x, %y
  %13 = fcmp oeq double %x, %y
  %14 = fcmp ogt double %x, %y
  %15 = fcmp oge double %x, %y
  %16 = fcmp olt double %x, %y
  %17 = fcmp ole double %x, %y
  %18 = fcmp one double %x, %y
  %19 = fcmp ord double %x, %y
  %20 = fcmp ueq double %x, %y
  %21 = fcmp ugt double %x, %y
  %22 = fcmp uge double %x, %y
  %23 = fcmp ult double %x, %y
  %24 = fcmp ule double %x, %y
  %25 = fcmp une double %x, %y
  %26 = fcmp uno double %x, %y
  %27 = fcmp true double %x, %y
  ret i1 %27
}

define <4 x float> @vectors(<4 x float> %v, <4 x float> %w, float %s, i32 %i) {
  %1 = extractelement <4 x float> %v, i32 %i
  %2 = insertelement <4 x float> %w, float %1, i64 0
  %3 = shufflevector <4 x float> %2, <4 x float> %v, <4 x i32> <i32 0, i32 poison, i32 4, i32 7>
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %6 = insertelement <4 x float> poison, float %s, i64 0
  %7 = shufflevector <2 x float> %5, <2 x float> poison, <4 x i32> poison
  %8 = fadd <4 x float> %6, %7
  ret <4 x float> %8
}

define { i32, [2 x float] } @aggregates({ i32, [2 x float] } %a, float %f) {
  %1 = extractvalue { i32, [2 x float] } %a, 1, 0
  %2 = insertvalue { i32, [2 x float] } %a, float %f, 1, 1
  %3 = insertvalue { i32, [2 x float] } %2, i32 7, 0
  ret { i32, [2 x float] } %3
}

define i32 @flow(i32 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %"quoted label"

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %"odd name" = phi i32 [ 1, %entry ], [ %"odd name", %loop ]
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

"quoted label":                                   ; preds = %entry
  switch i32 %n, label %exit [
    i32 0, label %dead
    i32 1, label %dead
    i32 -5, label %exit
  ]

dead:                                             ; preds = %"quoted label", %"quoted label"
  unreachable

exit:                                             ; preds = %"quoted label", %"quoted label", %loop
  %r = phi i32 [ %next, %loop ], [ 0, %"quoted label" ], [ 0, %"quoted label" ]
  ret i32 %r
}

define void @indirect(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b]

a:                                                ; preds = %entry
  ret void

b:                                                ; preds = %entry
  ret void
}

define i32 @numbered(i32 %0, i32 %1) {
  br label %3

3:                                                ; preds = %6, %2
  %4 = phi i32 [ %0, %2 ], [ %7, %6 ]
  %5 = icmp slt i32 %4, %1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = add i32 %4, 1
  br label %3

8:                                                ; preds = %3
  ret i32 %4
}
