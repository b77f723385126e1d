/// Why a site cannot run. Its description is one line for whoever runs it.
public enum SiteError: Error, Sendable, Equatable {
    /// The path that the site shall lie below is none.
    case badPath(String)
    /// Something is wrong with a page or an endpoint of the program.
    case badPage(String)
    /// Two pages, or a page and an endpoint, have one address.
    case twoAtOneAddress(String)
    /// An image origin is no origin.
    case badImageOrigin(String)
    /// The site runs already.
    case runsAlready
    /// The folder of files is missing or cannot be read.
    case missingFolder(String)
}

extension SiteError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badPath(let path):
            "a site cannot lie at \"\(path)\": a path such as \"/admin\" has letters, digits and - . _ ~ between its slashes"
        case .badPage(let problem): problem
        case .twoAtOneAddress(let path): "two pages or endpoints have the address \(path)"
        case .badImageOrigin(let origin):
            "imageOrigins has \"\(origin)\"; an origin is \"https://\", a host and perhaps a port, without a path"
        case .runsAlready: "the site runs already"
        case .missingFolder(let path): "there is no folder \(path)"
        }
    }
}
