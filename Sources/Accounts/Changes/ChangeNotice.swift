/// A change on its way from process to process.
struct ChangeNotice: Hashable, Sendable {
    /// Who tells it, so that nobody hears their own changes twice.
    let origin: String

    let change: Change
}

extension ChangeNotice: LosslessStringConvertible {
    /// - Returns: `nil` for a text that a program of another version has made.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        let numbers = words.dropFirst(2).compactMap { Int64($0) }
        guard words.count >= 2, numbers.count == words.count - 2 else { return nil }
        origin = String(words[0])
        switch (words[1], numbers.count) {
        case ("person", 1): change = .person(User.ID(rawValue: numbers[0]))
        case ("follow", 2):
            change = .follow(
                follower: User.ID(rawValue: numbers[0]), followed: User.ID(rawValue: numbers[1]))
        case ("article", 1): change = .article(Article.ID(rawValue: numbers[0]))
        case ("everything", 0): change = .everything
        default: return nil
        }
    }

    var description: String {
        switch change {
        case .person(let id): "\(origin) person \(id)"
        case .follow(let follower, let followed): "\(origin) follow \(follower) \(followed)"
        case .article(let id): "\(origin) article \(id)"
        case .everything: "\(origin) everything"
        }
    }
}
