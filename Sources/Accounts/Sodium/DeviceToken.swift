internal import CSodium
internal import Encoding

/// What a browser keeps after somebody has signed in on it: a random number, signed together with the name (HMAC-SHA-512,
/// of which 256 bits are kept). It lets nobody in; it tells the owner's browser from those of strangers.
enum DeviceToken {
    static func make(for nameKey: String, secret: [UInt8]) -> String {
        let device = Hexadecimal.text(of: RandomBytes.make(16))
        return device + Hexadecimal.text(of: signature(of: device, nameKey, secret))
    }

    /// The random number of a token that was made for a name; nil if it is anything else.
    static func device(in token: String, of nameKey: String, secret: [UInt8]) -> String? {
        guard token.utf8.count == 96 else { return nil }
        let device = String(token.prefix(32))
        let expected = Array((device + Hexadecimal.text(of: signature(of: device, nameKey, secret))).utf8)
        let given = Array(token.utf8)
        return given.count == expected.count && sodium_memcmp(given, expected, expected.count) == 0
            ? device : nil
    }

    private static func signature(of device: String, _ nameKey: String, _ secret: [UInt8]) -> [UInt8] {
        // The device has always as many characters, so that where the name begins is not left to the name.
        let message = Array("device \(device) \(nameKey)".utf8)
        var signature = [UInt8](repeating: 0, count: 32)
        _ = crypto_auth(&signature, message, UInt64(message.count), secret)
        return signature
    }
}
