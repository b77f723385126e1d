package import Localization

/// The key under which a text is looked up in the program's catalogues: what a text in the program's source becomes where it
/// is shown.
///
/// ```swift
/// Text("Settings")  // the key “Settings”
/// Text("\(count) photos by \(name)")  // the key “%lld photos by %@”
/// Text(title)  // a variable is no key: it is shown as it stands
/// ```
///
/// In a program without catalogues it is the text itself, and nothing is looked up.
public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The text as it stands in the source.
    package let plain: String
    /// The key and its values, where there are any and there is something to look them up in.
    let formatted: Formatted?
    /// The Markdown of the source, where nothing is looked up; nil if there is none.
    let markup: Markup?

    final class Formatted: Sendable {
        let key: String
        let arguments: [FormatArgument]

        init(_ key: String, _ arguments: [FormatArgument]) {
            self.key = key
            self.arguments = arguments
        }
    }

    /// Makes one of a text.
    public init(_ value: String) {
        plain = value
        formatted = nil
        markup = Markup(value)
    }

    public init(stringLiteral value: String) {
        plain = value
        formatted = nil
        markup = Markup(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.key
    }

    public static func == (one: LocalizedStringKey, other: LocalizedStringKey) -> Bool {
        one.plain == other.plain && one.formatted?.key == other.formatted?.key
            && one.formatted?.arguments == other.formatted?.arguments
    }
}

extension LocalizedStringKey {
    /// What is to be looked up in a table.
    package func words(
        table: String? = nil, bundle: String? = nil, default text: String? = nil
    ) -> LocalizedWords {
        LocalizedWords(
            key: formatted?.key ?? plain, arguments: formatted?.arguments ?? [], plain: text ?? plain,
            table: table, bundle: bundle)
    }
}
