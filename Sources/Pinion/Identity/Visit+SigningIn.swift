internal import Encoding
internal import Views

extension Visit {
    /// The address of the page where one signs in: it says where the person wanted to go, unless that is the first page.
    package func signInAddress(at path: String) -> String {
        let wanted = query.text.isEmpty ? self.path : "\(self.path)?\(query.text)"
        return wanted == "/" ? path : "\(path)?next=\(wanted.percentEncoded)"
    }

    /// Where the person wanted to go who signs in on this page; only a path of this site.
    package var destinationAfterSignIn: String {
        // Byte by byte: with a mark on it, a slash is another character, and to a browser still a slash.
        guard let next = query["next"], next.utf8.first == UInt8(ascii: "/"), next.isLocalAddress else {
            return "/"
        }
        return next
    }
}
