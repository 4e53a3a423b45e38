// __PRETTY_FUNCTION__ has the parameters and what template parameters stand for: programs take the names of types from it.
// PTXAS: sm_75
// NO-CLANG: the text is nvcc's
#include <stdio.h>

namespace space {
struct Thing {
    __device__ explicit Thing(int) { printf("%s\n", __PRETTY_FUNCTION__); }
    __device__ operator int() const { printf("%s\n", __PRETTY_FUNCTION__); return 1; }
    __device__ Thing& operator+=(float) { printf("%s\n", __PRETTY_FUNCTION__); return *this; }
    __device__ static void still(const char*) { printf("%s\n", __PRETTY_FUNCTION__); }
};
__device__ unsigned short half(float, int*) { printf("%s\n", __PRETTY_FUNCTION__); return 1; }
}
template <class T, int n> __device__ void name() {
    const char* p = __PRETTY_FUNCTION__;
    while (*p != '[') ++p;
    printf("%s\n", p);
}

enum class Color : int { red, green };
namespace space { __device__ int object; struct Pair { int first; __device__ int sum(int) const; }; template <class T> struct Box {}; }
template <auto v> __device__ void value() {
    const char* p = __PRETTY_FUNCTION__;
    while (*p != '[') ++p;
    printf("%s\n", p);
}
// Templates are shown as they are declared.
template <class T, int n, class... Rest>
__device__ T* declared(T (&)[n], const space::Box<T>&, Rest...) { printf("%s\n", __PRETTY_FUNCTION__); return nullptr; }
template <class T, class U> struct Some { __device__ void member() && { printf("%s\n", __PRETTY_FUNCTION__); } struct Inner { __device__ void member() { printf("%s\n", __PRETTY_FUNCTION__); } }; };
template <class P> struct Some<P*, int> { __device__ void member() { printf("%s\n", __PRETTY_FUNCTION__); } };
template <> struct Some<int, int> { __device__ void member() { printf("%s\n", __PRETTY_FUNCTION__); } };

extern "C" __global__ void k() {
    value<Color::green>();
    value<(Color)7>();
    value<&space::half>();
    value<&space::object>();
    value<&space::Pair::first>();
    value<&space::Pair::sum>();
    value<nullptr>();
    value<(short)3>();
    value<3ul>();
    int a[3];
    declared(a, {}, 1.0f, 'c');
    Some<char, float>().member();
    Some<char, float>::Inner().member();
    Some<char*, int>().member();
    Some<int, int>().member();
    space::Thing t(3);
    t += (float)(int)t;
    space::Thing::still("");
    space::half(1, nullptr);
    name<unsigned int*, 7>();
    printf("%s %s\n", __PRETTY_FUNCTION__, __func__);
}
// RUN: k<<<1, 1>>>()
// PRINTS: [with Color v = Color::green]
// PRINTS: [with Color v = (Color)7]
// PRINTS: [with unsigned short (*v)(float, int *) = space::half]
// PRINTS: [with int *v = &space::object]
// PRINTS: [with int space::Pair::*v = &space::Pair::first]
// PRINTS: [with int (space::Pair::*v)(int) const = &space::Pair::sum]
// PRINTS: [with std::nullptr_t v = nullptr]
// PRINTS: [with short v = (short)3]
// PRINTS: [with unsigned long v = 3UL]
// PRINTS: T *declared(T (&)[n], const space::Box<T> &, Rest...) [with T = int; int n = 3; Rest = float; Rest = char]
// PRINTS: void Some<char, float>::member() && [with T = char; U = float]
// PRINTS: void Some<char, float>::Inner::member() [with T = char; U = float]
// PRINTS: void Some<char *, int>::member() [with P = char]
// PRINTS: void Some<int, int>::member()
// PRINTS: space::Thing::Thing(int)
// PRINTS: space::Thing::operator int() const
// PRINTS: space::Thing &space::Thing::operator+=(float)
// PRINTS: static void space::Thing::still(const char *)
// PRINTS: unsigned short space::half(float, int *)
// PRINTS: [with T = unsigned int *; int n = 7]
// PRINTS: void k() k
