internal import JSON

/// Pinion's own words, such as the "Cancel" of a dialog: the table `Pinion`.
///
/// A program whose catalogues have a table of that name adds languages to it, or other words.
package enum OwnWords {
    package static let table = "Pinion"

    /// One of them, in the language of the page whose action runs, or whose views are evaluated.
    package static func text(_ key: String) -> String {
        guard let language = Language.ofPage, Catalogues.ofProgram.areThere else { return key }
        return text(key, in: language)
    }

    /// One with values in it, each in the place of a `%@`.
    package static func text(_ key: String, _ values: String...) -> String {
        let words = LocalizedWords(key: key, arguments: [], plain: key, table: table)
            .with(values.map(FormatArgument.text))
        guard let language = Language.ofPage, Catalogues.ofProgram.areThere else { return words.plain }
        return words.text(in: language)
    }

    /// One of them in a language; nil is that of a program that speaks no other.
    package static func text(_ key: String, in language: Language?) -> String {
        guard let language, Catalogues.ofProgram.areThere else { return key }
        return LocalizedWords(key: key, arguments: [], plain: key, table: table).text(in: language)
    }

    /// Those that the browser's script says, as JSON; nil if they are its own.
    package static func ofScript(in language: Language) -> String? {
        guard !language.isEnglish else { return nil }
        var members: [JSON.Member] = []
        for word in scriptWords {
            guard
                let found = Catalogues.ofProgram.translation(of: word, table: table, in: language),
                case .text(let text) = found.translation, text != word
            else { continue }
            members.append(.init(word, .string(text)))
        }
        return members.isEmpty ? nil : String(decoding: JSON.object(members).bytes, as: UTF8.self)
    }

    /// What there is of them: Spanish and Arabic.
    static let words: StringTable = {
        var table = StringTable()
        table.source = "en"
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
                String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard parts.count == 3 else { continue }
            table.keys.insert(parts[0])
            table.languages["es", default: [:]][parts[0]] = .text(parts[1])
            table.languages["ar", default: [:]][parts[0]] = .text(parts[2])
        }
        return table
    }()

    private static let scriptWords = [
        "Connecting", "The server cannot be reached", "The server does not answer",
        "The server is restarting", "This network answers in the server's place", "Opening the page again",
        "A proxy wants a sign-in", "The server is busy", "The server has a problem (%@)", "No network",
        ". “%@” waits", "%@ s", ", next attempt in %@ s", "As of",
        "Retry now", "Waiting for the server…",
        "Your last action is not confirmed.",
    ]

    private static let list = """
        Add | Añadir | إضافة
        Back | Atrás | رجوع
        Cancel | Cancelar | إلغاء
        Clear selection | Quitar la selección | إلغاء التحديد
        Close | Cerrar | إغلاق
        Columns | Columnas | الأعمدة
        Decrease | Disminuir | إنقاص
        Delete | Eliminar | حذف
        Dismiss | Descartar | إخفاء
        Export as CSV | Exportar como CSV | تصدير بصيغة CSV
        Increase | Aumentar | زيادة
        More | Más | المزيد
        Move down | Bajar | تحريك لأسفل
        Move up | Subir | تحريك لأعلى
        None selected | Nada seleccionado | لم يُحدَّد شيء
        OK | Aceptar | حسنًا
        Refresh | Actualizar | تحديث
        Search | Buscar | بحث
        Select all | Seleccionar todo | تحديد الكل
        Selected rows | Filas seleccionadas | الصفوف المحددة
        Show | Mostrar | إظهار
        This is a number. | Debe ser un número. | يجب إدخال رقم.
        This is a whole number. | Debe ser un número entero. | يجب إدخال رقم صحيح.
        This number is too large. | Este número es demasiado grande. | هذا الرقم كبير جدًا.
        A date is needed here. | Falta una fecha. | التاريخ مطلوب هنا.
        A time is needed here. | Falta una hora. | الوقت مطلوب هنا.
        A date and a time are needed here. | Faltan una fecha y una hora. | التاريخ والوقت مطلوبان هنا.
        No results | Sin resultados | لا توجد نتائج
        %lld selected | %lld seleccionados | %lld محدد
        Submit | Enviar | إرسال
        This is a date. | Debe ser una fecha. | يجب إدخال تاريخ.
        This cannot be read. | Esto no se puede leer. | لا يمكن قراءة هذا.
        This is a number such as 1.5. | Debe ser un número como 1.5. | يجب إدخال رقم مثل 1.5.
        This is a percentage such as 25%. | Debe ser un porcentaje como 25%. | يجب إدخال نسبة مئوية مثل 25%.
        A control character cannot be used. | No se puede usar un carácter de control. | لا يمكن استخدام حرف تحكم.
        The earliest is %@. | Lo más temprano es %@. | أقرب موعد هو %@.
        The latest is %@. | Lo más tarde es %@. | آخر موعد هو %@.
        At most %@ bytes fit here. | Aquí caben como máximo %@ bytes. | لا يتسع هذا الحقل لأكثر من %@ بايت.
        Only one line fits here. | Aquí solo cabe una línea. | لا يتسع هذا الحقل إلا لسطر واحد.
        A colour looks like #3366cc. | Un color se escribe como #3366cc. | يُكتب اللون هكذا: #3366cc.
        There is no such date. | Esa fecha no existe. | لا يوجد تاريخ كهذا.
        There is no such time. | Esa hora no existe. | لا يوجد وقت كهذا.
        “%@” is not among the choices. | «%@» no está entre las opciones. | «%@» ليس من بين الخيارات.
        This field cannot be changed now. | Este campo no se puede cambiar ahora. | لا يمكن تغيير هذا الحقل الآن.
        Changed elsewhere meanwhile. | Mientras tanto se cambió en otro lugar. | تغيّر هذا في مكان آخر في هذه الأثناء.
        You had left this empty. | Lo había dejado vacío. | كنت قد تركته فارغًا.
        You had written “%@”. | Había escrito «%@». | كنت قد كتبت «%@».
        You had chosen nothing. | No había elegido nada. | لم تكن قد اخترت شيئًا.
        You had chosen %@. | Había elegido %@. | كنت قد اخترت %@.
        Upload | Subir | رفع
        or drop it here | o suéltelo aquí | أو أفلته هنا
        %@: upload | %@: subida | %@: الرفع
        Cancel upload: %@ | Cancelar la subida: %@ | إلغاء الرفع: %@
        Upload: %@ | Subir: %@ | رفع: %@
        %@ is here. | Recibido: %@. | تم استلام %@.
        %@ are here. | Recibidos: %@. | تم استلام %@.
        %@ and %@ more are here. | Recibidos: %@ y %@ más. | تم استلام %@ و%@ غيرها.
        The file | El archivo | الملف
        This file is empty. | Este archivo está vacío. | هذا الملف فارغ.
        This file is too large: it may have %@. | Este archivo es demasiado grande: puede tener %@. | هذا الملف كبير جدًا: الحد الأقصى %@.
        This kind of file is not taken here, only: %@. | Aquí no se admite este tipo de archivo, solo: %@. | لا يُقبل هذا النوع من الملفات هنا، بل فقط: %@.
        Only one file can be chosen here. | Aquí solo se puede elegir un archivo. | يمكن اختيار ملف واحد فقط هنا.
        At most %@ files can be chosen here. | Aquí se pueden elegir como máximo %@ archivos. | يمكن اختيار %@ ملفات كحد أقصى هنا.
        This file could not be used. Try again. | No se pudo usar este archivo. Inténtelo de nuevo. | تعذر استخدام هذا الملف. حاول مرة أخرى.
        Done | Listo | تم
        Edit | Editar | تحرير
        Search in | Buscar en | البحث في
        Show sidebar | Mostrar la barra lateral | إظهار الشريط الجانبي
        Hide sidebar | Ocultar la barra lateral | إخفاء الشريط الجانبي
        Rename | Cambiar el nombre | إعادة تسمية
        Title | Título | العنوان
        Title actions | Acciones del título | إجراءات العنوان
        Loading… | Cargando… | جارٍ التحميل…
        Width of %@ | Ancho de %@ | عرض %@
        Arrow keys move. | Las flechas mueven. | تحرّك مفاتيح الأسهم.
        Enter held down does more. | Mantener pulsada la tecla Intro hace más. | الضغط المطوّل على Enter يفعل المزيد.
        Plus and minus magnify. | Más y menos amplían. | يكبّر زرّا الزائد والناقص.
        Enter presses. | Intro pulsa. | يضغط مفتاح Enter.
        R turns. | R gira. | يدير مفتاح R.
        %@ %@ %@ | %@ de %@ de %@ | %@ %@ %@
        %@: %@ by %@ | %@: %@ por %@ | %@: %@ حسب %@
        Area chart | Gráfico de áreas | مخطط مساحي
        Bar chart | Gráfico de barras | مخطط شريطي
        Chart | Gráfico | مخطط
        Chart without values | Gráfico sin valores | مخطط بلا قيم
        Line chart | Gráfico de líneas | مخطط خطي
        Part | Parte | الجزء
        Pie chart | Gráfico circular | مخطط دائري
        Point chart | Gráfico de puntos | مخطط نقطي
        Time | Tiempo | الوقت
        January | enero | يناير
        February | febrero | فبراير
        March | marzo | مارس
        April | abril | أبريل
        May | mayo | مايو
        June | junio | يونيو
        July | julio | يوليو
        August | agosto | أغسطس
        September | septiembre | سبتمبر
        October | octubre | أكتوبر
        November | noviembre | نوفمبر
        December | diciembre | ديسمبر
        Show password | Mostrar la contraseña | إظهار كلمة المرور
        Connecting | Conectando | جارٍ الاتصال
        The server cannot be reached | No se puede acceder al servidor | تعذر الوصول إلى الخادم
        The server does not answer | El servidor no responde | الخادم لا يستجيب
        The server is restarting | El servidor se está reiniciando | جارٍ إعادة تشغيل الخادم
        This network answers in the server's place | Esta red responde en lugar del servidor | هذه الشبكة ترد بدلًا من الخادم
        Opening the page again | Abriendo de nuevo la página | جارٍ فتح الصفحة من جديد
        A proxy wants a sign-in | Un proxy pide iniciar sesión | يطلب الوكيل تسجيل الدخول
        The server is busy | El servidor está ocupado | الخادم مشغول
        No network | Sin red | لا توجد شبكة
        The server has a problem (%@) | El servidor tiene un problema (%@) | يواجه الخادم مشكلة (%@)
        . “%@” waits | . «%@» está en espera | . «%@» قيد الانتظار
        %@ s | %@ s | %@ ث
        , next attempt in %@ s | , próximo intento en %@ s | ، المحاولة التالية بعد %@ ث
        As of | Datos de las | اعتبارًا من
        Retry now | Reintentar | إعادة المحاولة الآن
        Waiting for the server… | Esperando al servidor… | في انتظار الخادم…
        Your last action is not confirmed. | Su última acción no está confirmada. | لم يتم تأكيد آخر إجراء لك.
        """
}
