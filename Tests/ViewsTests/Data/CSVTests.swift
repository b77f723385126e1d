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
        ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "\"'\t=1\""), ("\r=1", "\"'\r=1\""), (" =1", "' =1"),
        ("＝1", "'＝1"), ("-", "'-"), ("--1", "'--1"), ("-1e5", "'-1e5"), ("-.5", "'-.5"),
    ])
    func areNoFormulas(field: String, written: String) {
        #expect(CSV([[field]]).text == written + "\r\n")
    }

    @Test(arguments: ["-27.5", "+3", "-0", "69", "1=1", "a@b", "'=1"])
    func stayAsTheyAreOtherwise(field: String) {
        #expect(CSV([[field]]).text == field + "\r\n")
    }

    @Test func beginInAFileWithWhatSpreadsheetProgramsNeed() {
        #expect(CSV([["é"]]).bytes == [0xEF, 0xBB, 0xBF, 0xC3, 0xA9, 13, 10])
    }
}
