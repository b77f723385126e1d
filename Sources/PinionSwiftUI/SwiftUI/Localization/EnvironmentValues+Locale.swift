public import Foundation
internal import Localization
public import Pinion

private struct LocaleKey: EnvironmentKey {
    static let defaultValue: Locale? = nil
}

extension EnvironmentValues {
    /// The language, and the way of writing numbers and days: those of the page's visitor where the program has texts in
    /// several languages, and those of the server elsewhere.
    public var locale: Locale {
        get {
            if let locale = self[LocaleKey.self] { return locale }
            return Catalogues.ofProgram.areThere ? Locale(identifier: language.identifier) : .current
        }
        set {
            self[LocaleKey.self] = newValue
            language = Language(newValue.identifier)
        }
    }
}

extension View {
    /// Shows the views inside in the language of a locale, and numbers and days as it has them.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale)
        -> some View
    {
        transformEnvironment(\.self) { $0[keyPath: keyPath] = value }
            .environment(\.language, Language(value.identifier))
    }
}
