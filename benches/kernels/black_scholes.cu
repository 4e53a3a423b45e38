// Finance: closed form with fast logarithms and exponentials.
// RUN: black_scholes<<<16384, 256>>>(n=i32:1<<22, rate=f32:0.02, vol=f32:0.3, s=buf:f32:1<<22:rand=1,5,30, k=buf:f32:1<<22:rand=2,1,100, t=buf:f32:1<<22:rand=3,0.25,10, call=out:f32:1<<22, put=out:f32:1<<22)
__device__ float cnd(float d) {
    const float a1 = 0.31938153f, a2 = -0.356563782f, a3 = 1.781477937f, a4 = -1.821255978f, a5 = 1.330274429f;
    float k = __fdividef(1.0f, 1.0f + 0.2316419f * fabsf(d));
    float c = 0.39894228f * __expf(-0.5f * d * d) * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
    return d > 0 ? 1.0f - c : c;
}
extern "C" __global__ void black_scholes(int n, float rate, float vol, const float* __restrict__ s, const float* __restrict__ k, const float* __restrict__ t, float* __restrict__ call, float* __restrict__ put) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float price = s[i], strike = k[i], years = t[i], root = sqrtf(years);
    float d1 = __fdividef(__logf(__fdividef(price, strike)) + (rate + 0.5f * vol * vol) * years, vol * root);
    float d2 = d1 - vol * root, c1 = cnd(d1), c2 = cnd(d2), discount = __expf(-rate * years);
    call[i] = price * c1 - strike * discount * c2;
    put[i] = strike * discount * (1.0f - c2) - price * (1.0f - c1);
}
