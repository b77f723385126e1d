import SwiftUI

// As one navigated before iOS 16: links that set a value, a presentation mode to end, a bar with items.

struct Planet: Identifiable {
    let id = UUID()
    let name: String
    let moons: Int
}

struct PlanetList: View {
    private let planets = [
        Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2), Planet(name: "Venus", moons: 0),
    ]
    @State private var isShowingSettings = false
    @State private var selection: String?
    @State private var editMode: EditMode = .inactive

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: PlanetSettings(), isActive: $isShowingSettings) { EmptyView() }
                List(planets) { planet in
                    NavigationLink(
                        destination: PlanetDetail(planet: planet), tag: planet.name, selection: $selection
                    ) {
                        Text(planet.name)
                    }
                }
                Button("Surprise me") { selection = planets.randomElement()?.name }
            }
            .navigationBarTitle("Planets")
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { isShowingSettings = true }) { Image(systemName: "gear") }
            )
            .environment(\.editMode, $editMode)
        }
    }
}

struct PlanetDetail: View {
    let planet: Planet
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        VStack {
            Text("\(planet.moons) moons")
            Button("Back to the planets") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarTitle(Text(planet.name), displayMode: .inline)
        .navigationBarBackButtonHidden(true)
    }
}

struct PlanetSettings: View {
    @AppStorage("unit") private var unit = "km"
    @AppStorage("homepage") private var homepage: URL = URL(string: "https://example.org")!
    @AppStorage("seen", store: UserDefaults(suiteName: "group.planets")) private var seen = 0
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.sizeCategory) var sizeCategory

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                Text("Kilometres").tag("km")
                Text("Miles").tag("mi")
            }
            Text(colorScheme == .dark ? "Dark" : "Light")
            Text(sizeCategory.isAccessibilityCategory ? "Large" : "Usual")
            Text("Seen \(seen) times, \(homepage.absoluteString)")
        }
    }
}
