internal import Accounts
internal import Pinion

/// What a program says when it is started while nobody can sign in.
@MainActor
struct FirstRun {
    let site: Site
    /// Where people sign up.
    let path: String

    /// A link for the first person; nothing once somebody can sign in.
    func lines(_ addresses: [ListeningAddress]) async -> [String] {
        guard let accounts = (site.identity as? AccountsIdentity)?.accounts, site.hasPage(at: path),
            let token = try? await accounts.firstRunToken()
        else { return [] }
        return [
            "Nobody can sign in yet. Who opens this link signs up, and is the administrator:",
            SignUpLink.text(path, invitation: token, at: addresses),
        ]
    }
}

/// A link by which somebody signs up.
enum SignUpLink {
    /// - Parameter addresses: where the program listens; the link begins with the first one that browsers understand. All
    ///   addresses of a machine are none that one could ask for, so the link names this machine.
    static func text(_ path: String, invitation: String, at addresses: [ListeningAddress]) -> String {
        var origin = addresses.lazy.map(\.description).first { $0.hasPrefix("http") } ?? ""
        for everywhere in ["//0.0.0.0:", "//[::]:"] where origin.contains(everywhere) {
            origin.replace(everywhere, with: "//localhost:")
        }
        return "\(origin)\(path)?invitation=\(invitation)"
    }
}
