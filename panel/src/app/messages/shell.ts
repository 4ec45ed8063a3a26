import { messages } from '../../messages/use-messages.tsx'

export const shellMessages = messages({
  en: {
    skip: 'Skip to content',
    places: 'Navigation',
    signOut: 'Sign out',
    notFound: 'Page not found',
    home: 'Go to overview',
  },
  tr: {
    skip: 'İçeriğe geç',
    places: 'Gezinti',
    signOut: 'Oturumu kapat',
    notFound: 'Sayfa bulunamadı',
    home: 'Genel bakışa git',
  },
})
