import type { noteMessages as noteMessagesType } from '../../../../../src/pages/contacts/messages/notes.ts'

export const noteMessages: typeof noteMessagesType = {
  title: 'الملاحظات',
  text: 'الملاحظة',
  example: 'ملاحظة للزملاء',
  add: 'إضافة ملاحظة',
  none: 'لا ملاحظات.',
  more: 'عرض المزيد',
  edit: 'تعديل',
  editOf: (time) => `تعديل ملاحظة ${time}`,
  edited: (time) => `${time}، معدّلة`,
  delete: 'حذف',
  deleteOf: (time) => `حذف ملاحظة ${time}`,
  deleted: 'تم حذف الملاحظة.',
}
