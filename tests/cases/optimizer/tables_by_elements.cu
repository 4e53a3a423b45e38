// A local array whose elements are set one by one to constants is one table for all threads, and a count of flags bounds a loop.
// PTXAS: sm_90
// RUN: days<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == (i % 12 == 1 ? 28 : (i % 12 == 3 || i % 12 == 5 || i % 12 == 8 || i % 12 == 10) ? 30 : 31)
// RUN: weights<<<1, 32>>>(out=out:f32:32)
// EXPECT: out[i] == (i % 4 == 0 ? 1 : i % 4 == 3 ? 4 : i % 4 == 1 ? 2 : 3)
// RUN: changed<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == (i % 2 == 0 ? 12 : 44)
// RUN: flags<<<1, 32>>>(a=buf:i32:32:iota, out=out:i32:32)
// EXPECT: out[i] == (i % 8 == 0 ? 0 : i % 8 == 7 ? 6 : (i % 8 == 1 || i % 8 == 2 || i % 8 == 4) ? 1 : 3)
// CHECK@O3: .entry days
// CHECK-NOT@O3: .local
// CHECK@O3: .entry weights
// CHECK-NOT@O3: .local
// CHECK@O3: .entry changed
// CHECK@O3: .local
__device__ int length(int month) {
    int days[12];
    days[0] = 31;
    days[1] = 28;
    days[2] = 31;
    days[3] = 30;
    days[4] = 31;
    days[5] = 30;
    days[6] = 31;
    days[7] = 31;
    days[8] = 30;
    days[9] = 31;
    days[10] = 30;
    days[11] = 31;
    return days[month];
}
extern "C" __global__ void days(int* out) { out[threadIdx.x] = length(threadIdx.x % 12); }

extern "C" __global__ void weights(float* out) {
    float w[2][2];
    w[0][0] = 1.0f;
    w[0][1] = 2.0f;
    w[1][0] = 3.0f;
    w[1][1] = 4.0f;
    int t = threadIdx.x % 4;
    out[threadIdx.x] = w[t / 2][t % 2];
}

extern "C" __global__ void changed(int* out) {
    volatile int two = 2;
    int t[2];
    t[0] = 1;
    t[1] = 4;
    int before = t[threadIdx.x % 2];
    t[threadIdx.x % 2] *= 5 * two;
    out[threadIdx.x] = before + t[threadIdx.x % 2] + (threadIdx.x % 2 ? 0 : 1);
}

extern "C" __global__ void flags(const int* a, int* out) {
    int kept[4] = {1, 2, 3, 0};
    int x = a[threadIdx.x], n = 0;
    for (int i = 0; i < 3; i++)
        if (x >> i & 1) n++;
    int sum = 0;
    for (int i = 0; i < n; i++) sum += kept[i];
    out[threadIdx.x] = sum;
}
