public import Foundation
internal import Localization
public import Pinion

/// A text that is looked up later, and knows where.
///
/// ```swift
/// let title = LocalizedStringResource("Settings", table: "Menus", comment: "Title of the page")
/// Text(title)
/// ```
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The key, with a place for each value.
    public let key: String
    /// The text where no other is found.
    public let defaultValue: String.LocalizationValue
    /// The catalogue's name without its ending.
    public let table: String?
    /// The language in which it is looked up where nobody says another one.
    public var locale: Locale
    /// Where the catalogue is.
    public let bundle: BundleDescription
    private let folder: String?
    private let isLocaleGiven: Bool

    /// Where a catalogue is.
    public enum BundleDescription: Sendable {
        case main
        case atURL(URL)
        /// The bundle of a class; on Linux that of the program.
        case forClass(AnyClass)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.words.key, keyAndValue, table, locale, bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale ?? .current
        isLocaleGiven = locale != nil
        self.bundle = bundle
        if case .atURL(let url) = bundle { folder = url.path } else { folder = nil }
    }

    public static func == (one: LocalizedStringResource, other: LocalizedStringResource) -> Bool {
        one.words == other.words && one.locale == other.locale
    }

    /// What is looked up.
    var words: LocalizedWords {
        let words = defaultValue.words
        return LocalizedWords(
            key: key, arguments: words.arguments, plain: words.plain,
            source: words.key == key ? nil : words.key, table: table, bundle: folder)
    }

    /// The language that was given.
    var language: Language? { isLocaleGiven ? Language(locale.identifier) : nil }
}

extension String.LocalizationValue {
    var words: LocalizedWords { key.words() }
}
