//- integer literal types
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype(1), int>::v);
static_assert(same<decltype(1u), unsigned>::v);
static_assert(same<decltype(1l), long>::v);
static_assert(same<decltype(1ul), unsigned long>::v);
static_assert(same<decltype(1LL), long long>::v);
static_assert(same<decltype(1uLL), unsigned long long>::v);
static_assert(same<decltype(2147483648), long>::v);
static_assert(same<decltype(0x80000000), unsigned>::v);
static_assert(same<decltype(0xFFFFFFFFFFFFFFFF), unsigned long>::v);
static_assert(same<decltype(020000000000), unsigned>::v);
//- binary literals and separators
static_assert(0b1010 == 10 && 1'000'000 == 1000000 && 0x1'F == 31 && 0'17 == 15);
//- separator at the end [error]
int x = 1'000';
//- digit of a wrong base [error]
int x = 089;
//- binary digit out of range [error]
int x = 0b12;
//- unknown integer suffix [error]
int x = 10lll;
//- suffix in mixed case ll [error] [not cicc]
int x = 10lL;
//- floating literals
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype(1.), double>::v && same<decltype(.5f), float>::v && same<decltype(1e3L), long double>::v);
static_assert(1e3 == 1000.0 && 0x1p4 == 16.0 && 0x1.8p1 == 3.0 && 1'0.5 == 10.5);
//- hexadecimal float without an exponent [error]
double d = 0x1.8;
//- exponent without digits [error]
double d = 1e;
//- character literals
static_assert('a' == 97 && '\n' == 10 && '\x41' == 65 && '\101' == 65 && '\0' == 0 && '\'' == 39);
static_assert(sizeof('a') == 1 && sizeof(L'a') == 4 && sizeof(u'a') == 2 && sizeof(U'a') == 4 && sizeof(u8'a') == 1);
//- multicharacter literal is int
static_assert(sizeof('ab') == 4);
//- empty character literal [error]
char c = '';
//- unterminated character literal [error]
char c = 'a;
//- character out of range for u8 [error]
auto c = u8'\u1234';
//- u8 character is char before C++20
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype(u8'a'), char>::v);
//- u8 character is char8_t in C++20 [20]
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype(u8'a'), char8_t>::v);
static_assert(same<decltype(u8"a"), const char8_t (&)[2]>::v);
//- string literals are arrays of const
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype("abc"), const char (&)[4]>::v);
static_assert(same<decltype(L"abc"), const wchar_t (&)[4]>::v);
static_assert(same<decltype(u"abc"), const char16_t (&)[4]>::v);
static_assert(same<decltype(U"abc"), const char32_t (&)[4]>::v);
static_assert(sizeof("a" "b" "c") == 4);
static_assert(sizeof("a\0b") == 4);
static_assert(sizeof("\u00e9") == 3 && sizeof(u"\U0001F600") == 6);
//- raw strings
static_assert(sizeof(R"(a\n)") == 4);
static_assert(sizeof(R"xx(a)")xx") == 4);
static_assert(R"(x
y)"[1] == '\n');
//- concatenation takes the prefix
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype("a" L"b"), const wchar_t (&)[3]>::v);
//- concatenation of different prefixes [error]
auto x = u"a" U"b";
//- raw string delimiter too long [error]
auto x = R"12345678901234567(a)12345678901234567";
//- unterminated string [error]
const char *s = "abc;
//- hexadecimal escape without digits [error]
const char *s = "\x";
//- universal character name in an identifier
int \u00e9 = 1; int f() { return é; }
//- alternative tokens
bool f(bool a, bool b, int i) { return (a and b) or not a or (i bitand 3) == 1 xor compl i not_eq 2; }
int g(int a) <% int x<:2:> = <%1, 2%>; a and_eq 1; a or_eq 2; a xor_eq 3; return x<:0:> + a; %>
//- digraph exception for <::
struct X {}; template <class T> struct S {}; S<::X> s;
//- maximal munch
int f(int a, int b) { return a+++b; }
//- maximal munch makes an error [error]
int f(int a, int b) { return a+++++b; }
//- right shift closes two template lists
template <class T> struct A {}; A<A<int>> a; A<A<A<int>>> b;
//- user-defined integer literal
constexpr unsigned long long operator""_k(unsigned long long v) { return v * 1000; }
static_assert(5_k == 5000);
//- user-defined floating literal
constexpr long double operator""_h(long double v) { return v / 2; }
static_assert(5.0_h == 2.5L);
//- user-defined raw literal
constexpr int operator""_len(const char *p) { int n = 0; while (*p) ++n, ++p; return n; }
static_assert(12345_len == 5);
//- user-defined literal template
template <char... C> constexpr int operator""_count() { return sizeof...(C); }
static_assert(0x1F_count == 4);
//- user-defined string literal
constexpr unsigned long operator""_n(const char *, unsigned long n) { return n; }
static_assert("abc"_n == 3 && "ab" "cd"_n == 4 && ""_n == 0);
//- user-defined character literal
constexpr int operator""_c(char c) { return c; }
static_assert('a'_c == 97);
//- string literal template with a class parameter [20]
template <unsigned N> struct Str { char s[N]; constexpr Str(const char (&p)[N]) : s{} { for (unsigned i = 0; i < N; ++i) s[i] = p[i]; } };
template <Str S> constexpr int operator""_size() { return sizeof(S.s); }
static_assert("hello"_size == 6);
//- unknown user-defined suffix [error]
auto x = 12_zz;
//- literal operator with a bad parameter [error]
int operator""_b(int);
//- literal operator as a member [error]
struct S { int operator""_b(unsigned long long); };
//- literal operator with C linkage [error]
extern "C" int operator""_b(unsigned long long);
//- two different suffixes in a concatenation [error]
int operator""_a(const char *, unsigned long); int operator""_b(const char *, unsigned long);
int x = "a"_a "b"_b;
//- nullptr is a keyword [error]
int nullptr = 1;
//- keywords are not identifiers [error]
int class = 1;
//- concept is an identifier in 17
int concept = 1;
//- concept is a keyword in 20 [20] [error]
int concept = 1;
//- stray backslash [error]
int x = \ 1;
//- stray at sign [error]
int x = @ 1;
//- dollar in identifiers
int a$b = 1;
//- comments
int /* a // b */ x = 1; // c /* d
int y = 2;
//- unterminated comment [error]
int x; /* comment
//- line splices
int x\
yz = 1; int f() { return xyz; }
//- integer too large: only a warning
unsigned long long x = 99999999999999999999999;
//- __func__ and friends
void f() { static_assert(sizeof(__func__) == 2); const char *p = __FUNCTION__; const char *q = __PRETTY_FUNCTION__; (void)p; (void)q; }
//- literal of the largest value
static_assert(18446744073709551615ull == ~0ull && 9223372036854775807 > 0);
//- predefined line macro
#line 100
static_assert(sizeof(int) == 4);
//- compiler functions named in the global scope
unsigned long f(const char *s) { return ::__builtin_strlen(s); }
