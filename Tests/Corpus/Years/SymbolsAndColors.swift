import SwiftUI

// A settings screen, an inspector and a scoreboard, full of symbols and of colours that are mixed.

struct SettingsRow: View {
    let title: LocalizedStringKey
    let symbol: String
    let tint: Color

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .symbolVariant(.fill)
                .foregroundStyle(.white)
                .frame(width: 28, height: 28)
                .background(tint, in: RoundedRectangle(cornerRadius: 6))
        }
        .listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        .listRowSeparatorTint(tint.opacity(0.4))
    }
}

struct SymbolSettingsView: View {
    @AppStorage("volume") private var volume = 0.4
    @State private var isEditing = false
    @State private var rounds = 3

    var body: some View {
        List {
            Section("Device") {
                SettingsRow(title: "Airplane Mode", symbol: "airplane", tint: .orange)
                SettingsRow(title: "Wi-Fi", symbol: "wifi", tint: .blue)
                SettingsRow(title: "Notifications", symbol: "bell.badge", tint: .red)
            }
            .headerProminence(.increased)

            Section {
                Slider(value: $volume, in: 0...1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                } onEditingChanged: { editing in
                    isEditing = editing
                }
                Stepper("Rounds: \(rounds)", value: $rounds, in: 1...10)
            }
            .listRowBackground(Color(hue: 0.6, saturation: 0.1, brightness: 0.97))
        }
        .listSectionSpacing(.compact)
        .symbolRenderingMode(.hierarchical)
        .safeAreaInset(edge: .bottom) {
            Text("Version 2.1").font(.custom("Avenir-Heavy", size: 13, relativeTo: .footnote)).padding()
                .background()
        }
    }
}

struct ScoreBadge: View {
    let score: Int
    @State private var bounces = 0

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "\(score).circle.fill")
                .font(.system(size: 44, weight: .thin, design: .rounded))
                .symbolEffect(.bounce, value: bounces)
                .imageScale(.large)
            Text("Round \(score)")
                .tracking(1.5)
                .fontDesign(.serif)
                .lineLimit(1, reservesSpace: true)
                .foregroundStyle(.secondary.opacity(0.8))
        }
        .fixedSize()
        .onTapGesture { bounces += 1 }
        .background(Color(.sRGB, red: 0.9, green: 0.95, blue: 1, opacity: 1).mix(with: .white, by: 0.3))
    }
}

struct SignalView: View {
    let strength: Double

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60))], spacing: 12
                ) {
                    ForEach(1..<9) { ScoreBadge(score: $0) }
                }
            }
            Image(systemName: "cellularbars", variableValue: strength)
                .symbolRenderingMode(.palette)
                .foregroundStyle(.white, .green)
        }
    }
}

struct FlagView: View {
    let name: String

    var body: some View {
        Image(name, bundle: .main)
            .renderingMode(.original)
            .resizable()
            .antialiased(true)
            .scaledToFit()
            .accessibilityLabel(Text(name))
        Image(decorative: "Pattern", bundle: nil)
        Text("Painted").foregroundStyle(Color("Ink", bundle: nil))
    }
}
