internal import DOM

/// What is done with a table's rows and columns by pointer and keyboard, which the browser's script tells.
struct TableCommands: View {
    /// Whether something is done with a row that is pressed twice.
    let opensRows: Bool
    /// Does it.
    ///
    /// - Parameter id: the identity of the row or column, if the command names one that is there.
    let carryOut: @MainActor (_ command: TableCommand, _ id: AnyHashable?) -> Void
}

extension TableCommands: ElementView {
    func makeElement(at place: Place) -> TableCommandsHolder { TableCommandsHolder() }

    func update(_ element: TableCommandsHolder, in environment: EnvironmentValues) {
        element.field.isEnabled = environment.isEnabled
        element.field["data-opens"] = opensRows ? "" : nil
        element.field.onCommand = { [weak element] command in
            carryOut(command, element?.table.flatMap { command.id(in: $0) })
        }
    }
}

/// Holds the field and the script; it stands beside the table.
final class TableCommandsHolder: Element {
    let field = TableCommandsElement()

    fileprivate init() {
        super.init("div", class: "table-commands")
        let script = Element("script")
        script["type"] = "module"
        script["src"] = "/tables.js"
        append(field, script)
    }

    fileprivate var table: Element? {
        parent?.children.first { $0.tag.isEqual(to: "table") }
    }
}

extension TableCommand {
    /// The identity of the row, or of the column, that it names.
    @MainActor
    fileprivate func id(in table: Element) -> AnyHashable? {
        switch self {
        case .only(let row), .toggle(let row), .extend(let row), .open(let row):
            Self.id(row, in: table.children.last)
        case .resize(let column, _): Self.id(column, in: table.children.first?.children.first)
        case .all, .none: nil
        }
    }

    @MainActor
    private static func id(_ number: Int, in group: Element?) -> AnyHashable? {
        (group?.children.first { $0.number == number } as? IdentifiedElement)?.id
    }
}
