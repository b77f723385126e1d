private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// Light colours or dark ones: what a view around has set, or else what the browser says.
    ///
    /// A page whose views read it is told by the browser as soon as that has loaded; until then, and without JavaScript, it
    /// is light. Colours of the style sheet are right from the first: `Color.primary` needs no question.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? browser.colorScheme }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the person wants more contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        browser.hasMoreContrast ? .increased : .standard
    }

    /// How large letters are, of the sizes that a phone knows: as the person has set the browser.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(pixels: browser.textSize) }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The size that a view around has set.
    var givenTypeSize: DynamicTypeSize? { self[DynamicTypeSizeKey.self] }

    /// How large letters are, as it was asked before iOS 15.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    /// Whether letters are to be bold; a browser does not say so.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether the person wants less motion.
    public var accessibilityReduceMotion: Bool { browser.reducesMotion }

    /// Whether the person wants less to shine through.
    public var accessibilityReduceTransparency: Bool { browser.reducesTransparency }

    /// Whether the screen shows the colours inverted.
    public var accessibilityInvertColors: Bool { browser.invertsColors }

    /// Whether the scene is in front: `active`, or `inactive` while its tab is covered by another. When the page goes, closed
    /// by the person or given up by the server, it is `background` for a last time.
    public var scenePhase: ScenePhase {
        guard let traits = pageTraits else { return .active }
        let isVisible = traits.read().isVisible
        return traits.isGone ? .background : isVisible ? .active : .inactive
    }

    /// The name of the browser's time zone; nil if it has not said so.
    package var timeZoneName: String? { browser.timeZone }

    /// How many pixels of the screen stand side by side in one of the page.
    package var pixelScale: Double { browser.displayScale }
}

/// Whether a scene is in front: see ``EnvironmentValues/scenePhase``.
public enum ScenePhase: Comparable, Sendable {
    /// The page is gone in a moment.
    case background
    /// The tab is not seen.
    case inactive
    /// The tab is seen.
    case active
}

/// How much contrast there is between colours.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard
    case increased
}

/// How heavy letters are that are to be read easily.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
