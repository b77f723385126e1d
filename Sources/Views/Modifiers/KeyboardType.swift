/// Which keys a keyboard on the screen shows.
public enum KeyboardType: Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension KeyboardType {
    /// The name in HTML.
    var inputMode: String? {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .decimalPad: "decimal"
        case .webSearch: "search"
        }
    }
}
