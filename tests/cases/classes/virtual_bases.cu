// Virtual bases: one object of each, found from everywhere, with the functions of the class under construction meanwhile.
// NO-CLANG: its tables under construction are bitcasts between address spaces, which LLVM refuses
// PTXAS: sm_75 sm_90

struct Log {
    int *out, n;
    __device__ void add(int v) { out[n++] = v; }
};
struct Root {
    Log *log;
    int root;
    __device__ Root(Log *l, int v) : log(l), root(v) { log->add(name() * 10 + 1); }
    __device__ virtual ~Root() { log->add(name() * 10 + 2); }
    __device__ virtual int name() { return 1; }
    __device__ virtual int sum() { return root; }
};
struct Side {
    int side;
    __device__ virtual int other() { return side; }
    __device__ Side(int s) : side(s) {}
};
struct Left : virtual Root {
    int left;
    __device__ Left(Log *l, int v) : Root(l, v), left(root + 1) { log->add(name() * 10 + 3); }
    __device__ ~Left() { log->add(name() * 10 + 4); }
    __device__ int name() override { return 2; }
};
struct Right : Side, virtual Root {
    int right;
    __device__ Right(Log *l, int v) : Side(v * 2), Root(l, v), right(root + 2) { log->add(name() * 10 + 5); }
    __device__ Right(Log *l) : Right(l, 50) { log->add(sum()); }
    __device__ ~Right() { log->add(name() * 10 + 6); }
    __device__ int name() override { return 3; }
    __device__ int sum() override { return root + right; }
    __device__ int other() override { return side + root; }
};
struct Bottom : Left, Right {
    int bottom;
    __device__ Bottom(Log *l) : Root(l, 7), Left(l, 100), Right(l), bottom(4) { log->add(name() * 10 + 7); }
    __device__ ~Bottom() { log->add(name() * 10 + 8); }
    __device__ int name() override { return 4; }
};
// A virtual base with a virtual base of its own, beside other bases.
struct Deep : virtual Bottom, virtual Left {
    int deep;
    __device__ Deep(Log *l) : Root(l, 9), Left(l, 20), Bottom(l), deep(5) { log->add(name() * 10 + 9); }
    __device__ int name() override { return 5; }
};

// RUN: order<<<1, 1>>>(o=out:i32:64)
// EXPECT: o == [11, 23, 35, 16, 47, 48, 36, 24, 12, -1, 11, 23, 35, 20, 47, 23, 59, 24, 48, 36, 24, 12, -2, 11, 23, 35, 16, 47, 16, 48, 36, 24, 12, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
__global__ void order(int *o) {
    Log log{o, 0};
    { Bottom b(&log); }
    log.add(-1);
    { Deep d(&log); }
    log.add(-2);
    Root *r = new Bottom(&log);
    log.add(r->sum());
    delete r;
    log.add(log.n);
}

// RUN: access<<<1, 1>>>(o=out:i32:24, s=buf:i32:256)
// EXPECT: o == [4, 16, 107, 21, 70, 4, 9, 10, 79, 70008, 79, 4, 1, 1, 64, 96, 25, 1004, 9, 1, 0, 0, 0, 0]
__global__ void access(int *o, int *s) {
    Log log{s, 0};
    Bottom b(&log);
    Root *r = &b;
    Left *l = &b;
    Right *t = &b;
    Side *e = &b;
    o[0] = r->name();
    o[1] = l->sum();
    o[2] = e->other();
    o[3] = t->root + l->root + b.root;
    l->root = 70;
    o[4] = r->root;
    o[5] = static_cast<Bottom *>(t)->bottom;
    o[6] = static_cast<Right *>(e)->right;
    Bottom c = b;
    c.root = 1;
    o[7] = c.sum();
    o[8] = b.sum();
    Left only(&log, 30);
    only = b;
    o[9] = only.root * 1000 + only.left;
    int (Root::*f)() = &Root::sum;
    o[10] = (b.*f)();
    int (Left::*g)() = &Left::name;
    o[11] = (l->*g)();
    Left *none = nullptr;
    Root *still = none;
    o[12] = still == nullptr;
    Root &ref = *t;
    o[13] = &ref == r;
    o[14] = (int)sizeof(Bottom);
    o[15] = (int)sizeof(Deep);
    Deep d(&log);
    Right *dr = &d;
    o[16] = dr->sum() + dr->name();
    Bottom *db = &d;
    o[17] = db->left * 100 + d.bottom;
    Left *dl = db;
    o[18] = dl->root;
    o[19] = static_cast<Root *>(dl) == static_cast<Root *>(dr);
}
// RUN: both<<<1, 1>>>(o=out:i32:2)
// EXPECT: o == [1, 2]
// Two bases with a function of the same name: neither overrides the other.
struct One {
    int x;
    __device__ virtual int f() { return 1; }
};
struct Two {
    int y;
    __device__ virtual int f() { return 2; }
};
struct Both : One, Two {};
__global__ void both(int *o) {
    Both b;
    One *p = &b;
    Two *q = &b;
    o[0] = p->f();
    o[1] = q->f();
}
