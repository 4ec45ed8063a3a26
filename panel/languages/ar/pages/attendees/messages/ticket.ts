import type { ticketMessages as ticketMessagesType } from '../../../../../src/pages/attendees/messages/ticket.ts'

export const ticketMessages: typeof ticketMessagesType = {
  title: 'التذكرة',
  open: 'فتح التذكرة',
  send: 'إرسال التذكرة',
  sent: (email) => `التذكرة في انتظار الإرسال إلى ${email}.`,
  notSent: 'لا يحصل على تذكرة إلا المشاركون المسجلون.',
  renew: 'إصدار تذكرة جديدة',
  renewAbout:
    'تُرفض عند المدخل من الآن جميع التذاكر السابقة لهذا الشخص، ولا يمكن التراجع عن ذلك. يلزم إرسال التذكرة الجديدة بعد ذلك.',
  renewed: 'صدرت تذكرة جديدة. يلزم إرسالها إلى المشارك.',
}
