import Pinion

// What the comments in `Sources/Views/Layout` show.
@MainActor
private struct Layout {
    @ViewBuilder func contentUnavailableView(tasks: [String]) -> some View {
        if tasks.isEmpty {
            ContentUnavailableView("No tasks", systemImage: "checkmark", description: Text("Well done."))
        }
    }

    @ViewBuilder func form(model: Model, @Binding username: String, @Binding password: String) -> some View {
        Form {
            Section("Account") {
                TextField("Username", text: $username)
                SecureField("Password", text: $password)
            }
            Button("Sign up") { model.signUp() }
        }
    }

    @ViewBuilder func grid(model: Model) -> some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Processor")
                Text(model.processor)
            }
            Divider()
            GridRow {
                Text("Memory")
                Text(model.memory)
            }
        }
    }

    @ViewBuilder func groupBox(model: Model) -> some View {
        GroupBox("Processor") {
            Gauge(value: model.load) { Text("Load") }
        }
    }

    @ViewBuilder func hStack(total: Int) -> some View {
        HStack(spacing: 8) {
            Text("Total")
            Spacer()
            Text("\(total)")
        }
    }

    @ViewBuilder func labeledContent(owner: Person) -> some View {
        LabeledContent("Version", value: "1.2")
        LabeledContent("Owner") { Text(owner.name) }
    }

    @ViewBuilder func lazyVGrid(photos: [Photo]) -> some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))], spacing: 12) {
            ForEach(photos) { photo in PhotoView(photo: photo) }
        }
    }

    @ViewBuilder func navigationBar(user: Person) -> some View {
        NavigationBar("Pinion") {
            NavigationLink("Articles", destination: "/articles")
        } trailing: {
            Text(user.name)
        }
    }

    @ViewBuilder func navigationBarMore() -> some View {
        NavigationBar("Pinion") {
            NavigationLink("Articles", destination: "/articles")
        } more: {
            Section("Machine") {
                NavigationLink("Disks", destination: "/disks")
            }
        }
        .navigationBarStyle(.sidebarAdaptable)
    }

    @ViewBuilder func navigationBarStyle() -> some View {
        NavigationBar("Pinion") {
            NavigationLink(destination: "/people") { Label("People", systemImage: "person.2") }
        }
        .navigationBarStyle(.sidebarAdaptable)
    }

    @ViewBuilder func lazyVStack(photos: [Photo]) -> some View {
        LazyVStack(alignment: .leading) {
            ForEach(photos) { photo in PhotoView(photo: photo) }
        }
    }

    @ViewBuilder func scrollView(photos: [Photo]) -> some View {
        ScrollView(.horizontal) {
            HStack { ForEach(photos) { photo in PhotoView(photo: photo) } }
        }
    }

    @ViewBuilder func section(@Binding isNotified: Bool) -> some View {
        Section {
            Toggle("Notifications", isOn: $isNotified)
        } header: {
            Text("Messages")
        } footer: {
            Text("You can change this at any time.")
        }
    }

    @ViewBuilder func tab(@Binding page: Page) -> some View {
        TabView(selection: $page) {
            Tab("Settings", value: Page.settings) { SettingsView() }
        }
    }

    @ViewBuilder func tabView(@Binding tab: Page) -> some View {
        TabView(selection: $tab) {
            Tab("Profile", value: Page.profile) { ProfileView() }
            Tab("Settings", value: Page.settings) { SettingsView() }
        }

        TabView {
            ProfileView().tabItem { Text("Profile") }
            SettingsView().tabItem { Text("Settings") }
        }
    }

    @ViewBuilder func zStack() -> some View {
        ZStack(alignment: .bottomTrailing) {
            Image("/photo.jpg", label: Text("The garden"))
            Text("2026").padding(4)
        }
    }

    struct Model {
        let processor, memory: String
        let load: Double
        func signUp() {}
    }

    struct Person {
        let name: String
    }

    struct Photo: Identifiable {
        let id: Int
        let name: String
    }

    struct PhotoView: View {
        let photo: Photo
        var body: some View { Image("/photos/\(photo.id)", label: Text(photo.name)) }
    }

    enum Page { case profile, settings }

    struct ProfileView: View {
        var body: some View { Text("Profile") }
    }

    struct SettingsView: View {
        var body: some View { Text("Settings") }
    }
}
