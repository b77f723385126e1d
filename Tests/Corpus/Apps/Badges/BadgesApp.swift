import SwiftUI

@main
struct BadgesApp: App {
    @StateObject private var store = BadgeStore()

    var body: some Scene {
        WindowGroup {
            BadgeGrid()
                .environmentObject(store)
        }
    }
}
