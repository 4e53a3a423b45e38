//! Answers the playground's requests natively: a JSON object per line of standard input, one per line of standard output, with
//! the contents of buffers as hexadecimal digits in `bytes`.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut session = oxicc_playground::Session::default();
    let mut out = io::stdout().lock();
    for request in io::stdin().lock().lines() {
        let mut answer = session.answer(request?.as_bytes());
        let digits = |bytes: &Vec<u8>| {
            bytes.iter().fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
        };
        answer.json["bytes"] = answer.buffers.iter().map(digits).collect();
        writeln!(out, "{}", answer.json)?;
    }
    Ok(())
}
