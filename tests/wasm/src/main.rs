//! The same for hosts with standard output.

fn main() {
    match oxicc_wasm::saxpy() {
        Ok(ptx) => println!("{ptx}"),
        Err(why) => {
            println!("{why}");
            std::process::exit(1);
        }
    }
    for message in oxicc_wasm::deep() {
        println!("{message}");
    }
}
