//! Numbers that text spells as keywords: DWARF's, and the flags of debug information.

/// Keywords of a field by number.
type Table = &'static [(u64, &'static str)];

const TAGS: Table = &[
    (0x01, "DW_TAG_array_type"),
    (0x02, "DW_TAG_class_type"),
    (0x03, "DW_TAG_entry_point"),
    (0x04, "DW_TAG_enumeration_type"),
    (0x05, "DW_TAG_formal_parameter"),
    (0x08, "DW_TAG_imported_declaration"),
    (0x0a, "DW_TAG_label"),
    (0x0b, "DW_TAG_lexical_block"),
    (0x0d, "DW_TAG_member"),
    (0x0f, "DW_TAG_pointer_type"),
    (0x10, "DW_TAG_reference_type"),
    (0x11, "DW_TAG_compile_unit"),
    (0x12, "DW_TAG_string_type"),
    (0x13, "DW_TAG_structure_type"),
    (0x15, "DW_TAG_subroutine_type"),
    (0x16, "DW_TAG_typedef"),
    (0x17, "DW_TAG_union_type"),
    (0x18, "DW_TAG_unspecified_parameters"),
    (0x19, "DW_TAG_variant"),
    (0x1a, "DW_TAG_common_block"),
    (0x1b, "DW_TAG_common_inclusion"),
    (0x1c, "DW_TAG_inheritance"),
    (0x1d, "DW_TAG_inlined_subroutine"),
    (0x1e, "DW_TAG_module"),
    (0x1f, "DW_TAG_ptr_to_member_type"),
    (0x20, "DW_TAG_set_type"),
    (0x21, "DW_TAG_subrange_type"),
    (0x24, "DW_TAG_base_type"),
    (0x26, "DW_TAG_const_type"),
    (0x28, "DW_TAG_enumerator"),
    (0x29, "DW_TAG_file_type"),
    (0x2a, "DW_TAG_friend"),
    (0x2d, "DW_TAG_packed_type"),
    (0x2e, "DW_TAG_subprogram"),
    (0x2f, "DW_TAG_template_type_parameter"),
    (0x30, "DW_TAG_template_value_parameter"),
    (0x33, "DW_TAG_variant_part"),
    (0x34, "DW_TAG_variable"),
    (0x35, "DW_TAG_volatile_type"),
    (0x37, "DW_TAG_restrict_type"),
    (0x38, "DW_TAG_interface_type"),
    (0x39, "DW_TAG_namespace"),
    (0x3a, "DW_TAG_imported_module"),
    (0x3b, "DW_TAG_unspecified_type"),
    (0x40, "DW_TAG_shared_type"),
    (0x41, "DW_TAG_type_unit"),
    (0x42, "DW_TAG_rvalue_reference_type"),
    (0x43, "DW_TAG_template_alias"),
    (0x44, "DW_TAG_coarray_type"),
    (0x45, "DW_TAG_generic_subrange"),
    (0x46, "DW_TAG_dynamic_type"),
    (0x47, "DW_TAG_atomic_type"),
    (0x4b, "DW_TAG_immutable_type"),
    (0x4106, "DW_TAG_GNU_template_template_param"),
    (0x4107, "DW_TAG_GNU_template_parameter_pack"),
    (0x4108, "DW_TAG_GNU_formal_parameter_pack"),
    (0x6000, "DW_TAG_LLVM_annotation"),
];

const LANGUAGES: Table = &[
    (0x01, "DW_LANG_C89"),
    (0x02, "DW_LANG_C"),
    (0x03, "DW_LANG_Ada83"),
    (0x04, "DW_LANG_C_plus_plus"),
    (0x05, "DW_LANG_Cobol74"),
    (0x06, "DW_LANG_Cobol85"),
    (0x07, "DW_LANG_Fortran77"),
    (0x08, "DW_LANG_Fortran90"),
    (0x09, "DW_LANG_Pascal83"),
    (0x0a, "DW_LANG_Modula2"),
    (0x0b, "DW_LANG_Java"),
    (0x0c, "DW_LANG_C99"),
    (0x0d, "DW_LANG_Ada95"),
    (0x0e, "DW_LANG_Fortran95"),
    (0x0f, "DW_LANG_PLI"),
    (0x10, "DW_LANG_ObjC"),
    (0x11, "DW_LANG_ObjC_plus_plus"),
    (0x12, "DW_LANG_UPC"),
    (0x13, "DW_LANG_D"),
    (0x14, "DW_LANG_Python"),
    (0x15, "DW_LANG_OpenCL"),
    (0x16, "DW_LANG_Go"),
    (0x17, "DW_LANG_Modula3"),
    (0x18, "DW_LANG_Haskell"),
    (0x19, "DW_LANG_C_plus_plus_03"),
    (0x1a, "DW_LANG_C_plus_plus_11"),
    (0x1b, "DW_LANG_OCaml"),
    (0x1c, "DW_LANG_Rust"),
    (0x1d, "DW_LANG_C11"),
    (0x1e, "DW_LANG_Swift"),
    (0x1f, "DW_LANG_Julia"),
    (0x20, "DW_LANG_Dylan"),
    (0x21, "DW_LANG_C_plus_plus_14"),
    (0x22, "DW_LANG_Fortran03"),
    (0x23, "DW_LANG_Fortran08"),
    (0x24, "DW_LANG_RenderScript"),
    (0x25, "DW_LANG_BLISS"),
    (0x26, "DW_LANG_Kotlin"),
    (0x27, "DW_LANG_Zig"),
    (0x28, "DW_LANG_Crystal"),
    (0x2a, "DW_LANG_C_plus_plus_17"),
    (0x2b, "DW_LANG_C_plus_plus_20"),
    (0x2c, "DW_LANG_C17"),
    (0x2d, "DW_LANG_Fortran18"),
    (0x8001, "DW_LANG_Mips_Assembler"),
];

const ENCODINGS: Table = &[
    (0x01, "DW_ATE_address"),
    (0x02, "DW_ATE_boolean"),
    (0x03, "DW_ATE_complex_float"),
    (0x04, "DW_ATE_float"),
    (0x05, "DW_ATE_signed"),
    (0x06, "DW_ATE_signed_char"),
    (0x07, "DW_ATE_unsigned"),
    (0x08, "DW_ATE_unsigned_char"),
    (0x09, "DW_ATE_imaginary_float"),
    (0x0a, "DW_ATE_packed_decimal"),
    (0x0b, "DW_ATE_numeric_string"),
    (0x0c, "DW_ATE_edited"),
    (0x0d, "DW_ATE_signed_fixed"),
    (0x0e, "DW_ATE_unsigned_fixed"),
    (0x0f, "DW_ATE_decimal_float"),
    (0x10, "DW_ATE_UTF"),
    (0x11, "DW_ATE_UCS"),
    (0x12, "DW_ATE_ASCII"),
];

const CONVENTIONS: Table = &[
    (0x01, "DW_CC_normal"),
    (0x02, "DW_CC_program"),
    (0x03, "DW_CC_nocall"),
    (0x04, "DW_CC_pass_by_reference"),
    (0x05, "DW_CC_pass_by_value"),
    (0x41, "DW_CC_GNU_borland_fastcall_i386"),
    (0xb0, "DW_CC_BORLAND_safecall"),
    (0xb1, "DW_CC_BORLAND_stdcall"),
    (0xb3, "DW_CC_BORLAND_msfastcall"),
    (0xb5, "DW_CC_BORLAND_thiscall"),
    (0xc0, "DW_CC_LLVM_vectorcall"),
    (0xc3, "DW_CC_LLVM_X86_64SysV"),
    (0xca, "DW_CC_LLVM_OpenCLKernel"),
    (0xcb, "DW_CC_LLVM_Swift"),
];

const EMISSION_KINDS: Table =
    &[(0, "NoDebug"), (1, "FullDebug"), (2, "LineTablesOnly"), (3, "DebugDirectivesOnly")];
const CHECKSUM_KINDS: Table = &[(1, "CSK_MD5"), (2, "CSK_SHA1"), (3, "CSK_SHA256")];
const NAME_TABLE_KINDS: Table = &[(0, "Default"), (1, "GNU"), (2, "None"), (3, "Apple")];
const MACINFO: Table = &[(1, "DW_MACINFO_define"), (2, "DW_MACINFO_undef"), (3, "DW_MACINFO_start_file")];

/// Flags of nodes. Groups of two bits that are read together stand first.
const FLAGS: Table = &[
    (3, "DIFlagPublic"),
    (2, "DIFlagProtected"),
    (1, "DIFlagPrivate"),
    (3 << 16, "DIFlagVirtualInheritance"),
    (2 << 16, "DIFlagMultipleInheritance"),
    (1 << 16, "DIFlagSingleInheritance"),
    (1 << 2 | 1 << 5, "DIFlagIndirectVirtualBase"),
    (1 << 2, "DIFlagFwdDecl"),
    (1 << 3, "DIFlagAppleBlock"),
    (1 << 4, "DIFlagReservedBit4"),
    (1 << 5, "DIFlagVirtual"),
    (1 << 6, "DIFlagArtificial"),
    (1 << 7, "DIFlagExplicit"),
    (1 << 8, "DIFlagPrototyped"),
    (1 << 9, "DIFlagObjcClassComplete"),
    (1 << 10, "DIFlagObjectPointer"),
    (1 << 11, "DIFlagVector"),
    (1 << 12, "DIFlagStaticMember"),
    (1 << 13, "DIFlagLValueReference"),
    (1 << 14, "DIFlagRValueReference"),
    (1 << 15, "DIFlagExportSymbols"),
    (1 << 18, "DIFlagIntroducedVirtual"),
    (1 << 19, "DIFlagBitField"),
    (1 << 20, "DIFlagNoReturn"),
    (1 << 22, "DIFlagTypePassByValue"),
    (1 << 23, "DIFlagTypePassByReference"),
    (1 << 24, "DIFlagEnumClass"),
    (1 << 25, "DIFlagThunk"),
    (1 << 26, "DIFlagNonTrivial"),
    (1 << 27, "DIFlagBigEndian"),
    (1 << 28, "DIFlagLittleEndian"),
    (1 << 29, "DIFlagAllCallsDescribed"),
];

/// Flags of subprograms.
const SUBPROGRAM_FLAGS: Table = &[
    (1, "DISPFlagVirtual"),
    (2, "DISPFlagPureVirtual"),
    (1 << 2, "DISPFlagLocalToUnit"),
    (1 << 3, "DISPFlagDefinition"),
    (1 << 4, "DISPFlagOptimized"),
    (1 << 5, "DISPFlagPure"),
    (1 << 6, "DISPFlagElemental"),
    (1 << 7, "DISPFlagRecursive"),
    (1 << 8, "DISPFlagMainSubprogram"),
    (1 << 9, "DISPFlagDeleted"),
    (1 << 11, "DISPFlagObjCDirect"),
];

/// Operations of expressions: number, name, operands.
pub(super) const OPERATIONS: &[(u64, &str, usize)] = &[
    (0x06, "DW_OP_deref", 0),
    (0x10, "DW_OP_constu", 1),
    (0x11, "DW_OP_consts", 1),
    (0x12, "DW_OP_dup", 0),
    (0x14, "DW_OP_over", 0),
    (0x16, "DW_OP_swap", 0),
    (0x18, "DW_OP_xderef", 0),
    (0x19, "DW_OP_abs", 0),
    (0x1a, "DW_OP_and", 0),
    (0x1b, "DW_OP_div", 0),
    (0x1c, "DW_OP_minus", 0),
    (0x1d, "DW_OP_mod", 0),
    (0x1e, "DW_OP_mul", 0),
    (0x1f, "DW_OP_neg", 0),
    (0x20, "DW_OP_not", 0),
    (0x21, "DW_OP_or", 0),
    (0x22, "DW_OP_plus", 0),
    (0x23, "DW_OP_plus_uconst", 1),
    (0x24, "DW_OP_shl", 0),
    (0x25, "DW_OP_shr", 0),
    (0x26, "DW_OP_shra", 0),
    (0x27, "DW_OP_xor", 0),
    (0x29, "DW_OP_eq", 0),
    (0x2a, "DW_OP_ge", 0),
    (0x2b, "DW_OP_gt", 0),
    (0x2c, "DW_OP_le", 0),
    (0x2d, "DW_OP_lt", 0),
    (0x2e, "DW_OP_ne", 0),
    (0x30, "DW_OP_lit0", 0),
    (0x90, "DW_OP_regx", 1),
    (0x92, "DW_OP_bregx", 2),
    (0x94, "DW_OP_deref_size", 1),
    (0x97, "DW_OP_push_object_address", 0),
    (0x9f, "DW_OP_stack_value", 0),
    (0x1000, "DW_OP_LLVM_fragment", 2),
    (0x1001, "DW_OP_LLVM_convert", 2),
    (0x1002, "DW_OP_LLVM_tag_offset", 1),
    (0x1003, "DW_OP_LLVM_entry_value", 1),
    (0x1004, "DW_OP_LLVM_implicit_pointer", 0),
    (0x1005, "DW_OP_LLVM_arg", 1),
    (0x1006, "DW_OP_LLVM_extract_bits_sext", 2),
    (0x1007, "DW_OP_LLVM_extract_bits_zext", 2),
];

/// The keywords of a field of a node.
fn table(kind: &str, field: &str) -> Option<Table> {
    Some(match field {
        "tag" => TAGS,
        "language" => LANGUAGES,
        "encoding" => ENCODINGS,
        "cc" => CONVENTIONS,
        "emissionKind" => EMISSION_KINDS,
        "checksumkind" => CHECKSUM_KINDS,
        "nameTableKind" => NAME_TABLE_KINDS,
        "type" if kind.starts_with("DIMacro") => MACINFO,
        _ => return None,
    })
}

/// The keyword of a number, or several joined by ` | `.
pub(super) fn keyword(kind: &str, field: &str, value: u64) -> Option<String> {
    let flags = match field {
        "flags" => FLAGS,
        "spFlags" => SUBPROGRAM_FLAGS,
        _ => {
            let (_, word) = table(kind, field)?.iter().find(|(v, _)| *v == value)?;
            return Some((*word).to_string());
        }
    };
    let mut left = value;
    let mut words: Vec<&str> = Vec::new();
    for (bits, word) in flags {
        if left & bits == *bits {
            words.push(word);
            left &= !bits;
        }
    }
    // Bits without a name: LLVM prints them as a number at the end, this reader all of them as one.
    (left == 0 && !words.is_empty()).then(|| words.join(" | "))
}

/// The number of a keyword field.
pub(super) fn number(kind: &str, field: &str, text: &str) -> Option<u64> {
    if matches!(field, "flags" | "spFlags") {
        let table = if field == "flags" { FLAGS } else { SUBPROGRAM_FLAGS };
        return text.split('|').map(str::trim).try_fold(0, |all, word| match word {
            "DIFlagZero" | "DISPFlagZero" => Some(all),
            _ => match table.iter().find(|(_, n)| *n == word) {
                Some((bits, _)) => Some(all | bits),
                None => word.parse::<u64>().ok().map(|bits| all | bits),
            },
        });
    }
    let (value, _) = table(kind, field)?.iter().find(|(_, n)| *n == text)?;
    Some(*value)
}

/// The number of an operation or encoding in an expression.
pub(super) fn operation(text: &str) -> Option<u64> {
    let operation = OPERATIONS.iter().find(|o| o.1 == text).map(|o| o.0);
    operation.or_else(|| ENCODINGS.iter().find(|(_, n)| *n == text).map(|(v, _)| *v))
}
