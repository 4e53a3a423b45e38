// Kernels that only the initialisers of variables lead to: what registers itself before main, tables of functions, closures,
// members that constructors initialise, default arguments, and functions that are called through a base.
// OPT: 3
template <int N> __global__ void kernel(int *p) { *p = N; }
template <int N> int go() {
    kernel<N><<<1, 1>>>(nullptr);
    return N;
}
template <int N> void call() { go<N>(); }
int keep(void (*)());

static int called = go<1>();
static int given = keep(&call<2>);
namespace {
int closure = [] {
    go<3>();
    return 0;
}();
}
void (*table[])() = {call<4>, call<5>};
constexpr void (*constant)() = call<6>;
auto address = &kernel<7>;
auto function = [] { go<8>(); };

template <int N> struct Starts {
    Starts() { go<N>(); }
    ~Starts() { go<N + 1>(); }
};
Starts<10> starts;
struct Holds {
    Starts<12> part;
    int written = go<14>();
    int braced{go<15>()};
};
static Holds holds;
void function_with_static() { static Starts<16> once; }

template <int N> struct Static {
    static int equals, parens, braces;
    int all() { return equals + parens + braces; }
};
template <int N> int Static<N>::equals = go<N>();
template <int N> int Static<N>::parens(go<N + 1>());
template <int N> int Static<N>::braces{go<N + 2>()};
template <int N> int variable = go<N>();
int instances() { return Static<20>().all() + variable<23>; }

int with_default(int = go<24>());
int defaults() { return with_default(); }

struct Base {
    virtual void run() = 0;
};
template <int N> struct Derived : Base {
    void run() override { go<N>(); }
};
template <int N> struct Outside : Base {
    void run();
};
template <int N> void Outside<N>::run() { go<N>(); }
struct Registrar {
    Registrar(Base *);
};
static Registrar first(new Derived<25>);
namespace {
Registrar second{new Outside<26>};
}
Base *made() { return new Derived<27>; }

template <class... Tests> struct All {
    void enter() {
        using expand = int[];
        (void)expand{(keep(&Tests::test), 0)...};
    }
};
template <int N> struct Test {
    static void test();
};
template <template <class...> class F, class L> struct Convert;
template <class... T> struct List {};
template <template <class...> class F, class... T> struct Convert<F, List<T...>> {
    using type = F<T...>;
};
static int entered = [] {
    using Entry = typename Convert<All, List<Test<28>, Test<29>>>::type;
    Entry all;
    all.enter();
    return 0;
}();
template <int N> void Test<N>::test() { go<N>(); }
// CHECK-DAG: .entry _Z6kernelILi1EEvPi(
// CHECK-DAG: .entry _Z6kernelILi2EEvPi(
// CHECK-DAG: .entry _Z6kernelILi3EEvPi(
// CHECK-DAG: .entry _Z6kernelILi4EEvPi(
// CHECK-DAG: .entry _Z6kernelILi5EEvPi(
// CHECK-DAG: .entry _Z6kernelILi6EEvPi(
// CHECK-DAG: .entry _Z6kernelILi7EEvPi(
// CHECK-DAG: .entry _Z6kernelILi8EEvPi(
// CHECK-DAG: .entry _Z6kernelILi10EEvPi(
// CHECK-DAG: .entry _Z6kernelILi11EEvPi(
// CHECK-DAG: .entry _Z6kernelILi12EEvPi(
// CHECK-DAG: .entry _Z6kernelILi13EEvPi(
// CHECK-DAG: .entry _Z6kernelILi14EEvPi(
// CHECK-DAG: .entry _Z6kernelILi15EEvPi(
// CHECK-DAG: .entry _Z6kernelILi16EEvPi(
// CHECK-DAG: .entry _Z6kernelILi17EEvPi(
// CHECK-DAG: .entry _Z6kernelILi20EEvPi(
// CHECK-DAG: .entry _Z6kernelILi21EEvPi(
// CHECK-DAG: .entry _Z6kernelILi22EEvPi(
// CHECK-DAG: .entry _Z6kernelILi23EEvPi(
// CHECK-DAG: .entry _Z6kernelILi24EEvPi(
// CHECK-DAG: .entry _Z6kernelILi25EEvPi(
// CHECK-DAG: .entry _Z6kernelILi26EEvPi(
// CHECK-DAG: .entry _Z6kernelILi27EEvPi(
// CHECK-DAG: .entry _Z6kernelILi28EEvPi(
// CHECK-DAG: .entry _Z6kernelILi29EEvPi(
// FLAGS: -Wno-177
