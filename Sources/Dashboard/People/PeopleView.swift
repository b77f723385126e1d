import DashboardStorage
import PinionAccounts

/// Everybody, with a field to look for somebody.
struct PeopleView: View {
    @StateObject private var people: People

    init(people: @autoclosure @escaping () -> People) {
        _people = StateObject(wrappedValue: people())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("People").font(.largeTitle)
            Form {
                HStack(alignment: .bottom) {
                    SearchField(text: $people.search, prompt: "Name")
                    Button("Search") { await people.find() }.name("find")
                }
            }
            if let problem = people.problem {
                Text(problem).foregroundStyle(.red).name("problem")
            }
            List(people.people) { listed in
                PersonRow(listed: listed) { await people.toggle(listed) }
            }
            switch people.state {
            case .loading: ProgressView("Loading…")
            case .failed(let reason):
                Text(reason).foregroundStyle(.red).name("failure")
                Button("Retry") { await people.loadMore() }
            case .loaded where people.people.isEmpty:
                Text("Nobody is called that.").name("nobody")
                Button("Show everybody") { await people.findEverybody() }
            case .loaded where people.hasMore:
                MoreButton(shown: people.people.count, of: people.total) { await people.loadMore() }
            case .loaded: EmptyView()
            }
        }
        .pageTitle("People")
        .task { await people.find() }
    }
}

/// A person in the list.
private struct PersonRow: View {
    let listed: ListedPerson
    let toggle: () async -> Void

    var body: some View {
        HStack(spacing: 12) {
            AvatarView(person: listed.person)
            VStack(alignment: .leading, spacing: 2) {
                NavigationLink(listed.person.displayName, destination: "/people/\(listed.id)")
                (Text("@\(listed.person.name) ") + Text("· \(followers)"))
                    .font(.footnote).foregroundStyle(.secondary)
            }
            Spacer()
            Button(listed.isFollowed ? "Unfollow" : "Follow") { await toggle() }
                .buttonStyle(.borderless)
                .accessibilityLabel(
                    localized(
                        listed.isFollowed
                            ? "Unfollow \(listed.person.displayName)" : "Follow \(listed.person.displayName)")
                )
        }
    }

    private var followers: LocalizedStringKey {
        let count = listed.person.followersCount
        return count == 1 ? "1 follower" : "\(count) followers"
    }
}
