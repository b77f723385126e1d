import SwiftUI

// As one navigates since iOS 16: paths of values, columns, selections.

struct Recipe: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
    var category: String
    var related: [Int] = []
}

@MainActor
final class RecipeBook: ObservableObject {
    @Published var path = NavigationPath()
    @Published var recipes = [
        Recipe(id: 1, name: "Apple pie", category: "Dessert", related: [2]),
        Recipe(id: 2, name: "Custard", category: "Dessert"),
        Recipe(id: 3, name: "Green salad", category: "Starter"),
    ]

    func showRandom() {
        if let recipe = recipes.randomElement() { path.append(recipe) }
    }

    func popToRoot() {
        path.removeLast(path.count)
    }

    func saved() -> Data? {
        path.codable.flatMap { try? JSONEncoder().encode($0) }
    }

    func restore(_ data: Data) {
        guard let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        else {
            return
        }
        path = NavigationPath(kept)
    }
}

struct RecipeStack: View {
    @StateObject private var book = RecipeBook()
    @Environment(\.scenePhase) private var scenePhase
    @State private var saved: Data?

    var body: some View {
        NavigationStack(path: $book.path) {
            List(book.recipes) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe, book: book)
            }
            .toolbar { Button("Surprise") { book.showRandom() } }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { saved = book.saved() }
        }
    }
}

struct RecipeDetail: View {
    let recipe: Recipe
    @ObservedObject var book: RecipeBook
    @ScaledMetric(relativeTo: .title) private var picture: CGFloat = 48

    var body: some View {
        VStack {
            Image(systemName: "fork.knife").frame(width: picture, height: picture)
            ForEach(book.recipes.filter { recipe.related.contains($0.id) }) { other in
                NavigationLink(other.name, value: other)
            }
            Button("All recipes") { book.popToRoot() }
        }
        .navigationTitle(recipe.name)
    }
}

struct RecipeColumns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var preferred = NavigationSplitViewColumn.sidebar
    @State private var category: String?
    @State private var recipe: Recipe?
    @State private var marked = Set<Recipe.ID>()
    @StateObject private var book = RecipeBook()

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferred) {
            List(["Dessert", "Starter"], id: \.self, selection: $category) { Text($0) }
                .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
        } content: {
            List(book.recipes.filter { $0.category == category }, selection: $recipe) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
        } detail: {
            if let recipe {
                RecipeDetail(recipe: recipe, book: book)
            } else {
                List(book.recipes, selection: $marked) { Text($0.name) }
                    .toolbar { EditButton() }
            }
        }
    }
}

struct RecipeEditor: View {
    @State private var steps = ["Peel", "Bake", "Eat"]
    @Environment(\.editMode) private var editMode
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.displayScale) private var displayScale
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        NavigationStack {
            List {
                ForEach(steps, id: \.self) { step in
                    Text(step).deleteDisabled(step == "Eat").moveDisabled(step == "Peel")
                }
                .onDelete { steps.remove(atOffsets: $0) }
                .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
            }
            .toolbar { EditButton() }
            if editMode?.wrappedValue.isEditing == true { Text("Editing") }
            Text("\(calendar.firstWeekday) \(timeZone.identifier) \(Double(displayScale))")
            Text(dynamicTypeSize >= .accessibility1 || reduceMotion ? "Careful" : "Usual")
        }
    }
}
