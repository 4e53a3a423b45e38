// Arrays of classes: construction in order, destruction in reverse, copies as members, new[] and delete[].
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:8)
// EXPECT: r == [45, 10, 45, 10, 12, 0, 30, 1]
__device__ int next = 0, live = 0;
struct E {
    int v;
    __device__ E() : v(next++) { live++; }
    __device__ E(int x) : v(x) { live++; }
    __device__ E(const E &o) : v(o.v) { live++; }
    __device__ ~E() { live--; }
};
struct Holder { E e[3]; int n; };
__global__ void k(int *r) {
    next = live = 0;
    {
        E a[10];
        int s = 0;
        for (E &x : a) s += x.v;
        r[0] = s;
        r[1] = live;
    }
    next = 0;
    E *p = new E[10];
    int s = 0;
    for (int i = 0; i < 10; i++) s += p[i].v;
    r[2] = s;
    r[3] = live;
    delete[] p;
    {
        Holder h{{E(3), E(4), E(5)}, 1};
        Holder copy = h;
        r[4] = copy.e[0].v + copy.e[1].v + copy.e[2].v;
    }
    r[5] = live;
    int grid[2][3] = {{1, 2}, {3}};
    int sum = 0;
    for (auto &row : grid) for (int x : row) sum += x;
    r[6] = sum * 5;
    E partial[4] = {7};
    r[7] = partial[0].v == 7 && live == 4;
}
// NO-CLANG: it calls operator new of a runtime library
