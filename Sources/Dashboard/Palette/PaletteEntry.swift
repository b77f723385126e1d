import PinionAccounts

/// Something that one can get to: a page, or a field or an action of the page that is open.
struct PaletteEntry: Identifiable {
    /// What happens when it is chosen.
    enum Target {
        case page(String)
        case field(FormControl)
        case action(ButtonElement)
    }

    let id: Int
    let title: String
    /// What it is, and in which row: `Action, Ada Lovelace`.
    let kind: String
    let target: Target
}

extension PaletteEntry {
    /// Everything that somebody can get to: what stands on the page, then the other pages.
    static func all(of document: Document?, asAdministrator isAdministrator: Bool) -> [PaletteEntry] {
        var entries: [PaletteEntry] = []
        func add(_ title: String, _ kind: String, _ target: Target) {
            if !title.isEmpty {
                entries.append(PaletteEntry(id: entries.count, title: title, kind: kind, target: target))
            }
        }
        var rows = RowTitles()
        for control in document?.reachableControls ?? [] where control.name != Self.opener {
            let row = rows.title(around: control).map { ", \($0)" } ?? ""
            if control.isField {
                add(control.readName, localized("Field") + row, .field(control))
            } else if let button = control as? ButtonElement {
                add(button.readName, localized("Action") + row, .action(button))
            }
        }
        let pages = DashboardPage.reachable(asAdministrator: isAdministrator)
        for page in pages {
            add(localized(LocalizedStringKey(page.title)), localized("Page"), .page(page.path))
        }
        var known = Set(pages.map(\.path))
        for link in document?.reachableLinks ?? []
        where link.address.hasPrefix("/") && known.insert(link.address).inserted {
            add(link.title, localized("Page"), .page(link.address))
        }
        return entries
    }

    /// Those in which all words of a search stand; those that begin with it first.
    static func matching(_ search: String, in entries: [PaletteEntry]) -> [PaletteEntry] {
        let words = search.lowercased().split(separator: " ")
        guard !words.isEmpty else { return entries }
        let found = entries.compactMap { entry -> (rank: Int, entry: PaletteEntry)? in
            let title = entry.title.lowercased()
            let text = "\(title) \(entry.kind.lowercased())"
            guard words.allSatisfy({ text.contains($0) }) else { return nil }
            let isBegin = title.hasPrefix(words[0])
            return (isBegin ? 0 : title.contains(words[0]) ? 1 : 2, entry)
        }
        return found.sorted { ($0.rank, $0.entry.id) < ($1.rank, $1.entry.id) }.map(\.entry)
    }

    /// The name of the button that opens the palette.
    static let opener = "palette"
}
