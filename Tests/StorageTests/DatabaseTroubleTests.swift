import Synchronization
import Testing

@testable import Storage

@Suite("DatabaseTrouble")
struct DatabaseTroubleTests {
    private static let postgreSQLCodes: [(String, DatabaseTrouble)] = [
        ("", .unreachable), ("08006", .unreachable), ("57P01", .unreachable),
        ("57P03", .unreachable), ("58030", .unreachable), ("53100", .full), ("53200", .busy),
        ("53300", .busy), ("40001", .busy), ("40P01", .busy), ("55P03", .busy), ("57014", .busy),
        ("25006", .standby), ("42501", .readOnly), ("XX001", .damaged), ("XX002", .damaged),
        ("XX000", .failure), ("23514", .failure), ("42P01", .failure), ("22021", .failure),
    ]

    @Test(arguments: postgreSQLCodes)
    func isToldByPostgreSQLsCode(_ code: String, _ trouble: DatabaseTrouble) {
        #expect(DatabaseTrouble(sqlState: code) == trouble)
    }

    private static let sqliteCodes: [(CInt, DatabaseTrouble)] = [
        (5, .busy), (517, .busy), (6, .busy), (7, .busy), (15, .busy), (10, .unreachable),
        (778, .unreachable), (14, .unreachable), (13, .full), (8, .readOnly), (1032, .readOnly),
        (11, .damaged), (26, .damaged), (1, .failure), (19, .failure), (275, .failure),
    ]

    @Test(arguments: sqliteCodes)
    func isToldBySQLitesCode(_ code: CInt, _ trouble: DatabaseTrouble) {
        #expect(DatabaseTrouble(sqliteCode: code) == trouble)
    }

    @Test func isToldInPlainWordsAndWhetherItPasses() {
        #expect(
            DatabaseTrouble.allCases.map { "\($0): \($0.isPassing)" } == [
                "the database cannot be reached: true", "the database is busy: true",
                "the database has no room left: true", "the database takes no changes at the moment: true",
                "the database takes no changes: false", "the database is damaged: false",
                "the database could not do this: false",
            ])
    }

    @Test func isLoggedOnceAMinute() {
        let start = ContinuousClock.now
        let seconds = Mutex(0)
        let lines = Mutex<[String]>([])
        let log = FailureLog(
            write: { line in lines.withLock { $0.append(line) } },
            now: { start + .seconds(seconds.withLock { $0 }) })
        for second in [0, 1, 59, 60, 61] {
            seconds.withLock { $0 = second }
            log.note(.unreachable, "refused")
        }
        log.note(.full, "no space left")
        #expect(
            lines.withLock { $0 } == [
                "the database cannot be reached: refused", "the database cannot be reached: refused",
                "the database has no room left: no space left",
            ])
    }
}
