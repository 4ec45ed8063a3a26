import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { overviewMessages as overviewMessagesType } from '../../../../../src/pages/overview/messages/overview.ts'

const plural = pluralsOf('ar')

export const overviewMessages: typeof overviewMessagesType = {
  wrong: 'يتطلب الانتباه',
  nothingWrong: 'كل شيء يعمل.',
  noMailServer: 'لا يوجد خادم بريد. تُحفظ الرسائل ولا تُسلَّم.',
  emailsFailed: (n) =>
    plural(n, {
      zero: 'لم تفشل رسائل في آخر 7 أيام.',
      one: 'فشلت رسالة واحدة في آخر 7 أيام.',
      two: 'فشلت رسالتان في آخر 7 أيام.',
      few: 'فشلت # رسائل في آخر 7 أيام.',
      many: 'فشلت # رسالة في آخر 7 أيام.',
      other: 'فشلت # رسالة في آخر 7 أيام.',
    }),
  endpointsFailing: (n) =>
    plural(n, {
      zero: 'لا خطافات ويب تفشل.',
      one: 'خطاف ويب واحد يفشل.',
      two: 'خطافا ويب يفشلان.',
      few: '# خطافات ويب تفشل.',
      many: '# خطاف ويب تفشل.',
      other: '# خطاف ويب تفشل.',
    }),
  endpointsOff: (n) =>
    plural(n, {
      zero: 'لم يُعطل أي خطاف ويب.',
      one: 'عُطل خطاف ويب واحد بعد تكرار الفشل.',
      two: 'عُطل خطافا ويب بعد تكرار الفشل.',
      few: 'عُطلت # خطافات ويب بعد تكرار الفشل.',
      many: 'عُطل # خطاف ويب بعد تكرار الفشل.',
      other: 'عُطل # خطاف ويب بعد تكرار الفشل.',
    }),
  jobsFailed: (n) =>
    plural(n, {
      zero: 'لم تفشل مهام خلفية في آخر 7 أيام.',
      one: 'فشلت مهمة خلفية واحدة في آخر 7 أيام.',
      two: 'فشلت مهمتان خلفيتان في آخر 7 أيام.',
      few: 'فشلت # مهام خلفية في آخر 7 أيام.',
      many: 'فشلت # مهمة خلفية في آخر 7 أيام.',
      other: 'فشلت # مهمة خلفية في آخر 7 أيام.',
    }),
  creditsLow: (n) => `يوشك الرصيد على النفاد: بقي ${n}، أقل مما استُخدم في آخر 30 يومًا.`,
  look: 'عرض',
  next: 'الفعالية التالية',
  noNext: 'لا فعاليات قادمة.',
  attendees: 'المشاركون',
  certificates: 'الشهادات',
  runs: 'المهام الخلفية',
  nothingRuns: 'لا مهام جارية.',
  ofHow: (done, total) => `${done} من ${total}`,
  rest: (minutes) => `بقي نحو ${minutes} د`,
  jobKind: {
    bulk_job: 'إصدار جماعي',
    contact_import: 'استيراد جهات الاتصال',
    lead_scores: 'نقاط الاهتمام',
    retention: 'الاحتفاظ بالبيانات',
  },
  jobStatus: { pending: 'في الانتظار', running: 'جارية' },
  went: 'النشاط',
  days: 'آخر 30 يومًا',
  allTime: 'المدة كلها',
  totals: {
    events: 'الفعاليات',
    attendees: 'المشاركون',
    certificates: 'الشهادات',
    badges: 'الشارات',
    contacts: 'جهات الاتصال',
  },
  registrations: 'التسجيلات',
  issued: 'الشهادات الصادرة',
  before: (n) => `خلال 30 يومًا قبلها: ${n}`,
  asTable: (what) => `${what} حسب اليوم (جدول)`,
  day: 'اليوم',
  nothingToSee: 'للبدء يرجى اختيار صفحة من القائمة.',
}
