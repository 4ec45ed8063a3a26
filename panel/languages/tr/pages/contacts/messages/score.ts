import type { scoreMessages as scoreMessagesType } from '../../../../../src/pages/contacts/messages/score.ts'

export const scoreMessages: typeof scoreMessagesType = {
  title: 'Aday puanı',
  none: 'Henüz bu kişiye uyan bir kural yok.',
  rule: 'Kural',
  points: 'Puan',
  total: 'Toplam',
  times: (count, day) => `${count} kez, en son ${day}`,
  once: (day) => day,
  history: 'Zaman içinde puan',
  day: 'Gün',
  score: 'Puan',
  days: (count) => `Son ${count} gün`,
  range: 'Dönem',
  tooShort: 'Puanın henüz geçmişi yok. Yarından itibaren burada görünecek.',
}
