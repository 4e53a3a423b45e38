// All comparisons, also with NaN.
// PTXAS: sm_75 sm_100
// RUN: floats<<<1, 16>>>(a=buf:f32:[0,1,2,nan], r=out:i32:16)
// EXPECT: r[i] == (a[i/4] < a[i%4]) + 2*(a[i/4] <= a[i%4]) + 4*(a[i/4] > a[i%4]) + 8*(a[i/4] >= a[i%4])
//     + 16*(a[i/4] == a[i%4]) + 32*(a[i/4] != a[i%4]) + 64*!(a[i/4] < a[i%4])
// RUN: ints<<<1, 16>>>(a=buf:i32:[-5,0,7,-2147483648], r=out:i32:16)
// EXPECT: r[i] == (a[i/4] < a[i%4]) + 2*(a[i/4] <= a[i%4]) + 4*(a[i/4] > a[i%4]) + 8*(a[i/4] >= a[i%4])
//     + 16*(a[i/4] == a[i%4]) + 32*(u32(a[i/4]) < u32(a[i%4]))
__global__ void floats(const float *a, int *r) {
    int i = threadIdx.x;
    float x = a[i / 4], y = a[i % 4];
    r[i] = (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | (x != y) << 5 | !(x < y) << 6;
}

__global__ void ints(const int *a, int *r) {
    int i = threadIdx.x;
    int x = a[i / 4], y = a[i % 4];
    r[i] = (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | ((unsigned)x < (unsigned)y) << 5;
}
