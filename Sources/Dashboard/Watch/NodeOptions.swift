import Glibc
import PinionDashboard

/// The other nodes whose figures are read.
enum NodeOptions {
    /// What `NODES` says: `west=http://10.0.0.2:9100/metrics,east=https://east.example/metrics`. Their word for it is in
    /// `METRICS_TOKEN`, as it is this node's own.
    static var nodes: [NodeAddress] {
        guard let text = getenv("NODES") else { return [] }
        let token = getenv("METRICS_TOKEN").map { String(cString: $0) }
        return nodes(String(cString: text), token: token)
    }

    /// Reads them; what is none is left out.
    static func nodes(_ text: String, token: String?) -> [NodeAddress] {
        text.split(separator: ",").compactMap { word in
            let parts = word.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return NodeAddress(String(parts[0]), url: String(parts[1]), token: token)
        }
    }
}
