import Synchronization

/// What tells one subscriber or subscription from all others.
public struct CombineIdentifier: Hashable, Sendable {
    private static let made = Atomic<UInt64>(0)

    private let number: UInt64

    /// Makes one that is like no other.
    public init() {
        // Odd, unlike the addresses of objects.
        number = Self.made.add(1, ordering: .relaxed).newValue << 1 | 1
    }

    /// The identifier of an object.
    public init(_ object: AnyObject) {
        number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }
}

extension CombineIdentifier: CustomStringConvertible {
    public var description: String { "0x" + String(number, radix: 16) }
}

/// Something that can be told from all others of its kind. Objects can.
public protocol CustomCombineIdentifierConvertible {
    /// What tells it from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
