/// The name space of what subscribers are made of.
public enum Subscribers {}
