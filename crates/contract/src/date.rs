//! Days as dates, what match files and archives write; and years.

/// The date so many days after 1 January 1970.
pub fn date_of(days: u64) -> String {
    // The era of 400 years is counted from 1 March of year 0, so that the leap day comes last in its year.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// From one year to another, in figures.
pub fn span_of((first, last): (u16, u16)) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

#[cfg(test)]
mod tests {
    use super::{date_of, span_of};

    #[test]
    fn one_year_is_no_span() {
        assert_eq!([(1914, 1918), (1912, 1912)].map(span_of), ["1914–1918", "1912"]);
    }

    #[test]
    fn days_are_dates() {
        assert_eq!(date_of(0), "1970-01-01");
        assert_eq!(date_of(11_016), "2000-02-29");
        assert_eq!(date_of(11_017), "2000-03-01");
        assert_eq!(date_of(20_768), "2026-11-11");
    }
}
