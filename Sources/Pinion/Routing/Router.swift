internal import Server

/// Finds what is at an address.
@MainActor
struct Router {
    private var literal: [String: Place] = [:]
    private var patterns: [(pattern: PathPattern, place: Place)] = []
    /// Shown where there is no page, where one could not be opened, and to who may not open one.
    private(set) var substitutes: [Page.Role: Page] = [:]
    /// Where one signs in.
    private(set) var signInPage: Page?
    let endpoints: EndpointIndex
    /// The patterns of the addresses that have values in them.
    let patternIndex: PatternIndex

    /// What is at one address.
    struct Place {
        var page: Page?
        var endpoints: [Endpoint] = []
    }

    /// - Throws: what is wrong with the program's pages and endpoints.
    init(_ items: [SceneItem]) throws(SiteError) {
        var patterns: [String: (pattern: PathPattern, place: Place)] = [:]
        var order: [String] = []
        var endpoints: [Endpoint] = []
        for item in items {
            switch item {
            case .page(let page):
                if let problem = page.problem { throw .badPage(problem) }
                if page.role == .signIn { signInPage = signInPage ?? page }
                guard page.role == .address || page.role == .signIn else {
                    if substitutes[page.role] == nil { substitutes[page.role] = page }
                    continue
                }
                let shape = page.pattern.shape
                if patterns[shape] == nil { order.append(shape) }
                guard patterns[shape]?.place.page == nil,
                    patterns[shape]?.place.endpoints.contains(where: { $0.method.isOfPages }) != true
                else { throw .twoAtOneAddress(page.path) }
                patterns[shape, default: (page.pattern, Place())].place.page = page
            case .endpoint(let endpoint):
                if let problem = endpoint.problem { throw .badPage(problem) }
                let shape = endpoint.pattern.shape
                if patterns[shape] == nil { order.append(shape) }
                let place = patterns[shape]?.place
                guard place?.endpoints.contains(where: { $0.method == endpoint.method }) != true,
                    place?.page == nil || !endpoint.method.isOfPages
                else { throw .twoAtOneAddress(endpoint.path) }
                patterns[shape, default: (endpoint.pattern, Place())].place.endpoints.append(endpoint)
                endpoints.append(endpoint)
            }
        }
        for shape in order {
            guard let entry = patterns[shape] else { continue }
            if entry.pattern.isLiteral {
                literal[entry.pattern.text] = entry.place
            } else {
                self.patterns.append(entry)
            }
        }
        self.endpoints = EndpointIndex(endpoints)
        patternIndex = PatternIndex(self.patterns.map(\.pattern), except: Set(literal.keys))
    }

    /// What is at an address, with the values that stand in it. An address in full comes before a pattern.
    func place(at path: String) -> (place: Place, values: [String])? {
        if let place = literal[path] { return (place, []) }
        for (pattern, place) in patterns {
            if let values = pattern.values(in: path) { return (place, values) }
        }
        return nil
    }

    /// The page of an address with the values that stand in it.
    func page(at path: String) -> (page: Page, values: [String])? {
        place(at: path).flatMap { found in found.place.page.map { ($0, found.values) } }
    }
}

extension Router.Place {
    /// The endpoint that answers a method.
    func endpoint(for method: Method) -> Endpoint? {
        endpoints.first { $0.method == method } ?? (method == .head ? endpoint(for: .get) : nil)
    }

    /// What can be done here.
    var methods: [Method] {
        var methods: Set<Method> = Set(endpoints.map(\.method))
        if page != nil { methods.formUnion([.get, .post, .patch]) }
        if methods.contains(.get) { methods.insert(.head) }
        return Method.all.filter { methods.contains($0) || $0 == .options }
    }
}

extension Method {
    /// Whether pages answer it.
    fileprivate var isOfPages: Bool { self == .get || self == .head || self == .post || self == .patch }

    /// In the order in which they are told.
    static let all: [Method] = [.get, .head, .post, .put, .patch, .delete, .options]
}
