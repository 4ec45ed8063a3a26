import { words } from '../../words/use-words.tsx'

export const attendeeWords = words({
  en: {
    title: 'Attendees',
    find: 'Find a person',
    name: 'Name',
    email: 'E-mail',
    status: 'Status',
    checkedIn: 'Checked in',
    certificate: 'Certificate',
    issued: 'Issued',
    statuses: {
      registered: 'registered',
      waitlisted: 'waiting',
      offered: 'offered a place',
      cancelled: 'cancelled',
    } as Record<string, string>,
    nobody: 'Nobody has registered yet.',
  },
  tr: {
    title: 'Katılımcılar',
    find: 'Kişi ara',
    name: 'Ad',
    email: 'E-posta',
    status: 'Durum',
    checkedIn: 'Giriş',
    certificate: 'Sertifika',
    issued: 'Verildi',
    statuses: { registered: 'kayıtlı', waitlisted: 'bekliyor', offered: 'yer önerildi', cancelled: 'iptal' } as Record<
      string,
      string
    >,
    nobody: 'Henüz kimse kaydolmadı.',
  },
})
