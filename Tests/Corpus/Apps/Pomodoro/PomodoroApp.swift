import Combine
import SwiftUI

@main
struct PomodoroApp: App {
    var body: some Scene {
        WindowGroup {
            TimerView()
        }
    }
}

final class PomodoroModel: ObservableObject {
    enum Phase: String {
        case work = "Work"
        case rest = "Break"
    }

    @Published private(set) var phase = Phase.work
    @Published private(set) var secondsLeft = 3
    @Published private(set) var rounds = 0
    @Published private(set) var isRunning = false
    private var ticking: AnyCancellable?

    func start() {
        isRunning = true
        ticking = Timer.publish(every: 0.2, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func pause() {
        isRunning = false
        ticking?.cancel()
    }

    private func tick() {
        secondsLeft -= 1
        guard secondsLeft == 0 else { return }
        if phase == .work { rounds += 1 }
        phase = phase == .work ? .rest : .work
        secondsLeft = 3
    }
}

struct TimerView: View {
    @StateObject private var model = PomodoroModel()
    @State private var end = Date().addingTimeInterval(90)

    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                Text(model.phase.rawValue).font(.largeTitle)
                Text("\(model.secondsLeft)").font(.title).monospacedDigit()
                Text("**\(model.rounds)** rounds done")
                ProgressView(timerInterval: Date()...end) { Text("Until the long break") }
                Button(model.isRunning ? "Pause" : "Start") {
                    if model.isRunning { model.pause() } else { model.start() }
                }
                .buttonStyle(.borderedProminent)
                .sensoryFeedback(.success, trigger: model.rounds)
            }
            .padding()
            .navigationTitle("Pomodoro")
        }
    }
}
