// Tags that headers and programs name in pragmas.
// OPT: 0
#pragma nv_diag_suppress attribute_requires_external_linkage, conversion_function_not_usable
#pragma nv_diag_suppress cuda_demote_unsupported_floating_point, if_consteval_in_nonconstexpr_function
#pragma nv_diag_suppress if_consteval_nonstandard, inexact_fp_conversion, inline_gnu_noinline_conflict
#pragma nv_diag_suppress is_constant_evaluated_in_nonconstexpr_context, lit_suffix_no_underscore
#pragma nv_diag_suppress nodiscard_doesnt_apply, vector_deprecation, volatile_func_param_deprecated
#pragma nv_diag_suppress static_var_with_dynamic_init
#pragma nv_diag_suppress no_such_tag // warning: invalid error tag
__global__ void k() {}
