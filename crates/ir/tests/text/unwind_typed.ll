; Exception handling as LLVM 14 writes it, with typed pointers.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@type_info = external constant i8*

declare i32 @__gxx_personality_v0(...)

declare i32 @may_throw(i32)

declare void @quiet()

declare void @varied(i8*, ...)

define i32 @itanium(i32 %x, i32 (i32)* %f) personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %a = invoke fastcc noundef i32 @may_throw(i32 noundef %x) #0
          to label %next unwind label %lpad, !prof !0

next:
  invoke void @quiet() [ "deopt"(i32 %a) ]
          to label %then unwind label %lpad2

then:
  invoke void (i8*, ...) @varied(i8* null, i32 %a, double 1.000000e+00)
          to label %asm unwind label %lpad2

asm:
  %b = invoke i32 asm sideeffect unwind "mov.u32 $0, %laneid;", "=r"()
          to label %indirect unwind label %lpad

indirect:
  %c = invoke i32 %f(i32 %b)
          to label %done unwind label %lpad

lpad:
  %merged = phi i32 [ 0, %entry ], [ %a, %asm ], [ %b, %indirect ]
  %pad = landingpad { i8*, i32 }
          cleanup
          catch i8** @type_info
          catch i8* null
          filter [1 x i8**] [i8** @type_info]
  %selector = extractvalue { i8*, i32 } %pad, 1
  %is = icmp eq i32 %selector, %merged
  br i1 %is, label %handled, label %again

lpad2:
  %pad2 = landingpad { i8*, i32 }
          cleanup
  br label %again

again:
  %both = phi { i8*, i32 } [ %pad, %lpad ], [ %pad2, %lpad2 ]
  resume { i8*, i32 } %both

handled:
  %h = add i32 %selector, 7
  br label %done

done:
  %r = phi i32 [ %c, %indirect ], [ %h, %handled ]
  ret i32 %r
}

define void @forward() personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  br label %loop

use:
  %v = extractvalue { i8*, i32 } %pad, 1
  %n = add i32 %v, 1
  br label %end

loop:
  %later = invoke i32 @may_throw(i32 1)
          to label %end unwind label %lpad

lpad:
  %pad = landingpad { i8*, i32 }
          catch i8* null
  br label %use

end:
  ret void
}

attributes #0 = { noinline }

!0 = !{!"branch_weights", i32 1, i32 1}
