// Divergent: rays against a list of spheres, structs in constant memory, one reflection loop.
// RUN: ray_spheres<<<(64,256), (32,8)>>>(w=i32:2048, h=i32:2048, out=out:u32:1<<22)
struct Sphere { float x, y, z, r; unsigned color; };
__constant__ Sphere spheres[8] = {{0, 0, 5, 1, 0xff0000}, {2, 0, 6, 1, 0xff00}, {-2, 0, 6, 1, 0xff}, {0, 2, 7, 1, 0xffff00}, {0, -2, 7, 1, 0xffff}, {2, 2, 8, 1, 0xff00ff}, {-2, -2, 8, 1, 0xffffff}, {-2, 2, 9, 1, 0x808080}};
__device__ float hit(const Sphere& s, float ox, float oy, float oz, float dx, float dy, float dz) {
    float cx = s.x - ox, cy = s.y - oy, cz = s.z - oz;
    float b = cx * dx + cy * dy + cz * dz, c = cx * cx + cy * cy + cz * cz - s.r * s.r, d = b * b - c;
    if (d < 0) return -1;
    float t = b - sqrtf(d);
    return t > 1e-3f ? t : -1;
}
extern "C" __global__ void ray_spheres(int w, int h, unsigned* out) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    float dx = (px - w / 2) * (1.0f / 1024), dy = (py - h / 2) * (1.0f / 1024), dz = 1, inv = rsqrtf(dx * dx + dy * dy + 1);
    dx *= inv; dy *= inv; dz *= inv;
    float ox = 0, oy = 0, oz = 0;
    unsigned color = 0;
    for (int bounce = 0; bounce < 3; bounce++) {
        float best = 1e30f;
        int which = -1;
        for (int i = 0; i < 8; i++) {
            float t = hit(spheres[i], ox, oy, oz, dx, dy, dz);
            if (t > 0 && t < best) { best = t; which = i; }
        }
        if (which < 0) break;
        color ^= spheres[which].color >> bounce;
        ox += dx * best; oy += dy * best; oz += dz * best;
        float r = 1.0f / spheres[which].r, nx = (ox - spheres[which].x) * r, ny = (oy - spheres[which].y) * r, nz = (oz - spheres[which].z) * r;
        float k = 2 * (dx * nx + dy * ny + dz * nz);
        dx -= k * nx; dy -= k * ny; dz -= k * nz;
    }
    out[py * w + px] = color;
}
