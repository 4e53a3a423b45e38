// Ray marching: distance to a union of shapes, normals by differences.
// RUN: sdf_march<<<(32,64), (32,8)>>>(w=i32:1024, h=i32:512, out=out:f32:1<<19)
__device__ float scene(float x, float y, float z) {
    float sphere = sqrtf(x * x + y * y + z * z) - 1.0f;
    float bx = fabsf(x - 1.5f) - 0.5f, by = fabsf(y) - 0.5f, bz = fabsf(z) - 0.5f;
    float mx = fmaxf(bx, 0.0f), my = fmaxf(by, 0.0f), mz = fmaxf(bz, 0.0f);
    float box = sqrtf(mx * mx + my * my + mz * mz) + fminf(fmaxf(bx, fmaxf(by, bz)), 0.0f);
    float q = sqrtf(x * x + z * z) - 2.5f, ring = sqrtf(q * q + y * y) - 0.2f;
    return fminf(fminf(sphere, box), fminf(ring, y + 1.5f));
}
extern "C" __global__ void sdf_march(int w, int h, float* out) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    float dx = (px - w / 2) / (float)h, dy = (h / 2 - py) / (float)h, dz = 1.0f;
    float s = rsqrtf(dx * dx + dy * dy + 1);
    dx *= s; dy *= s; dz *= s;
    float t = 0, d = 0;
    int i = 0;
    for (; i < 96 && t < 30; i++) {
        d = scene(dx * t, 0.5f + dy * t, -5 + dz * t);
        if (d < 1e-3f) break;
        t += d;
    }
    float shade = 0;
    if (d < 1e-3f) {
        float x = dx * t, y = 0.5f + dy * t, z = -5 + dz * t, e = 1e-2f;
        float nx = scene(x + e, y, z) - scene(x - e, y, z), ny = scene(x, y + e, z) - scene(x, y - e, z), nz = scene(x, y, z + e) - scene(x, y, z - e);
        shade = fmaxf(0.0f, (nx * 0.5f + ny * 0.7f - nz * 0.5f) * rsqrtf(nx * nx + ny * ny + nz * nz + 1e-12f));
    }
    out[py * w + px] = shade;
}
