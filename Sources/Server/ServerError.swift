/// Why a server, or a folder of static files, could not be started. Its description is one line for an operator.
public enum ServerError: Error, Sendable, Equatable {
    /// Another program, or another copy of this one, listens there already.
    case addressInUse(host: String, port: Int)
    /// This user may not listen there; ports below 1024 belong to root.
    case addressNotAllowed(host: String, port: Int)
    /// The host is neither a numeric address nor `localhost`.
    case badHost(String)
    /// There cannot be a Unix socket at the path.
    case badSocketPath(String, reason: String)
    /// The descriptor that systemd has given is no socket that listens.
    case badInheritedSocket(Int32)
    /// The port is not between 0 and 65535.
    case badPort(Int)
    /// The certificate, or its key, cannot be used; why.
    case badCertificate(String)
    /// A setting is out of its bounds.
    case badSetting(String)
    /// The system said no to something else; the call and its reason.
    case system(call: String, reason: String)
    /// The folder of static files is missing or cannot be read.
    case missingFolder(String)
}

extension ServerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .addressInUse(let host, let port): "address in use: \(Self.address(host, port))"
        case .addressNotAllowed(let host, let port): "not allowed to listen on \(Self.address(host, port))"
        case .badHost(let host): "not an address of this machine: \(host)"
        case .badSocketPath(let path, let reason): "cannot listen on the Unix socket \(path): \(reason)"
        case .badInheritedSocket(let descriptor):
            "descriptor \(descriptor) of LISTEN_FDS is no stream socket that listens"
        case .badPort(let port): "not a port between 0 and 65535: \(port)"
        case .badCertificate(let sentence), .badSetting(let sentence): sentence
        case .system(let call, let reason): "\(call): \(reason)"
        case .missingFolder(let path): "no such folder: \(path)"
        }
    }

    private static func address(_ host: String, _ port: Int) -> String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
