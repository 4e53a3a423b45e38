// Pair forces with a cutoff from neighbour lists: minimum image, damped Coulomb and a switch function.
// RUN: coulomb_cutoff<<<512, 128>>>(n=i32:65536, box=f32:8.0, pos=buf:f32:262144:rand=1,0,8, neighbours=buf:i32:65536*32:rand=2,0,65536, force=out:f32:262144)
extern "C" __global__ void coulomb_cutoff(int n, float box, const float4* __restrict__ pos, const int* __restrict__ neighbours, float4* __restrict__ force) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const float rc = 3.0f, rc2 = rc * rc;
    float4 p = pos[i];
    float fx = 0, fy = 0, fz = 0, e = 0;
    for (int k = 0; k < 32; k++) {
        int j = neighbours[k * n + i];
        if (j == i) continue;
        float4 q = pos[j];
        float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z;
        dx -= box * rintf(dx / box);
        dy -= box * rintf(dy / box);
        dz -= box * rintf(dz / box);
        float r2 = dx * dx + dy * dy + dz * dz;
        if (r2 >= rc2) continue;
        float r = sqrtf(r2 + 0.01f), qq = (p.w - 4.f) * (q.w - 4.f);
        float u = qq * expf(-0.5f * r) / r, sw = 1.f - r2 / rc2;
        float f = u * (1.f / r + 0.5f) * sw * sw / r;
        fx += f * dx;
        fy += f * dy;
        fz += f * dz;
        e += u * sw * sw;
    }
    force[i] = make_float4(fx, fy, fz, 0.5f * e);
}
