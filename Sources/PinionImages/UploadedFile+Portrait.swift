public import DOM
public import Images

extension UploadedFile {
    /// A portrait made of the file: upright, square, without metadata. It is made on a thread of its own.
    ///
    /// ```swift
    /// PhotoPicker("Photo") { file in
    ///     let portrait = try await file.portrait()
    ///     try await accounts.setPhoto(portrait.bytes, type: .jpeg, for: user)
    /// }
    /// ```
    /// - Throws: what is wrong with the file, in words for the one who chose it.
    public func portrait() async throws(FieldError) -> Portrait {
        let bytes = try await bytes
        do throws(ImageProblem) {
            return try await Self.studio.portrait(of: bytes)
        } catch {
            throw FieldError(error.description)
        }
    }

    private static let studio = PortraitStudio()
}
