import SwiftUI

@main
struct PackingApp: App {
    @StateObject private var store = TripStore()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(store)
        }

        Settings {
            SettingsView()
                .environmentObject(store)
        }
    }
}
