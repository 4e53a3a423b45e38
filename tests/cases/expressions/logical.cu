// && and || evaluate their right side only when needed; ?: only one of its sides; the comma operator both.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 8>>>(r=out:i32:48)
// EXPECT: r[i] == ((i/6 & 1) && (i/6 & 2)) if i%6 == 0
// EXPECT: r[i] == ((i/6 & 1) || (i/6 & 2)) if i%6 == 1
// EXPECT: r[i] == ((i/6 & 1) ? 10 : 20) if i%6 == 2
// EXPECT: r[i] == i/6 + 1 if i%6 == 3
// EXPECT: r[i] == ((i/6 & 1) ? 2 : 1) + ((i/6 & 1) ? 1 : 2) + 1 if i%6 == 4
// EXPECT: r[i] == !(i/6) if i%6 == 5
__device__ bool note(bool v, int &count) {
    ++count;
    return v;
}

__global__ void k(int *r) {
    int i = threadIdx.x;
    int calls = 0;
    bool a = i & 1, b = i & 2;
    r[6 * i] = note(a, calls) && note(b, calls);
    r[6 * i + 1] = note(a, calls) || note(b, calls);
    int c = a ? (calls += 1, 10) : 20;
    r[6 * i + 2] = c;
    int j = i;
    r[6 * i + 3] = (j++, j);
    r[6 * i + 4] = calls - (a ? 1 : 0) + 1;
    r[6 * i + 5] = !i;
}
