import type { presetMessages as presetMessagesType } from '../../../../../src/pages/automations/messages/presets.ts'

export const presetMessages: typeof presetMessagesType = {
  title: 'Hazır otomasyonlar',
  about: 'Tek tıkla otomasyon ve e-postası eklenir. İkisi de sonradan değiştirilebilir.',
  add: 'Ekle',
  addNamed: (name) => `Ekle: ${name}`,
  added: (name) => `${name} eklendi.`,
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
  },
  lacking: {
    event_date: 'Etkinliğin geçmemiş bir tarihi olmalı.',
    online_url: 'Etkinliğin çevrimiçi adresi olmalı.',
    survey: 'Bir anket gerekli. Anket soruları API ile veya bir yapay zekâ asistanıyla belirlenir.',
    certificate_enabled: 'Sertifika gerekli, ancak bu etkinlikte sertifikalar kapalı.',
    certificate_email: 'Sertifikaların e-postayla gönderilmesi gerekli.',
    certificate_validity_days: 'Bu etkinliğin sertifikalarının süresi dolmuyor.',
  },
  notNeeded: 'Etkinlik bu hatırlatmayı sertifikalarla birlikte zaten gönderiyor. Otomasyona gerek yok.',
  toSettings: 'Etkinlik ayarlarını aç',
  toSurvey: 'Asistan bağla',
}
