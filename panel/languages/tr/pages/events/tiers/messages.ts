import type { tierMessages as tierMessagesType } from '../../../../../src/pages/events/tiers/messages.ts'

export const tierMessages: typeof tierMessagesType = {
  title: 'Dereceler',
  about: 'Sertifikada, katılımcının oturumlara katılarak ulaştığı en yüksek derece yazar.',
  none: 'Henüz derece yok.',
  nth: (nth) => `${nth}. derece`,
  name: 'Derecenin adı',
  least: 'En az katılım (%)',
  add: 'Derece ekle',
  remove: 'Dereceyi kaldır',
}
