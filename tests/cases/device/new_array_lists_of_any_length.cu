// A list for an array whose length is known only when it runs: the elements after those of the list are value-initialised.
// PTXAS: sm_75 sm_90 sm_100

struct Pair {
    int a = 1, b = 2;
    __device__ Pair() {}
    __device__ Pair(int x, int y) : a(x), b(y) {}
    __device__ ~Pair() { a = b = 0; }
};

extern "C" __global__ void lists(int* out, int n) {
    int* numbers = new int[n]{5, 6, 7};
    Pair* pairs = new Pair[n + 1]{Pair(3, 4), {5, 6}};
    float(*rows)[2] = new float[n][2]{{1, 2}, {3}};
    int s = 0;
    for (int i = 0; i < n; ++i) s = s * 3 + numbers[i];
    out[0] = s;
    s = 0;
    for (int i = 0; i <= n; ++i) s = s * 10 + pairs[i].a + pairs[i].b;
    out[1] = s;
    float f = 0;
    for (int i = 0; i < n; ++i) f = f * 10 + rows[i][0] + rows[i][1];
    out[2] = (int)f;
    delete[] rows;
    delete[] pairs;
    delete[] numbers;
}
// RUN: lists<<<1, 1>>>(out=out:i32:3, n=i32:3)
// EXPECT: out == [70, 8133, 330]
// RUN: lists<<<1, 1>>>(out=out:i32:3, n=i32:5)
// EXPECT: out == [630, 813333, 33000]
