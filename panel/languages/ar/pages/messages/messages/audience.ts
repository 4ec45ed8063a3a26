import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { audienceMessages as audienceMessagesType } from '../../../../../src/pages/messages/messages/audience.ts'

const plural = pluralsOf('ar')

export const audienceMessages: typeof audienceMessagesType = {
  title: 'المستلمون',
  chosen: (n) =>
    plural(n, {
      zero: 'لم يُحدد أحد',
      one: 'شخص واحد محدد',
      two: 'شخصان محددان',
      few: '# أشخاص محددون',
      many: '# شخصًا محددًا',
      other: '# شخص محدد',
    }),
  byFilter: 'الاختيار بالتصفية بدلًا من ذلك',
  status: 'الحالة',
  statuses: {
    registered: 'مسجَّل',
    waitlisted: 'في قائمة الانتظار',
    offered: 'عُرض مكان',
    pending: 'بانتظار الموافقة',
    cancelled: 'ملغى',
  },
  checkedIn: 'تسجيل الحضور',
  type: 'نوع التسجيل',
  signedUpFor: 'الاشتراك في جلسة',
  certificate: 'وجود شهادة',
  survey: 'الإجابة عن الاستبيان',
  any: 'الكل',
  yesNo: { true: 'نعم', false: 'لا' },
  tags: 'الوسوم',
  tagsAbout: 'يُفصل بينها بفاصلة؛ ويجب أن تكون كلها لدى الشخص.',
  search: 'بحث',
  searchAbout: 'الاسم أو البريد الإلكتروني أو الشركة.',
  stage: 'المرحلة',
  stages: { lead: 'عميل محتمل', qualified: 'مؤهل', customer: 'عميل', evangelist: 'مناصر' },
  moreFilters: 'عوامل تصفية أخرى',
  owner: 'المسؤول',
  source: 'المصدر',
  scoreFrom: 'النقاط من',
  scoreTo: 'النقاط حتى',
  activeSince: 'النشاط منذ',
  inactiveSince: 'دون نشاط منذ',
  company: 'الشركة',
  consent: 'الموافقة',
  consentAbout: 'لا تصل أبدًا إلى من ألغوا الاشتراك.',
  consents: { granted: 'موافقة على تلقي الرسائل', not_denied: 'دون رفض' },
}
