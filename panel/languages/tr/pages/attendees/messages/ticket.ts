import type { ticketMessages as ticketMessagesType } from '../../../../../src/pages/attendees/messages/ticket.ts'

export const ticketMessages: typeof ticketMessagesType = {
  title: 'Bilet',
  open: 'Bileti aç',
  send: 'Bileti gönder',
  sent: (email) => `Bilet gönderim sırasında: ${email}.`,
  notSent: 'Yalnızca kayıtlı katılımcılara bilet gönderilir.',
  renew: 'Yeni bilet ver',
  renewAbout: 'Bu kişinin önceki biletleri artık kapıda geçmez. Bu işlem geri alınamaz. Sonra yeni bileti gönderin.',
  renewed: 'Yeni bilet verildi. Katılımcıya gönderin.',
}
