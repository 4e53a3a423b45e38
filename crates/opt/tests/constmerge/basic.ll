@a = private unnamed_addr constant [3 x i8] c"hi\00"
@b = private unnamed_addr constant [3 x i8] c"hi\00", align 4
@named = internal constant [3 x i8] c"hi\00"
@other = private unnamed_addr constant [3 x i8] c"ho\00"
@compared1 = internal constant i32 7
@compared2 = internal constant i32 7
@writable = internal global [3 x i8] c"hi\00"
@visible = unnamed_addr constant [3 x i8] c"hi\00"
@placed = private unnamed_addr constant [3 x i8] c"hi\00", section "s"
@space = private unnamed_addr addrspace(4) constant [3 x i8] c"hi\00"
@list = internal constant [2 x ptr] [ptr @a, ptr @b]

define void @f(ptr %p) {
  store ptr @a, ptr %p
  store ptr @b, ptr %p
  store ptr @named, ptr %p
  store ptr @other, ptr %p
  store ptr @compared1, ptr %p
  store ptr @compared2, ptr %p
  store ptr @writable, ptr %p
  store ptr @placed, ptr %p
  store ptr getelementptr (i8, ptr @b, i64 1), ptr %p
  store ptr addrspacecast (ptr addrspace(4) @space to ptr), ptr %p
  store ptr @list, ptr %p
  ret void
}
