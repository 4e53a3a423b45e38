#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
extern "C" __device__ float __nv_sinf(float);
struct pair { float value; int index; };
__device__ struct pair larger(struct pair a, struct pair b) { return b.value > a.value ? b : a; }
/* The largest of 64 values, where it is, and a call of the math library. */
extern "C" __global__ void largest(const float *x, float *out, int *at) {
    __shared__ struct pair best[64];
    int t = __nvvm_read_ptx_sreg_tid_x();
    best[t].value = x[t] + __nv_sinf(0.0f);
    best[t].index = t;
    __nvvm_bar_sync(0);
    for (int n = 32; n > 0; n /= 2) {
        if (t < n)
            best[t] = larger(best[t], best[t + n]);
        __nvvm_bar_sync(0);
    }
    if (t == 0) {
        out[0] = best[0].value;
        at[0] = best[0].index;
    }
    __nvvm_atom_add_gen_i(at + 1, t);
}
