public import Foundation
public import Pinion
public import Views

/// Where a popover points to: here it is a sheet, which points nowhere.
public enum PopoverAttachmentAnchor {
    /// To a part of the view.
    case rect(Anchor<CGRect>.Source)
    /// To a point of the view.
    case point(UnitPoint)
}

extension View {
    /// Shows something in a dialog while a value is true: here the same as a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    /// Shows something in a dialog while there is an item: here the same as a sheet.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, content: content)
    }
}
