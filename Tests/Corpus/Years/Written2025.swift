import SwiftUI

// In the words of iOS 18 and after: @Entry, Tab, what is isolated to the main actor said by nobody.

extension EnvironmentValues {
    var unit: String {
        get { self[UnitKey.self] }
        set { self[UnitKey.self] = newValue }
    }
}

private struct UnitKey: EnvironmentKey {
    static let defaultValue = "km"
}

struct TabsView: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Tab("Near", systemImage: "house", value: 0) { DistanceView(distance: 3) }
            Tab("Far", systemImage: "globe", value: 1) { DistanceView(distance: 300) }
        }
        .environment(\.unit, "mi")
    }
}

struct DistanceView: View {
    let distance: Int
    @Environment(\.unit) private var unit

    var body: some View {
        Text("\(distance) \(unit)")
    }
}
