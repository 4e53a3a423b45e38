// RUN: sum<<<4, 256>>>(in=buf:i32:1024:iota, out=out:i32:4)
// EXPECT: out[i] == sum(k, 0, 256, in[256*i + k])

__global__ void sum(const int *in, int *out) {
    // One thread does it all.
    if (threadIdx.x == 0) {
        int x = 0;
        for (int k = 0; k < 256; k++)
            x += in[blockIdx.x * 256 + k];
        out[blockIdx.x] = x;
    }
}
