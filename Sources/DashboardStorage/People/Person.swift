package import Accounts

/// What others see of a user, and what a user sees of themselves.
package struct Person: Identifiable, Hashable, Sendable {
    /// The number of the user.
    package let id: User.ID

    /// What they sign in with; it does not change.
    package let name: String

    /// What they want to be called.
    package var displayName: String

    /// For their own eyes. Two people's addresses differ in more than capitals.
    package var email: String?

    /// The background of their header, as `#rrggbb` in small letters.
    package var headerColor: String

    /// The name of the theme that they read articles in.
    package var theme: String

    /// The hash of their photo, in hexadecimal digits; `nil` if there is none. Another photo has another
    /// one, so that it can be part of an address that is cached for ever.
    package var photoETag: String?

    /// How many people follow them.
    package var followersCount: Int

    /// How many people they follow.
    package var followingCount: Int

    /// When they signed up, in seconds since 1970.
    package let created: Int64

    /// Makes a person from its parts, as tests and previews do.
    package init(
        id: User.ID, name: String, displayName: String? = nil, email: String? = nil,
        headerColor: String = Person.defaultHeaderColor, theme: String = Person.defaultTheme,
        photoETag: String? = nil, followersCount: Int = 0, followingCount: Int = 0, created: Int64 = 0
    ) {
        self.id = id
        self.name = name
        self.displayName = displayName ?? name
        self.email = email
        self.headerColor = headerColor
        self.theme = theme
        self.photoETag = photoETag
        self.followersCount = followersCount
        self.followingCount = followingCount
        self.created = created
    }
}

extension Person {
    /// The colour of whoever has not chosen one.
    package static let defaultHeaderColor = "#3b6ea5"

    /// The theme of whoever has not chosen one.
    package static let defaultTheme = "plain"
}
