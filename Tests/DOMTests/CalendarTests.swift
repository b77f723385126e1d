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
}
