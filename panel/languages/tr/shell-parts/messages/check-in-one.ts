import type { checkInOneMessages as checkInOneMessagesType } from '../../../../src/shell-parts/messages/check-in-one.ts'

export const checkInOneMessages: typeof checkInOneMessagesType = {
  checkIn: 'Giriş yap',
  checkInOf: (name) => `Giriş yap: ${name}`,
  isIn: 'Giriş yapıldı.',
  wasIn: 'Zaten giriş yapılmış.',
  undone: 'Geri alındı.',
  notUndone: 'Geri alınamadı. Yeniden deneyin.',
}
