import Pinion

// What the comments of languages and catalogues show.

private enum PackageResources {
    static let Localizable_xcstrings: [UInt8] = []
}

private struct Translated {
    var catalogues: [StringCatalogue] { [StringCatalogue(PackageResources.Localizable_xcstrings)] }
}

private func direction() {
    let language = Language("ar-EG")
    print(language.isRightToLeft)  // true
}

private struct LanguageButton: View {
    @Environment(\.chooseLanguage) private var chooseLanguage

    var body: some View {
        Button("العربية") { chooseLanguage("ar") }
    }
}

private struct Keys: View {
    let count: Int
    let name: String
    let title: String

    var body: some View {
        // swift-format-ignore
        VStack {
            Text("Settings")                       // the key “Settings”
            Text("\(count) photos by \(name)")     // the key “%lld photos by %@”
            Text(title)                            // a variable is no key: it is shown as it stands
        }
    }
}
