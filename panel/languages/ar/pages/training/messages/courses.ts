import type { courseMessages as courseMessagesType } from '../../../../../src/pages/training/messages/courses.ts'

export const courseMessages: typeof courseMessagesType = {
  title: 'الدورات',
  none: 'لا دورات بعد',
  noneHow: 'تُضاف الدورات التي يكملها الناس في مكان آخر، مثل منصة تعلم، لتشترطها البرامج التدريبية.',
  create: 'دورة جديدة',
  created: 'تم إنشاء الدورة.',
  edit: 'تعديل الدورة',
  saved: 'تم حفظ الدورة.',
  save: 'حفظ',
  name: 'الاسم',
  code: 'الرمز',
  codeAbout: 'الرمز الذي تستخدمه منصة التعلم. وهو فريد، وتختلف فيه الأحرف الكبيرة عن الصغيرة.',
  delete: 'حذف الدورة',
  deleteAbout: 'يمكن حذف الدورة ما دام لا يشترطها أي برنامج ولم يكملها أحد.',
  deleted: 'تم حذف الدورة.',
  added: 'تاريخ الإضافة',
  findCode: 'الرمز بالضبط',
}
