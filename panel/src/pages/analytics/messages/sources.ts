import { messages } from '../../../messages/use-messages.tsx'

/** Ways in which attendees and contacts are added. */
export const sourceMessages = messages<Record<string, string>>({
  en: { api: 'API', panel: 'Panel', import: 'Import', registration: 'Registration page', form: 'Form' },
  tr: { api: 'API', panel: 'Panel', import: 'İçe aktarma', registration: 'Kayıt sayfası', form: 'Form' },
})
