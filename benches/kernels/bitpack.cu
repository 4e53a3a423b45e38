// Bit-fields: structures with bit-fields packed and unpacked.
// RUN: bitpack<<<512, 256>>>(n=i32:131072, in=buf:u32:262144:rand=1, out=out:u32:262144)
struct Rec { unsigned a : 5; unsigned b : 11; int c : 7; unsigned d : 9; unsigned long long e : 20; };
extern "C" __global__ void bitpack(int n, const Rec* __restrict__ in, Rec* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Rec r = in[i], q;
    q.a = r.b; q.b = r.a + r.d; q.c = -r.c; q.d = r.d ^ 0x155; q.e = r.e + r.c * 3;
    out[i] = q;
}
