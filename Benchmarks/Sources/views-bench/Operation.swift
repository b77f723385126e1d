import LoginPage
import Pinion
import PinionTesting

/// What is measured: each operation is run as often as asked, after its page has been opened.
///
/// The number of instructions of one is the difference between two runs, divided by the difference of their counts.
/// Opening the page and starting the program fall out.
enum Operation: String, CaseIterable {
    /// A keystroke in one field of a page with so many other texts.
    case type20 = "type-20"
    case type2000 = "type-2000"
    /// A keystroke in one field of a page with so many other fields.
    case typeAmong20 = "type-among-20"
    case typeAmong2000 = "type-among-2000"
    /// One of 10,000 rows has another text.
    case changeRow = "change-row"
    /// One of 10,000 rows goes to the end.
    case moveRow = "move-row"
    /// A keystroke on a login page, all of whose body is evaluated.
    case typeLogin = "type-login"
    /// A login page is opened and closed.
    case mount
}

extension Operation {
    func run(_ count: Int) throws {
        switch self {
        case .type20: try type(count, TestTab { TextPage(size: 20) })
        case .type2000: try type(count, TestTab { TextPage(size: 2000) })
        case .typeAmong20: try type(count, TestTab { FieldPage(size: 20) })
        case .typeAmong2000: try type(count, TestTab { FieldPage(size: 2000) })
        case .typeLogin: try type(count, TestTab { LoginView() }, field: "username")
        case .changeRow, .moveRow: _ = try changeRows(count)
        case .mount: for _ in 0..<count { try TestTab { LoginView() }.close() }
        }
    }

    /// How many operations the browser is sent for one change of the rows.
    func operationsSent() throws -> Int {
        try changeRows(1)
    }

    private func type(_ count: Int, _ tab: TestTab, field: String = "name") throws {
        for number in 0..<count {
            let frame = try tab.send(number.isMultiple(of: 2) ? "Ada" : "Grace", toFieldNamed: field)
            guard frame.utf8.count > 40 else { throw StrangeFrame(frame: frame) }
        }
    }

    private func changeRows(_ count: Int) throws -> Int {
        let rows = Rows()
        let tab = try TestTab { RowPage(rows: rows) }
        var sent = 0
        for number in 0..<count {
            if self == .moveRow { rows.moveFirstToEnd() } else { rows.change(number) }
            sent = tab.operations().count
        }
        return sent
    }
}
