import type { Language } from '../../../../lib/text/languages.ts'
import type { SectionMessages } from '../../../../platform/pages/page-frame.ts'

/** A ticket that opens no door, or no ticket: the heading, and what to do. */
type Refused = { heading: string; text: string }

export type TicketMessages = SectionMessages & {
  heading: string
  holder: string
  event: string
  when: string
  where: string
  noDate: string
  online: string
  join: string
  code: string
  show: string
  save: string
  missing: Refused
  replaced: Refused
  cancelled: Refused
}

const ticketEn: TicketMessages = {
  brand: 'Ticket',
  skipLink: 'Skip to the ticket',
  failure: { note: 'This says nothing about any ticket.', onward: 'Find my tickets' },
  heading: 'Your ticket',
  holder: 'For',
  event: 'To',
  when: 'When',
  where: 'Where',
  noDate: 'The organiser will tell you',
  online: 'Online',
  join: 'Join online',
  code: 'QR code of the ticket',
  show: 'Show this code at the door. Whoever has this page can come in with it, so keep it to yourself.',
  save: 'Save as PDF',
  missing: {
    heading: 'No such ticket',
    text: 'No ticket has this address. It may have been cut off when it was copied: open it from your email again.',
  },
  replaced: {
    heading: 'This ticket was replaced',
    text: 'You were sent a newer ticket, which is the valid one. If you cannot find it, ask the organiser to send it again.',
  },
  cancelled: {
    heading: 'This ticket was cancelled',
    text: 'The registration was cancelled, so this ticket is no longer valid. If this is a mistake, contact the organiser.',
  },
}

const ticketTr: TicketMessages = {
  brand: 'Bilet',
  skipLink: 'Bilete geç',
  failure: { note: 'Bu, herhangi bir bilet hakkında bir şey söylemez.', onward: 'Biletlerimi bul' },
  heading: 'Biletiniz',
  holder: 'Bilet sahibi',
  event: 'Etkinlik',
  when: 'Ne zaman',
  where: 'Nerede',
  noDate: 'Düzenleyen bildirecek',
  online: 'Çevrimiçi',
  join: 'Çevrimiçi katıl',
  code: 'Biletin karekodu',
  show: 'Bu kodu girişte gösterin. Bu sayfaya sahip olan herkes onunla girebilir, kimseyle paylaşmayın.',
  save: 'PDF olarak kaydet',
  missing: {
    heading: 'Böyle bir bilet yok',
    text: 'Bu adreste bir bilet yok. Adres kopyalanırken eksik kalmış olabilir: mesajınızdan yeniden açın.',
  },
  replaced: {
    heading: 'Bu biletin yerine yenisi geçti',
    text: 'Size girişte geçerli olan daha yeni bir bilet gönderildi. Bulamazsanız düzenleyenden yeniden göndermesini isteyin.',
  },
  cancelled: {
    heading: 'Bu bilet iptal edildi',
    text: 'Kayıt iptal edildiği için bu bilet girişte geçmez. Bir yanlışlık varsa düzenleyene sorun.',
  },
}

export const ticketMessages: Record<Language, TicketMessages> = { en: ticketEn, tr: ticketTr }
