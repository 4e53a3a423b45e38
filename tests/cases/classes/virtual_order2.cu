// Constructors, destructors and virtual calls through all bases of classes with virtual bases.
// Generated; the numbers are what the same program writes when g++ compiles it for the host.
// NO-CLANG: clang 19 makes invalid IR of the addresses of VTTs
// RUN: k<<<1, 1>>>(o=out:i32:241)
// EXPECT: o == [240, 100, 10000, 30000, 300, 10000, 30000, 300, 10000, 30000, 300, 10000, 30000, 200, 10000, 30000,
//     200, 10000, 30000, 101, 30010, 301, 30010, 301, 30010, 301, 30010, 101, 30010, 100, 10000, 30000, 102, 302,
//     301, 30010, 16, 10000, 30000, 302, 301, 30010, 16, 10000, 30000, 302, 301, 30010, 16, 10000, 30000, 200,
//     10000, 30000, 200, 10000, 30000, 100, 10000, 30000, 101, 30010, 102, 103, 1002, 303, 300, 10000, 30000, 16,
//     1002, 16, 30010, 303, 300, 10000, 30000, 16, 1002, 16, 30010, 303, 300, 10000, 30000, 16, 1002, 16, 30010,
//     200, 10000, 30000, 200, 10000, 30000, 104, 20040, 30040, 304, 20040, 30040, 304, 20040, 30040, 304, 20040,
//     30040, 204, 20040, 30040, 204, 20040, 30040, 101, 30010, 104, 20040, 30040, 105, 21055, 305, 21055, 301,
//     30010, 304, 21055, 30040, 305, 21055, 301, 30010, 304, 21055, 30040, 305, 21055, 301, 30010, 304, 21055,
//     30040, 205, 21055, 204, 20040, 30040, 205, 21055, 204, 20040, 30040, 101, 30010, 100, 10000, 30000, 102, 106,
//     21066, 1002, 306, 21066, 0, 1002, 0, 30010, 300, 10000, 30000, 306, 21066, 0, 1002, 0, 30010, 300, 10000,
//     30000, 306, 21066, 0, 1002, 0, 30010, 300, 10000, 30000, 206, 21066, 1002, 200, 10000, 30000, 206, 21066,
//     1002, 200, 10000, 30000, 101, 30010, 100, 10000, 30000, 107, 307, 0, 30010, 16, 10000, 30000, 307, 0, 30010,
//     16, 10000, 30000, 307, 0, 30010, 16, 10000, 30000, 200, 10000, 30000, 200, 10000, 30000, 108, 20080, 30080,
//     308, 20080, 30080, 308, 20080, 30080, 308, 20080, 30080]

#define HD __device__
HD int* g_log; HD int g_n;
HD inline void L(int v){ g_log[g_n++]=v; }
struct c0 { HD c0() { L(100); L(f0()); L(f2()); } HD ~c0() { L(200); L(f0()); L(f2()); } HD virtual int f0() { return 10000; } HD virtual int f2() { return 30000; } };
struct c1 { HD c1() { L(101); L(f2()); } HD virtual int f2() { return 30010; } };
struct c2 : virtual c1, virtual c0 { int m2; HD c2() : m2(1002) { L(102); } };
struct c3 : virtual c0, virtual c2 { int m3; HD c3() : m3(1003) { L(103); L(m2); } };
struct c4 { HD c4() { L(104); L(f1()); L(f2()); } HD virtual ~c4() { L(204); L(f1()); L(f2()); } HD virtual int f1() { return 20040; } HD virtual int f2() { return 30040; } };
struct c5 : c1, c4 { int m5; HD c5() : m5(1005) { L(105); L(f1()); } HD c5(int k) : c5() { L(k); } HD virtual ~c5() { L(205); L(f1()); } HD virtual int f1() { return 20050+m5; } };
struct c6 : c2 { int m6; HD c6() : m6(1006) { L(106); L(f1()); L(m2); } HD c6(int k) : c6() { L(k); } HD ~c6() { L(206); L(f1()); L(m2); } HD virtual int f1() { return 20060+m6; } };
struct c7 : virtual c1, virtual c0 { int m7; HD c7() : m7(1007) { L(107); } };
struct c8 { HD c8() { L(108); L(f1()); L(f2()); } HD c8(int k) : c8() { L(k); } HD virtual int f1() { return 20080; } HD virtual int f2() { return 30080; } };
HD inline void u0(c0& x){ L(300); L(x.f0()); L(x.f2()); }
HD inline void u1(c1& x){ L(301); L(x.f2()); }
HD inline void u2(c2& x){ L(302); u1(static_cast<c1&>(x)); { c0& y=x; L(int((char*)&y-(char*)&x)); L(y.f0()); L(y.f2()); } }
HD inline void u3(c3& x){ L(303); u0(static_cast<c0&>(x)); { c2& y=x; L(int((char*)&y-(char*)&x)); L(y.m2); } { c1& y=x; L(int((char*)&y-(char*)&x)); L(y.f2()); } }
HD inline void u4(c4& x){ L(304); L(x.f1()); L(x.f2()); }
HD inline void u5(c5& x){ L(305); L(x.f1()); u1(static_cast<c1&>(x)); u4(static_cast<c4&>(x)); }
HD inline void u6(c6& x){ L(306); L(x.f1()); { c2& y=x; L(int((char*)&y-(char*)&x)); L(y.m2); } { c1& y=x; L(int((char*)&y-(char*)&x)); L(y.f2()); } u0(static_cast<c0&>(x)); }
HD inline void u7(c7& x){ L(307); { c1& y=x; L(int((char*)&y-(char*)&x)); L(y.f2()); } { c0& y=x; L(int((char*)&y-(char*)&x)); L(y.f0()); L(y.f2()); } }
HD inline void u8(c8& x){ L(308); L(x.f1()); L(x.f2()); }
HD inline void all(){
 { c0 x; u0(x); c0 y(x); u0(y); y=x; u0(y); }
 { c1 x; u1(x); c1 y(x); u1(y); y=x; u1(y); }
 { c2 x; u2(x); c2 y(x); u2(y); y=x; u2(y); }
 { c3 x; u3(x); c3 y(x); u3(y); y=x; u3(y); }
 { c4 x; u4(x); c4 y(x); u4(y); y=x; u4(y); }
 { c5 x; u5(x); c5 y(x); u5(y); y=x; u5(y); }
 { c6 x; u6(x); c6 y(x); u6(y); y=x; u6(y); }
 { c7 x; u7(x); c7 y(x); u7(y); y=x; u7(y); }
 { c8 x; u8(x); c8 y(x); u8(y); y=x; u8(y); }
}
__global__ void k(int*o){ g_log=o+1; g_n=0; all(); o[0]=g_n; }

