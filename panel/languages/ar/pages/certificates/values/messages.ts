import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { certificateValueMessages as certificateValueMessagesType } from '../../../../../src/pages/certificates/values/messages.ts'

const plural = pluralsOf('ar')

export const certificateValueMessages: typeof certificateValueMessagesType = {
  values: 'القيم',
  lacking: (count, label) =>
    `${plural(count, {
      zero: 'لا أحد تنقصه القيمة',
      one: 'مشارك واحد تنقصه القيمة',
      two: 'مشاركان تنقصهما القيمة',
      few: '# مشاركين تنقصهم القيمة',
      many: '# مشاركًا تنقصهم القيمة',
      other: '# مشارك تنقصهم القيمة',
    })} «${label}».`,
  who: (name, labels) => `${name}: ${labels}`,
  more: (count) => `وآخرون: ${count}`,
  choose: 'المشاركون الذين تنقصهم قيمة',
  blank: 'إصدار شهادتهم دون ذلك السطر',
  skip: 'استبعادهم',
}
