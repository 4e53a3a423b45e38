// Destructors on every way out of a scope: fall through, break, continue, return, goto, and of temporaries.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:40, n=out:i32:1)
// EXPECT: n == [25]
// EXPECT: r == [1, -1, 10, -10, 11, -11, 12, -12, 20, -20, 22, -22, 23, -23, 30, 31, -31, -30, 40, 41, -41, -40, 50, -50, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
struct Log {
    int *r, *n;
    __device__ void put(int v) const { r[(*n)++] = v; }
};
struct Noisy {
    const Log &log;
    int id;
    __device__ Noisy(const Log &l, int i) : log(l), id(i) { log.put(id); }
    __device__ ~Noisy() { log.put(-id); }
};
__device__ void early(const Log &log, bool leave) {
    Noisy a(log, 30);
    {
        Noisy b(log, 31);
        if (leave) return;
    }
    log.put(999);
}
__device__ void jump(const Log &log) {
    Noisy a(log, 40);
    {
        Noisy b(log, 41);
        goto out;
    }
out:;
}
__device__ int value(const Noisy &x) { return x.id; }
__global__ void k(int *r, int *n) {
    *n = 0;
    Log log{r, n};
    { Noisy a(log, 1); }
    for (int i = 0; i < 5; i++) {
        Noisy a(log, 10 + i);
        if (i == 2) break;
    }
    for (int i = 0; i < 4; i++) {
        if (i == 1) continue;
        Noisy a(log, 20 + i);
        if (i == 2) continue;
    }
    early(log, true);
    jump(log);
    int v = value(Noisy(log, 50));
    log.put(v + 10);
}
