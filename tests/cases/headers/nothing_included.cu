// What nvcc's own headers bring of the host's libraries, without an include.
// NO-CLANG: it includes less by itself
// PTXAS: sm_75 sm_90

// RUN: limits<<<1, 1>>>(o=out:f32:6, n=out:i32:6)
// EXPECT: o[i] == 1 for i in 0..6
// EXPECT: n == [2147483647, -2147483648, 8, 255, 4, 1]
__global__ void limits(float *o, int *n) {
    o[0] = INFINITY > 1e38f && -INFINITY < 0;
    float q = NAN;
    o[1] = q != q;
    o[2] = HUGE_VAL == (double)INFINITY;
    o[3] = HUGE_VALF == INFINITY;
    o[4] = M_PI > 3.14 && M_PI < 3.15;
    o[5] = std::numeric_limits<float>::infinity() == INFINITY;
    n[0] = INT_MAX;
    n[1] = INT_MIN;
    n[2] = CHAR_BIT;
    n[3] = UCHAR_MAX;
    n[4] = FP_NORMAL;
    n[5] = EXIT_FAILURE;
}

template <class T> __device__ typename std::enable_if<std::is_integral<T>::value, T>::type twice(T x) { return 2 * x; }

// RUN: library<<<1, 32>>>(o=out:i32:32, p=out:i32:8)
// EXPECT: o[i] == 2*i + 5
// EXPECT: p == [3, 4, 7, 2, 9, 5, 9, 0]
__global__ void library(int *o, int *p) {
    std::size_t i = threadIdx.x;
    std::pair<int, int> two(1, 4);
    o[i] = twice((int)i) + std::move(two).first + std::max(two.second, 3);
    if (i) return;
    int bytes[2] = {3, 4}, copy[2];
    memcpy(copy, bytes, sizeof copy);
    p[0] = copy[0];
    p[1] = copy[1];
    p[2] = std::abs(-7);
    p[3] = (int)std::sqrt(4.0f);
    alignas(int) unsigned char room[sizeof(int)];
    p[4] = *new (room) int(9);
    p[5] = std::is_same<decltype(std::declval<int>()), int &&>::value ? 5 : 0;
    int a = 5, b = 9;
    std::swap(a, b);
    p[6] = a;
    assert(a == 9);
    p[7] = memcmp(bytes, copy, sizeof copy);
}

// Host code is only parsed.
void host() {
    if (rand() > RAND_MAX / 2) fprintf(stderr, "%s\n", "no");
    exit(EXIT_SUCCESS);
}
