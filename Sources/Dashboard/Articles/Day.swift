import Glibc

/// A day as people read it, of a time in seconds since 1970: "28 February 2026", in UTC as everybody's day is another.
nonisolated func day(_ seconds: Int64) -> String {
    var (time, parts) = (time_t(seconds), tm())
    guard gmtime_r(&time, &parts) != nil, months.indices.contains(Int(parts.tm_mon)) else { return "" }
    return "\(parts.tm_mday) \(months[Int(parts.tm_mon)]) \(Int(parts.tm_year) + 1900)"
}

private nonisolated let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
]
