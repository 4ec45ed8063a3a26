import { messages } from '../../messages/use-messages.tsx'

export const crmMessages = messages({
  en: {
    more: 'Show more',
    change: 'Change',
    choose: 'Choose',
    clear: 'Remove',
    find: (label: string) => `Find: ${label}`,
    nobodyFound: 'No results.',
    found: (count: string) => (count === '1' ? '1 result' : `${count} results`),
    noneChosen: 'None',
  },
  tr: {
    more: 'Daha fazla göster',
    change: 'Değiştir',
    choose: 'Seç',
    clear: 'Kaldır',
    find: (label: string) => `Ara: ${label}`,
    nobodyFound: 'Sonuç yok.',
    found: (count: string) => `${count} sonuç`,
    noneChosen: 'Yok',
  },
})
