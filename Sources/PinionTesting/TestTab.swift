internal import DOM
internal import Live
internal import Pinion
public import Views
public import VirtualTime

/// An open page, used by a test as a person uses it: by what can be read on it.
///
/// ```swift
/// let tab = try TestTab { LoginView() }
/// try tab.type("ann", into: "Username")
/// try await tab.click("Log in")
/// #expect(tab.texts.contains("Wrong user name or password."))
/// ```
///
/// Everything goes the way that it goes from a browser: a field that is disabled cannot be filled in, a button that is
/// not on the page cannot be pressed.
@MainActor
public final class TestTab {
    let sessions: Sessions
    let browser: TestBrowser?
    private let notes: Notes
    /// Opens the page once more, with what it has stored, if it belongs to no app.
    private(set) var openAgain: (@MainActor () throws -> OpenPage)?
    var page: OpenPage
    var seen: Int
    /// What the person has before them while news is on its way.
    private(set) var heldRevision: Int?

    /// A page that shows a view and belongs to no app.
    ///
    /// - Parameters:
    ///   - clock: what the view's tasks wait by.
    ///   - content: makes the view.
    /// - Throws: why the view could not be shown, a missing object of the environment for example.
    public convenience init<Content: View>(
        clock: VirtualClock = VirtualClock(), @ViewBuilder content: @escaping () -> Content
    ) throws {
        var environment = EnvironmentValues()
        environment.clock = clock
        let notes = Notes()
        let sessions = Sessions()
        let session = sessions.makeSession()
        let keeper = RememberedScene()
        let open = { @MainActor () throws -> OpenPage in
            let host = ViewHost(
                path: "/", environment: environment, onReport: { notes.reports.append($0) }, keeper: keeper,
                content: content)
            let id = PageID.random()
            return sessions.open(
                id, path: "/", document: try host.open(token: id.text), controller: host, in: session)
        }
        self.init(try open(), sessions, browser: nil, notes)
        openAgain = open
    }

    init(_ page: OpenPage, _ sessions: Sessions, browser: TestBrowser?, _ notes: Notes) {
        self.page = page
        self.sessions = sessions
        self.browser = browser
        self.notes = notes
        seen = page.document.revision
    }

    /// Closes the page, as a person closes a tab.
    public func close() {
        sessions.close(page)
    }
}

extension TestTab {
    /// What is wrong in the program, for its author: two fields with one name, for example.
    public var reports: [String] { notes.reports }

    /// The address.
    public var path: String { page.path }

    /// Where the page has led, for one that belongs to no app.
    public var destination: String? { page.destination }

    /// The page's title.
    public var title: String { document.title }

    /// The page as HTML.
    public var html: String { document.root.html }

    /// The changes since they were asked for last, as the operations that the browser is sent, each as JSON.
    public func operations() -> [String] {
        let operations = Self.operations(of: document, since: seen)
        seen = document.revision
        return operations
    }

    /// Whether what happens elsewhere has yet to arrive in this tab: what is typed into it meanwhile is typed by somebody
    /// who does not know of it.
    ///
    /// ```swift
    /// other.isBehind = true
    /// try tab.type("Anna", into: "Name")
    /// try other.type("Berta", into: "Name")
    /// #expect(try tab.notice(of: "Name") == "Changed elsewhere meanwhile. You had written “Anna”.")
    /// ```
    public var isBehind: Bool {
        get { heldRevision != nil }
        set { heldRevision = newValue ? document.revision : nil }
    }

    /// Waits until the work that the page has begun is done, and follows where it leads.
    public func settle() async throws {
        await rest()
        await withCheckedContinuation { continuation in
            sessions.whenSettled(page) { continuation.resume() }
        }
        document.commit()
        guard let browser else { return }
        guard !document.isMissing else {
            close()
            throw TestFailure("There is no page at \(path).")
        }
        guard let destination = page.destination else { return }
        try await browser.follow(self, to: destination)
    }

    /// The document, with all changes made.
    var document: Document {
        page.document.commit()
        return page.document
    }
}

/// What is noted about a page.
@MainActor
final class Notes {
    var reports: [String] = []
}
