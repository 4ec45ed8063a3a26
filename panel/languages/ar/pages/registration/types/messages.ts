import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { typeMessages as typeMessagesType } from '../../../../../src/pages/registration/types/messages.ts'

const plural = pluralsOf('ar')

export const typeMessages: typeof typeMessagesType = {
  title: 'أنواع التسجيل',
  about: 'يُختار نوع واحد عند التسجيل.',
  add: 'إضافة نوع',
  none: 'لا أنواع تسجيل بعد.',
  noneHow:
    'تفيد الأنواع، مثل طالب ومتحدث وصحافة، عندما تحتاج كل مجموعة إلى أماكن أو تاريخ إغلاق أو أسئلة خاصة بها. من دون أنواع يحصل الجميع على النموذج نفسه.',
  full: (count) =>
    plural(count, {
      zero: 'لا يمكن أن تكون للفعالية أنواع.',
      one: 'يمكن أن يكون للفعالية نوع واحد فقط.',
      two: 'يمكن أن يكون للفعالية نوعان كحد أقصى.',
      few: 'يمكن أن يكون للفعالية # أنواع كحد أقصى.',
      many: 'يمكن أن يكون للفعالية # نوعًا كحد أقصى.',
      other: 'يمكن أن يكون للفعالية # نوع كحد أقصى.',
    }),
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
  waiting: (count) => `في الانتظار: ${count}`,
  pending: (count) => `بانتظار الموافقة: ${count}`,
  approval: 'يتطلب الموافقة',
  approvalAbout: 'يحصل المسجِّلون على مكان وتذكرة بعد الموافقة عليهم.',
  approvalByEvent: 'تشترط الفعالية الموافقة على كل تسجيل.',
  questions: (count) =>
    plural(count, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
    }),
  closesOn: (time) => `يُغلق بتاريخ ${time}`,
  closedOn: (time) => `أُغلق بتاريخ ${time}`,
  edit: 'تعديل النوع',
  name: 'الاسم',
  description: 'الوصف',
  descriptionAbout: 'يظهر تحت الاسم في نموذج التسجيل.',
  places: 'الأماكن',
  placesAbout: 'تُترك فارغة لاعتماد سعة الفعالية وحدها.',
  closes: 'إغلاق التسجيل',
  closesAbout: 'يُترك فارغًا ليُغلق مع الفعالية.',
  ownQuestions: 'أسئلة هذا النوع',
  ownQuestionsAbout: 'تُطرح بعد أسئلة الفعالية، فقط عند اختيار هذا النوع.',
  noQuestions: 'لا أسئلة لهذا النوع بعد.',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  remove: 'حذف النوع',
  removeOf: (name) => `حذف: ${name}`,
  removeTitle: (name) => `هل تريد حذف «${name}»؟`,
  removeAbout: 'سيُحذف النوع وأسئلته نهائيًا.',
  inUse: (count) =>
    `${plural(count, {
      zero: 'هذا النوع مستخدم',
      one: 'هذا النوع لدى مشارك واحد',
      two: 'هذا النوع لدى مشاركَين',
      few: 'هذا النوع لدى # مشاركين',
      many: 'هذا النوع لدى # مشاركًا',
      other: 'هذا النوع لدى # مشارك',
    })}، فلا يمكن حذفه قبل إعطائهم نوعًا آخر. لمنع التسجيلات الجديدة يكفي تحديد تاريخ إغلاق.`,
  removed: 'تم حذف النوع.',
}
