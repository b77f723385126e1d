/// The scripts in which languages are written.
enum Scripts {
    /// Those that are not Latin, by language, or by language and region.
    private static let known: [String: String] = {
        var known: [String: String] = [:]
        for line in Tables.scripts.split(separator: "\n") {
            let words = line.split(separator: " ")
            for name in words.dropFirst() { known[String(name)] = String(words[0]) }
        }
        return known
    }()

    static func script(of code: String, in region: String?) -> String {
        region.flatMap { known["\(code)-\($0)"] } ?? known[code] ?? "Latn"
    }
}
