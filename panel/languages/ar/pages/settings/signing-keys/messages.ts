import type { signingKeyMessages as signingKeyMessagesType } from '../../../../../src/pages/settings/signing-keys/messages.ts'

export const signingKeyMessages: typeof signingKeyMessagesType = {
  title: 'مفاتيح التوقيع',
  about: 'توقّع هذه المفاتيح شهاداتك وشاراتك، فيستطيع أي شخص التحقق منها دون سؤالك. تُستبدل المفاتيح تلقائيًا كل سنتين.',
  none: 'لا مفاتيح توقيع بعد.',
  noneHow: 'يُنشأ المفتاح الأول مع شهادتك الأولى.',
  issue: 'إصدار شهادة',
  purpose: 'يوقّع',
  purposes: { credential: 'الشهادات والشارات', log: 'سجل الإصدار' },
  state: 'الحالة',
  states: { current: 'قيد الاستخدام', replaced: 'مستبدل', withdrawn: 'مسحوب' },
  publicKey: 'المفتاح العام',
  copyKey: 'نسخ المفتاح العام',
  site: 'العنوان',
  created: 'تاريخ الإنشاء',
  retired: 'تاريخ الاستبدال',
  withdrawnAt: 'تاريخ السحب',
  rotate: 'استبدال المفتاح',
  rotateTitle: 'هل تريد استبدال مفتاح الشهادات والشارات؟',
  rotateAbout:
    'تُوقّع الشهادات والشارات الجديدة بمفتاح جديد. يُتلف الجزء الخاص من المفتاح القديم، ويبقى كل ما وقّعه صالحًا.',
  rotated: 'المفتاح الجديد قيد الاستخدام.',
  withdraw: 'سحب المفتاح',
  withdrawTitle: 'هل تريد سحب هذا المفتاح؟',
  withdrawAbout:
    'افعل ذلك إذا كان المفتاح قد سُرق. لن تجتاز الملفات المحفوظة التحقق بعد ذلك، وتُوقّع الملفات الجديدة بمفتاح جديد خلال دقائق. تبقى الشهادات والشارات نفسها سارية.',
  withdrawLog: 'افعل ذلك إذا كان المفتاح قد سُرق. يُوقّع سجل الإصدار من الآن بمفتاح جديد.',
  affected: 'الشهادات والشارات التي ستُوقّع من جديد',
  withdrawn: 'سُحب المفتاح.',
}
