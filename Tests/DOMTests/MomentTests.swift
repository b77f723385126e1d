import DOM
import Testing

@Suite("Moments")
struct MomentTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-22T15:57:02Z", 1_795_363_022_000),
        ("1969-12-31T23:59:59.999Z", -1), ("2000-02-29T12:00:00.250Z", 951_825_600_250),
        ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ])
    func areWrittenAsTheyAreRead(_ text: String, _ milliseconds: Int64) {
        #expect(Moment(text)?.millisecondsSince1970 == milliseconds)
        #expect("\(Moment(millisecondsSince1970: milliseconds))" == text)
    }

    @Test(arguments: [
        "", "Z", "2026-11-22", "2026-11-22T15:57:02", "2026-02-29T00:00:00Z", "10000-01-01T00:00:00Z",
        "2026-11-22T15:57:02.1234Z", "now",
    ])
    func areNotReadFromWhatIsNone(_ text: String) {
        #expect(Moment(text) == nil)
    }

    @Test(arguments: [
        (Double.infinity, "9999-12-31T23:59:59.999Z"), (-.infinity, "0001-01-01T00:00:00Z"),
        (.nan, "1970-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59.999Z"),
        (1.0005, "1970-01-01T00:00:01.001Z"),
    ])
    func endAtTheirFirstAndLast(_ seconds: Double, _ text: String) {
        #expect("\(Moment(secondsSince1970: seconds))" == text)
    }

    @Test func lieApart() throws {
        let noon = try #require(Moment("2026-03-01T12:00:00Z"))
        #expect("\(noon.advanced(by: .milliseconds(-43_200_001)))" == "2026-02-28T23:59:59.999Z")
        #expect(noon.duration(to: noon.advanced(by: .seconds(90))) == .seconds(90))
        #expect(noon.advanced(by: .seconds(Int64.max)) > noon)
        #expect(noon.advanced(by: .seconds(Int64.min)) < noon)
    }

    @Test func areShownByClocks() throws {
        let moment = try #require(Moment("2026-02-28T23:30:05Z"))
        #expect("\(moment.dateAndTime())" == "2026-02-28T23:30:05")
        #expect("\(moment.dateAndTime(offset: 3600))" == "2026-03-01T00:30:05")
        #expect("\(moment.dateAndTime(offset: .min))" == "2026-02-27T23:30:05")
    }

    @Test func areNow() {
        #expect(Moment.now > Moment("2026-01-01T00:00:00Z")!)
    }
}
