// Pointer arithmetic, differences, comparisons, pointers to pointers, arrays decaying, references.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(a=buf:i32:16:iota, r=out:i64:12)
// EXPECT: r == [3, 5, 4, 1, 0, 7, 11, 42, 2, 99, 16, 4]
__device__ void swap(int &a, int &b) {
    int t = a;
    a = b;
    b = t;
}

__device__ int last(const int (&v)[3]) { return v[2]; }

__global__ void k(int *a, long long *r) {
    int *p = a + 3;
    r[0] = *p;
    p += 2;
    r[1] = *p;
    r[2] = p[-1];
    r[3] = p > a;
    r[4] = p == a;
    int **pp = &p;
    *pp = a + 7;
    r[5] = p - a;
    r[6] = *(4 + p);
    int x = 42, y = 1;
    swap(x, y);
    r[7] = y;
    int v[3] = {0, 1, 2};
    r[8] = last(v);
    int m[2][3] = {{1, 2, 3}, {4, 5, 99}};
    int(*row)[3] = m + 1;
    r[9] = (*row)[2];
    r[10] = sizeof(a) * 2;
    r[11] = sizeof(*a);
}
