import Pinion

// What the comments of text fields and of what they are formatted by show.
@MainActor
private struct Fields {
    @ViewBuilder func currencyFormat(price: Double) -> some View {
        Text(price, format: .currency(code: "EUR"))
    }

    @ViewBuilder func decimalFormat(@Binding weight: Double, @Binding price: Double) -> some View {
        TextField("Weight", value: $weight, format: .number)
        TextField("Price", value: $price, format: .number.fractionLength(2))
    }

    struct Percent: FieldFormat {
        func text(of value: Double) -> String { "\(Int(value * 100)) %" }

        func value(of text: String) throws(FieldError) -> Double {
            let digits = text.prefix { $0.isNumber }
            guard let number = Double(digits) else { throw FieldError("This is a percentage such as 40 %.") }
            return number / 100
        }
    }

    @ViewBuilder func percentFormat(load: Double, @Binding discount: Double) -> some View {
        Text(load, format: .percent)
        TextField("Discount", value: $discount, format: .percent)
    }

    @ViewBuilder func textFormat(price: Double, load: Double) -> some View {
        Text(price, format: .currency(code: "EUR"))
        Text(load, format: .percent)
    }

    @ViewBuilder func textEditor(@Binding article: Article) -> some View {
        TextEditor(text: $article.text)
    }

    @ViewBuilder
    func textField(@Binding username: String, @Binding about: String, @Binding age: Int) -> some View {
        TextField("Username", text: $username)
        TextField("About you", text: $about, axis: .vertical)
        TextField("Age", value: $age, format: .number)
    }

    @ViewBuilder func mergedTextField(@Binding guests: String) -> some View {
        TextField("Guests", text: $guests).onConflict { base, mine, theirs in
            theirs.hasPrefix(base) && mine.hasPrefix(base) ? theirs + mine.dropFirst(base.count) : nil
        }
    }

    struct DatesView: View {
        @State private var birthday = CalendarDate(year: 1815, month: 12, day: 10)!
        @State private var alarm = TimeOfDay(hour: 6, minute: 30)!
        @State private var start = DateAndTime.now

        var body: some View {
            DatePicker("Birthday", selection: $birthday, in: ...CalendarDate.today)
            DatePicker("Alarm", selection: $alarm)
            DatePicker("Start", selection: $start)
            DatePicker("Start", selection: $start, displayedComponents: .date)
        }
    }

    struct Article {
        var text: String
    }
}
