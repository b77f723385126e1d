import Pinion

// What the comments of languages and catalogues show.
@MainActor
private struct Languages {
    struct Orders: App {
        var catalogues: [StringCatalogue] { [StringCatalogue(PackageResources.Localizable_xcstrings)] }

        var body: some Scene {
            Page("/") { Text("Orders") }
        }
    }

    func rightToLeft() {
        let language = Language("ar-EG")
        print(language.isRightToLeft)  // true
    }

    struct LanguageButton: View {
        @Environment(\.chooseLanguage) private var chooseLanguage

        var body: some View {
            Button("العربية") { chooseLanguage("ar") }
        }
    }

    @ViewBuilder func keys(count: Int, name: String, title: String) -> some View {
        Text("Settings")  // the key “Settings”
        Text("\(count) photos by \(name)")  // the key “%lld photos by %@”
        Text(title)  // a variable is no key: it is shown as it stands
    }
}

// What they take for granted.
extension Languages {
    enum PackageResources {
        // As the package manager writes it.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        static let Localizable_xcstrings: [UInt8] = []
    }
}
