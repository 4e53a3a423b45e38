// Kernel templates whose instances are asked for where no name of a function leads to them: operators, destructors, virtual
// functions, tables, initialisers of variables, members and default arguments.
// RUN: _Z4markILi1EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi2EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi3EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi4EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi5EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi6EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi7EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi8EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi9EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi10EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi11EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi12EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi13EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi14EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi15EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi16EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi17EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi18EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi19EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi20EEvPi<<<1, 32>>>(out=out:i32:32)
// RUN: _Z4markILi21EEvPi<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == 21
template <int N> __global__ void mark(int *out) { out[threadIdx.x] = N; }
template <int N> int launch() {
    mark<N><<<1, 32>>>(nullptr);
    return N;
}

template <int N> struct Operand {};
template <int N> int operator+(Operand<N>, Operand<N>) { return launch<N>(); }
int add(Operand<1> a) { return a + a; }
template <int N> int operator,(Operand<N>, int) { return launch<N>(); }
int after() {
    Operand<2> a;
    return a, 1;
}

template <int N> struct Ending {
    ~Ending() { launch<N>(); }
};
struct Holder {
    Ending<3> member;
};
void hold() { Holder holder; }
Ending<4> ending;
void end(Ending<5> *p) { delete p; }

struct Base {
    virtual void go() = 0;
};
template <int N> struct Derived : Base {
    void go() { launch<N>(); }
};
Base *make() { return new Derived<6>; }
static Derived<7> derived;

void (*table[])(int *) = {mark<8>};
struct Entry {
    int number;
    void (*kernel)(int *);
};
static const Entry entries[] = {{1, mark<9>}};
static int started = launch<10>();
inline auto closure = [] { launch<11>(); };
template <class T> int value = launch<sizeof(T) + 8>();
int read_value() { return value<int>; }
void (*of_number(int i))(int *) {
    static void (*list[])(int *) = {mark<13>};
    return list[i];
}
template <void (*Kernel)(int *)> void call() { Kernel<<<1, 32>>>(nullptr); }
void call_it() { call<mark<14>>(); }

void with_default(int x = launch<15>());
void call_default() { with_default(); }
struct Initialised {
    int member = launch<16>();
};
void initialise() { Initialised object; }

template <int N> struct Copied {
    Copied() {}
    Copied(const Copied &) { launch<N>(); }
};
struct HoldsCopied {
    Copied<17> member;
};
void take(HoldsCopied);
void give(HoldsCopied &object) { take(object); }

template <int N> struct Made {
    Made(int) { launch<N>(); }
};
struct Inherits : Made<18> {
    using Made::Made;
};
void inherit() { Inherits object(1); }

template <int N> struct Truth {
    explicit operator bool() { return launch<N>(); }
};
int test(Truth<19> t) { return t ? 1 : 0; }

struct Steps {
    int *at;
    bool operator!=(Steps) { return launch<20>(); }
    void operator++() {}
    int operator*() { return 0; }
};
struct Range {
    Steps begin() { return {}; }
    Steps end() { return {}; }
};
void walk(Range range) {
    for (int x : range) {
    }
}

struct Tried {
    Tried(int) try {
    } catch (...) {
        launch<21>();
    }
};
void attempt() { Tried object(1); }
// FLAGS: -Wno-177
