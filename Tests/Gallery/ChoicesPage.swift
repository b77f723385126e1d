import Pinion

/// Choices, days and colours.
struct ChoicesPage: View {
    enum Size: String, CaseIterable {
        case small, medium, large
    }

    @State private var wantsNews = false
    @State private var isNight = true
    @State private var country = "Italy"
    @State private var size = Size.medium
    @State private var speed = Size.small
    @State private var toppings: Set<String> = ["Ham"]
    @State private var birthday = CalendarDate(year: 1815, month: 12, day: 10)!
    @State private var alarm = TimeOfDay(hour: 6, minute: 30)!
    @State private var start = DateAndTime("2026-02-28T09:30")!
    @State private var color = Color(hex: "#3366cc")!
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Toggle("Send me news", isOn: $wantsNews)
            Text("News: \(wantsNews ? "yes" : "no")").name("news-value")
            Toggle("Night mode", isOn: $isNight).toggleStyle(.switch)
            Text("Night: \(isNight ? "yes" : "no")").name("night-value")
            Picker("Country", selection: $country) {
                ForEach(["France", "Italy", "Spain"], id: \.self) { Text($0) }
            }
            Text("Country: \(country)").name("country-value")
            sizes
            Picker("Toppings", selection: $toppings) {
                ForEach(["Cheese", "Ham", "Olives"], id: \.self) { Text($0) }
            }
            Text("Toppings: \(toppings.sorted().joined(separator: ", "))").name("toppings-value")
            dates
            ColorPicker("Header", selection: $color)
            Text("Painted").padding().background(color).name("color-value")
            DisclosureGroup("More", isExpanded: $isExpanded) { Text("Here is more.") }
            Text("More: \(isExpanded ? "open" : "closed")").name("more-value")
            Button("Send") {}
            Button("Change all", action: changeAll)
        }
        .navigationTitle("Choices")
    }

    @ViewBuilder private var sizes: some View {
        Picker("Size", selection: $size) {
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.radioGroup)
        Text("Size: \(size.rawValue)").name("size-value")
        Picker("Speed", selection: $speed) {
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Text("Speed: \(speed.rawValue)").name("speed-value")
    }

    @ViewBuilder private var dates: some View {
        DatePicker("Birthday", selection: $birthday, in: ...CalendarDate("2026-12-31")!)
        Text("Birthday: \(birthday)").name("birthday-value")
        DatePicker("Alarm", selection: $alarm)
        Text("Alarm: \(alarm)").name("alarm-value")
        DatePicker("Start", selection: $start)
        Text("Start: \(start)").name("start-value")
    }
    private func changeAll() {
        wantsNews.toggle()
        isNight.toggle()
        country = "Spain"
        size = .large
        speed = .medium
        toppings = ["Cheese", "Olives"]
        birthday = CalendarDate(year: 1906, month: 12, day: 9)!
        alarm = TimeOfDay(hour: 7, minute: 45)!
        start = DateAndTime("2026-03-01T18:00")!
        color = Color(hex: "#aa3311")!
        isExpanded.toggle()
    }
}
