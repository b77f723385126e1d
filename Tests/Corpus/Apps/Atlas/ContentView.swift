import SwiftUI

struct ContentView: View {
    @State private var favorites: Set<Country.ID> = []
    @State private var rounds = 3
    @State private var isAskingForCapitals = true

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Countries")) {
                    ForEach(Country.all) { country in
                        CountryRow(
                            country: country, isFavorite: favorites.contains(country.id),
                            toggle: { toggle(country) })
                    }
                }
                .headerProminence(.increased)

                Section(header: Text("Quiz")) {
                    Stepper("Rounds: \(rounds)", value: $rounds, in: 1...10)
                    Toggle(isOn: $isAskingForCapitals) {
                        Label("Ask for capitals", systemImage: "building.2.crop.circle")
                    }
                    Label("Timer", systemImage: "timer")
                        .listItemTint(.orange)
                }
                .listRowBackground(Color("Paper"))

                Section {
                    HStack {
                        Image("Sky")
                        Image("Compass")
                            .foregroundColor(.accentColor)
                            .accessibilityIdentifier("compass")
                        Image("Harbour")
                            .clipShape(Circle())
                        Image("Broken")
                    }
                }
            }
            .navigationTitle("Atlas")
            .toolbar {
                Button {
                    favorites.removeAll()
                } label: {
                    Image(systemName: "trash")
                }
                .disabled(favorites.isEmpty)
            }
        }
    }

    private func toggle(_ country: Country) {
        if favorites.remove(country.id) == nil { favorites.insert(country.id) }
    }
}

struct CountryRow: View {
    let country: Country
    let isFavorite: Bool
    let toggle: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image("Flags/" + country.name)
                .resizable()
                .scaledToFit()
                .frame(width: 48, height: 32)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(country.name).font(.headline)
                Label(country.capital, systemImage: country.symbol)
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            Spacer()
            Button {
                toggle()
            } label: {
                Image(systemName: isFavorite ? "star.fill" : "star")
                    .foregroundColor(isFavorite ? .yellow : .gray)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(isFavorite ? "Forget \(country.name)" : "Remember \(country.name)")
        }
    }
}
