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
/// It shows how far the photo has come, which can be given up meanwhile, and goes on where it was when a connection
/// breaks. What the closure throws as a `FieldError` stands at the field.
public struct PhotoPicker: View {
    let title: String
    let take: @MainActor (UploadedFile) async throws -> Void

    /// A field for a photo.
    ///
    /// - Parameters:
    ///   - title: the field's label.
    ///   - take: takes the file when it is whole. Its content may be anything.
    public init(
        _ title: some StringProtocol, _ take: @escaping @MainActor (UploadedFile) async throws -> Void
    ) {
        self.title = String(title)
        self.take = take
    }

    /// A field for a photo that is kept as it is.
    public init(_ title: some StringProtocol, selection: Binding<UploadedFile?>) {
        self.init(title) { selection.wrappedValue = $0 }
    }
}

extension PhotoPicker: ElementView {
    package func makeElement(at place: Place) -> UploadField {
        let name = place.fieldName(of: nil, title)
        return UploadField(
            title, FileElement(name: name, types: ["image/jpeg", "image/png", "image/webp", "image/gif"]))
    }

    package func update(_ element: UploadField, in environment: EnvironmentValues) {
        element.label = title
        element.field.isEnabled = environment.isEnabled
        element.field.onReceive = take
    }
}
