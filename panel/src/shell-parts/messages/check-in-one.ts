import { messages } from '../../messages/use-messages.tsx'

export const checkInOneMessages = messages({
  en: {
    checkIn: 'Check in',
    checkInOf: (name: string) => `Check in: ${name}`,
    isIn: 'Checked in.',
    wasIn: 'Already checked in.',
    undone: 'Undone.',
    notUndone: 'Could not undo. Try again.',
  },
  tr: {
    checkIn: 'Giriş yap',
    checkInOf: (name: string) => `Giriş yap: ${name}`,
    isIn: 'Giriş yapıldı.',
    wasIn: 'Zaten giriş yapılmış.',
    undone: 'Geri alındı.',
    notUndone: 'Geri alınamadı. Yeniden deneyin.',
  },
})
