package import DOM

extension Sessions {
    /// The picture of a key on one of a browser's open pages.
    package func picture(_ key: String, of cookie: SessionID) -> Picture? {
        session(cookie)?.pages.lazy.compactMap { $0.document.picture(key) }.first
    }
}
