import { words } from '../../words/use-words.tsx'

export const sampleWords = words({
  en: {
    madeUp: 'Made up',
    ofEvent: 'People of an event',
    orders: { longest_name: 'the longest name', oldest: 'the first', search: 'somebody looked for' },
    event: 'Event',
    usesThis: (event: string) => `${event} (has this design)`,
    noEvents: 'There are no events yet.',
    look: 'Name or e-mail address',
    previous: 'Previous person',
    next: 'Next person',
    nth: (name: string, nth: string, total: string) => `${name}, ${nth} of ${total}`,
    nobody: 'Nobody who is registered is found, so a made-up name is shown.',
  },
  tr: {
    madeUp: 'Uydurma',
    ofEvent: 'Bir etkinliğin kişileri',
    orders: { longest_name: 'en uzun ad', oldest: 'ilk kişi', search: 'aranan kişi' },
    event: 'Etkinlik',
    usesThis: (event: string) => `${event} (bu tasarımla)`,
    noEvents: 'Henüz etkinlik yok.',
    look: 'Ad ya da e-posta adresi',
    previous: 'Önceki kişi',
    next: 'Sonraki kişi',
    nth: (name: string, nth: string, total: string) => `${name}, ${nth} / ${total}`,
    nobody: 'Kayıtlı kimse bulunamadı; uydurma bir ad gösteriliyor.',
  },
})
