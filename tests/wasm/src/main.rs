//! The same for hosts with standard output. Built without optimisation, whose frames are too large for what nests deeply.

fn main() {
    match oxicc_wasm::saxpy() {
        Ok(ptx) => println!("{ptx}"),
        Err(why) => {
            println!("{why}");
            std::process::exit(1);
        }
    }
}
