import Foundation
import Pinion
import PinionDashboard

/// A heater that is switched on and off to keep a room at the temperature that people have chosen.
@MainActor
final class Thermostat: ObservableObject {
    @Published var settings: Settings
    @Published private(set) var readings: [Reading] = []

    /// What the dashboard shows.
    let recorder = Recorder(sources: [MachineSource(), ProgramSource()])

    private let file: URL
    private var saved: Settings?
    private var room = Room()
    private var second = 0

    /// - Parameter file: where the settings are kept.
    init(file: URL) throws {
        self.file = file
        if FileManager.default.fileExists(atPath: file.path) {
            saved = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file))
        }
        settings = saved ?? Settings()
    }
}

extension Thermostat {
    /// The reading that came last; those of two minutes are kept.
    var latest: Reading? { readings.last }

    /// Measures and switches once a second until its task is cancelled. Settings are in the file before it returns.
    func run() async throws {
        while !Task.isCancelled {
            control()
            try save()
            try? await Task.sleep(for: .seconds(1))
        }
        try save()
    }

    private func control() {
        let isHeating = settings.isOn && room.temperature < settings.target
        room.passSecond(isHeating: isHeating)
        readings.append(Reading(second: second, temperature: room.temperature, isHeating: isHeating))
        recorder.gauge("room.temperature").record(room.temperature)
        if readings.count > 120 { readings.removeFirst() }
        second += 1
    }

    private func save() throws {
        guard settings != saved else { return }
        try JSONEncoder().encode(settings).write(to: file, options: .atomic)
        saved = settings
    }
}
