package import Accounts

/// Why something cannot be set for the whole dashboard.
package enum SettingProblem: Error, Hashable, Sendable {
    /// Nobody can have that name, and no site either.
    case siteName(NameProblem)

    /// It is neither a colour nor empty.
    case accent

    /// Figures are not read so often.
    case sampling

    /// Figures are not kept for so many days.
    case retention(maximum: Int)

    /// It is no address of http or https.
    case webhook
}

extension SettingProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .siteName(.empty): "a site needs a name"
        case .siteName(.tooLong(let maximum)): "the name of a site has at most \(maximum) characters"
        case .siteName(.controlCharacter): "the name of a site has no control characters"
        case .accent: "a colour is written like #1d5ce0"
        case .sampling: "figures are read every 2, 10, 30 or 60 seconds"
        case .retention(let maximum): "figures are kept for 1 to \(maximum) days"
        case .webhook: "an address begins with https:// or http://, and has at most 2,000 bytes"
        }
    }
}
