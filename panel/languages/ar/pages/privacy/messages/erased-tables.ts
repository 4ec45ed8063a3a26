import type { erasedTables as erasedTablesType } from '../../../../../src/pages/privacy/messages/erased-tables.ts'

export const erasedTables: typeof erasedTablesType = {
  of: {
    attendee: {
      name: 'التسجيلات',
      does: 'تُلغى وتصبح دون أسماء. تبقى أعداد الحضور كما هي.',
    },
    registration_request: { name: 'التسجيلات غير المؤكدة', does: 'تُحذف، وتتوقف روابطها عن العمل.' },
    certificate: {
      name: 'الشهادات',
      does: 'يُمحى عنوان البريد الإلكتروني. تفقد الشهادات المسحوبة الاسم والقيم أيضًا.',
      keeps: 'تحتفظ الشهادات الصالحة بالاسم والقيم ليستطيع أي شخص التحقق منها.',
    },
    badge_award: { name: 'الشارات', does: 'تُسحب وتفقد الاسم. يبقى عدد عمليات المنح معروفًا.' },
    email: { name: 'الرسائل', does: 'يبقى وقتها وحالتها، وتُلغى المنتظرة منها.' },
    email_attempt: { name: 'محاولات إرسال الرسائل', does: 'يُحذف جواب خادم البريد.' },
    email_report: { name: 'بلاغات التسليم', does: 'يُحذف نص الخادم الذي أبلغ.' },
    email_suppression: {
      name: 'العناوين المستبعدة',
      does: 'يُحذف العنوان والتفاصيل.',
      keeps: 'تُحفظ بصمة للعنوان لا يمكن عكسها، كي لا تُرسل إليه رسائل إن أُضيف من جديد.',
    },
    message_recipient: { name: 'مستلمو الرسائل', does: 'يُحذف العنوان.' },
    contact: { name: 'جهات الاتصال', does: 'تُحذف مع جميع عناوينها.' },
    contact_note: { name: 'ملاحظات جهات الاتصال', does: 'تُحذف.' },
    contact_activity: { name: 'التسلسل الزمني لجهات الاتصال', does: 'يُحذف.' },
    contact_import_batch: { name: 'عمليات الاستيراد المنتظرة', does: 'يُحذف صف الشخص ولا يُستورد.' },
    contact_import_failed_row: { name: 'صفوف الاستيراد المرفوضة', does: 'تُحذف.' },
    contact_merge: { name: 'عمليات دمج جهات الاتصال', does: 'تُحذف، ولا يمكن التراجع عن الدمج بعدها.' },
    contact_merge_member: { name: 'جهات الاتصال المدمجة', does: 'تُحذف.' },
    attendee_import_failed_row: { name: 'صفوف الاستيراد المرفوضة', does: 'تُحذف.' },
    deal: { name: 'الصفقات', does: 'يبقى المبلغ والمرحلة، ويُحذف العنوان والملاحظات وجهة الاتصال.' },
    contact_task: { name: 'المهام', does: 'تُحذف.' },
    form: { name: 'إشعارات النماذج', does: 'لا تُرسل إشعارات إلى العنوان بعد ذلك.' },
    form_submission: { name: 'ردود النماذج', does: 'تُحذف.' },
    survey_response: { name: 'إجابات الاستبيانات', does: 'يبقى أن الشخص أجاب، وتُحذف الإجابات.' },
    scan: { name: 'عمليات المسح', does: 'يبقى أن المسح جرى، ويُحذف ما عُرض فيه.' },
    training_assignment: {
      name: 'تكليفات التدريب',
      does: 'تُحذف المفتوحة، وتصبح المكتملة سجلًا دون هوية.',
    },
    training_completion: { name: 'الدورات المكتملة', does: 'تصبح سجلًا دون هوية.' },
    training_evidence: { name: 'إثباتات التدريب', does: 'تُحذف.' },
    bulk_job: {
      name: 'ملفات الإصدار الجماعي',
      does: 'يُحذف اسم الشخص وعنوانه وقيمه، وتبقى الأسماء الأخرى.',
    },
    webhook_attempt: { name: 'استجابات خطافات الويب', does: 'تُحذف إجابات المستقبِل.' },
    domain_event: {
      name: 'موجز الأحداث',
      does: 'يبقى النوع والوقت والمعرّفات. لا تتضمن عمليات التسليم اللاحقة غير ذلك.',
    },
    audit_entry: { name: 'سجل التدقيق', does: 'يبقى من فعل ماذا ومتى، دون بيانات الشخص.' },
    erasure_request: { name: 'طلبات المحو', does: 'تنتهي وتفقد العنوان.' },
  },
}
