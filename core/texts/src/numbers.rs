//! Whole numbers with a typographic minus. A hyphen is half as long, and a line may break at it.

/// Writes a number.
pub fn number(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// Writes a difference: every number but zero has its sign.
pub fn change(change: impl Into<i64>) -> String {
    match change.into() {
        0 => "0".to_owned(),
        change => format!("{change:+}").replace('-', "−"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_zero_have_a_minus() {
        assert_eq!([number(-36), number(0), number(7)], ["−36", "0", "7"]);
        assert_eq!([change(-36), change(0), change(7_u8)], ["−36", "0", "+7"]);
    }
}
