// `import SwiftUI` brings what it brings on Apple's systems: Foundation, with what Linux keeps apart from it, Combine and
// Observation beside the views.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Pinion
