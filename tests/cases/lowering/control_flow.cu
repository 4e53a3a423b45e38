// Statements that jump: goto in and out of loops, switch with ranges and declarations, do-while, nested breaks.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 16>>>(r=out:i32:64)
// EXPECT: r[i] == (i/4 < 3 ? 1 : i/4 < 8 ? 2 : i/4 == 9 ? 9 : 4) if i%4 == 0
// EXPECT: r[i] == sum(k, 0, i/4 + 1, k) if i%4 == 1
// EXPECT: r[i] == (i/4)*(i/4) if i%4 == 2
// EXPECT: r[i] == (i/4 > 4 ? 5 : i/4 + 1) if i%4 == 3
__device__ int classify(int x) {
    int result = 0;
    switch (x) {
    case 0 ... 2:
        result = 1;
        break;
    case 9: {
        int local = 5;
        result = local;
    }
        [[fallthrough]];
    default:
        result += 4;
        break;
    case 3 ... 7:
        return 2;
    }
    return result;
}
__device__ int triangle(int n) {
    int s = 0, i = 0;
again:
    s += i;
    if (i++ < n) goto again;
    return s;
}
__device__ int square(int n) {
    int count = 0;
    for (int i = 0;; i++) {
        for (int j = 0; j < 100; j++) {
            if (i >= n) goto done;
            if (j >= n) break;
            count++;
        }
    }
done:
    return count;
}
__device__ int steps(int n) {
    int i = 0;
    do {
        i++;
        if (i == 5) break;
        if (n < 0) continue;
    } while (i <= n);
    return i;
}
__global__ void k(int *r) {
    int t = threadIdx.x;
    r[4 * t] = classify(t);
    r[4 * t + 1] = triangle(t);
    r[4 * t + 2] = square(t);
    r[4 * t + 3] = steps(t);
}
