// CUDA's vector types: members, make_*, alignment, arrays of them.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 4>>>(a=buf:i32:16:iota, b=out:i32:16, f=out:f64:8, c=out:u8:16)
// EXPECT: b[i] == a[i/4*4 + (i+1)%4] * 2
// EXPECT: f[i] == (i%2 == 0 ? a[i/2*4] : 0.5)
// EXPECT: c[i] == (i%4 == 3 ? 255 : a[i])
// RUN: threes<<<1, 4>>>(v=buf:f32:12:iota, r=out:f32:4)
// EXPECT: r[i] == v[3*i] + v[3*i+1] + v[3*i+2]
__global__ void k(const int4 *a, int4 *b, double2 *f, uchar4 *c) {
    int i = threadIdx.x;
    int4 v = a[i];
    b[i] = make_int4(2 * v.y, 2 * v.z, 2 * v.w, 2 * v.x);
    double2 d;
    d.x = v.x;
    d.y = 0.5;
    f[i] = d;
    c[i] = make_uchar4(v.x, v.y, v.z, 255);
}
__global__ void threes(const float3 *v, float *r) {
    float3 a = v[threadIdx.x];
    r[threadIdx.x] = a.x + a.y + a.z;
}
