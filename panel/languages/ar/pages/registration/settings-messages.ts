import type { settingsMessages as settingsMessagesType } from '../../../../src/pages/registration/settings-messages.ts'

export const settingsMessages: typeof settingsMessagesType = {
  settings: 'إعدادات التسجيل',
  enabled: 'السماح بالتسجيل في صفحة الفعالية',
  opens: 'فتح التسجيل',
  closes: 'إغلاق التسجيل',
  capacity: 'السعة',
  capacityAbout: 'تُترك فارغة إن لم يكن هناك حد. عند اكتمال العدد ينضم الناس إلى قائمة الانتظار.',
  offerHours: 'ساعات قبول المكان المعروض',
  offerHoursAbout: 'ثم يُعرض على الشخص التالي.',
  guests: 'الضيوف في كل تسجيل',
  guestsAbout: 'عدد الأشخاص الآخرين الذين يمكن لشخص واحد تسجيلهم معه، حتى 20. القيمة 0: لا أحد.',
  confirm: 'تأكيد كل عنوان بريد إلكتروني',
  confirmAbout: 'تصل إلى المسجِّلين رسالة فيها رابط، ويكتمل تسجيلهم بعد تأكيده خلال 48 ساعة. يمنع ذلك العناوين الخاطئة.',
  approval: 'الموافقة على كل تسجيل',
  approvalAbout:
    'يحصل المسجِّلون على مكان وتذكرة بعد الموافقة عليهم، وعلى رسالة بقرارك. يمكن أيضًا أن يشترط نوع تسجيل بعينه الموافقة.',
}
