import type { submissionMessages as submissionMessagesType } from '../../../../../src/pages/forms/messages/submissions.ts'

export const submissionMessages: typeof submissionMessagesType = {
  title: 'الردود',
  one: 'الرد',
  find: 'البحث في الإجابات',
  none: 'لا ردود بعد.',
  noneHow: 'بعد مشاركة النموذج تظهر الردود هنا فور وصولها.',
  share: 'مشاركة النموذج',
  sent: 'وقت الإرسال',
  contact: 'جهة الاتصال',
  allRecords: 'جميع السجلات',
  noContact: 'دون جهة اتصال',
  language: 'اللغة',
  consent: 'نص الموافقة',
  consentVersion: (version) => `الإصدار ${version}`,
  yes: 'نعم',
  no: 'لا',
  remove: 'حذف الرد',
  removeAbout: 'ستُحذف الإجابات نهائيًا، من رسائل الإشعار أيضًا. تبقى جهة الاتصال. لا يمكن التراجع عن ذلك.',
  removed: 'تم حذف الرد.',
}
