/// A picture from an address, which the browser loads when it comes near.
///
/// ```swift
/// AsyncImage(url: user.photo)
/// AsyncImage(url: user.photo) { image in
///     image.resizable().clipShape(Circle())
/// } placeholder: {
///     ProgressView()
/// }
/// ```
///
/// A picture of another site is shown only if the program names that site in its `imageOrigins`: pages tell the browser
/// to load nothing from elsewhere. The placeholder stands where there is no address. While a picture is being loaded its room is empty.
public struct AsyncImage<Content: View, Placeholder: View>: View {
    let address: String?
    let content: (Image) -> Content
    let placeholder: () -> Placeholder

    /// A picture shown in some way, or what stands in its place.
    public init(
        url: String?, @ViewBuilder content: @escaping (Image) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) {
        address = url
        self.content = content
        self.placeholder = placeholder
    }

    public var body: some View {
        if let address {
            content(Image(decorative: address)).decorated(
                by: AttributeDecoration("loading", "lazy", on: .element))
        } else {
            placeholder()
        }
    }
}

extension AsyncImage where Content == Image, Placeholder == EmptyView {
    /// A picture, which is decorative.
    public init(url: String?) {
        self.init(url: url, content: { $0 }, placeholder: { EmptyView() })
    }
}
