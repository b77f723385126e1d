internal import CSodium
internal import Glibc

/// Argon2id, the way libsodium writes it down: parameters, salt and hash in one ASCII line.
enum Argon2 {
    enum Verdict {
        case matches
        case differs
        case outOfMemory
    }

    /// - Returns: `nil` when the machine has not the memory for it.
    static func hash(_ secret: SecretBytes, cost: PasswordCost) -> String? {
        var line = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let code = secret.lend { bytes, count in
            crypto_pwhash_argon2id_str(&line, bytes, count, cost.operations, cost.memory)
        }
        guard code == 0 else { return nil }
        return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static func verify(_ secret: SecretBytes, against hash: String) -> Verdict {
        errno = 0
        let code = secret.lend { bytes, count in crypto_pwhash_str_verify(hash, bytes, count) }
        if code == 0 { return .matches }
        // The only failure that libsodium marks is the honest one; a line that is no hash matches nothing.
        return errno == EINVAL || !isHash(hash) ? .differs : .outOfMemory
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

extension Argon2 {
    private static func isHash(_ line: String) -> Bool {
        crypto_pwhash_str_needs_rehash(line, 1, 8192) >= 0
    }
}
