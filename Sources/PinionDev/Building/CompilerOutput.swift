/// The output of `swift build`.
struct CompilerOutput {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n")
    }
}

extension CompilerOutput {
    /// The errors, one a line, each once: with file, line and column where they have some. Where there are none that can
    /// be recognized, the last lines.
    ///
    /// - Parameter folder: the package's, which is left out of the paths.
    func errors(in folder: String) -> String {
        var placed: [String] = []
        var others: [String] = []
        for line in lines {
            if let error = Self.placedError(line, in: folder) {
                if !placed.contains(error) { placed.append(error) }
            } else if line.hasPrefix("error: ") {
                if !others.contains(String(line)) { others.append(String(line)) }
            } else if line.contains("undefined reference to") {
                others.append(String(line))
            }
        }
        let found = placed.isEmpty ? others : placed
        return (found.isEmpty ? lines.suffix(10).map(String.init) : found).joined(separator: "\n")
    }

    /// Reads `/package/Sources/A.swift:3:14: error: cannot find …`.
    private static func placedError(_ line: Substring, in folder: String) -> String? {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 2, let number = place.last, UInt(number) != nil else { return nil }
        return line.hasPrefix(folder + "/") ? String(line.dropFirst(folder.count + 1)) : String(line)
    }
}
