// Constructors, destructors and virtual calls through all bases of classes with virtual bases.
// Generated; the numbers are what the same program writes when g++ compiles it for the host.
// NO-CLANG: clang 19 makes invalid IR of the addresses of VTTs
// RUN: k<<<1, 1>>>(o=out:i32:208)
// EXPECT: o == [207, 100, 10000, 30000, 300, 10000, 30000, 300, 10000, 30000, 300, 10000, 30000, 101, 10010, 20010,
//     301, 10010, 20010, 301, 10010, 20010, 301, 10010, 20010, 201, 10010, 20010, 201, 10010, 20010, 100, 10000,
//     30000, 101, 10010, 20010, 102, 11022, 302, 11022, 0, 11022, 30000, 301, 11022, 20010, 302, 11022, 0, 11022,
//     30000, 301, 11022, 20010, 302, 11022, 0, 11022, 30000, 301, 11022, 20010, 201, 10010, 20010, 201, 10010,
//     20010, 101, 10010, 20010, 103, 303, 0, 10010, 20010, 303, 0, 10010, 20010, 303, 0, 10010, 20010, 201, 10010,
//     20010, 201, 10010, 20010, 101, 10010, 20010, 103, 104, 31044, 304, 31044, 0, 0, 10010, 20010, 304, 31044, 0,
//     0, 10010, 20010, 304, 31044, 0, 0, 10010, 20010, 204, 31044, 201, 10010, 20010, 204, 31044, 201, 10010, 20010,
//     101, 10010, 20010, 103, 104, 31044, 105, 10050, 1004, 305, 10050, 304, 31044, 0, 0, 10050, 20010, 8, 301,
//     10050, 20010, 305, 10050, 304, 31044, 0, 0, 10050, 20010, 8, 301, 10050, 20010, 305, 10050, 304, 31044, 0, 0,
//     10050, 20010, 8, 301, 10050, 20010, 204, 31044, 201, 10010, 20010, 204, 31044, 201, 10010, 20010, 106, 11066,
//     21066, 31066, 306, 11066, 21066, 31066, 306, 11066, 21066, 31066, 306, 11066, 21066, 31066, 107, 21077, 307,
//     21077, 307, 21077, 307, 21077, 207, 21077, 207, 21077]

#define HD __device__
HD int* g_log; HD int g_n;
HD inline void L(int v){ g_log[g_n++]=v; }
struct c0 { HD c0() { L(100); L(f0()); L(f2()); } HD virtual int f0() { return 10000; } HD virtual int f2() { return 30000; } };
struct c1 { HD c1() { L(101); L(f0()); L(f1()); } HD virtual ~c1() { L(201); L(f0()); L(f1()); } HD virtual int f0() { return 10010; } HD virtual int f1() { return 20010; } };
struct c2 : virtual c0, virtual c1 { int m2; HD c2() : m2(1002) { L(102); L(f0()); } HD virtual int f0() { return 10020+m2; } };
struct c3 : c1 { HD c3() { L(103); } };
struct c4 : c3 { int m4; HD c4() : m4(1004) { L(104); L(f2()); } HD virtual ~c4() { L(204); L(f2()); } HD virtual int f2() { return 30040+m4; } };
struct c5 : virtual c4 { HD c5() { L(105); L(f0()); L(m4); } HD virtual int f0() { return 10050; } };
struct c6 { int m6; HD c6() : m6(1006) { L(106); L(f0()); L(f1()); L(f2()); } HD virtual int f0() { return 10060+m6; } HD virtual int f1() { return 20060+m6; } HD virtual int f2() { return 30060+m6; } };
struct c7 { int m7; HD c7() : m7(1007) { L(107); L(f1()); } HD c7(int k) : c7() { L(k); } HD virtual ~c7() { L(207); L(f1()); } HD virtual int f1() { return 20070+m7; } };
HD inline void u0(c0& x){ L(300); L(x.f0()); L(x.f2()); }
HD inline void u1(c1& x){ L(301); L(x.f0()); L(x.f1()); }
HD inline void u2(c2& x){ L(302); L(x.f0()); { c0& y=x; L(int((char*)&y-(char*)&x)); L(y.f0()); L(y.f2()); } u1(static_cast<c1&>(x)); }
HD inline void u3(c3& x){ L(303); { c1& y=x; L(int((char*)&y-(char*)&x)); L(y.f0()); L(y.f1()); } }
HD inline void u4(c4& x){ L(304); L(x.f2()); { c3& y=x; L(int((char*)&y-(char*)&x)); } { c1& y=x; L(int((char*)&y-(char*)&x)); L(y.f0()); L(y.f1()); } }
HD inline void u5(c5& x){ L(305); L(x.f0()); u4(static_cast<c4&>(x)); { c3& y=x; L(int((char*)&y-(char*)&x)); } u1(static_cast<c1&>(x)); }
HD inline void u6(c6& x){ L(306); L(x.f0()); L(x.f1()); L(x.f2()); }
HD inline void u7(c7& x){ L(307); L(x.f1()); }
HD inline void all(){
 { c0 x; u0(x); c0 y(x); u0(y); y=x; u0(y); }
 { c1 x; u1(x); c1 y(x); u1(y); y=x; u1(y); }
 { c2 x; u2(x); c2 y(x); u2(y); y=x; u2(y); }
 { c3 x; u3(x); c3 y(x); u3(y); y=x; u3(y); }
 { c4 x; u4(x); c4 y(x); u4(y); y=x; u4(y); }
 { c5 x; u5(x); c5 y(x); u5(y); y=x; u5(y); }
 { c6 x; u6(x); c6 y(x); u6(y); y=x; u6(y); }
 { c7 x; u7(x); c7 y(x); u7(y); y=x; u7(y); }
}
__global__ void k(int*o){ g_log=o+1; g_n=0; all(); o[0]=g_n; }

