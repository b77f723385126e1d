import DashboardStorage
import PinionAccounts

/// Somebody's photo; the first letters of their names, while they have none.
final class Avatar: Element {
    /// Who it is.
    var person: Person? {
        didSet { if person != oldValue { show() } }
    }

    private let letters = Element("span", class: "initials")
    private let photo = Element("img")

    /// - Parameter className: "large", for one that stands alone.
    init(class className: String? = nil) {
        super.init("span", class: className.map { "avatar \($0)" } ?? "avatar")
        self["aria-hidden"] = "true"
        photo["alt"] = ""
        photo["loading"] = "lazy"
        append(letters)
    }

    private func show() {
        letters.text = person?.initials ?? ""
        if let path = person?.photoPath {
            photo["src"] = path
            if photo.parent == nil { append(photo) }
        } else {
            photo.remove()
        }
    }
}

/// Somebody's photo as a view.
struct AvatarView: ElementRepresentable {
    let person: Person

    func makeElement() -> Avatar { Avatar() }

    func updateElement(_ avatar: Avatar) { avatar.person = person }
}

extension Person {
    /// The first letters of the first and the last word of the name.
    var initials: String {
        let words = displayName.split(whereSeparator: \.isWhitespace)
        let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words)
        return ends.compactMap(\.first).map { $0.uppercased() }.joined()
    }
}
