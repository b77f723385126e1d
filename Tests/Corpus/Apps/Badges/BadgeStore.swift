import Foundation
import SwiftUI

struct Badge: Identifiable {
    let id = UUID()
    let name: String
    let corners: Int
    let hue: Double
    var progress: CGFloat

    var color: Color { Color(red: 0.3 + hue * 0.6, green: 0.2, blue: 0.9 - hue * 0.6) }
    var isEarned: Bool { progress >= 1 }
}

final class BadgeStore: ObservableObject {
    @Published var badges = [
        Badge(name: "Early bird", corners: 5, hue: 0.1, progress: 1),
        Badge(name: "Explorer", corners: 6, hue: 0.5, progress: 0.5),
        Badge(name: "Marathon", corners: 8, hue: 0.9, progress: 0.25),
    ]

    func work(on badge: Badge) {
        guard let index = badges.firstIndex(where: { $0.id == badge.id }) else { return }
        badges[index].progress = min(badges[index].progress + 0.25, 1)
    }
}
