import SwiftUI

// A screen of 2019 that is shown in several languages.

struct WelcomeScreen: View {
    let userName: String
    @State private var isRemembered = true
    @State private var password = ""

    private var title: String { NSLocalizedString("welcome.title", comment: "Title of the first screen") }

    var body: some View {
        NavigationView {
            VStack(alignment: .leading) {
                Text("welcome.message", tableName: "Welcome", comment: "Below the title")
                Text("Signed in as \(userName)")
                Text(verbatim: "v1.2.0")
                SecureField("Password", text: $password)
                Toggle(isOn: $isRemembered) { Text("Remember me") }
                Button(action: {}) { Text("Continue", comment: "Leads on") }
                    .accessibility(label: Text("Continue to your orders"))
            }
            .navigationBarTitle(Text(title))
        }
    }
}

struct WelcomeScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            WelcomeScreen(userName: "Ada")
                .environment(\.locale, .init(identifier: "en"))
            WelcomeScreen(userName: "Ada")
                .environment(\.locale, Locale(identifier: "ar"))
                .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
