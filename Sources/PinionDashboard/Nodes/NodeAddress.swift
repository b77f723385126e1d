/// Another node of the same program, and how its figures are asked for.
public struct NodeAddress: Hashable, Sendable {
    /// What it is called: the label `node` of its series.
    public let name: String
    /// Where its figures are: `http://10.0.0.2:9100/metrics`.
    public let url: String
    /// The word by which it lets its figures be read (`--metrics-token`); nil where none is needed.
    public let token: String?

    /// Names a node.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - url: where its figures are, with `http` or `https`.
    ///   - token: the word by which it lets them be read.
    public init(_ name: String, url: String, token: String? = nil) {
        self.name = name
        self.url = url
        self.token = token
    }
}
