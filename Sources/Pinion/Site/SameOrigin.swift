internal import Server

/// Tells requests of this site's own pages, and of scripts, from those of other sites.
enum SameOrigin {
    /// Whether a request that changes something may be carried out.
    ///
    /// Browsers say where a request comes from by `Sec-Fetch-Site`; older ones, and all of them where there is no TLS, by
    /// `Origin`, which has to be this site's in scheme, host and port. What says neither is no browser, or is held back by
    /// the cookie's `SameSite`.
    static func allows(_ request: Request) -> Bool {
        if let site = request.headers["sec-fetch-site"] {
            return site == "same-origin" || site == "none"
        }
        guard let origin = request.headers["origin"] else { return true }
        let (scheme, standard) = request.isSecure ? ("https://", 443) : ("http://", 80)
        guard let host = request.host.flatMap(Authority.init), origin.lowercased().hasPrefix(scheme),
            let author = Authority(String(origin.dropFirst(scheme.count)))
        else { return false }
        return author.host == host.host && author.port ?? standard == host.port ?? standard
    }
}

extension Request {
    /// The name, and perhaps the port, by which the browser has asked.
    var host: String? { forwardedHost ?? headers["host"] }
}
