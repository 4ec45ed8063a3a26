import type { offerMessages as offerMessagesType } from '../../../../src/shell-parts/messages/offers.ts'

export const offerMessages: typeof offerMessagesType = {
  offer: 'عرض مكان',
  offerTo: (name) => `عرض مكان: ${name}`,
  offerAbout: (name) => `ستصل إلى ${name} رسالة بالعرض.`,
  offered: (name) => `عُرض مكان على ${name}.`,
  beyond: (name) =>
    `لا أماكن شاغرة. ستصل إلى ${name} رسالة بعرض فوق السعة؛ وعند قبوله يزيد عدد المشاركين في الفعالية على عدد الأماكن بمشارك واحد.`,
  beyondType: (name, type) =>
    `لا أماكن شاغرة للنوع «${type}». ستصل إلى ${name} رسالة بعرض فوق سعته؛ وعند قبوله يزيد عدد المشاركين من هذا النوع على عدد أماكنه بمشارك واحد.`,
  offerBeyond: 'العرض فوق السعة',
  withdraw: 'سحب العرض',
  withdrawFrom: (name) => `سحب العرض: ${name}`,
  withdrawAbout: (name) =>
    `يبقى ترتيب ${name} في قائمة الانتظار كما هو، ولا تُرسل رسالة، ولا عرض آخر إلا منك. يُعرض المكان على الشخص التالي.`,
  withdrawn: (name) => `تم سحب العرض من ${name}.`,
}
