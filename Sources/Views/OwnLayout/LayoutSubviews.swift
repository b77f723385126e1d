/// The views that a ``Layout`` places.
public typealias LayoutSubviews = GeometricLayoutSubviews<PlainGeometry>

/// ``LayoutSubviews``, with the types that a program writes sizes with.
public struct GeometricLayoutSubviews<Kind: Geometry>: RandomAccessCollection {
    public typealias Element = GeometricLayoutSubview<Kind>
    public typealias SubSequence = GeometricLayoutSubviews<Kind>
    public typealias Index = Int

    private let elements: ArraySlice<Element>

    init(_ elements: ArraySlice<Element>) {
        self.elements = elements
    }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    public subscript(index: Int) -> Element { elements[index] }
    public subscript(bounds: Range<Int>) -> GeometricLayoutSubviews<Kind> {
        GeometricLayoutSubviews(elements[bounds])
    }
}
