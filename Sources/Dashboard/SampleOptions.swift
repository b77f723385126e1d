import Glibc

/// How much a new database is filled with.
enum SampleOptions {
    /// How many people: what `SAMPLES` says, or 200.
    static var count: Int {
        guard let text = getenv("SAMPLES") else { return 200 }
        return Int(String(cString: text)) ?? 200
    }
}
