/// A view that is made only where it is shown, so that what it reads is noted there.
struct DeferredView<Content: View>: View {
    let make: () -> Content

    var body: Content { make() }
}
