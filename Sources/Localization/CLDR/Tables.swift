// Made by make of CLDR's data (LICENSE-cldr.txt): see README.md. Not to be changed by hand.

/// What CLDR says of languages, as text, which is read when it is asked for.
enum Tables {
    /// Languages, and the rules of their categories of number; what no rule is for is "other".
    static let plurals = #"""
        bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh |
        am as bn doi fa gu hi kn pcm zu | one: i = 0 or n = 1
        ff hy kab | one: i = 0,1
        ast ca de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi | one: i = 1 and v = 0
        si | one: n = 0,1 or i = 0 and f = 1
        ak bho guw ln mg nso pa ti wa | one: n = 0..1
        tzm | one: n = 0..1 or n = 11..99
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog | one: n = 1
        da | one: n = 1 or t != 0 and i = 0,1
        is | one: t = 0 and i % 10 = 1 and i % 100 != 11 or t != 0
        mk | one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        ceb fil tl | one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
        lv prg | zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
        lag | zero: n = 0; one: i = 0,1 and n != 0
        ksh | zero: n = 0; one: n = 1
        iu naq sat se sma smi smj smn sms | one: n = 1; two: n = 2
        shi | one: i = 0 or n = 1; few: n = 2..10
        mo ro | one: i = 1 and v = 0; few: v != 0 or n = 0 or n % 100 = 2..19
        bs hr sh sr | one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
        fr | one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        pt | one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        it pt_PT | one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        es | one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        gd | one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19
        sl | one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0
        dsb hsb | one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
        he iw | one: i = 1 and v = 0; two: i = 2 and v = 0; many: v = 0 and n != 0..10 and n % 10 = 0
        cs sk | one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0
        pl | one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
        be | one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
        lt | one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0
        mt | one: n = 1; few: n = 0 or n % 100 = 2..10; many: n % 100 = 11..19
        ru uk | one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
        br | one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0
        ga | one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10
        gv | one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0
        kw | zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81
        ar ars | zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99
        cy | zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6
        """#

    /// Languages, and what they write numbers with.
    static let numbers = #"""
        af agq dyo en-ZA ewo ff hu hy kab kea kk ksf ky nmg os pt-AO sah shi tg tzm uk uz yav¦,¦ ¦-¦0¦3¦1¦0%
        ar sd¦٫¦٬¦؜-¦٠¦3¦1¦0٪؜
        ar-AE ar-EH¦.¦,¦‎-¦0¦3¦1¦0‎%‎
        ar-DZ ar-LY ar-MA ar-TN¦,¦.¦‎-¦0¦3¦1¦0‎%‎
        as bn¦.¦,¦-¦০¦3,2¦1¦0%
        ast az bs-Cyrl ca el en-BE en-NL en-SI fur fy id is it jgo jv kgp kkj km ln lo lu mgh ms-BN ms-ID mua nl nnh pt rw sc seh sg sr su sw-CD vi wo yrl¦,¦.¦-¦0¦3¦1¦0%
        bas br cs de-AT dua en-FI en-SE es-CR fr-CA ru sk smn tk tt zgh¦,¦ ¦-¦0¦3¦1¦0 %
        be ru-UA¦,¦ ¦-¦0¦3¦2¦0 %
        bg ka lv pl pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL sq¦,¦ ¦-¦0¦3¦2¦0%
        brx en-IN gu hi ml or pa ta te¦.¦,¦-¦0¦3,2¦1¦0%
        bs da de dsb en-AT en-DE en-DK es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE fr-LU fr-MA gl hsb lb mk nds qu-BO rn ro¦,¦.¦-¦0¦3¦1¦0 %
        ccp¦.¦,¦-¦𑄶¦3,2¦1¦0%
        ce es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US qu¦.¦,¦-¦0¦3¦1¦0 %
        ckb¦٫¦٬¦‏-¦٠¦3¦1¦0 ٪
        de-CH de-LI en-CH it-CH¦.¦’¦-¦0¦3¦1¦0%
        dje khq mfe ses twq xh¦.¦ ¦-¦0¦3¦1¦0%
        dz¦.¦,¦-¦༠¦3,2¦1¦0 %
        ee¦.¦,¦-¦0¦3¦3¦0%
        en-US-POSIX¦.¦,¦-¦0¦0¦1¦0%
        eo¦,¦ ¦−¦0¦3¦1¦0%
        es¦,¦.¦-¦0¦3¦2¦0 %
        et¦,¦ ¦−¦0¦3¦2¦0%
        eu¦,¦.¦−¦0¦3¦1¦% 0
        fa¦٫¦٬¦‎−¦۰¦3¦1¦0٪
        ff-Adlm¦.¦⹁¦-¦𞥐¦3¦1¦0%
        fi ksh lt nb nn no se sv¦,¦ ¦−¦0¦3¦1¦0 %
        fo hr kl sl¦,¦.¦−¦0¦3¦1¦0 %
        fr¦,¦ ¦-¦0¦3¦1¦0 %
        fr-CH¦,¦ ¦-¦0¦3¦1¦0%
        gsw rm¦.¦’¦−¦0¦3¦1¦0 %
        he ur¦.¦,¦‎-¦0¦3¦1¦0%
        ia¦,¦.¦-¦0¦3¦2¦0%
        ks lrc mzn pa-Arab ps uz-Arab¦٫¦٬¦‎-‎¦۰¦3¦1¦0٪
        ks-Deva root sd-Deva ta-MY ta-SG¦.¦,¦-¦0¦3¦1¦0%
        ku tr¦,¦.¦-¦0¦3¦1¦%0
        mni¦.¦,¦-¦০¦3¦1¦0%
        mr ne sa¦.¦,¦-¦०¦3,2¦1¦0%
        my¦.¦,¦-¦၀¦3¦1¦0%
        sat¦.¦,¦-¦᱐¦3¦1¦0%
        ur-IN¦٫¦٬¦‎-‎¦۰¦3¦1¦0%
        wae¦,¦’¦-¦0¦3¦1¦0%
        """#

    /// Scripts, and the languages and regions that are written in them.
    static let scripts = #"""
        Arab ar az-IQ az-IR ckb fa ha-CM ha-SD kk-AF kk-CN kk-IR kk-MN ks ku-LB ky-CN lrc ms-CC mzn pa-PK ps sd tg-PK ug ur uz-AF
        Armn hy
        Beng as bn mni
        Cakm ccp
        Cher chr
        Cyrl az-RU be bg ce kk ky mk mn os ru sah sr tg tt ug-KZ ug-MN uk uz-CN
        Deva brx doi hi kok mai mr ne sa sd-IN
        Ethi am ti
        Geor ka
        Grek el
        Gujr gu
        Guru pa
        Hans yue-CN zh
        Hant yue zh-AU zh-BN zh-GB zh-GF zh-HK zh-ID zh-MO zh-PA zh-PF zh-PH zh-SR zh-TH zh-TW zh-US zh-VN
        Hebr he yi
        Jpan ja
        Khmr km
        Knda kn
        Kore ko
        Laoo lo
        Latn ky-TR sr-ME sr-RO sr-RU sr-TR
        Mlym ml
        Mong mn-CN
        Mymr my
        Olck sat
        Orya or
        Sinh si
        Taml ta
        Telu te
        Tfng shi zgh
        Thai th
        Tibt bo dz
        Vaii vai
        Yiii ii
        """#
}
