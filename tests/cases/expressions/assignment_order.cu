// The right operand of an assignment is evaluated first since C++17, also where an operator function does the assignment;
// not in a call by the function's name. Of `a[b]` the first comes first, whichever of both is the pointer.
// FLAGS: -std=c++17
// RUN: k<<<1, 1>>>(order=out:i32:32)
// EXPECT: order == [2, 1, 4, 3, 6, 5, 8, 7, 9, 10, 11, 12, 13, 14, 15, 16, 19, 18, 17, 22, 21, 20, 23, 24, 26, 25, 28, 27, 29, 30, 31, 32]
__device__ int count;
__device__ int seen[32];
__device__ void note(int v) { seen[count++] = v; }

struct Member {
    int v;
    __device__ Member &operator=(const Member &o) { v = o.v; return *this; }
    __device__ Member &operator+=(const Member &o) { v += o.v; return *this; }
    __device__ Member &operator<<(const Member &) { return *this; }
};
struct Trivial { int v; };
struct Virtual {
    int v;
    __device__ virtual Virtual &operator-=(const Virtual &o) { v -= o.v; return *this; }
};
struct Free { int v; };
__device__ Free &operator*=(Free &a, const Free &) { return a; }

__device__ Member member;
__device__ Trivial trivial;
__device__ Free other;
__device__ Virtual *virt;
__device__ int number;
__device__ int table[4];

__device__ Member &m(int k) { note(k); return member; }
__device__ Trivial &t(int k) { note(k); return trivial; }
__device__ Free &f(int k) { note(k); return other; }
__device__ Virtual &v(int k) { note(k); return *virt; }
__device__ int &n(int k) { note(k); return number; }
__device__ int zero(int k) { note(k); return 0; }
__device__ int *p(int k) { note(k); return table; }

__global__ void k(int *order) {
    Virtual object;
    object.v = 1;
    virt = &object;
    m(1) = m(2);
    m(3) += m(4);
    t(5) = t(6);
    v(7) -= v(8);
    m(9) << m(10);
    m(11).operator=(m(12));
    t(13).operator=(t(14));
    operator*=(f(15), f(16));
    m(17) = m(18) = m(19);
    t(20) = t(21) = t(22);
    p(23)[zero(24)] = 1;
    n(25) += n(26);
    f(27) *= f(28);
    table[0] = zero(29)[p(30)];
    n(31) + n(32);
    for (int i = 0; i < 32; i++) order[i] = seen[i];
}
