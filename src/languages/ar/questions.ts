import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('ar')

const characters = (count: number) =>
  plural(count, {
    zero: `${count} حرف`,
    one: `حرف واحد (${count})`,
    two: `حرفان (${count})`,
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })
const options = (count: number) =>
  plural(count, {
    zero: `${count} خيار`,
    one: `خيار واحد (${count})`,
    two: `خياران (${count})`,
    few: `${count} خيارات`,
    many: `${count} خيارًا`,
    other: `${count} خيار`,
  })

export const question: Texts['question'] = {
  required: 'إلزامي',
  optional: 'اختياري',
  yes: 'نعم',
  no: 'لا',
  choose: 'اختر إجابة',
  noAnswer: 'بلا إجابة',
  limits: {
    characters: (min, max) =>
      min === null
        ? `الحد الأقصى: ${characters(max!)}`
        : max === null
          ? `الحد الأدنى: ${characters(min)}`
          : `من ${min} إلى ${characters(max)}`,
    number: (min, max) => (min === null ? `${max} أو أقل` : max === null ? `${min} أو أكثر` : `من ${min} إلى ${max}`),
    choices: (min, max) =>
      min === null
        ? `الحد الأقصى: ${options(max!)}`
        : max === null
          ? `الحد الأدنى: ${options(min)}`
          : min === max
            ? `العدد المطلوب: ${options(min)}`
            : `من ${min} إلى ${options(max)}`,
  },
  problems: {
    missing: () => 'يرجى الإجابة عن هذا السؤال.',
    not_consented: () => 'يرجى تحديد هذا المربع للمتابعة.',
    unknown_question: () => 'لم يعد هذا السؤال مطروحًا.',
    not_a_text: () => 'يرجى الإجابة بنص.',
    unreadable_text: () => 'يحتوي هذا النص على أحرف غير مقروءة. يرجى كتابته مرة أخرى.',
    many_lines: () => 'يرجى الإجابة في سطر واحد.',
    too_short: (limit) => `النص قصير. الحد الأدنى: ${characters(limit)}.`,
    too_long: (limit) => `النص طويل. الحد الأقصى: ${characters(limit)}.`,
    not_a_number: () => 'يرجى كتابة رقم، مثل 12 أو 12.5.',
    not_a_whole_number: () => 'يرجى اختيار أحد الأرقام.',
    too_small: (limit) => `يرجى كتابة ${limit} أو أكثر.`,
    too_large: (limit) => `يرجى كتابة ${limit} أو أقل.`,
    not_an_email: () => 'يرجى كتابة عنوان بريد إلكتروني، مثل ayse@example.org.',
    not_a_phone: () => 'يرجى كتابة رقم هاتف، مثل \u2066+90 212 555 00 00\u2069.',
    not_a_link: () => 'يرجى كتابة عنوان يبدأ بـ https:// أو http://.',
    not_a_date: () => 'يرجى كتابة تاريخ بالسنة والشهر واليوم، مثل \u20662026-11-20\u2069.',
    not_yes_or_no: () => 'يرجى الإجابة بنعم أو لا.',
    no_option: () => 'يرجى الاختيار من الخيارات: ربما تغيرت.',
    not_a_list: () => 'يرجى الاختيار من الخيارات.',
    repeated_option: () => 'يرجى اختيار كل خيار مرة واحدة.',
    too_few: (limit) => `عدد الخيارات قليل. الحد الأدنى: ${options(limit)}.`,
    too_many: (limit) => `عدد الخيارات كبير. الحد الأقصى: ${options(limit)}.`,
  },
}
