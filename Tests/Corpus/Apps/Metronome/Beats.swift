import SwiftUI

/// Beats at an even pace, counted by timers of the main run loop.
@MainActor
final class Beats: ObservableObject {
    @Published private(set) var count = 0
    @Published private(set) var bars = 0
    @Published private(set) var isRunning = false

    private var beat: Timer?
    private var bar: Timer?

    func start() {
        isRunning = true
        beat = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
        let bar = Timer(timeInterval: 0.4, repeats: true) { [weak self] _ in
            Task { @MainActor in self?.bars += 1 }
        }
        RunLoop.main.add(bar, forMode: .common)
        self.bar = bar
    }

    func stop() {
        beat?.invalidate()
        bar?.invalidate()
        isRunning = false
    }

    func clear() {
        RunLoop.main.perform {
            MainActor.assumeIsolated {
                self.count = 0
                self.bars = 0
            }
        }
    }
}
