import Pinion
import PinionImages

// What the comments in `Sources/Views/Controls` show, without its fields.
@MainActor
private struct Controls {
    @ViewBuilder func asyncImage(user: Person) -> some View {
        AsyncImage(url: user.photo)
        AsyncImage(url: user.photo) { image in
            image.resizable().clipShape(Circle())
        } placeholder: {
            ProgressView()
        }
    }

    @ViewBuilder func button(model: Model, @Binding isShown: Bool) -> some View {
        Button("Clear") { model.clear() }
        Button("Save") { await model.save() }
        Button(action: { isShown = true }, label: { Text("Sign up") })
    }

    @ViewBuilder func colorPicker(@Binding user: Person) -> some View {
        ColorPicker("Header", selection: $user.headerColor)
    }

    @ViewBuilder func disclosureGroup(@Binding isVerbose: Bool, @Binding isFiltering: Bool) -> some View {
        DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
        DisclosureGroup("Filter", isExpanded: $isFiltering) { FilterView() }
    }

    @ViewBuilder func gauge(used: Double, total: Double, temperature: Double) -> some View {
        Gauge("Memory", value: used, in: 0...total)
        Gauge(value: temperature, in: -10...40) {
            Text("Outside")
        } currentValueLabel: {
            Text("\(temperature)°")
        }
    }

    @ViewBuilder func image(camera: Camera) -> some View {
        Image("photos/ada.jpg", label: Text("Ada Lovelace, about 1840"))
        Image(decorative: "wave.svg")
        Image(systemName: "trash")
        Image(data: camera.frame, type: .jpeg, label: Text("The door"))
    }

    @ViewBuilder func label(user: Person) -> some View {
        Label("Delete", systemImage: "trash")
        Label {
            Text(user.name)
        } icon: {
            Image(decorative: user.photo)
        }
    }

    @ViewBuilder func link() -> some View {
        Link("Swift", destination: "https://www.swift.org")
        Link("Write to us", destination: "mailto:hello@example.org")
    }

    @ViewBuilder func menu(model: Model, @Binding isRenaming: Bool) -> some View {
        Menu("More") {
            Button("Rename") { isRenaming = true }
            Button("Delete", role: .destructive) { model.delete() }
        }
    }

    @ViewBuilder func photoPicker(accounts: Photos, user: Int) -> some View {
        PhotoPicker("Photo") { file in
            let portrait = try await file.portrait()
            try await accounts.setPhoto(portrait.bytes, type: .jpeg, for: user)
        }
    }

    @ViewBuilder func picker(@Binding size: Size, @Binding country: String, countries: [String]) -> some View
    {
        Picker("Size", selection: $size) {
            Text("Small").tag(Size.small)
            Text("Large").tag(Size.large)
        }

        Picker("Country", selection: $country) {
            ForEach(countries, id: \.self) { Text($0) }
        }
    }

    @ViewBuilder func pickerOfSeveral(@Binding days: Set<Weekday>) -> some View {
        Picker("Days", selection: $days) {
            ForEach(Weekday.allCases) { Text($0.name) }
        }
        .onConflict { base, mine, theirs in
            let (added, removed) = (mine.subtracting(base), base.subtracting(mine))
            return theirs.union(added).subtracting(removed)
        }
    }

    @ViewBuilder func progressView(sent: Double, size: Double) -> some View {
        ProgressView()
        ProgressView("Loading…")
        ProgressView("Uploading", value: sent, total: size)
    }

    @ViewBuilder func slider(@Binding volume: Double, @Binding speed: Double) -> some View {
        Slider("Volume", value: $volume, in: 0...11, step: 1)
        Slider(value: $speed, in: 0...100) {
            Text("Speed")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
    }

    @ViewBuilder func stepper(@Binding guests: Int, @Binding zoom: Int) -> some View {
        Stepper("Guests", value: $guests, in: 1...8)
        Stepper("Zoom", onIncrement: { zoom *= 2 }, onDecrement: { zoom /= 2 })
    }

    @ViewBuilder func text(user: Person) -> some View {
        Text("Username: ").foregroundColor(.secondary) + Text(user.username).bold()
    }

    @ViewBuilder func toggle(@Binding wantsNews: Bool, @Binding isNight: Bool) -> some View {
        Toggle("Send me news", isOn: $wantsNews)
        Toggle("Night mode", isOn: $isNight).toggleStyle(.switch)
    }

    struct Person {
        var name, username, photo: String
        var headerColor: Color
    }

    struct Model {
        func clear() {}
        func save() async {}
        func delete() {}
    }

    struct Camera {
        let frame: [UInt8]
    }

    struct Photos {
        func setPhoto(_ bytes: [UInt8], type: PictureType, for user: Int) async throws {}
    }

    enum Size { case small, large }

    enum Weekday: String, CaseIterable, Identifiable {
        case monday, tuesday
        var id: Self { self }
        var name: String { rawValue }
    }

    struct FilterView: View {
        var body: some View { Text("Filter") }
    }
}
