internal import Synchronization

/// The catalogues of the program: those in its bundles, which are found when the first text is made, and those that it has
/// brought as bytes.
///
/// Texts are made on the main actor and elsewhere: so there is a lock, which programs without any catalogue never take.
package final class Catalogues: Sendable {
    /// Those of this program; of a test, its own.
    package static var ofProgram: Catalogues {
        haveTestsOwn.load(ordering: .relaxed) ? ofTest ?? found : found
    }

    private static let found = Catalogues()
    @TaskLocal private static var ofTest: Catalogues?
    private static let haveTestsOwn = Atomic(false)

    /// Does something with other catalogues than those of the program, in a test.
    @MainActor
    package static func with<Result>(
        _ catalogues: Catalogues, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        haveTestsOwn.store(true, ordering: .relaxed)
        return try await $ofTest.withValue(catalogues, operation: body)
    }

    /// Whether nobody has looked yet, there are none, or there are some.
    private let presence = Atomic<UInt8>(0)
    /// Whether the program is written in English and has no texts of its own in it: each of its keys says itself then.
    private let isPlainEnglish = Atomic<Bool>(false)
    private let state = Mutex(State())
    private let folders: @Sendable () -> [String]

    private struct State {
        var embedded: [(table: String, bytes: [UInt8])] = []
        /// The tables, by the bundle's folder; those without a folder are the program's.
        var tables: [String: [String: StringTable]] = [:]
        var languages: [Language] = []
        var development: Language?
        var isRead = false
        var reported: Set<String> = []
        var waiting: [String] = []
        var report: (@Sendable (String) -> Void)?
        /// What each language comes to in a table.
        var closest: [Closest: [Language]] = [:]

        /// Browsers ask for what they like, with any region: beyond as many as there are people who ask, it is found anew.
        mutating func steps(for wanted: Closest, _ find: () -> [Language]) -> [Language] {
            if let known = closest[wanted] { return known }
            let steps = find()
            if closest.count >= 1_000 { closest = [:] }
            closest[wanted] = steps
            return steps
        }
    }

    private struct Closest: Hashable {
        let bundle: String
        let table: String
        let language: Language
    }

    /// - Parameter folders: the folders in which the program's catalogues may lie, the dearest first.
    package init(folders: @escaping @Sendable () -> [String] = { ProgramFolders.all }) {
        self.folders = folders
    }
}

extension Catalogues {
    /// Whether there are any. A page of a program that has none asks for nothing else.
    package var areThere: Bool {
        switch presence.load(ordering: .relaxed) {
        case 1: false
        case 2: true
        default: look()
        }
    }

    /// Adds a catalogue, in front of those that were found. What is there already stays.
    package func add(_ catalogues: [StringCatalogue]) {
        guard !catalogues.isEmpty else { return }
        state.withLock { state in
            for catalogue in catalogues {
                let isThere = state.embedded.contains {
                    $0.table == catalogue.table && $0.bytes == catalogue.bytes
                }
                guard !isThere else { continue }
                state.embedded.append((catalogue.table, catalogue.bytes))
                state.isRead = false
                isPlainEnglish.store(false, ordering: .relaxed)
            }
        }
        presence.store(2, ordering: .relaxed)
    }

    /// Takes what is wrong with the catalogues, for the program's author, each thing once.
    package func onReport(_ report: @escaping @Sendable (String) -> Void) {
        let waiting = state.withLock { state in
            state.report = report
            defer { state.waiting = [] }
            return state.waiting
        }
        for problem in waiting { report(problem) }
    }

    /// The languages in which the program has texts.
    package var languages: [Language] {
        guard areThere else { return [] }
        return read { $0.languages }
    }

    /// The language in which the program is written: its keys are texts in it.
    package var development: Language {
        guard areThere else { return "en" }
        return read { $0.development ?? "en" }
    }

    /// Whether the keys of the program's own table are its texts in a language, so that there is nothing to look up.
    package func sayThemselves(in language: Language) -> Bool {
        isPlainEnglish.load(ordering: .relaxed) && language.isEnglish
    }

    /// What a table has for a key, and the language that it is in; nil if the key stands for itself.
    ///
    /// - Parameter bundle: the folder of a bundle; nil for the program's own and those beside it.
    package func translation(
        of key: String, table: String? = nil, bundle: String? = nil, in language: Language
    ) -> (translation: Translation, language: Language)? {
        guard areThere || bundle != nil else { return nil }
        let name = table ?? "Localizable"
        let (found, problem) = read(bundle) { state in
            let bundle = bundle ?? ""
            guard let texts = state.tables[bundle]?[name] else {
                let isWanted = table != nil
                return (
                    nil as (Translation, Language)?, isWanted ? "There is no table “\(name)”." : nil
                )
            }
            let development = texts.source ?? state.development ?? "en"
            let closest = Closest(bundle: bundle, table: name, language: language)
            let steps = state.steps(for: closest) { Self.steps(language, texts, development) }
            for step in steps {
                if let text = texts.languages[step]?[key] { return ((text, step), nil) }
            }
            let isForeign = language.code != development.code
            let isMissing = isForeign && key.hasWords && !texts.untranslated.contains(key)
            let problem = isMissing ? "\(name): “\(key.prefix(80))” is not there in \(language)." : nil
            if let text = texts.languages[development]?[key] { return ((text, development), problem) }
            // The key is the text, in the language of the program.
            return (texts.keys.contains(key) ? (.text(key), development) : nil, problem)
        }
        if let problem { report(problem) }
        return found.map { (translation: $0.0, language: $0.1) }
    }

    /// Says what is wrong, once.
    package func report(_ problem: String) {
        let report = state.withLock { state -> (@Sendable (String) -> Void)? in
            // Who asks for ever new keys gets no further than this.
            guard state.reported.count < 200, state.reported.insert(problem).inserted else { return nil }
            if state.report == nil { state.waiting.append(problem) }
            return state.report
        }
        report?(problem)
    }
}

extension Catalogues {
    /// The languages of a table to look into for one that is asked for.
    private static func steps(
        _ language: Language, _ table: StringTable, _ development: Language
    ) -> [Language] {
        let present = Array(table.languages.keys)
        var steps = language.steps.filter {
            table.languages[$0] != nil && $0.usualScript == language.usualScript
        }
        if let closest = language.closest(among: present), !steps.contains(closest) { steps.append(closest) }
        return steps
    }

    private func look() -> Bool {
        let isThere = folders().contains { !CatalogueFiles.find(in: $0).isEmpty }
        presence.store(isThere ? 2 : 1, ordering: .relaxed)
        return isThere
    }

    private func read<Result>(_ bundle: String? = nil, _ body: (inout State) -> Result) -> Result
    where Result: Sendable {
        var problems: [String] = []
        let result = state.withLock { state in
            if !state.isRead { problems += read(into: &state) }
            if let bundle, state.tables[bundle] == nil {
                let (tables, further) = CatalogueFiles.tables(in: bundle)
                state.tables[bundle] = tables
                problems += further
            }
            return body(&state)
        }
        for problem in problems { report(problem) }
        return result
    }

    /// Reads all catalogues of the program. One that is damaged is as if it were not there.
    private func read(into state: inout State) -> [String] {
        state.isRead = true
        state.closest = [:]
        var problems: [String] = []
        var own: [String: StringTable] = [:]
        for (table, bytes) in state.embedded {
            do {
                own[table, default: StringTable()].add(try StringTable(catalogue: bytes))
            } catch { problems.append("The catalogue “\(table)” of the program cannot be read: \(error).") }
        }
        for folder in folders() {
            let (tables, further) = CatalogueFiles.tables(in: folder)
            problems += further
            for (name, table) in tables { own[name, default: StringTable()].add(table) }
        }
        own[OwnWords.table, default: StringTable()].add(OwnWords.words)
        state.tables[""] = own
        state.development =
            own["Localizable"]?.source
            ?? own.filter { $0.key != OwnWords.table }.values.lazy.compactMap(\.source).first
        let development = state.development ?? "en"
        let hasOwnEnglish = own["Localizable"]?.languages.keys.contains(where: \.isEnglish) ?? false
        isPlainEnglish.store(development.isEnglish && !hasOwnEnglish, ordering: .relaxed)
        let languages = Set(own.filter { $0.key != OwnWords.table }.values.flatMap(\.languages.keys)).union([
            development
        ])
        state.languages =
            [development]
            + languages.subtracting([development]).sorted {
                $0.identifier < $1.identifier
            }
        return problems
    }
}

extension String {
    /// Whether there is something to translate in a key: letters, beside the places of its values.
    fileprivate var hasWords: Bool {
        FormatText(self).parts.contains { part in
            if case .text(let text) = part { text.contains(where: \.isLetter) } else { false }
        }
    }
}
