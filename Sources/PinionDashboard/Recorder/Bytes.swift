extension [UInt8] {
    /// Seven bits a byte, the lowest first; all but the last with the highest bit set.
    mutating func append(variableLength number: UInt32) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

extension ArraySlice<UInt8> {
    /// Takes what ``Swift/Array/append(variableLength:)`` has written; nil if that is not there.
    mutating func popVariableLength() -> UInt32? {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 35, by: 7) {
            guard let byte = popFirst() else { return nil }
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return UInt32(exactly: number) }
        }
        return nil
    }
}
