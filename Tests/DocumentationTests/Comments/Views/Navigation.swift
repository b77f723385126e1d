import Pinion

// What the comments in `Sources/Views/Navigation` show.
@MainActor
private struct Navigation {
    @ViewBuilder func navigationLink(article: Article, park: Park) -> some View {
        NavigationLink("Articles", destination: "/articles")
        NavigationLink(destination: "/articles/\(article.id)") { Text(article.title) }
        NavigationLink(park.name, value: park)
        NavigationLink {
            ParkView(park: park)
        } label: {
            ParkRow(park: park)
        }
    }

    @ViewBuilder func navigationStack(parks: [Park]) -> some View {
        NavigationStack {
            List(parks) { park in NavigationLink(park.name, value: park) }
                .navigationDestination(for: Park.self) { ParkView(park: $0) }
        }
    }

    struct Article {
        let id: Int
        let title: String
    }

    struct Park: Identifiable, Hashable {
        let id: Int
        let name: String
    }

    struct ParkView: View {
        let park: Park
        var body: some View { Text(park.name) }
    }

    struct ParkRow: View {
        let park: Park
        var body: some View { Text(park.name) }
    }
}
