package import DOM
internal import Localization

/// All views of a page, and what of them has to be brought up to date.
@MainActor
package final class ViewGraph {
    /// The page's address, for messages to the program's author.
    package let path: String
    /// Called with what is wrong in the program, for its author.
    package var onReport: ((String) -> Void)?
    /// The page as it is shown; `nil` while it is being put together.
    @exclusivity(unchecked) package private(set) var document: Document?
    /// The element around everything.
    package let page: PageContainer
    /// Why a view could not be shown, if one could not.
    package private(set) var failure: (any Error)?

    /// The values stored on the page.
    var scene: PageScene {
        if let storedScene { return storedScene }
        let scene = PageScene(self, restoring: keeper?.restoredScene ?? [:])
        storedScene = scene
        return scene
    }
    private var storedScene: PageScene?
    private let keeper: (any SceneKeeper)?
    private var isSceneChanged = false

    /// What is known of the browser.
    var traits: PageTraits {
        if let known = asked.traits { return known }
        let traits = PageTraits(self)
        asked.traits = traits
        return traits
    }

    /// What the visitor's browser keeps for the site; only for the page, if nobody keeps it.
    var visitorStore: VisitorStore {
        if let store = keeper?.visitorStore ?? asked.store { return store }
        let store = VisitorStore([:]) { _ in nil }
        asked.store = store
        return store
    }

    /// What only some pages ask for.
    private var asked: AskedFor {
        if let askedFor { return askedFor }
        let fresh = AskedFor()
        askedFor = fresh
        return fresh
    }
    private var askedFor: AskedFor?

    /// The values that stand in the page's address.
    var query: PageQuery {
        if let askedQuery { return askedQuery }
        let query = PageQuery(openedQuery, self)
        askedQuery = query
        return query
    }
    private var askedQuery: PageQuery?
    private var isQueryChanged = false
    private let openedQuery: String

    /// The language of the page, where the program has texts in several.
    let pageLanguage: PageLanguage?

    /// What moves on the page.
    var motion: PageMotion {
        if let keptMotion { return keptMotion }
        let motion = PageMotion(self)
        keptMotion = motion
        return motion
    }
    @exclusivity(unchecked) private var keptMotion: PageMotion?
    /// Whether something moves on the page.
    var hasMotion: Bool { keptMotion != nil }
    /// The gestures on the page.
    var gestures: PageGestures {
        if let keptGestures { return keptGestures }
        let gestures = PageGestures(self)
        keptGestures = gestures
        return gestures
    }
    private var keptGestures: PageGestures?
    /// Whether the page has not been shown yet.
    @exclusivity(unchecked) private(set) var isOpening = true

    /// How many views say that there is nothing at the page's address.
    @exclusivity(unchecked) var missingViews = 0

    private var root: Node?
    @exclusivity(unchecked) private var dirty: [Node] = []
    /// Those of them that are being evaluated.
    @exclusivity(unchecked) private var evaluated: [Node] = []
    @exclusivity(unchecked) private var unarranged: [Container] = []
    @exclusivity(unchecked) private var actions: [() -> Void] = []
    @exclusivity(unchecked) private var isUpdating = true
    private var lastIdentifier = 0
    private var takenNames: Set<String> = []
    /// What has been told once.
    private var reported: Set<String> = []
    /// What is said at the page's edge.
    var toasts: Toasts {
        if let saidToasts { return saidToasts }
        let toasts = Toasts(self)
        saidToasts = toasts
        return toasts
    }
    private var saidToasts: Toasts?
    /// What the browser has measured.
    package var measures: PageMeasures {
        if let askedMeasures { return askedMeasures }
        let measures = PageMeasures(self)
        askedMeasures = measures
        return measures
    }
    private var askedMeasures: PageMeasures?
    /// The pieces of work that views have started, if they have.
    private var tasks: PageTasks?

    /// Puts a view into a `<main>`.
    package init<Content: View>(
        _ view: Content, path: String, query: String = "",
        environment: EnvironmentValues = EnvironmentValues(),
        onReport: ((String) -> Void)? = nil, keeper: (any SceneKeeper)? = nil
    ) {
        self.path = path
        openedQuery = query
        self.keeper = keeper
        self.onReport = onReport
        pageLanguage = environment.pageLanguage
        page = PageContainer(Element("main", class: "page"))
        page.graph = self
        var environment = environment
        environment.graph = WeakGraph(graph: self)
        let place = Place(
            graph: self, container: page, scope: EnvironmentScope(environment), owner: Content.self)
        inLanguage {
            let node = place.makeNode(view)
            root = node
            page.content = node
            page.arrange()
        }
    }
}

/// What views have asked for that hardly a page has.
@MainActor
private final class AskedFor {
    var traits: PageTraits?
    var store: VisitorStore?
}

extension ViewGraph {
    /// Shows the page in a document; from here on changes show at the end of their turn.
    package func show(in document: Document) {
        self.document = document
        document.title = page.title
        for sheet in page.styleSheets { document.add(styleSheet: sheet.rawValue) }
        document.query = openedQuery
        showLanguage()
        // Both are taken away when the page goes.
        document.onUpdate = { [unowned self] in update() }
        document.onReport = { [unowned self] in report($0) }
        bringUpToDate()
        isUpdating = false
        isOpening = false
        document.commit()
    }

    /// Brings the elements up to date.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        inLanguage { bringUpToDate() }
        isUpdating = false
    }

    /// Frees everything: the page goes.
    package func unmount() {
        if let traits = askedFor?.traits, !isUpdating {
            traits.leave()
            update()
        }
        isUpdating = true
        tasks?.cancel()
        saidToasts?.cancel()
        document?.onUpdate = nil
        document?.onReport = nil
        page.content = nil
        root?.unmount()
        root = nil
        runActions()
        dirty = []
        unarranged = []
    }

    /// A number that nothing else on the page has, for elements that refer to each other.
    package func makeIdentifier() -> Int {
        lastIdentifier += 1
        return lastIdentifier
    }

    /// Gives out a name for a field that nobody sees: this one, or one like it if that is taken.
    func takeName(_ wanted: String) -> String {
        var (name, number) = (wanted, 1)
        while !takenNames.insert(name).inserted {
            number += 1
            name = "\(wanted)-\(number)"
        }
        return name
    }

    func releaseName(_ name: String) {
        takenNames.remove(name)
    }

    /// Starts a piece of work that ends with the page.
    func run(_ work: @escaping @MainActor () async -> Void) {
        let tasks = tasks ?? PageTasks()
        self.tasks = tasks
        tasks.run(on: document, work)
    }

    /// Tells the program's author what is wrong.
    package func report(_ problem: String) {
        onReport?("\(path): \(problem)")
    }

    /// Tells it, unless it was told of this page before; at most 16 of such.
    func reportOnce(_ problem: String) {
        guard reported.count < 16, reported.insert(problem).inserted else { return }
        report(problem)
    }

    /// Takes note that a view cannot be shown. A page that has not been opened yet is not opened then.
    func fail(_ error: any Error) {
        if failure == nil { failure = error }
        report("\(error)")
    }

    /// Does something when everything is up to date.
    package func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        if !isUpdating { document?.setNeedsUpdate() }
    }

    /// Takes note that something else is stored on the page.
    func noteSceneChange() {
        isSceneChanged = true
        if !isUpdating { document?.setNeedsUpdate() }
    }

    /// Signs a text for who has the page before them; nil if nobody can.
    func seal(_ text: String) -> String? { keeper?.seal(text) }

    /// Reads what ``seal(_:)`` has signed, here or when the page was open before.
    func open(sealed text: String) -> String? { keeper?.open(sealed: text) }

    /// Takes note that something else is to stand in the page's address.
    func noteQueryChange() {
        isQueryChanged = true
        if !isUpdating { document?.setNeedsUpdate() }
    }

    /// The time that the page's first answer waits at most for the work that its views begin with. A page that was open
    /// before waits longer: what was typed there can only be handed back if the fields are there again.
    var firstAnswerTimeout: Duration {
        storedScene?.isRestored == true || askedQuery?.isUnderWay == true
            ? .seconds(1) : PageWork.firstAnswerTimeout
    }

    /// Takes note how what is being changed shall show.
    func note(_ transaction: Transaction) {
        motion.note(transaction)
    }

    func enqueue(_ node: Node) {
        dirty.append(node)
        if !isUpdating { document?.setNeedsUpdate() }
    }

    func enqueue(_ container: Container) {
        unarranged.append(container)
        if !isUpdating { document?.setNeedsUpdate() }
    }
}

extension ViewGraph {
    /// After how many rounds an evaluation that keeps changing what it reads is given up.
    private static let maximumRounds = 64

    private func bringUpToDate() {
        settle()
        while askedQuery?.goOn() == true { settle() }
        keptMotion?.finish()
        keepAddress()
        keepScene()
        document?.isMissing = missingViews > 0
    }

    /// Evaluates what is dirty until nothing is; what is done afterwards may make more dirty.
    private func settle() {
        var rounds = 0
        while !dirty.isEmpty || !unarranged.isEmpty || !actions.isEmpty {
            rounds += 1
            guard rounds <= Self.maximumRounds else { return giveUp() }
            evaluateDirty()
            arrange()
            if dirty.isEmpty, unarranged.isEmpty { runActions() }
        }
    }

    /// What is outside comes first: it may take along what is inside, or take it away.
    private func evaluateDirty() {
        // Two lists that change places: what goes with its last reference to this one may make others dirty.
        swap(&dirty, &evaluated)
        if evaluated.count > 1 { evaluated.sort(by: Self.isOutside) }
        keptMotion?.prepare(evaluated)
        for node in evaluated where node.isMounted && node.isDirty { node.evaluate() }
        // The next turn mostly has as few, which then find their room.
        evaluated.removeAll(keepingCapacity: evaluated.capacity <= 16)
    }

    private nonisolated static func isOutside(_ one: Node, _ other: Node) -> Bool { one.depth < other.depth }

    private func arrange() {
        guard !unarranged.isEmpty else { return }
        let containers = unarranged
        unarranged = []
        for container in containers { container.arrange() }
    }

    private func runActions() {
        guard !actions.isEmpty else { return }
        let present = actions
        actions = []
        for action in present { action() }
    }

    /// Gives the browser what is stored, as an attribute that it sends back when the page is opened again.
    private func keepScene() {
        guard isSceneChanged else { return }
        isSceneChanged = false
        page.element["data-scene"] = keeper?.keep(scene.kept)
    }

    /// Has the browser show what is to stand in its address.
    private func keepAddress() {
        guard isQueryChanged else { return }
        isQueryChanged = false
        askedQuery?.show()
    }

    private func giveUp() {
        let names = Set(dirty.map { "\($0.viewType)" }).sorted().joined(separator: ", ")
        report(
            "\(names.isEmpty ? "A view" : names) changes what it shows whenever it is shown: stopped after \(Self.maximumRounds) rounds."
        )
        for node in dirty { node.isDirty = false }
        dirty = []
        actions = []
    }
}
