/// Gives the tasks that were woken or made the time to come to rest.
@MainActor
package func rest() async {
    for _ in 0..<60 {
        await Task.detached(priority: .background) {}.value
        await Task.yield()
    }
}
