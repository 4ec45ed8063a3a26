import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const scoreMessages = messages({
  en: {
    title: 'Lead score',
    none: 'No rule applies to this contact yet.',
    rule: 'Rule',
    points: 'Points',
    total: 'Total',
    times: (count: string, day: string) => `${counted(count, 'time', 'times')}, last on ${day}`,
    once: (day: string) => `on ${day}`,
    history: 'Score over time',
    day: 'Day',
    score: 'Score',
    days: (count: string) => `Last ${count} days`,
    range: 'Period',
    tooShort: 'The score has no history yet. It will show here from tomorrow.',
  },
  tr: {
    title: 'Aday puanı',
    none: 'Henüz bu kişiye uyan bir kural yok.',
    rule: 'Kural',
    points: 'Puan',
    total: 'Toplam',
    times: (count: string, day: string) => `${count} kez, en son ${day}`,
    once: (day: string) => day,
    history: 'Zaman içinde puan',
    day: 'Gün',
    score: 'Puan',
    days: (count: string) => `Son ${count} gün`,
    range: 'Dönem',
    tooShort: 'Puanın henüz geçmişi yok. Yarından itibaren burada görünecek.',
  },
})
