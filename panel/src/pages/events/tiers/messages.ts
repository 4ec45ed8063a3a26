import { messages } from '../../../messages/use-messages.tsx'

export const tierMessages = messages({
  en: {
    title: 'Tiers',
    about: 'A certificate states the highest tier that the attendee reached by attending sessions.',
    none: 'No tiers yet.',
    nth: (nth: string) => `Tier ${nth}`,
    name: 'Name of the tier',
    least: 'Minimum attendance (%)',
    add: 'Add tier',
    remove: 'Remove tier',
  },
  tr: {
    title: 'Dereceler',
    about: 'Sertifikada, katılımcının oturumlara katılarak ulaştığı en yüksek derece yazar.',
    none: 'Henüz derece yok.',
    nth: (nth: string) => `${nth}. derece`,
    name: 'Derecenin adı',
    least: 'En az katılım (%)',
    add: 'Derece ekle',
    remove: 'Dereceyi kaldır',
  },
})
