import Pinion

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("\(count)").name("count").font(.largeTitle)
            HStack {
                Button("Less") { count -= 1 }.disabled(count == 0)
                Button("More") { count += 1 }.buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .navigationTitle("Counter")
    }
}
