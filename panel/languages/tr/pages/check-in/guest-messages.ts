import type { guestMessages as guestMessagesType } from '../../../../src/pages/check-in/guest-messages.ts'

export const guestMessages: typeof guestMessagesType = {
  where: 'Giriş yeri',
  event: 'Etkinlik',
  leftAt: (moment) => `Çıkış: ${moment}`,
  checkOut: 'Çıkış yap',
  checkOutOf: (name) => `Çıkış yap: ${name}`,
  isOut: 'Çıkış yapıldı.',
  undoIn: 'Girişi geri al',
  undoInOf: (name) => `Girişi geri al: ${name}`,
  undoOut: 'Yeniden içeride',
  undoOutOf: (name) => `Yeniden içeride: ${name}`,
  isBack: 'Yeniden içeride.',
}
