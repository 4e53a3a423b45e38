// A default argument is read wherever a call needs it, but its closure is one class with one call operator and one
// static variable. So is that of a default member initialiser, and `extern __shared__` in blocks is one array.
// RUN: k<<<1, 1, 64>>>(r=out:i32:8)
// EXPECT: r == [1, 2, 3, 11, 12, 7, 7, 13]
__device__ int through(int (*f)()) { return f(); }

__device__ __noinline__ void put(int v) {
    extern __shared__ int cells[];
    cells[0] = v;
}

__device__ __noinline__ int get() {
    extern __shared__ int cells[];
    return cells[0];
}

__global__ void k(int *r) {
    auto next = [](int i = [] { static int n; return ++n; }()) { return i; };
    r[0] = next();
    r[1] = next();
    r[2] = next();
    struct Counted {
        int number = [] { static int n = 10; return ++n; }();
        __device__ Counted() {}
        __device__ Counted(int) {}
    };
    r[3] = Counted().number;
    r[4] = Counted(1).number;
    put(7);
    r[5] = get();
    auto pointed = [](int i = through([] { return 7; })) { return i; };
    r[6] = pointed();
    r[7] = Counted().number;
}
