import { words } from '../words/use-words.tsx'

export const shellWords = words({
  en: { skip: 'Skip to the content', places: 'Places', signOut: 'Sign out' },
  tr: { skip: 'İçeriğe geç', places: 'Yerler', signOut: 'Oturumu kapat' },
})
