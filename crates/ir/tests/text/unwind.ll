; Exception handling: calls that unwind, landing pads, funclets.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@type_info = external constant ptr

declare i32 @__gxx_personality_v0(...)

declare i32 @__CxxFrameHandler3(...)

declare i32 @may_throw(i32)

declare void @quiet()

declare void @varied(ptr, ...)

define i32 @itanium(i32 %x, ptr %f) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke fastcc noundef i32 @may_throw(i32 noundef %x) #0
          to label %next unwind label %lpad, !prof !0

next:
  invoke void @quiet() [ "deopt"(i32 %a) ]
          to label %then unwind label %lpad2

then:
  invoke void (ptr, ...) @varied(ptr null, i32 %a, double 1.000000e+00)
          to label %asm unwind label %lpad2

asm:
  %b = invoke i32 asm sideeffect unwind "mov.u32 $0, %laneid;", "=r"()
          to label %indirect unwind label %lpad

indirect:
  %c = invoke i32 %f(i32 %b)
          to label %done unwind label %lpad

lpad:
  %merged = phi i32 [ 0, %entry ], [ %a, %asm ], [ %b, %indirect ]
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr @type_info
          catch ptr null
          filter [1 x ptr] [ptr @type_info]
  %selector = extractvalue { ptr, i32 } %pad, 1
  %is = icmp eq i32 %selector, %merged
  br i1 %is, label %handled, label %again

lpad2:
  %pad2 = landingpad { ptr, i32 }
          cleanup
  br label %again

again:
  %both = phi { ptr, i32 } [ %pad, %lpad ], [ %pad2, %lpad2 ]
  resume { ptr, i32 } %both

handled:
  %h = add i32 %selector, 7
  br label %done

done:
  %r = phi i32 [ %c, %indirect ], [ %h, %handled ]
  ret i32 %r
}

define void @forward() personality ptr @__gxx_personality_v0 {
entry:
  br label %loop

use:
  %v = extractvalue { ptr, i32 } %pad, 1
  %n = add i32 %v, 1
  br label %end

loop:
  %later = invoke i32 @may_throw(i32 1)
          to label %end unwind label %lpad

lpad:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  br label %use

end:
  ret void
}

define i32 @funclets(i32 %x) personality ptr @__CxxFrameHandler3 {
entry:
  %a = invoke i32 @may_throw(i32 %x)
          to label %done unwind label %dispatch

dispatch:
  %switch = catchswitch within none [label %catch, label %catch2] unwind label %cleanup

catch:
  %pad = catchpad within %switch [ptr @type_info, i32 8, ptr null]
  call void @quiet() [ "funclet"(token %pad) ]
  catchret from %pad to label %done

catch2:
  %pad2 = catchpad within %switch [ptr null, i32 64, ptr null]
  invoke void @quiet() [ "funclet"(token %pad2) ]
          to label %catch4 unwind label %dispatch2

dispatch2:
  %inner = catchswitch within %pad2 [label %catch3] unwind label %cleanup

catch3:
  %pad3 = catchpad within %inner []
  catchret from %pad3 to label %catch4

catch4:
  catchret from %pad2 to label %done

cleanup:
  %clean = cleanuppad within none [i32 3]
  call void @quiet() [ "funclet"(token %clean) ]
  invoke void @quiet() [ "funclet"(token %clean) ]
          to label %cleaned unwind label %cleanup2

cleaned:
  cleanupret from %clean unwind label %cleanup2

cleanup2:
  %clean2 = cleanuppad within none []
  cleanupret from %clean2 unwind to caller

done:
  %r = phi i32 [ %a, %entry ], [ 1, %catch ], [ 2, %catch4 ]
  ret i32 %r
}

attributes #0 = { noinline }

!0 = !{!"branch_weights", i32 1, i32 1}
