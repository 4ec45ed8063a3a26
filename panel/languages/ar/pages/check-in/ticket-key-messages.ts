import type { ticketKeyMessages as ticketKeyMessagesType } from '../../../../src/pages/check-in/ticket-key-messages.ts'

export const ticketKeyMessages: typeof ticketKeyMessagesType = {
  title: 'أمان التذاكر',
  about: 'تُوقَّع التذاكر بمفتاح خاص بهذه الفعالية، فلا يستطيع أحد تزويرها.',
  rotate: 'إنشاء مفتاح جديد',
  explained: 'تُوقَّع التذاكر الجديدة بالمفتاح الجديد. تتلقاه الأجهزة عند المدخل في اتصالها التالي.',
  retire: 'رفض جميع التذاكر المرسلة حتى الآن',
  retireAbout: 'يحتاج كل مشارك عندئذ إلى تذكرة جديدة: يلزم إرسال التذاكر مرة أخرى بعد ذلك. لا يمكن التراجع عن هذا.',
  rotated: 'تم إنشاء مفتاح جديد. تبقى التذاكر السابقة صالحة.',
  retired: 'تم إنشاء مفتاح جديد. يلزم إرسال التذاكر مرة أخرى: السابقة مرفوضة.',
}
