internal import Server

/// Which endpoints there are, for the threads that read requests.
struct EndpointIndex: Sendable {
    private let entries: [(method: Method, pattern: PathPattern, maximumBodySize: Int)]

    @MainActor
    init(_ endpoints: [Endpoint]) {
        entries = endpoints.map { ($0.method, $0.pattern, $0.maximumBodySize) }
    }

    /// How many bytes a body may have; nil if no endpoint takes it.
    func maximumBodySize(_ method: Method, _ path: String) -> Int? {
        entries.first { $0.method == method && $0.pattern.values(in: path) != nil }?.maximumBodySize
    }

    /// The methods of the endpoints at a path.
    func methods(at path: String) -> Set<Method> {
        Set(entries.lazy.filter { $0.pattern.values(in: path) != nil }.map(\.method))
    }
}
