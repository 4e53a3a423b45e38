//! What stands before and after the program's text.

use crate::edits::Linking;
use crate::variable::{HostVariable, Space};

/// One line, before the first line marker. `__oxi_unrestricted` drops `__restrict__`, which the type of a function pointer
/// does not have.
pub(crate) const PREAMBLE: &str = concat!(
    "# 1 \"oxicc\" 3\n",
    "template <class T> struct __oxi_unrestricted { typedef T type; }; ",
    "template <class T> struct __oxi_unrestricted<T *__restrict__> { typedef T *type; }; ",
    "template <class T> struct __oxi_unrestricted<T *const __restrict__> { typedef T *type; }; ",
    "template <class T> struct __oxi_unrestricted<T *volatile __restrict__> { typedef T *type; }; ",
    "extern \"C\" unsigned __cudaPopCallConfiguration(void *, void *, unsigned long *, void *); ",
    // Other runtimes do not have it.
    "extern \"C\" void __oxi_launch_site(const char *, int) __attribute__((weak)); ",
    "static inline void __oxi_site(const char *file, int line) { if (__oxi_launch_site) __oxi_launch_site(file, line); } ",
    "static void __oxi_launch(const void *, void **); ",
    "static void *__oxi_managed_address(int); ",
    "struct __oxi_managed_reference { int index; template <class T> operator T &() const { return *(T *)__oxi_managed_address(index); } }; ",
    "static inline __oxi_managed_reference __oxi_managed(int index) { return __oxi_managed_reference{index}; }\n",
);

/// The registration, in the order that NVIDIA's runtime expects as well. The tables themselves are in the assembly.
const REGISTRATION: &str = r#"
# 1 "oxicc" 3
extern "C" {
struct __oxi_dim3 { unsigned x, y, z; };
extern unsigned __oxi_launch_kernel(const void *, __oxi_dim3, __oxi_dim3, void **, unsigned long, void *) __asm__("cudaLaunchKernel");
extern void **__cudaRegisterFatBinary(void *);
extern void __cudaRegisterFatBinaryEnd(void **);
extern void __cudaUnregisterFatBinary(void **);
extern void __oxi_register_function(void **, const void *, const char *, const char *, int, void *, void *, void *, void *, int *) __asm__("__cudaRegisterFunction");
extern void __oxi_register_variable(void **, const void *, const char *, const char *, int, unsigned long, int, int) __asm__("__cudaRegisterVar");
extern void __oxi_register_managed(void **, void **, const char *, const char *, int, unsigned long, int, int) __asm__("__cudaRegisterManagedVar");
extern char __cudaInitModule(void **);
extern void __oxi_register_relocatable(void **);
struct __oxi_kernel_row { const void *function; const char *name; };
struct __oxi_variable_row { const char *name; unsigned long size; };
struct __oxi_instance_row { const void *shadow; const char *name; unsigned long size, constant; };
extern const __oxi_kernel_row __oxi_kernels[] __attribute__((visibility("hidden")));
extern const __oxi_variable_row __oxi_variable_names[] __attribute__((visibility("hidden")));
extern const __oxi_instance_row __oxi_instances[] __attribute__((visibility("hidden")));
extern const char __oxi_fatbin_wrapper[] __attribute__((visibility("hidden")));
}
static void **__oxi_module;
static void __oxi_launch(const void *f, void **arguments) {
    __oxi_dim3 grid, block; unsigned long shared; void *stream;
    if (__cudaPopCallConfiguration(&grid, &block, &shared, &stream) == 0) (void)__oxi_launch_kernel(f, grid, block, arguments, shared, stream);
}
static void __oxi_unregister() { __cudaUnregisterFatBinary(__oxi_module); }
"#;

/// Begins the name of a symbol that every object of separate compilation defines: whoever links archives asks for it, or a member that
/// has nothing but device code would be left out.
pub const ANCHOR: &str = "__oxi_rdc_";

/// The text after the program: its variables as a table, and the function that registers everything when the program starts,
/// before the initialisers of its own variables.
pub(crate) fn registration(variables: &[HostVariable], unit: &str, linking: Linking) -> String {
    let mut rows = String::new();
    let mut managed = String::new();
    for (index, v) in variables.iter().enumerate() {
        if v.space == Space::Managed {
            rows.push_str("0, ");
            managed.push_str(&format!(
                "if (__oxi_variable_names[{index}].name) __oxi_register_managed(m, &__oxi_managed_pointers[{index}], __oxi_variable_names[{index}].name, \
                 __oxi_variable_names[{index}].name, 0, __oxi_variable_names[{index}].size, 0, 0); "
            ));
        } else {
            rows.push_str(&format!("(const void *)&::{}, ", v.name));
        }
    }
    let spaces: Vec<String> =
        variables.iter().map(|v| u8::from(v.space == Space::Constant).to_string()).collect();
    let count = variables.len();
    let (relocatable, anchor) = match linking {
        Linking::None => ("", String::new()),
        Linking::AtLoad => (
            "__oxi_register_relocatable(m);",
            format!("extern \"C\" {{ __attribute__((weak, used)) char {ANCHOR}{unit} = 0; }}\n"),
        ),
    };
    format!(
        "{REGISTRATION}{anchor}static void *__oxi_managed_pointers[{}] __attribute__((unused));
static void *__oxi_managed_address(int index) {{ __cudaInitModule(__oxi_module); return __oxi_managed_pointers[index]; }}
__attribute__((constructor(101))) static void __oxi_register() {{
    static const void *const shadows[] = {{ {rows}0 }};
    static const char constant[] = {{ {}0 }};
    void **m = __oxi_module = __cudaRegisterFatBinary((void *)__oxi_fatbin_wrapper);
    for (const __oxi_kernel_row *k = __oxi_kernels; k->function; k++) __oxi_register_function(m, k->function, k->name, k->name, -1, 0, 0, 0, 0, 0);
    for (int i = 0; i < {count}; i++) if (shadows[i] && __oxi_variable_names[i].name) __oxi_register_variable(m, shadows[i], __oxi_variable_names[i].name, __oxi_variable_names[i].name, 0, __oxi_variable_names[i].size, constant[i], 0);
    for (const __oxi_instance_row *v = __oxi_instances; v->shadow; v++) __oxi_register_variable(m, v->shadow, v->name, v->name, 0, v->size, (int)v->constant, 0);
    {managed}{relocatable}
    __cudaRegisterFatBinaryEnd(m);
    __builtin_constant_p(__oxi_managed_address);
}}
__attribute__((destructor(101))) static void __oxi_unregister_at_exit() {{ __oxi_unregister(); }}
",
        count.max(1),
        spaces.iter().map(|s| format!("{s}, ")).collect::<String>(),
    )
}
