public import Foundation
public import Pinion
internal import Views

// What `UserDefaults` holds is the program's, and there is one of them for all visitors: so a store that is named here says
// nothing more than the key does. Each visitor has their own values.
extension AppStorage {
    /// Keeps an address under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, initial: wrappedValue, encode: \.absoluteString, decode: URL.init(string:))
    }

    /// Keeps bytes under a key; there is room for about 1 KB.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(
            key, initial: wrappedValue, encode: { $0.base64EncodedString() },
            decode: { Data(base64Encoded: $0) })
    }

    /// Keeps a truth value under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Bool {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Keeps a whole number under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Int {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Keeps a number under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Double {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Keeps a text under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == String {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Keeps a value that a whole number stands for under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: RawRepresentable<Int> {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Keeps a value that a text stands for under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: RawRepresentable<String> {
        self.init(wrappedValue: wrappedValue, key)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps an address, or none, under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, initial: nil, encode: { $0?.absoluteString }, decode: { URL(string: $0) })
    }

    /// Keeps bytes, or none, under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(
            key, initial: nil, encode: { $0?.base64EncodedString() }, decode: { Data(base64Encoded: $0) })
    }

    /// Keeps a truth value, or none, under a key.
    public init(_ key: String, store: UserDefaults?) where Value == Bool? { self.init(key) }

    /// Keeps a whole number, or none, under a key.
    public init(_ key: String, store: UserDefaults?) where Value == Int? { self.init(key) }

    /// Keeps a number, or none, under a key.
    public init(_ key: String, store: UserDefaults?) where Value == Double? { self.init(key) }

    /// Keeps a text, or none, under a key.
    public init(_ key: String, store: UserDefaults?) where Value == String? { self.init(key) }
}
