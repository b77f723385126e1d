internal import DOM
public import Live
public import Localization
public import Reactive
internal import Views

/// One opening of a page: where it was asked for, who asked, and what the page can do for them.
@MainActor
public final class Visit {
    /// The path of the page.
    public let path: String
    /// What stood behind the "?" of the address.
    public let query: QueryItems
    /// The values in the path, where the page's address has a name after a colon.
    let pathValues: [String]
    /// Who is signed in, if anyone.
    public let user: SignedInUser?

    /// What the browser was given when somebody signed in on it, as it was sent.
    package let deviceToken: String?

    /// What the browser keeps for the site beyond its pages, until it has been read for the session.
    private(set) var visitorCookie: VisitorCookie.Sent
    private weak var session: Session?
    /// The language that the page is opened in: the first of those that the browser asks for in which the program has
    /// texts, or the one that was chosen. Nil in a program that has no catalogues.
    public internal(set) var language: Language?

    package unowned let site: Site
    package internal(set) weak var page: OpenPage? {
        didSet {
            tasks.hold(page?.document, for: nil)
            page?.onReconnect = { [reconnections] in reconnections.send() }
        }
    }
    private let reconnections = PassthroughSubject<Void, Never>()
    private let tasks = PageTasks()
    /// What the page's browser has kept of what was stored when the page was open before.
    private let sceneToken: String?
    /// Whether it has been reported that the page stores too much.
    private var hasReportedScene = false

    init(
        path: String, query: String = "", pathValues: [String] = [], user: SignedInUser?,
        sceneToken: String? = nil, deviceToken: String? = nil, visitorCookie: VisitorCookie.Sent = .init(),
        session: Session? = nil, site: Site
    ) {
        self.visitorCookie =
            visitorCookie.pairs.isEmpty
            ? visitorCookie
            : VisitorCookie(visitorCookie, signer: site.opened.signer, user: user?.id).own(of: visitorCookie)
        self.session = session
        self.path = path
        self.query = QueryItems(query)
        self.pathValues = pathValues
        self.sceneToken = sceneToken
        self.user = user
        self.deviceToken = deviceToken
        self.site = site
    }

    isolated deinit {
        tasks.cancel()
    }
}

extension Visit {
    /// Sends when the browser has lost the connection and found it again, after a laptop's sleep for example: time to
    /// look whether what the page shows is still so.
    ///
    /// ```swift
    /// visit.reconnected.sink { model.sync() }.store(in: &subscriptions)
    /// ```
    public var reconnected: AnyPublisher<Void, Never> { reconnections.eraseToAnyPublisher() }

    /// Does some work beside the page; it is cancelled when the page goes.
    ///
    /// Who asks for the page without a stream, a script for example, is answered when the work is done.
    public func perform(_ work: @escaping @MainActor () async -> Void) {
        tasks.run(on: page?.document, work)
    }

    /// Makes the content of a page that shows a view.
    func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost<Content> {
        var environment = EnvironmentValues()
        environment.visit = self
        environment.imageOrigins = site.imageOrigins
        if let language {
            environment.pageLanguage = PageLanguage(language) { [weak self] in self?.keep($0) }
        }
        return ViewHost(
            path: path, query: query.text, environment: environment,
            onReport: { [unowned site] in site.log(.warning, $0) }, keeper: self,
            content: content)
    }

    /// Shows the page, and the browser's other pages, in another language, and has the browser keep the choice: what
    /// ``ChooseLanguageAction`` does for views. No effect if the program has no catalogues.
    public func chooseLanguage(_ language: Language) {
        if self.language != nil { keep(language) }
    }

    /// The languages in which the program has texts, that in which it is written first; none if it has no catalogues.
    public var languages: [Language] { Catalogues.ofProgram.languages }

    private func keep(_ language: Language) {
        self.language = language
        guard let session = page?.session else { return }
        session.language = language.identifier
        for document in session.documents { document.onLanguage?(language) }
    }

    /// Does some work that the page's answers wait for.
    package func withPageWaiting<Result, Failure: Error>(
        for work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let document = page?.document
        document?.activity += 1
        defer { document?.activity -= 1 }
        return try await work()
    }

    /// Signs the browser out: the page leads on, whoever else finds out meanwhile that nobody is signed in any more.
    package func endSession<Failure: Error>(by work: () async throws(Failure) -> Void) async throws(Failure) {
        let session = page?.session
        session?.isSigningOut = true
        defer { session?.isSigningOut = false }
        try await work()
        replaceSession(with: nil)
    }

    /// The address that the page was used from last, as limits count it; nil if it is not known.
    package var client: String? { page?.client }

    /// The secret of the browser's session; nil before the page is open.
    package var sessionToken: String? { page?.session.id.text }

    /// Somebody has signed in, for whom there is a new session, or out: replaces the browser's session and closes its
    /// other pages. Unless the program leads elsewhere by the time that nothing is under way, the page is opened again: it
    /// then says who one is now.
    ///
    /// - Parameter deviceToken: what the browser is to keep beyond the session, by which it is known when somebody signs in.
    package func replaceSession(with token: String?, deviceToken: String? = nil) {
        guard let page else { return }
        page.deviceToken = deviceToken
        let id = token.flatMap { text in
            var text = text
            return text.withUTF8 { SessionID(utf8: UnsafeRawBufferPointer($0)) }
        }
        site.sessions.replace(page.session, from: page, by: id.map { .signedIn($0) } ?? .signedOut)
        site.sessions.whenSettled(page) { [weak page] in
            page?.document.update()
            guard let page, page.destination == nil else { return }
            page.document.perform(.navigate(to: page.address))
        }
    }
}

extension Visit: SceneKeeper {
    package var restoredScene: [String: SceneValue] {
        sceneToken.flatMap { sceneSeal.open($0) } ?? [:]
    }

    package func keep(_ scene: [String: SceneValue]) -> String? {
        let (token, omitted) = sceneSeal.seal(scene)
        if !omitted.isEmpty, !hasReportedScene {
            hasReportedScene = true
            let keys = omitted.map { "“\($0)”" }.joined(separator: ", ")
            site.log(.warning, "\(path): a page can store 2 KB, so that this is not kept: \(keys).")
        }
        return token
    }

    package func seal(_ text: String) -> String? {
        site.opened.signer.seal(Array(text.utf8), for: addressContext)
    }

    package func open(sealed text: String) -> String? {
        site.opened.signer.open(text, for: addressContext).flatMap { String(validating: $0, as: UTF8.self) }
    }

    package var visitorStore: VisitorStore? {
        guard let session else { return nil }
        if let store = session.kept as? VisitorStore { return store }
        let cookie = VisitorCookie(visitorCookie, signer: site.opened.signer, user: user?.id)
        var hasReported = false
        let store = VisitorStore(cookie.values(in: visitorCookie)) { [weak site] values in
            cookie.text(of: values) { problem in
                if !hasReported { site?.log(.warning, problem) }
                hasReported = true
            }
        }
        session.kept = store
        visitorCookie = .init()
        return store
    }

    /// What stands signed in an address counts only there, and for this person.
    private var addressContext: String { "address \(user?.id ?? "") \(path)" }

    /// What the browser keeps counts only on this page, and for this person.
    private var sceneSeal: SceneSeal {
        SceneSeal(signer: site.opened.signer, path: path, user: user?.id)
    }
}
