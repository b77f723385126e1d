/// The purpose of a field, so that the browser can fill it in.
public enum TextContentType: String, Sendable {
    case username
    case password = "current-password"
    case newPassword = "new-password"
    case oneTimeCode = "one-time-code"
    case name
    case givenName = "given-name"
    case middleName = "additional-name"
    case familyName = "family-name"
    case nickname
    case organizationName = "organization"
    case jobTitle = "organization-title"
    case emailAddress = "email"
    case telephoneNumber = "tel"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = "url"
    case fullStreetAddress = "street-address"
    case streetAddressLine1 = "address-line1"
    case streetAddressLine2 = "address-line2"
    case addressCity = "address-level2"
    case addressState = "address-level1"
    case postalCode = "postal-code"
    case countryName = "country-name"
    case birthdate = "bday"
    case creditCardNumber = "cc-number"
}
