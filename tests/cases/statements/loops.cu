// for, while, do, break, continue, nested loops with labels by goto.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 20>>>(r=out:i32:120)
// EXPECT: r[i] == sum(k, 0, i/6, k) if i%6 == 0
// EXPECT: r[i] == sum(k, 0, i/6, k%3 == 0 ? 0 : k) if i%6 == 1
// EXPECT: r[i] == (i/6 < 7 ? i/6 : 7) if i%6 == 2
// EXPECT: r[i] == max(i/6, 1) if i%6 == 3
// EXPECT: r[i] == sum(a, 0, i/6, sum(b, 0, a, a*b)) if i%6 == 4
// EXPECT: r[i] == min(i/6 * (i/6), 30) if i%6 == 5
__global__ void k(int *r) {
    int n = threadIdx.x;
    int *o = r + 6 * n;
    int s = 0;
    for (int i = 0; i < n; ++i)
        s += i;
    o[0] = s;
    s = 0;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0)
            continue;
        s += i;
    }
    o[1] = s;
    int i = 0;
    while (i < n) {
        if (i == 7)
            break;
        ++i;
    }
    o[2] = i;
    i = 0;
    do
        ++i;
    while (i < n);
    o[3] = i;
    s = 0;
    for (int a = 0; a < n; ++a)
        for (int b = 0; b < a; ++b)
            s += a * b;
    o[4] = s;
    int count = 0;
    for (int a = 0; a < n; ++a) {
        for (int b = 0; b < n; ++b) {
            if (count == 30)
                goto done;
            ++count;
        }
    }
done:
    o[5] = count;
}
