import DOM
import Testing

@Suite("Calendar")
struct CalendarTests {
    @Test(arguments: [
        (2026, 2, 28, true), (2026, 2, 29, false), (2024, 2, 29, true), (1900, 2, 29, false),
        (2000, 2, 29, true), (2026, 4, 31, false), (0, 1, 1, false), (2026, 13, 1, false),
        (Int.max, 1, 1, false), (2026, 1, Int.min, false),
    ])
    func knowsItsDays(_ year: Int, _ month: Int, _ day: Int, _ exists: Bool) {
        #expect((CalendarDate(year: year, month: month, day: day) != nil) == exists)
    }

    @Test func countsDays() throws {
        let first = try #require(CalendarDate("1969-12-31"))
        let last = try #require(CalendarDate("2026-11-21"))
        #expect(first.days(to: last) == 20_779)
        #expect(first.adding(days: 20_779) == last)
        #expect(last.adding(days: -20_779) == first)
    }

    @Test func everyDayIsFollowedByTheNext() throws {
        var day = try #require(CalendarDate("1999-12-30"))
        for _ in 0..<1_500 {
            let next = day.adding(days: 1)
            #expect(next > day)
            #expect(day.days(to: next) == 1)
            day = next
        }
        #expect("\(day)" == "2004-02-07")
    }

    @Test func endsAtItsLastDay() throws {
        let day = try #require(CalendarDate("2026-02-28"))
        #expect("\(day.adding(days: .max))" == "275759-12-31")
        #expect("\(day.adding(days: .min))" == "0001-01-01")
    }

    @Test(arguments: ["09:30", "00:00", "23:59:59"])
    func writesTimesAsTheyAreRead(_ text: String) {
        #expect(TimeOfDay(text)?.description == text)
    }

    @Test(arguments: ["24:00", "9:30", "09:60", "09:30:60", "", "noon"])
    func knowsWhatIsNoTime(_ text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test func putsMomentsInOrder() throws {
        let moments = try ["2026-02-28T09:30", "2026-02-28T10:00", "2026-03-01T00:00"].map {
            try #require(DateAndTime($0))
        }
        #expect(moments.sorted(by: >) == moments.reversed())
    }

    @Test func theClockShowsADay() {
        #expect(DateAndTime.now.date >= CalendarDate(year: 2025, month: 1, day: 1)!)
    }

    @Test(
        arguments: [
            ("2026-02-28", "2026-02-28"), ("0001-01-01", "0001-01-01"), ("00044-03-15", "0044-03-15"),
            ("12345-06-07", "12345-06-07"), ("275759-12-31", "275759-12-31"), ("275760-01-01", nil),
            ("0275759-12-31", nil), ("999-01-01", nil), ("0000-01-01", nil), ("2026-1-01", nil),
            ("2026-01-1", nil),
            ("2026-001-01", nil), ("2026-01-001", nil), ("2026-01-01-", nil), ("2026-01", nil),
            ("-2026-01-01", nil),
            ("2026-01-00", nil), ("2026-00-01", nil), ("2026-12-32", nil), ("2026-0a-01", nil),
            ("２０２６-01-01", nil),
            ("2026/01/01", nil), ("", nil),
        ] as [(String, String?)])
    func readsAndWritesDays(_ text: String, _ written: String?) {
        #expect(CalendarDate(text)?.description == written)
    }

    @Test(
        arguments: [
            ("09:05", "09:05"), ("09:05:00", "09:05"), ("09:05:07", "09:05:07"), ("09:05:07.9", "09:05:07"),
            ("09:05:07.25", "09:05:07"), ("23:59:59.999", "23:59:59"), ("09:05:07.1234", nil),
            ("09:05:07.", nil),
            ("09:05:07.x", nil), ("09:05:07.1.2", nil), ("09:05:7", nil), ("09:05:", nil),
            ("09:05:07:08", nil),
            ("9:05", nil), ("09:5", nil), ("009:05", nil), ("09", nil), ("24:00", nil), ("23:60", nil),
            ("23:59:60", nil), ("-1:00", nil), ("09.05", nil),
        ] as [(String, String?)])
    func readsAndWritesTimes(_ text: String, _ written: String?) {
        #expect(TimeOfDay(text)?.description == written)
    }

    @Test(
        arguments: [
            ("2026-02-28T09:05", "2026-02-28T09:05"), ("0044-03-15T23:59:58.5", "0044-03-15T23:59:58"),
            ("2026-02-28 09:05", nil), ("2026-02-28T", nil), ("T09:05", nil), ("2026-02-28", nil),
            ("2026-02-28T09:05T", nil), ("2026-02-29T09:05", nil), ("2026-02-28T24:00", nil),
        ] as [(String, String?)])
    func readsAndWritesMoments(_ text: String, _ written: String?) {
        #expect(DateAndTime(text)?.description == written)
    }

    @Test func putsTimesInOrder() throws {
        let times = try ["08:59:59", "09:00", "09:00:01", "09:01", "10:00"].map {
            try #require(TimeOfDay($0))
        }
        #expect(times.reversed().sorted() == times)
        let days = try ["2025-12-31", "2026-01-30", "2026-02-01", "2026-02-02"].map {
            try #require(CalendarDate($0))
        }
        #expect(days.reversed().sorted() == days)
    }
}
