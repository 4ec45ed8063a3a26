import { messages } from '../../messages/use-messages.tsx'

const networks: Record<string, string> = { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp' }

export const usesMessages = messages({
  en: {
    title: 'Uses',
    verified: 'Verified',
    downloaded: 'Downloaded',
    shared: 'Shared',
    countAndLast: (count: string, last: string) => `${count} · last ${last}`,
    networks: { ...networks, email: 'Email' } as Record<string, string>,
    about: 'Each visitor counts once an hour. Known robots are left out.',
  },
  tr: {
    title: 'Kullanım',
    verified: 'Doğrulama',
    downloaded: 'İndirme',
    shared: 'Paylaşım',
    countAndLast: (count: string, last: string) => `${count} · son ${last}`,
    networks: { ...networks, email: 'E-posta' } as Record<string, string>,
    about: 'Her ziyaretçi saatte bir kez sayılır. Bilinen robotlar sayılmaz.',
  },
})
