/// Lets a view's body be written as a list of views, with `if`, `switch` and `for`.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @inlinable
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    // Most lists are short. Of these the compiler knows the types one by one, which those of a pack are looked up for
    // whenever the list is made.

    @inlinable
    public static func buildBlock<First: View, Second: View>(
        _ first: First, _ second: Second
    ) -> TupleView<First, Second> {
        TupleView(elements: [TypedTupleElement(first), TypedTupleElement(second)])
    }

    @inlinable
    public static func buildBlock<First: View, Second: View, Third: View>(
        _ first: First, _ second: Second, _ third: Third
    ) -> TupleView<First, Second, Third> {
        TupleView(elements: [TypedTupleElement(first), TypedTupleElement(second), TypedTupleElement(third)])
    }

    @inlinable
    public static func buildBlock<First: View, Second: View, Third: View, Fourth: View>(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) -> TupleView<First, Second, Third, Fourth> {
        TupleView(elements: [
            TypedTupleElement(first), TypedTupleElement(second), TypedTupleElement(third),
            TypedTupleElement(fourth),
        ])
    }

    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> ConditionalContent<TrueContent, FalseContent> {
        ConditionalContent(.first(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> ConditionalContent<TrueContent, FalseContent> {
        ConditionalContent(.second(second))
    }

    public static func buildArray<Content: View>(_ content: [Content]) -> ArrayContent<Content> {
        ArrayContent(content)
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
