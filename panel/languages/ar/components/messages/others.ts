import type { othersMessages as othersMessagesType } from '../../../../src/components/messages/others.ts'

export const othersMessages: typeof othersMessagesType = {
  title: 'حفظ شخص آخر تغييرات في هذه الأثناء.',
  taken: (labels) => `تعرض هذه الحقول الآن قيمًا جديدة: ${labels}.`,
  kept: (label) => `تغيّر «${label}» أيضًا. يبقى ما كتبته، وعند الحفظ يحل محل القيمة الأخرى.`,
  rows: 'تغيّرت صفوف أيضًا. تبقى صفوفك، وعند الحفظ تحل محل الصفوف الأخرى.',
  empty: 'القيمة الأخرى فارغة.',
  take: (label) => `استخدام القيمة الأخرى: ${label}`,
  takeRows: 'استخدام الصفوف الأخرى',
}
