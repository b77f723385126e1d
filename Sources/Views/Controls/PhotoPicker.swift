public import DOM
public import Reactive

/// A field for a photo, chosen or dropped there.
///
/// ```swift
/// PhotoPicker("Photo") { file in
///     let portrait = try await file.portrait()
///     try await accounts.setPhoto(portrait.bytes, type: .jpeg, for: user)
/// }
/// ```
///
/// It is a ``FilePicker`` for one JPEG, PNG, WebP or GIF of at most 10 MB.
public struct PhotoPicker: View {
    let title: String
    let take: @MainActor (UploadedFile) async throws -> Void

    /// A field for a photo.
    ///
    /// - Parameters:
    ///   - title: the field's label.
    ///   - take: takes the file when it is whole. What it says of itself may be wrong: its content may be anything.
    public init(
        _ title: LocalizedStringKey, _ take: @escaping @MainActor (UploadedFile) async throws -> Void
    ) {
        self.title = title.text
        self.take = take
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, _ take: @escaping @MainActor (UploadedFile) async throws -> Void
    ) {
        self.title = String(title)
        self.take = take
    }

    /// A field for a photo that is kept as it is.
    public init(_ title: LocalizedStringKey, selection: Binding<UploadedFile?>) {
        self.init(title) { selection.wrappedValue = $0 }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<UploadedFile?>) {
        self.init(title) { selection.wrappedValue = $0 }
    }

    public var body: some View {
        FilePicker(title, allowedContentTypes: [.jpeg, .png, .webp, .gif], take)
    }
}
