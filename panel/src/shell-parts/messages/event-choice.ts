import { messages } from '../../messages/use-messages.tsx'

export const eventChoiceMessages = messages({
  en: {
    some: 'Selected events only',
    search: 'Search events',
    chosen: (count: number) => (count === 1 ? '1 event selected.' : `${count} events selected.`),
    nothing: 'No events found.',
  },
  tr: {
    some: 'Yalnızca seçilen etkinlikler',
    search: 'Etkinlik ara',
    chosen: (count: number) => `${count} etkinlik seçildi.`,
    nothing: 'Etkinlik bulunamadı.',
  },
})
