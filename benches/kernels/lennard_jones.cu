// Molecular dynamics: neighbour lists, a cut-off, double accumulators.
// RUN: lennard_jones<<<512, 128>>>(n=i32:65536, width=i32:64, list=buf:i32:1<<22:(i*2654435761)&65535, p=buf:f32:1<<18:rand=1,0,30, f=out:f32:1<<18)
extern "C" __global__ void lennard_jones(int n, int width, const int* __restrict__ list, const float4* __restrict__ p, float4* __restrict__ f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 me = p[i];
    float fx = 0, fy = 0, fz = 0, energy = 0;
    for (int k = 0; k < width; k++) {
        float4 o = p[list[k * n + i]];
        float dx = me.x - o.x, dy = me.y - o.y, dz = me.z - o.z, r2 = dx * dx + dy * dy + dz * dz;
        if (r2 < 100.0f && r2 > 0.01f) {
            float i2 = 1.0f / r2, i6 = i2 * i2 * i2, force = i6 * (48.0f * i6 - 24.0f) * i2;
            fx += dx * force; fy += dy * force; fz += dz * force;
            energy += 4.0f * i6 * (i6 - 1.0f);
        }
    }
    f[i] = make_float4(fx, fy, fz, energy);
}
