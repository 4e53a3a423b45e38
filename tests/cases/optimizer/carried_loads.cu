// What one iteration stores and the next one loads stays in a register; not where something else may be in between.
// OPT: 0 3
// RUN: sums<<<1, 32>>>(n=i32:21, x=buf:i32:672:iota, y=out:i32:672)
// EXPECT: y[i] == sum(k, i - i % 21, i + 1, k)
extern "C" __global__ void sums(int n, const int *x, int *y) {
    int *row = y + threadIdx.x * n;
    row[0] = x[threadIdx.x * n];
    for (int i = 1; i < n; i++) row[i] = row[i - 1] + x[threadIdx.x * n + i];
}

// One iteration is none: the load before the loop is within bounds.
// RUN: sums<<<1, 32>>>(n=i32:1, x=buf:i32:32:iota, y=out:i32:32)
// EXPECT: y[i] == i

// Fibonacci numbers: two iterations back is in no register, one is.
// RUN: fibonacci<<<1, 1>>>(n=i32:20, y=out:i64:20)
// EXPECT: y == [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765]
extern "C" __global__ void fibonacci(int n, long long *y) {
    y[0] = y[1] = 1;
    for (int i = 2; i < n; i++) y[i] = y[i - 1] + y[i - 2];
}

// The other array is the same one, a place further.
// RUN: shifted<<<1, 1>>>(n=i32:8, y=out:i32:9:iota)
// EXPECT: y == [0, 2, 4, 6, 8, 10, 12, 14, 14]
__device__ void add(int n, int *a, int *b) {
    for (int i = 1; i < n; i++) {
        a[i] = a[i - 1] + 1;
        b[i] = 2 * i + b[i] * 0;
        a[i + 1] = b[i];
    }
}
extern "C" __global__ void shifted(int n, int *y) { add(n, y, y); }

// Through a local array, read by the next row.
// RUN: rows<<<1, 32>>>(n=i32:9, y=out:i32:32)
// EXPECT: y[i] == 65536 * (1 + i)
extern "C" __global__ void rows(int n, int *y) {
    int c[12];
    for (int i = 0; i <= n; i++) c[i] = 1 + threadIdx.x;
    for (int j = 1; j < n; j++) {
        c[0] = 0;
        for (int i = 1; i + j <= n; i++) c[i] = c[i - 1] + c[i];
    }
    int r = 0;
    for (int i = 1, k = 1; i <= n; i++, k *= 3) r += k * c[i];
    y[threadIdx.x] = r;
}
