//! Declarations: entering them, merging them with earlier ones, and the rules for them.
//!
//! * `specifiers`, `declarator`, `parameters`, `attribute`, `type_transform`: the pieces of a declaration.
//! * `declare`: typedefs and what all declarations share; `namespace`, `using`, `function`, `variable`, `block`, `binding`, `enumeration`: declarations by kind.
//! * `function_redeclare`, `redeclare`, `rules`, `constexpr_body`: what declarations must fulfil beyond what analysis needs.

pub(crate) mod attribute;
mod binding;
mod block;
mod constexpr_body;
pub(crate) mod declarator;
mod declare;
pub(crate) mod enumeration;
pub(crate) mod function;
pub(crate) mod function_redeclare;
mod namespace;
mod parameters;
mod redeclare;
pub(crate) mod rules;
pub(crate) mod specifiers;
mod type_transform;
mod using;
mod variable;
