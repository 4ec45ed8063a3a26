import type { Language } from '../../../lib/text/languages.ts'

/** Labels on a ticket. */
type TicketFileWords = {
  title: string
  when: string
  where: string
  online: string
  noDate: string
  holder: string
  show: string
  /** The purpose of the QR code, for people who do not see it. */
  code: string
}

export const ticketFileWords: Record<Language, TicketFileWords> = {
  en: {
    title: 'Ticket',
    when: 'When',
    where: 'Where',
    online: 'Online',
    noDate: 'The organiser will tell you',
    holder: 'For',
    show: 'Show this code at the door. Whoever has it can come in with it, so keep it to yourself.',
    code: 'QR code to show at the door',
  },
  tr: {
    title: 'Bilet',
    when: 'Ne zaman',
    where: 'Nerede',
    online: 'Çevrimiçi',
    noDate: 'Düzenleyen bildirecek',
    holder: 'Bilet sahibi',
    show: 'Bu kodu girişte gösterin. Koda sahip olan herkes onunla girebilir, kimseyle paylaşmayın.',
    code: 'Girişte gösterilecek QR kodu',
  },
}
