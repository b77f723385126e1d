internal import Localization
public import Pinion

extension String {
    /// The key of a text, and the values in it.
    ///
    /// ```swift
    /// String(localized: "\(count) photos by \(name)")  // the key “%lld photos by %@”
    /// ```
    public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }
}
