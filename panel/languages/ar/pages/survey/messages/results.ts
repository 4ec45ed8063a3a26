import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { resultMessages as resultMessagesType } from '../../../../../src/pages/survey/messages/results.ts'

const plural = pluralsOf('ar')

export const resultMessages: typeof resultMessagesType = {
  nobody: 'لا ردود بعد.',
  nobodyHow: 'تظهر النتائج هنا فور إجابة المشاركين. يمكن للأتمتة إرسال الرابط إلى الجميع.',
  answered: (count) =>
    plural(count, {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '# إجابات',
      many: '# إجابة',
      other: '# إجابة',
    }),
  mean: (mean, median) => `المتوسط ${mean}، والوسيط ${median}`,
  former: 'لم يعد يُطرح',
  newest: 'أحدث الإجابات',
  answer: 'الإجابة',
  share: 'النسبة',
  count: 'العدد',
  yes: 'نعم',
  no: 'لا',
  responses: 'الردود',
  find: 'البحث في الردود',
  name: 'الاسم',
  answers: 'الإجابات',
  sent: 'وقت الإجابة',
  attendee: 'المشارك',
  remove: 'حذف الرد',
  removeAbout: 'ستُحذف إجابات هذا المشارك نهائيًا. ما دام الاستبيان مفتوحًا تبقى الإجابة من جديد ممكنة.',
  removed: 'تم حذف الرد.',
  seePeople: (answer) => `من أجابوا: ${answer}`,
  link: 'رابط مشارك',
  linkAbout: 'عند العثور على مشارك يمكن نسخ رابطه الشخصي إلى الاستبيان. كل من لديه الرابط يستطيع الإجابة باسمه.',
  findPerson: 'اسم المشارك أو بريده الإلكتروني',
  noPerson: 'لم يُعثر على مشارك.',
}
