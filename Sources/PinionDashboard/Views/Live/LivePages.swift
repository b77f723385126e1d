public import Pinion
public import Views

/// The open pages of a site, as they are used.
///
/// ```swift
/// LivePages(of: site, followedBy: recorder)
/// ```
public struct LivePages: View {
    private let site: Site
    private let recorder: Recorder
    private let count: Int

    /// - Parameters:
    ///   - site: the site.
    ///   - recorder: at whose ticks it is asked.
    ///   - count: how many are shown.
    public init(of site: Site, followedBy recorder: Recorder, count: Int = 200) {
        self.site = site
        self.recorder = recorder
        self.count = count
    }

    private struct Key: Hashable {
        let site: ObjectIdentifier
        let count: Int
    }

    public var body: some View {
        Followed(recorder, key: Key(site: ObjectIdentifier(site), count: count)) { [weak site, count] in
            Array((site?.openPages ?? []).prefix(count))
        } content: { pages in
            PageTable(pages ?? [])
        }
    }
}
