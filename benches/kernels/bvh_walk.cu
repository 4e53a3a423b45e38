// Trees: boxes of a binary hierarchy visited with a stack in local memory.
// RUN: bvh_walk<<<512, 128>>>(depth=i32:12, box=buf:f32:6*8192:rand=1, ray=buf:f32:6*65536:rand=2, hits=out:i32:65536)
struct Box { float lo[3], hi[3]; };
__device__ bool crosses(const Box& b, const float* o, const float* inv) {
    float near = 0, far = 1e30f;
    for (int k = 0; k < 3; k++) {
        float t0 = (fminf(b.lo[k], b.hi[k]) - o[k]) * inv[k], t1 = (fmaxf(b.lo[k], b.hi[k]) - o[k]) * inv[k];
        near = fmaxf(near, fminf(t0, t1));
        far = fminf(far, fmaxf(t0, t1));
    }
    return near <= far;
}
extern "C" __global__ void bvh_walk(int depth, const Box* __restrict__ box, const float* __restrict__ ray, int* __restrict__ hits) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, count = 0, top = 0, stack[32];
    float o[3], inv[3];
    for (int k = 0; k < 3; k++) { o[k] = ray[t * 6 + k]; inv[k] = 1.0f / (ray[t * 6 + 3 + k] - 0.5f); }
    int leaves = 1 << depth;
    stack[top++] = 1;
    while (top > 0) {
        int node = stack[--top];
        if (!crosses(box[node], o, inv)) continue;
        if (node >= leaves / 2) { count++; continue; }
        stack[top++] = 2 * node;
        stack[top++] = 2 * node + 1;
    }
    hits[t] = count;
}
