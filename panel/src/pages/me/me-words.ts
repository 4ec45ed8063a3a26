import { words } from '../../words/use-words.tsx'

export const meWords = words({
  en: {
    title: 'My account',
    looks: 'Looks',
    language: 'Language',
    colours: 'Colours',
    schemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  },
  tr: {
    title: 'Hesabım',
    looks: 'Görünüm',
    language: 'Dil',
    colours: 'Renkler',
    schemes: { auto: 'Sistem gibi', light: 'Açık', dark: 'Koyu' },
  },
})
