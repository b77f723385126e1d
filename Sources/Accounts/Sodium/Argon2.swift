internal import CSodium

/// Argon2id, the way libsodium writes it down: parameters, salt and hash in one ASCII line.
enum Argon2 {
    /// - Returns: `nil` when the machine has not the memory for it.
    static func hash(_ secret: SecretBytes, cost: PasswordCost) -> String? {
        var line = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let code = secret.lend { bytes, count in
            crypto_pwhash_argon2id_str(&line, bytes, count, cost.operations, cost.memory)
        }
        guard code == 0 else { return nil }
        return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// - Returns: `false` also when `hash` is none, or when the machine has not the memory for it:
    ///   libsodium does not tell them apart.
    static func verify(_ secret: SecretBytes, against hash: String) -> Bool {
        secret.lend { bytes, count in crypto_pwhash_str_verify(hash, bytes, count) } == 0
    }

    /// Whether `hash` was made with another cost than the one asked for now.
    static func isOutdated(_ hash: String, cost: PasswordCost) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, cost.operations, cost.memory) != 0
    }

    /// A hash that costs as much to check as any other, and that nobody knows a password for.
    static func decoy(cost: PasswordCost) -> String {
        let salt = String(repeating: "A", count: 22)
        let hash = String(repeating: "A", count: 43)
        return "$argon2id$v=19$m=\(cost.memory / 1024),t=\(cost.operations),p=1$\(salt)$\(hash)"
    }
}
