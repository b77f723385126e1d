import Foundation

/// What a guest has written.
struct Entry: Codable, Identifiable {
    let id: UUID
    let author: String
    let text: String
    let date: Date
    let hasPicture: Bool
}
