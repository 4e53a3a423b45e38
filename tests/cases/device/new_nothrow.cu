// Objects, references and values as placement arguments.
// NO-CLANG: std::nothrow is a variable of the host for it
// PTXAS: sm_75 sm_90
#include <new>

struct Arena {
    char *next;
};
struct Tag {
    long size[3];
};
__device__ void *operator new(size_t n, Arena &a) {
    void *p = a.next;
    a.next += n;
    return p;
}
__device__ void *operator new(size_t n, Arena *a, Tag t) {
    a->next += t.size[1];
    return operator new(n, *a);
}

// RUN: k<<<1, 1>>>(o=out:i32:6)
// EXPECT: o == [7, 3, 5, 8, 24, 9]
__global__ void k(int *o) {
    int *a = new (std::nothrow) int(7);
    o[0] = *a;
    delete a;
    int *b = new (std::nothrow) int[4]{1, 3};
    o[1] = b[1];
    delete[] b;
    alignas(16) char room[64];
    Arena arena{room};
    long *c = new (arena) long(5);
    o[2] = (int)*c;
    o[3] = (int)(arena.next - room);
    Tag tag = {{0, 8, 0}};
    long *d = new (&arena, tag) long(9);
    o[4] = (int)(arena.next - room);
    o[5] = (int)*d;
}
