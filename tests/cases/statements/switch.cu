// switch: fall-through, default in the middle, ranges far apart, nested, on an enum, with declarations.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 12>>>(r=out:i32:36)
// EXPECT: r[i] == (i/3 == 0 ? 100 : i/3 == 1 ? 201 : i/3 == 2 ? 201 : i/3 == 3 ? 1 : i/3 == 7 ? 777 : 5) if i%3 == 0
// EXPECT: r[i] == (i/3 == 4 ? 1000000 : i/3 == 5 ? -1000000 : 0) if i%3 == 1
// EXPECT: r[i] == (i/3%3 == 0 ? 10 : i/3%3 == 1 ? 11 : 12) if i%3 == 2
enum class Color { Red, Green, Blue };

__device__ int value(Color c) {
    switch (c) {
    case Color::Red: return 10;
    case Color::Green: return 11;
    case Color::Blue: return 12;
    }
    return -1;
}

__global__ void k(int *r) {
    int n = threadIdx.x;
    int s = 0;
    switch (n) {
    case 0:
        s = 100;
        break;
    default:
        s = 5;
        break;
    case 1:
    case 2:
        s += 200;
    case 3:
        s += 1;
        break;
    case 7: {
        int t = 700;
        switch (n + 1) {
        case 8: t += 77;
        }
        s = t;
    }
    }
    r[3 * n] = s;
    long long big = n == 4 ? 1000000000000LL : n == 5 ? -1000000000000LL : n;
    switch (big) {
    case 1000000000000LL: s = 1000000; break;
    case -1000000000000LL: s = -1000000; break;
    default: s = 0;
    }
    r[3 * n + 1] = s;
    r[3 * n + 2] = value(static_cast<Color>(n % 3));
}
