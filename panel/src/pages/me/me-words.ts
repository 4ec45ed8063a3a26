import { words } from '../../words/use-words.tsx'

export const meWords = words({
  en: {
    title: 'My account',
    more: 'More places',
    looks: 'Looks',
    language: 'Language',
    colours: 'Colours',
    schemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  },
  tr: {
    title: 'Hesabım',
    more: 'Başka yerler',
    looks: 'Görünüm',
    language: 'Dil',
    colours: 'Renkler',
    schemes: { auto: 'Sistem gibi', light: 'Açık', dark: 'Koyu' },
  },
})
