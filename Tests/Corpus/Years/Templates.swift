import SwiftUI

// What the templates of an editor begin with, and what they were in earlier years.

struct MyApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            Image(systemName: "globe")
                .imageScale(.large)
                .foregroundStyle(.tint)
            Text("Hello, world!")
        }
        .padding()
    }
}

struct Item: Identifiable {
    var id = UUID()
    var timestamp: Date?
}

struct ItemList: View {
    @State private var items = [Item(timestamp: Date(timeIntervalSince1970: 1_772_366_400))]
    @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
    @State private var query = ""
    @State private var isShowing = false
    @State private var height: CGFloat = 20
    let inset: CGFloat?

    var body: some View {
        NavigationView {
            List {
                ForEach(items) { item in
                    NavigationLink {
                        Text("Item at \(item.timestamp!, formatter: itemFormatter)")
                    } label: {
                        Text(item.timestamp!, formatter: itemFormatter)
                    }
                }
                .onDelete(perform: deleteItems)
            }
            .onChange(of: query) { [query] newValue in print(query, newValue) }
            .alert(isPresented: $isShowing) { () -> Alert in
                let button = Alert.Button.default(Text("OK"), action: { print(query) })
                return Alert(title: Text("Items"), message: Text("There are some."), dismissButton: button)
            }
            .frame(width: inset, height: height * 2)
            .frame(maxWidth: .infinity, minHeight: height)
            .padding(.top, inset)
            .navigationBarTitle("Items", displayMode: .inline)
            .navigationBarItems(
                leading: Button(action: { self.presentationMode.wrappedValue.dismiss() }) { Text("Close") },
                trailing: HStack { Button("Add") { items.append(Item(timestamp: Date())) } })
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { items[$0] }.forEach(delete)
        }
    }

    private func delete(_ item: Item) {
        items.removeAll { $0.id == item.id }
    }
}

private let itemFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .medium
    return formatter
}()

#Preview {
    ContentView()
}

#Preview("Dark") { ContentView().preferredColorScheme(.dark) }

struct Devices_Previews: PreviewProvider {
    static let names = ["iPhone SE (2nd generation)", "iPhone XS Max"]

    static var previews: some View {
        ForEach(names, id: \.self) { deviceName in
            ContentView()
                .previewDevice(PreviewDevice(rawValue: deviceName))
                .previewDisplayName(deviceName)
        }
    }
}

struct ItemList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemList(inset: nil)
            ItemList(inset: 8)
        }
        .previewLayout(.fixed(width: 300, height: 70))
        .previewInterfaceOrientation(.landscapeLeft)
    }
}
