import SwiftUI

struct ContentView: View {
    @EnvironmentObject private var store: TripStore
    @State private var isAdding = false
    @State private var isAsking = false

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("To pack")) {
                    ForEach($store.items) { $item in
                        Toggle(item.name, isOn: $item.isPacked)
                    }
                    .onDelete { offsets in
                        let names = offsets.map { store.items[$0].name }
                        print("Removing", names)
                        store.items.remove(atOffsets: offsets)
                    }
                }
                Section {
                    Text("\(store.packed, format: .percent.precision(.fractionLength(0))) packed")
                    Text(store.departure, format: .dateTime.year())
                    Button("Start again", role: .destructive) { isAsking = true }
                }
            }
            .navigationBarTitle("Packing for \(store.destination)", displayMode: .large)
            .navigationBarItems(trailing: Button("Add") { isAdding = true })
            .sheet(isPresented: $isAdding) { NewItemView() }
            .alert(isPresented: $isAsking) {
                Alert(
                    title: Text("Start again?"), message: Text("Nothing is packed then."),
                    primaryButton: .destructive(Text("Unpack all")) {
                        for index in store.items.indices { store.items[index].isPacked = false }
                    },
                    secondaryButton: .cancel())
            }
        }
    }
}

struct NewItemView: View {
    @EnvironmentObject private var store: TripStore
    @Environment(\.presentationMode) private var presentationMode
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Save") {
                store.items.append(Item(name: name))
                presentationMode.wrappedValue.dismiss()
            }
            .disabled(name.isEmpty)
        }
        .navigationBarTitle("New item")
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
            .environmentObject(TripStore())
            .previewDevice("iPhone 12")
    }
}
