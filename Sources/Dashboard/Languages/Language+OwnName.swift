import PinionAccounts

nonisolated extension Language {
    /// What those who speak it call it.
    var ownName: String {
        switch code {
        case "ar": "العربية"
        case "en": "English"
        case "es": "Español"
        default: identifier
        }
    }
}
