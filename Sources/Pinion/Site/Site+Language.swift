internal import Live
internal import Localization
internal import Server

extension Site {
    /// Catalogues that are part of the program, beside those in files.
    ///
    /// A program has its catalogues together, whatever sites it shows.
    public func add(_ catalogues: [StringCatalogue]) {
        Catalogues.ofProgram.add(catalogues)
    }

    /// The language of a page that is opened: the one that was chosen, or the first that the browser asks for; nil if the
    /// program has no catalogues.
    func language(for request: Request?, _ session: Session) -> Language? {
        let catalogues = Catalogues.ofProgram
        guard catalogues.areThere else { return nil }
        catalogues.onReport { [log] problem in log(.warning, problem) }
        let chosen = [session.language.map { Language($0) }, request.flatMap(Cookie.language)]
        let wishes = request.flatMap { $0.headers["accept-language"] }.map(Language.wishes) ?? []
        return Language.choice(of: chosen.compactMap { $0 } + wishes, among: catalogues.languages)
            ?? catalogues.development
    }

    /// Has the browser keep the language that was chosen. Its script does so by itself.
    func languageCookies(for page: OpenPage, _ request: Request) -> [(String, String)] {
        guard let language = page.session.language, Cookie.language(of: request)?.identifier != language
        else {
            return []
        }
        return [Cookie.set(language: language, for: request)]
    }
}
