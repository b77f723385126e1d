internal import JSON

/// Pinion's own words, such as the "Cancel" of a dialog: the table `Pinion`.
///
/// A program whose catalogues have a table of that name adds languages to it, or other words.
package enum OwnWords {
    package static let table = "Pinion"

    /// One of them, in the language of the page whose action runs, or whose views are evaluated.
    package static func text(_ key: String) -> String {
        guard let language = Language.ofPage, Catalogues.ofProgram.areThere else { return key }
        return LocalizedWords(key: key, arguments: [], plain: key, table: table).text(in: language)
    }

    /// Those that the browser's script says, as JSON; nil if they are its own.
    package static func ofScript(in language: Language) -> String? {
        guard language.code != "en" else { return nil }
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
        "A proxy wants a sign-in", "The server is busy", "No network",
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
        Retry now | Reintentar | إعادة المحاولة الآن
        Waiting for the server… | Esperando al servidor… | في انتظار الخادم…
        Your last action is not confirmed. | Su última acción no está confirmada. | لم يتم تأكيد آخر إجراء لك.
        """
}
