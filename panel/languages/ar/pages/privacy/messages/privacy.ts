import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  privacyMessages as privacyMessagesType,
  requestMessages as requestMessagesType,
} from '../../../../../src/pages/privacy/messages/privacy.ts'

const plural = pluralsOf('ar')

export const privacyMessages: typeof privacyMessagesType = {
  title: 'الخصوصية',
  views: { person: 'بيانات شخص', requests: 'طلبات المحو', retention: 'الاحتفاظ بالبيانات' },
  about: 'قد يطلب الناس البيانات المحفوظة عنهم أو محوها. يُعثر على كل شيء بعنوان البريد الإلكتروني.',
  email: 'عنوان البريد الإلكتروني',
  download: 'تنزيل البيانات',
  downloadAbout: 'ملف ZIP فيه جميع السجلات المتعلقة بالعنوان، مع الشهادات والتذاكر والشارات.',
  downloaded: 'تم تنزيل البيانات.',
  erase: 'محو البيانات',
  eraseTitle: (email) => `هل تريد محو بيانات ${email}؟`,
  eraseAbout: 'لا يمكن التراجع عن ذلك. لا يشمل النسخ الاحتياطية السابقة ولا الرسائل التي أُرسلت.',
  certificates: 'الشهادات',
  certificatesAre: {
    keep: 'تبقى صالحة مع الاسم',
    anonymise: 'تُسحب وتفقد الاسم',
  },
  nothing: 'لا يوجد شيء محفوظ عن هذا العنوان.',
  erased: 'ما يُمحى',
  kept: 'ما يبقى',
  records: 'السجلات',
  count: 'العدد',
  happens: 'ما يحدث',
  why: 'سبب الإبقاء',
  done: (count) =>
    plural(count, {
      zero: 'لم يُمح أي سجل.',
      one: 'تم محو سجل واحد أو إخفاء هويته.',
      two: 'تم محو سجلين أو إخفاء هويتهما.',
      few: 'تم محو # سجلات أو إخفاء هويتها.',
      many: 'تم محو # سجلًا أو إخفاء هويتها.',
      other: 'تم محو # سجل أو إخفاء هويتها.',
    }),
  allRecords: 'عرض السجلات',
}

export const requestMessages: typeof requestMessagesType = {
  title: 'طلبات المحو',
  none: 'لا طلبات محو.',
  noneHow: 'يستطيع الناس طلب محو بياناتهم في صفحتهم ‎/my. تظهر طلباتهم هنا.',
  person: 'الشخص',
  ended: 'لم يعد محفوظًا',
  status: 'الحالة',
  statuses: { open: 'مفتوح', erased: 'مُحيت البيانات', declined: 'مرفوض' },
  asked: 'تاريخ الطلب',
  endedAt: 'تاريخ الانتهاء',
  reason: 'السبب',
  one: 'طلب محو',
  due: 'تحدد القوانين عادةً مهلة شهر واحد.',
  decline: 'رفض',
  declineTitle: 'هل تريد رفض الطلب؟',
  declineAbout: 'لا يُبلَّغ الشخص. تلزم مراسلته قبل الرفض: فلن يبقى في الطلب عنوانه بعد ذلك.',
  write: 'مراسلة الشخص',
  subject: 'طلبك محو بياناتك',
  reasonAbout: 'لسجلاتك. لا يُذكر اسم الشخص.',
  declined: 'تم رفض الطلب.',
}
