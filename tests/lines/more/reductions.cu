// Warp reductions with shuffles and votes.
#define FULL 0xffffffffu
#define REDUCE(v, op)                                   \
    for (int o = 16; o > 0; o >>= 1)                    \
        v = op(v, __shfl_down_sync(FULL, v, o))
__device__ inline float add(float a, float b) { return a + b; }
__device__ inline float larger(float a, float b) { return a > b ? a : b; }
__global__ void reduce(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? in[i] : 0.0f;
    float m = v;
    REDUCE(v, add);
    REDUCE(m, larger);
    unsigned active = __ballot_sync(FULL, v > 0.0f);
    if (threadIdx.x % 32 == 0) {
        out[2 * (i / 32)] = v;
        out[2 * (i / 32) + 1] = m;
        if (__popc(active) > 16)
            atomicAdd(&out[0], 1.0f);
    }
}
