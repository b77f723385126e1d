import SwiftUI

@main
struct SwipeCardsApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
