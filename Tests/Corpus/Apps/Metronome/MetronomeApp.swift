import SwiftUI

@main
struct MetronomeApp: App {
    var body: some Scene {
        WindowGroup {
            MetronomeView()
        }
    }
}

struct MetronomeView: View {
    @StateObject private var beats = Beats()
    @State private var hint = ""

    var body: some View {
        VStack(spacing: 16) {
            Text("\(beats.count)")
                .font(.system(size: 72, weight: .bold, design: .rounded))
                .accessibilityLabel("Beats")
                .accessibilityValue("\(beats.count)")
            Text("\(beats.bars) bars")
                .foregroundColor(.secondary)
            Button(beats.isRunning ? "Stop" : "Start") {
                if beats.isRunning { beats.stop() } else { beats.start() }
            }
            Button("Clear", action: beats.clear)
                .disabled(beats.isRunning)
            Text(hint)
        }
        .padding()
        .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                Task { @MainActor in hint = "Tap Start to begin." }
            }
        }
        .onDisappear { beats.stop() }
    }
}
