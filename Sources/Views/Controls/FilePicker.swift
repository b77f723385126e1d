public import DOM
public import Reactive

/// A field for files, chosen or dropped there.
///
/// ```swift
/// FilePicker("Report", allowedContentTypes: [.pdf], maximumSize: 50 << 20) { file in
///     for try await chunk in file.chunks { try await archive.append(chunk) }
/// }
/// FilePicker("Papers", selection: $papers, allowedContentTypes: [.pdf, ".odt"], maximumCount: 3)
/// ```
///
/// It shows how far a file has come, which can be given up meanwhile, and goes on where it was when a connection breaks.
/// Several files come one after the other. A file that is too large, of another kind or one too many is refused, and
/// the field says so; likewise what the closure throws as a `FieldError`.
///
/// Without JavaScript a button sends what was chosen, 11 MB in all.
///
/// - Important: The kind of a file is what its sender says of it, in its media type or in its name. Everything can be
///   said: what a file is has to be told from its content.
public struct FilePicker: View {
    let title: String
    let types: [FileType]
    let maximumSize: Int
    let maximumCount: Int
    let count: (@MainActor () -> Int)?
    let take: @MainActor (UploadedFile) async throws -> Void

    /// A field that hands its files over, each by itself.
    ///
    /// - Parameters:
    ///   - title: the field's label.
    ///   - allowedContentTypes: the kinds of files that are taken; all if there are none.
    ///   - maximumSize: how many bytes a file may have.
    ///   - maximumCount: how many files may be chosen at once.
    ///   - take: takes a file when it is whole.
    public init(
        _ title: LocalizedStringKey, allowedContentTypes: [FileType] = [], maximumSize: Int = 10 << 20,
        maximumCount: Int = 1, _ take: @escaping @MainActor (UploadedFile) async throws -> Void
    ) {
        self.init(title.text, allowedContentTypes, maximumSize, maximumCount, count: nil, take: take)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, allowedContentTypes: [FileType] = [], maximumSize: Int = 10 << 20,
        maximumCount: Int = 1, _ take: @escaping @MainActor (UploadedFile) async throws -> Void
    ) {
        self.init(title, allowedContentTypes, maximumSize, maximumCount, count: nil, take: take)
    }

    /// A field for one file, the latest that was chosen.
    ///
    /// - Parameters:
    ///   - title: the field's label.
    ///   - selection: the file.
    ///   - allowedContentTypes: the kinds of files that are taken; all if there are none.
    ///   - maximumSize: how many bytes a file may have.
    public init(
        _ title: LocalizedStringKey, selection: Binding<UploadedFile?>, allowedContentTypes: [FileType] = [],
        maximumSize: Int = 10 << 20
    ) {
        self.init(
            title.text, allowedContentTypes, maximumSize, 1, count: nil, take: { selection.wrappedValue = $0 }
        )
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<UploadedFile?>, allowedContentTypes: [FileType] = [],
        maximumSize: Int = 10 << 20
    ) {
        self.init(
            title, allowedContentTypes, maximumSize, 1, count: nil, take: { selection.wrappedValue = $0 })
    }

    /// A field for several files. What is chosen comes behind those that are there.
    ///
    /// - Parameters:
    ///   - title: the field's label.
    ///   - selection: the files; a program offers to take one out.
    ///   - allowedContentTypes: the kinds of files that are taken; all if there are none.
    ///   - maximumSize: how many bytes a file may have.
    ///   - maximumCount: how many files there may be in all.
    public init(
        _ title: LocalizedStringKey, selection: Binding<[UploadedFile]>,
        allowedContentTypes: [FileType] = [],
        maximumSize: Int = 10 << 20, maximumCount: Int = 100
    ) {
        self.init(
            title.text, allowedContentTypes, maximumSize, maximumCount,
            count: { selection.wrappedValue.count }, take: { selection.wrappedValue.append($0) })
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<[UploadedFile]>,
        allowedContentTypes: [FileType] = [],
        maximumSize: Int = 10 << 20, maximumCount: Int = 100
    ) {
        self.init(
            title, allowedContentTypes, maximumSize, maximumCount,
            count: { selection.wrappedValue.count }, take: { selection.wrappedValue.append($0) })
    }

    private init(
        _ title: some StringProtocol, _ types: [FileType], _ maximumSize: Int, _ maximumCount: Int,
        count: (@MainActor () -> Int)?, take: @escaping @MainActor (UploadedFile) async throws -> Void
    ) {
        self.title = String(title)
        self.types = types
        self.maximumSize = maximumSize
        self.maximumCount = maximumCount
        self.count = count
        self.take = take
    }
}

extension FilePicker: ElementView {
    package func makeElement(at place: Place) -> UploadField {
        UploadField(title, FileElement(name: place.fieldName(of: nil, title), types: types))
    }

    package func update(_ element: UploadField, in environment: EnvironmentValues) {
        element.label = title
        element.field.types = types
        element.field.maximumSize = maximumSize
        element.field.maximumCount = maximumCount
        element.field.count = count
        element.field.isEnabled = environment.isEnabled
        element.field.onReceive = take
    }
}
