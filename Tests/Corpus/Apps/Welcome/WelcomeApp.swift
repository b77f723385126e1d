import SwiftUI

@main
struct WelcomeApp: App {
    var body: some Scene {
        WindowGroup {
            OnboardingView()
        }
    }
}

struct OnboardingPage: Identifiable {
    let id: Int
    let emoji: String
    let title: String
    let text: String

    static let all = [
        OnboardingPage(id: 0, emoji: "🗺", title: "Discover", text: "Find places that nobody told you of."),
        OnboardingPage(id: 1, emoji: "🧭", title: "Navigate", text: "Get there without a map."),
        OnboardingPage(id: 2, emoji: "🏕", title: "Stay", text: "And never want to leave again."),
    ]
}
