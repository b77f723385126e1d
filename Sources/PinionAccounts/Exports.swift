@_exported public import Accounts
@_exported public import Pinion
