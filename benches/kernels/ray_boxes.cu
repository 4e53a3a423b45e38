// Rays against an implicit tree of boxes with a stack of nodes, nearest hit kept.
// RUN: ray_boxes<<<512, 128>>>(n=i32:65536, leaves=i32:256, boxes=buf:f32:512*8:rand=1, rays=buf:f32:65536*6:rand=2, hit=out:i32:65536, dist=out:f32:65536)
struct Box {
    float3 lo, hi;
    int child, pad;
};
struct Ray {
    float3 o, inv;
};
__device__ bool intersect(const Ray& r, const Box& b, float far, float& t) {
    float x0 = (b.lo.x - r.o.x) * r.inv.x, x1 = (b.lo.x + 0.5f * b.hi.x - r.o.x) * r.inv.x;
    float y0 = (b.lo.y - r.o.y) * r.inv.y, y1 = (b.lo.y + 0.5f * b.hi.y - r.o.y) * r.inv.y;
    float z0 = (b.lo.z - r.o.z) * r.inv.z, z1 = (b.lo.z + 0.5f * b.hi.z - r.o.z) * r.inv.z;
    float near = fmaxf(fmaxf(fminf(x0, x1), fminf(y0, y1)), fmaxf(fminf(z0, z1), 0.f));
    float end = fminf(fminf(fmaxf(x0, x1), fmaxf(y0, y1)), fminf(fmaxf(z0, z1), far));
    t = near;
    return near <= end;
}
extern "C" __global__ void ray_boxes(int n, int leaves, const Box* __restrict__ boxes, const float* __restrict__ rays, int* __restrict__ hit, float* __restrict__ dist) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Ray r;
    r.o = make_float3(rays[i * 6], rays[i * 6 + 1], -rays[i * 6 + 2]);
    r.inv = make_float3(1.f / (rays[i * 6 + 3] - 0.5f), 1.f / (rays[i * 6 + 4] - 0.5f), 1.f / (rays[i * 6 + 5] + 0.1f));
    int stack[16], top = 0, best = -1;
    float nearest = 1e30f;
    stack[top++] = 1;
    while (top > 0) {
        int node = stack[--top];
        float t;
        if (!intersect(r, boxes[node], nearest, t)) continue;
        if (node >= leaves) {
            if (t < nearest) {
                nearest = t;
                best = node;
            }
        } else {
            stack[top++] = 2 * node;
            stack[top++] = 2 * node + 1;
        }
    }
    hit[i] = best;
    dist[i] = nearest;
}
