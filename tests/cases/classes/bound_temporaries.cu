// How long temporaries live that references are bound to.
// FLAGS: -arch=sm_90 -std=c++20 -Wno-174
// NO-CLANG: constructors that bind members to temporaries are no longer allowed there
// RUN: k<<<1, 1>>>(out=out:i32:16)
// EXPECT: out == [1, 0, 1, 0, 0, 1, 0, 1, 2, 1, 8, 8, 42, 0, 0, 0]

__device__ int ends;
struct N { int n; __device__ N(int n) : n(n) {} __device__ ~N() { ends++; } };
struct A { const N &r; int x; };
struct Two { A a; const N &s; };
__device__ int seen;
struct C {
    const N &r;
    // To the end of the constructor.
    __device__ C() : r(N(1)) { seen = ends; }
};

struct Text { int length; __device__ constexpr Text(int n) : length(__builtin_is_constant_evaluated() ? 42 : n) {} };
struct Checked { Text text; consteval Checked(Text t) : text(t) {} };

__device__ int forms;
struct Form {
    Form() = default;
    explicit __device__ Form(const Form &) { forms += 1; }
    template <class T> __device__ Form(const T &) { forms += 8; }
};

__global__ void k(int *out) {
    { A a(N(1), 2); out[0] = ends; }       // parentheses keep nothing
    ends = 0;
    { A a{N(1), 2}; out[1] = ends; }
    out[2] = ends;
    ends = 0;
    { const A &a = A{N(1), 2}; out[3] = ends; }
    ends = 0;
    { Two t{{N(1), 1}, (0, N(2))}; out[4] = ends; }
    ends = 0;
    { const N &r = A{N(1), 2}.r; out[5] = ends; }   // what a member refers to is no part of the object
    ends = 0;
    { C c; out[6] = seen; out[7] = ends; }
    // A constant that is named but not read is the variable.
    const int a = 2;
    auto same = [&](const int *p) { const int &b = a; return &b == p; };
    out[8] = [=] { return a; }();
    out[9] = same(&a);
    Form from[1];
    auto [copied] = from;                  // not by an explicit constructor
    out[10] = forms;
    (void)copied;
    out[11] = sizeof(same);
    Checked checked(5);
    out[12] = checked.text.length;
}
