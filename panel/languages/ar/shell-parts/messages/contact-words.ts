import type { contactWords as contactWordsType } from '../../../../src/shell-parts/messages/contact-words.ts'

export const contactWords: typeof contactWordsType = {
  stages: { lead: 'عميل محتمل', qualified: 'مؤهل', customer: 'عميل', evangelist: 'مناصر' },
  consents: { unknown: 'غير معروفة', granted: 'موافق', denied: 'رافض' },
  sources: {
    api: 'API',
    panel: 'إضافة يدوية',
    import: 'استيراد',
    registration: 'تسجيل',
    form: 'نموذج',
  },
  unnamed: (id) => `جهة الاتصال ${id}`,
}
