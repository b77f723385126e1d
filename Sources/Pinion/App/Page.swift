public import DOM
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
    }

    /// The address: a path that begins with "/".
    public var path: String { pattern.text }

    let pattern: PathPattern
    let role: Role
    let open: @MainActor (Visit) throws -> any PageContent

    init(
        _ path: String, role: Role = .address, open: @escaping @MainActor (Visit) throws -> any PageContent
    ) {
        pattern = PathPattern(path)
        self.role = role
        self.open = open
    }

    public var pages: [Page] { [self] }
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
        pattern.expect(values: Self.count(repeat (each Value).self))
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
        pattern.expect(values: Self.count(repeat (each Value).self))
    }

    /// A page whose view is made by a controller.
    ///
    /// ```swift
    /// Page("/login", controller: { visit in
    ///     guard visit.user == nil else { throw Redirect(to: "/") }
    ///     return LoginViewController(viewModel: LoginViewModel(signIn: visit.signIn))
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - path: the address.
    ///   - controller: called each time that the page is opened. It throws a `Redirect` to lead elsewhere.
    public init(_ path: String, controller: @escaping @MainActor (Visit) throws -> ViewController) {
        self.init(path, role: .address, open: controller)
    }

    private static func count<each Value>(_ values: repeat (each Value).Type) -> Int {
        var count = 0
        for _ in repeat each values { count += 1 }
        return count
    }
}

/// Hands out the values of an address one after another, each as the type that is wanted.
@MainActor
private final class PathValueReader {
    private var values: ArraySlice<String>

    init(_ values: [String]) {
        self.values = values[...]
    }

    func next<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let text = values.popFirst(), let value = AddressText(text).value(as: type) else {
            throw NoSuchPage()
        }
        return value
    }
}

/// The address looks like that of a page, but a value in it is none that the page takes.
package struct NoSuchPage: Error {}
