import { words } from '../../words/use-words.tsx'

export const roleWords = words({
  en: {
    matrix: 'What each role may do',
    scope: 'Scope',
    may: 'yes',
    mayNot: 'no',
    events: 'Events',
    every: 'Every event',
    some: 'Some events alone',
    search: 'Search events',
    chosen: (count: number) => (count === 1 ? 'One event is chosen.' : `${count} events are chosen.`),
    nothing: 'There is no such event.',
  },
  tr: {
    matrix: 'Her rol ne yapabilir',
    scope: 'Yetki',
    may: 'evet',
    mayNot: 'hayır',
    events: 'Etkinlikler',
    every: 'Bütün etkinlikler',
    some: 'Yalnız bazı etkinlikler',
    search: 'Etkinlik ara',
    chosen: (count: number) => `${count} etkinlik seçildi.`,
    nothing: 'Böyle bir etkinlik yok.',
  },
})
