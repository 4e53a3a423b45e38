// Lifetime of temporaries: conditional ones, ones bound to references, short circuits.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 4>>>(r=out:i32:16)
// EXPECT: r[i] == 1 if i%4 == 0
// EXPECT: r[i] == (i/4 == 1 || i/4 == 3 ? 1 : 0) if i%4 == 1
// EXPECT: r[i] == 0 if i%4 == 2
// EXPECT: r[i] == 105 if i%4 == 3
struct Count {
    int *alive;
    int v;
    __device__ Count(int *a, int x) : alive(a), v(x) { ++*alive; }
    __device__ Count(const Count &o) : alive(o.alive), v(o.v) { ++*alive; }
    __device__ ~Count() { --*alive; }
    __device__ bool odd() const { return v & 1; }
};
__device__ Count make(int *a, int x) { return Count(a, x); }
__global__ void k(int *r) {
    int t = threadIdx.x, alive = 0;
    {
        const Count &c = make(&alive, t);
        r[4 * t] = alive;
        (void)c;
    }
    bool b = t > 0 && make(&alive, t).odd();
    r[4 * t + 1] = b;
    r[4 * t + 2] = alive;
    int x = (t & 1 ? make(&alive, 5) : Count(&alive, 5)).v + 100 + alive * 0;
    r[4 * t + 3] = x + alive;
}
