import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { registrationMessages as registrationMessagesType } from '../../../../src/pages/registration/messages.ts'

const plural = pluralsOf('ar')

export const registrationMessages: typeof registrationMessagesType = {
  title: 'التسجيل',
  state: 'حالة التسجيل',
  states: {
    open: 'مفتوح',
    full: 'مكتمل العدد',
    disabled: 'متوقف',
    past: 'انتهى',
    closed: 'مغلق',
    not_open: 'لم يُفتح بعد',
    private: 'خاص',
  },
  meanings: {
    open: 'التسجيل متاح الآن.',
    full: 'جميع الأماكن محجوزة. ينضم الجدد إلى قائمة الانتظار.',
    disabled: 'لا يستطيع أحد التسجيل. يمكن تشغيل التسجيل في الإعدادات أدناه.',
    past: 'انتهت الفعالية.',
    closed: 'أُغلق التسجيل. يحتفظ المشاركون بأماكنهم.',
    not_open: '',
    private: 'ليست للفعالية صفحة عامة، فلا يستطيع أحد التسجيل.',
  },
  opensOn: (time) => `يُفتح التسجيل بتاريخ ${time}.`,
  taken: (count) =>
    plural(count, {
      zero: 'لا أماكن محجوزة',
      one: 'مكان واحد محجوز',
      two: 'مكانان محجوزان',
      few: '# أماكن محجوزة',
      many: '# مكانًا محجوزًا',
      other: '# مكان محجوز',
    }),
  takenOf: (count, of) => `الأماكن المحجوزة: ${count} من ${of}`,
  offered: (count) => `المعروضة: ${count}`,
  waiting: (count) => `في الانتظار: ${count}`,
  copyLink: 'نسخ الرابط',
  toVisibility: 'تغيير الظهور',
  close: 'إغلاق التسجيل',
  open: 'فتح التسجيل',
  hasClosed: 'تم إغلاق التسجيل.',
  reopened: 'تم فتح التسجيل.',
  questions: 'الأسئلة',
  questionsAbout:
    'يُسأل الجميع عن الاسم الأول واسم العائلة وعنوان البريد الإلكتروني. يمكن إضافة ما يلزم معرفته غير ذلك.',
  noQuestions: 'لا أسئلة أخرى بعد.',
  noQuestionsHow: 'يمكن البدء بسؤال شائع في فعاليات كثيرة:',
  proposals: [
    { label: 'جهة العمل', type: 'short_text' },
    {
      label: 'المتطلبات الغذائية',
      type: 'choices',
      options: 'حلال\nنباتي\nنباتي صرف\nخالٍ من الغلوتين\nحساسية المكسرات',
    },
    { label: 'أوافق على نشر صور أظهر فيها.', type: 'consent' },
  ],
}
