import SwiftUI

// What the comments in `Sources/PinionSwiftUI` show.
@MainActor
enum Shown {
    final class ModelData: ObservableObject {}

    struct ContentView: View {
        var body: some View { Text("Landmarks") }
    }

    struct SettingsView: View {
        var body: some View { Text("Language") }
    }

    struct LandmarksApp: App {
        @StateObject private var modelData = ModelData()

        var body: some Scene {
            WindowGroup {
                ContentView().environmentObject(modelData)
            }
        }
    }

    struct SettingsApp: App {
        var body: some Scene {
            Settings { SettingsView() }
        }
    }

    struct BookEditor: View {
        @Bindable var book: Book

        var body: some View { TextField("Title", text: $book.title) }
    }

    struct Task: Identifiable {
        let id: Int
        let title: String
    }

    struct TaskList: View {
        @State private var tasks = [Task(id: 1, title: "Milk")]

        var body: some View {
            ForEach(tasks) { Text($0.title) }
                .onDelete { tasks.remove(atOffsets: $0) }
        }
    }

    struct Formats: View {
        let order: Receipt
        let names: [String]
        @State private var guests = 4

        var body: some View {
            Text(order.date, format: .dateTime.day().month())
            Text(names, format: .list(type: .and))
            Text(12, format: .percent)
            TextField("Guests", value: $guests, format: .number)
        }
    }

    final class ArticleLibrary: ObservableObject {
        func delete(_ article: Int) {}
    }

    struct Asking: View {
        let article: Int
        @ObservedObject var library: ArticleLibrary
        @State private var isAsking = false

        var body: some View {
            Text("Article")
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Delete the article?"), message: Text("It cannot be brought back."),
                        primaryButton: .destructive(Text("Delete")) { library.delete(article) },
                        secondaryButton: .cancel())
                }
        }
    }

    struct Done: View {
        @Environment(\.presentationMode) var presentationMode

        var body: some View {
            Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
    }

    struct CounterView: View {
        @Binding var count: Int

        var body: some View { Stepper("Count", value: $count) }
    }

    struct ContentView_Previews: PreviewProvider {
        static var previews: some View {
            ContentView().previewDisplayName("Empty")
        }
    }
}

private typealias CounterView = Shown.CounterView

#Preview("Empty", traits: .landscapeLeft) {
    @Previewable @State var count = 0
    CounterView(count: $count)
}
