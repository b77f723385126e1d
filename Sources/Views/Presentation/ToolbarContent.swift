/// What stands in a toolbar, also as a type of a program's own.
public protocol ToolbarContent: View {}

/// What builds the content of a toolbar: the same as builds views.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
}
extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
