internal import Server

/// Tells requests of this site's own pages, and of scripts, from those of other sites.
enum SameOrigin {
    /// Whether a request that changes something may be carried out.
    ///
    /// Browsers say where a request comes from by `Sec-Fetch-Site`, older ones by `Origin`; what says neither is no
    /// browser, or is held back by the cookie's `SameSite`.
    static func allows(_ request: Request) -> Bool {
        if let site = request.headers["sec-fetch-site"] {
            return site == "same-origin" || site == "none"
        }
        guard let origin = request.headers["origin"] else { return true }
        guard let host = request.headers["host"], let separator = origin.firstRange(of: "://") else {
            return false
        }
        return origin[separator.upperBound...] == host
    }
}
