// Nothing that the reference prints over several lines of its own: for a comparison byte by byte.
struct Pair {
    int a;
    float b;
};

__device__ int counter = 5;
__constant__ float table[4] = {1, 2, 3, 4};
__shared__ int used_by_both[32];

__device__ __noinline__ int callee(int x, Pair p) { return x * p.a + counter; }
__device__ __noinline__ void no_result(int *p) { *p += used_by_both[*p & 31]; }
__device__ __noinline__ void stops() { __trap(); }

__global__ void __launch_bounds__(128, 2) first(float *out, const int *in, int n, Pair pair) {
    __shared__ float tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i];
    used_by_both[threadIdx.x & 31] = i;
    __syncthreads();
    float sum = 0;
    for (int j = 0; j < n; j++) sum += tile[(i + j) & 127] * table[j & 3];
    if (i < n) {
        out[i] = sum + callee(i, pair);
    } else if (i == n) {
        no_result(&counter);
    } else {
        stops();
    }
    int local[24];
    for (int j = 0; j < n; j++) local[j * 5 % 24] = j;
    out[n] = local[i & 15];
}

__global__ void nothing() {}

__global__ void second(unsigned char *bytes, short *shorts, double *doubles, long long *longs) {
    int i = threadIdx.y;
    bytes[i] ^= 3;
    shorts[i] = min(shorts[i], shorts[i + 1]);
    doubles[i] = doubles[i] * 2.5 + longs[i];
    longs[i] = (longs[i] << 3) | i;
}
