import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  checkMessages as checkMessagesType,
  contrastMessages as contrastMessagesType,
} from '../../../../../src/pages/designs/messages/checks.ts'

const plural = pluralsOf('ar')

export const checkMessages: typeof checkMessagesType = {
  small: (field, is) => `${field}: سيُطبع الاسم الطويل جدًا بحجم ${is} (بالنقاط). يُفضل تكبير الحقل أو تصغير حجم الخط.`,
  shrunk: (field, is, wanted) => `${field}: يتقلص نص المعاينة من ${wanted} إلى ${is} (بالنقاط). يتجنب تكبير الحقل ذلك.`,
  runsOff: (field) =>
    `${field}: نص المعاينة مقطوع عند حافة الصفحة. يلزم السماح بتقليصه أو بتعدد أسطره، أو استخدام حجم خط أصغر.`,
  edge: (field, is, wanted) =>
    `${field}: يبعد ${is} مم عن حافة الصفحة. قد تقطع الطابعات ما يقل بعده عن ${wanted} مم. يُفضل تحريكه إلى الداخل.`,
  faint: (field, is, wanted) =>
    `${field}: تباينه مع الخلفية ‎${is}:1، أقل من ‎${wanted}:1. يُفضل اختيار لون آخر أو تحريكه.`,
  qrSmall: (_, is, wanted) =>
    `عرض رمز QR هو ${is} مم. تصعب على الهواتف قراءة الرموز الأصغر من ${wanted} مم. يُفضل تكبيره.`,
  qrFaint: (_, is) => `تباين رمز QR هو ‎${is}:1. تحتاج الهواتف إلى رمز داكن على خلفية فاتحة. يُفضل تغيير لونه أو تحريكه.`,
  unknownValue: (field, key) =>
    `${field}: لا تعرّف أي فعالية تستخدم هذا التصميم القيمة «${key}»، فلا يُطبع شيء. يلزم تعريفها في إعدادات الفعالية أو حذف الحقل.`,
  missingValue: (field, label, count) =>
    `${field}: ${plural(count, {
      zero: 'لا أحد تنقصه القيمة',
      one: 'مشارك واحد تنقصه القيمة',
      two: 'مشاركان تنقصهما القيمة',
      few: '# مشاركين تنقصهم القيمة',
      many: '# مشاركًا تنقصهم القيمة',
      other: '# مشارك تنقصهم القيمة',
    })} «${label}»، فلا يُطبع شيء مكانها.`,
  noName: 'ليس في التصميم حقل للاسم. يلزم إضافته.',
  noCode: 'ليس في التصميم رمز ولا رمز QR، فلا يمكن التحقق من الشهادات. يلزم إضافة أحدهما.',
}

export const contrastMessages: typeof contrastMessagesType = { contrast: (ratio) => `التباين مع الخلفية: ‎${ratio}:1` }
