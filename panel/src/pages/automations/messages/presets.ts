import type { AutomationPreset } from '@laurel/client'
import { messages } from '../../../messages/use-messages.tsx'

type Preset = AutomationPreset['preset']
/** Settings of an event that a ready-made rule can lack. */
export type Lacking =
  | 'event_date'
  | 'online_url'
  | 'survey'
  | 'certificate_enabled'
  | 'certificate_email'
  | 'certificate_validity_days'

type Card = { name: string; about: string }

export const presetMessages = messages({
  en: {
    title: 'Ready-made automations',
    about: 'One click adds the automation with its email. You can change both afterwards.',
    add: 'Add',
    addNamed: (name: string) => `Add: ${name}`,
    added: (name: string) => `${name} added.`,
    exists: 'This event already has it.',
    open: 'Open',
    cards: {
      day_before: {
        name: 'Reminder the day before',
        about: '24 hours before the event starts, with the ticket and how to get there',
      },
      hour_before_online: {
        name: 'Online link an hour before',
        about: '1 hour before the event starts, with the link to join',
      },
      thank_you_survey: {
        name: 'Thank you, with survey',
        about: '1 hour after the event ends, for everyone who attended',
      },
      missed_you: { name: 'We missed you', about: '12 hours after the event ends, for everyone who did not attend' },
      certificate: {
        name: 'Issue certificates',
        about: '1 hour after the event ends, or with the answer to the survey if certificates require it',
      },
      expiry_reminder: { name: 'Certificate expires soon', about: 'Before a certificate expires, for its holder' },
    } as Record<Preset, Card>,
    lacking: {
      event_date: 'It needs an event date that has not passed.',
      online_url: 'It needs the online address of the event.',
      survey: 'It needs a survey. Survey questions are set with the API or by an AI assistant.',
      certificate_enabled: 'It needs certificates, which are disabled for this event.',
      certificate_email: 'It needs certificates to be emailed.',
      certificate_validity_days: 'Certificates of this event do not expire.',
    } as Record<Lacking, string>,
    notNeeded: 'The event already emails this reminder together with its certificates. No automation is needed.',
    toSettings: 'Open event settings',
    toSurvey: 'Connect an assistant',
  },
  tr: {
    title: 'Hazır otomasyonlar',
    about: 'Tek tıkla otomasyon ve e-postası eklenir. İkisi de sonradan değiştirilebilir.',
    add: 'Ekle',
    addNamed: (name: string) => `Ekle: ${name}`,
    added: (name: string) => `${name} eklendi.`,
    exists: 'Bu etkinlikte zaten var.',
    open: 'Aç',
    cards: {
      day_before: {
        name: 'Bir gün önce hatırlatma',
        about: 'Etkinlik başlamadan 24 saat önce, bilet ve ulaşım bilgisiyle',
      },
      hour_before_online: {
        name: 'Bir saat önce bağlantı',
        about: 'Etkinlik başlamadan 1 saat önce, katılım bağlantısıyla',
      },
      thank_you_survey: {
        name: 'Teşekkür ve anket',
        about: 'Etkinlik bittikten 1 saat sonra, katılan herkese',
      },
      missed_you: { name: 'Sizi aramızda göremedik', about: 'Etkinlik bittikten 12 saat sonra, katılmayan herkese' },
      certificate: {
        name: 'Sertifikaları ver',
        about: 'Etkinlik bittikten 1 saat sonra veya sertifika anket gerektiriyorsa anket yanıtlanınca',
      },
      expiry_reminder: {
        name: 'Sertifika yakında sona eriyor',
        about: 'Sertifikanın süresi dolmadan önce, sahibine',
      },
    } as Record<Preset, Card>,
    lacking: {
      event_date: 'Etkinliğin geçmemiş bir tarihi olmalı.',
      online_url: 'Etkinliğin çevrimiçi adresi olmalı.',
      survey: 'Bir anket gerekli. Anket soruları API ile veya bir yapay zekâ asistanıyla belirlenir.',
      certificate_enabled: 'Sertifika gerekli, ancak bu etkinlikte sertifikalar kapalı.',
      certificate_email: 'Sertifikaların e-postayla gönderilmesi gerekli.',
      certificate_validity_days: 'Bu etkinliğin sertifikalarının süresi dolmuyor.',
    } as Record<Lacking, string>,
    notNeeded: 'Etkinlik bu hatırlatmayı sertifikalarla birlikte zaten gönderiyor. Otomasyona gerek yok.',
    toSettings: 'Etkinlik ayarlarını aç',
    toSurvey: 'Asistan bağla',
  },
})
