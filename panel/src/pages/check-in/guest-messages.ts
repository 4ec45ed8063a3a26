import { messages } from '../../messages/use-messages.tsx'

export const guestMessages = messages({
  en: {
    where: 'Check in to',
    event: 'The event',
    leftAt: (moment: string) => `Left: ${moment}`,
    checkOut: 'Check out',
    checkOutOf: (name: string) => `Check out: ${name}`,
    isOut: 'Checked out.',
    undoIn: 'Undo check-in',
    undoInOf: (name: string) => `Undo check-in: ${name}`,
    undoOut: 'Back inside',
    undoOutOf: (name: string) => `Back inside: ${name}`,
    isBack: 'Inside again.',
  },
  tr: {
    where: 'Giriş yeri',
    event: 'Etkinlik',
    leftAt: (moment: string) => `Çıkış: ${moment}`,
    checkOut: 'Çıkış yap',
    checkOutOf: (name: string) => `Çıkış yap: ${name}`,
    isOut: 'Çıkış yapıldı.',
    undoIn: 'Girişi geri al',
    undoInOf: (name: string) => `Girişi geri al: ${name}`,
    undoOut: 'Yeniden içeride',
    undoOutOf: (name: string) => `Yeniden içeride: ${name}`,
    isBack: 'Yeniden içeride.',
  },
})
