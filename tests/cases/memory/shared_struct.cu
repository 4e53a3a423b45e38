// Shared memory of class type, several variables, addressed through generic pointers.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 32>>>(r=out:i32:32, s=out:i32:2)
// EXPECT: r[i] == (31 - i) * 2 + 5
// EXPECT: s == [32, 99]
struct Slot {
    int v;
    short tag;
};
__device__ __noinline__ void put(int *p, int v) { *p = v; }
__global__ void k(int *r, int *s) {
    __shared__ Slot slots[32];
    __shared__ int count;
    int t = threadIdx.x;
    if (t == 0)
        put(&count, 0);
    slots[t].v = t * 2;
    slots[t].tag = 5;
    __syncthreads();
    atomicAdd(&count, 1);
    __syncthreads();
    r[t] = slots[31 - t].v + slots[31 - t].tag;
    if (t == 0) {
        s[0] = count;
        s[1] = 99;
    }
}
