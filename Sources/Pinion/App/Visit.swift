public import Accounts
internal import DOM
public import Live
public import Reactive
internal import Views

/// One opening of a page: where it was asked for, who asked, and what the page can do for them.
@MainActor
public final class Visit {
    /// The path of the page.
    public let path: String
    /// What stood behind the "?" of the address.
    public let query: Query
    /// The values in the path, where the page's address has a name after a colon.
    let pathValues: [String]
    /// Who is signed in, if anyone.
    public let user: SignedInUser?

    /// The people who may sign in, and what is known of them.
    public let accounts: Accounts
    private let userCensus: UserCensus
    private unowned let sessions: Sessions
    weak var page: OpenPage? {
        didSet {
            page?.document.activity += pending
            page?.onReconnect = { [reconnections] in reconnections.send() }
        }
    }
    private let reconnections = PassthroughSubject<Void, Never>()
    private var pending = 0
    private let tasks = TaskBag()
    private let report: (String) -> Void
    private let imageOrigins: [String]
    /// What the page's browser has kept of what was stored when the page was open before.
    private let sceneToken: String?
    /// Whether it has been reported that the page stores too much.
    private var hasReportedScene = false

    init(
        path: String, query: String = "", pathValues: [String] = [], user: SignedInUser?,
        sceneToken: String? = nil, imageOrigins: [String], accounts: Accounts, userCensus: UserCensus,
        sessions: Sessions,
        report: @escaping (String) -> Void
    ) {
        self.path = path
        self.query = Query(query)
        self.pathValues = pathValues
        self.report = report
        self.imageOrigins = imageOrigins
        self.sceneToken = sceneToken
        self.user = user
        self.accounts = accounts
        self.userCensus = userCensus
        self.sessions = sessions
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
        begin()
        tasks.add(
            Task { [weak self] in
                await work()
                self?.end()
            })
    }

    /// Says whether nobody can sign in yet; at once, if it is known that somebody can.
    ///
    /// It is not called if the database does not answer.
    public func isWithoutUsers(then report: @escaping (Bool) -> Void) {
        guard !userCensus.hasUsers else { return report(false) }
        perform { [accounts, userCensus] in
            guard let count = try? await accounts.userCount() else { return }
            userCensus.hasUsers = count > 0
            report(count == 0)
        }
    }

    /// Signs a person in. The browser's session is replaced, and its other pages are closed.
    public func signIn(name: String, password: String) async throws(AccountsError) {
        begin()
        defer { end() }
        let user = try await accounts.authenticate(name: name, password: password)
        try await startSession(for: user)
    }

    /// Signs somebody up, and in.
    ///
    /// - Throws: what is wrong with the name, the address or the password.
    public func signUp(name: String, email: String, password: String) async throws(AccountsError) {
        begin()
        defer { end() }
        let user = try await accounts.createUser(name: name, email: email, password: password)
        userCensus.hasUsers = true
        try await startSession(for: user)
    }

    /// Signs the person out. Every other page of the session is closed.
    public func signOut() async throws(AccountsError) {
        begin()
        defer { end() }
        guard let page else { return }
        try await accounts.endSession(token: page.session.id.text)
        sessions.replace(page.session, from: page, by: .signedOut)
    }

    /// Makes the content of a page that shows a view.
    func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost<Content> {
        var environment = EnvironmentValues()
        environment.visit = self
        environment.imageOrigins = imageOrigins
        return ViewHost(
            path: path, environment: environment, onReport: report, keeper: self, content: content)
    }

    private func startSession(for user: User) async throws(AccountsError) {
        guard let page else { return }
        let token = SessionID.random()
        try await accounts.startSession(token: token.text, for: user.id)
        sessions.replace(page.session, from: page, by: .signedIn(token))
    }

    private func begin() {
        if let page { page.document.activity += 1 } else { pending += 1 }
    }

    private func end() {
        if let page { page.document.activity -= 1 } else { pending -= 1 }
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
            report("\(path): a page can store 2 KB, so that this is not kept: \(keys).")
        }
        return token
    }

    /// What the browser keeps counts only on this page, and for this person.
    private var sceneSeal: SceneSeal {
        SceneSeal(signer: accounts.signer, path: path, user: user?.id)
    }
}

/// What is known of the users, so that not every visit has to ask the database.
@MainActor
final class UserCensus {
    /// Whether there was a user once; users are not removed.
    var hasUsers = false
}

/// Cancels what is in it when it goes.
private final class TaskBag {
    private var tasks: [Task<Void, Never>] = []

    func add(_ task: Task<Void, Never>) {
        tasks.append(task)
    }

    deinit {
        for task in tasks { task.cancel() }
    }
}
