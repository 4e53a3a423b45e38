//! Types as they are written.
//!
//! * `specifiers`: decl-specifiers; `named`: types by name; `decltype`: `decltype` and `typeof`; `transform`: types made of types.
//! * `declarator`, `function_declarator`, `parameters`: declarators. `type_id`: type-ids.

mod declarator;
mod decltype;
mod function_declarator;
mod named;
mod parameters;
mod specifiers;
mod transform;
mod type_id;
