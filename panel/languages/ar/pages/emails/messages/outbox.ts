import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  outboxMessages as outboxMessagesType,
  reasonMessages as reasonMessagesType,
} from '../../../../../src/pages/emails/messages/outbox.ts'

const plural = pluralsOf('ar')

export const outboxMessages: typeof outboxMessagesType = {
  title: 'صندوق الصادر',
  email: 'الرسالة',
  find: 'بحث في المستلمين والموضوعات',
  subject: 'الموضوع',
  notComposed: 'يُكتب عند الإرسال',
  to: 'المستلم',
  erased: 'شخص مُحيت بياناته',
  kind: 'النوع',
  status: 'الحالة',
  statuses: {
    queued: 'في الانتظار',
    sending: 'قيد الإرسال',
    sent: 'أُرسلت',
    kept: 'لم تُسلَّم',
    failed: 'فشلت',
    suppressed: 'مستبعدة',
    cancelled: 'ملغاة',
  },
  at: 'الوقت',
  event: 'الفعالية',
  address: 'العنوان',
  template: 'القالب',
  reason: 'السبب',
  bounce: 'الارتداد',
  bounces: {
    hard: 'العنوان غير موجود',
    soft: 'رفضها صندوق البريد مؤقتًا',
    complaint: 'بلاغ عن بريد مزعج',
  },
  none: 'لا رسائل بعد.',
  noneHow: 'تظهر هنا الرسائل إلى المشاركين وجهات الاتصال فور إضافتها للإرسال.',
  write: 'مراسلة جهات الاتصال',
  noServer: 'لا يوجد خادم بريد. تُحفظ الرسائل هنا وتمكن قراءتها، لكنها لا تُسلَّم.',
  setUp: 'إعداد إرسال البريد',
  resend: 'إعادة الإرسال',
  resendAll: 'إعادة إرسال الرسائل الفاشلة',
  resendAllAbout: (n) =>
    `${plural(n, {
      zero: 'لم تفشل رسائل في آخر 30 يومًا.',
      one: 'فشلت رسالة واحدة في آخر 30 يومًا ويمكن إرسالها مرة أخرى.',
      two: 'فشلت رسالتان في آخر 30 يومًا ويمكن إرسالهما مرة أخرى.',
      few: 'فشلت # رسائل في آخر 30 يومًا ويمكن إرسالها مرة أخرى.',
      many: 'فشلت # رسالة في آخر 30 يومًا ويمكن إرسالها مرة أخرى.',
      other: 'فشلت # رسالة في آخر 30 يومًا ويمكن إرسالها مرة أخرى.',
    })} ربما وصل بعضها دون جواب من خادم البريد.`,
  nothingFailed: 'لا توجد رسالة فشلت في آخر 30 يومًا ولم يُعد إرسالها.',
  resendCount: (n) =>
    plural(n, {
      zero: 'إعادة إرسال # رسالة',
      one: 'إعادة إرسال رسالة واحدة',
      two: 'إعادة إرسال رسالتين',
      few: 'إعادة إرسال # رسائل',
      many: 'إعادة إرسال # رسالة',
      other: 'إعادة إرسال # رسالة',
    }),
  resent: (n) =>
    plural(n, {
      zero: 'لا رسائل في انتظار الإرسال.',
      one: 'رسالة واحدة في انتظار الإرسال.',
      two: 'رسالتان في انتظار الإرسال.',
      few: '# رسائل في انتظار الإرسال.',
      many: '# رسالة في انتظار الإرسال.',
      other: '# رسالة في انتظار الإرسال.',
    }),
  figures: 'آخر 30 يومًا',
  figure: {
    emails_sent: 'أُرسلت',
    emails_failed: 'فشلت',
    emails_bounced: 'ارتدت',
    emails_complained: 'بلاغات بريد مزعج',
    unsubscribed: 'إلغاء الاشتراك',
  },
  before: (n) => `خلال 30 يومًا قبلها: ${n}`,
  byDay: (name) => `${name} حسب اليوم (جدول)`,
  day: 'اليوم',
}

export const reasonMessages: typeof reasonMessagesType = {
  'The person has unsubscribed from emails that are not about their own registration or certificates.':
    'ألغى الشخص اشتراكه في الرسائل التي لا تخص تسجيله أو شهاداته.',
  'A mail server permanently rejected this address.': 'رفض خادم بريد هذا العنوان نهائيًا.',
  'The person reported an email as spam.': 'أبلغ الشخص عن رسالة كبريد مزعج.',
  'The organisation has suppressed this address.': 'استبعدت المؤسسة هذا العنوان.',
  'The address belongs to sample data, whose people do not exist.': 'العنوان من البيانات التجريبية، ولا وجود لأصحابها.',
  'A member of the organisation cancelled it.': 'ألغاها أحد أعضاء المؤسسة.',
}
