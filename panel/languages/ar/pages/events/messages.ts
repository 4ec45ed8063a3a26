import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type {
  eventMessages as eventMessagesType,
  eventSettingsMessages as eventSettingsMessagesType,
  kinds as kindsType,
  shareMessages as shareMessagesType,
} from '../../../../src/pages/events/messages.ts'
import { visibilities } from './overview/messages.ts'

const plural = pluralsOf('ar')

export const kinds: typeof kindsType = {
  conference: 'مؤتمر',
  workshop: 'ورشة عمل',
  seminar: 'ندوة',
  webinar: 'ندوة عبر الإنترنت',
  training: 'تدريب',
  course: 'دورة',
  meetup: 'لقاء',
  ceremony: 'حفل',
  competition: 'مسابقة',
  other: 'أخرى',
}

export const eventMessages: typeof eventMessagesType = {
  newEvent: 'فعالية جديدة',
  find: 'البحث عن فعاليات',
  name: 'الاسم',
  date: 'التاريخ',
  place: 'الموقع',
  kind: 'النوع',
  attendees: 'المشاركون',
  seenBy: 'الظهور',
  noDate: 'دون تاريخ',
  visibility: visibilities,
  when: { '': 'القادمة', past: 'السابقة', all: 'الكل' },
  status: 'الحالة',
  statuses: {
    today: 'اليوم',
    over: 'انتهت',
    open: 'التسجيل مفتوح',
    closed: 'التسجيل مغلق',
    off: 'دون تسجيل',
  },
  noneUpcoming: 'لا فعاليات قادمة.',
  kinds,
  first: 'لا فعاليات بعد.',
  firstHow: 'تتيح أول فعالية تسجيل المشاركين وتسجيل حضورهم وإصدار الشهادات.',
  create: 'إنشاء الفعالية',
  back: 'الفعاليات',
  pages: 'الصفحة',
}

const attendees = (count: number) =>
  plural(count, {
    zero: 'لا مشاركين',
    one: 'مشارك واحد',
    two: 'مشاركان',
    few: '# مشاركين',
    many: '# مشاركًا',
    other: '# مشارك',
  })
const certificates = (count: number) =>
  plural(count, {
    zero: 'لا شهادات',
    one: 'شهادة واحدة',
    two: 'شهادتان',
    few: '# شهادات',
    many: '# شهادة',
    other: '# شهادة',
  })
const sessions = (count: number) =>
  plural(count, {
    zero: 'لا جلسات',
    one: 'جلسة واحدة',
    two: 'جلستان',
    few: '# جلسات',
    many: '# جلسة',
    other: '# جلسة',
  })

export const eventSettingsMessages: typeof eventSettingsMessagesType = {
  title: 'الإعدادات',
  about: 'التفاصيل',
  name: 'الاسم',
  kind: 'النوع',
  kinds,
  date: 'البداية',
  zone: 'المنطقة الزمنية',
  language: 'اللغة',
  languageAbout: 'تُستخدم في الشهادات والرسائل والصفحات العامة.',
  place: 'الموقع',
  description: 'الوصف',
  access: 'الظهور وتسجيل الحضور',
  toRegistration: 'إعدادات التسجيل وأسئلته',
  visibility: 'الظهور',
  visibilities,
  certificates: 'الشهادات',
  certificatesOn: 'إصدار شهادات لهذه الفعالية',
  eligibility: 'المستحقون',
  eligibilities: { registered: 'جميع المسجلين', attended: 'جميع من سُجّل حضورهم' },
  minPercent: 'الحد الأدنى لحضور الجلسات (%)',
  minMinutes: 'الحد الأدنى للوقت في الداخل (بالدقائق)',
  noticeDays: 'أيام التنبيه قبل انتهاء الصلاحية',
  noticeDaysAbout: 'قبل انتهاء صلاحية الشهادة بهذا العدد من الأيام تُبلَّغ عمليات الأتمتة وخطافات الويب.',
  requiresSurvey: 'فقط لمن أجابوا عن الاستبيان',
  design: 'التصميم',
  builtin: 'Laurel (افتراضي)',
  mail: 'إرسال كل شهادة بالبريد الإلكتروني عند إصدارها',
  checkinOn: 'تشغيل تسجيل الحضور',
  danger: 'حذف الفعالية',
  dangerAbout:
    'يحذف الفعالية وكل ما فيها نهائيًا، ولن يمكن التحقق من شهاداتها بعد ذلك. لمنع التسجيلات الجديدة يكفي إغلاق التسجيل.',
  remove: 'حذف الفعالية',
  counts: (count) =>
    `سيُحذف نهائيًا: ${attendees(count.attendees)} و${certificates(count.certificates)} و${sessions(count.sessions)}. ${count.certificates_refused === 0 ? '' : `سيُرفض في كل مكان: ${certificates(count.certificates_refused)} مما هو ساري المفعول اليوم. `}لا يمكن التراجع عن ذلك.`,
  removed: 'تم حذف الفعالية.',
}

export const shareMessages: typeof shareMessagesType = {
  certificates: 'الشهادات',
  none: 'لم تصدر أي شهادات بعد.',
  issue: 'إصدار شهادات',
  held: (count) =>
    plural(count, {
      zero: 'لا أحد لديه شهادة.',
      one: 'لدى شخص واحد شهادة.',
      two: 'لدى شخصين شهادة.',
      few: 'لدى # أشخاص شهادة.',
      many: 'لدى # شخصًا شهادة.',
      other: 'لدى # شخص شهادة.',
    }),
  zip: 'تنزيل جميع ملفات PDF ‏(ZIP)',
  table: 'تنزيل جميع الروابط (جدول بيانات)',
  mail: 'إرسال الشهادات بالبريد',
  linkedIn:
    'في صفحة كل شهادة زر «الإضافة إلى الملف الشخصي في LinkedIn». يتضمن جدول البيانات الروابط نفسها لاستخدامها في رسائلك.',
  verifyPage: 'يستطيع أي شخص التحقق من شهادة برمزها:',
}
