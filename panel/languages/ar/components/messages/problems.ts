import type { problemMessages as problemMessagesType } from '../../../../src/components/messages/problems.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('ar')

const inLine: typeof problemMessagesType.inLine = {
  unknown_variable: (said) => {
    const [, other] = /do not have the variable (.+)$/.exec(said) ?? []
    if (other !== undefined) return `هذا النوع من الرسائل ليس فيه المتغير ${other}`
    const [, name = said, near] = /no variable (.+?)(?:; did you mean (.+)\?)?$/.exec(said) ?? []
    return near ? `لا يوجد المتغير ${name}؛ هل المقصود ${near}؟` : `لا يوجد المتغير ${name}`
  },
  unknown_tag: (said) => `لا يمكن استخدام هذا الوسم (${said})`,
  unknown_filter: (said) => `لا يمكن استخدام هذا المرشّح (${said})`,
  markup: (said) => `لا يمكن استخدام وسوم HTML هذه (${said})`,
  liquid: (said) => `تعذرت قراءته (${said})`,
  lines: () => 'يجب أن يكون سطرًا واحدًا',
  too_large: (said) => `المحتوى أكبر من المسموح (${said})`,
}

const characters = (count: string) =>
  plural(count, {
    zero: '# حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  })
const entries = (count: string) =>
  plural(count, {
    zero: '# قيمة',
    one: 'قيمة واحدة',
    two: 'قيمتين',
    few: '# قيم',
    many: '# قيمة',
    other: '# قيمة',
  })

export const problemMessages: typeof problemMessagesType = {
  value: 'قيمة',
  atLine: (label, line, said) => `${label}، السطر ${line}: ${said}`,
  inLine,
  byType: {
    missing: (label) => `حقل «${label}» مطلوب.`,
    blank: (label) => `حقل «${label}» مطلوب.`,
    too_short: (label, limit) => `يجب ألا يقل طول «${label}» عن ${characters(limit)}.`,
    too_long: (label, limit) => `يجب ألا يزيد طول «${label}» على ${characters(limit)}.`,
    too_small: (label, limit) => `يجب ألا تقل قيمة «${label}» عن ${limit}.`,
    too_large: (label, limit) => `يجب ألا تزيد قيمة «${label}» على ${limit}.`,
    too_many: (label, limit) => `يجب ألا يزيد عدد القيم في «${label}» على ${entries(limit)}.`,
    too_few: (label, limit) => `يجب اختيار ${entries(limit === '' ? '1' : limit)} على الأقل في «${label}».`,
    not_an_email: (label) => `يجب أن يحتوي «${label}» على عنوان بريد إلكتروني، مثل ayse@example.org.`,
    not_a_phone: (label) => `يجب أن يحتوي «${label}» على رقم هاتف من 4 إلى 20 رقمًا.`,
    not_a_link: (label) => `يجب أن يبدأ «${label}» بـ http:// أو https://.`,
    not_a_date: (label) => `يجب أن يحتوي «${label}» على تاريخ صالح.`,
    not_a_number: (label) => `يجب أن يحتوي «${label}» على رقم.`,
    not_a_whole_number: (label) => `يجب أن يحتوي «${label}» على عدد صحيح.`,
    many_lines: (label) => `يجب أن يكون «${label}» سطرًا واحدًا.`,
    no_option: (label) => `يجب اختيار قيمة صالحة في «${label}».`,
    unknown_type: (label) => `يجب أن يحتوي «${label}» على أحد أنواع التسجيل في هذه الفعالية.`,
    enum: (label) => `يجب اختيار قيمة صالحة في «${label}».`,
    email: (label) => `يجب أن يحتوي «${label}» على عنوان بريد إلكتروني، مثل ayse@example.org.`,
    timestamp: (label) => `يجب أن يحتوي «${label}» على تاريخ ووقت صالحين.`,
    day: (label) => `يجب أن يحتوي «${label}» على تاريخ صالح.`,
    time_zone: (label) => `يجب أن يحتوي «${label}» على منطقة زمنية، مثل Europe/Istanbul.`,
    language: (label) => `يجب اختيار لغة متاحة في «${label}».`,
    integer_type: (label) => `يجب أن يحتوي «${label}» على عدد صحيح.`,
    number_type: (label) => `يجب أن يحتوي «${label}» على رقم.`,
    property_key: (label) => `يجب أن يتكون «${label}» من 1 إلى 63 من الأحرف a–z والأرقام 0–9 و _، وأن يبدأ بحرف.`,
    duplicate: (label) => `يتكرر «${label}» أكثر من مرة.`,
    options: (label) => `يلزم إدخال قيمة واحدة على الأقل في «${label}».`,
    string_type: (label) => `حقل «${label}» مطلوب.`,
    value_key: (label) => `يجب أن يتكون «${label}» من 1 إلى 40 من الأحرف a–z والأرقام 0–9 و _، وأن يبدأ بحرف.`,
    repeated: (label) => `يجب أن يختلف «${label}» عن غيره.`,
    header_name: () => 'يتكون اسم الترويسة من 1 إلى 100 من الأحرف أو الأرقام أو الشرطات، مثل X-Api-Key.',
    header_value: (label) => `يجب أن يقتصر «${label}» على أحرف ASCII المرئية، دون مسافة في أوله أو آخره.`,
    reserved_header: () => 'يضبط Laurel أو الاتصال هذه الترويسة. يرجى استخدام اسم آخر.',
  },
}
