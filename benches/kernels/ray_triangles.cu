// Ray casting: nearest of the triangles, given as structs, with normals.
// RUN: ray_triangles<<<(32,128), (32,8)>>>(count=i32:64, tri=buf:f32:64*9:rand=1,-1,1, out=out:f32:1<<20)
struct V { float x, y, z; };
__device__ V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
__device__ V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
__device__ float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
struct Triangle { V a, b, c; };
__device__ bool hit(const Triangle& t, V o, V d, float& best) {
    V e1 = t.b - t.a, e2 = t.c - t.a, p = cross(d, e2);
    float det = dot(e1, p);
    if (fabsf(det) < 1e-6f) return false;
    float inv = 1.0f / det;
    V s = o - t.a;
    float u = dot(s, p) * inv;
    if (u < 0 || u > 1) return false;
    V q = cross(s, e1);
    float v = dot(d, q) * inv;
    if (v < 0 || u + v > 1) return false;
    float z = dot(e2, q) * inv;
    if (z <= 1e-4f || z >= best) return false;
    best = z;
    return true;
}
extern "C" __global__ void ray_triangles(int count, const Triangle* __restrict__ tri, float* __restrict__ out) {
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    V o = {0, 0, -3}, d = {(x - 512) / 512.0f, (y - 512) / 512.0f, 1.5f};
    float best = 1e30f;
    int id = -1;
    for (int i = 0; i < count; i++)
        if (hit(tri[i], o, d, best)) id = i;
    float shade = 0;
    if (id >= 0) {
        V n = cross(tri[id].b - tri[id].a, tri[id].c - tri[id].a);
        shade = fabsf(dot(n, d)) * rsqrtf(dot(n, n) * dot(d, d));
    }
    out[y * 1024 + x] = shade + best * 1e-30f;
}
