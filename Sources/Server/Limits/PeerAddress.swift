import Glibc

/// The address of a peer: as text for logs, and as the key under which its connections are counted.
package struct PeerAddress {
    let text: String
    let key: Key

    /// An IPv4 address, or the network half of an IPv6 address: whoever has one such address has them all.
    struct Key: Hashable {
        let isVersion6: Bool
        let bits: UInt64

        /// Whoever comes through a Unix socket: a proxy of this machine, for everybody.
        static let unixSocket = Key(isVersion6: true, bits: .max)
    }

    init(_ address: UnsafePointer<sockaddr>?) {
        let raw = UnsafeRawPointer(address)
        switch (raw, address.map { Int32($0.pointee.sa_family) }) {
        case (let raw?, AF_INET):
            let bits = raw.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
            (text, key) = (Self.text(AF_INET, bits), Key(isVersion6: false, bits: UInt64(bits)))
        case (let raw?, AF_INET6):
            let ip = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            let words = unsafeBitCast(ip, to: (UInt32, UInt32, UInt32, UInt32).self)
            if words.0 == 0, words.1 == 0, UInt32(bigEndian: words.2) == 0xFFFF {
                (text, key) = (Self.text(AF_INET, words.3), Key(isVersion6: false, bits: UInt64(words.3)))
            } else {
                let bits = UInt64(words.0) << 32 | UInt64(words.1)
                (text, key) = (Self.text(AF_INET6, ip), Key(isVersion6: true, bits: bits))
            }
        case (_, AF_UNIX): (text, key) = ("unix", .unixSocket)
        default:
            (text, key) = ("unknown", Key(isVersion6: false, bits: .max))
        }
    }

    /// What limits count an address as, which is given in digits: itself, or the network of an IPv6 address; nil for what is
    /// none.
    package static func counted(_ text: String) -> String? {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return text }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        let words = unsafeBitCast(six, to: (UInt32, UInt32, UInt32, UInt32).self)
        if words.0 == 0, words.1 == 0, UInt32(bigEndian: words.2) == 0xFFFF {
            return Self.text(AF_INET, words.3)
        }
        let network = unsafeBitCast((words.0, words.1, UInt32(0), UInt32(0)), to: in6_addr.self)
        return Self.text(AF_INET6, network) + "/64"
    }

    private static func text<Address>(_ family: Int32, _ address: Address) -> String {
        withUnsafeBytes(of: address) { address in
            String(unsafeUninitializedCapacity: Int(INET6_ADDRSTRLEN)) { buffer in
                let start = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
                guard let start, inet_ntop(family, address.baseAddress, start, socklen_t(buffer.count)) != nil
                else { return 0 }
                return strlen(start)
            }
        }
    }
}
