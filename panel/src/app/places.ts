import { messages } from '../messages/use-messages.tsx'

/** What every place of the panel says of itself; the frame, the palette and the tests read it from the routes. */
export type Place = {
  /** What it is called, in `placeMessages`. */
  name: PlaceName
  /** Without it the place says what is lacking, and is not offered. */
  scope?: string
  /** Where it is offered. */
  within?: 'main' | 'event' | 'developers' | 'settings' | 'own'
  /** The part of the panel that it opens; it is offered to whoever may see one of its pages. */
  opens?: 'developers' | 'settings'
  /** The letter that leads there after `g`. */
  jump?: string
}

export type PlaceName = keyof (typeof placeMessages)['en']

export const placeMessages = messages({
  en: {
    overview: 'Overview',
    events: 'Events',
    event: 'Overview',
    attendees: 'Attendees',
    importAttendees: 'Import attendees',
    eventCertificates: 'Certificates',
    bulk: 'Bulk jobs',
    share: 'Share',
    eventSettings: 'Settings',
    designs: 'Designs',
    designer: 'Designer',
    certificates: 'Certificates',
    developers: 'Developers',
    apiKeys: 'API keys',
    webhooks: 'Webhooks',
    webhook: 'Webhook',
    webhookEvents: 'Events',
    requestLog: 'Request log',
    assistants: 'Assistants',
    settings: 'Settings',
    organisation: 'Organisation',
    people: 'People',
    signInPolicy: 'Sign-in',
    plan: 'Plan and credits',
    audit: 'Audit',
    system: 'System',
    me: 'My account',
  },
  tr: {
    overview: 'Genel bakış',
    events: 'Etkinlikler',
    event: 'Genel bakış',
    attendees: 'Katılımcılar',
    importAttendees: 'Katılımcı aktar',
    eventCertificates: 'Sertifikalar',
    bulk: 'Toplu işler',
    share: 'Paylaş',
    eventSettings: 'Ayarlar',
    designs: 'Tasarımlar',
    designer: 'Tasarımcı',
    certificates: 'Sertifikalar',
    developers: 'Geliştiriciler',
    apiKeys: 'API anahtarları',
    webhooks: 'Webhook’lar',
    webhook: 'Webhook',
    webhookEvents: 'Olaylar',
    requestLog: 'İstek günlüğü',
    assistants: 'Asistanlar',
    settings: 'Ayarlar',
    organisation: 'Kuruluş',
    people: 'Kişiler',
    signInPolicy: 'Oturum açma',
    plan: 'Plan ve krediler',
    audit: 'Denetim',
    system: 'Sistem',
    me: 'Hesabım',
  },
})
