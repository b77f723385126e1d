// Written by Sources/CPublic/symbols/make, from names.txt beside it.

/// The names of symbols, as text: each line is a name, the drawing if that has another name, and an "f" if what its lines
/// enclose is painted.
package enum SymbolNames {
    /// Names the drawings that there are: other ones have another one.
    package static let version = "ee6c4df5"

    /// What stands in `Public/icons.svg`, which every page with a symbol of Pinion's own loads.
    static let common: Set<Substring> = Set(
        """
        arrow.clockwise arrow.down arrow.up arrow.up.and.down bell chart.bar checkmark chevron.left clock
        cpu display doc.text ellipsis exclamationmark.triangle externaldrive eye gauge gearshape globe
        house link list.bullet lock.shield magnifyingglass network newspaper person.2 person.badge.plus
        person.crop.circle photo plus server.rack slider.horizontal.3 square.and.arrow.down square.grid.2x2
        stop trash xmark
        """.split { $0 == " " || $0 == "\n" })

    /// How many parts those drawings have of which a value shows only some.
    static let parts = [
        "antenna.radiowaves.left.and.right": 7,
        "cellularbars": 5,
        "chart.bar": 4,
        "dot.radiowaves.left.and.right": 5,
        "ellipsis": 3,
        "speaker.wave.1": 2,
        "speaker.wave.2": 3,
        "speaker.wave.3": 4,
        "wifi": 4,
    ]

    static let text = """
        0.circle
        0.circle.fill
        0.square
        0.square.fill
        1.circle
        1.circle.fill
        1.square
        1.square.fill
        10.circle
        10.circle.fill
        10.square
        10.square.fill
        11.circle
        11.circle.fill
        11.square
        11.square.fill
        12.circle
        12.circle.fill
        12.square
        12.square.fill
        13.circle
        13.circle.fill
        13.square
        13.square.fill
        14.circle
        14.circle.fill
        14.square
        14.square.fill
        15.circle
        15.circle.fill
        15.square
        15.square.fill
        16.circle
        16.circle.fill
        16.square
        16.square.fill
        17.circle
        17.circle.fill
        17.square
        17.square.fill
        18.circle
        18.circle.fill
        18.square
        18.square.fill
        19.circle
        19.circle.fill
        19.square
        19.square.fill
        2.circle
        2.circle.fill
        2.square
        2.square.fill
        20.circle
        20.circle.fill
        20.square
        20.square.fill
        21.circle
        21.circle.fill
        21.square
        21.square.fill
        22.circle
        22.circle.fill
        22.square
        22.square.fill
        23.circle
        23.circle.fill
        23.square
        23.square.fill
        24.circle
        24.circle.fill
        24.square
        24.square.fill
        25.circle
        25.circle.fill
        25.square
        25.square.fill
        26.circle
        26.circle.fill
        26.square
        26.square.fill
        27.circle
        27.circle.fill
        27.square
        27.square.fill
        28.circle
        28.circle.fill
        28.square
        28.square.fill
        29.circle
        29.circle.fill
        29.square
        29.square.fill
        3.circle
        3.circle.fill
        3.square
        3.square.fill
        30.circle
        30.circle.fill
        30.square
        30.square.fill
        31.circle
        31.circle.fill
        31.square
        31.square.fill
        32.circle
        32.circle.fill
        32.square
        32.square.fill
        33.circle
        33.circle.fill
        33.square
        33.square.fill
        34.circle
        34.circle.fill
        34.square
        34.square.fill
        35.circle
        35.circle.fill
        35.square
        35.square.fill
        36.circle
        36.circle.fill
        36.square
        36.square.fill
        37.circle
        37.circle.fill
        37.square
        37.square.fill
        38.circle
        38.circle.fill
        38.square
        38.square.fill
        39.circle
        39.circle.fill
        39.square
        39.square.fill
        4.circle
        4.circle.fill
        4.square
        4.square.fill
        40.circle
        40.circle.fill
        40.square
        40.square.fill
        41.circle
        41.circle.fill
        41.square
        41.square.fill
        42.circle
        42.circle.fill
        42.square
        42.square.fill
        43.circle
        43.circle.fill
        43.square
        43.square.fill
        44.circle
        44.circle.fill
        44.square
        44.square.fill
        45.circle
        45.circle.fill
        45.square
        45.square.fill
        46.circle
        46.circle.fill
        46.square
        46.square.fill
        47.circle
        47.circle.fill
        47.square
        47.square.fill
        48.circle
        48.circle.fill
        48.square
        48.square.fill
        49.circle
        49.circle.fill
        49.square
        49.square.fill
        5.circle
        5.circle.fill
        5.square
        5.square.fill
        50.circle
        50.circle.fill
        50.square
        50.square.fill
        6.circle
        6.circle.fill
        6.square
        6.square.fill
        7.circle
        7.circle.fill
        7.square
        7.square.fill
        8.circle
        8.circle.fill
        8.square
        8.square.fill
        9.circle
        9.circle.fill
        9.square
        9.square.fill
        a.circle
        a.circle.fill
        a.square
        a.square.fill
        abc textformat.abc
        accessibility figure.roll
        accessibility.fill figure.roll f
        air.purifier
        air.purifier.fill air.purifier
        airplane
        airplane.arrival
        airplane.circle
        airplane.circle.fill
        airplane.departure
        airplayaudio airplayvideo
        airplayvideo
        airpods headphones
        airpodsmax headphones
        alarm deskclock
        alarm.fill deskclock.fill
        alarm.waves.left.and.right
        alarm.waves.left.and.right.fill
        align.horizontal.center
        align.horizontal.center.fill align.horizontal.center
        align.horizontal.left
        align.horizontal.left.fill align.horizontal.left f
        align.horizontal.right
        align.horizontal.right.fill align.horizontal.right f
        align.vertical.bottom
        align.vertical.bottom.fill align.vertical.bottom f
        align.vertical.center
        align.vertical.center.fill align.vertical.center
        align.vertical.top
        align.vertical.top.fill align.vertical.top f
        allergens figure.yoga
        allergens.fill figure.yoga f
        ant microbe
        ant.circle
        ant.circle.fill
        ant.fill microbe.fill
        antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.circle
        antenna.radiowaves.left.and.right.circle.fill
        app
        app.badge macwindow.on.rectangle
        app.badge.fill
        app.connected.to.app.below.fill rectangle.connected.to.line.below f
        app.fill app f
        app.gift gift
        app.gift.fill gift f
        apple.logo
        apple.terminal
        apple.terminal.fill
        appletv
        appletv.fill appletv f
        applewatch
        applewatch.watchface applewatch
        apps.iphone iphone
        aqi.low
        aqi.medium aqi.low
        archivebox
        archivebox.circle
        archivebox.circle.fill
        archivebox.fill archivebox f
        arrow.2.circlepath arrow.triangle.2.circlepath
        arrow.3.trianglepath
        arrow.backward arrow.left
        arrow.backward.circle arrow.left.circle
        arrow.backward.circle.fill arrow.left.circle.fill
        arrow.backward.square arrow.left.square
        arrow.backward.square.fill arrow.left.square.fill
        arrow.clockwise
        arrow.clockwise.circle
        arrow.clockwise.circle.fill
        arrow.counterclockwise
        arrow.counterclockwise.circle
        arrow.counterclockwise.circle.fill
        arrow.down
        arrow.down.app
        arrow.down.app.fill
        arrow.down.circle
        arrow.down.circle.fill
        arrow.down.doc
        arrow.down.doc.fill
        arrow.down.left
        arrow.down.left.and.arrow.up.right
        arrow.down.left.circle
        arrow.down.left.circle.fill
        arrow.down.left.square
        arrow.down.left.square.fill
        arrow.down.right
        arrow.down.right.and.arrow.up.left
        arrow.down.right.and.arrow.up.left.circle
        arrow.down.right.and.arrow.up.left.circle.fill
        arrow.down.right.circle
        arrow.down.right.circle.fill
        arrow.down.right.square
        arrow.down.right.square.fill
        arrow.down.square
        arrow.down.square.fill
        arrow.down.to.line
        arrow.forward arrow.right
        arrow.forward.circle arrow.right.circle
        arrow.forward.circle.fill arrow.right.circle.fill
        arrow.forward.square arrow.right.square
        arrow.forward.square.fill arrow.right.square.fill
        arrow.left
        arrow.left.and.right
        arrow.left.and.right.circle
        arrow.left.and.right.circle.fill
        arrow.left.and.right.square
        arrow.left.and.right.square.fill
        arrow.left.arrow.right
        arrow.left.arrow.right.circle
        arrow.left.arrow.right.circle.fill
        arrow.left.arrow.right.square
        arrow.left.arrow.right.square.fill
        arrow.left.circle
        arrow.left.circle.fill
        arrow.left.square
        arrow.left.square.fill
        arrow.left.to.line
        arrow.rectanglepath
        arrow.right
        arrow.right.circle
        arrow.right.circle.fill
        arrow.right.doc.on.clipboard
        arrow.right.square
        arrow.right.square.door
        arrow.right.square.fill
        arrow.right.to.line
        arrow.swap
        arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.camera
        arrow.triangle.2.circlepath.camera.fill arrow.triangle.2.circlepath.camera f
        arrow.triangle.2.circlepath.circle
        arrow.triangle.2.circlepath.circle.fill
        arrow.triangle.branch
        arrow.triangle.merge
        arrow.triangle.turn.up.right.diamond
        arrow.turn.down.left
        arrow.turn.down.right
        arrow.turn.right.down arrow.uturn.down
        arrow.turn.right.up
        arrow.turn.up.left
        arrow.turn.up.right arrow.triangle.turn.up.right.diamond
        arrow.up
        arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right
        arrow.up.and.down.circle
        arrow.up.and.down.circle.fill
        arrow.up.and.down.square
        arrow.up.and.down.square.fill
        arrow.up.arrow.down arrow.up.and.down
        arrow.up.arrow.down.circle arrow.up.and.down.circle
        arrow.up.arrow.down.circle.fill arrow.up.and.down.circle.fill
        arrow.up.arrow.down.square arrow.up.and.down.square
        arrow.up.arrow.down.square.fill arrow.up.and.down.square.fill
        arrow.up.bin
        arrow.up.bin.fill arrow.up.bin f
        arrow.up.circle
        arrow.up.circle.badge.clock
        arrow.up.circle.fill
        arrow.up.doc
        arrow.up.doc.fill
        arrow.up.forward arrow.up.right
        arrow.up.forward.circle arrow.up.right.circle
        arrow.up.forward.circle.fill arrow.up.right.circle.fill
        arrow.up.forward.square arrow.up.right.square
        arrow.up.forward.square.fill arrow.up.right.square.fill
        arrow.up.heart
        arrow.up.heart.fill arrow.up.heart
        arrow.up.left
        arrow.up.left.and.arrow.down.right
        arrow.up.left.and.arrow.down.right.circle
        arrow.up.left.and.arrow.down.right.circle.fill
        arrow.up.left.circle
        arrow.up.left.circle.fill
        arrow.up.left.square
        arrow.up.left.square.fill
        arrow.up.right
        arrow.up.right.and.arrow.down.left
        arrow.up.right.circle
        arrow.up.right.circle.fill
        arrow.up.right.square
        arrow.up.right.square.fill
        arrow.up.square
        arrow.up.square.fill
        arrow.up.to.line
        arrow.uturn.backward arrow.uturn.left
        arrow.uturn.backward.circle arrow.uturn.left.circle
        arrow.uturn.backward.circle.fill arrow.uturn.left.circle.fill
        arrow.uturn.down
        arrow.uturn.forward arrow.uturn.right
        arrow.uturn.forward.circle arrow.uturn.right.circle
        arrow.uturn.forward.circle.fill arrow.uturn.right.circle.fill
        arrow.uturn.left
        arrow.uturn.left.circle
        arrow.uturn.left.circle.fill
        arrow.uturn.right
        arrow.uturn.right.circle
        arrow.uturn.right.circle.fill
        arrow.uturn.up
        arrowshape.down
        arrowshape.down.fill arrowshape.down f
        arrowshape.left
        arrowshape.left.fill arrowshape.left f
        arrowshape.right
        arrowshape.right.fill arrowshape.right f
        arrowshape.turn.up.left
        arrowshape.turn.up.left.2
        arrowshape.turn.up.left.2.fill arrowshape.turn.up.left.2
        arrowshape.turn.up.left.fill arrowshape.turn.up.left
        arrowshape.turn.up.right
        arrowshape.turn.up.right.fill arrowshape.turn.up.right
        arrowshape.up
        arrowshape.up.fill arrowshape.up f
        arrowtriangle.down
        arrowtriangle.down.fill arrowtriangle.down f
        arrowtriangle.left
        arrowtriangle.left.fill arrowtriangle.left f
        arrowtriangle.right
        arrowtriangle.right.fill arrowtriangle.right f
        arrowtriangle.up
        arrowtriangle.up.fill arrowtriangle.up f
        aspectratio
        aspectratio.fill aspectratio f
        asterisk
        asterisk.circle
        asterisk.circle.fill
        at
        at.circle
        at.circle.fill
        atom
        b.circle
        b.circle.fill
        b.square
        b.square.fill
        backpack
        backpack.fill
        backward
        backward.circle
        backward.circle.fill
        backward.end
        backward.end.fill backward.end f
        backward.fill backward f
        backward.frame
        backward.frame.fill backward.frame f
        bag
        bag.badge.plus bag
        bag.badge.plus.fill bag.fill
        bag.circle bag
        bag.circle.fill
        bag.fill
        balloon
        balloon.2 balloon
        balloon.2.fill balloon.fill
        balloon.fill
        bandage
        bandage.fill
        banknote
        banknote.fill
        barcode
        barcode.viewfinder
        barometer
        baseball figure.soccer
        baseball.fill football.fill
        basket
        basket.fill basket
        basketball
        basketball.fill
        bathtub
        bathtub.fill bathtub
        battery.0
        battery.0percent battery.0
        battery.100
        battery.100.bolt bolt.batteryblock
        battery.100percent battery.100
        battery.100percent.bolt bolt.batteryblock
        battery.25
        battery.25percent battery.25
        battery.50 battery.75
        battery.50percent battery.75
        battery.75
        battery.75percent battery.75
        beach.umbrella umbrella
        beach.umbrella.fill umbrella f
        bed.double
        bed.double.circle
        bed.double.circle.fill
        bed.double.fill bed.double
        bell
        bell.and.waves.left.and.right
        bell.and.waves.left.and.right.fill bell.and.waves.left.and.right f
        bell.badge
        bell.badge.fill bell.badge f
        bell.badge.slash
        bell.badge.slash.fill bell.badge.slash
        bell.circle
        bell.circle.fill
        bell.fill bell f
        bell.slash
        bell.slash.fill
        bicycle figure.outdoor.cycle
        bicycle.circle
        bicycle.circle.fill
        binoculars
        binoculars.fill
        bird
        bird.fill bird
        birthday.cake
        birthday.cake.fill birthday.cake
        bitcoinsign
        bitcoinsign.circle
        bitcoinsign.circle.fill
        bitcoinsign.square
        bitcoinsign.square.fill
        blinds.vertical.closed curtains.closed
        bold
        bolt
        bolt.badge.clock bolt
        bolt.badge.clock.fill bolt f
        bolt.batteryblock
        bolt.batteryblock.fill bolt.batteryblock
        bolt.car
        bolt.car.fill bolt.car f
        bolt.circle
        bolt.circle.fill
        bolt.fill bolt f
        bolt.heart heart.text.square
        bolt.heart.fill heart.text.square.fill
        bolt.horizontal
        bolt.horizontal.circle
        bolt.horizontal.circle.fill
        bolt.ring.closed bolt.batteryblock
        bolt.shield
        bolt.shield.fill bolt.shield f
        bolt.slash
        bolt.slash.fill
        bonjour globe
        book
        book.circle
        book.circle.fill
        book.closed
        book.closed.fill book.closed
        book.fill
        book.pages
        book.pages.fill
        bookmark
        bookmark.circle
        bookmark.circle.fill
        bookmark.fill bookmark f
        bookmark.slash
        bookmark.slash.fill
        books.vertical
        books.vertical.fill books.vertical
        box.truck truck.box
        box.truck.fill truck.box f
        brain
        brain.fill brain
        brain.head.profile brain
        brain.head.profile.fill brain
        briefcase
        briefcase.circle
        briefcase.circle.fill
        briefcase.fill briefcase f
        bubble circle.dotted
        bubble.left character.bubble
        bubble.left.and.bubble.right
        bubble.left.and.bubble.right.fill bubble.left.and.bubble.right f
        bubble.left.and.exclamationmark.bubble.right exclamationmark.bubble
        bubble.left.and.exclamationmark.bubble.right.fill exclamationmark.bubble.fill
        bubble.left.and.text.bubble.right bubble.left.and.bubble.right
        bubble.left.and.text.bubble.right.fill bubble.left.and.bubble.right f
        bubble.left.circle
        bubble.left.circle.fill
        bubble.left.fill character.bubble f
        bubble.middle.bottom character.bubble
        bubble.middle.bottom.fill character.bubble f
        bubble.right character.bubble
        bubble.right.fill character.bubble f
        building
        building.2
        building.2.circle
        building.2.circle.fill
        building.2.fill building.2
        building.columns
        building.columns.circle
        building.columns.circle.fill
        building.columns.fill building.columns f
        building.fill
        bus
        bus.circle
        bus.circle.fill
        bus.doubledecker
        bus.doubledecker.fill
        bus.fill bus f
        c.circle
        c.circle.fill
        c.square
        c.square.fill
        cable.connector
        cable.connector.horizontal cable.connector
        cablecar
        cablecar.fill
        calendar
        calendar.badge.checkmark
        calendar.badge.clock
        calendar.badge.exclamationmark
        calendar.badge.minus
        calendar.badge.plus
        calendar.circle
        calendar.circle.fill
        calendar.day.timeline.left
        camera
        camera.aperture
        camera.circle
        camera.circle.fill
        camera.fill
        camera.filters
        camera.macro figure.yoga
        camera.macro.circle
        camera.macro.circle.fill
        camera.metering.center.weighted
        camera.on.rectangle camera
        camera.on.rectangle.fill camera.fill
        camera.viewfinder
        capslock
        capslock.fill capslock f
        capsule
        capsule.fill capsule f
        capsule.portrait
        capsule.portrait.fill capsule.portrait f
        captions.bubble checkmark.rectangle
        captions.bubble.fill checkmark.rectangle.fill
        car bolt.car
        car.2 bolt.car
        car.2.fill bolt.car f
        car.circle
        car.circle.fill
        car.fill bolt.car f
        car.rear
        car.rear.fill
        car.side bolt.car
        car.side.fill bolt.car f
        carrot
        carrot.fill
        cart
        cart.badge.minus cart
        cart.badge.minus.fill cart f
        cart.badge.plus cart
        cart.badge.plus.fill cart f
        cart.circle
        cart.circle.fill
        cart.fill cart f
        case briefcase
        case.fill briefcase f
        cat
        cat.fill
        cellularbars
        chair figure.seated.side
        chair.fill figure.seated.side f
        chair.lounge
        chair.lounge.fill chair.lounge
        character textformat.alt
        character.book.closed
        character.book.closed.fill character.book.closed
        character.bubble
        character.bubble.fill character.bubble f
        character.cursor.ibeam rectangle.and.pencil.and.ellipsis
        chart.bar
        chart.bar.circle
        chart.bar.circle.fill
        chart.bar.doc.horizontal
        chart.bar.doc.horizontal.fill
        chart.bar.fill chart.bar.xaxis
        chart.bar.xaxis
        chart.dots.scatter
        chart.line.downtrend.xyaxis
        chart.line.downtrend.xyaxis.circle
        chart.line.downtrend.xyaxis.circle.fill
        chart.line.flattrend.xyaxis
        chart.line.flattrend.xyaxis.circle
        chart.line.flattrend.xyaxis.circle.fill
        chart.line.uptrend.xyaxis
        chart.line.uptrend.xyaxis.circle
        chart.line.uptrend.xyaxis.circle.fill
        chart.pie
        chart.pie.fill chart.pie f
        chart.xyaxis.line
        checkerboard.shield
        checklist
        checklist.unchecked list.star
        checkmark
        checkmark.bubble
        checkmark.bubble.fill
        checkmark.circle
        checkmark.circle.fill
        checkmark.diamond
        checkmark.diamond.fill checkmark.diamond f
        checkmark.gobackward clock.arrow.circlepath
        checkmark.icloud
        checkmark.icloud.fill checkmark.icloud
        checkmark.message
        checkmark.message.fill
        checkmark.rectangle
        checkmark.rectangle.fill
        checkmark.seal
        checkmark.seal.fill
        checkmark.shield lock.shield
        checkmark.shield.fill
        checkmark.square
        checkmark.square.fill
        chevron.backward chevron.left
        chevron.backward.2 chevron.left.2
        chevron.backward.circle chevron.left.circle
        chevron.backward.circle.fill chevron.left.circle.fill
        chevron.backward.square chevron.left.square
        chevron.backward.square.fill chevron.left.square.fill
        chevron.compact.down chevron.down
        chevron.compact.left chevron.left
        chevron.compact.right chevron.right
        chevron.compact.up chevron.up
        chevron.down
        chevron.down.2
        chevron.down.circle
        chevron.down.circle.fill
        chevron.down.square
        chevron.down.square.fill
        chevron.forward chevron.right
        chevron.forward.2 chevron.right.2
        chevron.forward.circle chevron.right.circle
        chevron.forward.circle.fill chevron.right.circle.fill
        chevron.forward.square chevron.right.square
        chevron.forward.square.fill chevron.right.square.fill
        chevron.left
        chevron.left.2
        chevron.left.circle
        chevron.left.circle.fill
        chevron.left.forwardslash.chevron.right
        chevron.left.slash.chevron.right chevron.left.forwardslash.chevron.right
        chevron.left.square
        chevron.left.square.fill
        chevron.right
        chevron.right.2
        chevron.right.circle
        chevron.right.circle.fill
        chevron.right.square
        chevron.right.square.fill
        chevron.up
        chevron.up.2
        chevron.up.chevron.down
        chevron.up.circle
        chevron.up.circle.fill
        chevron.up.square
        chevron.up.square.fill
        circle
        circle.dashed circle.dotted
        circle.dotted
        circle.fill circle f
        circle.grid.2x2 aqi.low
        circle.grid.3x3 aqi.low
        circle.grid.3x3.circle
        circle.grid.3x3.circle.fill
        circle.grid.3x3.fill aqi.low f
        circle.grid.cross
        circle.grid.cross.fill circle.grid.cross f
        circle.hexagongrid
        circle.hexagongrid.fill circle.hexagongrid f
        circle.hexagonpath
        circle.inset.filled pencil.tip.crop.circle
        circle.lefthalf.filled
        circle.righthalf.filled circle.lefthalf.filled
        circle.slash
        circlebadge
        circlebadge.2 circlebadge
        circlebadge.2.fill circlebadge f
        circlebadge.fill circlebadge f
        clipboard doc.on.clipboard
        clipboard.fill doc.on.clipboard f
        clock
        clock.arrow.2.circlepath clock.arrow.circlepath
        clock.arrow.circlepath
        clock.badge
        clock.badge.checkmark
        clock.badge.checkmark.fill clock.badge.checkmark
        clock.badge.exclamationmark clock.badge
        clock.badge.exclamationmark.fill clock.badge
        clock.badge.fill clock.badge
        clock.circle
        clock.circle.fill
        clock.fill
        cloud
        cloud.bolt
        cloud.bolt.fill cloud.bolt
        cloud.bolt.rain cloud.bolt
        cloud.bolt.rain.fill cloud.bolt
        cloud.circle
        cloud.circle.fill
        cloud.drizzle
        cloud.drizzle.fill cloud.drizzle
        cloud.fill cloud f
        cloud.fog
        cloud.fog.fill cloud.fog
        cloud.hail
        cloud.hail.fill cloud.hail
        cloud.heavyrain
        cloud.heavyrain.fill cloud.heavyrain
        cloud.moon
        cloud.moon.fill cloud.moon f
        cloud.moon.rain
        cloud.moon.rain.fill cloud.moon.rain
        cloud.rain
        cloud.rain.fill cloud.rain
        cloud.slash
        cloud.slash.fill
        cloud.sleet cloud.snow
        cloud.sleet.fill cloud.snow
        cloud.snow
        cloud.snow.fill cloud.snow
        cloud.sun
        cloud.sun.fill cloud.sun f
        cloud.sun.rain sun.rain
        cloud.sun.rain.fill sun.rain
        comb scissors
        comb.fill scissors f
        command
        command.circle
        command.circle.fill
        command.square
        command.square.fill
        computermouse
        computermouse.fill
        cone
        cone.fill cone f
        contextualmenu.and.cursorarrow hand.point.right
        control chevron.up
        cpu
        cpu.fill
        creditcard
        creditcard.and.123 creditcard
        creditcard.circle
        creditcard.circle.fill
        creditcard.fill
        crop
        crop.rotate crop
        cross
        cross.case
        cross.case.fill
        cross.circle
        cross.circle.fill
        cross.fill cross f
        cross.vial
        cross.vial.fill cross.vial
        crown
        crown.fill crown f
        cube
        cube.box shippingbox
        cube.box.fill shippingbox.fill
        cube.fill
        cube.transparent cube
        cube.transparent.fill cube.fill
        cup.and.saucer
        cup.and.saucer.fill cup.and.saucer
        curlybraces ellipsis.curlybraces
        cursorarrow
        cursorarrow.click hand.point.right
        cursorarrow.click.2 hand.point.right
        cursorarrow.rays hand.point.right
        curtains.closed
        cylinder
        cylinder.fill cylinder f
        cylinder.split.1x2
        cylinder.split.1x2.fill cylinder.split.1x2 f
        d.circle
        d.circle.fill
        d.square
        d.square.fill
        decrease.indent
        delete.backward delete.left
        delete.backward.fill delete.left.fill
        delete.left
        delete.left.fill
        delete.right delete.left
        delete.right.fill delete.left.fill
        deskclock
        deskclock.fill
        desktopcomputer display
        diamond checkmark.diamond
        diamond.fill checkmark.diamond f
        dice
        dice.fill
        die.face.1
        die.face.1.fill
        die.face.2
        die.face.2.fill
        die.face.3
        die.face.3.fill
        die.face.4
        die.face.4.fill
        die.face.5
        die.face.5.fill
        die.face.6
        die.face.6.fill
        display
        display.2
        distribute.horizontal
        distribute.horizontal.fill distribute.horizontal f
        distribute.vertical
        distribute.vertical.fill distribute.vertical f
        divide
        divide.circle
        divide.circle.fill
        divide.square
        divide.square.fill
        doc
        doc.append
        doc.append.fill
        doc.badge.arrow.up arrow.up.doc
        doc.badge.arrow.up.fill arrow.up.doc.fill
        doc.badge.ellipsis
        doc.badge.ellipsis.fill
        doc.badge.gearshape
        doc.badge.gearshape.fill doc.badge.gearshape f
        doc.badge.plus doc.append
        doc.badge.plus.fill doc.append.fill
        doc.circle
        doc.circle.fill
        doc.circle.text doc.text
        doc.fill
        doc.fill.badge.plus doc.append
        doc.on.clipboard
        doc.on.clipboard.fill doc.on.clipboard f
        doc.on.doc
        doc.on.doc.fill doc.on.doc f
        doc.plaintext doc.text
        doc.plaintext.fill doc.text.fill
        doc.questionmark doc.badge.ellipsis
        doc.questionmark.fill doc.badge.ellipsis.fill
        doc.richtext
        doc.richtext.fill
        doc.text
        doc.text.below.ecg
        doc.text.below.ecg.fill
        doc.text.fill
        doc.text.image doc.richtext
        doc.text.image.fill doc.richtext.fill
        doc.text.magnifyingglass
        doc.viewfinder
        doc.viewfinder.fill doc.viewfinder
        doc.zipper
        dock.rectangle menubar.dock.rectangle
        document doc
        document.badge.plus doc.append
        document.badge.plus.fill doc.append.fill
        document.fill doc.fill
        document.on.document doc.on.doc
        document.on.document.fill doc.on.doc f
        dog
        dog.fill dog f
        dollarsign
        dollarsign.arrow.circlepath
        dollarsign.circle
        dollarsign.circle.fill
        dollarsign.square
        dollarsign.square.fill
        door.garage.closed house.lodge
        door.left.hand.closed
        door.left.hand.open
        door.right.hand.closed door.left.hand.closed
        door.right.hand.open door.left.hand.open
        dot.circle pencil.tip.crop.circle
        dot.circle.fill record.circle.fill
        dot.radiowaves.left.and.right
        dot.radiowaves.right
        dot.scope
        dot.square
        dot.square.fill
        dot.viewfinder camera.metering.center.weighted
        drop
        drop.circle
        drop.circle.fill
        drop.fill drop f
        drop.triangle drop
        drop.triangle.fill drop f
        duffle.bag backpack
        duffle.bag.fill backpack.fill
        dumbbell figure.strengthtraining.traditional
        dumbbell.fill figure.strengthtraining.traditional f
        e.circle
        e.circle.fill
        e.square
        e.square.fill
        ear
        ear.fill ear
        earbuds headphones
        eject
        eject.fill eject f
        ellipsis
        ellipsis.bubble
        ellipsis.bubble.fill
        ellipsis.circle
        ellipsis.circle.fill
        ellipsis.curlybraces
        ellipsis.message
        ellipsis.message.fill
        ellipsis.rectangle
        ellipsis.rectangle.fill
        ellipsis.vertical
        envelope
        envelope.arrow.triangle.branch
        envelope.arrow.triangle.branch.fill
        envelope.badge
        envelope.badge.fill envelope.badge
        envelope.circle
        envelope.circle.fill
        envelope.fill
        envelope.open
        envelope.open.fill
        equal
        equal.circle
        equal.circle.fill
        equal.square
        equal.square.fill
        eraser
        eraser.fill eraser
        escape
        eurosign
        eurosign.circle
        eurosign.circle.fill
        eurosign.square
        eurosign.square.fill
        ev.charger
        ev.charger.fill ev.charger
        exclamationmark
        exclamationmark.2
        exclamationmark.3
        exclamationmark.arrow.circlepath
        exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.circlepath
        exclamationmark.bubble
        exclamationmark.bubble.fill
        exclamationmark.circle
        exclamationmark.circle.fill
        exclamationmark.icloud
        exclamationmark.icloud.fill exclamationmark.icloud
        exclamationmark.lock
        exclamationmark.lock.fill exclamationmark.lock f
        exclamationmark.octagon
        exclamationmark.octagon.fill
        exclamationmark.shield
        exclamationmark.shield.fill
        exclamationmark.square
        exclamationmark.square.fill
        exclamationmark.triangle
        exclamationmark.triangle.fill
        externaldrive
        externaldrive.badge.checkmark externaldrive
        externaldrive.badge.checkmark.fill externaldrive.fill
        externaldrive.badge.plus
        externaldrive.badge.plus.fill
        externaldrive.connected.to.line.below externaldrive
        externaldrive.connected.to.line.below.fill externaldrive.fill
        externaldrive.fill
        externaldrive.fill.badge.wifi externaldrive
        eye
        eye.circle
        eye.circle.fill
        eye.fill
        eye.slash
        eye.slash.fill
        eyebrow
        eyedropper
        eyedropper.halffull eyedropper
        eyeglasses eyes
        eyes
        f.circle
        f.circle.fill
        f.square
        f.square.fill
        face.dashed person.and.background.dotted
        face.dashed.fill person.and.background.dotted
        face.smiling mouth
        face.smiling.fill mouth.fill
        faceid person.and.background.dotted
        facemask
        facemask.fill
        facemask.square facemask
        facemask.square.fill facemask.fill
        fan
        fan.fill
        faxmachine printer
        faxmachine.fill printer f
        ferry
        ferry.fill ferry
        figure.2 person.3.sequence
        figure.2.and.child.holdinghands person.3.sequence
        figure.american.football flag.checkered.2.crossed
        figure.and.child.holdinghands person.3.sequence
        figure.child
        figure.hiking figure.walk
        figure.mind.and.body figure.yoga
        figure.outdoor.cycle
        figure.pool.swim
        figure.roll
        figure.run figure.stand
        figure.run.circle
        figure.seated.side
        figure.soccer
        figure.stand
        figure.strengthtraining.traditional
        figure.walk
        figure.walk.circle
        figure.wave figure.stand
        figure.wave.circle figure.run.circle
        figure.yoga
        filemenu.and.cursorarrow hand.point.right
        filemenu.and.selection list.triangle
        film
        film.circle
        film.circle.fill
        film.fill
        film.stack
        film.stack.fill
        fingerprint touchid
        fireplace
        fireplace.fill fireplace f
        fireworks star.bubble
        fish
        fish.fill
        flag
        flag.2.crossed flag
        flag.2.crossed.fill flag
        flag.checkered
        flag.checkered.2.crossed
        flag.circle
        flag.circle.fill
        flag.fill flag
        flag.slash
        flag.slash.fill flag.slash
        flame
        flame.circle
        flame.circle.fill
        flame.fill flame f
        flashlight.off.fill flashlight.off.fill f
        flashlight.on.fill flashlight.on.fill f
        flask
        flask.fill flask
        flowchart rectangle.connected.to.line.below
        flowchart.fill rectangle.connected.to.line.below f
        folder
        folder.badge.gearshape
        folder.badge.gearshape.fill folder.badge.gearshape f
        folder.badge.minus
        folder.badge.minus.fill
        folder.badge.person.crop
        folder.badge.person.crop.fill folder.badge.person.crop f
        folder.badge.plus plus.rectangle.on.folder
        folder.badge.plus.fill plus.rectangle.on.folder.fill
        folder.circle
        folder.circle.fill
        folder.fill folder f
        folder.fill.badge.plus plus.rectangle.on.folder
        football figure.soccer
        football.fill
        fork.knife
        fork.knife.circle
        fork.knife.circle.fill
        forward
        forward.circle
        forward.circle.fill
        forward.end
        forward.end.fill forward.end f
        forward.fill forward f
        forward.frame playpause
        forward.frame.fill playpause f
        frying.pan
        frying.pan.fill
        fuelpump
        fuelpump.circle
        fuelpump.circle.fill
        fuelpump.fill fuelpump
        function
        g.circle
        g.circle.fill
        g.square
        g.square.fill
        gamecontroller
        gamecontroller.fill
        gauge
        gauge.high gauge
        gauge.low gauge
        gauge.medium gauge
        gauge.open.with.lines.needle.33percent gauge
        gauge.with.dots.needle.33percent gauge
        gauge.with.dots.needle.50percent gauge
        gauge.with.dots.needle.67percent gauge
        gauge.with.needle gauge
        gauge.with.needle.fill gauge
        gear gearshape
        gearshape
        gearshape.2
        gearshape.2.fill
        gearshape.circle
        gearshape.circle.fill
        gearshape.fill
        gift
        gift.circle
        gift.circle.fill
        gift.fill gift f
        giftcard gift
        giftcard.fill gift f
        globe
        globe.americas
        globe.americas.fill
        globe.asia.australia globe.americas
        globe.asia.australia.fill globe.americas.fill
        globe.central.south.asia globe.americas
        globe.central.south.asia.fill globe.americas.fill
        globe.desk globe
        globe.desk.fill
        globe.europe.africa globe.americas
        globe.europe.africa.fill globe.americas.fill
        gobackward arrow.counterclockwise
        gobackward.10 arrow.counterclockwise
        gobackward.15 arrow.counterclockwise
        gobackward.30 arrow.counterclockwise
        goforward arrow.clockwise
        goforward.10 arrow.clockwise
        goforward.15 arrow.clockwise
        goforward.30 arrow.clockwise
        graduationcap
        graduationcap.circle
        graduationcap.circle.fill
        graduationcap.fill graduationcap f
        greaterthan chevron.right
        greaterthan.circle chevron.right.circle
        greaterthan.circle.fill chevron.right.circle.fill
        greaterthan.square chevron.right.square
        greaterthan.square.fill chevron.right.square.fill
        grid number
        grid.circle number.circle
        grid.circle.fill number.circle.fill
        guitars
        guitars.fill
        gyroscope
        h.circle
        h.circle.fill
        h.square
        h.square.fill
        hammer
        hammer.circle
        hammer.circle.fill
        hammer.fill hammer
        hand.draw
        hand.draw.fill hand.draw
        hand.palm.facing hand.raised
        hand.palm.facing.fill hand.raised
        hand.point.right
        hand.point.right.fill hand.point.right f
        hand.point.up
        hand.point.up.fill hand.point.up
        hand.point.up.left hand.point.up
        hand.point.up.left.fill hand.point.up
        hand.raised
        hand.raised.fill hand.raised
        hand.raised.fingers.spread hand.raised
        hand.raised.fingers.spread.fill hand.raised
        hand.raised.slash
        hand.raised.slash.fill hand.raised.slash
        hand.raised.square hand.raised
        hand.raised.square.fill hand.raised
        hand.tap hand.point.up
        hand.tap.fill hand.point.up
        hand.thumbsdown
        hand.thumbsdown.circle
        hand.thumbsdown.circle.fill
        hand.thumbsdown.fill
        hand.thumbsup
        hand.thumbsup.circle
        hand.thumbsup.circle.fill
        hand.thumbsup.fill
        hand.wave hand.raised
        hand.wave.fill hand.raised
        handbag
        handbag.fill handbag f
        hands.clap
        hands.clap.fill hands.clap
        hands.sparkles
        hands.sparkles.fill hands.sparkles
        hanger tshirt
        hare
        hare.circle hare
        hare.circle.fill hare
        hare.fill hare
        headphones
        headphones.circle
        headphones.circle.fill
        heart
        heart.badge.plus arrow.up.heart
        heart.circle
        heart.circle.fill
        heart.fill heart f
        heart.slash
        heart.slash.fill
        heart.square
        heart.square.fill
        heart.text.clipboard list.bullet.rectangle.portrait
        heart.text.clipboard.fill list.bullet.rectangle.portrait f
        heart.text.square
        heart.text.square.fill
        hexagon circle.hexagonpath
        hexagon.fill circle.hexagonpath f
        hifispeaker
        hifispeaker.fill
        highlighter
        homepod hifispeaker
        homepod.fill hifispeaker.fill
        hourglass
        hourglass.bottomhalf.filled hourglass
        hourglass.circle
        hourglass.circle.fill
        hourglass.tophalf.filled hourglass
        house
        house.circle
        house.circle.fill
        house.fill
        house.lodge
        house.lodge.fill
        humidity
        humidity.fill humidity f
        hurricane tornado
        i.circle
        i.circle.fill
        i.square
        i.square.fill
        icloud cloud
        icloud.and.arrow.down
        icloud.and.arrow.down.fill icloud.and.arrow.down
        icloud.and.arrow.up
        icloud.and.arrow.up.fill icloud.and.arrow.up
        icloud.circle cloud.circle
        icloud.circle.fill cloud.circle.fill
        icloud.fill cloud f
        icloud.slash cloud.slash
        icloud.slash.fill cloud.slash.fill
        increase.indent list.bullet.indent
        indianrupeesign
        indianrupeesign.circle
        indianrupeesign.circle.fill
        indianrupeesign.square
        indianrupeesign.square.fill
        infinity
        infinity.circle
        infinity.circle.fill
        info
        info.bubble
        info.bubble.fill info.bubble f
        info.circle
        info.circle.fill
        inset.filled.rectangle rectangle.center.inset.filled
        internaldrive externaldrive
        internaldrive.fill externaldrive.fill
        ipad
        ipad.and.iphone
        ipad.landscape ipad
        iphone
        iphone.gen3 iphone
        iphone.radiowaves.left.and.right
        italic
        ivfluid.bag
        ivfluid.bag.fill ivfluid.bag
        j.circle
        j.circle.fill
        j.square
        j.square.fill
        k.circle
        k.circle.fill
        k.square
        k.square.fill
        key
        key.fill key f
        key.horizontal key
        key.horizontal.fill key f
        keyboard
        keyboard.fill
        l.circle
        l.circle.fill
        l.square
        l.square.fill
        ladybug microbe
        ladybug.fill microbe.fill
        lamp.ceiling
        lamp.ceiling.fill lamp.ceiling f
        lamp.desk
        lamp.desk.fill
        lamp.floor
        lamp.floor.fill lamp.floor f
        lamp.table
        lamp.table.fill lamp.table f
        lanyardcard
        lanyardcard.fill lanyardcard f
        laptopcomputer
        largecircle.fill.circle pencil.tip.crop.circle
        lasso
        latch.2.case
        latch.2.case.fill
        laurel.leading
        laurel.trailing laurel.leading
        leaf
        leaf.circle
        leaf.circle.fill
        leaf.fill leaf f
        lessthan chevron.left
        lessthan.circle chevron.left.circle
        lessthan.circle.fill chevron.left.circle.fill
        lessthan.square chevron.left.square
        lessthan.square.fill chevron.left.square.fill
        level
        level.fill
        lifepreserver
        lifepreserver.fill
        light.beacon.max
        light.beacon.max.fill light.beacon.max f
        lightbulb
        lightbulb.fill lightbulb
        lightbulb.led lightbulb
        lightbulb.led.fill lightbulb
        lightbulb.slash
        lightbulb.slash.fill lightbulb.slash
        lightrail train.side.front.car
        lightrail.fill
        lightspectrum.horizontal rainbow
        line.2.horizontal.decrease line.3.horizontal.decrease
        line.2.horizontal.decrease.circle line.3.horizontal.decrease.circle
        line.2.horizontal.decrease.circle.fill line.3.horizontal.decrease.circle.fill
        line.3.crossed.swirl.circle exclamationmark.arrow.circlepath
        line.3.horizontal
        line.3.horizontal.circle
        line.3.horizontal.circle.fill
        line.3.horizontal.decrease
        line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill
        line.diagonal
        line.horizontal.3 line.3.horizontal
        line.horizontal.3.circle line.3.horizontal.circle
        line.horizontal.3.circle.fill line.3.horizontal.circle.fill
        line.horizontal.3.decrease line.3.horizontal.decrease
        line.horizontal.3.decrease.circle line.3.horizontal.decrease.circle
        line.horizontal.3.decrease.circle.fill line.3.horizontal.decrease.circle.fill
        lines.measurement.horizontal ruler
        link
        link.badge.plus
        link.circle
        link.circle.fill
        list.and.film
        list.bullet
        list.bullet.below.rectangle list.bullet.rectangle
        list.bullet.circle
        list.bullet.circle.fill
        list.bullet.clipboard list.bullet.rectangle.portrait
        list.bullet.clipboard.fill list.bullet.rectangle.portrait f
        list.bullet.indent
        list.bullet.rectangle
        list.bullet.rectangle.fill list.bullet.rectangle f
        list.bullet.rectangle.portrait
        list.bullet.rectangle.portrait.fill list.bullet.rectangle.portrait f
        list.clipboard list.bullet.rectangle.portrait
        list.clipboard.fill list.bullet.rectangle.portrait f
        list.dash list.bullet
        list.number
        list.star
        list.triangle
        livephoto camera.aperture
        lizard
        lizard.fill lizard
        location
        location.circle
        location.circle.fill
        location.fill location f
        location.magnifyingglass
        location.north
        location.north.fill location.north f
        location.slash
        location.slash.fill
        location.viewfinder
        location.viewfinder.fill
        lock exclamationmark.lock
        lock.circle
        lock.circle.fill
        lock.doc
        lock.doc.fill lock.doc f
        lock.fill exclamationmark.lock f
        lock.iphone iphone
        lock.open
        lock.open.fill lock.open f
        lock.rectangle questionmark.app
        lock.rectangle.fill questionmark.app.fill
        lock.rotation
        lock.shield
        lock.shield.fill checkmark.shield.fill
        lock.slash
        lock.slash.fill
        lock.square
        lock.square.fill
        lungs wind
        lungs.fill wind
        m.circle
        m.circle.fill
        m.square
        m.square.fill
        macwindow
        macwindow.on.rectangle
        magazine newspaper
        magazine.fill newspaper f
        magicmouse computermouse
        magicmouse.fill computermouse.fill
        magnifyingglass
        magnifyingglass.circle
        magnifyingglass.circle.fill
        mail envelope
        mail.fill envelope.fill
        mail.stack envelope.arrow.triangle.branch
        mail.stack.fill envelope.arrow.triangle.branch.fill
        map
        map.circle
        map.circle.fill
        map.fill
        mappin
        mappin.and.ellipse
        mappin.circle
        mappin.circle.fill
        mappin.slash
        mappin.slash.fill
        medal
        medal.fill
        megaphone
        megaphone.fill
        memorychip
        memorychip.fill
        menubar.dock.rectangle
        menubar.rectangle
        menucard book.pages
        menucard.fill book.pages.fill
        message
        message.circle
        message.circle.fill
        message.fill message f
        metronome
        metronome.fill metronome f
        mic
        mic.badge.plus mic
        mic.badge.plus.fill mic f
        mic.circle
        mic.circle.fill
        mic.fill mic f
        mic.slash
        mic.slash.fill
        microbe
        microbe.fill
        microwave oven
        microwave.fill oven.fill
        minus
        minus.app
        minus.app.fill
        minus.circle
        minus.circle.fill
        minus.magnifyingglass
        minus.plus.batteryblock
        minus.plus.batteryblock.fill minus.plus.batteryblock
        minus.rectangle minus.app
        minus.rectangle.fill minus.app.fill
        minus.square
        minus.square.fill
        minus.square.on.square
        moon
        moon.circle
        moon.circle.fill
        moon.fill moon f
        moon.haze sun.haze
        moon.haze.fill sun.haze
        moon.stars
        moon.stars.fill moon.stars f
        moon.zzz moon
        moon.zzz.fill moon f
        moonphase.first.quarter circle.lefthalf.filled
        moonphase.full.moon circle
        moonphase.last.quarter circle.lefthalf.filled
        moonphase.new.moon circle
        mosaic rectangle.3.group
        mosaic.fill rectangle.3.group f
        motorcycle
        motorcycle.fill motorcycle f
        mountain.2
        mountain.2.fill mountain.2 f
        mouth
        mouth.fill
        move.3d
        movieclapper film.stack
        movieclapper.fill film.stack.fill
        mug cup.and.saucer
        mug.fill cup.and.saucer
        multiply xmark
        multiply.circle
        multiply.circle.fill
        multiply.square
        multiply.square.fill
        music.mic
        music.note
        music.note.house
        music.note.house.fill music.note.house f
        music.note.list
        music.quarternote.3
        n.circle
        n.circle.fill
        n.square
        n.square.fill
        nairasign
        network
        newspaper
        newspaper.circle
        newspaper.circle.fill
        newspaper.fill newspaper f
        nose person.and.background.dotted
        nose.fill person.and.background.dotted
        nosign circle.slash
        note
        note.text
        note.text.badge.plus
        number
        number.circle
        number.circle.fill
        number.square
        number.square.fill
        o.circle
        o.circle.fill
        o.square
        o.square.fill
        octagon
        octagon.fill octagon f
        oilcan fuelpump
        oilcan.fill fuelpump
        opticaldisc
        opticaldisc.fill
        opticaldiscdrive
        opticaldiscdrive.fill
        option
        oval
        oval.fill oval f
        oven
        oven.fill
        p.circle
        p.circle.fill
        p.square
        p.square.fill
        paintbrush
        paintbrush.fill paintbrush f
        paintbrush.pointed
        paintbrush.pointed.fill paintbrush.pointed f
        paintpalette
        paintpalette.fill
        paperclip
        paperclip.circle
        paperclip.circle.fill
        paperplane
        paperplane.circle
        paperplane.circle.fill
        paperplane.fill
        paragraphsign
        parkingsign
        party.popper
        party.popper.fill party.popper f
        pause
        pause.circle
        pause.circle.fill
        pause.fill pause f
        pause.square
        pause.square.fill
        pawprint
        pawprint.circle
        pawprint.circle.fill
        pawprint.fill pawprint f
        pc
        peacesign
        pencil
        pencil.and.list.clipboard
        pencil.and.outline
        pencil.and.ruler pencil.and.outline
        pencil.and.ruler.fill
        pencil.circle
        pencil.circle.fill
        pencil.line
        pencil.slash
        pencil.slash.fill
        pencil.tip
        pencil.tip.crop.circle
        pentagon
        pentagon.fill pentagon f
        percent
        percent.badge
        person
        person.2
        person.2.circle person.2
        person.2.circle.fill person.2 f
        person.2.fill person.2 f
        person.2.slash
        person.2.slash.fill
        person.2.square.stack
        person.2.square.stack.fill
        person.3
        person.3.fill person.3 f
        person.3.sequence
        person.3.sequence.fill person.3.sequence f
        person.and.background.dotted
        person.badge.clock
        person.badge.clock.fill person.badge.clock f
        person.badge.key
        person.badge.key.fill person.badge.key f
        person.badge.minus
        person.badge.plus
        person.badge.shield.checkmark
        person.badge.shield.checkmark.fill
        person.bust
        person.bust.fill person.bust f
        person.circle
        person.circle.fill
        person.crop.artframe
        person.crop.circle
        person.crop.circle.badge.checkmark
        person.crop.circle.badge.checkmark.fill person.crop.circle.badge.checkmark f
        person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.exclamationmark f
        person.crop.circle.badge.minus
        person.crop.circle.badge.minus.fill person.crop.circle.badge.minus f
        person.crop.circle.badge.plus
        person.crop.circle.badge.plus.fill person.crop.circle.badge.plus f
        person.crop.circle.badge.questionmark
        person.crop.circle.badge.questionmark.fill person.crop.circle.badge.questionmark f
        person.crop.circle.badge.xmark
        person.crop.circle.badge.xmark.fill person.crop.circle.badge.xmark f
        person.crop.circle.fill
        person.crop.rectangle
        person.crop.rectangle.fill
        person.crop.rectangle.stack
        person.crop.rectangle.stack.fill
        person.crop.square
        person.crop.square.fill
        person.fill person f
        person.fill.badge.minus person.badge.minus
        person.fill.badge.plus person.badge.plus
        person.fill.checkmark
        person.fill.xmark
        person.line.dotted.person person.2
        person.slash
        person.slash.fill
        person.square
        person.square.fill
        person.text.rectangle person.crop.rectangle
        person.text.rectangle.fill person.crop.rectangle.fill
        person.wave.2
        person.wave.2.fill person.wave.2
        personalhotspot link
        perspective cube
        phone
        phone.arrow.down.left
        phone.arrow.down.left.fill phone.arrow.down.left f
        phone.arrow.up.right
        phone.arrow.up.right.fill phone.arrow.up.right f
        phone.badge.plus
        phone.badge.plus.fill phone.badge.plus f
        phone.circle
        phone.circle.fill
        phone.connection
        phone.connection.fill phone.connection f
        phone.down
        phone.down.circle
        phone.down.circle.fill
        phone.down.fill phone.down
        phone.fill phone f
        photo
        photo.artframe
        photo.artframe.fill photo.artframe f
        photo.badge.plus
        photo.badge.plus.fill photo.badge.plus f
        photo.circle
        photo.circle.fill
        photo.fill
        photo.on.rectangle
        photo.on.rectangle.angled photo.on.rectangle
        photo.stack photo.on.rectangle
        photo.stack.fill
        photo.tv
        pi
        pianokeys
        pianokeys.inverse pianokeys
        pill pills
        pill.fill pills.fill
        pills
        pills.circle
        pills.circle.fill
        pills.fill
        pin
        pin.circle
        pin.circle.fill
        pin.fill pin f
        pin.slash
        pin.slash.fill
        pip tv.inset
        pip.enter rectangle.center.inset.filled
        pip.enter.fill rectangle.center.inset.filled f
        pip.exit tv.inset
        pip.exit.fill tv.inset f
        pip.fill tv.inset f
        pipe.and.drop drop
        pipe.and.drop.fill drop f
        play arrowtriangle.right
        play.circle
        play.circle.fill
        play.fill arrowtriangle.right f
        play.rectangle
        play.rectangle.fill
        play.slash
        play.slash.fill
        play.square
        play.square.fill
        play.tv photo.tv
        play.tv.fill
        playpause
        playpause.fill playpause f
        plus
        plus.app rectangle.badge.plus
        plus.app.fill
        plus.bubble
        plus.bubble.fill
        plus.circle
        plus.circle.fill
        plus.forwardslash.minus plusminus
        plus.magnifyingglass
        plus.message
        plus.message.fill
        plus.rectangle rectangle.badge.plus
        plus.rectangle.fill plus.app.fill
        plus.rectangle.on.folder
        plus.rectangle.on.folder.fill
        plus.rectangle.on.rectangle plus.square.on.square
        plus.rectangle.on.rectangle.fill plus.square.on.square.fill
        plus.slash.minus plusminus
        plus.square
        plus.square.fill
        plus.square.on.square
        plus.square.on.square.fill
        plusminus
        plusminus.circle
        plusminus.circle.fill
        point.3.connected.trianglepath.dotted square.and.arrow.up.on.square
        point.3.filled.connected.trianglepath.dotted square.and.arrow.up.on.square
        point.topleft.down.curvedto.point.bottomright.up
        point.topleft.down.curvedto.point.bottomright.up.fill point.topleft.down.curvedto.point.bottomright.up f
        popcorn
        popcorn.fill
        power
        power.circle
        power.circle.fill
        poweroutlet.type.f
        poweroutlet.type.f.fill poweroutlet.type.f f
        powerplug
        powerplug.fill powerplug f
        printer
        printer.fill printer f
        progress.indicator timelapse
        puzzlepiece
        puzzlepiece.extension
        puzzlepiece.extension.fill puzzlepiece.extension f
        puzzlepiece.fill puzzlepiece f
        pyramid
        pyramid.fill
        q.circle
        q.circle.fill
        q.square
        q.square.fill
        qrcode
        qrcode.viewfinder
        questionmark
        questionmark.app
        questionmark.app.fill
        questionmark.bubble
        questionmark.bubble.fill
        questionmark.circle
        questionmark.circle.fill
        questionmark.diamond checkmark.diamond
        questionmark.diamond.fill checkmark.diamond f
        questionmark.folder
        questionmark.folder.fill questionmark.folder f
        questionmark.square
        questionmark.square.fill
        quote.bubble
        quote.bubble.fill
        quote.closing quote.opening
        quote.opening
        r.circle
        r.circle.fill
        r.square
        r.square.fill
        radio
        radio.fill
        rainbow
        rays
        record.circle pencil.tip.crop.circle
        record.circle.fill
        rectangle
        rectangle.3.group
        rectangle.3.group.fill rectangle.3.group f
        rectangle.3.offgrid rectangle.3.group
        rectangle.3.offgrid.fill rectangle.3.group f
        rectangle.and.paperclip paperclip
        rectangle.and.pencil.and.ellipsis
        rectangle.and.text.magnifyingglass text.magnifyingglass
        rectangle.badge.plus
        rectangle.bottomthird.inset.filled
        rectangle.center.inset.filled
        rectangle.compress.vertical
        rectangle.connected.to.line.below
        rectangle.dashed square.dashed
        rectangle.expand.vertical
        rectangle.fill rectangle f
        rectangle.grid.1x2 square.split.1x2
        rectangle.grid.1x2.fill square.split.1x2.fill
        rectangle.grid.2x2 square.split.2x2
        rectangle.grid.2x2.fill square.split.2x2.fill
        rectangle.grid.3x2 square.grid.3x2
        rectangle.grid.3x2.fill square.grid.3x2.fill
        rectangle.inset.filled rectangle.center.inset.filled
        rectangle.leftthird.inset.filled
        rectangle.on.rectangle doc.on.doc
        rectangle.on.rectangle.fill doc.on.doc f
        rectangle.portrait
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right.fill rectangle.portrait.and.arrow.right
        rectangle.portrait.fill rectangle.portrait f
        rectangle.portrait.on.rectangle.portrait doc.on.doc
        rectangle.portrait.on.rectangle.portrait.fill doc.on.doc f
        rectangle.righthalf.inset.filled.arrow.right rectangle.portrait.and.arrow.right
        rectangle.split.1x2 square.split.1x2
        rectangle.split.1x2.fill square.split.1x2.fill
        rectangle.split.2x1 square.split.2x1
        rectangle.split.2x1.fill square.split.2x1.fill
        rectangle.split.3x1
        rectangle.split.3x1.fill
        rectangle.split.3x3 square.grid.3x3
        rectangle.split.3x3.fill square.grid.3x3.fill
        rectangle.stack
        rectangle.stack.badge.plus
        rectangle.stack.badge.plus.fill rectangle.stack.badge.plus f
        rectangle.stack.fill rectangle.stack f
        rectangle.stack.person.crop person.crop.rectangle.stack
        rectangle.stack.person.crop.fill person.crop.rectangle.stack.fill
        refrigerator
        refrigerator.fill
        repeat
        repeat.1
        repeat.1.circle
        repeat.1.circle.fill
        repeat.circle
        repeat.circle.fill
        return arrow.turn.down.left
        rhombus checkmark.diamond
        rhombus.fill checkmark.diamond f
        road.lanes
        rosette
        rotate.3d
        rotate.left
        rotate.left.fill rotate.left
        rotate.right
        rotate.right.fill rotate.right
        rublesign
        rublesign.circle
        rublesign.circle.fill
        ruler
        ruler.fill
        s.circle
        s.circle.fill
        s.square
        s.square.fill
        safari
        safari.fill
        sailboat
        sailboat.fill
        scale.3d
        scalemass
        scalemass.fill scalemass f
        scanner
        scanner.fill scanner
        scissors
        scooter skateboard
        scope dot.scope
        screwdriver
        screwdriver.fill screwdriver f
        scribble
        scribble.variable scribble
        scroll
        scroll.fill scroll
        sdcard
        sdcard.fill
        seal
        seal.fill seal f
        sensor
        sensor.fill sensor f
        server.rack
        shareplay person.3.sequence
        shield bolt.shield
        shield.fill bolt.shield f
        shield.lefthalf.filled
        shield.slash
        shield.slash.fill
        shift arrowshape.up
        shift.fill arrowshape.up f
        shippingbox
        shippingbox.and.arrow.backward arrow.up.bin
        shippingbox.and.arrow.backward.fill arrow.up.bin f
        shippingbox.circle
        shippingbox.circle.fill
        shippingbox.fill
        shoe figure.walk
        shoe.fill
        shower
        shower.fill shower
        shuffle
        shuffle.circle
        shuffle.circle.fill
        sidebar.leading rectangle.leftthird.inset.filled
        sidebar.left rectangle.leftthird.inset.filled
        sidebar.right
        sidebar.squares.left rectangle.leftthird.inset.filled
        sidebar.trailing sidebar.right
        signature hand.draw
        signpost.left signpost.right
        signpost.left.fill signpost.right f
        signpost.right
        signpost.right.fill signpost.right f
        simcard sdcard
        simcard.fill sdcard.fill
        sink bathtub
        sink.fill bathtub
        skateboard
        skateboard.fill skateboard f
        skew
        sleep moon
        slider.horizontal.2.square
        slider.horizontal.3
        slider.horizontal.below.rectangle slider.horizontal.3
        slider.vertical.3
        slowmo rays
        smallcircle.circle pencil.tip.crop.circle
        smallcircle.fill.circle pencil.tip.crop.circle
        smoke
        smoke.fill smoke f
        snowflake
        snowflake.circle
        snowflake.circle.fill
        soccerball figure.soccer
        sofa
        sofa.fill sofa f
        sparkle star.square.on.square
        sparkles star.bubble
        sparkles.rectangle.stack rectangle.stack
        sparkles.rectangle.stack.fill rectangle.stack f
        speaker
        speaker.fill speaker f
        speaker.slash
        speaker.slash.fill
        speaker.wave.1
        speaker.wave.1.fill speaker.wave.1 f
        speaker.wave.2
        speaker.wave.2.circle
        speaker.wave.2.circle.fill
        speaker.wave.2.fill speaker.wave.2 f
        speaker.wave.3
        speaker.wave.3.fill speaker.wave.3 f
        speaker.zzz
        speaker.zzz.fill speaker.zzz f
        speedometer gauge
        spigot humidity
        spigot.fill humidity f
        sportscourt
        sportscourt.fill sportscourt
        sprinkler.and.droplets humidity
        sprinkler.and.droplets.fill humidity f
        square stop
        square.2.layers.3d square.stack.3d.down.right
        square.3.layers.3d square.stack.3d.up
        square.and.arrow.down
        square.and.arrow.down.fill square.and.arrow.down
        square.and.arrow.down.on.square
        square.and.arrow.down.on.square.fill square.and.arrow.down.on.square
        square.and.arrow.up
        square.and.arrow.up.fill square.and.arrow.up
        square.and.arrow.up.on.square
        square.and.arrow.up.on.square.fill square.and.arrow.up.on.square f
        square.and.line.vertical.and.square
        square.and.pencil
        square.dashed
        square.fill stop f
        square.fill.on.square.fill doc.on.doc f
        square.grid.2x2
        square.grid.2x2.fill square.grid.2x2 f
        square.grid.3x1.below.line.grid.1x2
        square.grid.3x2
        square.grid.3x2.fill
        square.grid.3x3
        square.grid.3x3.fill
        square.grid.4x3.fill square.grid.3x3 f
        square.on.circle
        square.on.square doc.on.doc
        square.slash
        square.slash.fill
        square.split.1x2
        square.split.1x2.fill
        square.split.2x1
        square.split.2x1.fill
        square.split.2x2
        square.split.2x2.fill
        square.stack
        square.stack.3d.down.right
        square.stack.3d.down.right.fill square.stack.3d.down.right f
        square.stack.3d.up
        square.stack.3d.up.fill square.stack.3d.up f
        square.stack.3d.up.slash square.stack.3d.up
        square.stack.3d.up.slash.fill square.stack.3d.up f
        square.stack.fill square.stack f
        square.text.square
        square.text.square.fill
        squareroot x.squareroot
        squares.below.rectangle
        squareshape stop
        squareshape.fill stop f
        star
        star.bubble
        star.bubble.fill star.bubble f
        star.circle
        star.circle.fill
        star.fill star f
        star.leadinghalf.filled
        star.slash
        star.slash.fill
        star.square
        star.square.fill
        star.square.on.square
        star.square.on.square.fill star.square.on.square f
        staroflife asterisk
        staroflife.fill asterisk
        steeringwheel
        sterlingsign
        sterlingsign.circle
        sterlingsign.circle.fill
        sterlingsign.square
        sterlingsign.square.fill
        stethoscope
        stethoscope.circle
        stethoscope.circle.fill
        stop
        stop.circle
        stop.circle.fill
        stop.fill stop f
        stopwatch
        stopwatch.fill
        storefront
        storefront.fill storefront f
        stove
        stove.fill stove
        strikethrough
        studentdesk
        suit.club
        suit.club.fill suit.club f
        suit.diamond checkmark.diamond
        suit.diamond.fill checkmark.diamond f
        suit.heart heart
        suit.heart.fill heart f
        suit.spade
        suit.spade.fill suit.spade f
        suitcase
        suitcase.cart suitcase
        suitcase.cart.fill suitcase f
        suitcase.fill suitcase f
        sum
        sun.dust sun.min
        sun.dust.fill sun.min f
        sun.haze
        sun.haze.fill sun.haze
        sun.horizon
        sun.horizon.fill sun.horizon
        sun.max
        sun.max.circle
        sun.max.circle.fill
        sun.max.fill sun.max f
        sun.min
        sun.min.fill sun.min f
        sun.rain
        sun.rain.fill sun.rain
        sunglasses eyes
        sunglasses.fill eyes f
        sunrise
        sunrise.fill sunrise
        sunset sun.horizon
        sunset.fill sun.horizon
        swift chevron.left.forwardslash.chevron.right
        switch.2
        syringe
        syringe.fill syringe
        t.circle
        t.circle.fill
        t.square
        t.square.fill
        table.furniture lamp.desk
        table.furniture.fill lamp.desk.fill
        tablecells
        tablecells.badge.ellipsis
        tablecells.badge.ellipsis.fill
        tablecells.fill
        tag
        tag.circle
        tag.circle.fill
        tag.fill
        tag.slash
        tag.slash.fill
        tag.square tag
        tag.square.fill tag.fill
        takeoutbag.and.cup.and.straw
        takeoutbag.and.cup.and.straw.fill takeoutbag.and.cup.and.straw
        target
        teddybear puzzlepiece.extension
        teddybear.fill puzzlepiece.extension f
        telescope
        teletype phone
        teletype.fill phone f
        tengesign textformat.alt
        tennisball figure.soccer
        tennisball.fill football.fill
        tent
        tent.fill tent
        terminal apple.terminal
        terminal.fill apple.terminal.fill
        testtube.2
        text.aligncenter
        text.alignleft
        text.alignright
        text.and.command.macwindow apple.terminal
        text.append
        text.badge.checkmark
        text.badge.minus
        text.badge.plus
        text.badge.xmark
        text.book.closed
        text.book.closed.fill text.book.closed
        text.bubble
        text.bubble.fill
        text.cursor
        text.justify
        text.justify.left text.alignleft
        text.magnifyingglass
        text.quote
        text.viewfinder doc.viewfinder
        text.word.spacing
        textformat text.word.spacing
        textformat.123
        textformat.abc
        textformat.alt
        textformat.size
        textformat.size.larger
        textformat.size.smaller
        theatermask.and.paintbrush theatermasks
        theatermask.and.paintbrush.fill theatermasks.fill
        theatermasks
        theatermasks.fill
        thermometer
        thermometer.high thermometer
        thermometer.low thermometer
        thermometer.medium thermometer
        thermometer.snowflake
        thermometer.snowflake.circle
        thermometer.snowflake.circle.fill
        thermometer.sun
        thermometer.sun.fill thermometer.sun f
        ticket
        ticket.fill
        timelapse
        timer stopwatch
        timer.circle
        timer.circle.fill
        timer.square
        timer.square.fill
        togglepower power
        toilet
        toilet.fill toilet
        toolbox
        toolbox.fill
        tornado
        tortoise
        tortoise.circle tortoise
        tortoise.circle.fill tortoise.fill
        tortoise.fill
        touchid
        train.side.front.car
        tram
        tram.circle
        tram.circle.fill
        tram.fill
        translate
        trash
        trash.circle
        trash.circle.fill
        trash.fill trash
        trash.slash
        trash.slash.fill trash.slash
        trash.square trash
        trash.square.fill trash
        tray
        tray.2 tray
        tray.2.fill tray.fill
        tray.and.arrow.down tray
        tray.and.arrow.down.fill tray.fill
        tray.and.arrow.up tray
        tray.and.arrow.up.fill tray.fill
        tray.circle
        tray.circle.fill
        tray.fill
        tray.full tray
        tray.full.fill tray.fill
        tree
        tree.circle
        tree.circle.fill
        tree.fill tree f
        triangle arrowtriangle.up
        triangle.fill arrowtriangle.up f
        trophy
        trophy.circle
        trophy.circle.fill
        trophy.fill trophy f
        tropicalstorm tornado
        truck.box
        truck.box.fill truck.box f
        tshirt
        tshirt.fill tshirt f
        turkishlirasign
        turkishlirasign.circle
        turkishlirasign.circle.fill
        tv
        tv.circle
        tv.circle.fill
        tv.fill tv f
        tv.inset
        tv.inset.fill tv.inset f
        u.circle
        u.circle.fill
        u.square
        u.square.fill
        uiwindow.split.2x1 square.split.2x1
        umbrella
        umbrella.fill umbrella f
        umbrella.percent umbrella
        umbrella.percent.fill umbrella f
        underline
        v.circle
        v.circle.fill
        v.square
        v.square.fill
        video
        video.badge.plus video
        video.badge.plus.fill video f
        video.circle
        video.circle.fill
        video.doorbell
        video.doorbell.fill
        video.fill video f
        video.slash
        video.slash.fill
        viewfinder
        viewfinder.circle
        viewfinder.circle.fill
        visionpro
        w.circle
        w.circle.fill
        w.square
        w.square.fill
        wallet.bifold
        wallet.bifold.fill wallet.bifold
        wallet.pass
        wallet.pass.fill wallet.pass
        wand.and.rays
        wand.and.stars
        washer
        washer.fill
        watch.analog applewatch
        water.waves figure.pool.swim
        waterbottle ivfluid.bag
        waterbottle.fill ivfluid.bag
        wave.3.forward dot.radiowaves.right
        wave.3.left dot.radiowaves.right
        wave.3.right dot.radiowaves.right
        waveform
        waveform.and.magnifyingglass waveform
        waveform.badge.plus waveform
        waveform.circle
        waveform.circle.fill
        waveform.path
        waveform.path.ecg bolt.horizontal
        web.camera
        web.camera.fill
        wifi
        wifi.circle
        wifi.circle.fill
        wifi.exclamationmark
        wifi.router
        wifi.router.fill
        wifi.slash
        wind
        wind.circle
        wind.circle.fill
        wind.snow wind
        window.casement macwindow.on.rectangle
        wineglass
        wineglass.fill
        wonsign nairasign
        wonsign.circle
        wonsign.circle.fill
        wrench
        wrench.adjustable wrench
        wrench.adjustable.fill wrench f
        wrench.and.screwdriver wrench
        wrench.and.screwdriver.fill wrench f
        wrench.fill wrench f
        x.circle
        x.circle.fill
        x.square
        x.square.fill
        x.squareroot
        xmark
        xmark.app
        xmark.app.fill
        xmark.bin trash
        xmark.bin.fill trash
        xmark.circle multiply.circle
        xmark.circle.fill multiply.circle.fill
        xmark.icloud
        xmark.icloud.fill xmark.icloud
        xmark.octagon
        xmark.octagon.fill
        xmark.seal
        xmark.seal.fill
        xmark.shield
        xmark.shield.fill
        xmark.square multiply.square
        xmark.square.fill multiply.square.fill
        xserve server.rack
        y.circle
        y.circle.fill
        y.square
        y.square.fill
        yensign
        yensign.circle
        yensign.circle.fill
        yensign.square
        yensign.square.fill
        z.circle
        z.circle.fill
        z.square
        z.square.fill
        zzz
        """
}
