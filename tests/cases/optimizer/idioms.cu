// What several lines say and one instruction does; each against the same thing said otherwise.
// PTXAS: sm_75 sm_90

__device__ __noinline__ unsigned turned(unsigned x, unsigned n) {
    for (unsigned i = 0; i < n % 32; ++i) x = x * 2 + (x >= 0x80000000u);
    return x;
}

// Rotations by an amount that is not known, to both sides and from either end; a funnel of two numbers.
// RUN: rotations<<<2, 64>>>(o=out:i32:128, n0=u32:0)
// EXPECT: o[i] == 31
__global__ void rotations(int *o, unsigned n0) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, x = i * 2654435761u + 12345u, y = ~x * 7u;
    unsigned n = (i + n0) % 31 + 1, m = i + n0;
    int ok = ((x << n) | (x >> (32 - n))) == turned(x, n);
    ok |= (((x >> n) | (x << (32 - n))) == turned(x, 32 - n)) << 1;
    ok |= (((x << (m & 31)) | (x >> (-m & 31))) == turned(x, m)) << 2;
    ok |= (((x >> (m & 31)) | (x << (-m & 31))) == turned(x, 32 - m % 32)) << 3;
    unsigned long long both = (unsigned long long)x << 32 | y;
    ok |= (((x << n) | (y >> (32 - n))) == (unsigned)(both << n >> 32)) << 4;
    o[i] = ok;
}

// RUN: bounds<<<1, 256>>>(o=out:i32:256, lo=i32:100)
// EXPECT: o[i] == (i < 100 || i > 199) + 2 * (i >= 100 && i < 110) + 4 * (i == 99 || i == 100) + 8 * (i > 109)
__global__ void bounds(int *o, int lo) {
    int x = (int)threadIdx.x - lo;
    int r = x < 0 || x > 99;
    if (x >= 0 && x < 10) r += 2;
    if (x == -1 || x == 0) r += 4;
    if (!(x <= 9) && x != -50) r += 8;
    o[threadIdx.x] = r;
}

// RUN: differences<<<1, 64>>>(o=out:i32:64, y=i32:20)
// EXPECT: o[i] == (i > 20 ? i - 20 : 0) + 100 * (i >= 6 ? i - 6 : 0) + 10000 * (i < 30 ? 30 - i : 0)
__global__ void differences(int *o, int y) {
    int x = threadIdx.x;
    unsigned u = x;
    int z = y + 10;
    o[x] = (x > y ? x - y : 0) + 100 * (u >= 6 ? u - 6 : 0) + 10000 * (x >= z ? 0 : z - x);
}

// RUN: signs<<<1, 64>>>(o=out:i32:64, m=i32:32)
// EXPECT: o[i] == (i > 32) - (i < 32) + 10 * (i < 32) + 100 * (i % 2)
__global__ void signs(int *o, int m) {
    int x = (int)threadIdx.x - m, t = threadIdx.x, k = (x > 0) - (x < 0) + 10 * (x < 0), odd = 0;
    if (t & 1) odd++;
    o[t] = k + 100 * odd;
}

// Ways of a switch that begin alike.
// RUN: ways<<<1, 64>>>(o=out:i32:64, st=buf:i32:8:i*i, one=i32:1)
// EXPECT: o[i] == (i % 8 == 0 ? 49 : i % 8 == 1 ? i + 49 : i % 8 == 2 ? i - 49 : i % 8 == 3 ? i * 49 : i % 8 == 4 ? -i : i % 8 == 5 ? i + 1 : i)
__global__ void ways(int *o, const int *st, int one) {
    int t = threadIdx.x, acc = t, sp = 8 * one;
    switch (t % 8) {
    case 0: acc = st[(sp - 1) & 7]; break;
    case 1: acc += st[(sp - 1) & 7]; break;
    case 2: acc -= st[(sp - 1) & 7]; break;
    case 3: acc *= st[(sp - 1) & 7]; break;
    case 4: acc = -acc; break;
    case 5: acc += one; break;
    }
    o[t] = acc;
}

// What is left of an inner loop, whatever its length: before its main loop, and after it.
// RUN: rests<<<1, 64>>>(o=out:i32:64, q=out:i32:64, p=buf:i32:128:i, m=i32:9)
// EXPECT: o[i] == 36 * i + 84
// EXPECT: q[i] == 84
__global__ void rests(int *o, int *q, const int *p, int m) {
    int t = threadIdx.x, sum = 0, other = 0;
    for (int k = 0; k < m; ++k)
        for (int j = t; j < t + k; ++j) sum += p[j];
    for (int k = 0; k < m; ++k)
        for (int j = 0; j < k; ++j) other += p[j];
    o[t] = sum;
    q[t] = other;
}
