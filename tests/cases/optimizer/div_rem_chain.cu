// The quotient and the rest of a rest.
// PTXAS: sm_75 sm_90

// RUN: permute<<<2, 96>>>(q=out:i32:192, N=i32:4, NH=i32:3, d=i32:5)
// EXPECT: q[i] == (i/60)*1000 + ((i%60)/20)*100 + (((i%60)%20)/5)*10 + ((i%60)%20)%5
__global__ void permute(int *q, int N, int NH, int d) {
    int idx = blockIdx.x * blockDim.x + threadIdx.x;
    int b = idx / (NH * N * d);
    int rest = idx % (NH * N * d);
    int nh = rest / (N * d);
    rest = rest % (N * d);
    int n = rest / d;
    q[idx] = b * 1000 + nh * 100 + n * 10 + rest % d;
}

// RUN: repeated<<<1, 64>>>(o=out:u32:64, d=u32:7)
// EXPECT: o[i] == i/7 + 3*((i%7)/7) + (i%7)%7
__global__ void repeated(unsigned *o, unsigned d) {
    unsigned rest = threadIdx.x % d;
    unsigned q = threadIdx.x / d;
    unsigned second = rest % d;
    o[threadIdx.x] = q + 3 * (rest / d) + second;
}
