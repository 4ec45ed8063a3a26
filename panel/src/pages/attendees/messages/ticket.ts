import { messages } from '../../../messages/use-messages.tsx'

export const ticketMessages = messages({
  en: {
    title: 'Ticket',
    open: 'Open ticket',
    send: 'Send ticket',
    sent: (email: string) => `Ticket queued to ${email}.`,
    notSent: 'Only registered attendees get a ticket.',
    renew: 'Issue new ticket',
    renewAbout:
      'All earlier tickets of this person are refused at the door from now on. This cannot be undone. Send the new ticket afterwards.',
    renewed: 'New ticket issued. Send it to the attendee.',
  },
  tr: {
    title: 'Bilet',
    open: 'Bileti aç',
    send: 'Bileti gönder',
    sent: (email: string) => `Bilet gönderim sırasında: ${email}.`,
    notSent: 'Yalnızca kayıtlı katılımcılara bilet gönderilir.',
    renew: 'Yeni bilet ver',
    renewAbout: 'Bu kişinin önceki biletleri artık kapıda geçmez. Bu işlem geri alınamaz. Sonra yeni bileti gönderin.',
    renewed: 'Yeni bilet verildi. Katılımcıya gönderin.',
  },
})
