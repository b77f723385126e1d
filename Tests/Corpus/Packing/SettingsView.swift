import SwiftUI

struct SettingsView: View {
    @EnvironmentObject private var store: TripStore

    var body: some View {
        Form {
            TextField("Destination", text: $store.destination)
            DatePicker("Departure", selection: $store.departure, displayedComponents: .date)
        }
        .navigationTitle("Trip")
    }
}

#Preview("Settings") {
    @Previewable @StateObject var store = TripStore()
    SettingsView().environmentObject(store)
}

#Preview {
    SettingsView()
}
