import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  actionMessages as actionMessagesType,
  keyMessages as keyMessagesType,
} from '../../../../../src/pages/designs/messages/actions.ts'

const plural = pluralsOf('ar')

const fields = (count: string) =>
  plural(count, {
    zero: '# حقل',
    one: 'حقل واحد',
    two: 'حقلين',
    few: '# حقول',
    many: '# حقلًا',
    other: '# حقل',
  })

export const actionMessages: typeof actionMessagesType = {
  selection: 'التحديد',
  selected: (count) => `تم تحديد ${fields(count)}.`,
  several: (count) => `حقول محددة: ${count}`,
  severalAbout: 'تنقلها مفاتيح الأسهم معًا. مع الضغط على Shift تتحرك 10 نقاط.',
  differ: 'مختلفة',
  also: (field) => `إضافة ${field} إلى التحديد`,
  all: 'تحديد الكل',
  copy: 'نسخ',
  cut: 'قص',
  paste: 'لصق',
  duplicate: 'تكرار',
  remove: 'حذف',
  lock: 'قفل',
  unlock: 'فتح القفل',
  copied: (count) => `تم نسخ ${fields(count)}.`,
  wasCut: (count) => `تم قص ${fields(count)}.`,
  pasted: (count) => `تم لصق ${fields(count)}.`,
  duplicated: (count) => `تم تكرار ${fields(count)}.`,
  removed: (count) => `تم حذف ${fields(count)}.`,
  locked: (count) => `تم قفل ${fields(count)}.`,
  unlocked: (count) => `تم فتح قفل ${fields(count)}.`,
  moved: (left, top) => `${left} مم من اليسار، ${top} مم من الأعلى.`,
  aligned: 'تمت المحاذاة.',
  distributed: 'تم التوزيع.',
  lockedField: 'مقفل',
  undone: 'تم التراجع.',
  redone: 'تمت الإعادة.',
  stays: 'لم يتغير شيء. ربما كان الحقل مقفلًا.',
  nothingCopied: 'لا يوجد شيء للصقه.',
  full: 'يمكن أن يحتوي التصميم على 50 حقلًا كحد أقصى.',
  alignTo: {
    left: 'محاذاة الحواف اليسرى',
    center: 'توسيط أفقي',
    right: 'محاذاة الحواف اليمنى',
    top: 'محاذاة الحواف العليا',
    middle: 'توسيط رأسي',
    bottom: 'محاذاة الحواف السفلى',
  },
  distribute: { across: 'توزيع أفقي', down: 'توزيع رأسي' },
}

export const keyMessages: typeof keyMessagesType = {
  keys: 'اختصارات لوحة المفاتيح',
  of: {
    '← ↑ → ↓': 'التحريك نقطة واحدة، أو 10 نقاط مع Shift',
    Shift: 'النقر للإضافة إلى التحديد؛ والسحب للتحريك على محور واحد',
    Alt: 'السحب دون التقاط',
    'Ctrl A': 'تحديد الكل',
    Esc: 'إلغاء التحديد',
    'Ctrl C, X, V, D': 'نسخ، قص، لصق، تكرار (بين التصاميم أيضًا)',
    Delete: 'حذف',
    'Ctrl Z, Ctrl Y': 'تراجع، إعادة',
    'Ctrl S': 'حفظ إصدار جديد',
    '+ - 0 1': 'تكبير، تصغير، ملاءمة، الحجم الفعلي؛ أو Ctrl مع التمرير',
    Space: 'السحب لتحريك العرض',
  },
}
