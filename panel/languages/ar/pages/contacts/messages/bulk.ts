import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { bulkMessages as bulkMessagesType } from '../../../../../src/pages/contacts/messages/bulk.ts'

const plural = pluralsOf('ar')

const contacts = (count: string) =>
  plural(count, {
    zero: '# جهة اتصال',
    one: 'جهة اتصال واحدة',
    two: 'جهتَي اتصال',
    few: '# جهات اتصال',
    many: '# جهة اتصال',
    other: '# جهة اتصال',
  })

export const bulkMessages: typeof bulkMessagesType = {
  change: 'تغيير',
  delete: 'حذف',
  changeMany: (count) => `تغيير ${contacts(count)}`,
  changeNow: (count) => `تغيير ${contacts(count)}`,
  firstOnly: (most) => `يشمل هذا أول القائمة فقط (${most})؛ ويمكن تكراره للبقية.`,
  what: 'التغيير',
  changes: {
    add_tag: 'إضافة وسم',
    remove_tag: 'إزالة وسم',
    lifecycle_stage: 'تحديد المرحلة',
    owner: 'تحديد المسؤول',
  },
  values: { add_tag: 'الوسم', remove_tag: 'الوسم', lifecycle_stage: 'المرحلة', owner: 'المسؤول' },
  ownerAbout: 'يُترك فارغًا إن لم يكن هناك مسؤول.',
  progress: 'التقدم',
  running: (done, all) => `${done} من ${all}`,
  over: (done, all) => `تم: ${done} من ${all}.`,
  stop: 'إيقاف',
  deleteMany: (count) => `هل تريد حذف ${contacts(count)}؟`,
  deleteNow: (count) => `حذف ${contacts(count)}`,
  deleteAbout: 'ستُحذف نهائيًا مع ملاحظاتها وتسلسلها الزمني، ولا يمكن التراجع عن ذلك. تبقى جهات الاتصال التي لها صفقات.',
  kept: (count) => `تم الإبقاء على ${contacts(count)} لوجود صفقات.`,
}
