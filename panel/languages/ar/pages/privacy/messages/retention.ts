import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { retentionMessages as retentionMessagesType } from '../../../../../src/pages/privacy/messages/retention.ts'

const plural = pluralsOf('ar')

export const retentionMessages: typeof retentionMessagesType = {
  settings: 'أيام الاحتفاظ بالسجلات',
  about: 'تُحذف السجلات الأقدم نهائيًا كل ليلة. لا تتأثر الشهادات وجهات الاتصال وسجل التدقيق.',
  kinds: {
    deliveries: { name: 'عمليات تسليم خطافات الويب', about: 'بعد نجاحها أو فشلها أو إلغائها.' },
    attempts: {
      name: 'استجابات خطافات الويب',
      about: 'إجابات المستقبِلين. تُحذف مع عملية تسليمها على أبعد تقدير.',
    },
    scans: { name: 'سجل المسح', about: 'بعد آخر مسح في الفعالية. يبقى تسجيل الحضور.' },
    emails: { name: 'الرسائل', about: 'مع نصها، بعد إرسالها أو فشلها أو إلغائها.' },
    domain_events: { name: 'موجز الأحداث', about: 'يُحتفظ به على الأقل مدة الاحتفاظ بعمليات تسليمه.' },
    request_log: { name: 'سجل الطلبات', about: 'الطلبات إلى API.' },
  },
  limits: (min, max) => `بالأيام، من ${min} إلى ${max}.`,
  orAlways: 'يُترك فارغًا للاحتفاظ بها دائمًا.',
  shorter: 'هل تريد حذف السجلات الأقدم؟',
  shorterAbout: 'بهذه الإعدادات يحذف التشغيل التالي السجلات الآتية نهائيًا.',
  confirm: 'الحفظ والحذف',
  records: 'السجلات',
  count: 'العدد',
  atLeast: (count) => `${count} أو أكثر`,
  runs: 'آخر عمليات التشغيل',
  last: 'آخر تشغيل',
  none: 'لا شيء بعد',
  statuses: {
    running: 'قيد التشغيل',
    complete: 'اكتمل',
    interrupted: 'انقطع، ويُستأنف خلال ساعة',
  },
  duration: 'المدة',
  next: 'التشغيل التالي',
  removedLast: 'آخر تشغيل',
  removedAll: (runs) =>
    plural(runs, {
      zero: 'لا عمليات تشغيل',
      one: 'آخر عملية تشغيل',
      two: 'آخر عمليتَي تشغيل',
      few: 'آخر # عمليات تشغيل',
      many: 'آخر # عملية تشغيل',
      other: 'آخر # عملية تشغيل',
    }),
  runNow: 'التشغيل الآن',
  runAbout: 'ستُحذف الآن نهائيًا السجلات الأقدم مما تسمح به الإعدادات، بدلًا من الليلة.',
  started: 'بدأ التشغيل. ستظهر النتيجة هنا.',
}
