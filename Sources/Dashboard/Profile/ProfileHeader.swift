import DashboardStorage
import PinionAccounts

/// The head of somebody's profile. It is bound to the person: what changes on any page, in any browser, shows here.
final class ProfileHeader {
    let element = Element("section", class: "profile-header")
    private let cover = Element("div", class: "cover")
    private let avatar = Avatar(class: "large")
    private let nameLabel = Element("h1")
    private let usernameLabel = Element("p", class: "username")
    private let followersLabel = Element("strong")
    private let followingLabel = Element("strong")
    private let followersCaption = Element("span")
    private let followingCaption = Element("span")

    init(_ user: Bindable<Person>) {
        user.bind(\.displayName, to: nameLabel, \.text)
        user.bind(\.name, to: usernameLabel, \.text, transform: { "@\($0)" })
        user.bind(\.headerColor, to: cover, \.backgroundColor)
        user.bind(\.followersCount, to: followersLabel, \.text, transform: String.init)
        user.bind(\.followingCount, to: followingLabel, \.text, transform: String.init)
        user.bind(\.self, to: avatar, \.person)
        nameLabel.name = "display-name"
        followersLabel.name = "followers"
        followingLabel.name = "follows"

        let names = Element("div", class: "names")
        names.append(nameLabel, usernameLabel)
        let counts = Element("div", class: "counts")
        counts.append(count(followersLabel, followersCaption), count(followingLabel, followingCaption))
        element.append(cover, avatar, names, counts)
    }

    /// Sets its texts in the language of the page.
    func setupWords() {
        followersCaption.text = localized("followers")
        followingCaption.text = localized("following")
    }

    /// Shows a colour that has been chosen, before it is stored.
    func preview(_ color: String?) {
        cover.backgroundColor = color
    }

    private func count(_ number: Element, _ what: Element) -> Element {
        let line = Element("span")
        line.append(number, what)
        return line
    }
}
