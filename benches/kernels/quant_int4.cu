// Quantisation: 32 floats to 4-bit values with scale, packed.
// RUN: quant_int4<<<512, 128>>>(x=buf:f32:65536*32:rand=1,-1,1, q=out:u32:65536*4, scale=out:f32:65536)
extern "C" __global__ void quant_int4(const float4* __restrict__ x, uint4* __restrict__ q, float* __restrict__ scale) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float v[32], amax = 0;
#pragma unroll
    for (int i = 0; i < 8; i++) { float4 f = x[t * 8 + i]; v[4 * i] = f.x; v[4 * i + 1] = f.y; v[4 * i + 2] = f.z; v[4 * i + 3] = f.w; }
#pragma unroll
    for (int i = 0; i < 32; i++) amax = fmaxf(amax, fabsf(v[i]));
    float s = amax / 7.0f, inv = s > 0 ? 1.0f / s : 0.0f;
    unsigned w[4];
#pragma unroll
    for (int j = 0; j < 4; j++) {
        w[j] = 0;
#pragma unroll
        for (int i = 0; i < 8; i++) { int k = (int)rintf(v[j * 8 + i] * inv); k = max(-8, min(7, k)); w[j] |= (unsigned)(k & 15) << (4 * i); }
    }
    q[t] = make_uint4(w[0], w[1], w[2], w[3]);
    scale[t] = s;
}
