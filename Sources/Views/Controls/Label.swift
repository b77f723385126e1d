/// A title with a picture before it.
///
/// ```swift
/// Label("Delete", systemImage: "trash")
/// Label {
///     Text(user.name)
/// } icon: {
///     Image(decorative: user.photo)
/// }
/// ```
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    /// A title and a picture that are made of views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        Styled(LabelStyleConfiguration(title: StylePart(title), icon: StylePart(icon))) {
            Caption(className: "label") {
                icon
                Caption { title }
            }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with one of the icons that ``Image/init(systemName:)`` knows.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with a picture, which is decorative.
    public init(_ title: LocalizedStringKey, image path: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: path) })
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image path: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: path) })
    }
}
