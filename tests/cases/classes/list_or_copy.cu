// A list of one object of the class is a copy only where no constructor takes the list as such.
// NO-CLANG: clang 19 copies such a list
// RUN: k<<<1, 1>>>(out=out:i32:9)
// EXPECT: out == [101, 101, 101, 101, 101, 101, 101, 1, 1]
#include <initializer_list>
struct Any {
    template <class T> __device__ Any(const T &) {}
};
struct List {
    int how;
    __device__ List() : how(0) {}
    __device__ List(std::initializer_list<Any> l) : how(100 + l.size()) {}
    __device__ List(const List &) : how(1) {}
};
struct Derived : List {};
struct Other {
    int how;
    __device__ Other() : how(0) {}
    __device__ Other(std::initializer_list<int *>) : how(50) {}
    __device__ Other(const Other &) : how(1) {}
};
struct Whole { List list; };
__device__ int take(List v) { return v.how; }
__device__ List make(const List &v) { return {v}; }

__global__ void k(int *out) {
    List a, b{a}, c = {a};
    Derived d;
    List e{d};
    out[0] = b.how;
    out[1] = c.how;
    out[2] = e.how;
    out[3] = take({a});
    out[4] = make(a).how;
    out[5] = List{List{}}.how;
    List *n = new List{a};
    out[6] = n->how;
    delete n;
    Other o, p{o};
    out[7] = p.how;
    Whole w{a}, x{w};
    out[8] = x.list.how;
}
