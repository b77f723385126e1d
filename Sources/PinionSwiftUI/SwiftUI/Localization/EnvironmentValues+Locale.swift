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
            return Catalogues.ofProgram.areThere ? language.locale : .current
        }
        set {
            self[LocaleKey.self] = newValue
            language = Language(newValue.identifier)
        }
    }
}

extension Language {
    /// How numbers and days are written in it, with the digits of Pinion's own numbers: Foundation has others for some
    /// languages that name no region.
    var locale: Locale {
        let locale = Locale(identifier: identifier)
        let names = ["٠": "arab", "۰": "arabext", "০": "beng", "०": "deva", "၀": "mymr"]
        guard let name = names[String(NumberSigns(self).zero)], locale.numberingSystem.identifier != name
        else { return locale }
        return Locale(identifier: "\(identifier)@numbers=\(name)")
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
