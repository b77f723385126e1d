package import Localization

/// A page's elements, and the journal of their changes.
///
/// Every turn that changes the document is committed at its end and raises its ``revision``; every element
/// remembers the revision of its last change. What a reader has to be told is then a question of its cursor,
/// the revision that it has seen: see `writeChanges(since:into:)`.
@MainActor
public final class Document {
    /// The outermost element.
    public let root: Element

    /// The number of the last committed turn.
    @exclusivity(unchecked) public private(set) var revision = 0

    /// The page's title.
    @exclusivity(unchecked) public var title: String {
        didSet { if title != oldValue { titleRevision = note(root) } }
    }

    /// The language of the page, where the program has texts in several.
    @exclusivity(unchecked) package var language: Language?
    /// Shows the page in another language, if it can be.
    @exclusivity(unchecked) package var onLanguage: ((Language) -> Void)?

    /// What stands behind the "?" of the page's address; nil until somebody has said it.
    @exclusivity(unchecked) package var query: String?

    /// How the addresses on the page look to its browser.
    package var addresses: SiteAddresses?

    /// The secret that forms of this page carry, so that a form of another site cannot be taken for one.
    package var token: String

    /// Follows what happens here.
    @exclusivity(unchecked) package unowned var observer: (any DocumentObserver)? {
        didSet { if observer != nil { report() } }
    }

    /// Brings the elements up to date with what they are made from, if they are made from something: see
    /// ``setNeedsUpdate()``.
    @exclusivity(unchecked) package var onUpdate: (() -> Void)?
    @exclusivity(unchecked) private var needsUpdate = false

    /// The effects that the browser has not confirmed yet.
    @exclusivity(unchecked) package private(set) var effects: [Effect] = []
    private var lastEffect = 0

    /// How many pieces of work this page's answers wait for; ``PageWork`` counts them.
    package var activity = 0 {
        didSet { if activity == 0, oldValue > 0 { observer?.documentDidComeToRest() } }
    }

    // As in an element, each of these is read and replaced at once.
    @exclusivity(unchecked) private(set) var titleRevision = 0
    /// The style sheets that this page needs beside those of every page, in the order in which they were asked for, and
    /// since when.
    @exclusivity(unchecked) private(set) var styleSheets: [(address: String, revision: Int)] = []
    @exclusivity(unchecked) private var lastNumber = 0
    /// How many elements the document has.
    @exclusivity(unchecked) package private(set) var size = 0
    /// The bytes of all their texts, kept with each change: to add them up whenever a page is weighed would take longer
    /// than most changes.
    @exclusivity(unchecked) var textBytes = 0
    private var names = ControlNames()

    /// Told what its programmer should know of the page, each thing once, as long as it has no observer.
    @exclusivity(unchecked) package var onReport: ((String) -> Void)? {
        didSet { report() }
    }

    /// Whether what the program does now is its answer to what this page's person has done: see ``answer(_:)``.
    @exclusivity(unchecked) private(set) var isAnswering = false
    /// The revision that the entry of the moment was based on, if that is known.
    @exclusivity(unchecked) var entryBase: Int?
    /// The notes of who has overwritten whom.
    @exclusivity(unchecked) package var overwrites: Overwrites?

    /// The fields for files that are on the page.
    @exclusivity(unchecked) package internal(set) var fileFields: [FileElement] = [] {
        didSet { observer?.fileFieldsDidChange() }
    }

    /// The file that the last action has made for whoever sent it, if it has.
    @exclusivity(unchecked) package var offeredFile: OfferedFile?

    /// The files that were chosen on the page, as long as somebody has them.
    @exclusivity(unchecked) private var files: [HeldFile] = []

    private struct HeldFile {
        weak var content: (any FileContent)?
    }

    /// The pictures that the page shows.
    private var keptPictures: Pictures?

    /// How many forms there are for the controls that stand in none; there should be one.
    var pageForms = 0

    /// The elements changed in the latest turn, which began at `turnBase`.
    @exclusivity(unchecked) private(set) var turn: [Element] = []
    @exclusivity(unchecked) private(set) var turnBase = 0
    @exclusivity(unchecked) private var isOpenTurn = false
    @exclusivity(unchecked) private var released: [Element] = []

    @exclusivity(unchecked) private(set) var tombstones = Tombstones()

    /// Makes a document of an element and all that is inside it.
    package init(root: Element, title: String = "", token: String = "") {
        self.root = root
        self.title = title
        self.token = token
        adopt(root)
        note(root)
        commit()
    }

    deinit {
        Self.abandon(root)
        for element in released { Self.abandon(element) }
    }

    /// Ends the turn: the changes made since the last call become the next revision.
    package func commit() {
        update()
        guard isOpenTurn else { return }
        nameControls()
        isOpenTurn = false
        revision += 1
        bury()
    }

    /// Takes note that the elements have to be brought up to date, which ``update()`` does before the turn ends.
    package func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        if !isOpenTurn { observer?.documentDidChange() }
    }

    /// Brings the elements up to date, if that is needed.
    package func update() {
        guard needsUpdate else { return }
        needsUpdate = false
        onUpdate?()
    }

    /// Carries out what the page's person has done: what the program makes of it, up to the views that are brought up to
    /// date at once, is an answer to them and nobody else's change.
    package func answer(_ work: () -> Void) {
        isAnswering = true
        if let language {
            Language.$ofPage.withValue(language) {
                work()
                update()
            }
        } else {
            work()
            update()
        }
        isAnswering = false
    }

    /// Has the page load a style sheet of ours, which it is there to stay with. A browser that has the page open shows what
    /// came with it only when it has loaded it.
    package func add(styleSheet address: String) {
        guard !styleSheets.contains(where: { $0.address == address }) else { return }
        styleSheets.append((address, note(root)))
    }

    /// The addresses of the style sheets that this page needs beside those of every page.
    package var styleSheetAddresses: [String] { styleSheets.map(\.address) }

    /// Asks the browser to do something once.
    public func perform(_ action: Effect.Action) {
        lastEffect += 1
        effects.append(Effect(id: lastEffect, action: action))
        note(root)
    }

    /// No longer asks for something, unless the browser knows of it already.
    package func withdraw(_ action: Effect.Action) {
        effects.removeAll { $0.action == action }
    }

    /// The path that the browser is asked to go to, if it is.
    package var destination: String? {
        for effect in effects.reversed() {
            if case .navigate(let path) = effect.action { return path }
        }
        return nil
    }

    /// Whether there is nothing at the page's address. A browser that has the page open opens it again to see that.
    @exclusivity(unchecked) package var isMissing = false {
        didSet { if isMissing != oldValue { observer?.documentDidTurnOut(missing: isMissing) } }
    }

    /// Forgets the effects that the browser has confirmed.
    package func acknowledge(effectsUpTo id: Int) {
        effects.removeAll { $0.id <= id }
    }

    /// The control that browsers and scripts know by a name.
    package func control(named name: String) -> FormControl? {
        nameControls()
        return names[name]
    }

    /// All controls, in the order in which they stand on the page.
    package var controls: [FormControl] {
        nameControls()
        var controls: [FormControl] = []
        root.collectControls(into: &controls)
        return controls
    }

    /// Forgets how browsers have numbered their edits: the page is sent to one that counts anew.
    package func restartEdits() {
        for control in controls { control.restartEdits() }
    }

    /// Takes note that a control is here, or has another name: it gets one of its own before anybody asks for it.
    func note(unnamed control: FormControl) {
        names.remove(control)
        names.unnamed.append(control)
    }

    /// Takes note that a control is not here any more.
    func forget(_ control: FormControl) {
        names.remove(control)
    }

    private func nameControls() {
        guard !names.unnamed.isEmpty else { return }
        names.nameAll(in: self)
        report()
    }

    private func report() {
        guard observer != nil || onReport != nil, !names.reports.isEmpty else { return }
        let reports = names.reports
        names.reports.removeAll()
        for report in reports {
            if let observer { observer.documentReports(report) } else { onReport?(report) }
        }
    }

    /// Takes note of a file that was chosen on the page.
    func hold(_ content: any FileContent) {
        files.removeAll { $0.content == nil }
        files.append(HeldFile(content: content))
    }

    /// The page is gone, and the files that were chosen on it go as well.
    package func closeFiles() {
        for file in files { file.content?.close() }
        files = []
    }

    /// The pictures that elements show whose bytes the program has.
    var pictures: Pictures {
        let pictures = keptPictures ?? Pictures()
        keptPictures = pictures
        return pictures
    }

    /// The picture of a key that the page shows, or has shown just now.
    package func picture(_ key: String) -> Picture? { keptPictures?[key] }

    /// Whether a browser follows the page; it does if nobody knows.
    package var isFollowed: Bool { observer?.isFollowed ?? true }

    /// Whether an element is part of the tree, not just known from this turn.
    func isAttached(_ element: Element) -> Bool {
        // What has been taken into the document is in its tree until something is taken out.
        released.isEmpty ? element.documentPointer === self : root.contains(element)
    }

    @discardableResult
    func note(_ element: Element) -> Int {
        let next = revision + 1
        if !isOpenTurn {
            isOpenTurn = true
            turnBase = revision
            // Not emptied in place: an element that goes with it may take along what changes another one.
            turn = []
            observer?.documentDidChange()
        }
        if element.changed != next {
            element.changed = next
            turn.append(element)
        }
        return next
    }

    /// Takes an element and all inside it into the document; one that was here before this turn keeps its number.
    func adopt(_ element: Element) {
        guard element.documentPointer !== self else { return }
        element.documentPointer?.surrender(element)
        element.documentPointer = self
        if element.born > 0 { element.forgetRevisions() }
        size += 1
        textBytes += element.textBytes
        lastNumber += 1
        element.number = lastNumber
        element.born = revision + 1
        element.placed = revision + 1
        element.joined(self)
        for child in element.childElements { adopt(child) }
    }

    /// Takes note that an element left the tree; whether for good shows when the turn ends.
    func release(_ element: Element) {
        released.append(element)
    }

    private func bury() {
        guard !released.isEmpty else { return }
        let gone = released.filter { $0.documentPointer === self && !isAttached($0) }
        released.removeAll()
        for element in gone where element.born < revision {
            tombstones.add(element.number, at: revision)
            element.born = revision
        }
        for element in gone { expel(element) }
        tombstones.forgetOldest(besides: size)
    }

    /// Gives an element to another document.
    private func surrender(_ element: Element) {
        if element.born <= revision { tombstones.add(element.number, at: revision + 1) }
        expel(element)
        note(root)
    }

    private func expel(_ element: Element) {
        guard element.documentPointer === self else { return }
        element.documentPointer = nil
        size -= 1
        textBytes -= element.textBytes
        element.left(self)
        for child in element.childElements {
            // A reader from before the move has this child elsewhere.
            if child.placed > child.born { tombstones.add(child.number, at: max(child.placed, revision)) }
            expel(child)
        }
    }

    private nonisolated static func abandon(_ element: Element) {
        element.documentPointer = nil
        for child in element.childElements { abandon(child) }
    }
}
