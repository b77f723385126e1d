import SwiftUI

// What the comments in `Sources/PinionSwiftUI/SwiftUI` show.
@MainActor
private struct Words {
    func count(_ count: Int, by name: String) -> String {
        String(localized: "\(count) photos by \(name)")  // the key “%lld photos by %@”
    }

    @ViewBuilder func resource() -> some View {
        let title = LocalizedStringResource("Settings", table: "Menus", comment: "Title of the page")
        Text(title)
    }
}

extension EnvironmentValues {
    @Entry var volume: Double = 0.5
}
