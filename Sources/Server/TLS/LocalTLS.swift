/// A question to a server of this machine that speaks TLS.
package enum LocalTLS {
    /// Asks, and returns the first bytes of the answer; fewer if there are no more in time.
    ///
    /// The certificate is not looked at: it is for the names that browsers ask by, and this is the machine itself.
    ///
    /// - Parameter socket: is connected, and waits as long as its own timeouts say.
    package static func answer(to request: [UInt8], on socket: Int32, count: Int) -> [UInt8] {
        guard let certificate = try? Certificate(forAsking: ()),
            let session = TLSSession(socket: socket, certificate: certificate, isServer: false),
            case .done = session.shakeHands(), case .done = request.withUnsafeBytes(session.send)
        else { return [] }
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while answer.count < count {
            guard case .done(let size) = part.withUnsafeMutableBytes(session.receive(into:)) else { break }
            answer += part[..<size]
        }
        return Array(answer.prefix(count))
    }
}
