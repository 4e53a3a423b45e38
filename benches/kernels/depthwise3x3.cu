// Depthwise convolution 3x3 with bounds, bias and a hard swish, channels last in float4.
// RUN: depthwise3x3<<<(98,8), 128>>>(h=i32:56, w=i32:56, c4=i32:32, x=buf:f32:8*56*56*128:rand=1, k=buf:f32:9*128:rand=2, bias=buf:f32:128:rand=3, y=out:f32:8*56*56*128)
extern "C" __global__ void depthwise3x3(int h, int w, int c4, const float4* __restrict__ x, const float4* __restrict__ k, const float4* __restrict__ bias, float4* __restrict__ y) {
    x += (size_t)blockIdx.y * h * w * c4;
    y += (size_t)blockIdx.y * h * w * c4;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < h * w * c4; i += gridDim.x * blockDim.x) {
        int c = i % c4, px = i / c4 % w, py = i / c4 / w;
        float4 acc = bias[c];
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                int yy = py + dy, xx = px + dx;
                if (yy < 0 || yy >= h || xx < 0 || xx >= w) continue;
                float4 v = x[(yy * w + xx) * c4 + c], f = k[((dy + 1) * 3 + dx + 1) * c4 + c];
                acc.x += v.x * f.x;
                acc.y += v.y * f.y;
                acc.z += v.z * f.z;
                acc.w += v.w * f.w;
            }
        acc.x *= fminf(fmaxf(acc.x + 3.f, 0.f), 6.f) / 6.f;
        acc.y *= fminf(fmaxf(acc.y + 3.f, 0.f), 6.f) / 6.f;
        acc.z *= fminf(fmaxf(acc.z + 3.f, 0.f), 6.f) / 6.f;
        acc.w *= fminf(fmaxf(acc.w + 3.f, 0.f), 6.f) / 6.f;
        y[i] = acc;
    }
}
