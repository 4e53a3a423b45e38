// STD: 20
namespace std { template <class T> concept integral = __is_enum(T) || sizeof(T) == 4; }
template <class T> concept I4 = sizeof(T) == 4;
__attribute__((device)) auto a1(auto x, auto y) { return x + y; }
__attribute__((device)) auto a2(I4 auto y) { return y; }
__attribute__((device)) auto a3(auto x, I4 auto y) { return x + y; }
__attribute__((device)) auto a4(std::integral auto y) { return y; }
__attribute__((global)) void k(int* p) { p[0] = a1(1, 2); p[1] = a2(3); p[2] = a3(1, 2); p[3] = a4(3); }
