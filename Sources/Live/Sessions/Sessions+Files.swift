package import DOM

extension Sessions {
    /// The field for a file that has a key, or had it for the last file that it took, on one of a browser's open pages.
    package func fileField(_ key: String, of cookie: SessionID) -> (page: OpenPage, field: FileElement)? {
        guard let session = session(cookie) else { return nil }
        for page in session.pages {
            if let field = page.document.fileFields.first(where: { $0.key == key || $0.taken?.key == key }) {
                return (page, field)
            }
        }
        return nil
    }
}
