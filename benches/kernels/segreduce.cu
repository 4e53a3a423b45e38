// Segmented reduction by head flags, a block scan with pairs.
// RUN: segreduce<<<256, 256>>>(val=buf:f32:65536:rand=1, head=buf:i32:65536:i%5, out=out:f32:65536)
struct Pair { float v; int f; };
__device__ Pair join(Pair a, Pair b) { Pair r; r.f = a.f | b.f; r.v = b.f ? b.v : a.v + b.v; return r; }
extern "C" __global__ void segreduce(const float* __restrict__ val, const int* __restrict__ head, float* __restrict__ out) {
    __shared__ Pair w[8];
    int t = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, wi = threadIdx.x >> 5;
    Pair p; p.v = val[t]; p.f = head[t] == 0;
    for (int d = 1; d < 32; d <<= 1) {
        Pair q; q.v = __shfl_up_sync(~0u, p.v, d); q.f = __shfl_up_sync(~0u, p.f, d);
        if (lane >= d) p = join(q, p);
    }
    if (lane == 31) w[wi] = p;
    __syncthreads();
    if (wi > 0) { Pair a = w[0]; for (int i = 1; i < wi; i++) a = join(a, w[i]); p = join(a, p); }
    out[t] = p.v;
}
