/// A language, with the script and the region in which it is written where these are said: `en`, `pt-BR`, `zh-Hant-HK`.
///
/// ```swift
/// let language = Language("ar-EG")
/// print(language.isRightToLeft)  // true
/// ```
public struct Language: Hashable, Sendable {
    /// Its name as BCP 47 has it: the parts in their usual letters, and a hyphen between them.
    public let identifier: String

    /// Makes one of a name. Underlines may stand for hyphens; what follows language, script and region is left out.
    public init(_ name: String) {
        identifier = Self.parts(of: name).joined(separator: "-")
    }
}

extension Language {
    /// The language without script and region: `zh`.
    public var code: String { String(identifier.prefix { $0 != "-" }) }

    /// Whether it is English of whatever region.
    package var isEnglish: Bool { identifier == "en" || identifier.hasPrefix("en-") }

    /// The script that is said: `Hant`.
    public var script: String? {
        identifier.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }.map(String.init)
    }

    /// The region that is said: `HK`.
    public var region: String? {
        identifier.split(separator: "-").dropFirst().first { $0.utf8.count < 4 }.map(String.init)
    }

    /// The script in which it is written, also where that is not said.
    public var usualScript: String { script ?? Scripts.script(of: code, in: region) }

    /// Whether its lines run from right to left.
    public var isRightToLeft: Bool {
        ["Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"].contains(
            usualScript)
    }

    /// The same with each part left out after the other, from the last on: `zh-Hant-HK`, `zh-Hant`, `zh`.
    package var steps: [Language] {
        var parts = identifier.split(separator: "-")
        var steps: [Language] = []
        while !parts.isEmpty {
            steps.append(Language(parts.joined(separator: "-")))
            parts.removeLast()
        }
        return steps
    }

    /// Names from before a language had the one of today.
    private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro"]

    private static func parts(of name: String) -> [String] {
        let words = name.prefix(64).split { $0 == "-" || $0 == "_" || $0 == "@" || $0 == "." }
        guard let first = words.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter)
        else { return ["und"] }
        let code = first.lowercased()
        var parts = [renamed[code] ?? code]
        for word in words.dropFirst().prefix(2) {
            switch word.utf8.count {
            case 4 where parts.count == 1 && word.utf8.allSatisfy(\.isLetter):
                parts.append(word.prefix(1).uppercased() + word.dropFirst().lowercased())
            case 2 where word.utf8.allSatisfy(\.isLetter), 3 where word.utf8.allSatisfy(\.isDigit):
                parts.append(word.uppercased())
                return parts
            default: return parts
            }
        }
        return parts
    }
}

extension Language: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) {
        self.init(name)
    }
}

extension Language: CustomStringConvertible {
    public var description: String { identifier }
}

extension Language {
    /// The language of the page whose views are evaluated, or whose action runs.
    @TaskLocal package static var ofPage: Language?
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
