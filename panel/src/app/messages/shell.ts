import { messages } from '../../messages/use-messages.tsx'

export const shellMessages = messages({
  en: {
    skip: 'Skip to content',
    places: 'Navigation',
    search: 'Search',
    signOut: 'Sign out',
    notFound: 'Page not found',
    home: 'Go to overview',
  },
  tr: {
    skip: 'İçeriğe geç',
    places: 'Gezinti',
    search: 'Ara',
    signOut: 'Oturumu kapat',
    notFound: 'Sayfa bulunamadı',
    home: 'Genel bakışa git',
  },
})
