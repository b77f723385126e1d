/// The name space of the publishers that operators make.
public enum Publishers {}
