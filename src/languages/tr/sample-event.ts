import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'Bir gün önce hatırlatma',
  hour_before_online: 'Bir saat önce bağlantı',
  thank_you_survey: 'Teşekkür ve anket',
  missed_you: 'Sizi aramızda göremedik',
  certificate: 'Sertifikaları ver',
  expiry_reminder: 'Sertifika yakında sona eriyor',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'Örnek: konuşmalar günü',
  place: 'Belediye binası, büyük salon',
  about: 'Bu etkinlik ve katılımcıları kurgusaldır. Dilediğinizi deneyin: hiç e-posta gönderilmez.',
  talks: {
    opening: { title: 'Açılış', location: 'Büyük salon', speaker: 'Grace Hopper' },
    workshop: { title: 'Atölye: ilk adımlar', location: 'Oda 2', speaker: 'Ada Lovelace' },
    panel: { title: 'Panel ve kapanış', location: 'Büyük salon', speaker: 'Ayşe Yılmaz' },
  },
}
