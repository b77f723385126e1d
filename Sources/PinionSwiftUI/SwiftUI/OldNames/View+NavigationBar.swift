public import Pinion

/// The bar above a screen.
public enum NavigationBarItem {
    /// How a title stands in it.
    public typealias TitleDisplayMode = Pinion.TitleDisplayMode
}

extension View {
    /// Gives the page a title; since iOS 14 `navigationTitle`.
    public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View {
        navigationTitle(title)
    }

    /// Gives the page a title.
    public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// Gives the page a title, which always heads it.
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the page a title, which always heads it.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Puts controls at both ends of the bar above the view; since iOS 14 `toolbar`.
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing)
        -> some View
    {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts a control at the beginning of the bar above the view.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts a control at the end of the bar above the view.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Says whether the title stays away from the page; the browser's tab has it anyway, and the way back stays.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        barHidden(hidden)
    }
}
