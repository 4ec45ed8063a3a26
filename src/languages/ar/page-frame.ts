import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('ar')

const seconds = (count: number) =>
  plural(count, {
    zero: 'لحظات',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  })

export const frame: Texts['frame'] = {
  whose: (domain, address) =>
    html`هذه الصفحة على <strong dir="ltr">${domain}</strong>. يمكن لأي صفحة منسوخة أن تقول أي شيء: لا تثق بهذه الصفحة إلا إذا كان شريط العنوان في متصفحك يبدأ بـ <span class="nowrap" dir="ltr">${address}/</span>.`,
  quiet: 'لا تعمل أي برامج نصية في هذه الصفحة، ولا يُحفَظ عنوان IP الخاص بك.',
  oneScript: 'البرنامج النصي الوحيد في هذه الصفحة يتحقق من الملفات على جهازك. لا يُحفَظ عنوان IP الخاص بك.',
  powered: 'يعمل بواسطة Laurel',
  request: (id) => `الطلب ${id}`,
  retry: (count) => `يمكن إعادة المحاولة بعد ${seconds(count)}.`,
  failures: {
    404: { heading: 'لا يوجد شيء هنا', text: 'يرجى التحقق من العنوان.' },
    413: { heading: 'النص طويل جدًا', text: 'يرجى الرجوع واختصار النص ثم إرساله مرة أخرى.' },
    429: { heading: 'لحظة من فضلك', text: 'وردت طلبات كثيرة جدًا من شبكتك.' },
    500: {
      heading: 'حدث خطأ من جانبنا',
      text: 'يرجى إعادة المحاولة. إذا استمر الخطأ فأبلغ القائمين على هذا الموقع برقم الطلب أدناه.',
    },
    503: { heading: 'غير متاح حاليًا', text: 'ستعود الخدمة بعد لحظات.' },
    unreadable: { heading: 'تعذرت قراءة الطلب', text: 'يرجى التحقق من العنوان وإعادة المحاولة.' },
  },
}

export const publicForm: Texts['publicForm'] = {
  trap: 'يُترك هذا الحقل فارغًا',
  again: {
    quick: 'كان ذلك سريعًا جدًا. يرجى مراجعة إجاباتك والضغط على الزر مرة أخرى.',
    late: 'بقي هذا النموذج مفتوحًا مدة طويلة. يرجى مراجعة إجاباتك والضغط على الزر مرة أخرى.',
  },
  needed: 'يرجى ملء هذا الحقل.',
  problems: (count) =>
    plural(count, {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'يرجى تصحيح حقل واحد',
      two: 'يرجى تصحيح حقلين',
      few: `يرجى تصحيح ${count} حقول`,
      many: `يرجى تصحيح ${count} حقلًا`,
      other: `يرجى تصحيح ${count} حقل`,
    }),
}

export const site: Texts['site'] = {
  brand: 'الفعاليات والشهادات',
  skipLink: 'الانتقال إلى المحتوى',
  failure: {
    note: 'ربما يكون الرابط ناقصًا، أو نُقلت الصفحة.',
    onward: 'الانتقال إلى الصفحة الرئيسية',
  },
}

export const map: Texts['map'] = { show: 'العرض على الخريطة' }

export const calendar: Texts['calendar'] = { online: 'الانضمام عبر الإنترنت', speaker: 'المتحدث' }
