import SwiftUI

@main
struct RecipesApp: App {
    var body: some Scene {
        WindowGroup {
            RecipeList()
        }
    }
}

struct Recipe: Identifiable, Hashable, Codable {
    let id: String
    var minutes: Int
    var steps: [String]
}

struct RecipeList: View {
    @State private var recipes = [
        Recipe(id: "Pancakes", minutes: 20, steps: ["Mix", "Rest", "Fry"]),
        Recipe(id: "Soup", minutes: 45, steps: ["Chop", "Boil"]),
        Recipe(id: "Bread", minutes: 180, steps: ["Knead", "Wait", "Bake"]),
    ]
    @State private var path: [Recipe] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(recipes) { recipe in
                    NavigationLink(value: recipe) {
                        HStack {
                            Text(recipe.id)
                            Spacer()
                            Text("\(recipe.minutes) min").foregroundColor(.secondary)
                        }
                    }
                }
                .onDelete { recipes.remove(atOffsets: $0) }
                .onMove { recipes.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItem(placement: .bottomBar) {
                    Button("Fastest") {
                        if let fastest = recipes.min(by: { $0.minutes < $1.minutes }) { path = [fastest] }
                    }
                }
            }
        }
    }
}

struct RecipeView: View {
    let recipe: Recipe
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(recipe.steps, id: \.self) { step in
                NavigationLink(step) {
                    Text("How to \(step.lowercased())").navigationTitle(step)
                }
            }
            TextField("Note", text: $note)
            Button("Done") { dismiss() }
        }
        .navigationTitle(recipe.id)
    }
}
