import Pinion

/// Fields for text.
struct TextPage: View {
    @State private var name = "Ada"
    @State private var secret = ""
    @State private var about = "One\nTwo"
    @State private var article = ""
    @State private var age = 36
    @State private var weight: Double? = 70.5
    @State private var isEnabled = true

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
                .fieldError(name == "Nobody" ? "Somebody must be meant." : nil)
                .help("As friends call you")
            Text("Name: \(name)").name("name-value")
            SecureField("Secret", text: $secret)
            Text("Secret: \(secret.count) characters").name("secret-value")
            TextField("About you", text: $about, axis: .vertical)
            Text("About: \(about.split(separator: "\n").count) lines").name("about-value")
            TextEditor(text: $article).accessibilityLabel("Article")
            Text("Article: \(article)").name("article-value")
            TextField("Age", value: $age, format: .number)
            Text("Age: \(age)").name("age-value")
            TextField("Weight", value: $weight, format: .number)
            Text("Weight: \(weight.map { "\($0)" } ?? "unknown")").name("weight-value")
            Toggle("Enabled", isOn: $isEnabled).toggleStyle(.switch)
            TextField("Disabled at times", text: $name).disabled(!isEnabled).name("at-times")
            Button("Send") {}
            Button("Change all", action: changeAll)
        }
        .navigationTitle("Text")
    }

    private func changeAll() {
        name = "Grace"
        secret = "cobol"
        about = "One\nTwo\nThree"
        article = "Ships"
        age = 85
        weight = nil
        isEnabled.toggle()
    }
}
