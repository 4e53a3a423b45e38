// Image filter: bilateral, radius 3, special functions.
// RUN: bilateral<<<(64,256), (32,8)>>>(w=i32:2048, h=i32:2048, sr=f32:12.5, ss=f32:0.08, in=buf:f32:1<<22:rand=1, out=out:f32:1<<22)
extern "C" __global__ void bilateral(int w, int h, float sr, float ss, const float* __restrict__ in, float* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    float centre = in[y * w + x], sum = 0, norm = 0;
    for (int dy = -3; dy <= 3; dy++)
        for (int dx = -3; dx <= 3; dx++) {
            int gx = min(max(x + dx, 0), w - 1), gy = min(max(y + dy, 0), h - 1);
            float v = in[gy * w + gx], d = v - centre;
            float f = __expf(-d * d * sr - (dx * dx + dy * dy) * ss);
            sum += f * v;
            norm += f;
        }
    out[y * w + x] = __fdividef(sum, norm);
}
