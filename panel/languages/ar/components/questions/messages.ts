import type { questionMessages as questionMessagesType } from '../../../../src/components/questions/messages.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('ar')

const people = (count: string) =>
  plural(count, {
    zero: 'لم يجب أحد',
    one: 'أجاب شخص واحد',
    two: 'أجاب شخصان',
    few: 'أجاب # أشخاص',
    many: 'أجاب # شخصًا',
    other: 'أجاب # شخص',
  })

export const questionMessages: typeof questionMessagesType = {
  questions: 'الأسئلة',
  add: 'إضافة سؤال',
  full: (count) =>
    plural(count, {
      zero: 'لا يمكن أن يحتوي النموذج على أسئلة.',
      one: 'يمكن أن يحتوي النموذج على سؤال واحد فقط.',
      two: 'يمكن أن يحتوي النموذج على سؤالين كحد أقصى.',
      few: 'يمكن أن يحتوي النموذج على # أسئلة كحد أقصى.',
      many: 'يمكن أن يحتوي النموذج على # سؤالًا كحد أقصى.',
      other: 'يمكن أن يحتوي النموذج على # سؤال كحد أقصى.',
    }),
  unnamed: 'سؤال جديد',
  label: 'السؤال',
  consentLabel: 'نص الموافقة',
  kind: 'نوع الإجابة',
  kinds: {
    short_text: 'نص قصير',
    long_text: 'نص طويل',
    number: 'رقم',
    email: 'عنوان بريد إلكتروني',
    phone: 'رقم هاتف',
    url: 'رابط',
    date: 'تاريخ',
    yes_no: 'نعم أو لا',
    choice: 'خيار واحد',
    choices: 'عدة خيارات',
    rating: 'تقييم',
    consent: 'موافقة',
  },
  help: 'نص مساعد',
  options: 'الخيارات',
  optionsAbout: (count) =>
    `خيار واحد في كل سطر؛ ويمكن لصق قائمة. ${plural(count, {
      zero: 'لا خيارات بعد.',
      one: 'خيار واحد.',
      two: 'خياران.',
      few: '# خيارات.',
      many: '# خيارًا.',
      other: '# خيار.',
    })}`,
  limits: {
    short_text: { min: 'الحد الأدنى للأحرف', max: 'الحد الأقصى للأحرف' },
    long_text: { min: 'الحد الأدنى للأحرف', max: 'الحد الأقصى للأحرف' },
    number: { min: 'أصغر رقم', max: 'أكبر رقم' },
    choices: { min: 'الحد الأدنى للخيارات', max: 'الحد الأقصى للخيارات' },
    rating: { min: '', max: 'أعلى تقييم' },
  },
  required: 'الإجابة مطلوبة',
  mustConsent: 'الموافقة مطلوبة',
  isRequired: 'مطلوب',
  showIf: 'عرض هذا السؤال',
  always: 'دائمًا',
  ifAnswer: (label) => `حسب الإجابة عن: ${label}`,
  isAnyOf: 'فقط مع إحدى هذه الإجابات',
  yes: 'نعم',
  no: 'لا',
  agreed: 'تمت الموافقة',
  given: 'الإجابات',
  noAnswer: 'لا إجابة',
  answers: (count) =>
    plural(count, {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '# إجابات',
      many: '# إجابة',
      other: '# إجابة',
    }),
  drag: 'السحب لتغيير الترتيب',
  moveUp: 'نقل لأعلى',
  moveDown: 'نقل لأسفل',
  up: (label) => `نقل لأعلى: ${label}`,
  down: (label) => `نقل لأسفل: ${label}`,
  movedTo: (place, of) => `تم النقل إلى الموضع ${place} من ${of}.`,
  duplicate: 'إنشاء نسخة',
  duplicateOf: (label) => `إنشاء نسخة: ${label}`,
  remove: 'إزالة السؤال',
  removeOf: (label) => `إزالة: ${label}`,
  removed: 'أُزيل السؤال. يسري ذلك بعد الحفظ.',
  removeTitle: 'هل تريد إزالة السؤال؟',
  removeAbout: (count) =>
    `${people(count)} عن هذا السؤال. تبقى الإجابات محفوظة، لكن لن يكون لها عمود في القوائم والملفات.`,
  kindTitle: 'هل تريد تغيير نوع الإجابة؟',
  kindAbout: (count, from, to) =>
    `${people(count)} عن هذا السؤال بنوع «${from}». تبقى الإجابات كما هي، وقد لا تناسب «${to}». للاحتفاظ بكلتيهما، يمكن إضافة سؤال جديد.`,
  changeKind: 'تغيير النوع',
  keep: 'إلغاء',
  behind: 'حفظ شخص آخر أسئلة أخرى. حفظ أسئلتك يحل محلها.',
  takeTheirs: 'تجاهل أسئلتي وعرض أسئلته',
  preview: 'معاينة',
  previewAbout: 'كما تظهر للزوار. لا يمكن إرسال شيء من هنا.',
  noPreview: 'تُستأنف المعاينة عندما يصبح حفظ الأسئلة ممكنًا.',
}
