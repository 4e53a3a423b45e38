// Constructors, destructors, copies, member initialisers, order of destruction.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(log=out:i32:16, n=out:i32:1)
// EXPECT: n[0] == 11
// EXPECT: log == [1, 2, 12, 3, -3, 103, -103, -12, -2, -1, 7, 0, 0, 0, 0, 0]
struct Log {
    int *at;
    int *n;
    __device__ void add(int v) const { at[(*n)++] = v; }
};
struct Noisy {
    const Log &log;
    int id;
    __device__ Noisy(const Log &log, int id) : log(log), id(id) { log.add(id); }
    __device__ Noisy(const Noisy &o) : log(o.log), id(o.id + 10) { log.add(id); }
    __device__ ~Noisy() { log.add(-id); }
};
struct Holder {
    Noisy inner;
    __device__ Holder(const Log &log) : inner(log, 103) {}
};
struct Defaults {
    int a = 3;
    int b = a + 1;
    __device__ int sum() const { return a + b; }
};
__global__ void k(int *at, int *n) {
    Log log = {at, n};
    {
        Noisy one(log, 1);
        Noisy two(log, 2);
        Noisy copy(two);
        {
            Noisy three(log, 3);
        }
        Holder h(log);
    }
    log.add(Defaults().sum());
}
