internal import CPasswords

/// The passwords that lists of stolen ones are full of, as far as they are long enough to be taken at all.
enum CommonPasswords {
    /// - Parameter folded: in small letters.
    static func contains(_ folded: String) -> Bool {
        folded.dropFirst().allSatisfy { $0 == folded.first }
            || isListed(TokenHash.of(folded).prefix(digestSize))
    }

    /// How many there are.
    static var count: Int { pinion_common_passwords_size / digestSize }
}

extension CommonPasswords {
    private static let digestSize = 5

    /// Looks among the digests, which are in ascending order, by halves.
    private static func isListed(_ digest: ArraySlice<UInt8>) -> Bool {
        let digests = pinion_common_password_digests()
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let found = UnsafeBufferPointer(start: digests + middle * digestSize, count: digestSize)
            if found.elementsEqual(digest) { return true }
            if found.lexicographicallyPrecedes(digest) { low = middle + 1 } else { high = middle }
        }
        return false
    }
}
