internal import CSodium

/// Signs what is given to browsers to keep, so that it can be told whether what comes back is that (keyed BLAKE2b,
/// 128 bits). It is not made secret.
///
/// The key is in the database: what was signed before the server was started again, or by another node, is still good.
package struct Signer: Sendable {
    static let keyByteCount = 32
    private static let signatureByteCount = 16

    private let key: [UInt8]

    init(key: [UInt8]) {
        self.key = key
    }
}

extension Signer {
    /// How many characters it takes to write so many bytes with their signature.
    package static func length(ofBytes count: Int) -> Int {
        ((signatureByteCount + count) * 4 + 2) / 3
    }

    /// Writes bytes with their signature, in the alphabet for addresses.
    ///
    /// - Parameter context: what the bytes are good for; they are not good for anything else.
    package func seal(_ bytes: [UInt8], for context: String) -> String {
        let signed = signature(of: bytes, for: context) + bytes
        let variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING
        var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(signed.count, variant))
        sodium_bin2base64(&text, text.count, signed, signed.count, variant)
        // Without the zero at the end.
        return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Reads what ``seal(_:for:)`` has written for the same context; `nil` if it is anything else.
    package func open(_ text: String, for context: String) -> [UInt8]? {
        var signed = [UInt8](repeating: 0, count: text.utf8.count * 3 / 4 + 1)
        var count = 0
        let code = sodium_base642bin(
            &signed, signed.count, text, text.utf8.count, nil, &count, nil,
            sodium_base64_VARIANT_URLSAFE_NO_PADDING)
        guard code == 0, count >= Self.signatureByteCount else { return nil }
        let bytes = Array(signed[Self.signatureByteCount..<count])
        let signature = signature(of: bytes, for: context)
        return sodium_memcmp(signature, signed, Self.signatureByteCount) == 0 ? bytes : nil
    }

    /// The context comes first, with its length: where it ends is not left to the bytes.
    private func signature(of bytes: [UInt8], for context: String) -> [UInt8] {
        let context = Array(context.utf8)
        let length = withUnsafeBytes(of: UInt64(context.count).littleEndian, Array.init)
        let message = length + context + bytes
        var signature = [UInt8](repeating: 0, count: Self.signatureByteCount)
        _ = crypto_generichash(
            &signature, signature.count, message, UInt64(message.count), key, key.count)
        return signature
    }
}
