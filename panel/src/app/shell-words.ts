import { words } from '../words/use-words.tsx'

export const shellWords = words({
  en: {
    skip: 'Skip to the content',
    places: 'Places',
    signOut: 'Sign out',
    organisation: 'Organisation',
    notFound: 'There is no such page',
    home: 'To the overview',
  },
  tr: {
    skip: 'İçeriğe geç',
    places: 'Yerler',
    signOut: 'Oturumu kapat',
    organisation: 'Kuruluş',
    notFound: 'Böyle bir sayfa yok',
    home: 'Genel bakışa',
  },
})
