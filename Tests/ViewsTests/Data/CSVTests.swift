import Testing
import Views

@Suite("Comma-separated values")
struct CSVTests {
    @Test func haveALineForEachRow() {
        #expect(CSV([["Name", "Length"], ["Vasa", "69"], []]).text == "Name,Length\r\nVasa,69\r\n\r\n")
    }

    @Test(arguments: [
        ("a,b", #""a,b""#), (#"the "Fram""#, #""the ""Fram""""#), ("two\nlines", "\"two\nlines\""),
        ("a;b", #""a;b""#),
        ("tab\tbed", "\"tab\tbed\""), ("größer", "größer"), (" spaces ", " spaces "), ("", ""),
    ])
    func areQuotedWhereTheyHaveTo(field: String, written: String) {
        #expect(CSV([[field]]).text == written + "\r\n")
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), (#"=HYPERLINK("x")"#, #""'=HYPERLINK(""x"")""#), ("+49 30 1234", "'+49 30 1234"),
        ("-2+3", "'-2+3"),
        ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "\"'\t'=1\""), ("\r=1", "\"'\r'=1\""), (" =1", "' =1"),
        ("＝1", "'＝1"), ("-", "'-"), ("--1", "'--1"), ("-1e5", "'-1e5"), ("-.5", "'-.5"),
    ])
    func areNoFormulas(field: String, written: String) {
        #expect(CSV([[field]]).text == written + "\r\n")
    }

    /// Where a semicolon or a tab separates values, a program parts fields there: within quotes, too, if these do not
    /// stand where one begins.
    @Test(arguments: [
        ("/x;=cmd", #""/x;'=cmd""#), ("a;b;@SUM", #""a;b;'@SUM""#), ("a\t+cmd", "\"a\t'+cmd\""),
        ("a\n=1", "\"a\n'=1\""), ("a\r\n =1", "\"a\r\n' =1\""), (#"a;"=1"#, #""a;'""=1""#),
        ("a;-5;=b", #""a;'-5;'=b""#), ("=a;=b", #""'=a;'=b""#), ("a; ;=b", #""a; ;'=b""#),
        ("a;b=c;\td", "\"a;b=c;\td\""),
    ])
    func areNoFormulasInTheMiddleOfAFieldEither(field: String, written: String) {
        #expect(CSV([["Vasa", field, "69"]]).text == "Vasa,\(written),69\r\n")
    }

    @Test(arguments: ["-27.5", "+3", "-0", "69", "1=1", "a@b", "'=1"])
    func stayAsTheyAreOtherwise(field: String) {
        #expect(CSV([[field]]).text == field + "\r\n")
    }

    @Test func beginInAFileWithWhatSpreadsheetProgramsNeed() {
        #expect(CSV([["é"]]).bytes == [0xEF, 0xBB, 0xBF, 0xC3, 0xA9, 13, 10])
    }
}
