import { messages } from '../../../messages/use-messages.tsx'

export const mailViewMessages = messages({
  en: {
    views: 'Preview as',
    names: { desktop: 'Computer', phone: 'Phone', dark: 'Dark', text: 'Plain text' },
  },
  tr: {
    views: 'Önizleme',
    names: { desktop: 'Bilgisayar', phone: 'Telefon', dark: 'Koyu', text: 'Düz metin' },
  },
})
