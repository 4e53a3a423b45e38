// What an initialiser of a constant writes is written, also where its value is known.
struct S { int x; };
// RUN: k<<<1, 1>>>(n=i32:1, o=out:i32:8)
// EXPECT: o == [3, 5, 7, 2, 3, 9, 9, 7]
__global__ void k(int n, int *o) {
    S s;
    s.x = n;
    const int a = (s.x = 3, 5);
    o[0] = s.x, o[1] = a;
    int z = n;
    const int q = (z = 7, 2);
    o[2] = z, o[3] = q;
    const S t = s;
    o[4] = t.x;
    int v[3] = {4, 5, 6};
    const int w = (v[1] = 9, v[1]);
    o[5] = w, o[6] = v[1];
    const int u = z;
    o[7] = u;
}
