// The questions about pointers to members are answered for values that only the running program knows, too.
// NO-CLANG: clang 19 does not know these builtins
struct A { int a; float b; int c; };
struct B { int x; float y; char z; };
union U { int i; float f; };
// RUN: k<<<1, 1>>>(n=i32:0, o=out:i32:7)
// EXPECT: o == [1, 0, 0, 1, 0, 0, 1]
__device__ int A::*pick(int n) { return n == 0 ? &A::a : n == 1 ? &A::c : nullptr; }
__global__ void k(int n, int *o) {
    o[0] = __builtin_is_pointer_interconvertible_with_class(pick(n));
    o[1] = __builtin_is_pointer_interconvertible_with_class(pick(n + 1));
    o[2] = __builtin_is_pointer_interconvertible_with_class(pick(n + 2));
    o[3] = __builtin_is_corresponding_member(pick(n), &B::x);
    o[4] = __builtin_is_corresponding_member(pick(n + 1), &B::x);
    o[5] = __builtin_is_corresponding_member(pick(n + 2), &B::x);
    o[6] = __builtin_is_pointer_interconvertible_with_class(&U::f);
}
