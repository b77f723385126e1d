/// What has happened since the start.
struct SiteCounts {
    var requests = 0
    var messages = 0
    var slowTurns = 0
}
