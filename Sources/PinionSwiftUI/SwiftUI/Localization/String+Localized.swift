public import Foundation
internal import Localization
internal import Pinion

// The language is that of the page whose views are evaluated, or whose action runs; elsewhere that of the program.
extension String {
    /// A text out of the catalogues.
    ///
    /// - Parameters:
    ///   - keyAndValue: the text in the language in which the program is written.
    ///   - table: the catalogue's name without its ending; `Localizable` unless told otherwise.
    ///   - bundle: where the catalogue is; those of the program and of the bundles beside it unless told otherwise.
    ///   - locale: how numbers and days are written in it, and its language.
    ///   - comment: what who translates has to know.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.words(table: table, bundle: bundle?.catalogueFolder)
            .text(in: locale.map { Language($0.identifier) } ?? .ofProgram)
    }

    /// A text out of the catalogues, with what to say where it is not there.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let words = defaultValue.words
        self =
            LocalizedWords(
                key: "\(key)", arguments: words.arguments, plain: words.plain, source: words.key,
                table: table, bundle: bundle?.catalogueFolder
            ).text(in: locale.map { Language($0.identifier) } ?? .ofProgram)
    }

    /// A text that says itself where it is looked up.
    public init(localized resource: LocalizedStringResource) {
        self = resource.words.text(in: resource.language ?? .ofProgram)
    }
}

extension Language {
    /// The language of the page at hand, or of the program.
    static var ofProgram: Language { ofPage ?? Catalogues.ofProgram.development }
}

/// A text out of the catalogues.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, nil, "")
}

/// A text out of a catalogue.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, nil, "")
}

/// A text out of a bundle's catalogue.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// A text out of the catalogues, with what to say where it is not there.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, nil, value)
}

/// A text out of a catalogue of a bundle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

private func localized(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
    LocalizedWords(
        key: key, arguments: [], plain: value.isEmpty ? key : value, source: value.isEmpty ? nil : value,
        table: table, bundle: bundle?.catalogueFolder
    ).text(in: .ofProgram)
}
