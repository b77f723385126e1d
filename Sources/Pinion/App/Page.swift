public import DOM
public import Live
public import Views

/// A page of the app: an address, and the views, or the view controller, that it shows.
///
/// ```swift
/// Page("/") { HomeView() }
/// Page("/articles/:id") { (id: Int) in ArticleView(id: id) }
/// Page("/profile") { visit in
///     if let user = visit.user { ProfileView(user: user) } else { Redirect(to: "/login") }
/// }
/// ```
///
/// A part of the address that begins with a colon is a value: a number, a text, a `CalendarDate`, a `UUID` of
/// Foundation's, or what is written as one of these, such as an `enum Size: String, Codable`. Where it is not one of the
/// type that the content takes, as in `/articles/new` above, there is no page.
public struct Page: Scene {
    /// What a page is there for.
    enum Role: Hashable {
        /// It has an address.
        case address
        /// It is shown where there is no page.
        case notFound
        /// It is shown where a page could not be opened.
        case failure
        /// It is shown to who may not open a page.
        case forbidden
        /// It has an address, and those are led there who have to sign in.
        case signIn
    }

    /// The address: a path that begins with "/".
    public var path: String { pattern.text }

    let pattern: PathPattern
    private(set) var role: Role
    /// Why the page cannot be opened by anybody: a mistake of the program.
    private(set) var problem: String?
    /// Whether it is there only for who is signed in.
    private(set) var needsUser = false
    private var conditions: [@MainActor (SignedInUser) -> Bool] = []
    /// Whether it can stand at `/` as well, where the program has nothing else: the first such page does.
    private var canBeHome = false
    let open: @MainActor (Visit) throws -> any PageContent

    init(
        _ path: String, role: Role = .address, open: @escaping @MainActor (Visit) throws -> any PageContent
    ) {
        pattern = PathPattern(path)
        problem = pattern.problem
        self.role = role
        self.open = open
    }

    public var items: [SceneItem] { [.page(self)] }
}

extension Page {
    /// Opens the page only for those who may; others are told that they may not (403), and nobody is asked to sign in.
    ///
    /// ```swift
    /// Page("/admin") { AdminView() }.allowed { $0.roles.contains("admin") }
    /// ```
    public func allowed(_ condition: @escaping @MainActor (SignedInUser) -> Bool) -> Page {
        var page = requiresSignIn()
        page.conditions.append(condition)
        return page
    }

    /// Opens the page only for somebody. Nobody is led to the page where one signs in, or asked by the browser, as the
    /// site's identity has it.
    public func requiresSignIn() -> Page {
        var page = self
        page.needsUser = true
        return page
    }

    /// A page that can stand at `/` as well.
    package func asWindow() -> Page {
        var page = self
        page.canBeHome = true
        return page
    }

    /// The items, and at `/` the first page that can stand there, if none of them does.
    static func withHome(_ items: [SceneItem]) -> [SceneItem] {
        let pages = items.compactMap { if case .page(let page) = $0 { page } else { nil } }
        guard !pages.contains(where: { $0.role == .address && $0.path == "/" }),
            let first = pages.first(where: \.canBeHome)
        else { return items }
        return items + [.page(Page("/", open: first.open))]
    }

    /// The page where one signs in: those are led here who have to. Its query says where they wanted to go, as `next`.
    package func asSignInPage() -> Page {
        var page = self
        page.role = .signIn
        return page
    }

    func admits(_ user: SignedInUser) -> Bool { conditions.allSatisfy { $0(user) } }

    private mutating func expect(values count: Int) {
        problem = problem ?? pattern.problem(ofTaking: count, "Page")
    }
}

extension Page {
    /// A page that shows views.
    ///
    /// - Parameters:
    ///   - path: the address.
    ///   - content: makes the views each time that the page is opened, of the values in the address.
    public init<each Value: Decodable, Content: View>(
        _ path: String, @ViewBuilder content: @escaping @MainActor (repeat each Value) -> Content
    ) {
        self.init(path) { visit in
            let reader = PathValueReader(visit.pathValues)
            let values = (repeat try reader.next((each Value).self))
            return visit.host { content(repeat each values) }
        }
        expect(values: Self.count(repeat (each Value).self))
    }

    /// A page that shows views, which depend on who asks for it and how.
    ///
    /// - Parameters:
    ///   - path: the address.
    ///   - content: makes the views each time that the page is opened.
    public init<each Value: Decodable, Content: View>(
        _ path: String, @ViewBuilder content: @escaping @MainActor (Visit, repeat each Value) -> Content
    ) {
        self.init(path) { visit in
            let reader = PathValueReader(visit.pathValues)
            let values = (repeat try reader.next((each Value).self))
            return visit.host { content(visit, repeat each values) }
        }
        expect(values: Self.count(repeat (each Value).self))
    }

    /// A page whose view is made by a controller.
    ///
    /// ```swift
    /// Page(
    ///     "/login",
    ///     controller: { visit in
    ///         guard visit.user == nil else { throw Redirect(to: "/") }
    ///         return LoginViewController(visit)
    ///     })
    /// ```
    ///
    /// - Parameters:
    ///   - path: the address.
    ///   - controller: called each time that the page is opened. It throws a `Redirect` to lead elsewhere.
    public init(_ path: String, controller: @escaping @MainActor (Visit) throws -> ViewController) {
        self.init(path, role: .address, open: controller)
    }

    static func count<each Value>(_ values: repeat (each Value).Type) -> Int {
        var count = 0
        for _ in repeat each values { count += 1 }
        return count
    }
}
