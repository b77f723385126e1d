import Charts
import PinionTesting
import SwiftUI
import Testing

/// Foundation's types where Pinion has its own.
@MainActor
@Suite struct FoundationTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        let app = TestApp { Site { WindowGroup(content: content) } }
        return try await app.open("/")
    }

    private let english = Locale(identifier: "en_US")

    @Test func formatsOfFoundationWriteTexts() async throws {
        let day = Date(timeIntervalSince1970: 1_772_366_400)
        let tab = try await open {
            Text(12, format: .percent.locale(english))
            Text(0.25, format: .percent.locale(english))
            Text(3, format: .currency(code: "EUR").locale(english))
            Text(["Ada", "Grace"], format: .list(type: .and).locale(english))
            Text(day, format: .dateTime.year().locale(english))
            Text("In \(day, format: .dateTime.year().locale(english))")
        }
        #expect(tab.texts == ["12%", "25%", "€3.00", "Ada and Grace", "2026", "In 2026"])
    }

    @Test func formattersOfFoundationWriteTexts() async throws {
        let years = DateFormatter()
        years.dateFormat = "yyyy"
        let numbers = NumberFormatter()
        numbers.locale = english
        numbers.minimumFractionDigits = 2
        let tab = try await open {
            Text(Date(timeIntervalSince1970: 1_772_366_400), formatter: years)
            Text("In \(Date(timeIntervalSince1970: 1_772_366_400), formatter: years)")
            Text(NSNumber(value: 1.5), formatter: numbers)
            Text("\(1.5, formatter: numbers)")
        }
        #expect(tab.texts == ["2026", "In 2026", "1.50", "1.50"])
    }

    @Test func fieldsReadWhatAFormatReads() async throws {
        let model = Numbers()
        let tab = try await open { NumberFields(model: model) }
        try tab.type("1,200", into: "Guests")
        try tab.type("12.5", into: "Old")
        try tab.type("25%", into: "Share")
        #expect(model.guests == 1200)
        #expect(model.old == 12.5)
        #expect(model.share == 0.25)
    }

    /// What a client sends may never trap.
    @Test(arguments: [
        "x", "", "-", "1e999", "99999999999999999999999", "-99999999999999999999", "nan", "\u{0}", "١٢",
    ])
    func whatAFormatCannotReadIsSaidAtTheField(_ text: String) async throws {
        let model = Numbers()
        let tab = try await open { NumberFields(model: model) }
        for field in ["Guests", "Small", "Share", "Old", "Day", "Exact"] { try tab.type(text, into: field) }
        #expect([1, 12].contains(model.guests))
        #expect(model.share.isFinite && model.old.isFinite)
        model.small = 1
        try tab.type("300", into: "Small")
        #expect(model.small == 1)
        #expect(try tab.error(of: "Small") == "This is a whole number.")
    }

    @Test func aDateIsChosenInTheZoneOfTheServer() async throws {
        let model = Numbers()
        let tab = try await open {
            DatePicker("Start", selection: Bindable(model).day)
            DatePicker("Day", selection: Bindable(model).day, in: ...model.day, displayedComponents: .date)
        }
        let calendar = Calendar(identifier: .gregorian)
        try tab.type("2025-02-28T09:30", into: "Start")
        #expect(
            model.day
                == calendar.date(from: DateComponents(year: 2025, month: 2, day: 28, hour: 9, minute: 30)))
        try tab.type("2025-02-27", into: "Day")
        #expect(
            model.day
                == calendar.date(from: DateComponents(year: 2025, month: 2, day: 27, hour: 9, minute: 30)))
        try tab.type("2099-01-01", into: "Day")
        #expect(try tab.error(of: "Day") == "The latest is 2025-02-27.")
    }

    @Test func anAddressOfFoundationIsFollowed() async throws {
        let swift = try #require(URL(string: "https://www.swift.org/install"))
        let tab = try await open {
            Link("Swift", destination: swift)
            AsyncImage(url: swift)
            AsyncImage(url: nil as URL?) { phase in
                if phase.image == nil { Text("No picture") }
            }
        }
        #expect(tab.html.contains(#"href="https://www.swift.org/install""#))
        #expect(tab.html.contains(#"src="https://www.swift.org/install""#))
        #expect(tab.texts.contains("No picture"))
    }

    @Test func rowsAreDeletedAndMovedByIndexSets() async throws {
        let model = Rows()
        let tab = try await open { RowList(model: model) }
        try await tab.click("Delete")
        #expect(model.rows == ["b", "c"])
        try await tab.click("Move down")
        #expect(model.rows == ["c", "b"])
        #expect(model.last == IndexSet([0]))
    }

    @Test func aDateIsAMomentInAChart() {
        let date = Date(timeIntervalSince1970: 1_772_366_400)
        #expect(date.plotted == .moment(Moment(secondsSince1970: 1_772_366_400)))
        #expect(Date(plotted: date.plotted) == date)
        #expect(Date(plotted: .number(1)) == nil)
    }
}

@Observable
private final class Numbers {
    var guests = 1
    var small: UInt8 = 1
    var share = 0.5
    var old = 1.5
    var exact: Decimal = 1
    var day = Date(timeIntervalSince1970: 1_772_366_400)
}

private struct NumberFields: View {
    @Bindable var model: Numbers

    private let english = Locale(identifier: "en_US")

    var body: some View {
        TextField("Guests", value: $model.guests, format: .number.locale(english))
        TextField("Small", value: $model.small, format: IntegerFormatStyle<UInt8>(locale: english))
        TextField("Share", value: $model.share, format: .percent.locale(english))
        TextField("Exact", value: $model.exact, format: Decimal.FormatStyle(locale: english))
        TextField("Old", value: $model.old, formatter: numbers)
        TextField("Day", value: $model.day, format: .dateTime.year().month().day().locale(english))
    }

    private var numbers: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = english
        formatter.numberStyle = .decimal
        return formatter
    }
}

private final class Rows: ObservableObject {
    @Published var rows = ["a", "b", "c"]
    var last = IndexSet()

    func delete(at offsets: IndexSet) { rows.remove(atOffsets: offsets) }
}

private struct RowList: View {
    @ObservedObject var model: Rows

    var body: some View {
        List {
            ForEach(model.rows, id: \.self) { Text($0) }
                .onDelete(perform: model.delete)
                .onMove { source, destination in
                    model.last = source
                    model.rows.move(fromOffsets: source, toOffset: destination)
                }
        }
    }
}
