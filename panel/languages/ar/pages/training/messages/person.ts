import type { personMessages as personMessagesType } from '../../../../../src/pages/training/messages/person.ts'

export const personMessages: typeof personMessagesType = {
  title: 'تدريب شخص',
  everything: 'كل شيء عن هذا العنوان',
  current: 'التدريب الحالي',
  earlier: 'الفترات السابقة',
  completions: 'الدورات المكتملة',
  noCompletions: 'لا دورات مكتملة.',
  cycle: (cycle) => `الفترة ${cycle}`,
  dueOn: (day) => `مستحق في ${day}`,
  completedOn: (day) => `اكتمل في ${day}`,
  edit: 'تعديل',
  editTitle: (programme) => `تعديل ${programme}`,
  reassignAbout: 'كتابة عنوان آخر تنقل هذا التدريب إلى شخص آخر.',
  save: 'حفظ',
  saved: 'تم حفظ التكليف.',
  delete: 'حذف',
  changeEmail: 'تغيير عنوان البريد الإلكتروني',
  changeEmailAbout: 'ينتقل تدريب هذا الشخص كله إلى العنوان الجديد. يصبح السجلان شخصًا واحدًا، ولا يمكن التراجع عن ذلك.',
  newEmail: 'عنوان البريد الإلكتروني الجديد',
  change: 'تغيير',
  changed: 'تم تغيير عنوان البريد الإلكتروني.',
}
