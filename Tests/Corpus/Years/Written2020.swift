import SwiftUI

// In the words of iOS 14: @StateObject, LazyVGrid, Label, toolbar, onChange with the new value alone.

class Countdown: ObservableObject {
    @Published var start = 10
    @Published private(set) var changes = 0

    func count() { changes += 1 }
}

struct CountdownView: View {
    @StateObject private var countdown = Countdown()
    private let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]
    private let side: CGFloat = 40
    private var room: CGFloat? { 8 }

    var body: some View {
        NavigationView {
            ScrollView {
                Slider(
                    value: Binding(get: { Double(countdown.start) }, set: { countdown.start = Int($0) }),
                    in: 0...20)
                Stepper("From \(countdown.start)", value: $countdown.start, in: 0...20)
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(0..<3, id: \.self) { number in
                        Label("\(number)", systemImage: "clock")
                            .frame(width: side, height: side)
                            .padding(.horizontal, room)
                    }
                }
                Text("\(countdown.changes) changes")
            }
            .navigationTitle("Countdown")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button(action: { countdown.start = 10 }) { Image(systemName: "clock") }
                        .accessibility(label: Text("Start again"))
                }
            }
            .onChange(of: countdown.start) { newStart in
                if newStart != 10 { countdown.count() }
            }
            .onChange(of: countdown.changes, perform: { _ in })
        }
    }
}
