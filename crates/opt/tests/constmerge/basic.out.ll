@a = private constant [3 x i8] c"hi\00", align 4
@other = private unnamed_addr constant [3 x i8] c"ho\00"
@compared1 = internal constant i32 7
@compared2 = internal constant i32 7
@writable = internal global [3 x i8] c"hi\00"
@visible = unnamed_addr constant [3 x i8] c"hi\00"
@placed = private unnamed_addr constant [3 x i8] c"hi\00", section "s"
@space = private unnamed_addr addrspace(4) constant [3 x i8] c"hi\00"
@list = internal constant [2 x ptr] [ptr @a, ptr @a]

define void @f(ptr %p) {
  store ptr @a, ptr %p, align 8
  store ptr @a, ptr %p, align 8
  store ptr @a, ptr %p, align 8
  store ptr @other, ptr %p, align 8
  store ptr @compared1, ptr %p, align 8
  store ptr @compared2, ptr %p, align 8
  store ptr @writable, ptr %p, align 8
  store ptr @placed, ptr %p, align 8
  store ptr getelementptr (i8, ptr @a, i64 1), ptr %p, align 8
  store ptr addrspacecast (ptr addrspace(4) @space to ptr), ptr %p, align 8
  store ptr @list, ptr %p, align 8
  ret void
}
