; What the C++ ABI and `new` expect of a runtime library: allocation on the heap of the device, and arrays of objects.
; And what little of the C library compilers call unasked.
source_filename = "cxx_runtime"
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptr @_Znwj(i32 %n) #0 {
  %conv = zext i32 %n to i64
  %call = call ptr @malloc(i64 %conv)
  ret ptr %call
}

declare ptr @malloc(i64) #0

define ptr @_Znwm(i64 %n) #0 {
  %call = call ptr @malloc(i64 %n)
  ret ptr %call
}

define ptr @_Znwy(i64 %n) #0 {
  %call = call ptr @malloc(i64 %n)
  ret ptr %call
}

define ptr @_Znaj(i32 %n) #0 {
  %conv = zext i32 %n to i64
  %call = call ptr @malloc(i64 %conv)
  ret ptr %call
}

define ptr @_Znam(i64 %n) #0 {
  %call = call ptr @malloc(i64 %n)
  ret ptr %call
}

define ptr @_Znay(i64 %n) #0 {
  %call = call ptr @malloc(i64 %n)
  ret ptr %call
}

define void @_ZdlPv(ptr %p) #0 {
  call void @free(ptr %p)
  ret void
}

declare void @free(ptr) #0

define void @_ZdlPvm(ptr %p, i64 %temp_param) #0 {
  call void @free(ptr %p)
  ret void
}

define void @_ZdlPvy(ptr %p, i64 %temp_param) #0 {
  call void @free(ptr %p)
  ret void
}

define void @_ZdaPv(ptr %p) #0 {
  call void @free(ptr %p)
  ret void
}

define void @_ZdaPvm(ptr %p, i64 %temp_param) #0 {
  call void @free(ptr %p)
  ret void
}

define void @_ZdaPvy(ptr %p, i64 %temp_param) #0 {
  call void @free(ptr %p)
  ret void
}

define void @__cxa_vec_ctor(ptr %a, i64 %n, i64 %size, ptr %ctor, ptr nocapture readonly %temp_param) #0 {
  %cmp = icmp ne ptr %ctor, null
  %cmp1 = icmp ugt i64 %n, 0
  %1 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %1, label %2, label %4

2:                                                ; preds = %2, %0
  %3 = phi i64 [ %inc, %2 ], [ 0, %0 ]
  %mul = mul i64 %3, %size
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  call void %ctor(ptr %add.ptr)
  %inc = add i64 %3, 1
  %cmp2 = icmp ult i64 %inc, %n
  br i1 %cmp2, label %2, label %4

4:                                                ; preds = %2, %0
  ret void
}

define void @__cxa_vec_cctor(ptr %a, ptr %b, i64 %n, i64 %size, ptr %copy, ptr nocapture readonly %temp_param) #0 {
  %cmp = icmp ne ptr %copy, null
  %cmp1 = icmp ugt i64 %n, 0
  %1 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %1, label %2, label %4

2:                                                ; preds = %2, %0
  %3 = phi i64 [ %inc, %2 ], [ 0, %0 ]
  %mul = mul i64 %3, %size
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  %add.ptr2 = getelementptr inbounds i8, ptr %b, i64 %mul
  call void %copy(ptr %add.ptr, ptr %add.ptr2)
  %inc = add i64 %3, 1
  %cmp3 = icmp ult i64 %inc, %n
  br i1 %cmp3, label %2, label %4

4:                                                ; preds = %2, %0
  ret void
}

define void @__cxa_vec_dtor(ptr %a, i64 %n, i64 %size, ptr %dtor) #0 {
  %cmp = icmp ne ptr %dtor, null
  %dec = add i64 %n, -1
  %cmp1 = icmp ugt i64 %n, 0
  %1 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %1, label %2, label %4

2:                                                ; preds = %2, %0
  %3 = phi i64 [ %dec2, %2 ], [ %dec, %0 ]
  %mul = mul i64 %3, %size
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  call void %dtor(ptr %add.ptr)
  %dec2 = add i64 %3, -1
  %cmp3 = icmp ugt i64 %3, 0
  br i1 %cmp3, label %2, label %4

4:                                                ; preds = %2, %0
  ret void
}

define ptr @__cxa_vec_new2(i64 %n, i64 %size, i64 %pad, ptr %ctor, ptr nocapture readonly %temp_param, ptr %get, ptr nocapture readonly %temp_param1) #0 {
  %mul = mul i64 %n, %size
  %add = add i64 %mul, %pad
  %call = call ptr %get(i64 %add)
  %lnot = icmp eq ptr %call, null
  br i1 %lnot, label %7, label %1

1:                                                ; preds = %0
  %add.ptr = getelementptr inbounds i8, ptr %call, i64 %pad
  %cmp = icmp ne i64 %pad, 0
  br i1 %cmp, label %2, label %3

2:                                                ; preds = %1
  %arrayidx = getelementptr inbounds i64, ptr %add.ptr, i32 -1
  store i64 %n, ptr %arrayidx, align 8
  br label %3

3:                                                ; preds = %2, %1
  %cmp2 = icmp ne ptr %ctor, null
  %cmp3 = icmp ugt i64 %n, 0
  %4 = select i1 %cmp2, i1 %cmp3, i1 false
  br i1 %4, label %5, label %7

5:                                                ; preds = %5, %3
  %6 = phi i64 [ %inc, %5 ], [ 0, %3 ]
  %mul4 = mul i64 %6, %size
  %add.ptr5 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul4
  call void %ctor(ptr %add.ptr5)
  %inc = add i64 %6, 1
  %cmp6 = icmp ult i64 %inc, %n
  br i1 %cmp6, label %5, label %7

7:                                                ; preds = %5, %3, %0
  %8 = phi ptr [ null, %0 ], [ %add.ptr, %3 ], [ %add.ptr, %5 ]
  ret ptr %8
}

define ptr @__cxa_vec_new3(i64 %n, i64 %size, i64 %pad, ptr %ctor, ptr nocapture readonly %temp_param, ptr %get, ptr nocapture readonly %temp_param1) #0 {
  %mul = mul i64 %n, %size
  %add = add i64 %mul, %pad
  %call = call ptr %get(i64 %add)
  %lnot = icmp eq ptr %call, null
  br i1 %lnot, label %7, label %1

1:                                                ; preds = %0
  %add.ptr = getelementptr inbounds i8, ptr %call, i64 %pad
  %cmp = icmp ne i64 %pad, 0
  br i1 %cmp, label %2, label %3

2:                                                ; preds = %1
  %arrayidx = getelementptr inbounds i64, ptr %add.ptr, i32 -1
  store i64 %n, ptr %arrayidx, align 8
  br label %3

3:                                                ; preds = %2, %1
  %cmp2 = icmp ne ptr %ctor, null
  %cmp3 = icmp ugt i64 %n, 0
  %4 = select i1 %cmp2, i1 %cmp3, i1 false
  br i1 %4, label %5, label %7

5:                                                ; preds = %5, %3
  %6 = phi i64 [ %inc, %5 ], [ 0, %3 ]
  %mul4 = mul i64 %6, %size
  %add.ptr5 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul4
  call void %ctor(ptr %add.ptr5)
  %inc = add i64 %6, 1
  %cmp6 = icmp ult i64 %inc, %n
  br i1 %cmp6, label %5, label %7

7:                                                ; preds = %5, %3, %0
  %8 = phi ptr [ null, %0 ], [ %add.ptr, %3 ], [ %add.ptr, %5 ]
  ret ptr %8
}

define ptr @__cxa_vec_new(i64 %n, i64 %size, i64 %pad, ptr %ctor, ptr nocapture readonly %temp_param) #0 {
  %mul = mul i64 %n, %size
  %add = add i64 %mul, %pad
  %call = call ptr @malloc(i64 %add)
  %lnot = icmp eq ptr %call, null
  br i1 %lnot, label %7, label %1

1:                                                ; preds = %0
  %add.ptr = getelementptr inbounds i8, ptr %call, i64 %pad
  %cmp = icmp ne i64 %pad, 0
  br i1 %cmp, label %2, label %3

2:                                                ; preds = %1
  %arrayidx = getelementptr inbounds i64, ptr %add.ptr, i32 -1
  store i64 %n, ptr %arrayidx, align 8
  br label %3

3:                                                ; preds = %2, %1
  %cmp1 = icmp ne ptr %ctor, null
  %cmp2 = icmp ugt i64 %n, 0
  %4 = select i1 %cmp1, i1 %cmp2, i1 false
  br i1 %4, label %5, label %7

5:                                                ; preds = %5, %3
  %6 = phi i64 [ %inc, %5 ], [ 0, %3 ]
  %mul3 = mul i64 %6, %size
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul3
  call void %ctor(ptr %add.ptr4)
  %inc = add i64 %6, 1
  %cmp5 = icmp ult i64 %inc, %n
  br i1 %cmp5, label %5, label %7

7:                                                ; preds = %5, %3, %0
  %8 = phi ptr [ null, %0 ], [ %add.ptr, %3 ], [ %add.ptr, %5 ]
  ret ptr %8
}

define void @__cxa_vec_delete2(ptr %a, i64 %size, i64 %pad, ptr %dtor, ptr %put) #0 {
  %lnot = icmp eq ptr %a, null
  br i1 %lnot, label %7, label %1

1:                                                ; preds = %0
  %cmp = icmp ne i64 %pad, 0
  %cmp1 = icmp ne ptr %dtor, null
  %2 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  %arrayidx = getelementptr inbounds i64, ptr %a, i32 -1
  %tmp = load i64, ptr %arrayidx, align 8
  %dec = add i64 %tmp, -1
  %cmp2 = icmp ugt i64 %tmp, 0
  br i1 %cmp2, label %4, label %6

4:                                                ; preds = %4, %3
  %5 = phi i64 [ %dec3, %4 ], [ %dec, %3 ]
  %mul = mul i64 %5, %size
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  call void %dtor(ptr %add.ptr)
  %dec3 = add i64 %5, -1
  %cmp4 = icmp ugt i64 %5, 0
  br i1 %cmp4, label %4, label %6

6:                                                ; preds = %4, %3, %1
  %sub.ptr.neg = sub i64 0, %pad
  %add.ptr5 = getelementptr inbounds i8, ptr %a, i64 %sub.ptr.neg
  call void %put(ptr %add.ptr5)
  br label %7

7:                                                ; preds = %6, %0
  ret void
}

define void @__cxa_vec_delete(ptr %a, i64 %size, i64 %pad, ptr %dtor) #0 {
  %lnot = icmp eq ptr %a, null
  br i1 %lnot, label %7, label %1

1:                                                ; preds = %0
  %cmp = icmp ne i64 %pad, 0
  %cmp1 = icmp ne ptr %dtor, null
  %2 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  %arrayidx = getelementptr inbounds i64, ptr %a, i32 -1
  %tmp = load i64, ptr %arrayidx, align 8
  %dec = add i64 %tmp, -1
  %cmp2 = icmp ugt i64 %tmp, 0
  br i1 %cmp2, label %4, label %6

4:                                                ; preds = %4, %3
  %5 = phi i64 [ %dec3, %4 ], [ %dec, %3 ]
  %mul = mul i64 %5, %size
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  call void %dtor(ptr %add.ptr)
  %dec3 = add i64 %5, -1
  %cmp4 = icmp ugt i64 %5, 0
  br i1 %cmp4, label %4, label %6

6:                                                ; preds = %4, %3, %1
  %sub.ptr.neg = sub i64 0, %pad
  %add.ptr5 = getelementptr inbounds i8, ptr %a, i64 %sub.ptr.neg
  call void @free(ptr %add.ptr5)
  br label %7

7:                                                ; preds = %6, %0
  ret void
}

define void @__cxa_vec_delete3(ptr %a, i64 %size, i64 %pad, ptr %dtor, ptr %put) #0 {
  %lnot = icmp eq ptr %a, null
  br i1 %lnot, label %8, label %1

1:                                                ; preds = %0
  %cmp = icmp ne i64 %pad, 0
  br i1 %cmp, label %2, label %3

2:                                                ; preds = %1
  %arrayidx = getelementptr inbounds i64, ptr %a, i32 -1
  %tmp = load i64, ptr %arrayidx, align 8
  br label %3

3:                                                ; preds = %2, %1
  %cond = phi i64 [ %tmp, %2 ], [ 0, %1 ]
  %cmp1 = icmp ne ptr %dtor, null
  %dec = add i64 %cond, -1
  %cmp2 = icmp ugt i64 %cond, 0
  %4 = select i1 %cmp1, i1 %cmp2, i1 false
  br i1 %4, label %5, label %7

5:                                                ; preds = %5, %3
  %6 = phi i64 [ %dec3, %5 ], [ %dec, %3 ]
  %mul = mul i64 %6, %size
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  call void %dtor(ptr %add.ptr)
  %dec3 = add i64 %6, -1
  %cmp4 = icmp ugt i64 %6, 0
  br i1 %cmp4, label %5, label %7

7:                                                ; preds = %5, %3
  %sub.ptr.neg = sub i64 0, %pad
  %add.ptr5 = getelementptr inbounds i8, ptr %a, i64 %sub.ptr.neg
  %mul6 = mul i64 %cond, %size
  %add = add i64 %mul6, %pad
  call void %put(ptr %add.ptr5, i64 %add)
  br label %8

8:                                                ; preds = %7, %0
  ret void
}

; What compilers call of the C library on their own: rustc compares slices and measures strings so.
define i32 @memcmp(ptr %a, ptr %b, i64 %n) #0 {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %equal, label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %same ]
  %pa = getelementptr inbounds i8, ptr %a, i64 %i
  %pb = getelementptr inbounds i8, ptr %b, i64 %i
  %x = load i8, ptr %pa, align 1
  %y = load i8, ptr %pb, align 1
  %differ = icmp ne i8 %x, %y
  br i1 %differ, label %found, label %same

same:
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %equal

found:
  %wx = zext i8 %x to i32
  %wy = zext i8 %y to i32
  %order = sub nsw i32 %wx, %wy
  ret i32 %order

equal:
  ret i32 0
}

define i32 @bcmp(ptr %a, ptr %b, i64 %n) #0 {
  %order = call i32 @memcmp(ptr %a, ptr %b, i64 %n)
  ret i32 %order
}

define i64 @strlen(ptr %s) #0 {
entry:
  br label %loop

loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i8, ptr %s, i64 %n
  %c = load i8, ptr %p, align 1
  %next = add nuw i64 %n, 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %loop

done:
  ret i64 %n
}

attributes #0 = { convergent mustprogress willreturn }
