import DashboardStorage
import PinionAccounts

/// The account of a person, edited in a sheet.
struct AccountView: View {
    @StateObject private var account: Account
    @EnvironmentObject private var theme: Theme
    @SceneStorage("isEditing") private var isEditing = false

    init(account: @autoclosure @escaping () -> Account) {
        _account = StateObject(wrappedValue: account())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Account").font(.largeTitle).foregroundStyle(theme.style.titleColor)
            if let user = account.user {
                GroupBox("You") {
                    Text("Username: ").foregroundColor(.secondary) + Text(user.name)
                    Text("Name: ").foregroundColor(.secondary) + Text(user.displayName)
                    Text("E-mail: ").foregroundColor(.secondary) + Text(user.email ?? localized("none"))
                    Button("Edit…") { isEditing = true }
                }
                GroupBox("Looks") {
                    ThemePicker(choose: account.choose)
                    LanguagePicker()
                }
            } else {
                ProgressView("Loading…")
            }
        }
        .pageTitle("Account")
        .sheet(item: edited) { user in
            ProfileEditingSheet(user: user, account: account)
        }
        .task { await account.load() }
    }

    /// Who is edited, once it is known who that is.
    private var edited: Binding<Person?> {
        Binding(
            get: { isEditing ? account.user : nil },
            set: { user in
                isEditing = user != nil
                if user == nil { account.giveUp() }
            })
    }
}
