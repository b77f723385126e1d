import DOM
import JSON
import Reactive
import Testing
import Views

@MainActor
@Suite("DatePicker")
struct DatePickerTests {
    @Test func aDayIsADateField() {
        let page = MountedPage(Birthday())
        #expect(
            page.html == """
                <label class="field"><span>Birthday</span>\
                <input min="1900-01-01" max="2026-12-31" type="date" name="birthday" form="page" \
                value="1985-12-10"></label><p>1985-12-10</p>
                """)
    }

    @Test func choosingADayReachesTheModel() {
        let page = MountedPage(Birthday())
        #expect(page.type("2000-02-29", into: "birthday") == nil)
        #expect(page.texts.last == "2000-02-29")
    }

    @Test(arguments: [
        ("2001-02-29", "There is no such date."), ("soon", "A date looks like 2026-02-28."),
        ("", "A date is needed here."), ("1899-12-31", "The earliest is 1900-01-01."),
        ("2027-01-01", "The latest is 2026-12-31."),
    ])
    func whatIsNoSuchDayIsRefused(_ text: String, _ message: String) {
        let page = MountedPage(Birthday())
        #expect(page.type(text, into: "birthday") == message)
        #expect(page.texts.last == "1985-12-10")
    }

    @Test func aTimeIsATimeField() {
        let page = MountedPage {
            DatePicker("Alarm", selection: .constant(TimeOfDay(hour: 6, minute: 5)!))
        }
        #expect(
            page.html == """
                <label class="field"><span>Alarm</span>\
                <input type="time" name="alarm" form="page" value="06:05"></label>
                """)
    }

    @Test func bothAreOneField() {
        let page = MountedPage(Meeting())
        #expect(page.control("start")?.jsonValue == .string("2026-02-28T09:30"))
        page.type("2026-03-01T10:00", into: "start")
        #expect(page.texts.last == "2026-03-01T10:00")
    }

    @Test func aPartCanBeChangedAlone() {
        let page = MountedPage(Meeting())
        page.type("2026-04-05", into: "start-2")
        #expect(page.texts.last == "2026-04-05T09:30")
        page.type("17:45", into: "start-3")
        #expect(page.texts.last == "2026-04-05T17:45")
    }

    @Test(arguments: [
        ("start", "A date and a time are needed here."), ("start-2", "A date is needed here."),
        ("start-3", "A time is needed here."),
    ])
    func whatIsEmptiedStaysSoWithTheReasonAtIt(_ name: String, _ message: String) {
        let page = MountedPage(Meeting())
        #expect(page.type("", into: name) == message)
        #expect(page.control(name)?.jsonValue == .string(""))
        #expect(page.texts.contains(message))
        #expect(page.texts.last == "2026-02-28T09:30")
    }

    @Test func whatTheModelSaysAnewTakesThePlaceOfAnEmptyField() {
        let page = MountedPage(Meeting())
        page.type("", into: "start-2")
        page.type("2026-04-05T10:00", into: "start")
        #expect(page.control("start-2")?.jsonValue == .string("2026-04-05"))
        #expect(!page.texts.contains("A date is needed here."))
    }
}

private struct Birthday: View {
    @State private var birthday = CalendarDate(year: 1985, month: 12, day: 10)!

    var body: some View {
        DatePicker(
            "Birthday", selection: $birthday,
            in: CalendarDate("1900-01-01")!...CalendarDate("2026-12-31")!, displayedComponents: .date)
        Text("\(birthday)")
    }
}

private struct Meeting: View {
    @State private var start = DateAndTime("2026-02-28T09:30")!

    var body: some View {
        DatePicker("Start", selection: $start)
        DatePicker("Day", selection: $start, displayedComponents: .date)
        DatePicker("Time", selection: $start, displayedComponents: [.hourAndMinute])
        Text("\(start)")
    }
}
