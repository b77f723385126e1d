import SwiftUI

// In the words of iOS 13: NavigationView, ObservableObject, presentationMode, Alert and ActionSheet as values.

struct Walk: Identifiable {
    let id = UUID()
    var name: String
    var length: Double
}

final class WalkStore: ObservableObject {
    @Published var walks = [
        Walk(name: "Around the lake", length: 4.5), Walk(name: "Up the hill", length: 2),
    ]

    func delete(at offsets: IndexSet) {
        walks.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        walks.move(fromOffsets: source, toOffset: destination)
    }
}

struct WalkList: View {
    @ObservedObject var store: WalkStore
    @State private var isAdding = false
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var chosen: Walk?
    @State private var said = "Nothing yet"

    var body: some View {
        NavigationView {
            VStack(alignment: .leading, spacing: CGFloat(8)) {
                List {
                    ForEach(store.walks) { walk in
                        NavigationLink(destination: WalkDetail(walk: walk)) {
                            Text(walk.name)
                        }
                    }
                    .onDelete(perform: store.delete)
                    .onMove(perform: store.move)
                }
                Button(action: { self.isAsking = true }) {
                    Text("Delete all").accessibility(label: Text("Delete all walks"))
                }
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Delete all walks?"),
                        message: Text("They cannot be brought back."),
                        primaryButton: .destructive(Text("Delete them")) { self.store.walks.removeAll() },
                        secondaryButton: .cancel()
                    )
                }
                Button("Details") { self.chosen = self.store.walks.first }
                    .alert(item: $chosen) { walk in
                        Alert(title: Text(walk.name), dismissButton: .default(Text("Good")))
                    }
                Button("Share") { self.isChoosing = true }
                    .actionSheet(isPresented: $isChoosing) {
                        ActionSheet(
                            title: Text("Share with"),
                            buttons: [
                                .default(Text("Friends")) { self.said = "Shared with friends" }, .cancel(),
                            ])
                    }
                Text(said)
            }
            .navigationBarTitle(Text("Walks"), displayMode: .inline)
            .navigationBarItems(trailing: Button("Add") { self.isAdding = true })
            .sheet(isPresented: $isAdding) { NewWalk(store: self.store) }
        }
        .accentColor(.green)
        .edgesIgnoringSafeArea(.all)
    }
}

struct WalkDetail: View {
    let walk: Walk

    var body: some View {
        VStack {
            Text("\(walk.length, specifier: "%.1f") km").font(.headline)
            Spacer()
        }
        .padding()
        .navigationBarTitle(walk.name)
    }
}

struct NewWalk: View {
    @Environment(\.presentationMode) var presentationMode
    @ObservedObject var store: WalkStore
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Save") {
                self.store.walks.append(Walk(name: self.name, length: 1))
                self.presentationMode.wrappedValue.dismiss()
            }
            .disabled(name.isEmpty)
        }
    }
}

struct WalkList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            WalkList(store: WalkStore()).previewDisplayName("Two walks")
            WalkDetail(walk: Walk(name: "Home", length: 1))
                .previewLayout(.fixed(width: 300, height: 70))
                .previewDevice(PreviewDevice(rawValue: "iPhone 8"))
        }
    }
}
