extension Moment {
    /// What a clock on a wall and a calendar beside it show in a zone.
    public func dateAndTime(in zone: ClockZone) -> DateAndTime {
        dateAndTime(offset: zone.offset(at: self))
    }

    /// Makes the moment at which the clocks of a zone show this. Of the hour that a clock shows twice it is one of the
    /// two, and one beside the hour that a clock leaves out.
    public init(_ clock: DateAndTime, in zone: ClockZone = .machine) {
        let days = CalendarDate(clock: 1970, 1, 1).days(to: clock.date)
        let time = clock.time.hour * 3600 + clock.time.minute * 60 + clock.time.second
        let greenwich = Double(days) * 86_400 + Double(time)
        let near = Moment(
            secondsSince1970: greenwich - Double(zone.offset(at: Moment(secondsSince1970: greenwich))))
        self.init(secondsSince1970: greenwich - Double(zone.offset(at: near)))
    }
}
