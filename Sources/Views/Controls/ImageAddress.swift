/// Where the browser is to load a picture from.
struct ImageAddress {
    /// The address as it stands on the page.
    let text: String
    /// The other site that it names, such as `https://pictures.example`; `nil` for this one.
    let origin: String?

    /// Takes a path under `Public/` or an address; returns nil if a page must not load it.
    init?(_ path: String) {
        guard let address = WebAddress(path)?.text else { return nil }
        let start = ["https://", "http://", "//"].first { address.lowercased().hasPrefix($0) }
        if let start {
            let host = address.dropFirst(start.count).prefix { !"/?#".contains($0) }
            origin = start + host.lowercased()
            text = address
        } else {
            guard !address.contains(":") || address.hasPrefix("/") else { return nil }
            origin = nil
            text = address.hasPrefix("/") ? address : "/" + address
        }
    }
}

extension [String]? {
    /// Whether these origins, some of which may be of the form `https://*.example`, allow one; `nil` if nobody has said
    /// which are allowed.
    func allow(_ origin: String) -> Bool? {
        self?.contains { allowed in
            let allowed = allowed.lowercased()
            // The scheme of "//host" is that of the page.
            let name = origin.hasPrefix("//") ? allowed.drop { $0 != "/" } : allowed[...]
            guard let star = name.firstIndex(of: "*") else { return name == origin }
            return origin.hasPrefix(name[..<star]) && origin.hasSuffix(name[star...].dropFirst())
        }
    }
}
